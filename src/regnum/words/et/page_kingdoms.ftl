# Kingdoms lehel.

## Kelle kord

page-kingdoms-say-over = Mäng on läbi.
page-kingdoms-say-wait = Käib { $player }.
page-kingdoms-say-wait-place = Plaat on tõmmatud ja seda paigutatakse.
page-kingdoms-say-act =
    { $whose ->
        [you] Sinu kord: paiguta midagi
       *[name] { $player }, paiguta midagi
    }
page-kingdoms-say-act-hint =
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
page-kingdoms-say-place =
    { $whose ->
        [you] Tõmbasid: { $tile }
       *[name] { $player } tõmbas: { $tile }
    }
page-kingdoms-say-place-hint = Paiguta see mis tahes vabale ruudule.
page-kingdoms-say-pass =
    { $whose ->
        [you] Sinu kord: saad ainult passida
       *[name] { $player } saab ainult passida
    }
page-kingdoms-say-pass-hint = Selles voorus ei ole enam midagi paigutada.

page-kingdoms-ask-draw = Kas tõmbad plaadi?
page-kingdoms-ask-draw-hint = Tõmmatud plaat tuleb paigutada.
page-kingdoms-ask-here = { $piece } ruudule { $square }?
page-kingdoms-ask-here-hint = Kinnita või proovi mõnda teist vaba ruutu.
page-kingdoms-ask-where = { $piece }: kuhu?
page-kingdoms-ask-where-hint = Vali vaba ruut.
page-kingdoms-ask-drawn = Tõmbasid: { $piece }
page-kingdoms-ask-drawn-hint = Vali sellele vaba ruut.
page-kingdoms-choose-for = Mis tuleb ruudule { $square }?
page-kingdoms-choose-for-hint = Vali loss või plaat.
page-kingdoms-sending =
    { $what ->
        [draw] Plaadi tõmbamine …
        [pass] Passimine …
       *[piece] Saatmine: { $piece } ruudule { $square }
    }
page-kingdoms-sending-hint = Sinu käik on teel.
page-kingdoms-tried = { $piece } ruudule { $square }: { $changes }. Enter kinnitab, Escape võtab tagasi.

## Nupud

page-kingdoms-confirm = Kinnita
page-kingdoms-draw = Tõmba
page-kingdoms-pass = Passi
page-kingdoms-put-back = Pane tagasi
page-kingdoms-undo = Võta tagasi
page-kingdoms-close = Sulge
page-kingdoms-look-lines = Read ja veerud praegu
page-kingdoms-look-round = { $round }. vooru arvestus
page-kingdoms-more = Veel
page-kingdoms-type = Kirjuta käik
page-kingdoms-type-hint = Näiteks r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
page-kingdoms-type-send = Käi

## Laud

page-kingdoms-board = Mängulaud
page-kingdoms-edge = Äärel: tasu lossi iga taseme eest
page-kingdoms-square = { $square }: { $what }
page-kingdoms-square-empty = vaba
page-kingdoms-square-legal = vaba, siia võid paigutada
page-kingdoms-square-castle =
    { $whose ->
        [you] sinu { $rank }. taseme loss ({ $colour })
       *[name] { $rank }. taseme loss, { $player } ({ $colour })
    }
page-kingdoms-square-lifted = võlur tõstab { $rank }. tasemele
page-kingdoms-square-effect =
    { $effect ->
        [doubled-row] loeb oma reas kahekordselt
        [doubled-column] loeb oma veerus kahekordselt
        [cancelled-row] lohe nullib selle oma reas
       *[cancelled-column] lohe nullib selle oma veerus
    }
page-kingdoms-square-ghost = veel kinnitamata
page-kingdoms-square-last = viimane käik
page-kingdoms-square-last-by = viimane käik: { $player }

page-kingdoms-line =
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
page-kingdoms-line-short =
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
page-kingdoms-line-value = { $line }: { $value } iga taseme eest
page-kingdoms-line-paid = { $line }: makstud { $value } iga taseme eest

## Lossid ja plaadid

