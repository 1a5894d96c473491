# A szabályok, ahogy az asztalnál kellenek. Mindegyik, minden döntéssel együtt, a docs/rules.md fájlban van.

law-title = Szabályok
law-games = Játékok
law-about = Amire az asztalnál szükségetek van, a mi szavainkkal.
law-about-numbers = Minden bekezdés mellett ott a szabályok száma; a Regnum is ezekre hivatkozik, ha egy lépést nem enged.
law-contents = Tartalom
law-learn = Tanulás játék közben
law-unofficial = Nem hivatalos: nem a szerzők és a kiadók műve, ők nem is hagyták jóvá. Ha tetszenek a játékok, vedd meg őket; valódi asztalon gyönyörűek.
law-right = szabályos
law-wrong = szabálytalan
law-differs-editions = Kiadásonként más
law-differs-variants = A változatok módosítják
