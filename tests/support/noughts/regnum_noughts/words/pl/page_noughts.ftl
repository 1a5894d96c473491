# Kółko i krzyżyk na stronie.

noughts-page-about = Trzy w linii, z kafelkami, które widzisz tylko ty.
noughts-page-size = 2 graczy, 2 min
noughts-page-board = Plansza
noughts-page-square =
    { $owner ->
        [none] { $square }: puste
       *[other] { $square }: { $owner }, { $tile }
    }
noughts-page-place = Połóż swój kafelek: { $tile }
noughts-page-wait = { $player } kładzie kafelek.
noughts-page-over = Gra jest skończona.
noughts-page-log = { $player } kładzie kafelek na { $square }
noughts-page-options = Punkty
noughts-page-option-sums = Kafelki się liczą
noughts-page-option-sums-about = Każdy kafelek jest wart tyle, ile na nim widać.
