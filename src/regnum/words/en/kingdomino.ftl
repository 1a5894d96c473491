# Words and explanations of Kingdomino.

kingdomino-name = Kingdomino

kingdomino-terrain = { $terrain ->
    [wheat] wheat field
    [forest] forest
    [lake] lake
    [pasture] pasture
    [swamp] swamp
   *[mine] mine
}

kingdomino-colour = { $colour ->
    [pink] pink
    [yellow] yellow
    [green] green
   *[blue] blue
}

kingdomino-explain-game-over = The game is over.
kingdomino-explain-wait = It is not your turn.
kingdomino-explain-must-claim-first = The first dominoes are being claimed: put your king on one of them.
kingdomino-explain-must-place = First you have to place domino { $domino }.
kingdomino-explain-must-claim = Your domino is placed; now claim one from the next row.
kingdomino-explain-other-domino = It is domino { $mine } that has to be placed now, not { $domino }.
kingdomino-explain-not-in-row = Domino { $domino } does not lie in the row. These do: { $row }.
kingdomino-explain-claimed-already = A king stands on domino { $domino } already. Free: { $free }.
kingdomino-explain-claim = Domino { $domino } is free, so you may claim it.
kingdomino-explain-discard = Domino { $domino } fits nowhere in your kingdom, so it is discarded.
kingdomino-explain-must-not-discard =
    { $ways ->
        [one] Domino { $domino } can be placed in one way
       *[other] Domino { $domino } can be placed in { $ways } ways
    }, so it must not be discarded, even if placing it hurts.
kingdomino-explain-occupied = The square { $square } is taken already.
kingdomino-explain-frame = Your kingdom would no longer fit into { $size } × { $size } squares.
kingdomino-explain-touches-castle = On { $square } it touches your castle, where every terrain fits.
kingdomino-explain-matches = On { $square } it touches an equal terrain: { kingdomino-terrain }.
kingdomino-explain-no-match = Neither half touches an equal terrain of your kingdom or the castle ({ $first }, { $second }).
kingdomino-explain-diagonal = It touches your kingdom only at a corner; only sides count.
kingdomino-explain-apart = It does not touch your kingdom.

kingdomino-error-edition = There is no edition “{ $edition }”. Known: { $known }.
kingdomino-error-size = A kingdom cannot be { $size } squares wide: it is 5, or 7 in the Mighty Duel.
kingdomino-error-middle = The Middle Kingdom can be one of: { $known }.
kingdomino-error-draft = The first draft of two players can be one of: { $known }.
kingdomino-error-duel-players = The Mighty Duel with its 7 × 7 kingdoms is for 2 players, not { $players } (KD-X4).
kingdomino-error-duel-only = In the edition “{ $edition }” the Mighty Duel is the only game for 2 players; choose classic or bga for 5 × 5.
kingdomino-error-draft-players = The draft A-B-B-A is for 2 players, not { $players } (KD-S8).
kingdomino-error-row = Rows of { $row } do not go with { $players } players: they have { $kings } kings, so a row has at least { $kings } dominoes and at most 4 (KD-S5).
kingdomino-error-unclaimed = Rows of { $row } with { $kings } kings leave a domino over each round; it has to be discarded (KD-S9).
kingdomino-error-deck = { $deck } dominoes cannot be laid out in rows of { $row }: take at most 48 and a multiple of { $row } (KD-S4).
kingdomino-error-fill = Each player would get { $each } dominoes, but a { $size } × { $size } kingdom holds { $room } (KD-P1).
kingdomino-error-not-edition = The option “{ $option }” is not that of the edition “{ $edition }”; for such a mixture the edition must be “custom”.

kingdomino-error-notation = “{ $text }” is no action. Write k17 to claim domino 17, 17h7e to place it, 17x to discard it.
kingdomino-error-notation-domino = “{ $text }” names domino { $domino }, but the dominoes are numbered 1 to 48.

kingdomino-kingdom-long = That is more text than a kingdom needs: at most { $most } characters.
kingdomino-kingdom-empty = There is no kingdom: write one row a line, such as “W1 W C .”.
kingdomino-kingdom-no-castle = The kingdom has no castle: write C where it stands (KD-S2).
kingdomino-kingdom-castles = The kingdom has { $castles } castles; there is only one (KD-S2).
kingdomino-kingdom-wide = The kingdom does not fit into { $size } × { $size } squares (KD-P1).
kingdomino-kingdom-square = Line { $line }: “{ $text }” is no square. Write W F L P S M with the number of crowns, C for the castle, . for an empty square.
kingdomino-kingdom-pieces =
    { $number ->
        [one] One square
       *[other] { $number } squares
    } of { kingdomino-terrain } with { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }: the box holds { $exist } (KD-C6).

kingdomino-sheet-kingdom = Kingdom { $number }: { $problem }
