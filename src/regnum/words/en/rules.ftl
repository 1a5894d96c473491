# Words and explanations of Kingdomino.

game-kingdomino = Kingdomino

terrain = { $terrain ->
    [wheat] wheat field
    [forest] forest
    [lake] lake
    [pasture] pasture
    [swamp] swamp
   *[mine] mine
}

colour = { $colour ->
    [pink] pink
    [yellow] yellow
    [green] green
   *[blue] blue
}

explain-game-over = The game is over.
explain-wait = It is not your turn.
explain-must-claim-first = The first dominoes are being claimed: put your king on one of them.
explain-must-place = First you have to place domino { $domino }.
explain-must-claim = Your domino is placed; now claim one from the next row.
explain-other-domino = It is domino { $mine } that has to be placed now, not { $domino }.
explain-not-in-row = Domino { $domino } does not lie in the row. These do: { $row }.
explain-claimed-already = A king stands on domino { $domino } already. Free: { $free }.
explain-claim = Domino { $domino } is free, so you may claim it.
explain-discard = Domino { $domino } fits nowhere in your kingdom, so it is discarded.
explain-must-not-discard =
    { $ways ->
        [one] Domino { $domino } can be placed in one way
       *[other] Domino { $domino } can be placed in { $ways } ways
    }, so it must not be discarded, even if placing it hurts.
explain-occupied = The square { $square } is taken already.
explain-frame = Your kingdom would no longer fit into { $size } × { $size } squares.
explain-touches-castle = On { $square } it touches your castle, where every terrain fits.
explain-matches = On { $square } it touches an equal terrain: { terrain }.
explain-no-match = Neither half touches an equal terrain of your kingdom or the castle ({ $first }, { $second }).
explain-diagonal = It touches your kingdom only at a corner; only sides count.
explain-apart = It does not touch your kingdom.