page-kingdoms-castle = { $rank }. taseme loss
page-kingdoms-hidden-tile = varjatud plaat
page-kingdoms-tile = { $picture } { $number }
page-kingdoms-picture =
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
page-kingdoms-shield = { $colour } kilp, millel on { $charge }
page-kingdoms-charge =
    { $colour ->
        [red] rist
        [yellow] sarikas
        [green] täht
       *[blue] kaldvööt
    }

## Käsi

page-kingdoms-hand = Mida saad paigutada
page-kingdoms-your-castles = Sinu lossid
page-kingdoms-castle-slot = { $rank }. taseme loss, alles { $left }
page-kingdoms-secret = Stardiplaat
page-kingdoms-secret-short = Start
page-kingdoms-secret-hint = Ainult sina näed seda
page-kingdoms-secret-hint-covered = Kaetud
page-kingdoms-secret-is = Sinu stardiplaat: { $tile }
page-kingdoms-secret-covered = Sinu stardiplaat, kaetud
page-kingdoms-secret-played = Juba paigutatud
page-kingdoms-cover = Kata stardiplaat
page-kingdoms-uncover = Näita stardiplaati
page-kingdoms-pile = Tõmbepakk
page-kingdoms-pile-short = Pakk
page-kingdoms-draw-slot =
    { $tiles ->
        [0] Tõmbepakk on tühi
       *[other] Tõmba plaat, alles { $tiles }
    }
page-kingdoms-tiles-left =
    { $tiles ->
        [0] plaate ei ole enam
        [one] alles 1 plaat
       *[other] alles { $tiles } plaati
    }
page-kingdoms-drawn = Tõmmatud plaat
page-kingdoms-drawn-short = Plaat
page-kingdoms-drawn-is = Sinu tõmmatud plaat: { $tile }
page-kingdoms-drawn-hidden = Keegi tõmbas plaadi
page-kingdoms-supply-open = Avatud varu
page-kingdoms-supply-slot = { $tile }, alles { $left }
page-kingdoms-unseen = Mis võib veel tulla
page-kingdoms-unseen-hint = Neid plaate sa selles voorus veel näinud ei ole: need on pakis või kellegi ees kinni.

## Mängijad

page-kingdoms-players = Mängijad
page-kingdoms-player = Mängija
page-kingdoms-you = Sina
page-kingdoms-acts = käib
page-kingdoms-money = Raha
page-kingdoms-money-word = raha
page-kingdoms-money-before = varem
page-kingdoms-castles-left = Losse alles
page-kingdoms-of-rank = { $rank }. taset
page-kingdoms-this-move = See käik
page-kingdoms-delta = See käik muudab tulu: { $change }
page-kingdoms-income = { $income } selles voorus
page-kingdoms-income-paid = { $income } selles voorus, makstud { $paid }
page-kingdoms-holds-secret = stardiplaat alles

## Voorud

page-kingdoms-round = { $round }. voor
page-kingdoms-of-rounds = / { $rounds }
page-kingdoms-round-of = { $round }. voor, kokku { $rounds }
page-kingdoms-round-open = { $round }. voor, kuni keegi paigutab oma viimase lossi
page-kingdoms-start = Algus

## Arvestus

page-kingdoms-counting = { $round }. vooru arvestus
page-kingdoms-standing = { $round }. voor: read ja veerud praegu
page-kingdoms-step = { $number } / { $count }
page-kingdoms-previous-line = Eelmine
page-kingdoms-next-line = Järgmine
page-kingdoms-all-lines = Viimase juurde
page-kingdoms-on = Edasi { $round }. vooru
page-kingdoms-to-result = Edasi tulemuse juurde
page-kingdoms-back-to-result = Tagasi tulemuse juurde
page-kingdoms-line-head = Rida või veerg
page-kingdoms-value = Väärtus
page-kingdoms-value-is = väärtus { $value }
page-kingdoms-no-castle = lossi ei ole
page-kingdoms-rank = { $rank }. tase
page-kingdoms-caption =
    { $of ->
        [mountain] piir
        [dragon] nullib
        [goldmine] topelt
        [wizard] tõstab
       *[empty] vaba
    }
page-kingdoms-so-far = Seni kokku
page-kingdoms-all-rows = Kõik read
page-kingdoms-all-columns = Kõik veerud
page-kingdoms-why-mountain =
    { $part ->
        [first] Lõpeb mäe juures.
        [middle] On kahe mäe vahel.
       *[last] Algab mäe juurest.
    }
