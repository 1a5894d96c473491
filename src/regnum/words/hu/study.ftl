# Tanulás, minden játékhoz.

study-nudge = Hasonlítsd össze, melyik lépés mit hagy későbbre.

error-study-game = A(z) { $game } játszmái nem elemezhetők: a játék nem kínálja fel a lépések összehasonlítását.
error-study-over = A játszma véget ért, nincs több elemezhető lépés.
