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

bots-about =
    { $bot ->
        [random] any legal action, all equally likely
        [greedy] takes the most points at once
        [greedy-placement] published in 2018: places for the most points, drafts at random
        [full-greedy] published in 2018: places and drafts for the most points, one domino ahead
        [mce-tr] published in 2018: Monte Carlo evaluation, random playouts
        [mce-fg] published in 2018: Monte Carlo evaluation, full greedy playouts
        [mce-eg] published in 2018: Monte Carlo evaluation, playouts greedy three times in four
        [mce-pg] published in 2018: Monte Carlo evaluation, greedy for itself, random for rivals
        [uct-tr] published in 2018: tree search (UCT), random playouts
        [uct-fg] published in 2018: tree search (UCT), full greedy playouts
        [olts] open-loop tree search as other programs have it
        [static] what promises most by a learned value, without search
        [search] the strongest: tree search, exact near the end
        [flat-mc] flat Monte Carlo, random playouts
        [flat-mc-greedy] flat Monte Carlo, greedy playouts
       *[other] thinks ahead
    }
bots-guest = from the package { $package }
