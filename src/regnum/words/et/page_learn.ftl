# Õppetunnid.

learn-title = Õpi mängima
learn-about = Mõni minut päris laual, samm-sammult. Proovi kõike: midagi ei saa valesti minna.
learn-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
learn-games = Õppetunnid
learn-steps = { $steps } lühikest sammu
learn-step = { $step }. samm { $steps }-st
learn-go-on = Jätka: { $step }. samm { $steps }-st
learn-restart = Algusest peale
learn-kingdomino-about = Laota doominoklotse lossi ümber; punkte annavad kroonidega maad.
learn-kingdoms-about = Lossid ja plaadid ühel väikesel laual; iga rida ja veerg maksab.
learn-you = Sina
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-your-kingdom = Sinu kuningriik
learn-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
learn-money = { $money ->
    [one] { $money } münt
   *[other] { $money } münti
}
learn-board = Mängulaud
learn-incomes = Mida laud praegu maksaks
learn-paid = Mida laud maksis
learn-would-pay = Laud maksaks siis: { $incomes }.
learn-confirm = Kinnita
learn-discard = Loobu
learn-draw = Tõmba
learn-rotate = Pööra
learn-show = Näita
learn-next = Edasi
learn-back = Tagasi
learn-again = Veel kord
learn-play = Mängude juurde
learn-rules = Loe reegleid
learn-pass = Passi
learn-choose-first = Vali kõigepealt midagi: klots, loss, plaat või ruut.
learn-would-be-legal = See oleks lubatud. Proovi seekord midagi, mis ei ole.
learn-shown = Näiteks nii. Kinnita või leia oma lahendus.
learn-keys = Klaviatuuriga: liigu Tab-klahviga oma kuningriigi juurde; nooled viivad klotsi kuhu tahes, tühik pöörab.

## Kingdomino

