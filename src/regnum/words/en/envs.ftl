# Environments for learning

error-env-reward = Unknown reward “{ $reward }”. Choose one of: { $known }.
error-env-outside = Policies play every seat. Leave at least one seat for the actions you choose.
error-env-illegal = The action { $action } is not legal in game { $game }. Choose an action whose mask is 1.
error-env-mode = Unknown render mode “{ $mode }”. Choose one of: { $known }.
error-env-picture = Pictures need the package “{ $package }”. Install it with: pip install 'regnum[envs]'
error-env-opponents =
    { $opponents ->
        [one] One opponent does
       *[other] { $opponents } opponents do
    } not fill the other seats. Name { $others }, or one for all of them.
error-env-chance = Unknown kind of chance “{ $chance }”. Choose one of: { $known }.
