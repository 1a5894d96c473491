# Analizowane chwile w Kingdomino.

kingdomino-study-claim = Wybór kafelka { $domino }
kingdomino-study-discard = Odrzucenie kafelka { $domino }
kingdomino-study-place =
    { $domino } na { $square }, { $direction ->
        [n] w górę
        [e] w prawo
        [s] w dół
       *[w] w lewo
    }
kingdomino-study-drawn = Nowe kafelki: { $dominoes }
kingdomino-study-kings = Kolejność królów
