# Kółko i krzyżyk w terminalu i w wierszu poleceń.

noughts-option-players = liczba graczy: 2
noughts-option-sums = każdy kafelek jest wart tyle, ile na nim widać, dla gracza, który go położył
noughts-terminal-do = { $player }, połóż swój kafelek: { $tile }
noughts-terminal-turn = { $player } kładzie kafelek.
noughts-terminal-cover = { $player }, weź klawiaturę, niech nikt inny nie patrzy, i naciśnij Enter.
noughts-terminal-points = { $player }: { $points }
noughts-terminal-left = { $tiles ->
    [one] został { $tiles } kafelek
    [few] zostały { $tiles } kafelki
   *[many] zostało { $tiles } kafelków
}
noughts-terminal-sums = Kafelki się liczą
noughts-terminal-good = Trzy w linii wygrywają. Enter zaczyna grę.
noughts-terminal-continue = Kontynuuj zapisaną grę: { $players }
noughts-terminal-rules = Kafelek, który widzisz tylko ty, połóż na pustym polu. Trzy pola w linii wygrywają.
noughts-terminal-help-move = przejdź na inne pole
noughts-terminal-help-confirm = połóż kafelek
