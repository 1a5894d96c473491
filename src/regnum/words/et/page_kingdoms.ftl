# Kingdoms lehel.

## Kelle kord

kingdoms-page-say-over = Mäng on läbi.
kingdoms-page-say-wait = Käib { $player }.
kingdoms-page-say-wait-place = Plaat on tõmmatud ja seda paigutatakse.
kingdoms-page-say-act =
    { $whose ->
        [you] Sinu kord: paiguta midagi
       *[name] { $player }, paiguta midagi
    }
kingdoms-page-say-act-hint =
    { $choices ->
        [castle-draw-secret] Paiguta loss või oma stardiplaat või tõmba plaat.
        [castle-draw] Paiguta loss või tõmba plaat.
        [castle-secret] Paiguta loss või oma stardiplaat.
        [castle-supply] Paiguta loss või ükskõik milline varu plaat.
        [castle] Paiguta üks oma lossidest.
        [draw-secret] Paiguta oma stardiplaat või tõmba plaat.
        [draw] Tõmba plaat.
        [supply] Paiguta ükskõik milline varu plaat.
       *[secret] Paiguta oma stardiplaat.
    }
kingdoms-page-say-place =
    { $whose ->
        [you] Tõmbasid: { $tile }
       *[name] { $player } tõmbas: { $tile }
    }
kingdoms-page-say-place-hint = Paiguta see mis tahes vabale ruudule.
kingdoms-page-say-pass =
    { $whose ->
        [you] Sinu kord: saad ainult passida
       *[name] { $player } saab ainult passida
    }
kingdoms-page-say-pass-hint = Selles voorus ei ole enam midagi paigutada.

kingdoms-page-ask-draw = Kas tõmbad plaadi?
kingdoms-page-ask-draw-hint = Tõmmatud plaat tuleb paigutada.
kingdoms-page-ask-here = { $piece } ruudule { $square }?
kingdoms-page-ask-here-hint = Kinnita või proovi mõnda teist vaba ruutu.
kingdoms-page-ask-where = { $piece }: kuhu?
kingdoms-page-ask-where-hint = Vali vaba ruut.
kingdoms-page-ask-drawn = Tõmbasid: { $piece }
kingdoms-page-ask-drawn-hint = Vali sellele vaba ruut.
kingdoms-page-choose-for = Mis tuleb ruudule { $square }?
kingdoms-page-choose-for-hint = Vali loss või plaat.
kingdoms-page-sending =
    { $what ->
        [draw] Plaadi tõmbamine …
        [pass] Passimine …
       *[piece] Saatmine: { $piece } ruudule { $square }
    }
kingdoms-page-sending-hint = Sinu käik on teel.
kingdoms-page-tried = { $piece } ruudule { $square }: { $changes }. Enter kinnitab, Escape võtab tagasi.

## Nupud

kingdoms-page-confirm = Kinnita
kingdoms-page-draw = Tõmba
kingdoms-page-pass = Passi
kingdoms-page-put-back = Pane tagasi
kingdoms-page-undo = Võta tagasi
kingdoms-page-close = Sulge
kingdoms-page-look-lines = Read ja veerud praegu
kingdoms-page-look-round = { $round }. vooru arvestus
kingdoms-page-more = Veel
kingdoms-page-type = Kirjuta käik
kingdoms-page-type-hint = Näiteks r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
kingdoms-page-type-send = Käi

## Laud

kingdoms-page-board = Mängulaud
kingdoms-page-edge = Äärel: tasu lossi iga taseme eest
kingdoms-page-square = { $square }: { $what }
kingdoms-page-square-empty = vaba
kingdoms-page-square-legal = vaba, siia võid paigutada
kingdoms-page-square-castle =
    { $whose ->
        [you] sinu { $rank }. taseme loss ({ $colour })
       *[name] { $rank }. taseme loss, { $player } ({ $colour })
    }
kingdoms-page-square-lifted = võlur tõstab { $rank }. tasemele
kingdoms-page-square-effect =
    { $effect ->
        [doubled-row] loeb oma reas kahekordselt
        [doubled-column] loeb oma veerus kahekordselt
        [cancelled-row] lohe nullib selle oma reas
       *[cancelled-column] lohe nullib selle oma veerus
    }
kingdoms-page-square-ghost = veel kinnitamata
kingdoms-page-square-last = viimane käik
kingdoms-page-square-last-by = viimane käik: { $player }

kingdoms-page-line =
    { $part ->
        [row-first] { $name }. rida, mäest vasakul
        [row-middle] { $name }. rida, mägede vahel
        [row-last] { $name }. rida, mäest paremal
        [column-whole] Veerg { $name }
        [column-first] Veerg { $name }, mäest ülalpool
        [column-middle] Veerg { $name }, mägede vahel
        [column-last] Veerg { $name }, mäest allpool
       *[row-whole] { $name }. rida
    }
