# Noughts and crosses with a hidden draw.

noughts-name = Noughts
noughts-error-players = Noughts is for 2 players, not { $players } (N-2).
noughts-error-notation = “{ $text }” is no square. Write a1 to c3.
noughts-explain-over = The game is over.
noughts-explain-wait = It is not your turn.
noughts-explain-taken = The square { $square } is taken.
noughts-explain-free = The square { $square } is empty, so you may place your tile there.
