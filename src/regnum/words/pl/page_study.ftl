# Analiza w aplikacji.

## Analiza pozycji

page-study-analysis = Analiza
page-study-chance = Szansa na wygraną
page-study-percent = { $part }%
page-study-best = Najlepsze ruchy
page-study-best-about =
    { $game ->
        [kingdoms] szansa na wygraną, pieniądze na koniec
       *[other] szansa na wygraną, punkty na koniec
    }
page-study-range = od { $from } do { $to }
page-study-thinking = Analizuję…
page-study-over = Koniec gry: nie ma już czego wybierać.
page-study-no-analysis = Tej pozycji nie udało się przeanalizować. Można grać dalej.
page-study-settled = Ustalone.
page-study-moving = Jeszcze się zmienia.
page-study-exact = Policzone do końca: te liczby są dokładne.
page-study-effort = Rozegrane symulacje: { $games }; dokładność do { $within }%.
page-study-more = Analizuj dalej
page-study-why = Dlaczego ruch { $number }
page-study-worth = warte około, w punktach
page-study-then = Prawdopodobny ciąg dalszy
page-study-then-about = do następnego losowania
page-study-said = Najlepszy ruch: { $move }; szansa na wygraną { $part }%.

## Podpowiedzi i trener

page-study-hint = Podpowiedź
page-study-hint-step = Krok { $step } podpowiedzi
page-study-hint-close = Zamknij podpowiedź
page-study-hint-only = Jest tylko jeden ruch.
page-study-hint-two = Jeden z tych dwóch.
page-study-hint-move = To najlepszy ruch. Zatwierdź go albo spróbuj innego.
page-study-coach = Trener
page-study-coach-lost =
    Na sto partii daje to o { $lost ->
        [one] { $lost } wygraną
        [few] { $lost } wygrane
       *[many] { $lost } wygranych
    } mniej niż najlepszy ruch.
page-study-coach-show = Pokaż
page-study-coach-keep = Zostaw mój ruch
page-study-coach-quiet = Wyłącz trenera w tej partii

## Oznaczenia ruchów i losowań

page-study-mark-best = Najlepszy
page-study-mark-good = Dobry
page-study-mark-inaccuracy = Niedokładność
page-study-mark-mistake = Błąd
page-study-mark-blunder = Gruby błąd
page-study-mark-up = Szczęśliwe losowanie
page-study-mark-down = Pechowe losowanie

## Analiza partii: co było szczęściem, co umiejętnością, jak zmieniały się szanse i które momenty zdecydowały

page-study-making = Program rozgrywa partię do końca z każdej pozycji. Potrwa to kilka sekund.
page-study-stopped = Analizę przerwano.
page-study-failed = Nie udało się przeanalizować partii. Spróbuj ponownie.
page-study-stop = Anuluj
page-study-again = Analizuj partię
page-study-headline =
    { $winner ->
        [you] Wygrywasz z wynikiem { $score }
       *[other] { $name } wygrywa z wynikiem { $score }
    }, { $ahead ->
        [0] po rozstrzygnięciu remisu przed
       *[other] o { $ahead } przed
    } { $second ->
        [you] tobą
       *[other] graczem { $rival }
    }.
page-study-verdict =
    { $whose ->
        [you] twoje decyzje
       *[other] decyzje gracza { $name }
    } { $skill ->
        [much] dużo dały
        [some] trochę dały
        [none] niewiele zmieniły
        [minus] trochę kosztowały
       *[much-minus] dużo kosztowały
    }; losowania { $luck ->
        [much] bardzo pomogły
        [some] trochę pomogły
        [none] niewiele zmieniły
        [minus] trochę zaszkodziły
       *[much-minus] bardzo zaszkodziły
    }.
page-study-grades = Oceny wszystkich decyzji
page-study-account = Z czego składają się wyniki
page-study-player = Gracz
page-study-skill = Umiejętności
page-study-skill-about = własne decyzje
page-study-luck = Szczęście
page-study-luck-about = losowania
page-study-rivals = Przeciwnicy
page-study-rivals-about = ich decyzje
page-study-sum = Razem
page-study-unit = Jednostka
page-study-unit-points = Punkty
page-study-unit-win = Szansa na wygraną
page-study-graph = Szansa na wygraną
page-study-by-round = w rundach
page-study-after-round = Po rundzie
page-study-start = Początek
page-study-whose = Z czyjej strony
page-study-moments = Kluczowe momenty
page-study-moments-none = Żaden moment nie zmienił znacząco szans.
page-study-filter = Które momenty
page-study-filter-all = Wszystkie { $moments }
page-study-filter-mine = Własne { $moments }
page-study-filter-luck = Szczęście { $moments }
page-study-at-round = Runda { $round }
page-study-place = { $round }, ruch { $move } · moment { $number } z { $count }
page-study-played =
    { $whose ->
        [you] Twój ruch
       *[other] Ruch: { $name }
    }
page-study-better = Lepiej
page-study-drawn = Losowanie
page-study-play-on = Graj od tego miejsca
page-study-puzzle = Zrób z tego zadanie
page-study-puzzle-made = Zapisano jako zadanie
page-study-next = Następny moment
page-study-rate = Punkty tracone na jedną decyzję
page-study-rate-about = W przeanalizowanych partiach, tylko w decyzjach, w których wybór miał znaczenie. Ideał to 0.
page-study-rate-of = { $points } ± { $margin }, liczba partii: { $games }
page-study-points-about = Punkty są liczone względem średniej przeciwników.
