# Kingdomino-állás felállítása.

kingdomino-setup-domino = Az új sor { $number }. dominója
kingdomino-setup-claimed = A sort addig lehet megválasztani, amíg egyik dominóját sem foglalták le. Vond vissza a lépéseket, vagy játssz tovább a következő sorig.
kingdomino-setup-last = Minden sort felfordítottatok.
