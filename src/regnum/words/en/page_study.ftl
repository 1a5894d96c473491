# Study in the web app.

## Marks of moves and of draws

page-study-mark-best = Best
page-study-mark-good = Good
page-study-mark-inaccuracy = Slip
page-study-mark-mistake = Mistake
page-study-mark-blunder = Blunder
page-study-mark-up = Lucky draw
page-study-mark-down = Unlucky draw
