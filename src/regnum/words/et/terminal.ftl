# Kingdomino terminalis.

## Kelle kord

terminal-turn-draft = { $player } asetab kuninga ühele esimestest klotsidest.
terminal-turn-claim = { $player } valib klotsi uuest reast.
terminal-turn-place = { $player } paigutab klotsi { $domino }.
terminal-turn-discard = { $player } peab loobuma klotsist { $domino }: see ei sobi kuhugi.
terminal-turn-over = Mäng on läbi.
terminal-bot-acts = { $player } valib käiku …
terminal-do-draft = { $player }, aseta oma kuningas ühele neist klotsidest.
terminal-do-claim = { $player }, vali uuest reast üks klots.
terminal-do-place = { $player }, paiguta klots { $domino } oma kuningriiki.
terminal-do-discard = { $player }, klotsist { $domino } tuleb loobuda: Enter.

## Laud

terminal-left =
    { $dominoes ->
        [0] klotsid on otsas
        [one] jäänud on 1 klots
       *[other] jäänud on { $dominoes } klotsi
    }
terminal-round = { $round }. voor { $rounds }-st
terminal-first-draft = Esimene valik
terminal-game = { $game }. mäng { $games }-st
terminal-row-now = Praegu
terminal-row-next = Uus rida
terminal-crown = kroon
terminal-points =
    { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
terminal-points-of = { $player }: punktid
terminal-middle-kingdom = Keskriik
terminal-harmony = Harmoonia

## Märkused

terminal-spot =
    Siin { $points ->
        [one] { $gain } punkt
       *[other] { $gain } punkti
    }. Enter paigutab klotsi.
terminal-holding = Klots { $domino }: { $first }, { $second }. Enter valib selle.
terminal-rule = { $sentence } ({ $rule })
terminal-undone = Tagasi võetud. Otsustad jälle sina.
terminal-nothing-to-undo = Tagasi pole midagi võtta.
terminal-saved = Salvestatud faili { $file }.
terminal-not-saved = Mängu ei õnnestunud salvestada. { $problem }
terminal-put-aside = Siia varem salvestatud mäng on nüüd failis { $file }.
terminal-fast = Robotid käivad nüüd viivituseta.
terminal-slow = Robotid ootavad enne käiku veidi.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] jooksis kokku
        [late] mõtles liiga kaua
        [raised] tegi vea
        [illegal] tahtis teha keelatud käiku
       *[broken] ei ole laaditav
    }. Selle asemel tehti ahne käik.
terminal-bot-gets-ready = { $player } alles valmistub: esimesel korral võib see võtta minuti.
terminal-looking = Vaatad praegu kuningriiki: { $player }.
terminal-missing = Mäng vajab terminali: klaviatuur ja ekraan ei tohi olla ümber suunatud.
terminal-goodbye = Sinu mäng on failis { $file }. Jätkamiseks: { $command }

## Päevik

terminal-log-claim = { $player } valis { $domino }
terminal-log-discard = { $player } loobus klotsist { $domino }
terminal-log-place = { $player } paigutas { $domino } ({ $gain })

## Klahvid

terminal-key-move = liigu
terminal-key-rotate = pööra
terminal-key-next = järgmine koht
terminal-key-place = paiguta
terminal-key-choose = liigu
terminal-key-claim = vali
terminal-key-discard = loobu
terminal-key-result = tulemus
terminal-key-help = abi
terminal-key-undo = võta tagasi
terminal-key-points = punktid
terminal-key-language = keel
terminal-key-quit = välju
terminal-key-new = uus mäng
terminal-key-view = kuningriigid
terminal-key-fast = kiiremini
terminal-key-save = salvesta
terminal-key-back = tagasi
terminal-key-scroll = keri
terminal-key-next-game = järgmine mäng
terminal-key-table = laud
terminal-key-line = rida
terminal-key-change = muuda
terminal-key-start = alusta

## Abi

