# Analizowane chwile w Kingdoms.

kingdoms-study-castle = Zamek poziomu { $rank } na { $square }
kingdoms-study-tile = { $tile } na { $square }
kingdoms-study-starting = Kafelek startowy na { $square }
kingdoms-study-draw = Dobranie kafelka
kingdoms-study-pass = Pas
kingdoms-study-drawn = Dobrany kafelek: { $tile }
kingdoms-study-dealt = Kafelki startowe
kingdoms-study-shown = Odkryto kafelek
