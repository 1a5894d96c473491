# Amit az asztal mond, ha valamit nem enged.

table-name = Egy név 1–{ $most } látható karakterből állhat, egy sorban.
table-chat = Egy üzenet 1–{ $most } látható karakterből állhat, egy sorban.
table-salt = A saját szöveged legfeljebb { $most } egyszerű karakter lehet: ékezet nélküli betűk, számjegyek, írásjelek, szóközök.
table-only-host = Ezt csak a házigazda teheti meg.
table-only-seated = Ezt csak az asztalnál ülők tehetik meg.
table-not-your-seat = Ez nem a te helyed.
table-seat-taken = Ez a hely már foglalt.
table-seat-reserved = Ez a hely másnak van fenntartva.
table-seat-plan = Egy hely vagy egy gépi játékosé, vagy a tiéd; mindkettőtöké nem lehet.
table-players-by-seats = A játékosok számát ne add meg: annyian játszanak, ahány hely van.
table-begun = A játék már elkezdődött, ezért erre nincs lehetőség.
table-not-begun = A játék még nem kezdődött el.
table-not-full = A játék akkor kezdődhet, ha minden hely foglalt.
table-over = Ennél az asztalnál véget ért a játék.
table-not-over = A játék még nem ért véget.
table-resigned = Már feladtad a játékot.
table-stale = Közben a játék továbbment: a kérésed lépésszáma { $meant }, a játéké most { $ply }.
table-nothing-to-undo = Nincs visszavonható lépésed.
table-undo-revealed = Azóta láthatóvá vált valami, ami rejtve volt, ezért nem vonhatsz vissza.
table-no-undo-asked = Senki sem kért visszavonást.
table-chat-off = Ennél az asztalnál nincs csevegés.
table-mute-self = Saját magadat nem némíthatod el.
table-player-here = Ez a játékos itt van; gépi játékos csak a távol lévők helyett játszik.
table-full = Ez az asztal elérte a határt ({ $most } esemény). Mostantól csak végig lehet játszani a játékot.
table-undo-often = Ebben a körben már { $most } visszavonásod volt. Játssz tovább, mielőtt újra visszavonnál.
