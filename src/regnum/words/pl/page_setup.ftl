# Ustawianie pozycji.

setup-title = Ustaw pozycję
setup-games = Gry
setup-about = Wybierz, co zostanie wylosowane, i graj za wszystkich. Każdy ruch jest sprawdzany według zasad. Gdy pozycja jest gotowa, zagraj od niej z botami lub wspólnie.
setup-begin = Zacznij
setup-first = Kto zaczyna
setup-draws = Co zostanie wylosowane
setup-bot = { $moves ->
    [one] Bot wykona jeden ruch
    [few] Bot wykona { $moves } ruchy
   *[many] Bot wykona { $moves } ruchów
}
setup-free = Ruchy wykonujesz na planszy, po kolei za każdego gracza. Przyciskiem Cofnij możesz wycofać dowolnie wiele ruchów.
setup-play-about = Od tej pozycji zaczyna się nowa partia; to, co dopiero zostanie wylosowane, jest potasowane. Zapis mówi, że losowania wybrano, a wynik nie liczy się do statystyk.
setup-link = Link do tej pozycji
setup-link-about = Każda osoba z tym linkiem może obejrzeć i zmienić pozycję oraz od niej zagrać.
setup-leave = Zacznij od nowa
