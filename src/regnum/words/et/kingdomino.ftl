# Kingdomino sõnad ja selgitused.

kingdomino-name = Kingdomino

kingdomino-terrain = { $terrain ->
    [wheat] viljapõld
    [forest] mets
    [lake] järv
    [pasture] karjamaa
    [swamp] soo
   *[mine] mägi
}

kingdomino-colour = { $colour ->
    [pink] roosa
    [yellow] kollane
    [green] roheline
   *[blue] sinine
}

kingdomino-explain-game-over = Mäng on läbi.
kingdomino-explain-wait = Praegu ei ole sinu kord.
kingdomino-explain-must-claim-first = Valitakse esimesi doominoklotse: aseta oma kuningas ühele neist.
kingdomino-explain-must-place = Kõigepealt pead paigutama klotsi { $domino }.
kingdomino-explain-must-claim = Sinu klots on paigutatud; vali nüüd üks uuest reast.
kingdomino-explain-other-domino = Praegu tuleb paigutada klots { $mine }, mitte { $domino }.
kingdomino-explain-not-in-row = Klotsi { $domino } ei ole reas. Reas on: { $row }.
kingdomino-explain-claimed-already = Klotsil { $domino } seisab juba kuningas. Vabad: { $free }.
kingdomino-explain-claim = Klots { $domino } on vaba, nii et võid selle valida.
kingdomino-explain-discard = Klots { $domino } ei sobi su kuningriiki kuhugi, seega tuleb sellest loobuda.
kingdomino-explain-must-not-discard =
    { $ways ->
        [one] Klotsi { $domino } saab paigutada ühel viisil
       *[other] Klotsi { $domino } saab paigutada { $ways } viisil
    }, seega ei tohi sellest loobuda, isegi kui paigutamine sulle kahju teeb.
kingdomino-explain-occupied = Ruut { $square } on juba hõivatud.
kingdomino-explain-frame = Sinu kuningriik ei mahuks enam { $size } × { $size } ruudule.
kingdomino-explain-touches-castle = Ruudul { $square } puudutab see sinu lossi, mille külge sobib iga maastik.
kingdomino-explain-matches = Ruudul { $square } puudutab see sama maastikku: { kingdomino-terrain }.
kingdomino-explain-no-match = Kumbki pool ei puuduta sinu kuningriigis sama maastikku ega lossi ({ $first }, { $second }).
kingdomino-explain-diagonal = See puudutab sinu kuningriiki ainult nurgaga; loevad vaid küljed.
kingdomino-explain-apart = See ei puuduta sinu kuningriiki.

kingdomino-error-edition = Väljaannet „{ $edition }“ ei ole. Olemas: { $known }.
kingdomino-error-size = Kuningriik ei saa olla { $size } ruutu lai: laius on 5, Kuningate heitluses 7.
kingdomino-error-middle = Keskriigi võimalikud väärtused: { $known }.
kingdomino-error-draft = Kahe mängija esimese valiku võimalikud viisid: { $known }.
kingdomino-error-duel-players = Kuningate heitlus 7 × 7 kuningriikidega on 2 mängijale, mitte { $players } mängijale (KD-X4).
kingdomino-error-duel-only = Väljaandes „{ $edition }“ on Kuningate heitlus ainus mäng 2 mängijale; 5 × 5 jaoks vali classic või bga.
kingdomino-error-draft-players = Järjekord A-B-B-A on 2 mängijale, mitte { $players } mängijale (KD-S8).
kingdomino-error-row = Rida pikkusega { $row } ei sobi { $players } mängijale: kuningaid on { $kings }, seega on reas vähemalt { $kings } ja kõige rohkem 4 klotsi (KD-S5).
kingdomino-error-unclaimed = Kui reas on { $row } klotsi ja kuningaid on { $kings }, jääb igas voorus klots üle; sellest tuleb loobuda (KD-S9).
kingdomino-error-deck = { $deck } doominoklotsi ei saa laduda ridadesse pikkusega { $row }: neid võib olla kõige rohkem 48 ja arv peab jaguma { $row }-ga (KD-S4).
kingdomino-error-fill = Igale mängijale tuleks { $each } doominoklotsi, aga { $size } × { $size } kuningriiki mahub { $room } (KD-P1).
kingdomino-error-not-edition = Valik „{ $option }“ erineb väljaandest „{ $edition }“; sellise segu nimi on „custom“.

kingdomino-error-notation = „{ $text }“ ei ole käik. Kirjuta k17, et valida klots 17, 17h7e, et see paigutada, 17x, et sellest loobuda.
kingdomino-error-notation-domino = „{ $text }“ nimetab klotsi { $domino }, aga doominoklotsid on nummerdatud 1-st 48-ni.

kingdomino-kingdom-long = Nii palju teksti kuningriik ei vaja: kõige rohkem { $most } märki.
kingdomino-kingdom-empty = Kuningriiki siin ei ole: kirjuta iga rida omaette reale, näiteks „W1 W C .“.
kingdomino-kingdom-no-castle = Kuningriigil ei ole lossi: kirjuta C sinna, kus see seisab (KD-S2).
kingdomino-kingdom-castles = Kuningriigil on { $castles } lossi, aga tohib olla ainult üks (KD-S2).
kingdomino-kingdom-wide = Kuningriik ei mahu { $size } × { $size } ruudule (KD-P1).
kingdomino-kingdom-square = Rida { $line }: „{ $text }“ ei ole ruut. Kirjuta W F L P S M koos kroonide arvuga, C lossi jaoks, punkt tühja ruudu jaoks.
kingdomino-kingdom-pieces =
    { $number ->
        [one] Üks ruut
       *[other] { $number } ruutu
    } ({ kingdomino-terrain }, kroone { $crowns }): karbis on neid { $exist } (KD-C6).

kingdomino-sheet-kingdom = { $number }. kuningriik: { $problem }
