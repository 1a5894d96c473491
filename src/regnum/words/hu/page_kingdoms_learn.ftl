# Királyságok: a lecke.

kingdoms-learn-about = Várak és lapkák egy kis táblán; minden sor és oszlop fizet.
kingdoms-learn-money = { $money } pénz
kingdoms-learn-board = A tábla
kingdoms-learn-incomes = Ennyit fizetne most a tábla
kingdoms-learn-paid = Ennyit fizetett a tábla
kingdoms-learn-would-pay = A tábla így ennyit fizetne: { $incomes }.
kingdoms-learn-draw = Húzás
kingdoms-learn-pass = Passz

## Királyságok

kingdoms-learn-castle-text = Mindenki ugyanazon a táblán épít. A várnak szintje van: ennyi tornya. Az 1. szintűek minden forduló után visszajönnek, a többi a játékban csak egyszer használható.
kingdoms-learn-castle-task = Rakj le egy várat, ahová csak szeretnéd.
kingdoms-learn-castle-no = Ez is szabályos. De kezdd várral: válassz egyet, aztán egy üres mezőt.
kingdoms-learn-castle-done = A forduló végéig ott marad.
kingdoms-learn-draw-text = Anna is épített. Vár helyett húzhatsz egy lapkát; ugyanabban a körben le is kell raknod.
kingdoms-learn-draw-task = Húzz egy lapkát.
kingdoms-learn-draw-no = Ez is szabályos. De most a készletet válaszd, és húzz.
kingdoms-learn-draw-done = Erőforrás! Most keress neki helyet.
kingdoms-learn-tile-text = Egy lapka a sorában és az oszlopában is számít. A szélen álló számok mutatják, mennyit ér egy sor vagy oszlop. Az értékét a várad szintjével szorozva fizeti.
kingdoms-learn-tile-task = Rakd le a lapkát úgy, hogy a várad keressen valamit.
kingdoms-learn-tile-no = Ott semmit sem hoz neked. Válassz mezőt a várad sorában vagy oszlopában.
kingdoms-learn-tile-done = Érték szorozva szinttel: ennyi az egész számtan.
kingdoms-learn-secret-text = A kezdéskor titkos kezdőlapkát kaptál, csak te látod. Bármelyik körben lerakhatod, vagy meg is tarthatod. A tiéd veszély: rontja a sorát és az oszlopát.
kingdoms-learn-secret-task = Rakd le a kezdőlapkádat úgy, hogy Anna veszítsen, te pedig ne.
kingdoms-learn-secret-no = Nem egészen. A kezdőlapkádat rakd olyan sorba vagy oszlopba, ahol Annának van vára, neked nincs.
kingdoms-learn-secret-done = Most már mindenki látja. A következő fordulóban újat kapsz.
kingdoms-learn-pass-text = Minden körben három dolog egyikét teszed: várat raksz le, lapkát húzol és raksz le, vagy a kezdőlapkádat rakod le.
kingdoms-learn-pass-task = Próbálj passzolni.
kingdoms-learn-pass-no = Ez valami más volt: válaszd a „Passz” gombot.
kingdoms-learn-pass-done = Jobb időkre várni nem lehet.
kingdoms-learn-rank-text = Másik tábla, néhány körrel később. Egy várnak kétszer fizetnek: a sora és az oszlopa. Minél magasabb a szintje, annál többet.
kingdoms-learn-rank-task = Rakj le egy várat, amely legalább 15-öt hoz.
kingdoms-learn-rank-no = Ez kevesebb 15-nél. Magas szintű várat válassz, és olyan mezőt, amelynek a sora és az oszlopa is ér valamit.
kingdoms-learn-rank-done = Erős vár gazdag sorban és oszlopban. Vigyázz rá: jönnek még veszélyek.
kingdoms-learn-mountain-text = Hegyet húztál. Kettévágja a sorát és az oszlopát, és a részek külön számítanak.
kingdoms-learn-mountain-task = Vágj el egy veszélyt a váraidtól, hogy többet keress.
kingdoms-learn-mountain-no = Ott nem segít. Keress egy veszélyt, amely pénzedbe kerül, és tedd a hegyet közé és a várad közé.
kingdoms-learn-mountain-done = A veszély megmaradt, de a túloldalon.
kingdoms-learn-goldmine-text = Aranybányát húztál. Sorában és oszlopában a számok duplán számítanak, a rosszak is.
kingdoms-learn-goldmine-task = Rakd le úgy, hogy legalább 5-tel többet keress.
kingdoms-learn-goldmine-no = Ez 5-nél kevesebbet hoz. Keress értékes sort vagy oszlopot, amelyben várad áll.
kingdoms-learn-goldmine-done = Lapkákat dupláz, szinteket soha.
kingdoms-learn-dragon-text = Sárkányt húztál. Sorában és oszlopában minden erőforrás nullát ér; a veszélyek maradnak.
kingdoms-learn-dragon-task = Rakd le úgy, hogy Anna legalább 4-et veszítsen, te pedig semmit.
kingdoms-learn-dragon-no = Nem egészen: figyeld mindkét számot. Keress erőforrást, amely csak Annának fizet.
kingdoms-learn-dragon-done = Egyetlen sárkány a leggazdagabb sort is tönkreteheti. A hegy megállítja.
kingdoms-learn-wizard-text = Varázslót húztál. A közvetlenül mellette álló várak, de az átlósak nem, eggyel magasabb szintűnek számítanak, bárkiéi is.
kingdoms-learn-wizard-task = Rakd le úgy, hogy legalább 4-gyel többet keress.
kingdoms-learn-wizard-no = Ez 4-nél kevesebbet hoz. Tedd egy várad mellé, amely jó sorban vagy oszlopban áll.
kingdoms-learn-wizard-done = A varázslót még a hegy sem állítja meg.
kingdoms-learn-end-text = Egyetlen mező maradt. Ha a tábla betelt, vége a fordulónak, és minden sor és oszlop fizet.
kingdoms-learn-end-task = Töltsd be az utolsó mezőt, ahogy jólesik.
kingdoms-learn-end-done = Az 1. szintű várak visszajönnek, a többi kikerül a játékból. A következő fordulót a leggazdagabb kezdi; három forduló után a legtöbb pénz győz.
