# Rozdanie dnia.

daily-title = Rozdanie dnia
daily-games = Gry
daily-number = Rozdanie dnia nr { $number }: { $game }
daily-about = Dziś wszyscy rozgrywają to samo rozdanie, przeciwko tym samym przeciwnikom, którzy dokonują tych samych losowych wyborów. O wyniku decyduje więc tylko twoja gra.
daily-rivals = Gracze: { $players }. Przeciwnicy: { $rivals }.
daily-once = Liczy się tylko pierwsza próba. Potem można zagrać ponownie, już dla samej zabawy.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Graj dalej
daily-yesterday = Wczorajszy wynik
daily-no-day = Na ten dzień nie ma jeszcze rozdania.
daily-streak = Dni z rzędu: { $days }
daily-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
daily-comparing = Boty rozgrywają to rozdanie dla porównania…
daily-better = Wynik lepszy niż w { $better } na 100 partii botów.
daily-between = Między poziomami { $below } i { $above }.
daily-above = Powyżej wszystkich poziomów, nawet poziomu { $level }.
daily-below = Poniżej wszystkich poziomów; najbliższy to { $level }.
daily-field = Punkty botów w tym rozdaniu
daily-level = Poziom
daily-column-level = Poziom
daily-column-games = Partie
daily-column-mean = Średnia
daily-column-most = 8 na 10 partii
daily-column-beaten = Mniej punktów niż ty
daily-range = { $low }–{ $high }
daily-percent = { $share }%
daily-how = Te partie rozegrały boty na tym urządzeniu: każdy poziom na twoim miejscu, z tym samym rozdaniem i tymi samymi przeciwnikami, najwyżej po 1000 partii. Silne poziomy w pół minuty rozgrywają ich mniej; Król ma 400 symulacji na ruch. Partia z tyloma punktami co twoja liczy się w połowie.
daily-playing = Boty rozgrywają kolejne partie…
daily-more = Niech boty zagrają więcej partii
daily-copy = Kopiuj jako tekst
daily-copy-failed = Przeglądarka nie pozwala na kopiowanie. Zezwól na nie na tej stronie i spróbuj ponownie.
daily-card = Obrazek do udostępnienia
daily-card-about = Obrazek pokazuje twoją planszę, więc zdradza część rozdania. Tekst nie zdradza nic.
daily-share-line = { $points ->
    [one] { $points } punkt, lepiej niż w { $better } na 100 partii
    [few] { $points } punkty, lepiej niż w { $better } na 100 partii
   *[other] { $points } punktów, lepiej niż w { $better } na 100 partii
}
daily-share-better = lepiej niż w { $better } na 100 partii
daily-given-up = Ta partia została poddana.
daily-taken-back = Cofnięto ruch, na który przeciwnik już odpowiedział, więc ten wynik widzisz tylko ty.
daily-see = Zobacz partię
daily-again = Zagraj jeszcze raz
daily-not-counted = Nie liczy się.
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min.
daily-list-add = Dodaj do dzisiejszej listy
daily-list = Dzisiejsi gracze
daily-list-count = Wyniki przysłane do tej pory: { $players }. Twój zostanie z nimi porównany, gdy go dodasz.
daily-list-place = { $place }.
daily-list-better = Lepiej niż { $better } na 100 graczy.
daily-list-alone = Nikt inny nie przysłał jeszcze wyniku.
