# A leckék.

learn-title = Tanulás
learn-about = Néhány perc valódi táblán, lépésről lépésre. Próbálj ki bármit: baj nem történhet.
learn-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Királyságok
}
learn-games = Leckék
learn-steps = { $steps } rövid lépés
learn-step = { $step }. lépés, összesen { $steps }
learn-go-on = Folytatás: { $step }. lépés, összesen { $steps }
learn-restart = Elölről
learn-kingdomino-about = Rakj dominókat a kastélyod köré; a koronás tájak érnek pontot.
learn-kingdoms-about = Várak és lapkák egy kis táblán; minden sor és oszlop fizet.
learn-you = Te
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-your-kingdom = A királyságod
learn-points = { $points } pont
learn-money = { $money } pénz
learn-board = A tábla
learn-incomes = Ennyit fizetne most a tábla
learn-paid = Ennyit fizetett a tábla
learn-would-pay = A tábla így ennyit fizetne: { $incomes }.
learn-confirm = Jóváhagyás
learn-discard = Eldobás
learn-draw = Húzás
learn-rotate = Forgatás
learn-show = Mutasd meg
learn-next = Tovább
learn-back = Vissza
learn-again = Még egyszer
learn-play = A játékokhoz
learn-rules = A szabályok
learn-pass = Passz
learn-choose-first = Előbb válassz valamit: dominót, várat, lapkát vagy mezőt.
learn-would-be-legal = Ez szabályos lenne. Most olyasmit próbálj, ami nem az.
learn-shown = Például így. Hagyd jóvá, vagy keress saját megoldást.
learn-keys = Billentyűzettel: Tabbal lépj a királyságodra; a nyilak bárhová viszik a dominót, a szóköz forgatja.

## Kingdomino

