# Moments of Kingdoms that are studied.

kingdoms-study-castle = Rank { $rank } castle on { $square }
kingdoms-study-tile = { $tile } on { $square }
kingdoms-study-starting = Starting tile on { $square }
kingdoms-study-draw = Draw a tile
kingdoms-study-pass = Pass
kingdoms-study-drawn = { $tile } was drawn
kingdoms-study-dealt = The starting tiles
kingdoms-study-shown = A tile was revealed
