# Amit az asztal mond, ha valamit nem enged.

table-name = Egy név 1–{ $most } látható karakterből állhat, egy sorban.
table-chat = Egy csevegőüzenet 1–{ $most } látható karakterből állhat, egy sorban.
table-salt = Az osztásba kevert szavad legfeljebb { $most } egyszerű karakter lehet: ékezet nélküli betűk, számjegyek, írásjelek, szóközök.
table-only-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
table-only-seated = Ezt csak az asztalnál ülők tehetik meg.
table-not-your-seat = Ez nem a te helyed.
table-seat-taken = Itt már ül valaki.
table-seat-reserved = Ez a hely másnak van fenntartva.
table-seat-plan = Egy hely vagy egy gépi játékosé, vagy a tiéd; mindkettőtöké nem lehet.
table-players-by-seats = A játékosok számát ne add meg: annyian vannak, ahány hely van.
table-begun = A játék már elkezdődött; ezt csak a kezdés előtt lehet megtenni.
table-not-begun = A játék még nem kezdődött el.
table-not-full = A játék akkor kezdődhet, ha már minden hely foglalt.
table-over = A játék véget ért.
table-not-over = A játék még nem ért véget.
table-resigned = Ezen a helyen már feladtad a játékot.
table-stale = A játék közben továbbment: a kérésed lépésszáma { $meant }, a játéké most { $ply }.
table-nothing-to-undo = Nincs olyan lépésed, amelyet visszavonhatnál.
table-undo-revealed = Azóta láthatóvá vált valami, ami rejtve volt, ezért nincs visszavonás.
table-no-undo-asked = Senki sem kért visszavonást.
table-chat-off = Ennél az asztalnál nincs csevegés.
table-mute-self = Saját magadat nem némíthatod el.
table-player-here = Ez a játékos itt van; gépi játékos csak a távol lévők helyett játszik.
table-full = Ez az asztal már { $most } eseményt őriz. Mostantól csak a játékot lehet rajta végigjátszani.
table-undo-often = Ebben a körben már { $most } visszavonás volt. Játssz tovább, mielőtt újra visszavonnál.
