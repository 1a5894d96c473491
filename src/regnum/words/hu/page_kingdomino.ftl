# A Kingdomino az oldalon.

## Ami van

page-kingdomino-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain } { $crowns } koronával
    }
page-kingdomino-domino = { $domino }. dominó: { $first }, { $second }
page-kingdomino-castle = kastély
page-kingdomino-empty = üres
page-kingdomino-you = Te
page-kingdomino-your-kingdom = A királyságod
page-kingdomino-kingdom-of = { $player } királysága
page-kingdomino-points = { $points } pont
page-kingdomino-points-word =
    { $points ->
       *[other] pont
    }

## Mi a teendő

page-kingdomino-do-draft =
    { $who ->
        [you] Tedd a királyodat ezeknek a dominóknak az egyikére!
       *[named] { $player }, tedd a királyodat ezeknek a dominóknak az egyikére!
    }
page-kingdomino-do-claim =
    { $who ->
        [you] Most válassz egy dominót az új sorból!
       *[named] { $player }, most válassz egy dominót az új sorból!
    }
page-kingdomino-do-place =
    { $who ->
        [you] Rakd
       *[named] { $player }, rakd
    } le { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót{ $isLast ->
        [yes] { " " }a királyságodba!
       *[no] , aztán válassz egyet az új sorból!
    }
page-kingdomino-do-discard =
    { $who ->
        [you] A királyságodban sehová sem illik
       *[named] { $player }, a királyságodban sehová sem illik
    } { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominó: el kell dobnod.
page-kingdomino-hint-draft = A kis szám legközelebb előbb kerül sorra, a nagy többet ér.
page-kingdomino-hint-claim = A kis szám legközelebb előbb kerül sorra, a nagy többet ér.
page-kingdomino-hint-place = Koppints egy jelre a próbához, még egyszer a forgatáshoz.
page-kingdomino-hint-discard = Nem ér pontot, és kikerül a játékból.
page-kingdomino-turn-draft = { $player } az első dominók egyikét választja.
page-kingdomino-turn-claim = { $player } dominót választ az új sorból.
page-kingdomino-turn-place =
    { $player } lerakja { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
page-kingdomino-turn-discard =
    { $player } kénytelen eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
page-kingdomino-over = A játék véget ért.
page-kingdomino-confirm = Kész
page-kingdomino-discard = Eldobom
page-kingdomino-rotate = Forgat
page-kingdomino-undo = Visszavon
page-kingdomino-choose-mark = Előbb válassz egy jelet a dominónak.
page-kingdomino-choose-domino = Előbb válassz egy szabad dominót az új sorból.
page-kingdomino-one-turn = Itt csak egyféleképpen fér el a dominó.
page-kingdomino-dropped = Visszavonva. Nincs kiválasztva semmi.
page-kingdomino-rule = { $sentence } ({ $rule })

## A sorok

page-kingdomino-rows = A kínált dominók
page-kingdomino-now = Most
page-kingdomino-now-about = lerakás
page-kingdomino-next = Új sor
page-kingdomino-next-about = választás
page-kingdomino-placed = kész
page-kingdomino-slot-out = eldobva
page-kingdomino-left =
    { $dominoes ->
        [0] A dobozból elfogytak a dominók
       *[other] Még { $dominoes } dominó van a dobozban
    }
# A szám után áll.
page-kingdomino-left-words =
    { $dominoes ->
       *[other] dominó maradt
    }
page-kingdomino-claim-list = Szabad dominók. A nyilakkal válogathatsz, Enterrel választasz.
page-kingdomino-slot-done = { $domino }. dominó: { $player }, kész
page-kingdomino-slot-discarded = { $domino }. dominó: { $player }, eldobva
page-kingdomino-slot-chosen = { $domino }. Itt áll a királyod; Enter: megerősíted.
page-kingdomino-slot-now = { $domino }. Király: { $player }. Most kell lerakni.
page-kingdomino-slot-taken = { $domino }. Király: { $player }
page-kingdomino-slot-free = { $domino }. Szabad.

## A tábla

page-kingdomino-board =
    Hol lehet { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominó
page-kingdomino-keys =
    A nyilak jelről jelre visznek, { $key ->
        [letter] az R
       *[space] a szóköz
    } elforgatja a dominót, az Enter megerősít, az Escape elveszi.
page-kingdomino-spot = { $column } oszlop, { $row }. sor: { $turns } módon illik ide
page-kingdomino-place =
    { $domino }; { $column } oszlop, { $row }. sor, { $direction ->
        [n] fölfelé
        [e] jobbra
        [s] lefelé
       *[w] balra
    } fordítva
page-kingdomino-place-gain =
    { $points ->
        [0] { $place }; nem változik a pontszám ({ $gain })
       *[other] { $place }; { $gain } pont
    }
page-kingdomino-turned =
    { $direction ->
        [n] Fölfelé
        [e] Jobbra
        [s] Lefelé
       *[w] Balra
    } fordítva; { $points ->
        [0] nem változik a pontszám ({ $gain })
       *[other] { $gain } pont
    }
page-kingdomino-show-points = Pontok
page-kingdomino-in-words = Szavakban
page-kingdomino-write = Lépés beírása
page-kingdomino-write-label = Lépés
page-kingdomino-write-send = Lép
page-kingdomino-write-about = { $example }: a dominó, az első felének négyzete, és merre áll a második fele (n föl, e jobbra, s le, w balra); k és egy szám: választás. A kastély g7-en áll.
page-kingdomino-kingdom-summary = { $title }: { $points } pont; { $squares } négyzet föld, { $columns } oszlop széles, { $rows } sor magas.
page-kingdomino-discards = { $dominoes } eldobott dominó

## A többiek

page-kingdomino-others = A többi királyság
page-kingdomino-standing =
    { $state ->
        [now] Most ő lép
        [next] Ő következik
        [last] A fordulóban utolsó
        [waits] Vár
        [drafts] Még nem választott
        [claimed] Választása: { $claimed }
        [over] { "" }
       *[done] { $claims ->
            [0] Lerakta: { $placed }
           *[other] Lerakta: { $placed }, választása: { $claimed }
        }
    }

## A napló

# Név vagy „Te” után áll.
page-kingdomino-deed =
    { $deed ->
        [claim-you] választottad: { $domino }
        [claim-they] választotta: { $domino }
        [discard-you] eldobtad: { $domino }
        [discard-they] eldobta: { $domino }
        [place-you] leraktad: { $domino }
       *[place-they] lerakta: { $domino }
    }

## A doboz

page-kingdomino-box = Még nem látott dominók
page-kingdomino-box-open = Mit nem láttunk még?
page-kingdomino-unseen =
    { $unseen ->
        [0] Már minden dominó előkerült.
       *[other] { $unseen } dominó még nem került elő.
    }
page-kingdomino-unseen-out = { $unseen } dominó még nem került elő; közülük { $out } kimarad ebből a játékból, de senki sem tudja, melyik.
page-kingdomino-unseen-squares = Még nem látott négyzetek
page-kingdomino-unseen-dominoes = Még nem látott dominók
page-kingdomino-terrain-head = Táj
page-kingdomino-with-crowns =
    { $crowns ->
        [0] korona nélkül
       *[other] { $crowns } korona
    }
page-kingdomino-all = Összes

## Pontok

page-kingdomino-properties = Birtokok
page-kingdomino-property = Birtok
page-kingdomino-squares = Négyzet
page-kingdomino-crowns = Korona
page-kingdomino-points-head = Pont
page-kingdomino-sum = Összesen
page-kingdomino-middle-kingdom = A középső királyság
page-kingdomino-harmony = Harmónia
page-kingdomino-largest = Legnagyobb birtok
page-kingdomino-discarded = Eldobott dominó

## Fordulók és játszmák

page-kingdomino-round = { $round }. forduló
page-kingdomino-of-rounds = / { $rounds }
page-kingdomino-first-draft = Első választás
page-kingdomino-game = { $game }/{ $games }. játszma
page-kingdomino-game-round = { $game }. játszma · { $round }
page-kingdomino-game-over =
    { $game ->
        [1] Az 1. játszma véget ért
       *[other] A { $game }. játszma véget ért
    }
page-kingdomino-on = Tovább: { $game }. játszma
page-kingdomino-this-game = Ez a játszma
page-kingdomino-all-games = Minden játszma
page-kingdomino-total = összesen { $points }

## Az eredmény

page-kingdomino-result = Az eredmény
page-kingdomino-decided =
    { $by ->
        [largest] { $player } és { $other } pontszáma egyaránt { $points }; a nagyobb birtok dönt ({ $squares } és { $fewer } négyzet).
        [crowns] { $player } és { $other } pontszáma egyaránt { $points }, legnagyobb birtokuk { $squares } négyzet; a koronák döntenek ({ $crowns } és { $fewer }).
        [shared] { $player } és { $other } pontszáma, legnagyobb birtoka és koronáinak száma is egyenlő: osztoznak a győzelmen.
       *[score] A pontok döntenek: { $points } és { $fewer }.
    }
page-kingdomino-dynasty-sum = A három játszma pontjai, legnagyobb birtokai és koronái összeadódnak.
page-kingdomino-sheet = Pontozólap
page-kingdomino-sheet-game = { $game }. játszma: pontozólap
page-kingdomino-place-number = { $place }. hely

## Beállítások

page-kingdomino-option-rules = Szabályok
page-kingdomino-option-edition = Kiadás
page-kingdomino-option-edition-about = Első kiadás: ketten vagy hárman kevesebb dominóval. Újabb kiadás: mindig mind a 48; ketten a hatalmak párbaját játsszák.
page-kingdomino-option-edition-classic = Első kiadás (classic)
page-kingdomino-option-edition-modern = Újabb kiadás (modern)
page-kingdomino-option-edition-bga = Mint a Board Game Arenán (bga)
page-kingdomino-option-mighty-duel = A hatalmak párbaja
page-kingdomino-option-mighty-duel-about = Két játékos, mind a 48 dominó, 7 × 7-es királyságok.
page-kingdomino-option-variants = Változatok
page-kingdomino-option-middle-kingdom = A középső királyság
page-kingdomino-option-middle-kingdom-about = 10 pont, ha a kastély a királyság közepén áll.
page-kingdomino-option-middle-kingdom-off = Nem
page-kingdomino-option-middle-kingdom-symmetric = Igen
page-kingdomino-option-middle-kingdom-exact = Igen, de csak teljes szélességgel és magassággal
page-kingdomino-option-harmony = Harmónia
page-kingdomino-option-harmony-about = 5 pont a hézagtalan királyságért.
page-kingdomino-option-dynasty = Dinasztia
page-kingdomino-option-dynasty-about = Három játszma; a pontok összeadódnak.
page-kingdomino-option-more = Részletek
page-kingdomino-option-as-edition = A kiadás szerint
page-kingdomino-option-deck = Dominók a játékban
page-kingdomino-option-deck-about = A 48-ból véletlenszerűen; a többi látatlanban a dobozban marad.
page-kingdomino-option-deck-24 = 24
page-kingdomino-option-deck-36 = 36
page-kingdomino-option-deck-48 = 48
page-kingdomino-option-row = Dominók egy sorban
page-kingdomino-option-row-about = Egy sorban több dominó is lehet, mint ahány király van.
page-kingdomino-option-row-3 = 3
page-kingdomino-option-row-4 = 4
page-kingdomino-option-size = A királyság mérete
page-kingdomino-option-size-about = Legfeljebb ennyi négyzet széles és magas, a kastéllyal együtt.
page-kingdomino-option-size-5 = 5 × 5
page-kingdomino-option-size-7 = 7 × 7
page-kingdomino-option-two-player-draft = Első választás
page-kingdomino-option-two-player-draft-about = Milyen sorrendben választja két játékos az első dominókat.
page-kingdomino-option-two-player-draft-random = A királyok kihúzásával
page-kingdomino-option-two-player-draft-abba = Egy, kettő, egy (A-B-B-A)
page-kingdomino-option-discard-unclaimed = A megmaradt dominó kikerül a játékból
page-kingdomino-option-discard-unclaimed-about = Akkor kell, ha egy sorban több dominó van, mint király.
