# Themes of puzzles.

kingdomino-theme-points = Azonnali pontok
kingdomino-theme-crowns = Koronák
kingdomino-theme-land = Nagy birtokok
kingdomino-theme-room = Hely a növekedésre
kingdomino-theme-box = Ami még hátravan
kingdomino-theme-holes = Lyukak
kingdomino-theme-gaps = Szűk rések
kingdomino-theme-harmony = Harmónia
kingdomino-theme-centre = A középső királyság
kingdomino-theme-frame = Nyitott szélek
kingdomino-theme-places = Helyek későbbre
kingdomino-theme-split = Összefüggő terület
kingdomino-theme-order = Játéksorrend
kingdomino-theme-deny = Elvétel az ellenféltől
