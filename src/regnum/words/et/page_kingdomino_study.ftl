# Kingdomino õpitavad hetked.

kingdomino-study-claim = Doomino { $domino } valimine
kingdomino-study-discard = Doomino { $domino } kõrvaldamine
kingdomino-study-place =
    { $domino } ruudule { $square }, suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }
kingdomino-study-drawn = Uued doominod: { $dominoes }
kingdomino-study-kings = Kuningate järjekord