terminal-help-keys = Klahvid
terminal-help-move = liiguta klotsi või liigu reas
terminal-help-rotate = pööra klotsi (ka tühikuklahv)
terminal-help-next = hüppa järgmisele lubatud kohale (Shift+Tab: tagasi)
terminal-help-choose = vali uue rea klots, ülalt lugedes
terminal-help-confirm = paiguta, vali või loobu
terminal-help-points = näita iga maatüki punkte
terminal-help-view = vaata järgmist kuningriiki
terminal-help-undo = võta oma viimane otsus tagasi
terminal-help-save = salvesta kohe (iga käik salvestub ka ise)
terminal-help-fast = robotid käivad kohe või väikese pausiga
terminal-help-language = vaheta keelt
terminal-help-new = sea valmis uus mäng; praegune jääb salvestatuks
terminal-help-quit = välju; mäng jääb salvestatuks
terminal-help-marks = { $now } siin võib klotsi esimene pool olla nii, nagu klots praegu on; { $turned } siin, kui klotsi pöörad. Hiirega klõpsa ruudul, rea klotsil, kuningriigil või all oleval klahvil.
terminal-help-rules = Reeglid lühidalt
terminal-rules-order = Kuningad tegutsevad rea ülaotsast alates: igaüks paigutab oma klotsi ja valib siis ühe uuest reast. Väike number saab varem käia, suur on rohkem väärt.
terminal-rules-place = Klots peab puudutama sinu lossi või vähemalt ühe poolega sama maastikku. Nurgad ei loe.
terminal-rules-frame = Sinu kuningriik peab mahtuma { $size } × { $size } ruudule; loss võib olla selles ükskõik kus.
terminal-rules-discard = Kui klotsi saab paigutada, tuleb seda teha; kui see ei sobi kuhugi, tuleb sellest loobuda.
terminal-rules-score = Maatükk ehk sama maastiku ühendatud ruudud annab punkte: ruutude arv korda kroonide arv; ilma kroonita mitte midagi.
terminal-rules-end = Võidab suurim punktisumma; viigi korral otsustab suurim maatükk, siis kroonide arv.
terminal-help-deal = Jagamine

## Jagamine

terminal-commitment = Pitser: { $commitment }
terminal-seed = Seeme: { $seed }
terminal-salt = Mängija sõna: { $salt }
terminal-seed-later = Pitser kinnitab segamise salajase seemne; seemet näidatakse pärast mängu, nii et igaüks saab jagamist kontrollida.
terminal-deal-written = Jagamine on käsitsi kirja pandud; segamist, mida kontrollida, ei ole.

## Tulemus

terminal-winner =
    { $points ->
        [one] { $player } võitis 1 punktiga!
       *[other] { $player } võitis { $points } punktiga!
    }
terminal-winners =
    { $points ->
        [one] { $players } jagavad võitu, igaühel 1 punkt.
       *[other] { $players } jagavad võitu, igaühel { $points } punkti.
    }
terminal-and = { $first } ja { $last }
terminal-tie-largest = { $player } ja { $other } on punktidega võrdsed ({ $points }); otsustab suurem maatükk: { $squares } ruutu { $fewer } vastu.
terminal-tie-crowns = { $player } ja { $other } on võrdsed punktide ({ $points }) ja suurima maatüki ruutude ({ $squares }) poolest; otsustavad kroonid: { $crowns } ja { $fewer }.
terminal-tie-shared = { $player } ja { $other } on võrdsed punktide, suurima maatüki ja kroonide poolest: nad jagavad kohta.
terminal-standing =
    suurim maatükk: { $squares ->
        [one] 1 ruut
       *[other] { $squares } ruutu
    }, { $crowns ->
        [one] 1 kroon
       *[other] { $crowns } krooni
    }
terminal-sum = kõik mängud kokku

## Ettevalmistus

terminal-setup-title = Kes mängivad ja milliste reeglitega?
terminal-setup-continue = Jätka salvestatud mängu: { $players } ({ $round }. voor { $rounds }-st)
terminal-setup-players = Mängijad
terminal-setup-edition = Väljaanne
terminal-setup-mighty-duel = Kuningate heitlus
terminal-setup-middle-kingdom = Keskriik
terminal-setup-harmony = Harmoonia
terminal-setup-dynasty = Dünastia
terminal-setup-seed = Seeme
terminal-setup-seed-secret = salajane
terminal-setup-language = Keel
terminal-setup-edition-value =
    { $value ->
        [classic] klassikaline (classic)
        [modern] uuem (modern)
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
terminal-setup-duel-value =
    { $value ->
        [edition] nagu väljaandes
        [on] jah: kõik 48 klotsi, 7 × 7
       *[off] ei
    }
terminal-setup-middle-value =
    { $value ->
        [symmetric] jah: 10 punkti, kui loss on keskel
        [exact] jah, aga ainult täies laiuses ja kõrguses
       *[off] ei
    }
terminal-setup-switch-value =
    { $value ->
        [on] jah
       *[off] ei
    }
terminal-setup-good =
    { $rounds ->
        [one] { $dominoes } klotsi, kuningriigid { $size } × { $size }, 1 voor. Enter alustab mängu.
       *[other] { $dominoes } klotsi, kuningriigid { $size } × { $size }, { $rounds } vooru. Enter alustab mängu.
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
