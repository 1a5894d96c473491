# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = Te partie są zapisane tylko w tej przeglądarce. Wyeksportuj zakończone, żeby je zachować albo otworzyć gdzie indziej.
page-mine-empty = W tej przeglądarce nie ma jeszcze żadnej partii.
page-mine-export = Eksportuj
page-mine-delete = Usuń
page-mine-delete-title = Usunąć tę partię?
page-mine-delete-about = Partia zostanie usunięta z tej przeglądarki. Nie da się tego cofnąć.
page-mine-deleted = Partia została usunięta.

page-here-full = W tej przeglądarce nie ma już miejsca na gry, więc nic nie zostało zmienione. Usuń stare partie albo zwolnij miejsce i spróbuj ponownie.
page-here-no-storage = Ta przeglądarka nie pozwala niczego zapisać, więc nic nie zostało zmienione. Często tak jest w oknach prywatnych.
page-here-newer = Tę grę zapisała nowsza wersja Regnum. Wczytaj stronę ponownie, żeby zaktualizować program, i otwórz grę.
page-here-damaged = Tej gry nie da się odczytać: dane zapisane w przeglądarce są uszkodzone.
page-here-no-game = W tę grę nie można grać w przeglądarce.
page-here-no-clock = W grach w tej przeglądarce nie ma limitu czasu.
page-here-no-page = Tu nic nie ma.
page-here-invalid = Nieprawidłowe żądanie: { $problem }
page-here-broken = Coś poszło nie tak. Wczytaj stronę ponownie; twoje gry są bezpieczne.
page-here-no-daily = Nie ma rozdania dnia na { $date }.
page-here-setup-over = Ten ruch zakończyłby grę. W pozycji, od której można grać, musi pozostać co najmniej jeden ruch.
