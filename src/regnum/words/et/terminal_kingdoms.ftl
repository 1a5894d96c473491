# Kingdoms terminalis.

## Kelle kord

terminal-kingdoms-turn-act = { $player } paigutab lossi, tõmbab plaadi või paigutab stardiplaadi.
terminal-kingdoms-turn-place = { $player } paigutab tõmmatud plaadi: { $tile }.
terminal-kingdoms-do-act = { $player }, paiguta loss või oma stardiplaat või tõmba plaat.
terminal-kingdoms-do-choose = { $player }, paiguta loss või ükskõik milline varu plaat.
terminal-kingdoms-do-place = { $player }, paiguta tõmmatud plaat: { $tile }.
terminal-kingdoms-do-pass = { $player }, saad ainult passida: Enter.
terminal-kingdoms-cover = { $player }, sinu kord. Võta klaviatuur, ära lase kellelgi teisel vaadata ja vajuta Enter.

## Laud

terminal-kingdoms-left =
    { $tiles ->
        [0] varu on tühi
        [one] varus 1 plaat
       *[other] varus { $tiles } plaati
    }
terminal-kingdoms-round = { $round }. voor
terminal-kingdoms-money = raha { $money }, see voor { $income }
terminal-kingdoms-income = see voor
terminal-kingdoms-has-start = stardiplaat alles
terminal-kingdoms-castle = { $rank }. taseme loss
terminal-kingdoms-hidden = varjatud plaat
terminal-kingdoms-numbered = { $number } { $picture }
terminal-kingdoms-picture =
    { $picture ->
        [village] küla
        [farm] talu
        [town] linn
        [windmill] tuulik
        [knight] rüütel
        [city] pealinn
        [swamp] soo
        [cemetery] kalmistu
        [wolves] hundid
        [witch] nõid
        [raider] röövel
        [troll] troll
        [mountain] mägi
        [dragon] lohe
        [goldmine] kaevandus
       *[wizard] võlur
    }

## Märkused

terminal-kingdoms-trying = { $piece } ruudule { $square }: sina { $own }, { $others }. Enter paigutab.
terminal-kingdoms-drawing = Enter tõmbab plaadi. See tuleb siis paigutada ja tõmbamist ei saa tagasi võtta.
terminal-kingdoms-undo-drawn = Vahepeal on plaat tõmmatud ja nähtud, nii et midagi ei saa tagasi võtta.
terminal-kingdoms-undo-shown = Vahepeal on salajane stardiplaat avatud, nii et midagi ei saa tagasi võtta.
terminal-kingdoms-undo-round = Vahepeal algas uus voor uute stardiplaatidega, nii et midagi ei saa tagasi võtta.

## Päevik

terminal-kingdoms-log-build = { $player }: { $rank }. taseme loss, { $square }
terminal-kingdoms-log-draw = { $player } tõmbas plaadi
terminal-kingdoms-log-lay = { $player } tõmbas { $tile }: { $square }
terminal-kingdoms-log-take = { $player } valis { $tile }: { $square }
terminal-kingdoms-log-start = { $player }: stardiplaat { $tile }, { $square }
terminal-kingdoms-log-pass = { $player } passis
terminal-kingdoms-paid = Täis, makstakse:

## Klahvid

terminal-kingdoms-key-castle = loss
terminal-kingdoms-key-draw = tõmba
terminal-kingdoms-key-tile = plaat
terminal-kingdoms-key-start = start
terminal-kingdoms-key-pass = passi
terminal-kingdoms-key-account = read
terminal-kingdoms-key-rounds = voorud
terminal-kingdoms-key-look = vaata
terminal-kingdoms-key-on = edasi
terminal-kingdoms-key-line = järgmine rida
terminal-kingdoms-key-round = teine voor

## Vooru arvestus

terminal-kingdoms-account-over = { $round }. voor: arvestus
terminal-kingdoms-account-now = { $round }. voor: read ja veerud praegu
terminal-kingdoms-total = Kokku
terminal-kingdoms-had = enne
terminal-kingdoms-has = Raha
terminal-kingdoms-began = Algus
terminal-kingdoms-line-row = Rida { $first }–{ $last }: väärtus { $value }
terminal-kingdoms-line-column = Veerg { $first }–{ $last }: väärtus { $value }
terminal-kingdoms-line-split = Mägi jagab selle; osad loevad eraldi.
terminal-kingdoms-line-dragon = Lohe nullib: { $tiles }
terminal-kingdoms-line-mine = Kullakaevandus kahekordistab: { $tiles }
terminal-kingdoms-line-wizard = Võlur tõstab: { $castles }
terminal-kingdoms-line-income = { $player }: tasemed { $ranks } × { $value } = { $income }
terminal-kingdoms-line-nobody = Lossi siin ei ole: keegi ei saa midagi.

