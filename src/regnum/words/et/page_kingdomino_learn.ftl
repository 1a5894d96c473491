# Kingdomino: õppetund.

kingdomino-learn-about = Laota doominoklotse lossi ümber; punkte annavad kroonidega maad.
kingdomino-learn-your-kingdom = Sinu kuningriik
kingdomino-learn-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
kingdomino-learn-discard = Loobu
kingdomino-learn-rotate = Pööra
kingdomino-learn-keys = Klaviatuuriga: liigu Tab-klahviga oma kuningriigi juurde; nooled viivad klotsi kuhu tahes, tühik pöörab.

kingdomino-learn-draft-text = Neli klotsi on reas numbrite järgi. Igaüks paneb ühele neist oma kuninga ja saab selle endale. Punkte toovad kroonid.
kingdomino-learn-draft-task = Vali krooniga klots.
kingdomino-learn-draft-no = Võiksid, aga sellel ei ole krooni. Otsi nurgast kuldset krooni.
kingdomino-learn-draft-done = Hea algus. Kuningas hoiab seda sulle, kuni tuleb sinu kord.
kingdomino-learn-castle-text = Ka teised on valinud ja esimese rea kõrval on uus. Oma korral paigutad kõigepealt valitud klotsi. Sinu loss on jokker: selle kõrvale sobib iga maastik.
kingdomino-learn-castle-task = Paiguta klots nii, et see puudutab lossi.
kingdomino-learn-castle-done = Sinna see jääb: kuningriigis ei liigutata midagi.
kingdomino-learn-claim-text = Siis valib sama kuningas klotsi uuest reast. Kerge on paigutada klotsi, mille maastik sul juba on.
kingdomino-learn-claim-task = Vali klots, mille maastik on sinu kuningriigis olemas.
kingdomino-learn-claim-no = Võiksid, aga sul ei ole veel kumbagi selle maastikku. Vali klots, millel on mõni sinu kuningriigi maastik.
kingdomino-learn-claim-done = Paiguta, siis vali: see ongi terve käik.
kingdomino-learn-match-text = Lossist eemal peab vähemalt üks pool olema küljega vastu sama maastikku. Teine pool võib puudutada mida tahes.
kingdomino-learn-match-task = Paiguta klots nii, et samad maastikud puutuvad kokku.
kingdomino-learn-match-no = See on lubatud, sest see puudutab lossi. Aga samad maastikud ei kohtu; tee mõni maa suuremaks.
kingdomino-learn-match-done = Ühendatud samad maastikud on üks maatükk.
kingdomino-learn-order-text = Kuningad tegutsevad rea ülaotsast alates: väikseim number esimesena. Väikesed numbrid on vaesed, aga kiired, suured rikkad, aga hilised.
kingdomino-learn-order-task = Vali väikseim vaba number.
kingdomino-learn-order-no = Sellega oleks sinu kord hiljem. Võta väikseim vaba number.
kingdomino-learn-order-done = Järgmises voorus käid varakult, kui on veel palju valida.
kingdomino-learn-refused-text = Mõni voor hiljem, neljakesi laua ääres. Klots võib alata vaid kuldsetelt märkidelt. Miks mitte mujalt? Küsi kohtunikult.
kingdomino-learn-refused-task = Proovi see panna sinna, kus märki ei ole.
kingdomino-learn-refused-no = Proovi teist ruutu.
kingdomino-learn-refused-done = Iga vastus nimetab reegli; puuduta numbrit, et seda lugeda.
kingdomino-learn-points-text = Maatükk annab punkte: ruutude arv korda kroonide arv. Sinu mägi on üks ruut kahe krooniga: 1 × 2 = 2 punkti.
kingdomino-learn-points-task = Paiguta klots nii, et võidad 6 punkti.
kingdomino-learn-points-no = Lubatud, aga toob vähem. Pane mägi mäe kõrvale.
kingdomino-learn-points-done = 2 ruutu × 4 krooni = 8 punkti, 6 rohkem kui enne. Ilma kroonita maa ei anna midagi, olgu kui suur tahes.
kingdomino-learn-frame-text = Kuningriik peab mahtuma 5 × 5 ruudule koos lossiga, kuid loss ei pea olema keskel. Sinu oma on juba viie laiune: kasvada saab vaid üles või alla.
kingdomino-learn-frame-task = Proovi panna klots nii, et see ulatub raamist välja.
kingdomino-learn-frame-no = Keelatud, aga teisel põhjusel. Puuduta tühja ruutu paremas servas või pööra klotsi, kuni see ulatub välja.
kingdomino-learn-frame-done = Mis mahub vaid välja ulatudes, see ei mahu.
kingdomino-learn-discard-text = Lõpu poole läheb kitsaks: need kaks järve ei saa puudutada järve ega lossi. Ainult siis klotsist loobutakse.
kingdomino-learn-discard-task = Loobu klotsist.
kingdomino-learn-discard-done = See ei too midagi. Aga mida saab paigutada, tuleb paigutada, isegi enda kahjuks.
kingdomino-learn-end-text = Viimane klots. Uut rida ei ole, seega keegi enam ei vali.
kingdomino-learn-end-task = Paiguta see ja mäng on läbi.
kingdomino-learn-end-done = Võidab suurim punktisumma. Viigi korral, nagu siin, otsustab suurim maatükk, siis kroonid; pärast seda jagatakse kohta.
