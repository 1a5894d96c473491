# Kingdoms lehel.

## Kelle kord

kingdoms-page-say-wait = Käigul on { $player }.
kingdoms-page-say-wait-place = Plaat on tõmmatud ja seda paigutatakse.
kingdoms-page-say-act =
    { $whose ->
        [you] Sinu kord: paiguta loss või plaat
       *[name] { $player }, paiguta loss või plaat
    }
kingdoms-page-say-act-hint =
    { $choices ->
        [castle-draw-secret] Paiguta loss või oma stardiplaat või tõmba plaat.
        [castle-draw] Paiguta loss või tõmba plaat.
        [castle-secret] Paiguta loss või oma stardiplaat.
        [castle-supply] Paiguta loss või mis tahes plaat varust.
        [castle] Paiguta üks oma lossidest.
        [draw-secret] Paiguta oma stardiplaat või tõmba plaat.
        [draw] Tõmba plaat.
        [supply] Paiguta mis tahes plaat varust.
       *[secret] Paiguta oma stardiplaat.
    }
kingdoms-page-say-place =
    { $whose ->
        [you] Tõmbasid
       *[name] { $player } tõmbas
    } { $kind ->
        [mountain] mäe
        [dragon] lohe
        [goldmine] kullakaevanduse
        [wizard] võluri
       *[number] plaadi: { $tile }
    }
kingdoms-page-say-place-hint = Paiguta see mis tahes vabale ruudule.
kingdoms-page-say-pass =
    { $whose ->
        [you] Sinu kord: saad ainult passida
       *[name] { $player } saab ainult passida
    }
kingdoms-page-say-pass-hint = Sul ei ole selles voorus enam midagi paigutada.

kingdoms-page-ask-draw = Kas tõmbad plaadi?
kingdoms-page-ask-draw-hint = Tõmmatud plaat tuleb paigutada.
kingdoms-page-ask-here = { $piece } ruudule { $square }?
kingdoms-page-ask-here-hint = Kinnita või proovi mõnda teist vaba ruutu.
kingdoms-page-ask-where = { $piece }: kuhu?
kingdoms-page-ask-where-hint = Vali vaba ruut.
kingdoms-page-ask-drawn = Tõmmatud plaat: { $piece }
kingdoms-page-ask-drawn-hint = Vali sellele vaba ruut.
kingdoms-page-choose-for = Mida paigutad ruudule { $square }?
kingdoms-page-choose-for-hint = Vali loss või plaat.
kingdoms-page-sending =
    { $what ->
        [draw] Tõmbad plaati…
        [pass] Passid…
       *[piece] Saatmine: { $piece } ruudule { $square }
    }
kingdoms-page-sending-hint = Sinu käiku saadetakse.
kingdoms-page-tried = { $piece } ruudule { $square }: { $changes }. Enter kinnitab, Escape tühistab.

## Nupud

kingdoms-page-draw = Tõmba
kingdoms-page-pass = Passi
kingdoms-page-look-lines = Ridade ja veergude seis
kingdoms-page-look-round = { $round }. vooru arvestus
kingdoms-page-more = Veel
kingdoms-page-type = Kirjuta käik
kingdoms-page-type-hint = Näiteks r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
kingdoms-page-type-send = Käi

## Laud

