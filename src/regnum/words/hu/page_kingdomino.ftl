# A Kingdomino az oldalon.

## Ami van

kingdomino-page-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain } { $crowns } koronával
    }
kingdomino-page-domino = { $domino }. dominó: { $first }, { $second }
kingdomino-page-castle = kastély
kingdomino-page-empty = üres
kingdomino-page-your-kingdom = A királyságod
kingdomino-page-kingdom-of = { $player } királysága
kingdomino-page-points = { $points } pont
kingdomino-page-points-word =
    { $points ->
       *[other] pont
    }

## Mi a teendő

kingdomino-page-do-draft =
    { $who ->
        [you] Tedd a királyodat az egyik dominóra!
       *[named] { $player }, tedd a királyodat az egyik dominóra!
    }
kingdomino-page-do-claim =
    { $who ->
        [you] Most válassz egy dominót az új sorból!
       *[named] { $player }, most válassz egy dominót az új sorból!
    }
kingdomino-page-do-place =
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
kingdomino-page-do-discard =
    { $who ->
        [you]
            { $domino ->
                [1] Az
                [5] Az
               *[other] A
            } { $domino }. dominó sehová sem illik: el kell dobnod.
       *[named]
            { $player }, { $domino ->
                [1] az
                [5] az
               *[other] a
            } { $domino }. dominó sehová sem illik: el kell dobnod.
    }
