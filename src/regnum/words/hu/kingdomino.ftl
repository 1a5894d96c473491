# A Kingdomino szavai és magyarázatai.

kingdomino-name = Kingdomino

kingdomino-terrain = { $terrain ->
    [wheat] gabonamező
    [forest] erdő
    [lake] tó
    [pasture] legelő
    [swamp] mocsár
   *[mine] hegy
}

kingdomino-colour = { $colour ->
    [pink] rózsaszín
    [yellow] sárga
    [green] zöld
   *[blue] kék
}

kingdomino-explain-game-over = A játék véget ért.
kingdomino-explain-wait = Most nem te következel.
kingdomino-explain-must-claim-first = Ez az első választás: tedd a királyodat az egyik dominóra.
kingdomino-explain-must-place =
    Előbb le kell raknod { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
kingdomino-explain-must-claim = A dominódat már leraktad; most válassz egyet az új sorból.
kingdomino-explain-other-domino =
    Most { $mine ->
        [1] az
        [5] az
       *[other] a
    } { $mine }. dominót kell leraknod, nem { $domino ->
        [1] az
        [5] az
       *[other] a
    } { $domino }. dominót.
kingdomino-explain-not-in-row =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominó nincs ebben a sorban. Ezek közül választhatsz: { $row }.
kingdomino-explain-claimed-already =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominón már áll király. Még szabad: { $free }.
kingdomino-explain-claim =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominó szabad, ezért választhatod.
kingdomino-explain-discard =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominó sehová sem illik a királyságodban, ezért el kell dobnod.
kingdomino-explain-must-not-discard =
    { $domino ->
        [1] Az
        [5] Az
       *[other] A
    } { $domino }. dominót { $ways ->
        [one] egyféleképpen
       *[other] { $ways }-féleképpen
    } le lehet rakni, ezért nem dobhatod el, még akkor sem, ha a lerakása árt neked.
kingdomino-explain-occupied = A négyzet ({ $square }) már foglalt.
kingdomino-explain-frame = A királyságod így már nem férne el { $size } × { $size } négyzeten.
kingdomino-explain-touches-castle = A kastélyodhoz ér ({ $square }), ahhoz minden táj illik.
kingdomino-explain-matches = Azonos tájhoz ér ({ $square }): { kingdomino-terrain }.
kingdomino-explain-no-match = Egyik fele sem ér azonos tájhoz vagy a kastélyodhoz ({ $first }, { $second }).
kingdomino-explain-diagonal = Csak a sarkával ér a királyságodhoz; az átlós érintkezés nem számít.
kingdomino-explain-apart = Nem ér a királyságodhoz.

kingdomino-error-edition = Nincs ilyen kiadás: „{ $edition }”. Ezek közül választhatsz: { $known }.
kingdomino-error-size = Egy királyság nem lehet { $size } négyzet széles, csak 5, A hatalmak párbajában pedig 7.
kingdomino-error-middle = A középső királyság lehetséges értékei: { $known }.
kingdomino-error-draft = Két játékosnál az első választás lehetséges módjai: { $known }.
kingdomino-error-duel-players = A hatalmak párbaja a 7 × 7-es királyságokkal 2 játékosnak való, nem { $players } főnek (KD-X4).
kingdomino-error-duel-only = Ebben a kiadásban („{ $edition }”) két játékos csak A hatalmak párbaját játszhatja; az 5 × 5-öshöz a classic vagy a bga kiadás való.
kingdomino-error-draft-players = Az A-B-B-A sorrend 2 játékosnak való, nem { $players } főnek (KD-S8).
kingdomino-error-row =
    { $row } dominós sorok { $players } játékossal nem működnek: { $kings } király játszik, ezért egy sorban { $kings ->
        [4] pontosan 4
       *[other] legalább { $kings }, legfeljebb 4
    } dominó lehet (KD-S5).
kingdomino-error-unclaimed = Ha egy sorban { $row } dominó van, { $kings } király mellett minden fordulóban megmarad egy. Kapcsold be a megmaradt dominók eldobását (KD-S9).
kingdomino-error-deck = { $deck } dominóból nem rakhatók ki { $row } dominós sorok: a dominók száma legfeljebb 48 lehet, és { $row } többszöröse (KD-S4).
kingdomino-error-fill = Minden játékosnak { $each } dominó jutna, de egy { $size } × { $size } négyzetes királyságba csak { $room } fér (KD-P1).
kingdomino-error-not-edition = Ez a beállítás („{ $option }”) eltér a kiadástól („{ $edition }”). Saját összeállításhoz a kiadás legyen „custom”.

kingdomino-error-notation = „{ $text }” nem lépés. Így írd: k17 – a 17. dominó választása, 17h7e – a lerakása, 17x – az eldobása.
kingdomino-error-notation-domino = „{ $text }”: nincs { $domino }. dominó, a számozás 1-től 48-ig tart.

kingdomino-kingdom-long = Ez túl hosszú egy királysághoz: legfeljebb { $most } karakter lehet.
kingdomino-kingdom-empty = Itt nincs királyság. Minden sorát külön sorba írd, például: „W1 W C .”.
kingdomino-kingdom-no-castle = A királyságban nincs kastély. Írj C betűt oda, ahol áll (KD-S2).
kingdomino-kingdom-castles = A királyságban { $castles } kastély van, pedig pontosan egynek kell lennie (KD-S2).
kingdomino-kingdom-wide = A királyság nem fér el { $size } × { $size } négyzeten (KD-P1).
kingdomino-kingdom-square = { $line }. sor: „{ $text }” nem négyzet. A W F L P S M betűk egyikét írd a koronák számával, C-t a kastélynak, pontot az üres négyzetnek.
kingdomino-kingdom-pieces = { $number } ilyen négyzet van itt: { kingdomino-terrain }, { $crowns } korona. A dobozban csak { $exist } van belőle (KD-C6).

kingdomino-sheet-kingdom = { $number }. királyság: { $problem }