learn-kingdomino-draft-text = Négy dominó fekszik egy sorban, szám szerint. Mindenki egyre ráteszi a királyát, és azt fogja megkapni. Pontot a koronák hoznak.
learn-kingdomino-draft-task = Válassz egy koronás dominót.
learn-kingdomino-draft-no = Választhatnád, de nincs rajta korona. Keresd a sarokban az aranykoronát.
learn-kingdomino-draft-done = Jó kezdés. A királyod őrzi neked, amíg sorra nem kerülsz.
learn-kingdomino-castle-text = A többiek is választottak, és új sor került az első mellé. Ha te jössz, előbb a választott dominót rakod le. A kastélyod dzsóker: minden táj illik hozzá.
learn-kingdomino-castle-task = Rakd le a dominódat úgy, hogy a kastélyodhoz érjen.
learn-kingdomino-castle-done = Ott is marad: a királyságban semmit sem lehet elmozdítani.
learn-kingdomino-claim-text = Ezután ugyanaz a király választ egy dominót az új sorból. Könnyű lerakni azt, amelyen van már meglévő tájad.
learn-kingdomino-claim-task = Válassz olyan dominót, amelynek valamelyik tája megvan a királyságodban.
learn-kingdomino-claim-no = Választhatnád, de egyik tája sincs még meg neked. Keress olyat, amely a királyságod tájaihoz illik.
learn-kingdomino-claim-done = Lerakás, aztán választás: ez egy teljes kör.
learn-kingdomino-match-text = A kastélytól távolabb legalább az egyik félnek azonos tájjal kell oldalával érintkeznie. A másik fél bármihez érhet.
learn-kingdomino-match-task = Rakd le a dominót úgy, hogy azonos tájak érjenek össze.
learn-kingdomino-match-no = Szabályos, hiszen a kastélyodhoz ér. De nem találkoznak azonos tájak: növeld meg valamelyiket.
learn-kingdomino-match-done = Az összefüggő azonos tájak egy birtokot alkotnak.
learn-kingdomino-order-text = A királyok a sor tetejétől lépnek: a legkisebb szám az első. A kis számok szegények, de gyorsak, a nagyok gazdagok, de későn jönnek.
learn-kingdomino-order-task = Válaszd a legkisebb szabad számot.
learn-kingdomino-order-no = Ezzel később kerülnél sorra. Válaszd a legkisebb szabad számot.
learn-kingdomino-order-done = A következő fordulóban korán lépsz, amikor még sok közül választhatsz.
learn-kingdomino-refused-text = Néhány fordulóval később, négyfős asztalnál. A dominód csak az arany jeleknél kezdődhet. Hogy máshol miért nem? Kérdezd a bírót.
learn-kingdomino-refused-task = Próbáld oda rakni, ahol nincs jel.
learn-kingdomino-refused-no = Próbálj másik négyzetet.
learn-kingdomino-refused-done = Minden válasz megnevezi a szabályát; a számra koppintva el is olvashatod.
learn-kingdomino-points-text = Egy birtok annyi pontot ér, ahány négyzete van, szorozva a rajta lévő koronákkal. A hegyed egy négyzet két koronával: 1 × 2 = 2 pont.
learn-kingdomino-points-task = Rakd le a dominót úgy, hogy 6 pontot nyerj.
learn-kingdomino-points-no = Szabályos, de kevesebbet hoz. Tedd a hegyet a hegy mellé.
learn-kingdomino-points-done = 2 négyzet × 4 korona = 8 pont, 6-tal több, mint előbb. Korona nélkül egy táj semmit sem ér, bármekkora.
learn-kingdomino-frame-text = A királyságnak 5 × 5 négyzetbe kell férnie a kastéllyal együtt, de a kastély nem kell, hogy középen legyen. A tiéd már öt széles: csak föl vagy le nőhet.
learn-kingdomino-frame-task = Próbáld úgy lerakni a dominót, hogy kilógjon a keretből.
learn-kingdomino-frame-no = Tilos, de más okból. Koppints a jobb szélen egy üres négyzetre, vagy forgasd a dominót, amíg ki nem lóg.
learn-kingdomino-frame-done = Ami csak kilógva férne el, az nem fér el.
learn-kingdomino-discard-text = A végén szűkös a hely: ez a két tó sem tóhoz, sem kastélyhoz nem érhet. Dominót csak ilyenkor dobunk el.
learn-kingdomino-discard-task = Dobd el a dominót.
learn-kingdomino-discard-done = Semmit sem hoz. De amit le lehet rakni, azt le kell, akkor is, ha árt.
learn-kingdomino-end-text = Az utolsó dominó. Nincs új sor, így már senki sem választ.
learn-kingdomino-end-task = Rakd le, és vége a játéknak.
learn-kingdomino-end-done = A legtöbb pont győz. Ahol ketten egyenlők, mint itt is, a legnagyobb birtok dönt, aztán a koronák; azután osztoznak a helyen.

## Királyságok

