# Zadania.

puzzles-title = Zadania
puzzles-games = Gry
puzzles-about = Jeden ruch jest wyraźnie najlepszy. Znajdź go na planszy. Nierozwiązane zadania wrócą po kilku dniach.
puzzles-due = { $count ->
    [one] zadanie do powtórzenia dzisiaj
    [few] zadania do powtórzenia dzisiaj
   *[other] zadań do powtórzenia dzisiaj
}
puzzles-theme = Temat
puzzles-any = Dowolny
puzzles-counted = { $name } ({ $count })
puzzles-difficulty = Trudność
puzzles-difficulty-of = Trudność: { $difficulty } z { $most }
puzzles-solve = Rozwiąż
puzzles-found = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
}
puzzles-number = Zadanie { $number }
puzzles-box = Pudełko { $box }
puzzles-none = Ta gra nie ma jeszcze zadań.
puzzles-streak = Z rzędu: { $count }
puzzles-leave = Wszystkie zadania
puzzles-rival = { $name } { $number }
puzzles-task = Znajdź ruch z największą szansą na wygraną.
puzzles-task-about = Jeden ruch jest wyraźnie najlepszy. Wybierz go i zatwierdź.
puzzles-task-exact = Końcówka jest rozwiązana: jeden ruch wygrywa. Wybierz go i zatwierdź.
puzzles-right = Dobrze.
puzzles-shown = To najlepszy ruch.
puzzles-wrong = To nie ten ruch.
puzzles-wrong-about = Wygrywa { $mine } na 100 partii, o { $lost } mniej niż najlepszy ruch. Można spróbować jeszcze raz.
puzzles-wrong-far = Jest daleko za najlepszym ruchem. Można spróbować jeszcze raz.
puzzles-best-about = Wygrywa { $best } na 100 partii.
puzzles-again = Spróbuj ponownie
puzzles-show = Pokaż rozwiązanie
puzzles-next = Następne zadanie
puzzles-hint = Podpowiedź
puzzles-hint-themes = Chodzi o: { $themes }.
puzzles-level = Znajduje: { $level }
puzzles-sure = Porównano w setkach możliwych rozdań zakrytych kafelków i potwierdzono przeszukiwaniem.
puzzles-sure-exact = Końcówka jest rozwiązana: te liczby są dokładne.
puzzles-theme-claim = Wybór
puzzles-theme-place = Kładzenie
puzzles-theme-ending = Końcówka
puzzles-theme-own = Z twoich partii
