# Kingdomsi õpitavad hetked.

kingdoms-study-castle = { $rank }. taseme loss ruudule { $square }
kingdoms-study-tile = { $tile } ruudule { $square }
kingdoms-study-starting = Stardiplaat ruudule { $square }
kingdoms-study-draw = Plaadi tõmbamine
kingdoms-study-pass = Pass
kingdoms-study-drawn = Tõmmatud plaat: { $tile }
kingdoms-study-dealt = Stardiplaadid
kingdoms-study-shown = Plaat tuli nähtavale
