# Elemzés és tanulás a webalkalmazásban.

## Egy állás elemzése

page-study-analysis = Elemzés
page-study-chance = Győzelmi esély
page-study-percent = { $part }%
page-study-best = Legjobb lépések
page-study-best-about =
    { $game ->
        [kingdoms] győzelmi esély, pénz a végén
       *[other] győzelmi esély, pont a végén
    }
page-study-range = { $from } és { $to } között
page-study-thinking = Gondolkodás…
page-study-over = A játéknak vége: nincs már miből választani.
page-study-no-analysis = Ezt az állást most nem sikerült elemezni. A tábla továbbra is használható.
page-study-settled = Kialakult.
page-study-moving = Még változik.
page-study-exact = Végigszámolva: ezek a számok pontosak.
page-study-effort = { $games } végigjátszott parti; { $within }% pontossággal.
page-study-more = Gondolkodjon tovább
page-study-why = Miért az { $number }. lépés
page-study-worth = körülbelül ennyi pontot ér
page-study-then = Várható folytatás
page-study-then-about = a következő húzásig
page-study-said = A legjobb lépés: { $move }; győzelmi esély: { $part }%.

## Tippek és az edző

page-study-hint = Tipp
page-study-hint-step = A tipp { $step }. lépése
page-study-hint-close = Tipp bezárása
page-study-hint-only = Csak egy lépés van.
page-study-hint-two = E kettő közül az egyik.
page-study-hint-move = Ez a legjobb lépés. Hagyd jóvá, vagy próbálj mást.
page-study-coach = Edző
page-study-coach-lost = Ezzel száz partiból { $lost } győzelemmel kevesebb jut, mint a legjobb lépéssel.
page-study-coach-show = Mutasd
page-study-coach-keep = Marad
page-study-coach-quiet = Ebben a játékban ne szóljon

## A lépések és a húzások jelei

page-study-mark-best = Legjobb
page-study-mark-good = Jó
page-study-mark-inaccuracy = Pontatlanság
page-study-mark-mistake = Hiba
page-study-mark-blunder = Baklövés
page-study-mark-up = Szerencsés húzás
page-study-mark-down = Balszerencsés húzás

## Visszatekintés: mi volt szerencse, mi tudás, hogyan alakultak az esélyek, és mely pillanatok döntöttek

page-study-making = A gép minden állásból végigjátssza a játszmát. Ez néhány másodpercig tart.
page-study-stopped = A visszatekintés megszakadt.
page-study-failed = A visszatekintés nem készült el.
page-study-stop = Mégse
page-study-again = Visszatekintés a játszmára
page-study-headline =
    { $winner ->
        [you] Nyertél: { $score }, { $ahead ->
            [0] holtverseny után
           *[other] { $ahead } ponttal
        } { $rival } előtt.
       *[other] { $name } nyert: { $score }, { $ahead ->
            [0] holtverseny után
           *[other] { $ahead } ponttal
        } { $second ->
            [you] előtted
           *[other] { $rival } előtt
        }.
    }
page-study-verdict =
    { $whose ->
        [you] a döntéseid
       *[other] { $name } döntései
    } { $skill ->
        [much] sokat hoztak
        [some] keveset hoztak
        [none] alig számítottak
        [minus] kicsit sokba kerültek
       *[much-minus] sokba kerültek
    }; a húzások { $luck ->
        [much] sokat segítettek
        [some] kicsit segítettek
        [none] alig számítottak
        [minus] kicsit ártottak
       *[much-minus] sokat ártottak
    }.
page-study-grades = Az összes döntés osztályzata
page-study-account = Miből állnak az eredmények
page-study-player = Játékos
page-study-skill = Tudás
page-study-skill-about = saját döntések
page-study-luck = Szerencse
page-study-luck-about = a húzások
page-study-rivals = Többiek
page-study-rivals-about = a döntéseik
page-study-sum = Összeg
page-study-unit = Mértékegység
page-study-unit-points = Pont
page-study-unit-win = Győzelmi esély
page-study-graph = Győzelmi esély
page-study-by-round = fordulónként
page-study-after-round = Forduló után
page-study-start = Kezdet
page-study-whose = Kinek a játszmája
page-study-moments = Döntő pillanatok
page-study-moments-none = Egyetlen pillanat sem változtatott sokat az esélyeken.
page-study-filter = Mely pillanatok
page-study-filter-all = Mind { $moments }
page-study-filter-mine = Saját { $moments }
page-study-filter-luck = Szerencse { $moments }
page-study-at-round = { $round }. forduló
page-study-place = { $round }, { $move }. lépés · { $number }. pillanat / { $count }
page-study-played =
    { $whose ->
        [you] A lépésed
       *[other] { $name } lépése
    }
page-study-better = Jobb
page-study-drawn = A húzás
page-study-play-on = Játszd tovább innen
page-study-puzzle = Legyen feladvány
page-study-puzzle-made = Feladványként elmentve
page-study-next = Következő pillanat
page-study-rate = Elvesztett pont döntésenként
page-study-rate-about = A visszanézett játszmákban, azokban a döntésekben, amelyekben számított a választás. A legjobb a 0.
page-study-rate-of = { $points } ± { $margin }, { $games } játszmában
page-study-points-about = A pontok a többiek átlagához képest értendők.
