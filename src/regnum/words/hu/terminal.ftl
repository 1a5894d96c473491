# A Kingdomino a terminálban.

## Ki következik

terminal-turn-draft = { $player } az első dominók egyikére teszi a királyát.
terminal-turn-claim = { $player } dominót választ az új sorból.
terminal-turn-place =
    { $player } lerakja { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
terminal-turn-discard =
    { $player } kénytelen eldobni { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót: sehová sem illik.
terminal-turn-over = A játék véget ért.
terminal-bot-acts = { $player } gondolkodik …
terminal-do-draft = { $player }, tedd a királyodat ezeknek a dominóknak az egyikére!
terminal-do-claim = { $player }, válassz egy dominót az új sorból!
terminal-do-place =
    { $player }, rakd le { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót a királyságodba!
terminal-do-discard =
    { $player }, { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót el kell dobnod: Enter.

## Az asztal

terminal-left =
    { $dominoes ->
        [0] elfogytak a dominók
       *[other] még { $dominoes } dominó
    }
terminal-round = { $round }/{ $rounds }. forduló
terminal-first-draft = Első választás
terminal-game = { $game }/{ $games }. játszma
terminal-row-now = Most
terminal-row-next = Új sor
terminal-crown = korona
terminal-points = { $points } pont
terminal-points-of = { $player } pontjai
terminal-middle-kingdom = A középső királyság
terminal-harmony = Harmónia

## Megjegyzések

terminal-spot =
    Itt { $points ->
        [0] nem változik a pontszámod
       *[other] { $gain } pont
    }. Enter: lerakod a dominót.
terminal-holding = { $domino }. dominó: { $first }, { $second }. Enter: ezt választod.
terminal-rule = { $sentence } ({ $rule })
terminal-undone = Visszavonva. Megint te döntesz.
terminal-nothing-to-undo = Nincs mit visszavonni.
terminal-saved = A mentés helye: { $file }
terminal-not-saved = A játékot nem sikerült menteni. { $problem }
terminal-put-aside = Az itt korábban mentett játék új helye: { $file }
terminal-fast = A gépi játékosok mostantól azonnal lépnek.
terminal-slow = A gépi játékosok várnak egy kicsit, mielőtt lépnek.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] összeomlott
        [late] túl sokáig gondolkodott
        [raised] hibát vétett
        [illegal] szabálytalant akart lépni
       *[broken] nem tölthető be
    }. Helyette mohó lépés történt.
terminal-bot-gets-ready = { $player } még készülődik: első alkalommal ez akár egy perc is lehet.
terminal-looking = Most { $player } királyságát nézed.
terminal-missing = A játékhoz terminál kell: a billentyűzet és a képernyő nem lehet átirányítva.
terminal-goodbye = A játékod itt van: { $file }. Folytatás: { $command }

## A napló

terminal-log-claim = { $player } választása: { $domino }
terminal-log-discard = { $player } eldobta: { $domino }
terminal-log-place = { $player } lerakta: { $domino } ({ $gain })

## Billentyűk

terminal-key-move = mozgat
terminal-key-rotate = forgat
terminal-key-next = köv. hely
terminal-key-place = lerak
terminal-key-choose = lépked
terminal-key-claim = választ
terminal-key-discard = eldob
terminal-key-result = eredmény
terminal-key-help = súgó
terminal-key-undo = visszavon
terminal-key-points = pontok
terminal-key-language = nyelv
terminal-key-quit = kilép
terminal-key-new = új játék
terminal-key-view = királyságok
terminal-key-fast = gyorsabban
terminal-key-save = ment
terminal-key-back = vissza
terminal-key-scroll = görget
terminal-key-next-game = következő játszma
terminal-key-table = asztal
terminal-key-line = sor
terminal-key-change = változtat
terminal-key-start = indít

## Súgó

terminal-help-keys = Billentyűk
terminal-help-move = a dominó mozgatása, vagy válogatás a sorban
terminal-help-rotate = a dominó elforgatása (szóközzel is)
terminal-help-next = ugrás a következő szabályos helyre (Shift+Tab: vissza)
terminal-help-choose = az új sor egyik dominója, felülről számolva
terminal-help-confirm = lerakás, választás vagy eldobás
terminal-help-points = minden birtok pontjainak mutatása
terminal-help-view = a következő királyság megnézése
terminal-help-undo = az utolsó döntésed visszavonása
terminal-help-save = mentés most (magától is ment minden lépés után)
terminal-help-fast = a gépi játékosok azonnal vagy kis szünettel lépjenek
terminal-help-language = nyelvváltás
terminal-help-new = új játék beállítása; ez mentve marad
terminal-help-quit = kilépés; a játék mentve marad
terminal-help-marks = { $now } ide kerülhet a dominó első fele, ahogy most áll; { $turned } ide, ha elforgatod. Egérrel kattints egy négyzetre, a sor egy dominójára, egy királyságra vagy lent egy billentyűre.
terminal-help-rules = A szabályok röviden
terminal-rules-order = A királyok a sor tetejétől kezdve következnek: mindegyik lerakja a dominóját, aztán választ egyet az új sorból. A kis szám előbb kerül sorra, a nagy többet ér.
terminal-rules-place = Egy dominónak a kastélyodhoz, vagy legalább az egyik felével azonos tájhoz kell érnie. A sarkok nem számítanak.
terminal-rules-frame = A királyságodnak { $size } × { $size } négyzeten kell elférnie; a kastély bárhol lehet benne.
terminal-rules-discard = Ami lerakható, azt le is kell rakni; ami sehová sem illik, azt el kell dobni.
terminal-rules-score = Egy birtok (egy táj összefüggő négyzetei) annyit ér, ahány négyzete van, szorozva a koronáival; korona nélkül semmit.
terminal-rules-end = A legtöbb pont nyer; egyenlőségnél a legnagyobb birtok, aztán a legtöbb korona.
terminal-help-deal = Az osztás

## Az osztás

terminal-commitment = Pecsét: { $commitment }
terminal-seed = Magszöveg: { $seed }
terminal-salt = Játékos szava: { $salt }
terminal-seed-later = A pecsét a keverés titkos magszövegét rögzíti; a magszöveg a játék végén lesz látható, így az osztást bárki ellenőrizheti.
terminal-deal-written = Az osztást kézzel írták le; nincs ellenőrizhető keverés.

## Az eredmény

terminal-winner = { $player } nyert { $points } ponttal!
terminal-winners = { $players } osztozik a győzelmen, fejenként { $points } ponttal.
terminal-and = { $first } és { $last }
terminal-tie-largest = { $player } és { $other } pontszáma egyaránt { $points }; a nagyobb birtok dönt ({ $squares } és { $fewer } négyzet).
terminal-tie-crowns = { $player } és { $other } pontszáma egyaránt { $points }, legnagyobb birtokuk { $squares } négyzet; a koronák döntenek ({ $crowns } és { $fewer }).
terminal-tie-shared = { $player } és { $other } pontszáma, legnagyobb birtoka és koronáinak száma is egyenlő: osztoznak a helyezésen.
terminal-standing = legnagyobb birtok: { $squares } négyzet; { $crowns } korona
terminal-sum = a játszmák összege

## Beállítások

terminal-setup-title = Ki játszik, és milyen szabályokkal?
terminal-setup-continue = A mentett játék folytatása: { $players } ({ $round }/{ $rounds }. forduló)
terminal-setup-players = Játékosok
terminal-setup-edition = Kiadás
terminal-setup-mighty-duel = A hatalmak párbaja
terminal-setup-middle-kingdom = A középső királyság
terminal-setup-harmony = Harmónia
terminal-setup-dynasty = Dinasztia
terminal-setup-seed = Magszöveg
terminal-setup-seed-secret = titkos
terminal-setup-language = Nyelv
terminal-setup-edition-value =
    { $value ->
        [classic] klasszikus (classic)
        [modern] modern
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
terminal-setup-duel-value =
    { $value ->
        [edition] a kiadás szerint
        [on] igen: mind a 48 dominó, 7 × 7
       *[off] nem
    }
terminal-setup-middle-value =
    { $value ->
        [symmetric] igen: 10 pont, ha a kastély középen áll
        [exact] igen, de csak teljes szélességgel és magassággal
       *[off] nem
    }
terminal-setup-switch-value =
    { $value ->
        [on] igen
       *[off] nem
    }
terminal-setup-good =
    { $dominoes } dominó, { $size ->
        [7] 7 × 7-es
       *[other] 5 × 5-ös
    } királyságok, { $rounds } forduló. Enter: indul a játék.
terminal-who =
    { $who ->
        [person] ember
       *[other] gép: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = { $number }. játékos
terminal-save-broken = A mentett játék nem olvasható ({ $file }). { $problem } Új játék nem írja felül.
terminal-save-many = Ebben a fájlban nem egy mentett játék van, hanem { $games }: { $file }
terminal-save-other = Ez a fájl más játék ({ $game }) mentése, nem ezé ({ $wanted }): { $file }
