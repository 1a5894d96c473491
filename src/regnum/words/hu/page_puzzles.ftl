# Feladványok.

puzzles-title = Feladványok
puzzles-games = Játékok
puzzles-about = Egy lépés egyértelműen a legjobb. Találd meg a táblán! Amit elvétesz, néhány nap múlva visszatér.
puzzles-due = { $count ->
   *[other] feladvány ismétlendő ma
}
puzzles-theme = Téma
puzzles-any = Bármelyik
puzzles-counted = { $name } ({ $count })
puzzles-difficulty = Nehézség
puzzles-difficulty-of = Nehézség: { $difficulty } / { $most }
puzzles-solve = Megoldás
puzzles-found = { $count ->
   *[other] { $count } feladvány
}
puzzles-number = { $number }. feladvány
puzzles-box = { $box }. doboz
puzzles-none = Ehhez a játékhoz még nincsenek feladványok.
puzzles-streak = Egymás után: { $count }
puzzles-leave = Minden feladvány
puzzles-rival = { $name } { $number }
puzzles-task = Keresd meg a legtöbb nyerési eséllyel járó lépést!
puzzles-task-about = Egy lépés egyértelműen a legjobb. Válaszd ki, és erősítsd meg!
puzzles-task-exact = A végjáték ki van számolva: egy lépés nyer. Válaszd ki, és erősítsd meg!
puzzles-right = Helyes.
puzzles-shown = Ez a legjobb lépés.
puzzles-wrong = Nem ez az.
puzzles-wrong-about = Az esetek { $mine }%-ában nyer, { $lost }%-kal ritkábban, mint a legjobb lépés. Próbáld meg még egyszer!
puzzles-wrong-far = Messze elmarad a legjobb lépéstől. Próbáld meg még egyszer!
puzzles-best-about = Az esetek { $best }%-ában nyer.
puzzles-again = Új próba
puzzles-show = Mutasd
puzzles-next = Következő feladvány
puzzles-hint = Tipp
puzzles-hint-themes = Miről szól: { $themes }.
puzzles-level = Megtalálja: { $level }
puzzles-sure = A rejtett dolgok sok leosztásán összehasonlítva, és egy keresés is megerősítette.
puzzles-sure-exact = A végjáték ki van számolva: a számok pontosak.
puzzles-theme-claim = Választás
puzzles-theme-place = Lerakás
puzzles-theme-ending = Végjáték
puzzles-theme-own = Saját játszmáidból
