# Moments of Kingdomino that are studied.

kingdomino-study-claim = Claim { $domino }
kingdomino-study-discard = Discard { $domino }
kingdomino-study-place =
    { $domino } at { $square }, { $direction ->
        [n] pointing up
        [e] pointing right
        [s] pointing down
       *[w] pointing left
    }
kingdomino-study-drawn = { $dominoes } came up
kingdomino-study-kings = The order of the kings
