# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = Ezek a játékok csak ebben a böngészőben vannak tárolva. A befejezett játékokat exportálhatod, hogy megmaradjanak, vagy máshol is megnyithasd őket.
page-mine-empty = Ebben a böngészőben még nincs tárolt játék.
page-mine-import = Játék importálása
page-mine-import-about = Innen exportált, kiszolgálóról letöltött vagy a regnum által írt fájl.
page-mine-imported = A játékot ellenőriztük és eltároltuk.
page-mine-export = Exportálás
page-mine-delete = Törlés
page-mine-delete-title = Töröljük ezt a játékot?
page-mine-delete-about = A játék törlődik ebből a böngészőből. Ezt nem lehet visszavonni.
page-mine-deleted = A játékot töröltük.
page-mine-open = Folytatás

page-here-full = Ebben a böngészőben nincs több hely játékoknak, ezért semmi sem változott. Törölj régi játékokat, vagy szabadíts fel helyet, és próbáld újra.
page-here-no-storage = Ez a böngésző nem engedi, hogy a Regnum bármit tároljon, ezért semmi sem változott. A privát ablakok gyakran tiltják.
page-here-newer = Ezt a játékot a Regnum újabb változata tárolta. Töltsd be újra az oldalt a frissítéshez, és nyisd meg utána.
page-here-damaged = Ezt a játékot nem lehet elolvasni: megsérült, amit a böngésző tárolt.
page-here-no-game = Ezt a játékot nem lehet a böngészőben játszani.
page-here-no-clock = A böngészőben játszott játékokhoz nincs óra.
page-here-no-page = Itt nincs semmi.
page-here-invalid = A kérés más alakú a vártnál: { $problem }
page-here-broken = Valami elromlott. Töltsd be újra az oldalt; a játékaid megvannak.
