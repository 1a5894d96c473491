# Kingdomino: a szabályok, ahogy az asztalnál kellenek.

kingdomino-law-bonus = { $points ->
    [0] nincs bónusz
   *[other] +{ $points } pont
}
kingdomino-law-land = Táj
kingdomino-law-squares = Négyzet
kingdomino-law-crowns = { $crowns ->
    [0] korona nélkül
   *[other] { $crowns } korona
}

kingdomino-law-section-aim = A cél
kingdomino-law-section-setup = Előkészületek
kingdomino-law-section-turn = Egy kör
kingdomino-law-section-place = Lerakás
kingdomino-law-section-score = Értékelés
kingdomino-law-section-lands = A tájak
kingdomino-law-section-variants = Játékvariációk
kingdomino-law-section-editions = Miben térnek el a kiadások

kingdomino-law-aim = Rakj dominókat a kastélyod köré, amíg ki nem töltenek egy 5 × 5-ös területet. A végén minden birtok annyit ér, ahány négyzete van, szorozva a koronáival; az győz, akinek a legtöbb pontja van.
kingdomino-law-kings = Mindenki maga elé tesz egy kezdőlapkát, rá a kastélyát. Ketten két-két királlyal játszotok, hárman vagy négyen eggyel-eggyel.
kingdomino-law-deck = A megkevert dominók a dobozba kerülnek. Ketten 24, hárman 36, négyen mind a 48 dominóval játszotok; a kimaradókat senki sem láthatja.
kingdomino-law-row = Annyi dominót raktok ki, ahány király van játékban: a hátoldaluk száma szerint növekvő sorrendben, felül a legkisebbet, azután megfordítjátok őket.
kingdomino-law-draft = Valaki a markában összekeveri a királyokat, és egyesével kihúzza őket. Akinek a királya előkerül, egy még szabad dominóra teszi; az utolsónak az jut, ami maradt.
kingdomino-law-second = Ezután az első mellé kerül a második sor, és kezdődik a játék.
kingdomino-law-order = A királyok a sor tetejétől lefelé lépnek: a kis szám korán, a nagy, amely többnyire jobb, későn kerül sorra.
kingdomino-law-act = Ha te jössz, lerakod a királyod alatti dominót, majd ugyanezt a királyt az új sor egyik szabad dominójára teszed. Mindkettő kötelező, ebben a sorrendben.
kingdomino-law-two = Két játékosnál minden király külön kerül sorra. Ha a királyaid egymás után állnak, kétszer lépsz egymás után.
kingdomino-law-rounds = Ha egy sor elfogyott, kirakjátok a következőt. Ha már nincs több sor, az utolsó forduló következik: mindenki csak lerak. Ez összesen 12 forduló, vagy 6, ha ketten 24 dominóval játszotok.
kingdomino-law-match = A dominónak a kastélyhoz kell érnie, vagy az oldalával egy korábban lerakott, azonos tájú négyzethez. Egy egyezés elég; egyébként bármihez érhet. A saját két fele nem számít.
kingdomino-law-castle = A kastély dzsóker: minden táj illik hozzá, ezért az első dominót mindig le lehet rakni.
kingdomino-law-corner = Az átlós érintkezés nem számít.
kingdomino-law-frame = A királyságnak a kastéllyal együtt 5 × 5-ös területre kell férnie, semmi sem lóghat ki. A terület helye nem rögzített: a kastély bárhová kerülhet benne.
kingdomino-law-must = Amit le lehet rakni, azt le is kell, még ha árt is.
kingdomino-law-discard = Ami sehová sem illik, azt eldobod, és nem jár érte pont. Választanod akkor is kell minden körben, ha a dominót nem tudod használni.
kingdomino-law-stays = Ami lekerült, ott marad. Hagyhatsz lyukakat, be is falazhatod magad: a te királyságod.
kingdomino-law-property = Az azonos tájú, összefüggő négyzetek egy birtokot alkotnak. A birtok annyi pontot ér, ahány négyzete van, szorozva a rajta lévő összes koronával: itt 3 négyzet × 2 korona = 6.
kingdomino-law-apart = Két azonos tájú birtok külön számít. A korona nélküli birtok semmit sem ér, bármekkora is.
kingdomino-law-neutral = Értékeléskor a kastély semleges: nem növel birtokot, és nem köt össze kettőt.
kingdomino-law-holes = A lyukakért önmagukban nem jár pontlevonás.
kingdomino-law-ties = Egyenlő a pontszám, bónuszokkal együtt? Akkor a legnagyobb birtok dönt, akár van rajta korona, akár nincs; aztán a koronák száma; ha az is egyenlő, osztoztok a győzelmen.
kingdomino-law-lands = Hat táj 96 négyzeten, a leggyakoribbtól a legritkábbig. A ritka tájakon több a korona.
kingdomino-law-middle = A középső királyság: 10 pont, ha a kastélyod középen áll, vagyis a királyság szemközti irányokban egyforma messzire ér. Nem kell teljesnek lennie.
kingdomino-law-harmony = Harmónia: 5 pont, ha a királyságod teljes, vagyis semmit sem dobtál el.
kingdomino-law-duel = A hatalmak párbaja: ketten mind a 48 dominóval 7 × 7-es királyságot építetek. A bónuszok nem változnak.
kingdomino-law-dynasty = Dinasztia: három játszma egymás után; az győz, akinek összesen a legtöbb pontja van. Egyenlőségnél a legnagyobb birtokok összege dönt, aztán a koronáké.
kingdomino-law-combine = A variációk tetszőlegesen kombinálhatók. Mindenkire érvényesek, és a játék előtt döntötök róluk.
kingdomino-law-editions = A régebbi és az újabb kiadás a két- és háromfős játékban tér el. Válassz kiadást, aztán bármelyik beállítást módosíthatod.
kingdomino-law-leftover = Ha három királyra négy dominó jut, az a dominó, amelyet senki sem választ, képpel felfelé kikerül a játékból.
kingdomino-law-column-classic = Első kiadás
kingdomino-law-column-modern = Újabb kiadás
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = Két játékos
kingdomino-law-row-draft = Első választás kettesben
kingdomino-law-row-three = Három játékos
kingdomino-law-row-middle = A középső királyság
kingdomino-law-row-dynasty = Dinasztia
kingdomino-law-two-classic = 24 dominó, 5 × 5
kingdomino-law-two-modern = csak A hatalmak párbaja
kingdomino-law-two-bga = 24 dominó, 5 × 5
kingdomino-law-draft-classic = négy király véletlenszerűen
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 dominó, hármas sorok
kingdomino-law-three-modern = 48, négyes sorok, egy kimarad
kingdomino-law-three-bga = 48, négyes sorok, egy kimarad
kingdomino-law-middle-classic = hiányosról nem szól
kingdomino-law-middle-modern = hiányosan is jár
kingdomino-law-middle-bga = minden irányban egyforma távolság
kingdomino-law-dynasty-classic = van
kingdomino-law-dynasty-modern = nincs
kingdomino-law-dynasty-bga = nincs
