# A Kingdoms tanulmányozott pillanatai.

kingdoms-study-castle = { $rank }. szintű vár ide: { $square }
kingdoms-study-tile = { $tile } ide: { $square }
kingdoms-study-starting = Kezdőlapka ide: { $square }
kingdoms-study-draw = Lapka húzása
kingdoms-study-pass = Passz
kingdoms-study-drawn = Kihúzott lapka: { $tile }
kingdoms-study-dealt = A kezdőlapkák
kingdoms-study-shown = Egy lapka kiderült
