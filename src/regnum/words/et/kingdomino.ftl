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
kingdomino-explain-must-claim-first = Käib esimene valik: aseta oma kuningas ühele neist klotsidest.
kingdomino-explain-must-place = Paiguta kõigepealt klots { $domino }.
kingdomino-explain-must-claim = Sinu klots on paigutatud; vali nüüd üks uuest reast.
kingdomino-explain-other-domino = Praegu tuleb paigutada klots { $mine }, mitte { $domino }.
kingdomino-explain-not-in-row = Klotsi { $domino } ei ole selles reas. Vali üks neist: { $row }.
kingdomino-explain-claimed-already = Klotsil { $domino } on juba kuningas. Vabad: { $free }.
kingdomino-explain-claim = Klots { $domino } on vaba, nii et võid selle valida.
kingdomino-explain-discard = Klots { $domino } ei sobi su kuningriiki kuhugi, seega tuleb sellest loobuda.
kingdomino-explain-must-not-discard =
    { $ways ->
        [one] Klotsi { $domino } saab paigutada ühel viisil
       *[other] Klotsi { $domino } saab paigutada { $ways } viisil
    }, nii et sellest ei tohi loobuda, isegi kui paigutamine on sulle kahjulik.
kingdomino-explain-occupied = Ruut { $square } on juba kinni.
kingdomino-explain-frame = Sinu kuningriik ei mahuks enam { $size } × { $size } ruudustikku.
kingdomino-explain-touches-castle = Ruudul { $square } puudutab see sinu lossi, mille kõrvale sobib iga maastik.
kingdomino-explain-matches = Ruudul { $square } puudutab see sama maastikku: { kingdomino-terrain }.
kingdomino-explain-no-match = Kumbki pool ei puuduta sama maastikku ega lossi ({ $first }, { $second }).
kingdomino-explain-diagonal = See puudutab sinu kuningriiki ainult nurgaga; loevad vaid küljed.
kingdomino-explain-apart = See ei puuduta sinu kuningriiki.

kingdomino-error-edition = Väljaannet „{ $edition }“ ei ole. Võimalikud: { $known }.
kingdomino-error-size = Kuningriik ei saa olla { $size } ruutu lai: laius on 5, Kuningate heitluses 7.
kingdomino-error-middle = Keskriigi võimalikud väärtused: { $known }.
kingdomino-error-draft = Kahe mängija esimese valiku võimalikud viisid: { $known }.
kingdomino-error-duel-players = Kuningate heitlus 7 × 7 kuningriikidega on 2 mängijale, mitte { $players } mängijale (KD-X4).
kingdomino-error-duel-only = Väljaandes „{ $edition }“ on Kuningate heitlus ainus mäng 2 mängijale; 5 × 5 jaoks vali classic või bga.
kingdomino-error-draft-players = Järjekord A-B-B-A on 2 mängijale, mitte { $players } mängijale (KD-S8).
kingdomino-error-row =
    Rida pikkusega { $row } ei sobi { $players } mängijale: kuningaid on { $kings }, seega peab reas olema { $kings ->
        [4] täpselt 4 klotsi
       *[other] { $kings } kuni 4 klotsi
    } (KD-S5).
kingdomino-error-unclaimed = Kui reas on { $row } klotsi ja kuningaid on { $kings }, jääb igas voorus klots valimata. Lülita sisse valimata klotsidest loobumine (KD-S9).
kingdomino-error-deck = { $deck } doominoklotsist ei saa laduda { $row } klotsiga ridu: arv peab jaguma { $row }-ga ja olema kõige rohkem 48 (KD-S4).
kingdomino-error-fill = Igale mängijale tuleks { $each } doominoklotsi, aga { $size } × { $size } kuningriiki mahub { $room } (KD-P1).
kingdomino-error-not-edition = Valik „{ $option }“ erineb väljaandest „{ $edition }“; sellise segu puhul peab väljaanne olema „custom“.

kingdomino-error-notation = „{ $text }“ ei ole käik. Kirjuta k17, et valida klots 17; 17h7e, et see paigutada; 17x, et sellest loobuda.
kingdomino-error-notation-domino = „{ $text }“ nimetab klotsi { $domino }, aga doominoklotsid on nummerdatud 1-st 48-ni.

kingdomino-kingdom-long = See tekst on kuningriigi jaoks liiga pikk: lubatud on kuni { $most } märki.
kingdomino-kingdom-empty = Kuningriiki siin ei ole. Kirjuta iga rida omaette reale, näiteks „W1 W C .“.
kingdomino-kingdom-no-castle = Kuningriigil ei ole lossi. Kirjuta C sinna, kus see on (KD-S2).
kingdomino-kingdom-castles = Kuningriigis on { $castles } lossi, aga peab olema täpselt üks (KD-S2).
kingdomino-kingdom-wide = Kuningriik ei mahu { $size } × { $size } ruudustikku (KD-P1).
kingdomino-kingdom-square = { $line }. rida: „{ $text }“ ei ole ruut. Kirjuta W (viljapõld), F (mets), L (järv), P (karjamaa), S (soo) või M (mägi) koos kroonide arvuga; C on loss, punkt on tühi ruut.
kingdomino-kingdom-pieces = Selliseid ruute ({ kingdomino-terrain }, kroone { $crowns }) on siin { $number }, aga karbis ainult { $exist } (KD-C6).

kingdomino-sheet-kingdom = { $number }. kuningriik: { $problem }