## Tulemus

terminal-kingdoms-winner = { $player } võitis, raha: { $money }!
terminal-kingdoms-winners = { $players } jagavad võitu; igaühel on raha { $money }.

## Abi

terminal-kingdoms-help-move = liigu järgmisele vabale ruudule
terminal-kingdoms-help-next = järgmine vaba ruut lugemise järjekorras (Shift+Tab: tagasi)
terminal-kingdoms-help-castle = võta kätte selle taseme loss
terminal-kingdoms-help-draw = tõmba plaat (kaks korda või d ja Enter); ilma õnneta: varu järgmine plaat (D: tagasi)
terminal-kingdoms-help-start = võta kätte oma stardiplaat
terminal-kingdoms-help-piece = järgmine asi, mida saab paigutada (Backspace: tagasi)
terminal-kingdoms-help-confirm = paiguta, tõmba või passi
terminal-kingdoms-help-account = kui palju iga rida ja veerg praegu maksab ja miks
terminal-kingdoms-help-rounds = varasemate voorude arvestus
terminal-kingdoms-help-signs = { $plus } { $minus } [0] rea või veeru väärtus praegu; kuldselt see, milliseks see muutuks. { $row } mis plaadiga tema reas juhtub, { $column } mis veerus. { $free } vabad ruudud. Hiirega klõpsa ruudul (paigutamiseks kaks korda), käes oleval asjal või all oleval klahvil.
terminal-kingdoms-rules-act = Oma korral paiguta loss või tõmba plaat ja paiguta see või paiguta oma stardiplaat. Passida tohid ainult siis, kui midagi muud teha ei saa.
terminal-kingdoms-rules-score = Kui laud on täis, maksab iga rida ja veerg mängijale oma väärtuse korda tema sealsete losside tasemed; negatiivse väärtuse korral kaotab ta raha.
terminal-kingdoms-rules-mountain = Mägi: jagab oma rea ja veeru osadeks, mis loevad eraldi.
terminal-kingdoms-rules-dragon = Lohe: ressursid tema reas ja veerus ei ole midagi väärt.
terminal-kingdoms-rules-mine = Kullakaevandus: plaadid selle reas ja veerus loevad kahekordselt, nii head kui ka halvad.
terminal-kingdoms-rules-wizard = Võlur: vahetult tema kõrval olevate losside tase on ühe võrra kõrgem, olgu need kelle omad tahes.
terminal-kingdoms-rules-end = 1. taseme lossid tulevad pärast vooru tagasi, teised mitte. Pärast kolme vooru võidab see, kel on kõige rohkem raha.
terminal-kingdoms-rules-last-castle = Viimase lossini: ükski loss ei tule tagasi ja mäng lõpeb vooruga, milles keegi paigutab oma viimase.
terminal-kingdoms-rules-no-luck = Ilma õnneta: stardiplaate ei ole; tõmbamise asemel valid avatud varust plaadi.
terminal-kingdoms-rules-continuous = Pidev punktiarvestus: rida või veerg maksab kohe, kui see on täis.

## Ettevalmistus

terminal-kingdoms-setup-last-castle = Viimase lossini
terminal-kingdoms-setup-no-luck = Ilma õnneta
terminal-kingdoms-setup-continuous = Pidev punktiarvestus
terminal-kingdoms-setup-start-tie = Alustaja viigi korral
terminal-kingdoms-setup-continuous-value =
    { $value ->
        [parts] jah: iga osa kohe, kui see on täis
        [lines] jah: ainult terved read ja veerud
       *[off] ei
    }
terminal-kingdoms-setup-start-tie-value =
    { $value ->
        [random] loosiga
       *[clockwise] päripäeva eelmisest alustajast
    }
terminal-kingdoms-setup-good = Igaühel { $castles } lossi, { $rounds } vooru. Enter alustab mängu.
terminal-kingdoms-setup-good-open = Igaühel { $castles } lossi, voore nii palju, kui vaja. Enter alustab mängu.
terminal-kingdoms-setup-continue = Jätka salvestatud mängu: { $players } ({ $round }. voor)
