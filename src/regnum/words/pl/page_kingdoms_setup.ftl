# Ustawianie pozycji w Królestwach.

kingdoms-setup-next = Następny kafelek z zapasu
kingdoms-setup-drawn = Właśnie wylosowany kafelek
kingdoms-setup-starting = Kafelek startowy: { $name }
kingdoms-setup-no-luck = W wariancie „Bez losowości” gracze wybierają kafelki z odkrytego zapasu: nic się nie losuje.