kingdoms-page-board = Mängulaud
kingdoms-page-edge = Servas: tasu lossi iga taseme eest
kingdoms-page-square = { $square }: { $what }
kingdoms-page-square-empty = vaba
kingdoms-page-square-legal = vaba, siia saad paigutada
kingdoms-page-square-castle =
    { $whose ->
        [you] sinu { $rank }. taseme loss ({ kingdoms-colour })
       *[name] { $rank }. taseme loss, { $player } ({ kingdoms-colour })
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
kingdoms-page-square-last-by =
    { $whose ->
        [you] sinu viimane käik
       *[name] viimane käik: { $player }
    }

kingdoms-page-line =
    { $part ->
        [row-first] { $name }. rida mäest vasakul
        [row-middle] { $name }. rida mägede vahel
        [row-last] { $name }. rida mäest paremal
        [column-whole] Veerg { $name }
        [column-first] Veerg { $name } mäest ülalpool
        [column-middle] Veerg { $name } mägede vahel
        [column-last] Veerg { $name } mäest allpool
       *[row-whole] { $name }. rida
    }
kingdoms-page-line-short =
    { $part ->
        [row-first] { $name }. rida vasakul
        [row-middle] { $name }. rida keskel
        [row-last] { $name }. rida paremal
        [column-whole] Veerg { $name }
        [column-first] Veerg { $name } ülal
        [column-middle] Veerg { $name } keskel
        [column-last] Veerg { $name } all
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
        [town] alev
        [windmill] tuulik
        [camp] laager
        [knight] rüütel
        [tower] torn
        [city] linn
        [harbour] sadam
        [swamp] soo
        [cemetery] kalmistu
        [wolves] hundid
        [witch] nõid
        [raider] röövel
       *[troll] troll
    }
kingdoms-page-shield = { kingdoms-colour } kilp, millel on { kingdoms-page-charge }
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
kingdoms-page-secret-hint-covered = Varjatud
kingdoms-page-secret-is = Sinu stardiplaat: { $tile }
kingdoms-page-secret-covered = Sinu stardiplaat, varjatud
kingdoms-page-secret-played = Juba laual
kingdoms-page-cover = Varja stardiplaat
kingdoms-page-uncover = Näita stardiplaati
kingdoms-page-pile = Varu
kingdoms-page-pile-short = Varu
kingdoms-page-draw-slot =
    { $tiles ->
        [0] Varu on tühi
       *[other] Tõmba plaat, alles { $tiles }
    }
kingdoms-page-tiles-left =
    { $tiles ->
        [0] plaate ei ole enam
        [one] alles 1 plaat
       *[other] alles { $tiles } plaati
    }
kingdoms-page-drawn = Tõmmatud plaat
kingdoms-page-drawn-short = Võetud
kingdoms-page-drawn-is = Tõmmatud plaat: { $tile }
kingdoms-page-drawn-hidden = Plaat on tõmmatud
kingdoms-page-supply-open = Avatud varu
kingdoms-page-supply-slot = { $tile }, alles { $left }
kingdoms-page-unseen = Veel nägemata plaadid
kingdoms-page-unseen-hint = Neid plaate sa selles voorus veel näinud ei ole: need on varus või mõne teise mängija ees tagurpidi.

## Mängijad

kingdoms-page-players = Mängijad
kingdoms-page-player = Mängija
kingdoms-page-acts = käigul
kingdoms-page-money = Raha
kingdoms-page-money-word = raha
kingdoms-page-money-before = enne
kingdoms-page-castles-left = Losse alles
kingdoms-page-of-rank = tk, { $rank }. tase
kingdoms-page-this-move = See käik
kingdoms-page-delta = See käik muudab tulu: { $change }
kingdoms-page-since = Pärast sinu käiku
kingdoms-page-delta-since = Tulu muutus pärast sinu käiku: { $change }
kingdoms-page-why = { $line }: { $value } × tase { $rank } = { $money }
kingdoms-page-why-line = { $line }: { $value }
kingdoms-page-power =
    { $tile ->
        [mountain] jagab oma rea ja veeru osadeks
        [dragon] nullib ressursid oma reas ja veerus
        [goldmine] kahekordistab arvud oma reas ja veerus
       *[wizard] tõstab kõrval olevate losside taset ühe võrra
    }
kingdoms-page-income = { $income } selles voorus
kingdoms-page-income-paid = { $income } selles voorus ({ $paid } makstud)
kingdoms-page-holds-secret = stardiplaat alles

## Voorud

kingdoms-page-round = { $round }. voor
kingdoms-page-of-rounds = { $rounds }-st
kingdoms-page-round-of = { $round }. voor { $rounds }-st
kingdoms-page-round-open = { $round }. voor (mäng kestab, kuni keegi paigutab oma viimase lossi)
kingdoms-page-start = Algus

## Arvestus

kingdoms-page-counting = { $round }. vooru arvestus
kingdoms-page-standing = { $round }. voor: ridade ja veergude seis
kingdoms-page-step = { $number } / { $count }
kingdoms-page-previous-line = Eelmine
kingdoms-page-next-line = Järgmine
kingdoms-page-all-lines = Viimase juurde
kingdoms-page-on = Edasi { $round }. vooru
kingdoms-page-to-result = Vaata tulemust
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
kingdoms-page-why-nobody = Siin ei ole lossi, nii et keegi ei saa midagi.
kingdoms-page-gets = { $player } { $money }
kingdoms-page-paid = { $line } on täis ja maksab { $value } iga taseme eest: { $who }.
kingdoms-page-paid-short = { $line } maksab: { $who }.
kingdoms-page-paid-nobody = { $line } on täis, aga seal ei ole lossi, nii et keegi ei saa midagi.
kingdoms-page-chart = Raha voorude kaupa
kingdoms-page-chart-open = katkendjoon: { $round }. voor, veel pooleli

## Tulemus

kingdoms-page-result = Tulemus
kingdoms-page-shared = Jagatud võit: { $players }. Raha igaühel: { $money }.
kingdoms-page-shared-rule = Kui mitmel mängijal on lõpus võrdselt kõige rohkem raha, võidavad nad koos.

## Päevik

kingdoms-page-log-castle =
    { $whose ->
        [you] paigutasid
       *[other] paigutas
    } { $rank }. taseme lossi ruudule { $square }
kingdoms-page-log-draw =
    { $whose ->
        [you] tõmbasid plaadi
       *[other] tõmbas plaadi
    }
kingdoms-page-log-tile =
    { $whose ->
        [you] paigutasid
       *[other] paigutas
    } { $kind ->
        [mountain] mäe
        [dragon] lohe
        [goldmine] kullakaevanduse
        [wizard] võluri
       *[number] plaadi { $tile }
    } ruudule { $square }
kingdoms-page-log-starting =
    { $whose ->
        [you] paigutasid
       *[other] paigutas
    } stardiplaadi ruudule { $square }
kingdoms-page-log-starting-known =
    { $whose ->
        [you] paigutasid
       *[other] paigutas
    } stardiplaadi ({ $tile }) ruudule { $square }
kingdoms-page-log-pass =
    { $whose ->
        [you] passisid
       *[other] passis
    }

## Mida märgid tähendavad

kingdoms-page-legend = Leppemärgid
kingdoms-page-legend-line = Servas on rea või veeru praegune väärtus: nii palju makstakse seal oleva lossi iga taseme eest. Ring tähendab kasu, romb kahju, ruut nulli.
kingdoms-page-legend-paid = Täidetud: rida või veerg on täis ja juba maksnud.
kingdoms-page-legend-double = Kullakaevandus kahekordistab selle arvu reas või veerus.
kingdoms-page-legend-nil = Lohe nullib selle arvu reas või veerus.
kingdoms-page-legend-star = Võlur tõstab selle lossi taset ühe võrra.
kingdoms-page-legend-mountain = Mägi jagab oma rea ja veeru osadeks; iga osa arvestatakse eraldi.
kingdoms-page-legend-legal = Siia saad paigutada.
kingdoms-page-keys =
    { $shortcuts ->
        [on] Klahvid: nooltega liigud laual, Enter paigutab proovimiseks, teist korda kinnitab, Escape tühistab; 1 kuni 4 valivad lossi, S stardiplaadi, D tõmbab.
       *[off] Klahvid: nooltega liigud laual, Enter paigutab proovimiseks, teist korda kinnitab, Escape tühistab.
    }

## Valikud

kingdoms-page-options = Lisareeglid
kingdoms-page-option-last-castle = Viimase lossini
kingdoms-page-option-last-castle-about = Mängijatel on algusest peale kõik lossid ja ükski ei tule tagasi. Mäng lõpeb pärast vooru, milles keegi paigutab oma viimase lossi.
kingdoms-page-option-no-luck = Ilma juhuseta
kingdoms-page-option-no-luck-about = Stardiplaate ei ole. Kõik plaadid on avatud ja valid ise, millise paigutad.
kingdoms-page-option-continuous = Jooksev arvestus
kingdoms-page-option-continuous-about = Rida või veerg maksab kohe, kui see on täis, mitte vooru lõpus.
kingdoms-page-option-continuous-off = Ei
kingdoms-page-option-continuous-parts = Jah, rea ja veeru iga osa
kingdoms-page-option-continuous-lines = Jah, ainult terved read ja veerud
kingdoms-page-option-start-tie = Alustaja viigi korral
kingdoms-page-option-start-tie-about = Kes alustab järgmist vooru, kui mitmel mängijal on võrdselt kõige rohkem raha.
kingdoms-page-option-start-tie-clockwise = Päripäeva
kingdoms-page-option-start-tie-random = Loosiga

## Avaleht

kingdoms-page-about = Ehita losse ühisele lauale, kus iga rida ja veerg toob raha sisse või viib seda ära.
kingdoms-page-size = 2–4 mängijat, 30 min
