# Kingdomino õpitavad hetked.

kingdomino-study-claim = Klotsi { $domino } valimine
kingdomino-study-discard = Klotsist { $domino } loobumine
kingdomino-study-place =
    { $domino } ruudule { $square }, suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }
kingdomino-study-drawn = Uued klotsid: { $dominoes }
kingdomino-study-kings = Kuningate järjekord
