# Reeglid, nagu neid laua ääres vaja on. Kõik, koos iga otsusega, on failis docs/rules.md.

law-title = Reeglid
law-games = Mängud
law-about = Laua ääres vajalikud reeglid meie oma sõnadega.
law-about-numbers = Iga lõigu juures on reeglite numbrid; samu numbreid nimetab Regnum, kui ta käiku ei luba.
law-contents = Sisukord
law-learn = Õpi mängides
law-unofficial = Mitteametlik: autorid ja kirjastajad ei ole seda teinud ega heaks kiitnud. Kui mängud sulle meeldivad, osta need; päris laual on need toredad.
law-right = lubatud
law-wrong = keelatud
law-differs-editions = Väljaanded erinevad
law-differs-variants = Lisareeglid muudavad seda
