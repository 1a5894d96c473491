# Királyságok: a lecke.

kingdoms-learn-about = Várak és lapkák egy kis táblán; minden sor és oszlop fizet.
kingdoms-learn-money = { $money } pénz
kingdoms-learn-board = A tábla
kingdoms-learn-incomes = Ennyit fizetne most a tábla
kingdoms-learn-paid = Ennyit fizetett a tábla
kingdoms-learn-would-pay = A tábla így ennyit fizetne: { $incomes }.

## Királyságok

kingdoms-learn-castle-text = Mindenki ugyanazon a táblán épít. A vár szintje annyi, ahány tornya van. Az 1. szintűek minden forduló után visszakerülnek, a többi a játékban csak egyszer használható.
kingdoms-learn-castle-task = Rakj le egy várat, ahová csak szeretnéd!
kingdoms-learn-castle-no = Ez is szabályos, de kezdd várral: válassz egyet, aztán egy üres mezőt.
kingdoms-learn-castle-done = A forduló végéig ott marad.
kingdoms-learn-draw-text = Anna is épített. Vár helyett húzhatsz egy lapkát; ugyanabban a körben le is kell raknod.
kingdoms-learn-draw-task = Húzz egy lapkát!
kingdoms-learn-draw-no = Ez is szabályos, de most a készletből húzz egy lapkát.
kingdoms-learn-draw-done = Erőforrás! Most keress neki helyet.
kingdoms-learn-tile-text = Egy lapka a sorában és az oszlopában is számít. A szélen álló számok mutatják, mennyit ér egy sor vagy oszlop. Ezt az értéket fizeti, szorozva az ott álló várad szintjével.
kingdoms-learn-tile-task = Rakd le a lapkát úgy, hogy a várad pénzt hozzon!
kingdoms-learn-tile-no = Ott semmit sem hoz neked. Válassz mezőt a várad sorában vagy oszlopában.
kingdoms-learn-tile-done = Érték szorozva szinttel: ennyi az egész számolás.
kingdoms-learn-secret-text = Az elején kaptál egy kezdőlapkát, amelyet csak te látsz. Bármelyik körben lerakhatod, de meg is tarthatod. A tiéd veszély: csökkenti a sora és az oszlopa értékét.
kingdoms-learn-secret-task = Rakd le a kezdőlapkádat úgy, hogy Anna pénzt veszítsen, te pedig ne!
kingdoms-learn-secret-no = Nem egészen. A kezdőlapkádat olyan sorba vagy oszlopba rakd, ahol Annának van vára, neked nincs.
kingdoms-learn-secret-done = Most már mindenki látja. A következő fordulóban újat kapsz.
kingdoms-learn-pass-text = Minden körben három dolog egyikét teszed: leraksz egy várat, húzol és leraksz egy lapkát, vagy lerakod a kezdőlapkádat.
kingdoms-learn-pass-task = Próbálj meg passzolni!
kingdoms-learn-pass-no = Ez egy másik lépés volt. Válaszd a „Passz” gombot.
kingdoms-learn-pass-done = Jobb időkre várni nem lehet.
kingdoms-learn-rank-text = Másik tábla, néhány körrel később. Egy vár kétszer kap pénzt: a sorától és az oszlopától. Minél magasabb a szintje, annál többet fizet mindkettő.
kingdoms-learn-rank-task = Rakj le egy várat, amely legalább 15-öt hoz!
kingdoms-learn-rank-no = Ez kevesebb 15-nél. Magas szintű várat válassz, és olyan mezőt, amelynek a sora és az oszlopa is ér valamit.
kingdoms-learn-rank-done = Erős vár gazdag sorban és oszlopban. Vigyázz rá: jönnek még veszélyek.
kingdoms-learn-mountain-text = Hegyet húztál. A hegy kettéosztja a sorát és az oszlopát, és a részek külön számítanak.
kingdoms-learn-mountain-task = Válassz el egy veszélyt a váraidtól, hogy többet kapj!
kingdoms-learn-mountain-no = Ott nem segít neked. Keress egy veszélyt, amely pénzbe kerül neked, és tedd a hegyet közé és a várad közé.
kingdoms-learn-mountain-done = A veszély megmaradt, de a túloldalon.
kingdoms-learn-goldmine-text = Aranybányát húztál. A sorában és az oszlopában a számok duplán számítanak, a rosszak is.
kingdoms-learn-goldmine-task = Rakd le úgy, hogy legalább 5-tel többet kapj!
kingdoms-learn-goldmine-no = Ez 5-nél kevesebbet hoz. Keress értékes sort vagy oszlopot, amelyben várad áll.
kingdoms-learn-goldmine-done = Lapkákat dupláz, szinteket soha.
kingdoms-learn-dragon-text = Sárkányt húztál. A sorában és az oszlopában minden erőforrás 0-t ér; a veszélyek értéke nem változik.
kingdoms-learn-dragon-task = Rakd le úgy, hogy Anna legalább 4-et veszítsen, te pedig semmit!
kingdoms-learn-dragon-no = Nem egészen: figyeld mindkét számot. Keress erőforrást, amely csak Annának fizet.
kingdoms-learn-dragon-done = Egyetlen sárkány a leggazdagabb sort vagy oszlopot is tönkreteheti. Csak hegy állítja meg.
kingdoms-learn-wizard-text = Varázslót húztál. A közvetlenül (nem átlósan) mellette álló várak eggyel magasabb szintűnek számítanak, bárkihez tartoznak is.
kingdoms-learn-wizard-task = Rakd le úgy, hogy legalább 4-gyel többet kapj!
kingdoms-learn-wizard-no = Ez 4-nél kevesebbet hoz. Tedd egy olyan várad mellé, amely értékes sorban vagy oszlopban áll.
kingdoms-learn-wizard-done = A varázslót még a hegy sem állítja meg.
kingdoms-learn-end-text = Egyetlen mező maradt. Ha a tábla betelt, vége a fordulónak, és minden sor és oszlop fizet.
kingdoms-learn-end-task = Rakj az utolsó mezőre, amit csak szeretnél!
kingdoms-learn-end-done = Az 1. szintű várak visszakerülnek, a többi kikerül a játékból. A következő fordulót a leggazdagabb játékos kezdi; három forduló után az győz, akinek a legtöbb pénze van.
