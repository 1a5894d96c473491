# Themes of puzzles.

kingdomino-theme-points = Punkty od razu
kingdomino-theme-crowns = Korony
kingdomino-theme-land = Duże obszary
kingdomino-theme-room = Miejsce na rozwój
kingdomino-theme-box = Co jeszcze przyjdzie
kingdomino-theme-holes = Dziury
kingdomino-theme-gaps = Wąskie luki
kingdomino-theme-harmony = Harmonia
kingdomino-theme-centre = Zamek centralny
kingdomino-theme-frame = Otwarte brzegi
kingdomino-theme-places = Miejsca na później
kingdomino-theme-split = Połączone tereny
kingdomino-theme-order = Kolejność
kingdomino-theme-deny = Odebranie przeciwnikowi
