# Themes of puzzles.

kingdomino-theme-points = Punktid kohe
kingdomino-theme-crowns = Kroonid
kingdomino-theme-land = Suured maavaldused
kingdomino-theme-room = Kasvuruum
kingdomino-theme-box = Mis veel tuleb
kingdomino-theme-holes = Augud
kingdomino-theme-gaps = Kitsad vahed
kingdomino-theme-harmony = Harmoonia
kingdomino-theme-centre = Keskriik
kingdomino-theme-frame = Lahtised servad
kingdomino-theme-places = Kohad hilisemaks
kingdomino-theme-split = Ühine maa
kingdomino-theme-order = Käigujärjekord
kingdomino-theme-deny = Vastaselt ära võtmine
