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
kingdomino-explain-wait = Nem te következel.
kingdomino-explain-must-claim-first = Most az első dominókat választjátok: tedd a királyodat az egyikre.
kingdomino-explain-must-place = Előbb le kell raknod ezt a dominót: { $domino }.
kingdomino-explain-must-claim = A dominód a helyén van; most válassz egyet az új sorból.
kingdomino-explain-other-domino = Most nem ezt a dominót kell lerakni: { $domino }, hanem ezt: { $mine }.
kingdomino-explain-not-in-row = Ez a dominó nincs a sorban: { $domino }. Ezek vannak ott: { $row }.
kingdomino-explain-claimed-already = Ezen a dominón már áll király: { $domino }. Szabad: { $free }.
kingdomino-explain-claim = Ez a dominó szabad, ezért választhatod: { $domino }.
kingdomino-explain-discard = Ez a dominó sehová sem illik a királyságodban, ezért el kell dobnod: { $domino }.
kingdomino-explain-must-not-discard = { $domino }. dominó: { $ways } módon lerakható, ezért nem dobható el, még akkor sem, ha a lerakása árt neked.
kingdomino-explain-occupied = Ez a négyzet már foglalt: { $square }.
kingdomino-explain-frame = A királyságod így már nem férne el { $size } × { $size } négyzeten.
kingdomino-explain-touches-castle = Itt a kastélyodhoz ér, ahhoz minden táj illik: { $square }.
kingdomino-explain-matches = Itt azonos tájhoz ér: { $square } ({ kingdomino-terrain }).
kingdomino-explain-no-match = Egyik fele sem ér azonos tájhoz vagy a kastélyhoz ({ $first }, { $second }).
kingdomino-explain-diagonal = Csak a sarkával ér a királyságodhoz; az átlós érintkezés nem számít.
kingdomino-explain-apart = Nem ér a királyságodhoz.

kingdomino-error-edition = Nincs ilyen kiadás: „{ $edition }”. Ismert: { $known }.
kingdomino-error-size = Egy királyság nem lehet { $size } négyzet széles: 5, A hatalmak párbaja változatban 7.
kingdomino-error-middle = A középső királyság lehetséges értékei: { $known }.
kingdomino-error-draft = A két játékos első választásának lehetséges módjai: { $known }.
kingdomino-error-duel-players = A hatalmak párbaja a 7 × 7-es királyságokkal 2 játékosnak való, nem { $players } főnek (KD-X4).
kingdomino-error-duel-only = Ebben a kiadásban („{ $edition }”) két játékos csak A hatalmak párbaját játszhatja; az 5 × 5-öshöz a classic vagy a bga kiadás való.
kingdomino-error-draft-players = Az A-B-B-A sorrend 2 játékosnak való, nem { $players } főnek (KD-S8).
kingdomino-error-row = { $row } dominós sorok { $players } játékossal nem működnek: { $kings } királyuk van, ezért egy sorban legalább { $kings }, legfeljebb 4 dominó van (KD-S5).
kingdomino-error-unclaimed = Ha egy sorban { $row } dominó van, { $kings } király mellett minden fordulóban megmarad egy; azt el kell dobni (KD-S9).
kingdomino-error-deck = { $deck } dominóból nem rakhatók ki { $row } dominós sorok: legfeljebb 48 lehet, és { $row } többszöröse (KD-S4).
kingdomino-error-fill = Minden játékosnak { $each } dominó jutna, de egy királyságba ({ $size } × { $size }) csak { $room } fér (KD-P1).
kingdomino-error-not-edition = Ez a beállítás („{ $option }”) eltér a kiadásétól („{ $edition }”); az ilyen keverék kiadása „custom”.

kingdomino-error-notation = „{ $text }” nem lépés. Így írd: k17 – a 17. dominó választása, 17h7e – a lerakása, 17x – az eldobása.
kingdomino-error-notation-domino = „{ $text }”: nincs { $domino }. dominó, a számozás 1-től 48-ig tart.

kingdomino-kingdom-long = Ennyi szöveg nem kell egy királysághoz: legfeljebb { $most } karakter lehet.
kingdomino-kingdom-empty = Nincs itt királyság: minden sorát külön sorba írd, például „W1 W C .”.
kingdomino-kingdom-no-castle = A királyságnak nincs kastélya: írj C betűt oda, ahol áll (KD-S2).
kingdomino-kingdom-castles = A királyságnak { $castles } kastélya van, pedig csak egy lehet (KD-S2).
kingdomino-kingdom-wide = A királyság nem fér el { $size } × { $size } négyzeten (KD-P1).
kingdomino-kingdom-square = { $line }. sor: „{ $text }” nem négyzet. W F L P S M betűt írj a koronák számával, C-t a kastélynak, pontot az üres négyzetnek.
kingdomino-kingdom-pieces = { $number } négyzet ({ kingdomino-terrain }, { $crowns } korona): a dobozban ilyenből { $exist } van (KD-C6).

kingdomino-sheet-kingdom = { $number }. királyság: { $problem }
