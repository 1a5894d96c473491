# Kingdoms terminalis ja käsureal.

## Kelle kord

kingdoms-terminal-turn-act = { $player } valib: loss, plaat varust või stardiplaat.
kingdoms-terminal-turn-place = { $player } paigutab tõmmatud plaadi: { $tile }.
kingdoms-terminal-do-act = { $player }, paiguta loss või oma stardiplaat või tõmba plaat.
kingdoms-terminal-do-choose = { $player }, paiguta loss või mis tahes plaat varust.
kingdoms-terminal-do-place = { $player }, paiguta tõmmatud plaat: { $tile }.
kingdoms-terminal-do-pass = { $player }, saad ainult passida. Vajuta Enterit.
kingdoms-terminal-cover = { $player }, sinu kord. Kui keegi teine ei vaata, vajuta Enterit.

## Laud

kingdoms-terminal-left =
    { $tiles ->
        [0] varu on tühi
        [one] varus 1 plaat
       *[other] varus { $tiles } plaati
    }
kingdoms-terminal-round = { $round }. voor
kingdoms-terminal-money = raha { $money }, selles voorus { $income }
kingdoms-terminal-income = selles voorus
kingdoms-terminal-has-start = stardiplaat alles
kingdoms-terminal-castle = { $rank }. taseme loss
kingdoms-terminal-hidden = varjatud plaat
kingdoms-terminal-numbered = { $number } { $picture }
kingdoms-terminal-picture =
    { $picture ->
        [village] küla
        [farm] talu
        [town] alev
        [windmill] tuulik
        [knight] rüütel
        [city] linn
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

kingdoms-terminal-trying = { $piece } ruudule { $square }: sina { $own }, { $others }. Enter kinnitab.
kingdoms-terminal-drawing = Enter tõmbab plaadi. Selle pead paigutama ja tõmbamist ei saa tagasi võtta.

## Päevik

kingdoms-terminal-log-build = { $player } paigutas { $rank }. taseme lossi ruudule { $square }
kingdoms-terminal-log-draw = { $player } tõmbas plaadi
kingdoms-terminal-log-lay = { $player } paigutas ruudule { $square } plaadi: { $tile }
kingdoms-terminal-log-take = { $player } paigutas ruudule { $square } plaadi: { $tile }
kingdoms-terminal-log-start = { $player } paigutas ruudule { $square } stardiplaadi: { $tile }
kingdoms-terminal-log-pass = { $player } passis
kingdoms-terminal-paid = Täis, makstakse:

## Klahvid

kingdoms-terminal-key-castle = loss
kingdoms-terminal-key-draw = tõmba
kingdoms-terminal-key-tile = plaat
kingdoms-terminal-key-start = stardiplaat
kingdoms-terminal-key-pass = passi
kingdoms-terminal-key-account = read/veerud
kingdoms-terminal-key-rounds = voorud
kingdoms-terminal-key-look = vaata
kingdoms-terminal-key-on = edasi
kingdoms-terminal-key-line = järgmine
kingdoms-terminal-key-round = teine voor

## Vooru arvestus

kingdoms-terminal-account-over = { $round }. vooru arvestus
kingdoms-terminal-account-now = { $round }. voor: ridade ja veergude seis
kingdoms-terminal-total = Kokku
kingdoms-terminal-had = enne
kingdoms-terminal-has = Raha
kingdoms-terminal-began = Algus
kingdoms-terminal-line-row = Rida { $first }–{ $last }: väärtus { $value }
kingdoms-terminal-line-column = Veerg { $first }–{ $last }: väärtus { $value }
kingdoms-terminal-line-split = Mägi jagab selle; iga osa arvestatakse eraldi.
kingdoms-terminal-line-dragon = Lohe nullib: { $tiles }
kingdoms-terminal-line-mine = Kullakaevandus kahekordistab: { $tiles }
kingdoms-terminal-line-wizard = Võlur tõstab: { $castles }
kingdoms-terminal-line-income = { $player }: tasemete summa { $ranks } × { $value } = { $income }
kingdoms-terminal-line-nobody = Siin ei ole lossi, nii et keegi ei saa midagi.

## Tulemus

kingdoms-terminal-winner = { $player } võitis { $money } mündiga!
kingdoms-terminal-winners =
    { $money ->
        [one] Jagatud võit: { $players }. Igaühel on { $money } münt.
       *[other] Jagatud võit: { $players }. Igaühel on { $money } münti.
    }

## Abi

kingdoms-terminal-help-move = liigu järgmisele vabale ruudule
kingdoms-terminal-help-next = järgmine vaba ruut lugemise järjekorras (Shift+Tab: tagasi)
kingdoms-terminal-help-castle = võta kätte selle taseme loss
kingdoms-terminal-help-draw = tõmba plaat (kaks korda või d ja Enter); ilma juhuseta: järgmine plaat varust (D: tagasi)
kingdoms-terminal-help-start = võta kätte oma stardiplaat
kingdoms-terminal-help-piece = järgmine loss või plaat, mida saab paigutada (Backspace: tagasi)
kingdoms-terminal-help-confirm = paiguta, tõmba või passi
kingdoms-terminal-help-account = kui palju iga rida ja veerg praegu maksab ja miks
kingdoms-terminal-help-rounds = varasemate voorude arvestus
kingdoms-terminal-help-signs = { $plus } { $minus } [0] rea või veeru praegune väärtus, kuldselt väärtus pärast sinu käiku. { $row } mõju plaadile selle reas, { $column } veerus. { $free } vaba ruut. Hiirega klõpsa ruudul (paigutamiseks kaks korda), käes oleval lossil või plaadil või allpool oleval klahvil.
kingdoms-terminal-rules-act = Oma käigul paiguta loss, tõmba plaat ja paiguta see või paiguta oma stardiplaat. Passida tohid ainult siis, kui midagi muud teha ei saa.
kingdoms-terminal-rules-score = Kui laud on täis, maksab iga rida ja veerg igale mängijale oma väärtuse, korrutatuna tema sealsete losside tasemete summaga; negatiivse väärtuse korral kaotab mängija raha.
kingdoms-terminal-rules-mountain = Mägi: jagab oma rea ja veeru osadeks, mida arvestatakse eraldi.
kingdoms-terminal-rules-dragon = Lohe: ressursid tema reas ja veerus ei ole midagi väärt.
kingdoms-terminal-rules-mine = Kullakaevandus: plaadid selle reas ja veerus loevad kahekordselt, nii positiivsed kui ka negatiivsed.
kingdoms-terminal-rules-wizard = Võlur: vahetult tema kõrval olevate losside tase on ühe võrra kõrgem, olgu need kelle omad tahes.
kingdoms-terminal-rules-end = 1. taseme lossid tulevad pärast vooru tagasi, teised mitte. Pärast kolme vooru võidab see, kellel on kõige rohkem raha.
kingdoms-terminal-rules-last-castle = Viimase lossini: ükski loss ei tule tagasi ja mäng lõpeb pärast vooru, milles keegi paigutab oma viimase.
kingdoms-terminal-rules-no-luck = Ilma juhuseta: stardiplaate ei ole; tõmbamise asemel valid avatud varust plaadi.
kingdoms-terminal-rules-continuous = Jooksev arvestus: rida või veerg maksab kohe, kui see on täis.

## Ettevalmistus

kingdoms-terminal-setup-last-castle = Viimase lossini
kingdoms-terminal-setup-no-luck = Ilma juhuseta
kingdoms-terminal-setup-continuous = Jooksev arvestus
kingdoms-terminal-setup-start-tie = Alustaja viigi korral
kingdoms-terminal-setup-continuous-value =
    { $value ->
        [parts] jah: iga osa kohe, kui see on täis
        [lines] jah: ainult terved read ja veerud
       *[off] ei
    }
kingdoms-terminal-setup-start-tie-value =
    { $value ->
        [random] loosiga
       *[clockwise] päripäeva eelmisest alustajast
    }
kingdoms-terminal-setup-good = Igaühel { $castles } lossi, { $rounds } vooru. Enter alustab mängu.
kingdoms-terminal-setup-good-open = Igaühel { $castles } lossi, voore nii palju, kui vaja. Enter alustab mängu.
kingdoms-terminal-setup-continue = Jätka salvestatud mängu: { $players } ({ $round }. voor)

## Käsurida

kingdoms-option-players = mängijate arv: 2, 3 või 4 (vaikimisi 2)
kingdoms-option-last-castle = Viimase lossini: mängijatel on algusest peale kõik lossid ja ükski ei tule tagasi; mäng lõpeb pärast vooru, milles keegi paigutab oma viimase lossi
kingdoms-option-no-luck = Ilma juhuseta: stardiplaate ei ole, kõik plaadid on avatud ja paigutatav valitakse
kingdoms-option-continuous = Jooksev arvestus: off (ei, vaikimisi), parts (iga rea või veeru osa kohe, kui see täitub) või lines (ainult terved read ja veerud)
kingdoms-option-start-tie = kes alustab vooru, kui mitmel mängijal on võrdselt kõige rohkem raha: clockwise (päripäeva, vaikimisi) või random (loosiga)

## Käsurida

kingdoms-score-about = Loeb mängulaua: kuni viis rida, igas kuus sõna, ülevalt alla: +3, -6, mountain (mägi), dragon (lohe), goldmine (kullakaevandus), wizard (võlur), loss värvi ja tasemega (red1, yellow4), punkt on tühi ruut.
kingdoms-score-any-pieces = luba rohkem mänguosi, kui karbis on
kingdoms-score-line = rida/veerg
kingdoms-score-tiles = plaadid
kingdoms-score-value = väärtus
kingdoms-score-castles = lossid
kingdoms-score-income = tulu
kingdoms-score-player = mängija
kingdoms-score-rows = read
kingdoms-score-columns = veerud
kingdoms-score-line-name =
    { $direction ->
        [row] rida { $first }–{ $last }
       *[column] veerg { $first }–{ $last }
    }
kingdoms-score-tile =
    { $effect ->
        [cancelled] { kingdoms-tile } (nullitud)
        [doubled] { kingdoms-tile } (kahekordne: { $value })
       *[none] { kingdoms-tile }
    }
kingdoms-score-castle =
    { $bonus ->
        [0] { kingdoms-colour } { $rank }
       *[other] { kingdoms-colour } { $rank } + { $bonus }
    }

kingdoms-bots-about =
    { $bot ->
        [random] ükskõik milline lubatud käik, kõik võrdse tõenäosusega
        [greedy] võtab kohe kõige rohkem raha
        [flat-mc] lihtne Monte Carlo, juhuslikud läbimängud
        [flat-mc-greedy] lihtne Monte Carlo, ahned läbimängud
        [search] puuotsing läbimängudega, lõpus veatu
        [champion] kõige tugevam: puuotsing närvivõrguga, lõpus veatu
       *[other] mõtleb ette
    }
