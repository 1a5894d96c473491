# Kingdomino a terminálban és a parancssorban.

## Ki következik

kingdomino-terminal-turn-draft = { $player } az első dominóját választja.
kingdomino-terminal-turn-claim = { $player } dominót választ az új sorból.
kingdomino-terminal-turn-place =
    { $player } { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót rakja le.
kingdomino-terminal-turn-discard =
    { $player } kénytelen eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót: sehová sem illik.
kingdomino-terminal-do-draft = { $player }, tedd a királyodat az egyik dominóra!
kingdomino-terminal-do-claim = { $player }, válassz egy dominót az új sorból!
kingdomino-terminal-do-place =
    { $player }, rakd le { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót a királyságodba!
kingdomino-terminal-do-discard =
    { $player }, { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót el kell dobnod. Nyomj Entert!

## Az asztal

kingdomino-terminal-left =
    { $dominoes ->
        [0] elfogytak a dominók
       *[other] még { $dominoes } dominó
    }
kingdomino-terminal-first-draft = Első választás
kingdomino-terminal-game = { $game }. játszma / { $games }
kingdomino-terminal-row-now = Most
kingdomino-terminal-row-next = Új sor
kingdomino-terminal-crown = korona
kingdomino-terminal-points = { $points } pont
kingdomino-terminal-points-of = { $player } pontjai
kingdomino-terminal-middle-kingdom = A középső királyság
kingdomino-terminal-harmony = Harmónia

## Megjegyzések

kingdomino-terminal-spot =
    Itt { $points ->
        [0] nem változik a pontszámod
       *[other] { $gain } pont
    }. Enter: lerakod a dominót.
kingdomino-terminal-holding = { $domino }. dominó: { $first }, { $second }. Enter: ezt választod.
kingdomino-terminal-looking = Most { $player } királyságát nézed.

## A napló

kingdomino-terminal-log-claim = { $player } kiválasztotta: { $domino }
kingdomino-terminal-log-discard = { $player } eldobta: { $domino }
kingdomino-terminal-log-place = { $player } lerakta: { $domino } ({ $gain })

## Billentyűk

kingdomino-terminal-key-rotate = forgat
kingdomino-terminal-key-next = köv. hely
kingdomino-terminal-key-choose = lépked
kingdomino-terminal-key-claim = választ
kingdomino-terminal-key-discard = eldob
kingdomino-terminal-key-points = pontok
kingdomino-terminal-key-view = királyságok
kingdomino-terminal-key-next-game = következő játszma

## Súgó

kingdomino-terminal-help-move = a dominó mozgatása, vagy válogatás a sorban
kingdomino-terminal-help-rotate = a dominó elforgatása (szóközzel is)
kingdomino-terminal-help-next = ugrás a következő szabályos helyre (Shift+Tab: vissza)
kingdomino-terminal-help-choose = az új sor egyik dominója, felülről számolva
kingdomino-terminal-help-confirm = lerakás, választás vagy eldobás
kingdomino-terminal-help-points = minden birtok pontjainak megjelenítése
kingdomino-terminal-help-view = a következő királyság megnézése
kingdomino-terminal-help-marks = { $now } ide kerülhet a dominó első fele; { $turned } ide, ha elforgatod. Egérrel kattints egy négyzetre, a sor egyik dominójára, egy királyságra vagy lent egy billentyűre.
kingdomino-terminal-rules-order = A királyok a sor tetejétől kezdve következnek: mindegyik lerakja a dominóját, aztán választ egyet az új sorból. A kis szám előbb kerül sorra, a nagy többet ér.
kingdomino-terminal-rules-place = Egy dominónak a kastélyodhoz kell érnie, vagy legalább az egyik felével azonos tájhoz. Az átlós érintkezés nem számít.
kingdomino-terminal-rules-frame = A királyságodnak { $size } × { $size } négyzeten kell elférnie; a kastély bárhol lehet benne.
kingdomino-terminal-rules-discard = Amit le lehet rakni, azt le is kell; ami sehová sem illik, azt el kell dobni.
kingdomino-terminal-rules-score = Egy birtok (egy táj összefüggő négyzetei) annyit ér, ahány négyzete van, szorozva a koronáival; korona nélkül semmit.
kingdomino-terminal-rules-end = Az nyer, akinek a legtöbb pontja van; egyenlőségnél a legnagyobb birtok, aztán a legtöbb korona dönt.

## Az eredmény

kingdomino-terminal-winner = { $player } nyert { $points } ponttal!
kingdomino-terminal-winners = Közös győzelem: { $players }, fejenként { $points } ponttal.
kingdomino-terminal-tie-largest = { $player } és { $other } pontszáma egyaránt { $points }; a nagyobb birtok dönt: { $squares } : { $fewer } négyzet.
kingdomino-terminal-tie-crowns = { $player } és { $other } pontszáma egyaránt { $points }, legnagyobb birtokuk { $squares } négyzet; a koronák döntenek: { $crowns } : { $fewer }.
kingdomino-terminal-tie-shared = { $player } és { $other } pontszáma, legnagyobb birtoka és koronáinak száma is egyenlő: osztoznak a helyezésen.
kingdomino-terminal-standing = legnagyobb birtok: { $squares } négyzet; { $crowns } korona
kingdomino-terminal-sum = a játszmák összege

## Beállítások

kingdomino-terminal-setup-continue = A mentett játék folytatása: { $players } ({ $round }. forduló / { $rounds })
kingdomino-terminal-setup-edition = Kiadás
kingdomino-terminal-setup-mighty-duel = A hatalmak párbaja
kingdomino-terminal-setup-middle-kingdom = A középső királyság
kingdomino-terminal-setup-harmony = Harmónia
kingdomino-terminal-setup-dynasty = Dinasztia
kingdomino-terminal-setup-edition-value =
    { $value ->
        [classic] klasszikus (classic)
        [modern] modern
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
kingdomino-terminal-setup-duel-value =
    { $value ->
        [edition] a kiadás szerint
        [on] igen: mind a 48 dominó, 7 × 7
       *[off] nem
    }
kingdomino-terminal-setup-middle-value =
    { $value ->
        [on] igen: 10 pont, ha a kastély középen áll
        [symmetric] igen, kisebb királyságban is, ha a kastély a közepén áll
        [exact] igen, de csak teljes szélességnél és magasságnál
       *[off] nem
    }
kingdomino-terminal-setup-good =
    { $dominoes } dominó, { $size ->
        [7] 7 × 7-es
       *[other] 5 × 5-ös
    } királyságok, { $rounds } forduló. Enter: indul a játék.

## A parancssor

kingdomino-option-players = játékosok száma: 2, 3 vagy 4 (alapértelmezés: 2)
kingdomino-option-edition = kiadás: classic (alapértelmezés), modern vagy bga
kingdomino-option-mighty-duel = A hatalmak párbaja: 2 játékos, mind a 48 dominó, 7 × 7
kingdomino-option-middle-kingdom = A középső királyság: 10 pont, ha a kastély középen áll; exact esetén a teljes szélesség és magasság is kell (alapértelmezés: off)
kingdomino-option-harmony = Harmónia: 5 pont a teljes királyságért
kingdomino-option-dynasty = Dinasztia: három játszma, a pontok összeadódnak
kingdomino-option-deck = hány dominóval játszotok (alapértelmezés: a kiadás szerint)
kingdomino-option-row = hány dominó van egy sorban (alapértelmezés: a kiadás szerint)
kingdomino-option-size = a királyság szélessége és magassága: 5 vagy 7 (alapértelmezés: 5, A hatalmak párbajában 7)
kingdomino-option-two-player-draft = két játékos királyainak sorrendje az első választásnál: random (véletlen) vagy abba (alapértelmezés: a kiadás szerint)
kingdomino-option-discard-unclaimed = a megmaradt dominók kikerülnek a játékból

kingdomino-score-about = Egy királyságot olvas be, minden sorát külön sorban: W F L P S M (gabonamező, erdő, tó, legelő, mocsár, hegy) a koronák számával, C a kastély, . az üres négyzet. Például: „W1 W C .”
kingdomino-score-property = birtok
kingdomino-score-squares = négyzet
kingdomino-score-crowns = korona
kingdomino-score-points = pont
kingdomino-score-total = összesen
kingdomino-score-middle-kingdom = A középső királyság
kingdomino-score-harmony = Harmónia
kingdomino-score-largest = legnagyobb birtok: { $squares }

kingdomino-bots-about =
    { $bot ->
        [random] bármelyik szabályos lépés, egyforma eséllyel
        [greedy] mindig a legtöbb azonnali pontra megy
        [greedy-placement] 2018-ban közölték: a legtöbb pontért rak le, véletlenszerűen választ
        [full-greedy] 2018-ban közölték: a legtöbb pontért rak le és választ, egy dominóval előre
        [mce-tr] 2018-ban közölték: Monte-Carlo-értékelés véletlen lejátszásokkal
        [mce-fg] 2018-ban közölték: Monte-Carlo-értékelés mohó lejátszásokkal
        [mce-eg] 2018-ban közölték: Monte-Carlo-értékelés négyből háromszor mohó lejátszásokkal
        [mce-pg] 2018-ban közölték: Monte-Carlo-értékelés, a saját lépései mohók, az ellenfeleké véletlenszerűek
        [uct-tr] 2018-ban közölték: fakeresés (UCT) véletlen lejátszásokkal
        [uct-fg] 2018-ban közölték: fakeresés (UCT) mohó lejátszásokkal
        [olts] nyílt hurkú fakeresés, ahogy más programok használják
        [static] a tanult értékelés szerint legjobb lépés, keresés nélkül
        [search] fakeresés lejátszásokkal, a vége felé hibátlan
        [champion] a legerősebb: fakeresés neurális hálóval, a vége felé hibátlan
       *[other] előre gondolkodik
    }
