# Levels of opponents.

level-page = Page
level-page-about = for a first game
level-squire = Squire
level-squire-about = knows the rules and little more
level-knight = Knight
level-knight-about = a fair opponent for most people
level-baron = Baron
level-baron-about = plans ahead; for experienced players
level-duke = Duke
level-duke-about = hard to beat
level-king = King
level-king-about = the strongest; thinks up to a second

bots-random = any legal action, all equally likely
bots-guest = from the package { $package }

daily-no-date = “{ $date }” is not a day with a daily deal. Write a day from 2026-01-01 on, such as 2026-11-16.
daily-no-game = There is no daily deal of “{ $game }”. Games that have one: { $known }.
