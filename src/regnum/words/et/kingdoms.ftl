# Mängu Kingdoms sõnad ja selgitused.

kingdoms-name = Kingdoms (Kuningriigid)

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

kingdoms-error-continuous = Pideva punktiarvestuse võimalikud väärtused: { $known }.
kingdoms-error-start-tie = Viigi korral saab järgmise alustaja valida nii: { $known }.

kingdoms-error-notation = „{ $text }“ ei ole käik. Kirjuta r3@b2 – 3. taseme loss ruudule b2, draw – plaadi tõmbamine, +4@c1 või dragon@c1 – selle paigutamine, s@d4 – stardiplaadi paigutamine, pass – passimine.

kingdoms-explain-game-over = Mäng on läbi.
kingdoms-explain-not-your-turn = Praegu ei ole sinu kord; käib { kingdoms-colour }.
kingdoms-explain-must-place-drawn = Tõmbasid selle plaadi ja pead selle nüüd paigutama: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = Varu on avatud: ära tõmba, vaid vali sellest üks plaat ja paiguta see.
kingdoms-explain-supply-empty = Varu on tühi, plaati ei saa tõmmata.
kingdoms-explain-draw = Võid tõmmata plaadi; pärast pead selle paigutama.
kingdoms-explain-must-not-pass = Passida tohid ainult siis, kui sa ei saa paigutada lossi ega stardiplaati ega tõmmata plaati.
kingdoms-explain-pass = Sul ei ole selles voorus enam midagi paigutada, seega passid.
kingdoms-explain-no-castle = Sul ei ole käes { $rank }. taseme lossi.
kingdoms-explain-no-starting-tiles = Mängus „Ilma õnneta“ stardiplaate ei ole.
kingdoms-explain-starting-tile-played = Sinu stardiplaat on juba paigutatud; selles voorus uut ei anta.
kingdoms-explain-draw-first = Varu plaat tuleb enne tõmmata, alles siis saab selle paigutada.
kingdoms-explain-not-in-supply = Seda plaati varus enam ei ole: { kingdoms-tile }.
kingdoms-explain-no-square = Sellist ruutu ei ole: laual on veerud a kuni f ja read 1 kuni 5.
kingdoms-explain-occupied = Ruut { $square } on hõivatud; vooru lõpuni ei liigu laual midagi.
kingdoms-explain-place = Ruut { $square } on vaba, nii et võid seda kasutada.

kingdoms-board-long = Nii palju teksti mängulaud ei vaja: kõige rohkem { $most } märki.
kingdoms-board-rows =
    { $rows ->
        [0] Mängulauda ei ole: kirjuta
       *[other] Ridu on { $rows }: kirjuta
    } üks kuni viis rida, igas kuus sõna, näiteks „+3 red1 . dragon -6 yellow4“.
kingdoms-board-columns = Reas { $row } on sõnu { $words }, aga peab olema kuus; tühja ruudu märk on punkt.
kingdoms-board-word = Rida { $row }: „{ $text }“ ei ole plaat ega loss. Kirjuta +1 kuni +6, -1 kuni -6, mountain (mägi), dragon (lohe), goldmine (kullakaevandus), wizard (võlur), loss nagu red1 (red punane, yellow kollane, green roheline, blue sinine; 1 kuni 4) või punkt, kui ruut on tühi.
kingdoms-board-tiles = Plaate „{ kingdoms-tile }“ on laual { $number }, karbis on neid { $exist } (KG-C4).
kingdoms-board-castles = { $rank }. taseme losse ({ kingdoms-colour }) on laual { $number }, karbis on neid { $exist } (KG-C1).

kingdoms-error-round = Vooru { $wanted } ei ole: alanud voore on { $rounds }.

kingdoms-sheet-colour = Laual on losse värvis, millega keegi ei mängi: { kingdoms-colour } (KG-C1). Lisa mängija või võta lossid ära.
