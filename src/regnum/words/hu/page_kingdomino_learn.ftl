# Kingdomino: a lecke.

kingdomino-learn-about = Rakj dominókat a kastélyod köré; a koronás tájak érnek pontot.
kingdomino-learn-your-kingdom = A királyságod
kingdomino-learn-points = { $points } pont
kingdomino-learn-discard = Eldobás
kingdomino-learn-rotate = Forgatás
kingdomino-learn-keys = Billentyűzettel: Tabbal lépj a királyságodra; a nyilak bárhová viszik a dominót, a szóköz forgatja.

kingdomino-learn-draft-text = Négy dominó fekszik egy sorban, szám szerint. Mindenki egyre ráteszi a királyát, és azt fogja megkapni. Pontot a koronák hoznak.
kingdomino-learn-draft-task = Válassz egy koronás dominót.
kingdomino-learn-draft-no = Választhatnád, de nincs rajta korona. Keresd a sarokban az aranykoronát.
kingdomino-learn-draft-done = Jó kezdés. A királyod őrzi neked, amíg sorra nem kerülsz.
kingdomino-learn-castle-text = A többiek is választottak, és új sor került az első mellé. Ha te jössz, előbb a választott dominót rakod le. A kastélyod dzsóker: minden táj illik hozzá.
kingdomino-learn-castle-task = Rakd le a dominódat úgy, hogy a kastélyodhoz érjen.
kingdomino-learn-castle-done = Ott is marad: a királyságban semmit sem lehet elmozdítani.
kingdomino-learn-claim-text = Ezután ugyanaz a király választ egy dominót az új sorból. Könnyű lerakni azt, amelyen van már meglévő tájad.
kingdomino-learn-claim-task = Válassz olyan dominót, amelynek valamelyik tája megvan a királyságodban.
kingdomino-learn-claim-no = Választhatnád, de egyik tája sincs még meg neked. Keress olyat, amely a királyságod tájaihoz illik.
kingdomino-learn-claim-done = Lerakás, aztán választás: ez egy teljes kör.
kingdomino-learn-match-text = A kastélytól távolabb legalább az egyik félnek azonos tájjal kell oldalával érintkeznie. A másik fél bármihez érhet.
kingdomino-learn-match-task = Rakd le a dominót úgy, hogy azonos tájak érjenek össze.
kingdomino-learn-match-no = Szabályos, hiszen a kastélyodhoz ér. De nem találkoznak azonos tájak: növeld meg valamelyiket.
kingdomino-learn-match-done = Az összefüggő azonos tájak egy birtokot alkotnak.
kingdomino-learn-order-text = A királyok a sor tetejétől lépnek: a legkisebb szám az első. A kis számok szegények, de gyorsak, a nagyok gazdagok, de későn jönnek.
kingdomino-learn-order-task = Válaszd a legkisebb szabad számot.
kingdomino-learn-order-no = Ezzel később kerülnél sorra. Válaszd a legkisebb szabad számot.
kingdomino-learn-order-done = A következő fordulóban korán lépsz, amikor még sok közül választhatsz.
kingdomino-learn-refused-text = Néhány fordulóval később, négyfős asztalnál. A dominód csak az arany jeleknél kezdődhet. Hogy máshol miért nem? Kérdezd a bírót.
kingdomino-learn-refused-task = Próbáld oda rakni, ahol nincs jel.
kingdomino-learn-refused-no = Próbálj másik négyzetet.
kingdomino-learn-refused-done = Minden válasz megnevezi a szabályát; a számra koppintva el is olvashatod.
kingdomino-learn-points-text = Egy birtok annyi pontot ér, ahány négyzete van, szorozva a rajta lévő koronákkal. A hegyed egy négyzet két koronával: 1 × 2 = 2 pont.
kingdomino-learn-points-task = Rakd le a dominót úgy, hogy 6 pontot nyerj.
kingdomino-learn-points-no = Szabályos, de kevesebbet hoz. Tedd a hegyet a hegy mellé.
kingdomino-learn-points-done = 2 négyzet × 4 korona = 8 pont, 6-tal több, mint előbb. Korona nélkül egy táj semmit sem ér, bármekkora.
kingdomino-learn-frame-text = A királyságnak 5 × 5 négyzetbe kell férnie a kastéllyal együtt, de a kastély nem kell, hogy középen legyen. A tiéd már öt széles: csak föl vagy le nőhet.
kingdomino-learn-frame-task = Próbáld úgy lerakni a dominót, hogy kilógjon a keretből.
kingdomino-learn-frame-no = Tilos, de más okból. Koppints a jobb szélen egy üres négyzetre, vagy forgasd a dominót, amíg ki nem lóg.
kingdomino-learn-frame-done = Ami csak kilógva férne el, az nem fér el.
kingdomino-learn-discard-text = A végén szűkös a hely: ez a két tó sem tóhoz, sem kastélyhoz nem érhet. Dominót csak ilyenkor dobunk el.
kingdomino-learn-discard-task = Dobd el a dominót.
kingdomino-learn-discard-done = Semmit sem hoz. De amit le lehet rakni, azt le kell, akkor is, ha árt.
kingdomino-learn-end-text = Az utolsó dominó. Nincs új sor, így már senki sem választ.
kingdomino-learn-end-task = Rakd le, és vége a játéknak.
kingdomino-learn-end-done = A legtöbb pont győz. Ahol ketten egyenlők, mint itt is, a legnagyobb birtok dönt, aztán a koronák; azután osztoznak a helyen.