kingdoms-page-line-short =
    { $part ->
        [row-first] { $name }. rida, vasak
        [row-middle] { $name }. rida, keskmine
        [row-last] { $name }. rida, parem
        [column-whole] Veerg { $name }
        [column-first] Veerg { $name }, ülemine
        [column-middle] Veerg { $name }, keskmine
        [column-last] Veerg { $name }, alumine
       *[row-whole] { $name }. rida
    }
kingdoms-page-line-value = { $line }: { $value } iga taseme eest
kingdoms-page-line-paid = { $line }: makstud { $value } iga taseme eest

## Lossid ja plaadid

kingdoms-page-castle = { $rank }. taseme loss
kingdoms-page-hidden-tile = varjatud plaat
kingdoms-page-tile = { $picture } { $number }
kingdoms-page-picture =
    { $picture ->
        [village] küla
        [farm] talu
        [town] linn
        [windmill] tuulik
        [camp] laager
        [knight] rüütel
        [tower] torn
        [city] pealinn
        [harbour] sadam
        [swamp] soo
        [cemetery] kalmistu
        [wolves] hundid
        [witch] nõid
        [raider] röövel
       *[troll] troll
    }
kingdoms-page-shield = { $colour } kilp, millel on { $charge }
kingdoms-page-charge =
    { $colour ->
        [red] rist
        [yellow] sarikas
        [green] täht
       *[blue] kaldvööt
    }

## Käsi

kingdoms-page-hand = Mida saad paigutada
kingdoms-page-your-castles = Sinu lossid
kingdoms-page-castle-slot = { $rank }. taseme loss, alles { $left }
kingdoms-page-secret = Stardiplaat
kingdoms-page-secret-short = Start
kingdoms-page-secret-hint = Ainult sina näed seda
kingdoms-page-secret-hint-covered = Kaetud
kingdoms-page-secret-is = Sinu stardiplaat: { $tile }
kingdoms-page-secret-covered = Sinu stardiplaat, kaetud
kingdoms-page-secret-played = Juba paigutatud
kingdoms-page-cover = Kata stardiplaat
kingdoms-page-uncover = Näita stardiplaati
kingdoms-page-pile = Tõmbepakk
kingdoms-page-pile-short = Pakk
kingdoms-page-draw-slot =
    { $tiles ->
        [0] Tõmbepakk on tühi
       *[other] Tõmba plaat, alles { $tiles }
    }
kingdoms-page-tiles-left =
    { $tiles ->
        [0] plaate ei ole enam
        [one] alles 1 plaat
       *[other] alles { $tiles } plaati
    }
kingdoms-page-drawn = Tõmmatud plaat
kingdoms-page-drawn-short = Plaat
kingdoms-page-drawn-is = Sinu tõmmatud plaat: { $tile }
kingdoms-page-drawn-hidden = Keegi tõmbas plaadi
kingdoms-page-supply-open = Avatud varu
kingdoms-page-supply-slot = { $tile }, alles { $left }
kingdoms-page-unseen = Mis võib veel tulla
kingdoms-page-unseen-hint = Neid plaate sa selles voorus veel näinud ei ole: need on pakis või kellegi ees kinni.

## Mängijad

kingdoms-page-players = Mängijad
kingdoms-page-player = Mängija
kingdoms-page-you = Sina
kingdoms-page-acts = käib
kingdoms-page-money = Raha
kingdoms-page-money-word = raha
kingdoms-page-money-before = varem
kingdoms-page-castles-left = Losse alles
kingdoms-page-of-rank = { $rank }. taset
kingdoms-page-this-move = See käik
kingdoms-page-delta = See käik muudab tulu: { $change }
kingdoms-page-income = { $income } selles voorus
kingdoms-page-income-paid = { $income } selles voorus, makstud { $paid }
kingdoms-page-holds-secret = stardiplaat alles

## Voorud

kingdoms-page-round = { $round }. voor
kingdoms-page-of-rounds = / { $rounds }
kingdoms-page-round-of = { $round }. voor, kokku { $rounds }
kingdoms-page-round-open = { $round }. voor, kuni keegi paigutab oma viimase lossi
kingdoms-page-start = Algus

## Arvestus

kingdoms-page-counting = { $round }. vooru arvestus
kingdoms-page-standing = { $round }. voor: read ja veerud praegu
kingdoms-page-step = { $number } / { $count }
kingdoms-page-previous-line = Eelmine
kingdoms-page-next-line = Järgmine
kingdoms-page-all-lines = Viimase juurde
kingdoms-page-on = Edasi { $round }. vooru
kingdoms-page-to-result = Edasi tulemuse juurde
kingdoms-page-back-to-result = Tagasi tulemuse juurde
kingdoms-page-line-head = Rida või veerg
kingdoms-page-value = Väärtus
kingdoms-page-value-is = väärtus { $value }
kingdoms-page-no-castle = lossi ei ole
kingdoms-page-rank = { $rank }. tase
kingdoms-page-caption =
    { $of ->
        [mountain] piir
        [dragon] nullib
        [goldmine] topelt
        [wizard] tõstab
       *[empty] vaba
    }
