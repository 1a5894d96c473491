# Poziomy przeciwników.

level-page = Paź
level-page-about = na pierwszą grę
level-squire = Giermek
level-squire-about = zna zasady i niewiele więcej
level-knight = Rycerz
level-knight-about = dobry przeciwnik dla większości graczy
level-baron = Baron
level-baron-about = planuje naprzód; dla doświadczonych graczy
level-duke = Książę
level-duke-about = trudny do pokonania
level-king = Król
level-king-about = najsilniejszy; myśli najwyżej sekundę

bots-random = dowolny dozwolony ruch, każdy równie prawdopodobny
bots-guest = z pakietu { $package }

daily-no-date = Na „{ $date }” nie ma rozdania dnia. Podaj datę od 2026-01-01, na przykład 2026-11-16.
daily-no-game = Gra „{ $game }” nie ma rozdania dnia. Gry, które je mają: { $known }.
