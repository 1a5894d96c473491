# Co mówi stół, gdy na coś nie pozwala.

table-name = Imię musi mieć od 1 do { $most } widocznych znaków, w jednym wierszu.
table-chat = Wiadomość musi mieć od 1 do { $most } widocznych znaków, w jednym wierszu.
table-salt = Twoje słowo dodawane do tasowania może mieć do { $most } zwykłych znaków: liter bez znaków diakrytycznych, cyfr, znaków przestankowych i spacji.
table-only-host = To może zrobić tylko gospodarz stołu.
table-only-seated = To mogą zrobić tylko gracze przy tym stole.
table-not-your-seat = To nie jest twoje miejsce.
table-seat-taken = To miejsce jest już zajęte.
table-seat-reserved = To miejsce jest zarezerwowane dla kogoś innego.
table-seat-plan = Miejsce może być albo dla bota, albo dla ciebie.
table-players-by-seats = Nie podawaj liczby graczy: jest ich tylu, ile miejsc.
table-begun = Gra już się zaczęła, więc to nie jest już możliwe.
table-not-begun = Gra jeszcze się nie zaczęła.
table-not-full = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
table-over = Gra przy tym stole jest zakończona.
table-not-over = Gra jeszcze się nie skończyła.
table-resigned = Ta gra jest już przez ciebie poddana.
table-stale = Gra potoczyła się już dalej: to dotyczyło ruchu { $meant }, a teraz jest ruch { $ply }.
table-nothing-to-undo = Nie masz ruchu do cofnięcia.
table-undo-revealed = Od tamtej pory odkryto coś, co było zakryte, więc ruchu nie można cofnąć.
table-no-undo-asked = Nikt nie prosi o cofnięcie ruchu.
table-chat-off = Przy tym stole nie ma czatu.
table-mute-self = Siebie nie można wyciszyć.
table-player-here = Ten gracz jest przy stole; bot gra tylko za nieobecnych.
table-full = Liczba zdarzeń przy tym stole to już { $most }. Odtąd można tylko dokończyć grę.
table-undo-often = W tej turze cofnięto ruch już { $most } razy. Zagraj dalej, zanim znów coś cofniesz.
