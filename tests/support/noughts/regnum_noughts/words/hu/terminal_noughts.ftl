# Amőba a terminálban és a parancssorban.

noughts-option-players = játékosok száma: 2
noughts-option-sums = minden lapka annyit ér annak, aki letette, amennyi rajta áll
noughts-terminal-do = { $player }, tedd le a lapkádat: { $tile }
noughts-terminal-turn = { $player } lapkát tesz le.
noughts-terminal-cover = { $player }, vedd át a billentyűzetet, más ne nézzen oda, és nyomj Entert!
noughts-terminal-points = { $player }: { $points }
noughts-terminal-left = { $tiles ->
   *[other] { $tiles } lapka maradt
}
noughts-terminal-sums = A lapkák is számítanak
noughts-terminal-good = Három egy vonalban nyer. Az Enter indítja a játékot.
noughts-terminal-continue = A mentett játék folytatása: { $players }
noughts-terminal-rules = A lapkát, amelyet csak te látsz, tedd egy üres mezőre. Három mező egy vonalban nyer.
noughts-terminal-help-move = másik mezőre lép
noughts-terminal-help-confirm = leteszi a lapkát
