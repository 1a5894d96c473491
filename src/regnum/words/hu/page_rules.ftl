# A szabályok, ahogy az asztalnál kellenek. Mindegyik, minden döntéssel együtt, a docs/rules.md fájlban van.

law-title = Szabályok
law-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Királyságok
}
law-games = Játékok
law-about = Amire az asztalnál szükség van, a mi szavainkkal. Minden bekezdés mellett ott a szabály száma; a bíró is ezt nevezi meg, ha egy lépést nem enged.
law-contents = Tartalom
law-learn = Tanulás játék közben
law-unofficial = Nem hivatalos: nem a szerzők vagy a kiadók készítették vagy hagyták jóvá. Ha tetszenek a játékok, vedd meg őket; valódi asztalon gyönyörűek.
law-right = szabályos
law-wrong = szabálytalan
law-differs-editions = Kiadásonként más
law-differs-variants = A változatok módosítják
law-bonus = { $points ->
    [0] nincs bónusz
   *[other] +{ $points } pont
}
law-land = Táj
law-squares = Négyzet
law-crowns = { $crowns ->
    [0] korona nélkül
   *[other] { $crowns } korona
}

## Kingdomino

law-kingdomino-section-aim = A cél
law-kingdomino-section-setup = Előkészületek
law-kingdomino-section-turn = Egy kör
law-kingdomino-section-place = Lerakás
law-kingdomino-section-score = Értékelés
law-kingdomino-section-lands = A tájak
law-kingdomino-section-variants = Játékvariációk
law-kingdomino-section-editions = Miben térnek el a kiadások

law-kingdomino-aim = Rakj dominókat a kastélyod köré, amíg ki nem töltenek egy 5 × 5-ös területet. A végén minden birtok annyit ér, ahány négyzete van, szorozva a koronáival; a legnagyobb összeg győz.
law-kingdomino-kings = Mindenki maga elé tesz egy kezdőlapkát, rá a kastélyát. Ketten két-két királlyal játszotok, hárman vagy négyen eggyel-eggyel.
law-kingdomino-deck = A megkevert dominók a dobozban állnak. Ketten 24, hárman 36, négyen mind a 48 dominóval játszotok; a kimaradókat senki sem látja.
law-kingdomino-row = Annyi dominót raktok ki, ahány király játszik: a hátoldal számai szerint, felül a legkisebb, azután megfordítjátok őket.
law-kingdomino-draft = A királyok egyenként kerülnek elő a zárt marokból. Akié előkerül, egy még szabad dominóra teszi; az utolsónak az marad, ami maradt.
law-kingdomino-second = Ezután az első mellé kerül a második sor, és kezdődik a játék.
law-kingdomino-order = A királyok a sor tetejétől lefelé lépnek. A kis szám tehát korán lép, a nagy, amely többnyire gazdagabb, későn.
law-kingdomino-act = Ha te jössz, lerakod a királyod alatti dominót, majd ugyanezt a királyt az új sor egy szabad dominójára teszed: mindkettőt, ebben a sorrendben.
law-kingdomino-two = Ketten játszva minden király külön lép. Ha a királyaid egymás után állnak, kétszer lépsz egymás után.
law-kingdomino-rounds = Ha egy sor elfogyott, jön a következő. Ha már nincs több, az utolsó forduló következik: mindenki csak lerak. Ez 12 forduló, vagy 6, ha ketten 24 dominóval játszotok.
law-kingdomino-match = A dominónak a kastélyhoz kell érnie, vagy oldalával egy korábban lerakott azonos tájhoz. Egy egyezés elég; bármi máshoz is érhet. A saját két fele nem számít.
law-kingdomino-castle = A kastély dzsóker: minden táj illik hozzá. Az első dominónak ezért mindig van helye.
law-kingdomino-corner = Az átlós érintkezés nem érintkezés.
law-kingdomino-frame = A királyság 5 × 5 négyzetbe fér a kastéllyal együtt, és semmi sem lóghat ki. A keret nem rögzített: a kastély bárhová kerülhet benne.
law-kingdomino-must = Amit le lehet rakni, azt le kell rakni, akkor is, ha árt.
law-kingdomino-discard = Ami sehová sem illik, azt eldobod, és semmit sem hoz. Választanod akkor is kell minden körben, ha nem tudod használni.
law-kingdomino-stays = Ami lekerült, ott marad. Hagyhatsz lyukakat, be is falazhatod magad: a te királyságod.
law-kingdomino-property = Az azonos tájú, oldalukkal összefüggő négyzetek egy birtokot alkotnak. Négyzeteinek száma szorozva a rajta lévő összes koronával: itt 3 négyzet × 2 korona = 6.
law-kingdomino-apart = Ugyanannak a tájnak két birtoka külön számít. Korona nélkül egy birtok semmit sem ér, bármekkora.
law-kingdomino-neutral = Értékeléskor a kastély semleges: nem növel birtokot, és nem köt össze kettőt.
law-kingdomino-holes = A lyukak önmagukban nem kerülnek semmibe.
law-kingdomino-ties = Egyenlő összeg, bónuszokkal együtt? Akkor a legnagyobb birtok dönt, koronával vagy anélkül; aztán a koronák száma; aztán osztoztok a győzelmen.
law-kingdomino-lands = Hat táj 96 négyzeten, a leggyakoribbtól a legritkábbig. A ritka tájakon több a korona.
law-kingdomino-middle = A középső királyság: 10 pont, ha a kastélyod középen áll, vagyis a királyság szemközti irányokban egyforma messzire ér. Nem kell teljesnek lennie.
law-kingdomino-harmony = Harmónia: 5 pont, ha a királyságod teljes, vagyis semmit sem dobtál el.
law-kingdomino-duel = A hatalmak párbaja: ketten mind a 48 dominóval 7 × 7-es királyságot építetek. A bónuszok nem változnak.
law-kingdomino-dynasty = Dinasztia: három játszma egymás után; a pontok összege győz. Döntetlennél a legnagyobb birtokok összege, aztán a koronáké dönt.
law-kingdomino-combine = A variációk kombinálhatók. Az egész asztalra érvényesek, és a játék előtt döntötök róluk.
law-kingdomino-editions = A régebbi és az újabb doboz a két- és háromfős játékban tér el. Válassz kiadást, aztán bármelyik kapcsolót átállíthatod.
law-kingdomino-leftover = Ahol három királyra négy dominó jut, az, amelyet senki sem választ, képpel felfelé kikerül a játékból.
law-kingdomino-column-classic = Első kiadás
law-kingdomino-column-modern = Újabb kiadás
law-kingdomino-column-bga = Board Game Arena
law-kingdomino-row-two = Két játékos
law-kingdomino-row-draft = Első választás kettesben
law-kingdomino-row-three = Három játékos
law-kingdomino-row-middle = A középső királyság
law-kingdomino-row-dynasty = Dinasztia
law-kingdomino-two-classic = 24 dominó, 5 × 5
law-kingdomino-two-modern = csak A hatalmak párbaja
law-kingdomino-two-bga = 24 dominó, 5 × 5
law-kingdomino-draft-classic = négy király véletlenszerűen
law-kingdomino-draft-modern = A-B-B-A
law-kingdomino-draft-bga = A-B-B-A
law-kingdomino-three-classic = 36 dominó, hármas sorok
law-kingdomino-three-modern = 48, négyes sorok, egy kimarad
law-kingdomino-three-bga = 48, négyes sorok, egy kimarad
law-kingdomino-middle-classic = hiányosról nem szól
law-kingdomino-middle-modern = hiányosan is jár
law-kingdomino-middle-bga = minden irányban egyforma
law-kingdomino-dynasty-classic = van
law-kingdomino-dynasty-modern = nincs
law-kingdomino-dynasty-bga = nincs

