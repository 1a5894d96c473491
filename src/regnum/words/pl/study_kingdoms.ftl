# Powody, koszty i wskazówki w Kingdoms.
