# A terminál szavai, bármelyik játékhoz.

## Ki következik

terminal-turn-over = A játék véget ért.
terminal-bot-acts = { $player } gondolkodik…

## Az asztal

terminal-round = { $round }. forduló / { $rounds }

## Megjegyzések

terminal-rule = { $sentence } ({ $rule })
terminal-undone = Visszavonva. Megint te jössz.
terminal-saved = A mentés helye: { $file }
terminal-not-saved = A játékot nem sikerült menteni. { $problem }
terminal-put-aside = Az itt korábban mentett játék új helye: { $file }
terminal-fast = A gépi játékosok mostantól szünet nélkül lépnek.
terminal-slow = A gépi játékosok mostantól kis szünettel lépnek.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] összeomlott
        [late] túl sokáig gondolkodott
        [raised] hibába ütközött
        [illegal] szabálytalant akart lépni
       *[broken] nem tölthető be
    }. Helyette mohó lépés történt.
terminal-bot-gets-ready = { $player } még készülődik: első alkalommal ez akár egy perc is lehet.
terminal-hint-people = Segítséget csak az kaphat, aki egyedül játszik gépi játékosok ellen.
terminal-hint-only = Csak egyetlen lépés lehetséges.
terminal-hint-thinking = Gondolkodom…
terminal-hint-move = A legjobb lépés: { $action }.
terminal-hint-move-because = A legjobb lépés: { $action }. { $reason }
terminal-hint-candidates = A legjobb lépések: a győzelem esélye és a végeredmény
terminal-hint-exact = A legjobb lépések, végig kiszámítva: a győzelem esélye és a végeredmény
terminal-hints-used = { $hints } döntésnél kértél segítséget.
terminal-coach = { $lost }
terminal-coach-because = { $lost } { $reason }
terminal-coach-on = Az edző mostantól szól, ha egy lépés sokat adott fel.
terminal-coach-off = Az edző mostantól hallgat.
terminal-daily-answered = A napi leosztásban nem vonható vissza olyan lépés, amelyre egy ellenfél már válaszolt.
terminal-daily-other = { $file } nem a(z) { $date } napi leosztás játszmája. Tedd máshová, ha azt a leosztást szeretnéd játszani.
terminal-daily-share = Megosztható eredményed, amely semmit sem árul el a leosztásból:
terminal-missing = A játékhoz terminál kell: a bemenet és a kimenet nem lehet átirányítva.
terminal-goodbye = A játékod itt van: { $file }. Folytatás: { $command }

## Billentyűk

terminal-key-move = mozgat
terminal-key-place = lerak
terminal-key-result = eredmény
terminal-key-help = súgó
terminal-key-undo = visszavon
terminal-key-hint = tipp
terminal-key-keep = marad a lépés
terminal-key-language = nyelv
terminal-key-quit = kilép
terminal-key-new = új játék
terminal-key-fast = gyorsabban
terminal-key-save = ment
terminal-key-back = vissza
terminal-key-scroll = görget
terminal-key-table = asztal
terminal-key-line = sor
terminal-key-change = változtat
terminal-key-start = indít

## Súgó

terminal-help-keys = Billentyűk
terminal-help-undo = az utolsó lépésed visszavonása
terminal-help-hint = segítség: merre nézz, aztán a legjobb lépések, végül maga a lépés
terminal-help-coach = az edző szól, ha egy lépés sokat adott fel, vagy nem szól többet
terminal-help-save = mentés most (minden lépés után magától is ment)
terminal-help-fast = a gépi játékosok azonnal vagy kis szünettel lépjenek
terminal-help-language = nyelvváltás
terminal-help-new = új játék beállítása; ez mentve marad
terminal-help-quit = kilépés; a játék mentve marad
terminal-help-rules = A szabályok röviden
terminal-help-deal = Az osztás

## Az osztás

terminal-commitment = Pecsét: { $commitment }
terminal-seed = Véletlenmag: { $seed }
terminal-salt = Játékos szövege: { $salt }
terminal-seed-later = A pecsét a keverés titkos véletlenmagját rögzíti. A mag a játék végén lesz látható, így az osztást bárki ellenőrizheti.
terminal-deal-written = Az osztást kézzel írták le; nincs ellenőrizhető keverés.

## Az eredmény

terminal-and = { $first } és { $last }

## Beállítások

terminal-setup-title = Kik játszanak, és milyen szabályokkal?
terminal-setup-players = Játékosok
terminal-setup-seed = Véletlenmag
terminal-setup-seed-secret = véletlen és titkos
terminal-setup-language = Nyelv
terminal-setup-switch-value =
    { $value ->
        [on] igen
       *[off] nem
    }
terminal-who =
    { $who ->
        [person] ember
       *[other] gép: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = { $number }. játékos
terminal-save-broken = A mentett játék nem olvasható ({ $file }). { $problem } Az új játék nem fogja felülírni.
terminal-save-many = Ebben a fájlban nem egy mentett játék van, hanem { $games }: { $file }
terminal-save-other = Ez a fájl más játék ({ $game }) mentése, nem ezé ({ $wanted }): { $file }
