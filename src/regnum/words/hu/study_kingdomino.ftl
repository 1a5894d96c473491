# A Kingdomino indokai, hátrányai és tippjei.

kingdomino-study-yours = { $terrain ->
    [wheat] A gabonameződ
    [forest] Az erdőd
    [lake] A tavad
    [pasture] A legelőd
    [swamp] A mocsarad
   *[mine] A hegyed
}
kingdomino-study-crowned =
    { kingdomino-study-yours }{ $crowns ->
        [0] { "" }
       *[other] {" "}({ $crowns } korona)
    }

## Egy lépés indokai

kingdomino-reason-points =
    { $action ->
        [claim] Lerakva rögtön
       *[place] Rögtön
    } { $number } ponttal többet ér.
kingdomino-reason-crowns =
    { $number ->
        [0] Több koronát hoz
       *[other] { $number } koronával többet hoz
    }, és minden korona a birtok összes négyzetére számít.
kingdomino-reason-land =
    { $terrain ->
        [none] A birtokaid nagyobbak lesznek, így az új koronák többet érnek.
       *[wheat] { kingdomino-study-yours } { $squares } négyzetből áll: minden új korona mindegyikre számít.
    }
kingdomino-reason-room = { kingdomino-study-crowned } még nőhet.
kingdomino-reason-box =
    { $terrain ->
        [none] Több van még hátra abból, ami a királyságodnak kell.
       *[wheat] { kingdomino-study-yours }: { $number } ilyen négyzet van még hátra.
    }
kingdomino-reason-holes =
    { $number ->
        [0] Egyetlen négyzetnek sem kell üresen maradnia.
       *[other] Kevesebb négyzetnek kell üresen maradnia.
    }
kingdomino-reason-gaps = Kevesebb szűk rés marad, amelybe alig illik dominó.
kingdomino-reason-harmony = Nem kell dominót eldobni, így a Harmónia még megszerezhető.
kingdomino-reason-centre = A kastélyod még középre kerülhet (A középső királyság).
kingdomino-reason-frame = A királyságod még mindkét irányban nőhet.
kingdomino-reason-places = Később többféle dominó illik majd a királyságodba.
kingdomino-reason-split = A meglévő birtokaidat növeli, nem kezd újat.
kingdomino-reason-order = A következő fordulóban hamarabb választasz.
kingdomino-reason-deny = Nem juthat egy ellenfeledhez, akinek { $number } pontot érne.
kingdomino-reason-ending = Végig kiszámítva { $number } ponttal többet ér.

## Egy lépés hátrányai

kingdomino-cost-points =
    { $action ->
        [claim] Lerakva rögtön
       *[place] Rögtön
    } { $number } ponttal kevesebbet ér.
kingdomino-cost-crowns =
    { $number ->
        [0] Kevesebb koronát hoz.
       *[other] { $number } koronával kevesebbet hoz.
    }
kingdomino-cost-land = A birtokaid kisebbek maradnak, így az új koronák kevesebbet érnek.
kingdomino-cost-room = { kingdomino-study-crowned } mellett kevesebb hely marad.
kingdomino-cost-box =
    { $terrain ->
        [none] Kevesebb van hátra abból, ami a királyságodnak kell.
       *[wheat] { kingdomino-study-yours }: { $number ->
            [0] ilyen négyzet már nincs hátra.
           *[other] már csak { $number } ilyen négyzet van hátra.
        }
    }
kingdomino-cost-holes = Marad egy négyzet, amelyet már nem lehet kitölteni.
kingdomino-cost-gaps = Szűk rés marad, amelybe alig illik dominó.
kingdomino-cost-harmony = Ezt a dominót el kellene dobni, és azzal elveszne a Harmónia.
kingdomino-cost-centre = A kastélyod már nem kerülhet középre (A középső királyság).
kingdomino-cost-frame = Korán eldönti, hol lesznek a királyságod szélei.
kingdomino-cost-places = Később kevesebbféle dominó illik majd a királyságodba.
kingdomino-cost-split = Újabb kis birtokot kezd.
kingdomino-cost-order = A következő fordulóban később választasz.
kingdomino-cost-deny = Egy ellenfelednek hagy egy dominót, amely neki { $number } pontot ér.
kingdomino-cost-ending = Végig kiszámítva { $number } ponttal kevesebbet ér.

## Merre nézz: a segítség első lépése

kingdomino-nudge-points =
    { $action ->
        [claim] Az egyik dominó lerakva rögtön pontot ér.
       *[place] Keresd a helyet, amely rögtön a legtöbbet éri.
    }
kingdomino-nudge-crowns =
    { $action ->
        [claim] Van még szabad koronás dominó.
       *[place] Tedd a koronákat oda, ahol sok négyzetre számítanak.
    }
kingdomino-nudge-land = { kingdomino-study-yours } nagyobb is lehetne: a koronák minden négyzetre számítanak.
kingdomino-nudge-room = { kingdomino-study-crowned }: melyik lépés után nőhet még?
kingdomino-nudge-box = Gondolj arra, mi nem került még elő.
kingdomino-nudge-holes = Vigyázz: egy négyzet üresen maradhat.
kingdomino-nudge-gaps = Vigyázz a szűk résekkel: alig illik beléjük dominó.
kingdomino-nudge-harmony = Nem minden dominó illik a királyságodba.
kingdomino-nudge-centre = Nézd a kastélyodat: középen maradhat?
kingdomino-nudge-frame = Még nem kell eldöntened, hol lesznek a királyságod szélei.
kingdomino-nudge-places = Gondolj a következő dominókra: többféle tájnak maradjon hely.
kingdomino-nudge-split = Az egyben maradó táj többet ér.
kingdomino-nudge-order = A dominó száma dönti el, ki választ hamarabb a következő fordulóban.
kingdomino-nudge-deny = Nézd meg, mire van szükségük az ellenfeleidnek.
kingdomino-nudge-ending = A vége már kiszámítható: nézd meg, melyik lépés hová vezet.
