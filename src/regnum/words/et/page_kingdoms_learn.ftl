# Kingdoms: õppetund.

kingdoms-learn-about = Lossid ja plaadid ühel väikesel laual; iga rida ja veerg maksab.
kingdoms-learn-money = { $money ->
    [one] { $money } münt
   *[other] { $money } münti
}
kingdoms-learn-board = Mängulaud
kingdoms-learn-incomes = Kui palju laud praegu maksaks
kingdoms-learn-paid = Kui palju laud maksis
kingdoms-learn-would-pay = Siis maksaks laud: { $incomes }.

kingdoms-learn-castle-text = Kõik ehitavad samale lauale. Lossi tase on selle tornide arv. 1. taseme lossid tulevad pärast iga vooru tagasi, teisi saab mängus kasutada vaid ühe korra.
kingdoms-learn-castle-task = Paiguta loss, kuhu soovid.
kingdoms-learn-castle-no = Ka see on lubatud, aga alusta lossiga: vali üks ja siis vaba ruut.
kingdoms-learn-castle-done = See jääb sinna vooru lõpuni.
kingdoms-learn-draw-text = Ka Anna paigutas lossi. Lossi asemel võid tõmmata plaadi; see tuleb samal käigul paigutada.
kingdoms-learn-draw-task = Tõmba plaat.
kingdoms-learn-draw-no = Ka see on lubatud, aga tõmba seekord plaat varust.
kingdoms-learn-draw-done = Ressurss! Leia sellele nüüd koht.
kingdoms-learn-tile-text = Plaat loeb oma reas ja oma veerus. Arvud servas näitavad, kui palju rida või veerg väärt on. Sulle maksab see oma väärtuse, korrutatuna sinu sealse lossi tasemega.
kingdoms-learn-tile-task = Paiguta plaat nii, et sinu loss midagi teeniks.
kingdoms-learn-tile-no = Seal ei too see sulle midagi. Vali ruut oma lossi reas või veerus.
kingdoms-learn-tile-done = Väärtus korda tase: see ongi kogu arvutus.
kingdoms-learn-secret-text = Alguses said stardiplaadi, mida näed ainult sina. Võid selle paigutada mis tahes käigul või alles hoida. Sinu oma on oht: see vähendab oma rea ja veeru väärtust.
kingdoms-learn-secret-task = Paiguta stardiplaat nii, et Anna kaotaks raha, aga sina mitte.
kingdoms-learn-secret-no = Mitte päris. Pane stardiplaat ritta või veergu, kus on Anna loss, aga mitte sinu oma.
kingdoms-learn-secret-done = Nüüd näevad seda kõik. Järgmises voorus saad uue.
kingdoms-learn-pass-text = Igal käigul teed üht kolmest: paigutad lossi, tõmbad ja paigutad plaadi või paigutad stardiplaadi.
kingdoms-learn-pass-task = Proovi passida.
kingdoms-learn-pass-no = See oli teine käik. Vali „Passi“.
kingdoms-learn-pass-done = Käiku ei saa vahele jätta, et midagi paremat oodata.
kingdoms-learn-rank-text = Teine laud, mõni käik hiljem. Lossi eest makstakse kaks korda: nii reas kui ka veerus. Mida kõrgem tase, seda rohkem.
kingdoms-learn-rank-task = Paiguta loss, mis teenib vähemalt 15.
kingdoms-learn-rank-no = Seda on alla 15. Võta kõrge tasemega loss ja vali ruut, mille rida ja veerg on mõlemad midagi väärt.
kingdoms-learn-rank-done = Tugev loss rikkas reas ja veerus. Hoia seda: ohud tulevad.
kingdoms-learn-mountain-text = Tõmbasid mäe. See jagab oma rea ja veeru osadeks ja iga osa arvestatakse eraldi.
kingdoms-learn-mountain-task = Lõika oht oma lossidest ära, et teenida rohkem.
kingdoms-learn-mountain-no = Seal see ei aita. Leia oht, mis sulle kahju teeb, ja pane mägi selle ja oma lossi vahele.
kingdoms-learn-mountain-done = Oht on alles, aga teisel pool.
kingdoms-learn-goldmine-text = Tõmbasid kullakaevanduse. Arvud selle reas ja veerus loevad kahekordselt, ka negatiivsed.
kingdoms-learn-goldmine-task = Paiguta see nii, et teeniksid vähemalt 5 rohkem.
kingdoms-learn-goldmine-no = See toob alla 5. Otsi väärtuslikku rida ja veergu, kus on sinu loss.
kingdoms-learn-goldmine-done = See kahekordistab plaate, mitte kunagi tasemeid.
kingdoms-learn-dragon-text = Tõmbasid lohe. Tema reas ja veerus ei ole ressursid midagi väärt; ohud loevad edasi.
kingdoms-learn-dragon-task = Paiguta see nii, et Anna kaotaks vähemalt 4 ja sina mitte midagi.
kingdoms-learn-dragon-no = Mitte päris: jälgi mõlemat arvu. Otsi ressursse, mis toovad raha ainult Annale.
kingdoms-learn-dragon-done = Üks lohe võib nullida kõige rikkama rea või veeru. Mägi peatab ta.
kingdoms-learn-wizard-text = Tõmbasid võluri. Vahetult tema kõrval (mitte nurkapidi) olevate losside tase on ühe võrra kõrgem, olgu need kelle omad tahes.
kingdoms-learn-wizard-task = Paiguta see nii, et teeniksid vähemalt 4 rohkem.
kingdoms-learn-wizard-no = See toob alla 4. Pane see oma lossi kõrvale väärtuslikus reas või veerus.
kingdoms-learn-wizard-done = Võlurit ei peata isegi mägi.
kingdoms-learn-end-text = Jäänud on üks ruut. Kui laud on täis, lõpeb voor ning kõik read ja veerud maksavad.
kingdoms-learn-end-task = Täida viimane ruut, kuidas soovid.
kingdoms-learn-end-done = 1. taseme lossid tulevad tagasi, teised lähevad mängust välja. Järgmist vooru alustab kõige rikkam mängija; pärast kolme vooru võidab see, kellel on kõige rohkem raha.
