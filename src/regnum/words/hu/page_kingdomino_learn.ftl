# Kingdomino: a lecke.

kingdomino-learn-about = Rakj dominókat a kastélyod köré; a koronás tájak érnek pontot.
kingdomino-learn-points = { $points } pont
kingdomino-learn-keys = Billentyűzettel: a Tabbal lépj a királyságodra; a nyilakkal mozgatod, a szóközzel forgatod a dominót.

kingdomino-learn-draft-text = Négy dominó van egy sorban, szám szerint rendezve. Mindenki úgy választ, hogy ráteszi a királyát az egyikre. Pontot a koronák hoznak.
kingdomino-learn-draft-task = Válassz egy koronás dominót!
kingdomino-learn-draft-no = Választhatnád, de nincs rajta korona. Keresd a sarokban az aranykoronát.
kingdomino-learn-draft-done = Jó kezdés. A királyod őrzi neked, amíg sorra nem kerülsz.
kingdomino-learn-castle-text = A többiek is választottak, és új sor került az első mellé. Ha te jössz, előbb a kiválasztott dominót rakod le. A kastélyod dzsóker: minden táj illik hozzá.
kingdomino-learn-castle-task = Rakd le a dominódat úgy, hogy a kastélyodhoz érjen!
kingdomino-learn-castle-done = Ott is marad: a lerakott dominót nem lehet elmozdítani.
kingdomino-learn-claim-text = Ezután ugyanazzal a királlyal választasz egy dominót az új sorból. Azt könnyű lerakni, amelyiknek valamelyik tája már megvan a királyságodban.
kingdomino-learn-claim-task = Válassz olyan dominót, amelynek valamelyik tája már megvan a királyságodban!
kingdomino-learn-claim-no = Választhatnád, de még egyik tája sincs meg a királyságodban. Keress olyat, amelynek valamelyik tája már megvan.
kingdomino-learn-claim-done = Lerakás, aztán választás: ez egy teljes kör.
kingdomino-learn-match-text = Ha nem a kastély mellé kerül, a dominó legalább egyik felének az oldalával azonos tájhoz kell érnie. A másik fele bármihez érhet.
kingdomino-learn-match-task = Rakd le a dominót úgy, hogy azonos tájak érjenek össze!
kingdomino-learn-match-no = Szabályos, hiszen a kastélyodhoz ér. De nem találkoznak azonos tájak: növeld meg valamelyik birtokodat.
kingdomino-learn-match-done = Az azonos tájú, összefüggő négyzetek egy birtokot alkotnak.
kingdomino-learn-order-text = A királyok a sor tetejétől kezdve lépnek: a legkisebb szám az első. A kis számok kevesebbet érnek, de korán lépsz velük; a nagyok többet érnek, de későn lépsz.
kingdomino-learn-order-task = Válaszd a legkisebb szabad számot!
kingdomino-learn-order-no = Ezzel később kerülnél sorra. Válaszd a legkisebb szabad számot.
kingdomino-learn-order-done = A következő fordulóban korán lépsz, amikor még sok közül választhatsz.
kingdomino-learn-refused-text = Néhány fordulóval később, négyfős játékban. A dominód csak az aranyszínnel jelölt helyeken kezdődhet. Hogy máshol miért nem? Kérdezd meg a bírót!
kingdomino-learn-refused-task = Próbáld oda rakni, ahol nincs jelölés!
kingdomino-learn-refused-no = Próbálj ki egy másik négyzetet.
kingdomino-learn-refused-done = Minden válasz megnevezi a szabályt; a számára koppintva el is olvashatod.
kingdomino-learn-points-text = Egy birtok annyi pontot ér, ahány négyzete van, szorozva a rajta lévő koronákkal. A hegyed egy négyzet két koronával: 1 × 2 = 2 pont.
kingdomino-learn-points-task = Rakd le a dominót úgy, hogy 6 pontot nyerj vele!
kingdomino-learn-points-no = Szabályos, de kevesebbet hoz. Tedd a hegyet a hegy mellé.
kingdomino-learn-points-done = 2 négyzet × 4 korona = 8 pont, 6-tal több, mint előbb. A korona nélküli birtok semmit sem ér, bármekkora is.
kingdomino-learn-frame-text = A királyságnak a kastéllyal együtt 5 × 5-ös területre kell férnie, de a kastélynak nem kell középen lennie. A tiéd már öt négyzet széles: csak fölfelé vagy lefelé nőhet.
kingdomino-learn-frame-task = Próbáld úgy lerakni a dominót, hogy kilógjon a területről!
kingdomino-learn-frame-no = Szabálytalan, de más okból. Koppints a jobb szélen egy üres négyzetre, vagy forgasd a dominót, amíg ki nem lóg.
kingdomino-learn-frame-done = Ami csak kilógva férne el, az nem fér el.
kingdomino-learn-discard-text = A vége felé szűkös a hely: ez a két tó sem tóhoz, sem a kastélyhoz nem érhet. Csak az a dominó dobható el, amely sehová sem illik.
kingdomino-learn-discard-task = Dobd el a dominót!
kingdomino-learn-discard-done = Nem jár érte pont. De amit le lehet rakni, azt le is kell, még ha árt is.
kingdomino-learn-end-text = Ez az utolsó dominó. Nincs új sor, így már senki sem választ.
kingdomino-learn-end-task = Rakd le, és vége a játéknak!
kingdomino-learn-end-done = Az győz, akinek a legtöbb pontja van. Egyenlőségnél, mint itt is, a legnagyobb birtok dönt, aztán a koronák; ha az is egyforma, osztoznak a helyezésen.
