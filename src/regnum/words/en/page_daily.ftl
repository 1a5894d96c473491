# The daily deal.

daily-title = Daily deal
daily-games = Games
daily-number = Daily deal { $number }: { $game }
daily-about = Everyone plays the same deal today, against the same opponents, who make the same random choices. So results differ by play alone.
daily-rivals = Players: { $players }. You play against: { $rivals }.
daily-once = The first try counts. You can play again afterwards; further tries do not count.
daily-play = Play today’s deal
daily-go-on = Continue
daily-yesterday = Yesterday’s result
daily-no-day = There is no deal for this day yet.
daily-streak = In a row: { $days }
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-comparing = Playing games to compare with…
daily-better = Better than { $better } of 100 games of the levels.
daily-between = Between { $below } and { $above }.
daily-above = Above all levels, { $level } included.
daily-below = Below all levels; { $level } is next.
daily-field = Points of the levels with this deal
daily-level = Level
daily-column-level = Level
daily-column-games = Games
daily-column-mean = Mean
daily-column-most = 8 of 10 games
daily-column-beaten = Fewer points than you
daily-range = { $low } to { $high }
daily-percent = { $share } %
daily-how = These games were played on this device: each level in your seat, with the same deal and opponents, up to 1,000 games each. In half a minute the strong levels manage fewer; the king may spend 400 playouts on each decision. Equal points count half.
daily-playing = More games are being played…
daily-more = Play more games
daily-copy = Copy as text
daily-copy-failed = Copying did not work.
daily-card = Picture
daily-card-about = The picture shows your board, so it gives away some of the deal. The text does not.
daily-share-line = { $points ->
    [one] { $points } point, better than { $better } of 100
   *[other] { $points } points, better than { $better } of 100
}
daily-share-better = better than { $better } of 100
daily-given-up = You gave up this game.
daily-taken-back = You undid a move after an opponent had answered it, so this result is shown to you but is not sent anywhere.
daily-see = See the game
daily-again = Play again
daily-not-counted = Does not count.
daily-next = The next deal opens in { $hours } h { $minutes } min.
