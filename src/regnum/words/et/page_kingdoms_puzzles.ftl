# Themes of puzzles.

kingdoms-theme-castle = Lossid
kingdoms-theme-resource = Ressursid
kingdoms-theme-hazard = Ohud
kingdoms-theme-mountain = Mägi
kingdoms-theme-dragon = Lohe
kingdoms-theme-goldmine = Kullakaevandus
kingdoms-theme-wizard = Võlur
kingdoms-theme-lines = Tasuvad read
kingdoms-theme-rivals = Mürgitatud read
kingdoms-theme-supply = Mis on varus
kingdoms-theme-ranks = Hoitud järgud
kingdoms-theme-start = Algusplaat
kingdoms-theme-draw = Tõmbamine