## Királyságok

law-kingdoms-section-aim = A cél
law-kingdoms-section-setup = Előkészületek
law-kingdoms-section-turn = Egy kör
law-kingdoms-section-score = Értékelés
law-kingdoms-section-tiles = A lapkák
law-kingdoms-section-rounds = A fordulók között és a játék vége
law-kingdoms-section-variants = Játékváltozatok
law-kingdoms-section-editions = A változatok egymás mellett

law-kingdoms-aim = Három forduló egy 30 mezős táblán. Ha betelt, minden sor és oszlop fizet. A harmadik forduló után a legtöbb pénz győz.
law-kingdoms-castles = A vár szintje a tornyainak száma. Mindenki megkapja a 2. (három), 3. (kettő) és 4. szintű (egy) várait; 1. szintűből ketten négyet, hárman hármat, négyen kettőt.
law-kingdoms-money = Mindenki 50-nel kezd. A pénz nyilvános, és a bank sosem fogy ki.
law-kingdoms-secret = A 23 lapka képpel lefelé megkeverve a készlet. Mindenki húz egyet kezdőlapkának, más nem láthatja.
law-kingdoms-begin = Véletlenszerűen kiválasztott játékos kezd, az óramutató járása szerint folytatjátok. A táblán öt sor és hat oszlop van.
law-kingdoms-act = Ha te jössz, három dolog egyikét teszed: leraksz egy várat; húzol egy lapkát, és képpel felfelé lerakod; vagy lerakod a kezdőlapkádat. Mindig üres mezőre.
law-kingdoms-draw = A húzott lapkát azonnal le kell rakni. Ha a készlet kiürült, senki sem húzhat.
law-kingdoms-keep = A kezdőlapkádat a forduló végéig megtarthatod. Ha lekerült, a következő forduló előtt nem kapsz másikat.
law-kingdoms-pass = Csak akkor passzolhatsz, ha a három közül egyik sem lehetséges.
law-kingdoms-stays = A forduló végéig a táblán semmi sem mozdul.
law-kingdoms-when = A forduló véget ér, ha betelt a tábla, vagy ha már senki sem tud semmit tenni. Ekkor felülről minden sort, majd balról minden oszlopot értékeltek.
law-kingdoms-value = Egy sor annyit ér, amennyi az erőforrásai összege a veszélyek nélkül. Ezt az értéket fizeti, szorozva az ott álló várak szintjével: itt 5-öt a vörösnek, 15-öt a sárgának.
law-kingdoms-twice = Minden lapka és minden vár kétszer számít: egyszer a sorában, egyszer az oszlopában.
law-kingdoms-debt = A nullánál kevesebbet érő sor pénzbe kerül. Aki nem tud fizetni, nulla alá kerül, és játszik tovább.
law-kingdoms-numbers = Az erőforrások 1–6-ot adnak, mindegyikből kettő van; a veszélyek 1–6-ot vesznek el, mindegyikből egy. Rajtuk kívül két hegy, egy sárkány, egy aranybánya és egy varázsló van.
law-kingdoms-mountain = A hegy elvágja a sorát és az oszlopát. A részek minden szempontból különállók; mező nélküli rész nincs. Két hegyből három rész lesz.
law-kingdoms-goldmine = Az aranybánya megduplázza a sorában és az oszlopában álló számokat, jókat és rosszakat. A szinteket nem.
law-kingdoms-dragon = A sárkány lenullázza a sorában és az oszlopában lévő erőforrásokat. A veszélyek értéke megmarad.
law-kingdoms-both = Egy sorban mindkettő: először a sárkány, azután az aranybánya. Soronként és oszloponként hatnak, így egy lapka a sorában mást érhet, mint az oszlopában; hegyen túl pedig sosem.
law-kingdoms-wizard = A varázsló a közvetlenül mellette álló várak szintjét eggyel növeli, átlósan nem, bárkiéi is; akár 5-re, és hegyen túl is.
law-kingdoms-back = Az 1. szintű várak visszakerülnek. A lerakott 2–4. szintűek kikerülnek a játékból; amelyeket nem raktál le, megmaradnak.
law-kingdoms-shuffle = Mind a 23 lapkát újra megkeveritek, és mindenki új kezdőlapkát húz.
law-kingdoms-next = A leggazdagabb játékos kezd. Ha többen azok, közülük az első az óramutató járása szerint, az előző kezdőjátékostól számítva.
law-kingdoms-end = Ha a végén többeknek van a legtöbb pénze, osztoznak a győzelmen.
law-kingdoms-last = Az utolsó várig: mindenki mind a tíz várát megkapja, egy sem jön vissza, és annyi forduló van, amennyi kell. Az a forduló az utolsó, amelyben valaki lerakja az utolsó várát; az üres mező 0-t ér.
law-kingdoms-luck = Le a szerencsével! Nincs kezdőlapka, minden lapka képpel felfelé van, és húzás helyett választasz.
law-kingdoms-continuous = Folyamatos értékelés: egy sor vagy oszlop, illetve hegyek közti része azonnal fizet, amint betelt, és csak egyszer. Ami a forduló végéig nem telt be, akkor fizet.
law-kingdoms-combine = Minden változat kombinálható.
law-kingdoms-editions = A dobozok apróságokban térnek el: másként számolják az érméket, az egyik nyomás rosszul adja össze a példát, és a 2011 előttiekben nincs varázsló. Amit a változatok módosítanak:
law-kingdoms-column-basic = Alapjáték
law-kingdoms-column-last = Az utolsó várig
law-kingdoms-column-luck = Le a szerencsével!
law-kingdoms-column-continuous = Folyamatos értékelés
law-kingdoms-row-castles = Várak
law-kingdoms-row-secret = Kezdőlapka
law-kingdoms-row-draw = Lapkák
law-kingdoms-row-length = Hossz
law-kingdoms-row-paid = Fizetés
law-kingdoms-castles-basic = az 1. szintű visszajön
law-kingdoms-castles-last = mind a tíz, egy sem jön vissza
law-kingdoms-castles-luck = az 1. szintű visszajön
law-kingdoms-castles-continuous = az 1. szintű visszajön
law-kingdoms-secret-basic = titkos
law-kingdoms-secret-last = titkos
law-kingdoms-secret-luck = nincs
law-kingdoms-secret-continuous = titkos
law-kingdoms-draw-basic = húzás
law-kingdoms-draw-last = húzás
law-kingdoms-draw-luck = választás
law-kingdoms-draw-continuous = húzás
law-kingdoms-length-basic = 3 forduló
law-kingdoms-length-last = valaki utolsó váráig
law-kingdoms-length-luck = 3 forduló
law-kingdoms-length-continuous = 3 forduló
law-kingdoms-paid-basic = a forduló végén
law-kingdoms-paid-last = a forduló végén
law-kingdoms-paid-luck = a forduló végén
law-kingdoms-paid-continuous = amint egy sor betelt
