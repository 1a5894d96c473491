# Themes of puzzles.

kingdoms-theme-castle = Zamki
kingdoms-theme-resource = Zasoby
kingdoms-theme-hazard = Zagrożenia
kingdoms-theme-mountain = Góra
kingdoms-theme-dragon = Smok
kingdoms-theme-goldmine = Kopalnia złota
kingdoms-theme-wizard = Czarodziej
kingdoms-theme-lines = Linie, które płacą
kingdoms-theme-rivals = Zatrute linie
kingdoms-theme-supply = Co jest w zapasie
kingdoms-theme-ranks = Zamki na później
kingdoms-theme-start = Kafelek startowy
kingdoms-theme-draw = Dobieranie
