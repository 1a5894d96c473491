# A Királyságok indokai, hátrányai és tippjei.

kingdoms-study-rival = { $rival ->
    [red] A vörös
    [yellow] A sárga
    [green] A zöld
    [blue] A kék
   *[several] Egy ellenfél
}
kingdoms-study-money = { $number } pénzt
kingdoms-study-left =
    { $mood ->
        [hope] a még nem látott { $left } lapkából { $tiles } erőforrás
       *[fear] a még nem látott { $left } lapkából { $tiles } veszély
    }

## Egy lépés indokai

kingdoms-reason-lines = A tábla mostani állása szerint { $number } pénzzel többet kapsz.
kingdoms-reason-rivals = { kingdoms-study-rival } { $number } pénzzel kevesebbet kap.
kingdoms-reason-supply =
    { $mood ->
        [hope] A soraidban és oszlopaidban marad üres mező a jó lapkáknak
       *[fear] A rossz lapkák kevesebbet árthatnak neked
    }: { kingdoms-study-left }.
kingdoms-reason-ranks =
    { $rank ->
        [0] Megtartod a váraidat későbbre.
       *[other] Későbbre megmarad egy { $rank }. szintű várad.
    }
kingdoms-reason-start = Megtartod a kezdőlapkádat későbbre.
kingdoms-reason-draw = Egy lapka a készletből átlagosan { kingdoms-study-money } hoz.
kingdoms-reason-ending = Végig kiszámítva { $number } pénzzel többed lesz.

## Egy lépés hátrányai

kingdoms-cost-lines = A tábla mostani állása szerint { $number } pénzzel kevesebbet kapsz.
kingdoms-cost-rivals = { kingdoms-study-rival } { $number } pénzzel többet kap.
kingdoms-cost-supply =
    { $mood ->
        [hope] A soraidban és oszlopaidban kevesebb üres mező marad a jó lapkáknak
       *[fear] A rossz lapkák még árthatnak neked
    }: { kingdoms-study-left }.
kingdoms-cost-ranks = Elhasználsz egy { $rank }. szintű várat.
kingdoms-cost-start = Elhasználod a kezdőlapkádat.
kingdoms-cost-draw = Nem húzol a készletből, pedig egy lapka átlagosan { kingdoms-study-money } hoz.
kingdoms-cost-ending = Végig kiszámítva { $number } pénzzel kevesebbed lesz.

## Hova nézz: a tipp első lépése

kingdoms-nudge-lines =
    { $tile ->
        [none] Nézd meg, mennyit fizet neked most minden sor és oszlop.
       *[number] Van olyan sor vagy oszlop, ahol van { kingdoms-tile }, de várad még nincs.
    }
kingdoms-nudge-rivals = Nézd meg, melyik sor vagy oszlop fizet az ellenfeleidnek.
kingdoms-nudge-supply =
    { $mood ->
        [hope] Jó lapkák is jönnek még. Melyik sorban vagy oszlopban van nekik hely?
       *[fear] Rossz lapkák is jönnek még. Melyik sorod vagy oszlopod van biztonságban?
    }
kingdoms-nudge-ranks = Nem minden mező ér meg egy erős várat.
kingdoms-nudge-start = A kezdőlapkád még várhat.
kingdoms-nudge-draw = Gondold végig, mit hozhat egy lapka a készletből.
kingdoms-nudge-ending = A vége már kiszámítható: nézd meg, melyik lépés hová vezet.
