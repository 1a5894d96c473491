# Amőba az oldalon.

noughts-page-about = Három egy vonalban, lapkákkal, amelyeket csak te látsz.
noughts-page-size = 2 játékos, 2 perc
noughts-page-board = A tábla
noughts-page-square =
    { $owner ->
        [none] { $square }: üres
       *[other] { $square }: { $owner }, { $tile }
    }
noughts-page-place = Tedd le a lapkádat: { $tile }
noughts-page-wait = { $player } lapkát tesz le.
noughts-page-over = A játék véget ért.
noughts-page-log = { $player } lapkát tett ide: { $square }
noughts-page-options = Pontok
noughts-page-option-sums = A lapkák is számítanak
noughts-page-option-sums-about = Minden lapka annyit ér, amennyi rajta áll.
