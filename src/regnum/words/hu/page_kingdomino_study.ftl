# A Kingdomino tanulmányozott pillanatai.

kingdomino-study-claim = { $domino } választása
kingdomino-study-discard = { $domino } eldobása
kingdomino-study-place =
    { $domino } ide: { $square }, { $direction ->
        [n] fölfelé
        [e] jobbra
        [s] lefelé
       *[w] balra
    } fordítva
kingdomino-study-drawn = Új dominók: { $dominoes }
kingdomino-study-kings = A királyok sorrendje
