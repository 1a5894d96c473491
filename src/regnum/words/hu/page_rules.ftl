# A szabályok, ahogy az asztalnál kellenek. Mindegyik, minden döntéssel együtt, a docs/rules.md fájlban van.

law-title = Szabályok
law-games = Játékok
law-about = Amire az asztalnál szükség van, a mi szavainkkal. Minden bekezdés mellett ott a szabály száma; a bíró is ezt nevezi meg, ha egy lépést nem enged.
law-contents = Tartalom
law-learn = Tanulás játék közben
law-unofficial = Nem hivatalos: nem a szerzők vagy a kiadók készítették vagy hagyták jóvá. Ha tetszenek a játékok, vedd meg őket; valódi asztalon gyönyörűek.
law-right = szabályos
law-wrong = szabálytalan
law-differs-editions = Kiadásonként más
law-differs-variants = A változatok módosítják
