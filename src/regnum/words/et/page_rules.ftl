# Reeglid, nagu neid laua ääres vaja on. Kõik, koos iga otsusega, on failis docs/rules.md.

law-title = Reeglid
law-games = Mängud
law-about = See, mida laua ääres vaja on, meie oma sõnadega.
law-about-numbers = Iga lõigu juures on reeglite numbrid; samu numbreid nimetab kohtunik, kui ta käiku ei luba.
law-contents = Sisukord
law-learn = Õpi mängides
law-unofficial = Mitteametlik: ei ole autorite ega kirjastajate tehtud ega heaks kiidetud. Kui mängud sulle meeldivad, osta need; päris laual on need toredad.
law-right = lubatud
law-wrong = keelatud
law-differs-editions = Väljaanded erinevad
law-differs-variants = Variandid muudavad seda
