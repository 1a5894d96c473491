# Themes of puzzles.

kingdoms-theme-castle = Várak
kingdoms-theme-resource = Nyersanyagok
kingdoms-theme-hazard = Veszélyek
kingdoms-theme-mountain = Hegy
kingdoms-theme-dragon = Sárkány
kingdoms-theme-goldmine = Aranybánya
kingdoms-theme-wizard = Varázsló
kingdoms-theme-lines = Fizető sorok
kingdoms-theme-rivals = Megmérgezett sorok
kingdoms-theme-supply = Ami a készletben van
kingdoms-theme-ranks = Megőrzött rangok
kingdoms-theme-start = Kezdőlapka
kingdoms-theme-draw = Húzás
