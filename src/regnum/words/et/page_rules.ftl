# Reeglid, nagu neid laua ääres vaja on. Kõik, koos iga otsusega, on failis docs/rules.md.

law-title = Reeglid
law-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
law-games = Mängud
law-about = See, mida laua ääres vaja on, meie oma sõnadega. Iga lõigu juures on reeglite numbrid; samu numbreid nimetab kohtunik, kui ta käiku ei luba.
law-contents = Sisukord
law-learn = Õpi mängides
law-unofficial = Mitteametlik: ei ole autorite ega kirjastajate tehtud ega heaks kiidetud. Kui mängud sulle meeldivad, osta need; päris laual on need toredad.
law-right = lubatud
law-wrong = keelatud
law-differs-editions = Väljaanded erinevad
law-differs-variants = Variandid muudavad seda
law-bonus = { $points ->
    [0] boonust ei ole
   *[other] +{ $points } punkti
}
law-land = Maastik
law-squares = Ruudud
law-crowns = { $crowns ->
    [0] kroonita
    [one] 1 kroon
   *[other] { $crowns } krooni
}

## Kingdomino

law-kingdomino-section-aim = Eesmärk
law-kingdomino-section-setup = Enne mängu
law-kingdomino-section-turn = Käik
law-kingdomino-section-place = Paigutamine
law-kingdomino-section-score = Punktiarvestus
law-kingdomino-section-lands = Maastikud
law-kingdomino-section-variants = Variandid
law-kingdomino-section-editions = Mille poolest väljaanded erinevad

law-kingdomino-aim = Laota doominoklotse lossi ümber, kuni need täidavad 5 × 5 ruutu. Lõpuks annab iga maatükk punkte: ruutude arv korda kroonide arv; võidab suurim summa.
law-kingdomino-kings = Igaüks paneb enda ette stardiplaadi ja sellele lossi. Kahekesi võtab kumbki kaks kuningat, kolme- või neljakesi igaüks ühe.
law-kingdomino-deck = Segatud klotsid on karbis. Kahekesi mängitakse 24, kolmekesi 36, neljakesi kõigi 48 klotsiga; väljajäänuid keegi ei näe.
law-kingdomino-row = Välja pannakse nii palju klotse, kui on mängus kuningaid: tagakülje numbrite järgi, väikseim üleval, ja siis pööratakse need ümber.
law-kingdomino-draft = Kuningad võetakse kinnisest peost ühekaupa. Kelle kuningas tuleb, paneb selle vabale klotsile; viimane võtab, mis jäi.
law-kingdomino-second = Siis pannakse esimese rea kõrvale teine ja mäng algab.
law-kingdomino-order = Kuningad tegutsevad rea ülaotsast alla. Väike number käib seega varakult, suur, enamasti rikkam, hilja.
law-kingdomino-act = Oma korral paigutad kuninga all oleva klotsi ja paned siis sama kuninga uue rea vabale klotsile: mõlemad, selles järjekorras.
law-kingdomino-two = Kahekesi on igal kuningal oma kord. Kui sinu kuningad seisavad järjest, käid kaks korda järjest.
law-kingdomino-rounds = Kui rida on otsas, pannakse välja uus. Kui seda enam ei ole, mängitakse viimane voor: igaüks ainult paigutab. See teeb 12 vooru või kahekesi 24 klotsiga 6.
law-kingdomino-match = Klots peab puudutama lossi või küljega sama, varem paigutatud maastikku. Ühest kokkulangevusest piisab; muu võib erineda. Klotsi enda pooled ei loe.
law-kingdomino-castle = Loss on jokker: selle kõrvale sobib iga maastik. Esimesel klotsil on seega alati koht.
law-kingdomino-corner = Nurkapidi puudutamine ei loe.
law-kingdomino-frame = Kuningriik mahub 5 × 5 ruudule koos lossiga ja miski ei tohi välja ulatuda. Raam ei ole paigas: loss võib jääda selles ükskõik kuhu.
law-kingdomino-must = Mida saab paigutada, tuleb paigutada, isegi enda kahjuks.
law-kingdomino-discard = Klotsist, mis kuhugi ei sobi, loobutakse ja see ei too midagi. Valida tuleb ikkagi igal käigul, ka kasutu klots.
law-kingdomino-stays = Mis on paigutatud, jääb paigale. Võid jätta auke ja end kinni müürida: see on sinu kuningriik.
law-kingdomino-property = Sama maastiku külgedega ühendatud ruudud on maatükk. See annab ruutude arv korda kõik selle kroonid: siin 3 ruutu × 2 krooni = 6.
law-kingdomino-apart = Sama maastiku kaks maatükki loevad eraldi. Ilma kroonita maatükk ei anna midagi, olgu kui suur tahes.
law-kingdomino-neutral = Punktiarvestuses on loss erapooletu: see ei suurenda maatükki ega ühenda kahte.
law-kingdomino-holes = Augud ise ei maksa midagi.
law-kingdomino-ties = Võrdsed summad koos boonustega? Siis otsustab suurim maatükk, kroonidega või ilma; siis kroonide arv; siis jagatakse võitu.
law-kingdomino-lands = Kuus maastikku 96 ruudul, tavalisimast haruldaseimani. Haruldastel maadel on rohkem kroone.
law-kingdomino-middle = Keskriik: 10 punkti, kui loss on keskel, nii et kuningriik ulatub vastassuundades võrdselt kaugele. See ei pea olema täielik.
law-kingdomino-harmony = Harmoonia: 5 punkti, kui kuningriik on täielik ehk millestki ei loobutud.
law-kingdomino-duel = Kuningate heitlus: kahekesi kõigi 48 klotsiga, kuningriigid 7 × 7. Boonused jäävad samaks.
law-kingdomino-dynasty = Dünastia: kolm mängu järjest; võidab punktide summa. Viigi korral liidetakse suurimad maatükid, siis kroonid.
law-kingdomino-combine = Variante saab ühendada. Need kehtivad kogu lauale ja lepitakse kokku enne mängu.
law-kingdomino-editions = Vanemad ja uuemad karbid erinevad kahe ja kolme mängija mängus. Vali väljaanne ja muuda siis mis tahes lülitit.
law-kingdomino-leftover = Kui kolme kuninga kohta on neli klotsi, läheb valimata klots avatult mängust välja.
law-kingdomino-column-classic = Esimene väljaanne
law-kingdomino-column-modern = Uuem väljaanne
law-kingdomino-column-bga = Board Game Arena
law-kingdomino-row-two = Kaks mängijat
law-kingdomino-row-draft = Esimene valik kahekesi
law-kingdomino-row-three = Kolm mängijat
law-kingdomino-row-middle = Keskriik
law-kingdomino-row-dynasty = Dünastia
law-kingdomino-two-classic = 24 klotsi, 5 × 5
law-kingdomino-two-modern = ainult Kuningate heitlus
law-kingdomino-two-bga = 24 klotsi, 5 × 5
law-kingdomino-draft-classic = neli kuningat juhuslikult
law-kingdomino-draft-modern = A-B-B-A
law-kingdomino-draft-bga = A-B-B-A
law-kingdomino-three-classic = 36 klotsi, kolmesed read
law-kingdomino-three-modern = 48, neljased read, üks jääb üle
law-kingdomino-three-bga = 48, neljased read, üks jääb üle
law-kingdomino-middle-classic = mittetäielikust ei räägi
law-kingdomino-middle-modern = loeb ka mittetäielikult
law-kingdomino-middle-bga = igas suunas võrdselt kaugele
law-kingdomino-dynasty-classic = on
law-kingdomino-dynasty-modern = ei ole
law-kingdomino-dynasty-bga = ei ole

