# Amőba rejtett húzással.

noughts-name = Amőba
noughts-error-players = Az Amőba 2 játékosnak való, nem { $players } játékosnak (N-2).
noughts-error-notation = „{ $text }” nem mező. Így írd: a1-től c3-ig.
noughts-explain-over = A játék véget ért.
noughts-explain-wait = Most nem te következel.
noughts-explain-taken = Ez a mező foglalt: { $square }.
noughts-explain-free = Ez a mező üres, ide teheted a lapkádat: { $square }.
