# Środowiska do uczenia

error-env-reward = Nieznana nagroda „{ $reward }”. Do wyboru: { $known }.
error-env-outside = Na wszystkich miejscach grają gotowe strategie. Zostaw co najmniej jedno miejsce na ruchy, które wybierasz.
error-env-illegal = Ruch { $action } jest niedozwolony w grze { $game }. Wybierz ruch, przy którym maska ma 1.
error-env-mode = Nieznany sposób rysowania „{ $mode }”. Do wyboru: { $known }.
error-env-picture = Do obrazów potrzebny jest pakiet „{ $package }”. Zainstaluj go poleceniem: pip install 'regnum[envs]'
error-env-opponents = Liczba przeciwników ({ $opponents }) nie pasuje do liczby pozostałych miejsc ({ $others }): podaj przeciwnika na każde miejsce albo jednego na wszystkie.
error-env-chance = Nieznany rodzaj losowości „{ $chance }”. Do wyboru: { $known }.
