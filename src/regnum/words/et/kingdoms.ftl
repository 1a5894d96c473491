# Mängu Kingdoms sõnad ja selgitused.

kingdoms-name = Kingdoms

kingdoms-colour = { $colour ->
    [red] punane
    [yellow] kollane
    [green] roheline
   *[blue] sinine
}

kingdoms-tile = { $tile ->
    [mountain] mägi
    [dragon] lohe
    [goldmine] kullakaevandus
    [wizard] võlur
   *[number] { $tile }
}

kingdoms-error-continuous = Jooksva arvestuse võimalikud väärtused: { $known }.
kingdoms-error-start-tie = Viigi korral võib järgmise alustaja valida nii: { $known }.

kingdoms-error-notation = „{ $text }“ ei ole käik. Kirjuta r3@b2 – 3. taseme loss ruudule b2, draw – plaadi tõmbamine, +4@c1 või dragon@c1 – selle paigutamine, s@d4 – stardiplaadi paigutamine, pass – passimine.

kingdoms-explain-game-over = Mäng on läbi.
kingdoms-explain-not-your-turn = Praegu ei ole sinu kord.
kingdoms-explain-must-place-drawn = Tõmbasid selle plaadi ja pead selle nüüd paigutama: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = Varu on avatud: tõmbamise asemel vali sellest üks plaat ja paiguta see.
kingdoms-explain-supply-empty = Varu on tühi, nii et plaati ei saa tõmmata.
kingdoms-explain-draw = Võid tõmmata plaadi; seejärel pead selle paigutama.
kingdoms-explain-must-not-pass = Passida tohid ainult siis, kui sa ei saa paigutada lossi ega stardiplaati ega tõmmata plaati.
kingdoms-explain-pass = Sul ei ole selles voorus enam midagi paigutada, seega passid.
kingdoms-explain-no-castle = Sul ei ole enam { $rank }. taseme lossi.
kingdoms-explain-no-starting-tiles = Ilma juhuseta mängus stardiplaate ei ole.
kingdoms-explain-starting-tile-played = Sinu stardiplaat on juba paigutatud. Uue saad järgmises voorus.
kingdoms-explain-draw-first = Plaat tuleb enne tõmmata, alles siis saab selle paigutada.
kingdoms-explain-not-in-supply = Seda plaati varus enam ei ole: { kingdoms-tile }.
kingdoms-explain-no-square = Sellist ruutu ei ole: laual on veerud a kuni f ja read 1 kuni 5.
kingdoms-explain-occupied = Ruut { $square } on kinni; enne vooru lõppu laual midagi ei liigutata.
kingdoms-explain-place = Ruut { $square } on vaba, nii et võid seda kasutada.

kingdoms-board-long = See tekst on mängulaua jaoks liiga pikk: lubatud on kuni { $most } märki.
kingdoms-board-rows =
    { $rows ->
        [0] Mängulauda ei ole. Kirjuta
       *[other] Ridu on { $rows }. Kirjuta
    } üks kuni viis rida, igas kuus sõna, näiteks „+3 red1 . dragon -6 yellow4“.
kingdoms-board-columns = { $row }. reas on sõnu { $words }, aga peab olema kuus; tühja ruudu märk on punkt.
kingdoms-board-word = { $row }. rida: „{ $text }“ ei ole plaat ega loss. Kirjuta +1 kuni +6, -1 kuni -6, mountain (mägi), dragon (lohe), goldmine (kullakaevandus), wizard (võlur), loss, näiteks red1 (red punane, yellow kollane, green roheline, blue sinine; 1 kuni 4), või punkt, kui ruut on tühi.
kingdoms-board-tiles = Plaate „{ kingdoms-tile }“ on laual { $number }, aga karbis ainult { $exist } (KG-C4).
kingdoms-board-castles = { $rank }. taseme losse ({ kingdoms-colour }) on laual { $number }, aga karbis ainult { $exist } (KG-C1).

kingdoms-error-round = { $wanted }. vooru ei ole: seni on alanud voore { $rounds }.

kingdoms-sheet-colour = Laual on losse värvis, millega keegi ei mängi: { kingdoms-colour } (KG-C1). Lisa mängija või võta lossid ära.
