# Środowiska do uczenia

error-env-reward = Nieznana nagroda „{ $reward }”. Do wyboru: { $known }.
error-env-outside = Na wszystkich miejscach grają gotowe strategie. Zostaw co najmniej jedno miejsce na ruchy, które wybierasz.
error-env-illegal = Ruch { $action } jest niedozwolony w grze { $game }. Wybierz ruch, przy którym maska ma 1.
