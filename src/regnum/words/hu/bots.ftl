# Az ellenfelek szintjei.

level-page = Apród
level-page-about = első játékhoz
level-squire = Fegyverhordozó
level-squire-about = a szabályokat ismeri, mást nemigen
level-knight = Lovag
level-knight-about = a legtöbb embernek jó ellenfél
level-baron = Báró
level-baron-about = előre tervez; gyakorlott játékosoknak
level-duke = Herceg
level-duke-about = nehéz legyőzni
level-king = Király
level-king-about = a legerősebb; akár egy mp-ig is gondolkodik

bots-random = bármelyik szabályos lépés, egyforma eséllyel
bots-guest = ebből a csomagból: { $package }

daily-no-date = A napi leosztás dátuma nem lehet „{ $date }”. Adj meg egy dátumot 2026-01-01-től kezdve, például: 2026-11-16.
daily-no-game = Ennek a játéknak nincs napi leosztása: „{ $game }”. Ezeknek van: { $known }.
