# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = Ezeket a játékokat csak ez a böngésző tárolja. A befejezett játékokat exportálhatod, így megmaradnak, és máshol is megnyithatók.
page-mine-empty = Ebben a böngészőben még nincs tárolt játék.
page-mine-export = Exportálás
page-mine-delete = Törlés
page-mine-delete-title = Törlöd ezt a játékot?
page-mine-delete-about = A játék törlődik ebből a böngészőből. Ezt nem lehet visszavonni.
page-mine-deleted = A játékot töröltük.

page-here-full = Ebben a böngészőben nincs több hely játékoknak, ezért semmi sem változott. Törölj régi játékokat, vagy szabadíts fel helyet, és próbáld újra.
page-here-no-storage = Ez a böngésző nem engedi, hogy a Regnum bármit tároljon, ezért semmi sem változott. Privát ablakban ez gyakran tiltott.
page-here-newer = Ezt a játékot a Regnum újabb verziója tárolta. Töltsd újra az oldalt, hogy frissüljön, aztán nyisd meg a játékot.
page-here-damaged = Ezt a játékot nem lehet beolvasni: a böngészőben tárolt adatok megsérültek.
page-here-no-game = Ezt a játékot nem lehet a böngészőben játszani.
page-here-no-clock = A böngészőben játszott játékokhoz nem állítható be óra.
page-here-no-page = Itt nincs semmi.
page-here-invalid = A kérés nem érvényes: { $problem }
page-here-broken = Hiba történt. Töltsd újra az oldalt; a játékaid megvannak.
page-here-no-daily = Nincs napi leosztás ehhez a naphoz: { $date }.
page-here-setup-over = Ezzel a lépéssel véget érne a játék. A folytatáshoz legalább egy lépésnek hátra kell lennie.
