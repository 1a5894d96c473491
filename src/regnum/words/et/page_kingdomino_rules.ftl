# Kingdomino: reeglid, nagu neid laua ääres vaja on.

kingdomino-law-bonus = { $points ->
    [0] boonust ei ole
   *[other] +{ $points } punkti
}
kingdomino-law-land = Maastik
kingdomino-law-squares = Ruudud
kingdomino-law-crowns = { $crowns ->
    [0] kroonita
    [one] 1 kroon
   *[other] { $crowns } krooni
}

kingdomino-law-section-aim = Eesmärk
kingdomino-law-section-setup = Enne mängu
kingdomino-law-section-turn = Käik
kingdomino-law-section-place = Paigutamine
kingdomino-law-section-score = Punktiarvestus
kingdomino-law-section-lands = Maastikud
kingdomino-law-section-variants = Variandid
kingdomino-law-section-editions = Mille poolest väljaanded erinevad

kingdomino-law-aim = Laota doominoklotse lossi ümber, kuni need täidavad 5 × 5 ruutu. Lõpuks annab iga maatükk punkte: ruutude arv korda kroonide arv; võidab suurim summa.
kingdomino-law-kings = Igaüks paneb enda ette stardiplaadi ja sellele lossi. Kahekesi võtab kumbki kaks kuningat, kolme- või neljakesi igaüks ühe.
kingdomino-law-deck = Segatud klotsid on karbis. Kahekesi mängitakse 24, kolmekesi 36, neljakesi kõigi 48 klotsiga; väljajäänuid keegi ei näe.
kingdomino-law-row = Välja pannakse nii palju klotse, kui on mängus kuningaid: tagakülje numbrite järgi, väikseim üleval, ja siis pööratakse need ümber.
kingdomino-law-draft = Kuningad võetakse kinnisest peost ühekaupa. Kelle kuningas tuleb, paneb selle vabale klotsile; viimane võtab, mis jäi.
kingdomino-law-second = Siis pannakse esimese rea kõrvale teine ja mäng algab.
kingdomino-law-order = Kuningad tegutsevad rea ülaotsast alla. Väike number käib seega varakult, suur, enamasti rikkam, hilja.
kingdomino-law-act = Oma korral paigutad kuninga all oleva klotsi ja paned siis sama kuninga uue rea vabale klotsile: mõlemad, selles järjekorras.
kingdomino-law-two = Kahekesi on igal kuningal oma kord. Kui sinu kuningad seisavad järjest, käid kaks korda järjest.
kingdomino-law-rounds = Kui rida on otsas, pannakse välja uus. Kui seda enam ei ole, mängitakse viimane voor: igaüks ainult paigutab. See teeb 12 vooru või kahekesi 24 klotsiga 6.
kingdomino-law-match = Klots peab puudutama lossi või küljega sama, varem paigutatud maastikku. Ühest kokkulangevusest piisab; muu võib erineda. Klotsi enda pooled ei loe.
kingdomino-law-castle = Loss on jokker: selle kõrvale sobib iga maastik. Esimesel klotsil on seega alati koht.
kingdomino-law-corner = Nurkapidi puudutamine ei loe.
kingdomino-law-frame = Kuningriik mahub 5 × 5 ruudule koos lossiga ja miski ei tohi välja ulatuda. Raam ei ole paigas: loss võib jääda selles ükskõik kuhu.
kingdomino-law-must = Mida saab paigutada, tuleb paigutada, isegi enda kahjuks.
kingdomino-law-discard = Klotsist, mis kuhugi ei sobi, loobutakse ja see ei too midagi. Valida tuleb ikkagi igal käigul, ka kasutu klots.
kingdomino-law-stays = Mis on paigutatud, jääb paigale. Võid jätta auke ja end kinni müürida: see on sinu kuningriik.
kingdomino-law-property = Sama maastiku külgedega ühendatud ruudud on maatükk. See annab ruutude arv korda kõik selle kroonid: siin 3 ruutu × 2 krooni = 6.
kingdomino-law-apart = Sama maastiku kaks maatükki loevad eraldi. Ilma kroonita maatükk ei anna midagi, olgu kui suur tahes.
kingdomino-law-neutral = Punktiarvestuses on loss erapooletu: see ei suurenda maatükki ega ühenda kahte.
kingdomino-law-holes = Augud ise ei maksa midagi.
kingdomino-law-ties = Võrdsed summad koos boonustega? Siis otsustab suurim maatükk, kroonidega või ilma; siis kroonide arv; siis jagatakse võitu.
kingdomino-law-lands = Kuus maastikku 96 ruudul, tavalisimast haruldaseimani. Haruldastel maadel on rohkem kroone.
kingdomino-law-middle = Keskriik: 10 punkti, kui loss on keskel, nii et kuningriik ulatub vastassuundades võrdselt kaugele. See ei pea olema täielik.
kingdomino-law-harmony = Harmoonia: 5 punkti, kui kuningriik on täielik ehk millestki ei loobutud.
kingdomino-law-duel = Kuningate heitlus: kahekesi kõigi 48 klotsiga, kuningriigid 7 × 7. Boonused jäävad samaks.
kingdomino-law-dynasty = Dünastia: kolm mängu järjest; võidab punktide summa. Viigi korral liidetakse suurimad maatükid, siis kroonid.
kingdomino-law-combine = Variante saab ühendada. Need kehtivad kogu lauale ja lepitakse kokku enne mängu.
kingdomino-law-editions = Vanemad ja uuemad karbid erinevad kahe ja kolme mängija mängus. Vali väljaanne ja muuda siis mis tahes lülitit.
kingdomino-law-leftover = Kui kolme kuninga kohta on neli klotsi, läheb valimata klots avatult mängust välja.
kingdomino-law-column-classic = Esimene väljaanne
kingdomino-law-column-modern = Uuem väljaanne
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = Kaks mängijat
kingdomino-law-row-draft = Esimene valik kahekesi
kingdomino-law-row-three = Kolm mängijat
kingdomino-law-row-middle = Keskriik
kingdomino-law-row-dynasty = Dünastia
kingdomino-law-two-classic = 24 klotsi, 5 × 5
kingdomino-law-two-modern = ainult Kuningate heitlus
kingdomino-law-two-bga = 24 klotsi, 5 × 5
kingdomino-law-draft-classic = neli kuningat juhuslikult
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 klotsi, kolmesed read
kingdomino-law-three-modern = 48, neljased read, üks jääb üle
kingdomino-law-three-bga = 48, neljased read, üks jääb üle
kingdomino-law-middle-classic = mittetäielikust ei räägi
kingdomino-law-middle-modern = loeb ka mittetäielikult
kingdomino-law-middle-bga = igas suunas võrdselt kaugele
kingdomino-law-dynasty-classic = on
kingdomino-law-dynasty-modern = ei ole
kingdomino-law-dynasty-bga = ei ole