## Kingdoms

law-kingdoms-section-aim = Eesmärk
law-kingdoms-section-setup = Enne mängu
law-kingdoms-section-turn = Käik
law-kingdoms-section-score = Punktiarvestus
law-kingdoms-section-tiles = Plaadid
law-kingdoms-section-rounds = Voorude vahel ja lõpp
law-kingdoms-section-variants = Variandid
law-kingdoms-section-editions = Variandid kõrvuti

law-kingdoms-aim = Kolm vooru 30 ruuduga laual. Kui see on täis, maksab iga rida ja veerg. Pärast kolmandat vooru võidab see, kel on kõige rohkem raha.
law-kingdoms-castles = Lossi tase on selle tornide arv. Igaüks võtab oma 2. taseme (kolm), 3. taseme (kaks) ja 4. taseme (üks) lossid; 1. taseme losse kahekesi neli, kolmekesi kolm, neljakesi kaks.
law-kingdoms-money = Igaüks alustab 50-ga. Raha on kõigile näha ja pank ei saa kunagi tühjaks.
law-kingdoms-secret = 23 plaati, tagurpidi ja segatud, on varu. Igaüks tõmbab ühe stardiplaadiks, mida keegi teine ei näe.
law-kingdoms-begin = Alustab juhuslik mängija; mängitakse päripäeva. Laual on viis rida ja kuus veergu.
law-kingdoms-act = Oma korral teed ühe kolmest: paigutad lossi; tõmbad plaadi ja paigutad selle avatult; või paigutad stardiplaadi. Alati tühjale ruudule.
law-kingdoms-draw = Tõmmatud plaat tuleb kohe paigutada. Kui varu on tühi, ei saa keegi tõmmata.
law-kingdoms-keep = Stardiplaati võid hoida vooru lõpuni. Kui see on paigutatud, ei saa enne järgmist vooru uut.
law-kingdoms-pass = Passida tohib ainult siis, kui ükski kolmest ei ole võimalik.
law-kingdoms-stays = Vooru lõpuni ei liigu laual midagi.
law-kingdoms-when = Voor lõpeb, kui laud on täis või keegi ei saa enam midagi teha. Siis arvestatakse kõik read ülevalt ja kõik veerud vasakult.
law-kingdoms-value = Rida on väärt oma ressursid miinus ohud. See maksab igaühele selle väärtuse korda tema sealsete losside tasemed: siin 5 punasele ja 15 kollasele.
law-kingdoms-twice = Iga plaat ja iga loss loeb kaks korda: oma reas ja oma veerus.
law-kingdoms-debt = Negatiivse väärtusega rida võtab raha. Kes ei saa maksta, läheb alla nulli ja mängib edasi.
law-kingdoms-numbers = Ressursid annavad 1 kuni 6, igaüht on kaks; ohud võtavad 1 kuni 6, igaüht on üks. Peale nende on kaks mäge, lohe, kullakaevandus ja võlur.
law-kingdoms-mountain = Mägi lõikab läbi oma rea ja veeru. Osad on kõiges eraldi; ruutudeta osa ei ole olemas. Kaks mäge teevad kolm osa.
law-kingdoms-goldmine = Kullakaevandus kahekordistab oma rea ja veeru arvud, nii head kui ka halvad. Tasemeid see ei kahekordista.
law-kingdoms-dragon = Lohe muudab oma rea ja veeru ressursid nulliks. Ohtude väärtus jääb.
law-kingdoms-both = Mõlemad ühes reas: kõigepealt lohe, siis kullakaevandus. Need mõjuvad rea- ja veeruhaaval, nii et plaat võib oma reas ja veerus lugeda erinevalt; mitte kunagi üle mäe.
law-kingdoms-wizard = Võlur tõstab vahetult kõrval, mitte nurkapidi, olevate losside taset ühe võrra, olgu need kelle omad tahes; isegi viieni ja isegi mäe taga.
law-kingdoms-back = 1. taseme lossid lähevad omanikele tagasi. Paigutatud 2. kuni 4. taseme lossid langevad mängust välja; paigutamata jäävad alles.
law-kingdoms-shuffle = Kõik 23 plaati segatakse uuesti ja igaüks tõmbab uue stardiplaadi.
law-kingdoms-next = Alustab rikkaim. Kui neid on mitu, siis esimene neist päripäeva eelmisest alustajast.
law-kingdoms-end = Kui lõpuks on mitmel kõige rohkem raha, jagavad nad võitu.
law-kingdoms-last = Viimase lossini: igaühel on kõik kümme lossi, ükski ei tule tagasi ja voore on nii palju, kui vaja. Viimane on voor, milles keegi paigutab oma viimase lossi; tühjad ruudud loevad 0.
law-kingdoms-luck = Ilma õnneta: stardiplaate ei ole, kõik plaadid on avatud ja tõmbamise asemel valid.
law-kingdoms-continuous = Pidev punktiarvestus: rida, veerg või mägedega eraldatud osa maksab kohe, kui see täitub, ja ainult üks kord. Mis vooru lõpuks ei täitu, maksab siis.
law-kingdoms-combine = Kõiki variante saab ühendada.
law-kingdoms-editions = Karbid erinevad pisiasjades: münte loetakse erinevalt, üks trükk liidab näite valesti ja enne 2011. aastat ei olnud võlurit. Mida variandid muudavad:
law-kingdoms-column-basic = Põhimäng
law-kingdoms-column-last = Viimase lossini
law-kingdoms-column-luck = Ilma õnneta
law-kingdoms-column-continuous = Pidev punktiarvestus
law-kingdoms-row-castles = Lossid
law-kingdoms-row-secret = Stardiplaat
law-kingdoms-row-draw = Plaadid
law-kingdoms-row-length = Pikkus
law-kingdoms-row-paid = Makstakse
law-kingdoms-castles-basic = 1. tase tuleb tagasi
law-kingdoms-castles-last = kõik kümme, ükski ei tule tagasi
law-kingdoms-castles-luck = 1. tase tuleb tagasi
law-kingdoms-castles-continuous = 1. tase tuleb tagasi
law-kingdoms-secret-basic = salajane
law-kingdoms-secret-last = salajane
law-kingdoms-secret-luck = ei ole
law-kingdoms-secret-continuous = salajane
law-kingdoms-draw-basic = tõmmatakse
law-kingdoms-draw-last = tõmmatakse
law-kingdoms-draw-luck = valitakse
law-kingdoms-draw-continuous = tõmmatakse
law-kingdoms-length-basic = 3 vooru
law-kingdoms-length-last = kuni kellegi viimase lossini
law-kingdoms-length-luck = 3 vooru
law-kingdoms-length-continuous = 3 vooru
law-kingdoms-paid-basic = vooru lõpus
law-kingdoms-paid-last = vooru lõpus
law-kingdoms-paid-luck = vooru lõpus
law-kingdoms-paid-continuous = kui rida on täis
