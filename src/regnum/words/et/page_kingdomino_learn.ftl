# Kingdomino: õppetund.

kingdomino-learn-about = Paiguta doominoklotse lossi ümber; punkte annavad kroonidega maatükid.
kingdomino-learn-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
kingdomino-learn-keys = Klaviatuuriga: Tab viib sinu kuningriigi juurde, nooled liigutavad klotsi, tühik pöörab seda.

kingdomino-learn-draft-text = Neli klotsi on reas numbrite järjekorras. Iga mängija valib neist ühe, pannes sellele oma kuninga. Punkte annavad kroonid.
kingdomino-learn-draft-task = Vali krooniga klots.
kingdomino-learn-draft-no = Võiksid, aga sellel ei ole krooni. Otsi nurgast kuldset krooni.
kingdomino-learn-draft-done = Hea algus. Kuningas hoiab seda sulle, kuni tuleb sinu kord.
kingdomino-learn-castle-text = Ka teised on valinud ja esimese rea kõrval on uus. Oma käigul paigutad kõigepealt valitud klotsi. Sinu loss on jokker: selle kõrvale sobib iga maastik.
kingdomino-learn-castle-task = Paiguta klots nii, et see puudutaks lossi.
kingdomino-learn-castle-done = Sinna see jääb: paigutatud klotse ei liigutata.
kingdomino-learn-claim-text = Siis valib sama kuningas klotsi uuest reast. Kõige kergem on paigutada klotsi, mille maastik sul juba on.
kingdomino-learn-claim-task = Vali klots, mille maastik on sinu kuningriigis olemas.
kingdomino-learn-claim-no = Võiksid, aga sul ei ole veel kumbagi selle klotsi maastikest. Vali klots, millel on mõni sinu kuningriigi maastik.
kingdomino-learn-claim-done = Paiguta, siis vali: see ongi kogu käik.
kingdomino-learn-match-text = Lossist eemal peab vähemalt üks pool olema külgepidi vastu sama maastikku. Teine pool võib puudutada mida tahes.
kingdomino-learn-match-task = Paiguta klots nii, et samad maastikud puutuksid kokku.
kingdomino-learn-match-no = See on lubatud, sest klots puudutab lossi. Aga samad maastikud ei puutu kokku; tee mõni oma maatükk suuremaks.
kingdomino-learn-match-done = Ühendatud sama maastikuga ruudud moodustavad maatüki.
kingdomino-learn-order-text = Kuningad käivad rea ülaotsast alates: väikseim number esimesena. Väikesed numbrid on vähem väärt, aga nendega käid varem; suured on rohkem väärt, aga nendega käid hiljem.
kingdomino-learn-order-task = Vali väikseim vaba number.
kingdomino-learn-order-no = Sellega oleks sinu kord hiljem. Võta väikseim vaba number.
kingdomino-learn-order-done = Järgmises voorus käid varakult, kui on veel palju valida.
kingdomino-learn-refused-text = Mõni voor hiljem, nelja mängijaga mängus. Klotsi esimene pool võib olla ainult kuldsetel märkidel. Miks mitte mujal? Küsi kohtunikult.
kingdomino-learn-refused-task = Proovi klots panna sinna, kus märki ei ole.
kingdomino-learn-refused-no = Proovi teist ruutu.
kingdomino-learn-refused-done = Iga vastus nimetab reegli; reegli lugemiseks puuduta selle numbrit.
kingdomino-learn-points-text = Maatükk annab punkte: ruutude arv korda kroonide arv. Sinu mägi on üks ruut kahe krooniga: 1 × 2 = 2 punkti.
kingdomino-learn-points-task = Paiguta klots nii, et saaksid 6 punkti juurde.
kingdomino-learn-points-no = See on lubatud, aga annab vähem. Pane mägi mäe kõrvale.
kingdomino-learn-points-done = 2 ruutu × 4 krooni = 8 punkti, 6 rohkem kui enne. Kroonita maatükk ei anna midagi, olgu kui suur tahes.
kingdomino-learn-frame-text = Kuningriik peab koos lossiga mahtuma 5 × 5 ruudustikku, kuid loss ei pea olema keskel. Sinu oma on juba viie ruudu laiune: kasvada saab vaid üles või alla.
kingdomino-learn-frame-task = Proovi panna klots nii, et see ulatuks ruudustikust välja.
kingdomino-learn-frame-no = Keelatud, aga teisel põhjusel. Puuduta vaba ruutu paremas servas või pööra klotsi, kuni see ulatub välja.
kingdomino-learn-frame-done = Kui klots mahub vaid välja ulatudes, siis see ei mahu.
kingdomino-learn-discard-text = Lõpu poole läheb kitsaks: need kaks järve ei saa puudutada järve ega lossi. Loobutakse ainult klotsist, mis kuhugi ei sobi.
kingdomino-learn-discard-task = Loobu klotsist.
kingdomino-learn-discard-done = See ei anna punkte. Aga kui klotsi saab paigutada, tuleb see paigutada, isegi enda kahjuks.
kingdomino-learn-end-text = Viimane klots. Uut rida enam ei ole, seega keegi enam ei vali.
kingdomino-learn-end-task = Paiguta see ja mäng on läbi.
kingdomino-learn-end-done = Võidab see, kellel on kõige rohkem punkte. Viigi korral, nagu siin, otsustab suurim maatükk, siis kroonid; kui ka need on võrdsed, jagatakse kohta.
