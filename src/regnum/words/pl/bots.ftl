# Poziomy przeciwników.

level-page = Paź
level-page-about = na pierwszą grę
level-squire = Giermek
level-squire-about = zna zasady i niewiele więcej
level-knight = Rycerz
level-knight-about = godny przeciwnik dla większości
level-baron = Baron
level-baron-about = planuje naprzód; dla doświadczonych
level-duke = Książę
level-duke-about = trudny do pokonania
level-king = Król
level-king-about = najsilniejszy; myśli najwyżej sekundę

bots-about =
    { $bot ->
        [random] dowolny dozwolony ruch, każdy równie prawdopodobny
        [greedy] bierze od razu najwięcej punktów
        [greedy-placement] opublikowany w 2018: układa za najwięcej punktów, wybiera losowo
        [full-greedy] opublikowany w 2018: układa i wybiera za najwięcej punktów, o jedno domino naprzód
        [mce-tr] opublikowany w 2018: ocena Monte Carlo, losowe symulacje
        [mce-fg] opublikowany w 2018: ocena Monte Carlo, zachłanne symulacje
        [mce-eg] opublikowany w 2018: ocena Monte Carlo, symulacje zachłanne trzy razy na cztery
        [mce-pg] opublikowany w 2018: ocena Monte Carlo, dla siebie zachłannie, dla rywali losowo
        [uct-tr] opublikowany w 2018: przeszukiwanie drzewa (UCT), losowe symulacje
        [uct-fg] opublikowany w 2018: przeszukiwanie drzewa (UCT), zachłanne symulacje
        [olts] przeszukiwanie drzewa w pętli otwartej, jak w innych programach
        [static] to, co najwięcej obiecuje według wyuczonej oceny, bez przeszukiwania
        [search] najsilniejszy: przeszukiwanie drzewa, bezbłędny pod koniec
        [flat-mc] płaskie Monte Carlo, losowe symulacje
        [flat-mc-greedy] płaskie Monte Carlo, zachłanne symulacje
       *[other] myśli naprzód
    }
bots-guest = z pakietu { $package }
