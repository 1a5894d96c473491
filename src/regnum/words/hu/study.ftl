# Tanulás, minden játékhoz.

study-nudge = Hasonlítsd össze, melyik lépés mit hagy későbbre.
