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
