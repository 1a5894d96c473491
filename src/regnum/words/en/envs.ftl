# Environments for learning

error-env-reward = There is no reward “{ $reward }”. Known: { $known }.
error-env-outside = Policies play all the seats: leave at least one for the actions that you choose.
error-env-illegal = In game { $game } the action { $action } is not legal. Legal actions are those that its mask has a 1 for.