page-kingdoms-why-dragon = Lohe nullib: { $tiles }.
page-kingdoms-why-mine = Kullakaevandus kahekordistab: { $tiles }.
page-kingdoms-why-wizard =
    { $castles ->
        [one] Võlur tõstab ühe lossi taset ühe võrra.
       *[other] Võlur tõstab { $castles } lossi taset ühe võrra.
    }
page-kingdoms-why-nobody = Lossi siin ei ole: keegi ei saa midagi.
page-kingdoms-gets = { $player } { $money }
page-kingdoms-paid = { $line } on täis ja maksab { $value } iga taseme eest: { $who }.
page-kingdoms-paid-short = { $line } maksab: { $who }.
page-kingdoms-paid-nobody = { $line } on täis, aga lossi seal ei ole: keegi ei saa midagi.
page-kingdoms-chart = Raha voorude kaupa
page-kingdoms-chart-open = katkendjoon: { $round }. voor, arvestus käib

## Tulemus

page-kingdoms-result = Tulemus
page-kingdoms-shared = { $players } jagavad võitu; igaühel on raha { $money }.
page-kingdoms-shared-rule = Kellel on lõpus ühepalju raha, võidavad koos (A-G22).
page-kingdoms-place = { $place }.

## Päevik

page-kingdoms-log-castle = { $rank }. taseme loss, { $square }
page-kingdoms-log-draw = plaadi tõmbamine
page-kingdoms-log-tile = { $tile }, { $square }
page-kingdoms-log-starting = stardiplaat, { $square }
page-kingdoms-log-starting-known = stardiplaat ({ $tile }), { $square }
page-kingdoms-log-pass = pass

## Mida märgid tähendavad

page-kingdoms-legend = Mida märgid tähendavad
page-kingdoms-legend-line = Äärel on rea või veeru väärtus praegu: nii palju makstakse seal oleva lossi iga taseme eest. Ring on hea, romb halb, ruut null.
page-kingdoms-legend-paid = Täidetud: rida või veerg on täis ja makstud.
page-kingdoms-legend-double = Kullakaevandus kahekordistab selle arvu reas või veerus.
page-kingdoms-legend-nil = Lohe nullib selle arvu reas või veerus.
page-kingdoms-legend-star = Võlur tõstab selle lossi taset ühe võrra.
page-kingdoms-legend-mountain = Mägi jagab oma rea ja veeru kaheks; osad loevad eraldi.
page-kingdoms-legend-legal = Siia võid paigutada.
page-kingdoms-keys =
    { $shortcuts ->
        [on] Klahvid: nooled liiguvad laual, Enter proovib ja kinnitab, Escape võtab tagasi; 1 kuni 4 valivad lossi, S stardiplaadi, D tõmbab.
       *[off] Klahvid: nooled liiguvad laual, Enter proovib ja kinnitab, Escape võtab tagasi.
    }

## Valikud

page-kingdoms-options = Variandid
page-kingdoms-option-last-castle = Viimase lossini
page-kingdoms-option-last-castle-about = Kõik lossid on algusest peale mängus ja ükski ei tule tagasi. Mäng lõpeb vooruga, milles keegi paigutab oma viimase lossi.
page-kingdoms-option-no-luck = Ilma õnneta
page-kingdoms-option-no-luck-about = Stardiplaate ei ole: varu on avatud ja plaadid valitakse.
page-kingdoms-option-continuous = Pidev punktiarvestus
page-kingdoms-option-continuous-about = Rida või veerg maksab kohe, kui see on täis, mitte vooru lõpus.
page-kingdoms-option-continuous-off = Ei
page-kingdoms-option-continuous-parts = Jah, iga osa
page-kingdoms-option-continuous-lines = Jah, ainult terved read ja veerud
page-kingdoms-option-start-tie = Alustaja viigi korral
page-kingdoms-option-start-tie-about = Kes alustab järgmist vooru, kui mitmel on kõige rohkem raha.
page-kingdoms-option-start-tie-clockwise = Päripäeva
page-kingdoms-option-start-tie-random = Loosiga
