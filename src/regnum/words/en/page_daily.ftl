# The daily deal.

daily-title = Daily deal
daily-games = Games
daily-number = Daily deal { $number }: { $game }
daily-about = Everyone plays the same deal today, against the same opponents, who make the same random choices. Only your play makes the difference.
daily-rivals = Players: { $players }. You play against: { $rivals }.
daily-once = Only your first try counts. You can play again afterwards, just for fun.
daily-play = Play today’s deal
daily-go-on = Continue
daily-yesterday = Yesterday’s result
daily-no-day = There is no deal for this day yet.
daily-streak = Days in a row: { $days }
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-comparing = Bots are playing this deal for comparison…
daily-better = Better than { $better } of 100 games by bots.
daily-between = Between { $below } and { $above }.
daily-above = Above every level, even { $level }.
daily-below = Below every level; the nearest is { $level }.
daily-field = Points that bots scored with this deal
daily-level = Level
daily-column-level = Level
daily-column-games = Games
daily-column-mean = Average
daily-column-most = 8 in 10 games
daily-column-beaten = Fewer points than you
daily-range = { $low } to { $high }
daily-percent = { $share }%
daily-how = Bots played these games on this device: each level in your seat, with the same deal and opponents, up to 1,000 games each. The strong levels finish fewer in half a minute; the King gets 400 playouts per move. A game with as many points as yours counts half.
daily-playing = Bots are playing more games…
daily-more = Let bots play more games
daily-copy = Copy as text
daily-copy-failed = Your browser blocked copying. Allow it for this page and try again.
daily-card = Picture to share
daily-card-about = The picture shows your board, so it gives away some of the deal. The text does not.
daily-share-line = { $points ->
    [one] { $points } point, better than { $better } of 100
   *[other] { $points } points, better than { $better } of 100
}
daily-share-better = better than { $better } of 100
daily-given-up = You resigned this game.
daily-taken-back = You undid a move after an opponent had answered it, so this result is shown to you but is not sent anywhere.
daily-see = View game
daily-again = Play again
daily-not-counted = Does not count.
daily-next = The next deal opens in { $hours } h { $minutes } min.
daily-list-add = Add to today’s list
daily-list = Today’s players
daily-list-count = Results sent so far: { $players }. Yours is compared with them once you add it.
daily-list-place = { $place }.
daily-list-better = Better than { $better } of 100 players.
daily-list-alone = No one else has sent a result yet.
