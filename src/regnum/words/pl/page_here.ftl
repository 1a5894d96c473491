# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = Te gry są zapisane tylko w tej przeglądarce. Wyeksportuj skończone gry, żeby je zachować albo otworzyć gdzie indziej.
page-mine-empty = W tej przeglądarce nie ma jeszcze żadnej gry.
page-mine-import = Importuj grę
page-mine-import-about = Plik wyeksportowany tutaj, pobrany z serwera albo zapisany przez regnum.
page-mine-imported = Gra została sprawdzona i zapisana.
page-mine-export = Eksportuj
page-mine-delete = Usuń
page-mine-delete-title = Usunąć tę grę?
page-mine-delete-about = Gra zostanie usunięta z tej przeglądarki. Nie da się tego cofnąć.
page-mine-deleted = Gra została usunięta.
page-mine-open = Graj dalej

page-here-full = W tej przeglądarce nie ma już miejsca na gry, więc nic się nie zmieniło. Usuń stare gry albo zwolnij miejsce i spróbuj ponownie.
page-here-no-storage = Ta przeglądarka nie pozwala Regnum niczego zapisać, więc nic się nie zmieniło. Prywatne okna często tego zabraniają.
page-here-newer = Tę grę zapisała nowsza wersja Regnum. Wczytaj stronę ponownie, żeby ją zaktualizować, i wtedy otwórz grę.
page-here-damaged = Tej gry nie da się odczytać: dane zapisane w przeglądarce są uszkodzone.
page-here-no-game = W tę grę nie można grać w przeglądarce.
page-here-no-clock = Gry w tej przeglądarce nie mają zegara.
page-here-no-page = Tu nic nie ma.
page-here-invalid = Zapytanie ma inną postać, niż oczekiwano: { $problem }
page-here-broken = Coś się zepsuło. Wczytaj stronę ponownie; twoje gry są bezpieczne.
