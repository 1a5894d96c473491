# Kingdomino: reeglid, nagu neid laua ääres vaja on.

kingdomino-law-bonus =
    { $points ->
        [0] lisapunkte ei ole
        [one] +{ $points } punkt
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
kingdomino-law-section-variants = Lisareeglid
kingdomino-law-section-editions = Mille poolest väljaanded erinevad

kingdomino-law-aim = Paiguta doominoklotse lossi ümber, kuni 5 × 5 ruudustik on täis. Lõpuks annab iga maatükk punkte: ruutude arv korda kroonide arv; võidab suurim summa.
kingdomino-law-kings = Igaüks paneb enda ette koduklotsi ja sellele lossi. Kahekesi võtab kumbki kaks kuningat, kolme- või neljakesi igaüks ühe.
kingdomino-law-deck = Segatud klotsid on karbis. Kahekesi mängitakse 24, kolmekesi 36, neljakesi kõigi 48 klotsiga; väljajäänuid keegi ei näe.
kingdomino-law-row = Välja pannakse nii palju klotse, kui mängus on kuningaid: tagakülje numbrite järjekorras, väikseim üleval. Seejärel pööratakse need ümber.
kingdomino-law-draft = Üks mängija segab kuningaid peos ja võtab need ükshaaval välja. Kui tuleb sinu kuningas, pane see vabale klotsile; viimane kuningas saab selle, mis üle jääb.
kingdomino-law-second = Siis pannakse esimese rea kõrvale teine ja mäng algab.
kingdomino-law-order = Kuningad käivad rea ülaotsast alla. Väikese numbriga käid seega varakult, suurega, mis on enamasti rohkem väärt, hilja.
kingdomino-law-act = Oma käigul paiguta kuninga all olev klots ja pane siis sama kuningas uue rea vabale klotsile. Teha tuleb mõlemat, selles järjekorras.
kingdomino-law-two = Kahekesi mängides on igal kuningal oma käik. Kui sinu kuningad on kõrvuti, käid kaks korda järjest.
kingdomino-law-rounds = Kui rida on otsas, pannakse välja uus. Kui uut rida enam ei tule, mängitakse viimane voor, milles ainult paigutatakse. Kokku on 12 vooru, kahekesi 24 klotsiga 6.
kingdomino-law-match = Klots peab puudutama lossi või olema külgepidi vastu varem paigutatud sama maastikku. Piisab, kui sobib üks külg; muu võib erineda. Klotsi enda kaks poolt ei loe.
kingdomino-law-castle = Loss on jokker: selle kõrvale sobib iga maastik. Seega leidub esimesele klotsile alati koht.
kingdomino-law-corner = Nurkapidi puudutamine ei loe.
kingdomino-law-frame = Kuningriik peab koos lossiga mahtuma 5 × 5 ruudustikku, midagi ei tohi välja ulatuda. Ruudustiku asukoht ei ole ette määratud: loss võib selles olla ükskõik kus.
kingdomino-law-must = Kui klotsi saab paigutada, tuleb see paigutada, isegi enda kahjuks.
kingdomino-law-discard = Klotsist, mis kuhugi ei sobi, loobutakse ja see ei anna punkte. Valida tuleb ikkagi igal käigul, ka kasutu klots.
kingdomino-law-stays = Paigutatud klotse ei liigutata. Võid jätta auke või end kinni ehitada: see on sinu kuningriik.
kingdomino-law-property = Külgepidi ühendatud sama maastikuga ruudud moodustavad maatüki. Selle punktid on ruutude arv korda kroonide arv: siin 3 ruutu × 2 krooni = 6.
kingdomino-law-apart = Kaht sama maastikuga maatükki arvestatakse eraldi. Kroonita maatükk ei anna midagi, olgu kui suur tahes.
kingdomino-law-neutral = Punktiarvestuses on loss neutraalne: see ei suurenda maatükki ega ühenda kahte.
kingdomino-law-holes = Augud iseenesest punkte ära ei võta.
kingdomino-law-ties = Viik koos lisapunktidega? Siis otsustab suurim maatükk, kroonidega või ilma; siis kroonide arv; kui ka see on võrdne, jagatakse võitu.
kingdomino-law-lands = Kuus maastikku 96 ruudul, tavalisimast haruldaseimani. Haruldasematel maastikel on rohkem kroone.
kingdomino-law-middle = Keskriik: 10 punkti, kui loss on keskel, st kuningriik ulatub vastassuundades võrdselt kaugele. Kuningriik ei pea olema täielik.
kingdomino-law-harmony = Harmoonia: 5 punkti, kui kuningriik on tervik ehk ühestki klotsist ei loobutud.
kingdomino-law-duel = Kuningate heitlus: kahekesi kõigi 48 klotsiga, kuningriigid 7 × 7. Lisapunktid jäävad samaks.
kingdomino-law-dynasty = Dünastia: kolm mängu järjest; võidab suurim punktisumma. Viigi korral otsustab suurimate maatükkide summa, siis kroonide summa.
kingdomino-law-combine = Lisareegleid saab ühendada. Need kehtivad kõigile ja lepitakse kokku enne mängu.
kingdomino-law-editions = Vanemad ja uuemad väljaanded erinevad kahe ja kolme mängija mängus. Vali väljaanne ja muuda siis mis tahes seadet.
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
kingdomino-law-draft-classic = kuningad loositakse
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 klotsi, kolmesed read
kingdomino-law-three-modern = 48, neljased read, üks jääb üle
kingdomino-law-three-bga = 48, neljased read, üks jääb üle
kingdomino-law-middle-classic = mittetäielikku ei mainita
kingdomino-law-middle-modern = loeb ka mittetäielik
kingdomino-law-middle-bga = igas suunas võrdselt kaugele
kingdomino-law-dynasty-classic = on
kingdomino-law-dynasty-modern = ei ole
kingdomino-law-dynasty-bga = ei ole
