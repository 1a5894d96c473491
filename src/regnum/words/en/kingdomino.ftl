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
kingdomino-explain-must-claim-first = This is the first draft: put your king on one of these dominoes.
kingdomino-explain-must-place = Place domino { $domino } first.
kingdomino-explain-must-claim = Your domino is placed; now claim one from the next row.
kingdomino-explain-other-domino = You have to place domino { $mine } now, not { $domino }.
kingdomino-explain-not-in-row = Domino { $domino } is not in this row. Choose one of: { $row }.
kingdomino-explain-claimed-already = Domino { $domino } already has a king on it. Still free: { $free }.
kingdomino-explain-claim = Domino { $domino } is free, so you may claim it.
kingdomino-explain-discard = Domino { $domino } fits nowhere in your kingdom, so it is discarded.
kingdomino-explain-must-not-discard =
    { $ways ->
        [one] Domino { $domino } can be placed in one way
       *[other] Domino { $domino } can be placed in { $ways } ways
    }, so you cannot discard it, even if placing it hurts.
kingdomino-explain-occupied = Square { $square } is already taken.
kingdomino-explain-frame = Your kingdom would no longer fit in a { $size } × { $size } grid.
kingdomino-explain-touches-castle = On { $square } it touches your castle, where any terrain fits.
kingdomino-explain-matches = On { $square } it touches matching terrain: { kingdomino-terrain }.
kingdomino-explain-no-match = Neither half touches matching terrain or your castle ({ $first }, { $second }).
kingdomino-explain-diagonal = It touches your kingdom only at a corner; only sides count.
kingdomino-explain-apart = It does not touch your kingdom.

kingdomino-error-edition = Unknown edition “{ $edition }”. Choose one of: { $known }.
kingdomino-error-size = A kingdom cannot be { $size } squares wide: it is 5, or 7 in the Mighty Duel.
kingdomino-error-middle = Middle Kingdom must be one of: { $known }.
kingdomino-error-draft = The two-player draft must be one of: { $known }.
kingdomino-error-duel-players = The Mighty Duel with its 7 × 7 kingdoms is for 2 players, not { $players } (KD-X4).
kingdomino-error-duel-only = In the edition “{ $edition }” the Mighty Duel is the only game for 2 players; choose classic or bga for 5 × 5.
kingdomino-error-draft-players = The draft A-B-B-A is for 2 players, not { $players } (KD-S8).
kingdomino-error-row =
    Rows of { $row } do not work with { $players } players: they have { $kings } kings, so a row needs { $kings ->
        [4] 4 dominoes
       *[other] { $kings } to 4 dominoes
    } (KD-S5).
kingdomino-error-unclaimed = Rows of { $row } with { $kings } kings leave one domino unclaimed each round. Turn on “discard unclaimed” (KD-S9).
kingdomino-error-deck = { $deck } dominoes cannot be laid out in rows of { $row }: use a multiple of { $row }, at most 48 (KD-S4).
kingdomino-error-fill = Each player would get { $each } dominoes, but a { $size } × { $size } kingdom holds { $room } (KD-P1).
kingdomino-error-not-edition = “{ $option }” does not match the edition “{ $edition }”. For a mix of your own, the edition must be “custom”.

kingdomino-error-notation = “{ $text }” is not a move. Write k17 to claim domino 17, 17h7e to place it, 17x to discard it.
kingdomino-error-notation-domino = “{ $text }” names domino { $domino }, but the dominoes are numbered 1 to 48.

kingdomino-kingdom-long = That is too long for a kingdom: at most { $most } characters.
kingdomino-kingdom-empty = There is no kingdom. Write one row per line, such as “W1 W C .”.
kingdomino-kingdom-no-castle = The kingdom has no castle. Write C where it is (KD-S2).
kingdomino-kingdom-castles = The kingdom has { $castles } castles; it must have exactly one (KD-S2).
kingdomino-kingdom-wide = The kingdom does not fit in a { $size } × { $size } grid (KD-P1).
kingdomino-kingdom-square = Line { $line }: “{ $text }” is not a square. Write W F L P S M with the number of crowns, C for the castle, . for an empty square.
kingdomino-kingdom-pieces =
    { $number ->
        [one] There is one square
       *[other] There are { $number } squares
    } of { kingdomino-terrain } with { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }, but the box has only { $exist } (KD-C6).

kingdomino-sheet-kingdom = Kingdom { $number }: { $problem }