learn-kingdomino-draft-text = Neli klotsi on reas numbrite järgi. Igaüks paneb ühele neist oma kuninga ja saab selle endale. Punkte toovad kroonid.
learn-kingdomino-draft-task = Vali krooniga klots.
learn-kingdomino-draft-no = Võiksid, aga sellel ei ole krooni. Otsi nurgast kuldset krooni.
learn-kingdomino-draft-done = Hea algus. Kuningas hoiab seda sulle, kuni tuleb sinu kord.
learn-kingdomino-castle-text = Ka teised on valinud ja esimese rea kõrval on uus. Oma korral paigutad kõigepealt valitud klotsi. Sinu loss on jokker: selle kõrvale sobib iga maastik.
learn-kingdomino-castle-task = Paiguta klots nii, et see puudutab lossi.
learn-kingdomino-castle-done = Sinna see jääb: kuningriigis ei liigutata midagi.
learn-kingdomino-claim-text = Siis valib sama kuningas klotsi uuest reast. Kerge on paigutada klotsi, mille maastik sul juba on.
learn-kingdomino-claim-task = Vali klots, mille maastik on sinu kuningriigis olemas.
learn-kingdomino-claim-no = Võiksid, aga sul ei ole veel kumbagi selle maastikku. Vali klots, millel on mõni sinu kuningriigi maastik.
learn-kingdomino-claim-done = Paiguta, siis vali: see ongi terve käik.
learn-kingdomino-match-text = Lossist eemal peab vähemalt üks pool olema küljega vastu sama maastikku. Teine pool võib puudutada mida tahes.
learn-kingdomino-match-task = Paiguta klots nii, et samad maastikud puutuvad kokku.
learn-kingdomino-match-no = See on lubatud, sest see puudutab lossi. Aga samad maastikud ei kohtu; tee mõni maa suuremaks.
learn-kingdomino-match-done = Ühendatud samad maastikud on üks maatükk.
learn-kingdomino-order-text = Kuningad tegutsevad rea ülaotsast alates: väikseim number esimesena. Väikesed numbrid on vaesed, aga kiired, suured rikkad, aga hilised.
learn-kingdomino-order-task = Vali väikseim vaba number.
learn-kingdomino-order-no = Sellega oleks sinu kord hiljem. Võta väikseim vaba number.
learn-kingdomino-order-done = Järgmises voorus käid varakult, kui on veel palju valida.
learn-kingdomino-refused-text = Mõni voor hiljem, neljakesi laua ääres. Klots võib alata vaid kuldsetelt märkidelt. Miks mitte mujalt? Küsi kohtunikult.
learn-kingdomino-refused-task = Proovi see panna sinna, kus märki ei ole.
learn-kingdomino-refused-no = Proovi teist ruutu.
learn-kingdomino-refused-done = Iga vastus nimetab reegli; puuduta numbrit, et seda lugeda.
learn-kingdomino-points-text = Maatükk annab punkte: ruutude arv korda kroonide arv. Sinu mägi on üks ruut kahe krooniga: 1 × 2 = 2 punkti.
learn-kingdomino-points-task = Paiguta klots nii, et võidad 6 punkti.
learn-kingdomino-points-no = Lubatud, aga toob vähem. Pane mägi mäe kõrvale.
learn-kingdomino-points-done = 2 ruutu × 4 krooni = 8 punkti, 6 rohkem kui enne. Ilma kroonita maa ei anna midagi, olgu kui suur tahes.
learn-kingdomino-frame-text = Kuningriik peab mahtuma 5 × 5 ruudule koos lossiga, kuid loss ei pea olema keskel. Sinu oma on juba viie laiune: kasvada saab vaid üles või alla.
learn-kingdomino-frame-task = Proovi panna klots nii, et see ulatub raamist välja.
learn-kingdomino-frame-no = Keelatud, aga teisel põhjusel. Puuduta tühja ruutu paremas servas või pööra klotsi, kuni see ulatub välja.
learn-kingdomino-frame-done = Mis mahub vaid välja ulatudes, see ei mahu.
learn-kingdomino-discard-text = Lõpu poole läheb kitsaks: need kaks järve ei saa puudutada järve ega lossi. Ainult siis klotsist loobutakse.
learn-kingdomino-discard-task = Loobu klotsist.
learn-kingdomino-discard-done = See ei too midagi. Aga mida saab paigutada, tuleb paigutada, isegi enda kahjuks.
learn-kingdomino-end-text = Viimane klots. Uut rida ei ole, seega keegi enam ei vali.
learn-kingdomino-end-task = Paiguta see ja mäng on läbi.
learn-kingdomino-end-done = Võidab suurim punktisumma. Viigi korral, nagu siin, otsustab suurim maatükk, siis kroonid; pärast seda jagatakse kohta.

## Kingdoms

