# Co mówi stół, gdy na coś nie pozwala.

table-name = Imię ma od 1 do { $most } widocznych znaków, w jednym wierszu.
table-chat = Wiadomość na czacie ma od 1 do { $most } widocznych znaków, w jednym wierszu.
table-salt = Twoje słowo domieszane do rozdania może mieć do { $most } zwykłych znaków: liter bez znaków diakrytycznych, cyfr, znaków przestankowych i spacji.
table-only-host = To może zrobić tylko osoba, która otworzyła stół.
table-only-seated = To mogą zrobić tylko osoby siedzące przy stole.
table-not-your-seat = To nie jest twoje miejsce.
table-seat-taken = Ktoś już tu siedzi.
table-seat-reserved = To miejsce czeka na kogoś innego.
table-seat-plan = Miejsce może być albo dla bota, albo dla ciebie.
table-players-by-seats = Nie podawaj liczby graczy: jest ich tylu, ile miejsc.
table-begun = Gra już się zaczęła; to można zrobić tylko wcześniej.
table-not-begun = Gra jeszcze się nie zaczęła.
table-not-full = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
table-over = Gra jest skończona.
table-not-over = Gra nie jest jeszcze skończona.
table-resigned = Po poddaniu się nie grasz już na tym miejscu.
table-stale = Gra poszła już dalej: to dotyczyło ruchu { $meant }, a teraz jest ruch { $ply }.
table-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
table-undo-revealed = Od tamtej pory odkryto coś, co było ukryte, więc nie można cofnąć.
table-no-undo-asked = Nikt nie prosił o cofnięcie ruchu.
table-chat-off = Przy tym stole nie ma czatu.
table-mute-self = Siebie nie można wyciszyć.
table-player-here = Ten gracz jest przy stole; bot gra tylko za nieobecnych.
table-full = Przy tym stole zapisano już { $most } zdarzeń. Odtąd można tylko dograć grę do końca.
table-undo-often = W tej turze cofnięto ruch już { $most } razy. Zagraj dalej, zanim znów coś cofniesz.
