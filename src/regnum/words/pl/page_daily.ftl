# Rozdanie dnia.

daily-title = Rozdanie dnia
daily-games = Gry
daily-number = Rozdanie dnia { $number }: { $game }
daily-about = Dziś wszyscy grają to samo rozdanie przeciwko tym samym przeciwnikom, którzy tak samo losują. Wyniki różnią się więc tylko grą.
daily-rivals = Gracze: { $players }. Przeciwnicy: { $rivals }.
daily-once = Liczy się pierwsza próba. Potem można grać dalej, ale kolejne próby się nie liczą.
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
daily-comparing = Trwają partie do porównania…
daily-better = Lepiej niż { $better } na 100 partii poziomów.
daily-between = Między poziomami { $below } i { $above }.
daily-above = Powyżej wszystkich poziomów, także: { $level }.
daily-below = Poniżej wszystkich poziomów; następny: { $level }.
daily-field = Punkty poziomów w tym rozdaniu
daily-level = Poziom
daily-column-level = Poziom
daily-column-games = Partie
daily-column-mean = Średnia
daily-column-most = 8 na 10 partii
daily-column-beaten = Mniej punktów niż ty
daily-range = { $low }–{ $high }
daily-percent = { $share }%
daily-how = Te partie rozegrano na tym urządzeniu: każdy poziom na twoim miejscu, z tym samym rozdaniem i przeciwnikami, najwyżej 1000 partii każdy. W pół minuty silne poziomy zdążą rozegrać mniej; król może wykorzystać 400 rozgrywek próbnych na decyzję. Równa liczba punktów liczy się za pół.
daily-playing = Trwają kolejne partie…
daily-more = Rozegraj więcej partii
daily-copy = Kopiuj jako tekst
daily-copy-failed = Kopiowanie się nie udało.
daily-card = Obraz
daily-card-about = Obraz pokazuje twoją planszę, więc zdradza część rozdania. Tekst nie.
daily-share-line = { $points ->
    [one] { $points } punkt, lepiej niż { $better } na 100
    [few] { $points } punkty, lepiej niż { $better } na 100
   *[other] { $points } punktów, lepiej niż { $better } na 100
}
daily-share-better = lepiej niż { $better } na 100
daily-given-up = Ta partia została poddana.
daily-taken-back = Cofnięto ruch, na który przeciwnik już odpowiedział, więc ten wynik widzisz tylko ty.
daily-see = Zobacz partię
daily-again = Zagraj jeszcze raz
daily-not-counted = Nie liczy się.
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min.