learn-kingdoms-castle-text = Kõik ehitavad samal laual. Lossil on tase ehk tornide arv. 1. taseme lossid tulevad pärast iga vooru tagasi, teisi saab mängus kasutada vaid üks kord.
learn-kingdoms-castle-task = Paiguta loss, kuhu soovid.
learn-kingdoms-castle-no = Ka see on lubatud. Aga alusta lossiga: vali üks ja siis tühi ruut.
learn-kingdoms-castle-done = See jääb sinna vooru lõpuni.
learn-kingdoms-draw-text = Ka Anna ehitas. Lossi asemel võid tõmmata plaadi; see tuleb samal käigul paigutada.
learn-kingdoms-draw-task = Tõmba plaat.
learn-kingdoms-draw-no = Ka see on lubatud. Aga vali seekord varu ja tõmba.
learn-kingdoms-draw-done = Ressurss! Leia sellele nüüd koht.
learn-kingdoms-tile-text = Plaat loeb oma reas ja oma veerus. Arvud servas näitavad, mida rida või veerg väärt on. See maksab oma väärtuse korda sinu lossi tase.
learn-kingdoms-tile-task = Paiguta plaat nii, et sinu loss midagi teenib.
learn-kingdoms-tile-no = Seal ei too see sulle midagi. Vali ruut oma lossi reas või veerus.
learn-kingdoms-tile-done = Väärtus korda tase: see ongi kogu arvutus.
learn-kingdoms-secret-text = Alguses said salajase stardiplaadi, mida näed ainult sina. Paiguta see mis tahes käigul või hoia alles. Sinu oma on oht: see vähendab oma rea ja veeru väärtust.
learn-kingdoms-secret-task = Paiguta stardiplaat nii, et Anna kaotab raha, aga sina mitte.
learn-kingdoms-secret-no = Mitte päris. Pane stardiplaat ritta või veergu, kus on Anna loss, aga mitte sinu oma.
learn-kingdoms-secret-done = Nüüd näevad seda kõik. Järgmises voorus saad uue.
learn-kingdoms-pass-text = Igal käigul teed ühe kolmest: paigutad lossi, tõmbad ja paigutad plaadi või paigutad stardiplaadi.
learn-kingdoms-pass-task = Proovi passida.
learn-kingdoms-pass-no = See oli midagi muud: vali „Passi“.
learn-kingdoms-pass-done = Paremaid aegu oodata ei saa.
learn-kingdoms-rank-text = Teine laud, mõni käik hiljem. Lossile makstakse kaks korda: rida ja veerg. Mida kõrgem tase, seda rohkem.
learn-kingdoms-rank-task = Paiguta loss, mis teenib vähemalt 15.
learn-kingdoms-rank-no = Seda on alla 15. Võta kõrge tase ja ruut, mille rida ja veerg on mõlemad midagi väärt.
learn-kingdoms-rank-done = Tugev loss rikkas reas ja veerus. Hoia seda: ohud tulevad.
learn-kingdoms-mountain-text = Tõmbasid mäe. See jagab oma rea ja veeru osadeks ja iga osa loeb eraldi.
learn-kingdoms-mountain-task = Lõika oht oma lossidest ära, et teenida rohkem.
learn-kingdoms-mountain-no = Seal see ei aita. Leia oht, mis sulle kahju teeb, ja pane mägi selle ja oma lossi vahele.
learn-kingdoms-mountain-done = Oht on alles, aga teisel pool.
learn-kingdoms-goldmine-text = Tõmbasid kullakaevanduse. Arvud selle reas ja veerus loevad kahekordselt, ka halvad.
learn-kingdoms-goldmine-task = Paiguta see nii, et teenid vähemalt 5 rohkem.
learn-kingdoms-goldmine-no = See toob alla 5. Otsi väärtuslikku rida või veergu, kus on sinu loss.
learn-kingdoms-goldmine-done = See kahekordistab plaate, mitte kunagi tasemeid.
learn-kingdoms-dragon-text = Tõmbasid lohe. Tema reas ja veerus ei loe ressursid midagi; ohud jäävad.
learn-kingdoms-dragon-task = Paiguta see nii, et Anna kaotab vähemalt 4 ja sina mitte midagi.
learn-kingdoms-dragon-no = Mitte päris: jälgi mõlemat arvu. Otsi ressursse, mis maksavad ainult Annale.
learn-kingdoms-dragon-done = Üks lohe võib hävitada rikkaima rea. Mägi peatab ta.
learn-kingdoms-wizard-text = Tõmbasid võluri. Vahetult tema kõrval olevad lossid, aga mitte nurkapidi, loevad ühe taseme võrra kõrgemalt, olgu need kelle omad tahes.
learn-kingdoms-wizard-task = Paiguta see nii, et teenid vähemalt 4 rohkem.
learn-kingdoms-wizard-no = See toob alla 4. Pane see oma lossi kõrvale heas reas või veerus.
learn-kingdoms-wizard-done = Võlurit ei peata isegi mägi.
learn-kingdoms-end-text = Üks ruut on jäänud. Kui laud on täis, lõpeb voor ning kõik read ja veerud maksavad.
learn-kingdoms-end-task = Täida viimane ruut, kuidas soovid.
learn-kingdoms-end-done = 1. taseme lossid tulevad tagasi, teised langevad mängust välja. Järgmist vooru alustab rikkaim; pärast kolme vooru võidab see, kel on kõige rohkem raha.
