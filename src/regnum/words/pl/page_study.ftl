# Nauka w aplikacji.

## Oznaczenia ruchów i losowań

page-study-mark-best = Najlepszy
page-study-mark-good = Dobry
page-study-mark-inaccuracy = Niedokładność
page-study-mark-mistake = Błąd
page-study-mark-blunder = Gruby błąd
page-study-mark-up = Szczęśliwe losowanie
page-study-mark-down = Pechowe losowanie
