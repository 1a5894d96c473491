# A Kingdomino szavai és magyarázatai.

game-kingdomino = Kingdomino

terrain = { $terrain ->
    [wheat] gabonamező
    [forest] erdő
    [lake] tó
    [pasture] legelő
    [swamp] mocsár
   *[mine] hegy
}

colour = { $colour ->
    [pink] rózsaszín
    [yellow] sárga
    [green] zöld
   *[blue] kék
}

explain-game-over = A játék véget ért.
explain-wait = Nem te következel.
explain-must-claim-first = Most az első dominókat választjátok: tedd a királyodat az egyikre.
explain-must-place = Előbb le kell raknod ezt a dominót: { $domino }.
explain-must-claim = A dominód a helyén van; most válassz egyet az új sorból.
explain-other-domino = Most nem ezt a dominót kell lerakni: { $domino }, hanem ezt: { $mine }.
explain-not-in-row = Ez a dominó nincs a sorban: { $domino }. Ezek vannak ott: { $row }.
explain-claimed-already = Ezen a dominón már áll király: { $domino }. Szabad: { $free }.
explain-claim = Ez a dominó szabad, ezért választhatod: { $domino }.
explain-discard = Ez a dominó sehová sem illik a királyságodban, ezért el kell dobnod: { $domino }.
explain-must-not-discard = { $domino }. dominó: { $ways } módon lerakható, ezért nem dobható el, még akkor sem, ha a lerakása árt neked.
explain-occupied = Ez a négyzet már foglalt: { $square }.
explain-frame = A királyságod így már nem férne el { $size } × { $size } négyzeten.
explain-touches-castle = Itt a kastélyodhoz ér, ahhoz minden táj illik: { $square }.
explain-matches = Itt azonos tájhoz ér: { $square } ({ terrain }).
explain-no-match = Egyik fele sem ér azonos tájhoz vagy a kastélyhoz ({ $first }, { $second }).
explain-diagonal = Csak a sarkával ér a királyságodhoz; az átlós érintkezés nem számít.
explain-apart = Nem ér a királyságodhoz.
