# Kingdoms: arkusz punktacji.

kingdoms-page-sheet-colour = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
   *[blue] Niebieski
}
kingdoms-page-sheet-before = Pieniądze przed rundą
kingdoms-page-sheet-after = Po rundzie
kingdoms-page-sheet-board = Plansza na koniec rundy
kingdoms-page-sheet-hint = Wybierz kafelek lub zamek, a potem pola; ponowny wybór pola go usuwa.
kingdoms-page-sheet-keys = Z klawiatury: strzałki przesuwają; 3 to +3, -3 to −3; m góra, d smok, g kopalnia złota, w czarodziej; r2 to czerwony zamek poziomu 2 (y żółty, g zielony, b niebieski); Delete usuwa.
kingdoms-page-sheet-next-round = Następna runda
kingdoms-page-sheet-castle-of = zamek poziomu { $rank }, { $colour }
kingdoms-page-sheet-lines = Ile płacą linie
kingdoms-page-sheet-line = Linia
kingdoms-page-sheet-value = Wartość
kingdoms-page-sheet-rows = Rzędy
kingdoms-page-sheet-columns = Kolumny
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Razem