learn-kingdoms-castle-text = Mindenki ugyanazon a táblán épít. A várnak szintje van: ennyi tornya. Az 1. szintűek minden forduló után visszajönnek, a többi a játékban csak egyszer használható.
learn-kingdoms-castle-task = Rakj le egy várat, ahová csak szeretnéd.
learn-kingdoms-castle-no = Ez is szabályos. De kezdd várral: válassz egyet, aztán egy üres mezőt.
learn-kingdoms-castle-done = A forduló végéig ott marad.
learn-kingdoms-draw-text = Anna is épített. Vár helyett húzhatsz egy lapkát; ugyanabban a körben le is kell raknod.
learn-kingdoms-draw-task = Húzz egy lapkát.
learn-kingdoms-draw-no = Ez is szabályos. De most a készletet válaszd, és húzz.
learn-kingdoms-draw-done = Erőforrás! Most keress neki helyet.
learn-kingdoms-tile-text = Egy lapka a sorában és az oszlopában is számít. A szélen álló számok mutatják, mennyit ér egy sor vagy oszlop. Az értékét a várad szintjével szorozva fizeti.
learn-kingdoms-tile-task = Rakd le a lapkát úgy, hogy a várad keressen valamit.
learn-kingdoms-tile-no = Ott semmit sem hoz neked. Válassz mezőt a várad sorában vagy oszlopában.
learn-kingdoms-tile-done = Érték szorozva szinttel: ennyi az egész számtan.
learn-kingdoms-secret-text = A kezdéskor titkos kezdőlapkát kaptál, csak te látod. Bármelyik körben lerakhatod, vagy meg is tarthatod. A tiéd veszély: rontja a sorát és az oszlopát.
learn-kingdoms-secret-task = Rakd le a kezdőlapkádat úgy, hogy Anna veszítsen, te pedig ne.
learn-kingdoms-secret-no = Nem egészen. A kezdőlapkádat rakd olyan sorba vagy oszlopba, ahol Annának van vára, neked nincs.
learn-kingdoms-secret-done = Most már mindenki látja. A következő fordulóban újat kapsz.
learn-kingdoms-pass-text = Minden körben három dolog egyikét teszed: várat raksz le, lapkát húzol és raksz le, vagy a kezdőlapkádat rakod le.
learn-kingdoms-pass-task = Próbálj passzolni.
learn-kingdoms-pass-no = Ez valami más volt: válaszd a „Passz” gombot.
learn-kingdoms-pass-done = Jobb időkre várni nem lehet.
learn-kingdoms-rank-text = Másik tábla, néhány körrel később. Egy várnak kétszer fizetnek: a sora és az oszlopa. Minél magasabb a szintje, annál többet.
learn-kingdoms-rank-task = Rakj le egy várat, amely legalább 15-öt hoz.
learn-kingdoms-rank-no = Ez kevesebb 15-nél. Magas szintű várat válassz, és olyan mezőt, amelynek a sora és az oszlopa is ér valamit.
learn-kingdoms-rank-done = Erős vár gazdag sorban és oszlopban. Vigyázz rá: jönnek még veszélyek.
learn-kingdoms-mountain-text = Hegyet húztál. Kettévágja a sorát és az oszlopát, és a részek külön számítanak.
learn-kingdoms-mountain-task = Vágj el egy veszélyt a váraidtól, hogy többet keress.
learn-kingdoms-mountain-no = Ott nem segít. Keress egy veszélyt, amely pénzedbe kerül, és tedd a hegyet közé és a várad közé.
learn-kingdoms-mountain-done = A veszély megmaradt, de a túloldalon.
learn-kingdoms-goldmine-text = Aranybányát húztál. Sorában és oszlopában a számok duplán számítanak, a rosszak is.
learn-kingdoms-goldmine-task = Rakd le úgy, hogy legalább 5-tel többet keress.
learn-kingdoms-goldmine-no = Ez 5-nél kevesebbet hoz. Keress értékes sort vagy oszlopot, amelyben várad áll.
learn-kingdoms-goldmine-done = Lapkákat dupláz, szinteket soha.
learn-kingdoms-dragon-text = Sárkányt húztál. Sorában és oszlopában minden erőforrás nullát ér; a veszélyek maradnak.
learn-kingdoms-dragon-task = Rakd le úgy, hogy Anna legalább 4-et veszítsen, te pedig semmit.
learn-kingdoms-dragon-no = Nem egészen: figyeld mindkét számot. Keress erőforrást, amely csak Annának fizet.
learn-kingdoms-dragon-done = Egyetlen sárkány a leggazdagabb sort is tönkreteheti. A hegy megállítja.
learn-kingdoms-wizard-text = Varázslót húztál. A közvetlenül mellette álló várak, de az átlósak nem, eggyel magasabb szintűnek számítanak, bárkiéi is.
learn-kingdoms-wizard-task = Rakd le úgy, hogy legalább 4-gyel többet keress.
learn-kingdoms-wizard-no = Ez 4-nél kevesebbet hoz. Tedd egy várad mellé, amely jó sorban vagy oszlopban áll.
learn-kingdoms-wizard-done = A varázslót még a hegy sem állítja meg.
learn-kingdoms-end-text = Egyetlen mező maradt. Ha a tábla betelt, vége a fordulónak, és minden sor és oszlop fizet.
learn-kingdoms-end-task = Töltsd be az utolsó mezőt, ahogy jólesik.
learn-kingdoms-end-done = Az 1. szintű várak visszajönnek, a többi kikerül a játékból. A következő fordulót a leggazdagabb kezdi; három forduló után a legtöbb pénz győz.
