# Elemzés és tanulás a webalkalmazásban.

## A lépések és a húzások jelei

page-study-mark-best = Legjobb
page-study-mark-good = Jó
page-study-mark-inaccuracy = Pontatlanság
page-study-mark-mistake = Hiba
page-study-mark-blunder = Baklövés
page-study-mark-up = Szerencsés húzás
page-study-mark-down = Balszerencsés húzás
