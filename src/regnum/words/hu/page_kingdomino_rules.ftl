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

kingdomino-law-aim = Rakj dominókat a kastélyod köré, amíg ki nem töltenek egy 5 × 5-ös területet. A végén minden birtok annyit ér, ahány négyzete van, szorozva a koronáival; a legnagyobb összeg győz.
kingdomino-law-kings = Mindenki maga elé tesz egy kezdőlapkát, rá a kastélyát. Ketten két-két királlyal játszotok, hárman vagy négyen eggyel-eggyel.
kingdomino-law-deck = A megkevert dominók a dobozban állnak. Ketten 24, hárman 36, négyen mind a 48 dominóval játszotok; a kimaradókat senki sem látja.
kingdomino-law-row = Annyi dominót raktok ki, ahány király játszik: a hátoldal számai szerint, felül a legkisebb, azután megfordítjátok őket.
kingdomino-law-draft = A királyok egyenként kerülnek elő a zárt marokból. Akié előkerül, egy még szabad dominóra teszi; az utolsónak az marad, ami maradt.
kingdomino-law-second = Ezután az első mellé kerül a második sor, és kezdődik a játék.
kingdomino-law-order = A királyok a sor tetejétől lefelé lépnek. A kis szám tehát korán lép, a nagy, amely többnyire gazdagabb, későn.
kingdomino-law-act = Ha te jössz, lerakod a királyod alatti dominót, majd ugyanezt a királyt az új sor egy szabad dominójára teszed: mindkettőt, ebben a sorrendben.
kingdomino-law-two = Ketten játszva minden király külön lép. Ha a királyaid egymás után állnak, kétszer lépsz egymás után.
kingdomino-law-rounds = Ha egy sor elfogyott, jön a következő. Ha már nincs több, az utolsó forduló következik: mindenki csak lerak. Ez 12 forduló, vagy 6, ha ketten 24 dominóval játszotok.
kingdomino-law-match = A dominónak a kastélyhoz kell érnie, vagy oldalával egy korábban lerakott azonos tájhoz. Egy egyezés elég; bármi máshoz is érhet. A saját két fele nem számít.
kingdomino-law-castle = A kastély dzsóker: minden táj illik hozzá. Az első dominónak ezért mindig van helye.
kingdomino-law-corner = Az átlós érintkezés nem érintkezés.
kingdomino-law-frame = A királyság 5 × 5 négyzetbe fér a kastéllyal együtt, és semmi sem lóghat ki. A keret nem rögzített: a kastély bárhová kerülhet benne.
kingdomino-law-must = Amit le lehet rakni, azt le kell rakni, akkor is, ha árt.
kingdomino-law-discard = Ami sehová sem illik, azt eldobod, és semmit sem hoz. Választanod akkor is kell minden körben, ha nem tudod használni.
kingdomino-law-stays = Ami lekerült, ott marad. Hagyhatsz lyukakat, be is falazhatod magad: a te királyságod.
kingdomino-law-property = Az azonos tájú, oldalukkal összefüggő négyzetek egy birtokot alkotnak. Négyzeteinek száma szorozva a rajta lévő összes koronával: itt 3 négyzet × 2 korona = 6.
kingdomino-law-apart = Ugyanannak a tájnak két birtoka külön számít. Korona nélkül egy birtok semmit sem ér, bármekkora.
kingdomino-law-neutral = Értékeléskor a kastély semleges: nem növel birtokot, és nem köt össze kettőt.
kingdomino-law-holes = A lyukak önmagukban nem kerülnek semmibe.
kingdomino-law-ties = Egyenlő összeg, bónuszokkal együtt? Akkor a legnagyobb birtok dönt, koronával vagy anélkül; aztán a koronák száma; aztán osztoztok a győzelmen.
kingdomino-law-lands = Hat táj 96 négyzeten, a leggyakoribbtól a legritkábbig. A ritka tájakon több a korona.
kingdomino-law-middle = A középső királyság: 10 pont, ha a kastélyod középen áll, vagyis a királyság szemközti irányokban egyforma messzire ér. Nem kell teljesnek lennie.
kingdomino-law-harmony = Harmónia: 5 pont, ha a királyságod teljes, vagyis semmit sem dobtál el.
kingdomino-law-duel = A hatalmak párbaja: ketten mind a 48 dominóval 7 × 7-es királyságot építetek. A bónuszok nem változnak.
kingdomino-law-dynasty = Dinasztia: három játszma egymás után; a pontok összege győz. Döntetlennél a legnagyobb birtokok összege, aztán a koronáké dönt.
kingdomino-law-combine = A variációk kombinálhatók. Az egész asztalra érvényesek, és a játék előtt döntötök róluk.
kingdomino-law-editions = A régebbi és az újabb doboz a két- és háromfős játékban tér el. Válassz kiadást, aztán bármelyik kapcsolót átállíthatod.
kingdomino-law-leftover = Ahol három királyra négy dominó jut, az, amelyet senki sem választ, képpel felfelé kikerül a játékból.
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
kingdomino-law-middle-bga = minden irányban egyforma
kingdomino-law-dynasty-classic = van
kingdomino-law-dynasty-modern = nincs
kingdomino-law-dynasty-bga = nincs