kingdoms-page-so-far = Seni kokku
kingdoms-page-all-rows = Kõik read
kingdoms-page-all-columns = Kõik veerud
kingdoms-page-why-mountain =
    { $part ->
        [first] Lõpeb mäe juures.
        [middle] On kahe mäe vahel.
       *[last] Algab mäe juurest.
    }
kingdoms-page-why-dragon = Lohe nullib: { $tiles }.
kingdoms-page-why-mine = Kullakaevandus kahekordistab: { $tiles }.
kingdoms-page-why-wizard =
    { $castles ->
        [one] Võlur tõstab ühe lossi taset ühe võrra.
       *[other] Võlur tõstab { $castles } lossi taset ühe võrra.
    }
kingdoms-page-why-nobody = Lossi siin ei ole: keegi ei saa midagi.
kingdoms-page-gets = { $player } { $money }
kingdoms-page-paid = { $line } on täis ja maksab { $value } iga taseme eest: { $who }.
kingdoms-page-paid-short = { $line } maksab: { $who }.
kingdoms-page-paid-nobody = { $line } on täis, aga lossi seal ei ole: keegi ei saa midagi.
kingdoms-page-chart = Raha voorude kaupa
kingdoms-page-chart-open = katkendjoon: { $round }. voor, arvestus käib

## Tulemus

kingdoms-page-result = Tulemus
kingdoms-page-shared = { $players } jagavad võitu; igaühel on raha { $money }.
kingdoms-page-shared-rule = Kellel on lõpus ühepalju raha, võidavad koos (A-G22).
kingdoms-page-place = { $place }.

## Päevik

kingdoms-page-log-castle = { $rank }. taseme loss, { $square }
kingdoms-page-log-draw = plaadi tõmbamine
kingdoms-page-log-tile = { $tile }, { $square }
kingdoms-page-log-starting = stardiplaat, { $square }
kingdoms-page-log-starting-known = stardiplaat ({ $tile }), { $square }
kingdoms-page-log-pass = pass

## Mida märgid tähendavad

kingdoms-page-legend = Mida märgid tähendavad
kingdoms-page-legend-line = Äärel on rea või veeru väärtus praegu: nii palju makstakse seal oleva lossi iga taseme eest. Ring on hea, romb halb, ruut null.
kingdoms-page-legend-paid = Täidetud: rida või veerg on täis ja makstud.
kingdoms-page-legend-double = Kullakaevandus kahekordistab selle arvu reas või veerus.
kingdoms-page-legend-nil = Lohe nullib selle arvu reas või veerus.
kingdoms-page-legend-star = Võlur tõstab selle lossi taset ühe võrra.
kingdoms-page-legend-mountain = Mägi jagab oma rea ja veeru kaheks; osad loevad eraldi.
kingdoms-page-legend-legal = Siia võid paigutada.
kingdoms-page-keys =
    { $shortcuts ->
        [on] Klahvid: nooled liiguvad laual, Enter proovib ja kinnitab, Escape võtab tagasi; 1 kuni 4 valivad lossi, S stardiplaadi, D tõmbab.
       *[off] Klahvid: nooled liiguvad laual, Enter proovib ja kinnitab, Escape võtab tagasi.
    }

## Valikud

kingdoms-page-options = Variandid
kingdoms-page-option-last-castle = Viimase lossini
kingdoms-page-option-last-castle-about = Kõik lossid on algusest peale mängus ja ükski ei tule tagasi. Mäng lõpeb vooruga, milles keegi paigutab oma viimase lossi.
kingdoms-page-option-no-luck = Ilma õnneta
kingdoms-page-option-no-luck-about = Stardiplaate ei ole: varu on avatud ja plaadid valitakse.
kingdoms-page-option-continuous = Pidev punktiarvestus
kingdoms-page-option-continuous-about = Rida või veerg maksab kohe, kui see on täis, mitte vooru lõpus.
kingdoms-page-option-continuous-off = Ei
kingdoms-page-option-continuous-parts = Jah, iga osa
kingdoms-page-option-continuous-lines = Jah, ainult terved read ja veerud
kingdoms-page-option-start-tie = Alustaja viigi korral
kingdoms-page-option-start-tie-about = Kes alustab järgmist vooru, kui mitmel on kõige rohkem raha.
kingdoms-page-option-start-tie-clockwise = Päripäeva
kingdoms-page-option-start-tie-random = Loosiga

## Avaleht

kingdoms-page-about = Ehita losse ühisele lauale, kus iga rida ja veerg toob või viib.
kingdoms-page-size = 2–4 mängijat, 30 min
