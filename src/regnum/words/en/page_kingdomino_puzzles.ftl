# Themes of puzzles.

kingdomino-theme-points = Points now
kingdomino-theme-crowns = Crowns
kingdomino-theme-land = Large properties
kingdomino-theme-room = Room to grow
kingdomino-theme-box = What is still to come
kingdomino-theme-holes = Holes
kingdomino-theme-gaps = Narrow gaps
kingdomino-theme-harmony = Harmony
kingdomino-theme-centre = Middle Kingdom
kingdomino-theme-frame = Open edges
kingdomino-theme-places = Places for later
kingdomino-theme-split = Joined terrain
kingdomino-theme-order = Turn order
kingdomino-theme-deny = Denying opponents
