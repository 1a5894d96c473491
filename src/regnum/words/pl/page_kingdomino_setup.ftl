# Ustawianie pozycji w Kingdomino.

kingdomino-setup-domino = Kafelek { $number } w nowej kolumnie
kingdomino-setup-claimed = Kolumnę można ustalić, dopóki nikt nie wybrał z niej kafelka. Cofnij ruchy albo graj dalej do następnej kolumny.
kingdomino-setup-last = Wszystkie kolumny zostały odsłonięte.