kingdomino-page-ask-claim =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominót választod?
kingdomino-page-ask-claim-hint = Nyomd meg a Rendben gombot, vagy válassz egy másik dominót!
kingdomino-page-ask-place =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominót rakod ide?
kingdomino-page-ask-place-hint = Nyomd meg a Rendben gombot, forgasd el, vagy próbálj ki egy másik helyet!
kingdomino-page-hint-draft = Kis számmal a következő fordulóban előbb jössz; a nagy szám többnyire többet ér.
kingdomino-page-hint-claim = Kis számmal a következő fordulóban előbb jössz; a nagy szám többnyire többet ér.
kingdomino-page-hint-place = Válassz egy kijelölt helyet, hogy kipróbáld ott a dominót; válaszd újra, és elfordul.
kingdomino-page-hint-discard = Nem ér pontot, és kikerül a játékból.
kingdomino-page-turn-draft = { $player } az első dominóját választja.
kingdomino-page-turn-claim = { $player } dominót választ az új sorból.
kingdomino-page-turn-place =
    { $player } { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót rakja le.
kingdomino-page-turn-discard =
    { $player } kénytelen eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
kingdomino-page-discard = Eldobás
kingdomino-page-rotate = Forgatás
kingdomino-page-choose-mark = Előbb válassz helyet a dominónak.
kingdomino-page-choose-domino = Előbb válassz egy szabad dominót az új sorból.
kingdomino-page-one-turn = Itt csak egyféleképpen fér el a dominó.
kingdomino-page-dropped = Visszavonva. Semmi sincs kiválasztva.
kingdomino-page-rule = { $sentence } ({ $rule })

## A sorok

kingdomino-page-rows = Kirakott dominók
kingdomino-page-now = Most
kingdomino-page-now-about = lerakás
kingdomino-page-next = Új sor
kingdomino-page-next-about = választás
kingdomino-page-placed = lerakva
kingdomino-page-slot-out = eldobva
kingdomino-page-left =
    { $dominoes ->
        [0] A dobozból elfogytak a dominók
       *[other] Még { $dominoes } dominó van a dobozban
    }
# A szám után áll.
kingdomino-page-left-words =
    { $dominoes ->
       *[other] dominó maradt
    }
kingdomino-page-claim-list = Szabad dominók. A nyilakkal válogathatsz, az Enterrel választasz.
kingdomino-page-slot-done = { $domino }. dominó: { $player }, lerakva
kingdomino-page-slot-discarded = { $domino }. dominó: { $player }, eldobva
kingdomino-page-slot-chosen = { $domino }. Itt áll a királyod; Enter: rendben.
kingdomino-page-slot-now = { $domino }. Király: { $player }. Most kell lerakni.
kingdomino-page-slot-taken = { $domino }. Király: { $player }
kingdomino-page-slot-free = { $domino }. Szabad.

## A tábla

kingdomino-page-board =
    Hová kerülhet { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominó
kingdomino-page-keys =
    A nyilakkal a helyek között mozogsz, { $key ->
        [letter] az R
       *[space] a szóköz
    } elforgatja a dominót, az Enter véglegesíti, az Escape visszaveszi.
kingdomino-page-spot =
    { $turns ->
        [one] { $column } oszlop, { $row }. sor: egyféleképpen illik ide
       *[other] { $column } oszlop, { $row }. sor: { $turns }-féleképpen illik ide
    }
kingdomino-page-place =
    { $domino }; { $column } oszlop, { $row }. sor, { $direction ->
        [n] fölfelé
        [e] jobbra
        [s] lefelé
       *[w] balra
    } fordítva
kingdomino-page-place-gain =
    { $points ->
        [0] { $place }; nem változik a pontszám ({ $gain })
       *[other] { $place }; { $gain } pont
    }
kingdomino-page-turned =
    { $direction ->
        [n] Fölfelé
        [e] Jobbra
        [s] Lefelé
       *[w] Balra
    } fordítva; { $points ->
        [0] nem változik a pontszám ({ $gain })
       *[other] { $gain } pont
    }
kingdomino-page-show-points = Pontok
kingdomino-page-in-words = Szöveges leírás
kingdomino-page-write = Lépés beírása
kingdomino-page-write-label = Lépés
kingdomino-page-write-send = Mehet
kingdomino-page-write-about = { $example }: a dominó száma, az első felének négyzete és a második felének iránya (n: föl, e: jobbra, s: le, w: balra). Választáshoz írj k betűt és egy számot. A kastélyod a g7-en áll.
kingdomino-page-kingdom-summary = { $title }: { $points } pont; { $squares } négyzet, { $columns } oszlop széles, { $rows } sor magas.
kingdomino-page-discards = { $dominoes } eldobott dominó

## A többiek

kingdomino-page-others = A többi királyság
kingdomino-page-standing =
    { $state ->
        [now] Most ő lép
        [next] Ő következik
        [last] Ebben a fordulóban az utolsó
        [waits] Vár
        [drafts] Még nem választott
        [claimed] Választása: { $claimed }
        [over] { "" }
       *[done]
            { $claims ->
                [0] Lerakta: { $placed }
               *[other] Lerakta: { $placed }, választása: { $claimed }
            }
    }

## A napló

kingdomino-page-deed =
    { $deed ->
        [claim-you] kiválasztottad
        [claim-they] kiválasztotta
        [discard-you] eldobtad
        [discard-they] eldobta
        [place-you] leraktad
       *[place-they] lerakta
    } { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót

## A doboz

kingdomino-page-box = Még nem látott dominók
kingdomino-page-box-open = Mit nem láttunk még?
kingdomino-page-unseen =
    { $unseen ->
        [0] Már minden dominó előkerült.
       *[other] { $unseen } dominó még nem került elő.
    }
kingdomino-page-unseen-out = { $unseen } dominó még nem került elő; közülük { $out } kimarad ebből a játékból, de hogy melyek, azt senki sem tudja.
kingdomino-page-unseen-squares = Még nem látott négyzetek
kingdomino-page-unseen-dominoes = Még nem látott dominók
kingdomino-page-terrain-head = Táj
kingdomino-page-with-crowns =
    { $crowns ->
        [0] korona nélkül
       *[other] { $crowns } korona
    }
kingdomino-page-all = Összes

## Pontok

kingdomino-page-properties = Birtokok
kingdomino-page-property = Birtok
kingdomino-page-squares = Négyzet
kingdomino-page-crowns = Korona
kingdomino-page-points-head = Pont
kingdomino-page-sum = Összesen
kingdomino-page-middle-kingdom = A középső királyság
kingdomino-page-harmony = Harmónia
kingdomino-page-largest = Legnagyobb birtok
kingdomino-page-discarded = Eldobott dominó

## Fordulók és játszmák

kingdomino-page-round = { $round }. forduló
kingdomino-page-of-rounds = / { $rounds }
kingdomino-page-first-draft = Első választás
kingdomino-page-game = { $game }. játszma / { $games }
kingdomino-page-game-round = { $game }. játszma · { $round }
kingdomino-page-game-over =
    { $game ->
        [1] Az 1. játszma véget ért
       *[other] A { $game }. játszma véget ért
    }
kingdomino-page-on = Tovább: { $game }. játszma
kingdomino-page-this-game = Ez a játszma
kingdomino-page-all-games = Minden játszma
kingdomino-page-total = összesen { $points }
kingdomino-page-why = { $terrain }: { $squares } négyzet × { $crowns } korona = { $points }
kingdomino-page-promised = { $gain } ({ $bonus }), ha így marad
kingdomino-page-promised-middle-kingdom = ha így marad
kingdomino-page-promised-harmony = Harmónia

## Az eredmény

kingdomino-page-result = Eredmény
kingdomino-page-decided =
    { $by ->
        [largest] Pontegyenlőség ({ $points } pont): { $player } és { $other }. A nagyobb birtok dönt: { $squares } : { $fewer } négyzet.
        [crowns] Egyenlő pontszám ({ $points }) és legnagyobb birtok ({ $squares } négyzet): { $player } és { $other }. A koronák döntenek: { $crowns } : { $fewer }.
        [shared] Egyenlő pontszám, legnagyobb birtok és koronaszám: { $player } és { $other }. Közös a győzelem.
       *[score] A pontok döntenek: { $points } : { $fewer }.
    }
kingdomino-page-dynasty-sum = A három játszma pontjai, legnagyobb birtokai és koronái összeadódnak.
kingdomino-page-sheet = Pontozólap
kingdomino-page-sheet-game = Pontozólap: { $game }. játszma

## Beállítások

kingdomino-page-option-rules = Szabályok
kingdomino-page-option-edition = Kiadás
kingdomino-page-option-edition-about = Első kiadás: két vagy három játékossal kevesebb dominó. Újabb kiadás: mindig mind a 48; két játékossal A hatalmak párbaja.
kingdomino-page-option-edition-classic = Első kiadás (classic)
kingdomino-page-option-edition-modern = Újabb kiadás (modern)
kingdomino-page-option-edition-bga = Mint a Board Game Arenán (bga)
kingdomino-page-option-mighty-duel = A hatalmak párbaja
kingdomino-page-option-mighty-duel-about = Két játékos, mind a 48 dominó, 7 × 7-es királyságok.
kingdomino-page-option-variants = Játékvariációk
kingdomino-page-option-middle-kingdom = A középső királyság
kingdomino-page-option-middle-kingdom-about = 10 pont, ha a kastély a királyság közepén áll.
kingdomino-page-option-middle-kingdom-off = Nem
kingdomino-page-option-middle-kingdom-on = Igen
kingdomino-page-option-middle-kingdom-symmetric = Igen, kisebb királyságban is, ha a kastély a közepén áll
kingdomino-page-option-middle-kingdom-exact = Igen, de csak teljes szélességnél és magasságnál
kingdomino-page-option-harmony = Harmónia
kingdomino-page-option-harmony-about = 5 pont a teljes királyságért (ha egyetlen dominót sem kellett eldobni).
kingdomino-page-option-dynasty = Dinasztia
kingdomino-page-option-dynasty-about = Három játszma; a pontok összeadódnak.
kingdomino-page-option-more = Részletes beállítások
kingdomino-page-option-as-edition = A kiadás szerint
kingdomino-page-option-deck = Dominók a játékban
kingdomino-page-option-deck-about = A 48-ból véletlenszerűen húzva; a többi megnézés nélkül a dobozban marad.
kingdomino-page-option-deck-24 = 24
kingdomino-page-option-deck-36 = 36
kingdomino-page-option-deck-48 = 48
kingdomino-page-option-row = Dominók egy sorban
kingdomino-page-option-row-about = Egy sorban több dominó is lehet, mint ahány király van.
kingdomino-page-option-row-3 = 3
kingdomino-page-option-row-4 = 4
kingdomino-page-option-size = A királyság mérete
kingdomino-page-option-size-about = Legfeljebb ennyi négyzet széles és magas, a kastéllyal együtt.
kingdomino-page-option-size-5 = 5 × 5
kingdomino-page-option-size-7 = 7 × 7
kingdomino-page-option-two-player-draft = Első választás
kingdomino-page-option-two-player-draft-about = Milyen sorrendben választja két játékos az első dominókat.
kingdomino-page-option-two-player-draft-random = A királyok véletlen sorrendjében
kingdomino-page-option-two-player-draft-abba = Egy, kettő, egy (A-B-B-A)
kingdomino-page-option-discard-unclaimed = A megmaradt dominók kikerülnek a játékból
kingdomino-page-option-discard-unclaimed-about = Akkor kell, ha egy sorban több dominó van, mint király.

## A kezdőlap

kingdomino-page-about = Válassz dominókat, illeszd össze a tájakat, és építs koronákkal teli királyságot.
kingdomino-page-size = 2–4 játékos, 15 perc
