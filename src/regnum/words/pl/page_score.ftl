# Arkusz punktacji.

page-sheet-title = Arkusz punktacji
page-sheet-about = Do gry na prawdziwym stole: zaznacz, co na nim leży, a Regnum policzy.
page-sheet-games = Gry
page-sheet-players = Gracze
page-sheet-name = Imię
page-sheet-clear = Wyczyść
page-sheet-problem = Tego nie da się jeszcze policzyć:
page-sheet-palette = Wybierz, co położyć
page-sheet-empty = puste
page-sheet-ranking = Klasyfikacja
page-sheet-shared = Pełny remis z następnym graczem: wspólne miejsce.
page-sheet-share = Udostępnij arkusz
page-sheet-share-about = Cały arkusz mieści się w tym linku.
