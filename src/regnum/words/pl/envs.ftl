# Środowiska do uczenia

error-env-reward = Nie ma nagrody „{ $reward }”. Znane: { $known }.
error-env-outside = Na wszystkich miejscach grają gotowe strategie: zostaw co najmniej jedno miejsce na własne ruchy.
error-env-illegal = W grze { $game } ruch { $action } jest niedozwolony. Dozwolone są ruchy, przy których maska ma 1.
