# Kółko i krzyżyk z ukrytym dobieraniem.

noughts-name = Kółko i krzyżyk
noughts-error-players = Kółko i krzyżyk jest dla 2 graczy, nie dla { $players } (N-2).
noughts-error-notation = „{ $text }” nie jest polem. Napisz od a1 do c3.
noughts-explain-over = Gra jest skończona.
noughts-explain-wait = To nie twoja kolej.
noughts-explain-taken = Pole { $square } jest zajęte.
noughts-explain-free = Pole { $square } jest puste, więc możesz tam położyć kafelek.
