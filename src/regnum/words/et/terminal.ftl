# Terminali sõnad, iga mängu jaoks.

## Kelle kord

terminal-turn-over = Mäng on läbi.
terminal-bot-acts = { $player } mõtleb…

## Laud

terminal-round = { $round }. voor { $rounds }-st

## Märkused

terminal-rule = { $sentence } ({ $rule })
terminal-undone = Tagasi võetud. Tee oma käik uuesti.
terminal-saved = Salvestatud faili { $file }.
terminal-not-saved = Mängu ei õnnestunud salvestada. { $problem }
terminal-put-aside = Siia varem salvestatud mäng on nüüd failis { $file }.
terminal-fast = Robotid käivad nüüd pausideta.
terminal-slow = Robotid teevad nüüd enne käiku väikese pausi.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] jooksis kokku
        [late] mõtles liiga kaua
        [raised] lõpetas veaga
        [illegal] valis keelatud käigu
       *[broken] – laadimine ei õnnestunud
    }. Tema asemel tehti käik, mis annab kohe kõige rohkem.
terminal-bot-gets-ready = { $player } valmistub. Esimesel korral võib see võtta minuti.
terminal-hint-people = Vihjeid saab ainult üksi robotite vastu mängija.
terminal-hint-only = Võimalik on ainult üks käik.
terminal-hint-thinking = Mõtlen…
terminal-hint-move = Parim käik on { $action }.
terminal-hint-move-because = Parim käik on { $action }. { $reason }
terminal-hint-candidates = Parimad käigud: võiduvõimalus ja lõpptulemus
terminal-hint-exact = Parimad käigud, lõpuni välja arvutatud: võiduvõimalus ja tulemus
terminal-hints-used =
    { $hints ->
        [one] Küsisid vihjet ühe käigu ajal.
       *[other] Küsisid vihjet { $hints } käigu ajal.
    }
terminal-coach = { $lost }
terminal-coach-because = { $lost } { $reason }
terminal-coach-on = Treener ütleb nüüd, kui käik palju ära andis.
terminal-coach-off = Treener nüüd vaikib.
terminal-daily-answered = Päeva jagamises ei saa tagasi võtta käiku, millele vastane on juba vastanud.
terminal-daily-other = { $file } ei ole päeva { $date } jagamise mäng. Vii fail mujale, kui tahad seda jagamist mängida.
terminal-daily-share = Tulemus jagamiseks, mis ei reeda jaotusest midagi:
terminal-missing = Mäng vajab terminali: sisend ja väljund ei tohi olla ümber suunatud.
terminal-goodbye = Sinu mäng on salvestatud faili { $file }. Jätkamiseks: { $command }

## Klahvid

terminal-key-move = liigu
terminal-key-place = paiguta
terminal-key-result = tulemus
terminal-key-help = abi
terminal-key-undo = võta tagasi
terminal-key-hint = vihje
terminal-key-keep = käik jääb
terminal-key-language = keel
terminal-key-quit = välju
terminal-key-new = uus mäng
terminal-key-fast = kiiremini
terminal-key-save = salvesta
terminal-key-back = tagasi
terminal-key-scroll = keri
terminal-key-table = laud
terminal-key-line = rida
terminal-key-change = muuda
terminal-key-start = alusta

## Abi

terminal-help-keys = Klahvid
terminal-help-undo = võta oma viimane käik tagasi
terminal-help-hint = vihje: kuhu vaadata, siis parimad käigud, lõpuks käik ise
terminal-help-coach = treener ütleb, kui käik palju ära andis, või ei ütle enam
terminal-help-save = salvesta kohe (iga käik salvestub ka ise)
terminal-help-fast = robotid käivad kohe või väikese pausiga
terminal-help-language = vaheta keelt
terminal-help-new = sea valmis uus mäng; praegune jääb salvestatuks
terminal-help-quit = välju; mäng jääb salvestatuks
terminal-help-rules = Reeglid lühidalt
terminal-help-deal = Jagamine

## Jagamine

terminal-commitment = Pitser: { $commitment }
terminal-seed = Seeme: { $seed }
terminal-salt = Mängija sõna: { $salt }
terminal-seed-later = Pitser fikseerib segamise salajase seemne. Seemet näidatakse pärast mängu, nii et igaüks saab jagamist kontrollida.
terminal-deal-written = Jagamine on käsitsi kirja pandud; segamist ei ole, seega pole ka midagi kontrollida.

## Tulemus

terminal-and = { $first } ja { $last }

## Ettevalmistus

terminal-setup-title = Kes mängivad ja milliste reeglite järgi?
terminal-setup-players = Mängijad
terminal-setup-seed = Seeme
terminal-setup-seed-secret = juhuslik ja salajane
terminal-setup-language = Keel
terminal-setup-switch-value =
    { $value ->
        [on] jah
       *[off] ei
    }
terminal-who =
    { $who ->
        [person] inimene
       *[other] robot: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = { $number }. mängija
terminal-save-broken = Failis { $file } olevat mängu ei saa lugeda. { $problem } Uus mäng seda üle ei kirjuta.
terminal-save-many = Failis { $file } peab olema üks salvestatud mäng, aga mänge on { $games }.
terminal-save-other = Fail { $file } on mängu { $game }, mitte mängu { $wanted } salvestus.
