# A weboldal: amit minden képernyő mond, bármi is a játék.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Te jössz · { $title } · Regnum
page-tag = Két kis játék nagy királyságokról.
page-unofficial = A Regnum nem hivatalos: játékosok készítették játékosoknak, a játékok kiadóihoz nincs köze.

## Mindenütt

page-skip = Ugrás a tartalomhoz
page-home = Kezdőlap
page-language = Nyelv
page-close = Bezárás
page-cancel = Mégse
page-go-on = Tovább
page-save = Mentés
page-saved = Elmentve.
page-copy = Másolás
page-copied = Kimásolva
page-copy-by-hand = A böngésző nem engedi a másolást. Jelöld ki a hivatkozást, és másold ki kézzel.
page-share = Küldés
page-loading = Egy pillanat …
page-broken-title = Valami elromlott
page-broken = Valami elromlott a kirajzolás közben. Az oldal újratöltése általában segít; a játékaid biztonságban vannak.
page-missing-title = Itt nincs semmi
page-missing = Ezen a címen nincs semmi. Talán elveszett belőle egy betű.
page-unreachable = Az asztal nem érhető el. Próbáld újra egy kis idő múlva.
page-stale = A játék közben továbbment, ezért ez a lépés nem történt meg. Nézd meg újra.
page-not-now = Egyszerre csak egyet: az előző lépésed még úton van.
page-you = Te
page-you-as = { $name } (te)
page-nobody = valaki
page-guest = Vendég
page-name-twin = { $number }. { $name }

## A kezdőlap

page-choose-game = Válassz játékot
page-play-game = { $game }: játék
page-play-now = Játék most
page-play-now-about =
    { $opponents ->
        [one] A gép ellen: { $level }
       *[other] A gép ellen: { $opponents } × { $level }
    }
page-play-friends = Játék barátokkal
page-play-friends-about = Nyiss asztalt, és küldd el a hivatkozást
page-play-pass = Játék egy eszközön
page-play-pass-about = Kézről kézre adva
page-play-options = Ellenfelek és szabályok
page-join-code = Csatlakozás kóddal
page-join-example = k7qd3mx9ap
page-join = Belépek
page-continue = Folytatás
page-your-turn-short = Te jössz
page-waiting-for = Várakozás: { $name }
page-waiting-for-players = Játékosokra vár
page-around = Az asztal körül
page-learn = Tanulás
page-learn-about = Öt perc, játék közben
page-score = Pontozólap
page-score-about = A saját asztalodhoz
page-lobby = Nyitott asztalok
page-lobby-about = Csatlakozz, vagy nézz játékot
page-archive = Archívum
page-archive-about = Lejátszott játékok
page-mine = Játékaim itt
page-mine-about = Ebben a böngészőben tárolva

## A játék előtt

page-new-bots = { $game }: a gép ellen
page-new-bots-start = Játék
page-new-friends = { $game }: barátokkal
page-new-friends-start = Asztal nyitása
page-new-pass = { $game }: egy eszközön
page-new-pass-start = Játék
page-new-table = Asztal nyitása
page-opponents = Ellenfelek
page-players = Játékosok
page-level = Milyen erős legyen?
page-who = Ki játszik?
page-who-kind = { $number }. játékos: ember vagy gép
page-person = Ember
page-player = { $number }. játékos
page-house = Az asztal
page-listed = Látszik a nyitott asztalok között
page-listed-about = Bárki rátalálhat és leülhet; különben csak az, akinek megvan a hivatkozás.
page-chat = Csevegés
page-chat-about = Az asztalnál ülők írhatnak egymásnak.
page-clock = Idő egy döntésre
page-clock-about = Aki kifut az időből, helyette gépi játékos lép, amíg vissza nem tér.
page-clock-none = Nincs korlát
page-clock-seconds =
    { $seconds ->
        [one] 1 másodperc
       *[other] { $seconds } másodperc
    }
page-clock-minutes =
    { $minutes ->
        [one] 1 perc
       *[other] { $minutes } perc
    }
page-clock-days =
    { $days ->
        [one] 1 nap
       *[other] { $days } nap
    }
page-options-reset = Vissza a szokásos szabályokhoz
page-where = Hol játsszunk?
page-where-here = Ebben a böngészőben
page-where-server = A kiszolgálón
page-where-about = Ebben a böngészőben a játék ezen az eszközön marad, és hálózat nélkül is működik. A kiszolgálóról másik eszközre is át lehet vinni.
page-here-insecure = Játékot csak biztonságos kapcsolaton (https) lehet ebben a böngészőben tárolni. Játssz a kiszolgálón!

## Nevek

page-name-title = Hogy szólítsunk?
page-name-label = A neved
page-name-about = A többiek olvassák az asztalnál. Nincs fiók, nincs jelszó; ez a böngésző emlékszik rád.
page-name-later = Azoknál az asztaloknál érvényes, amelyekhez ezután ülsz le.

## Az asztal a játék előtt

page-seats = Helyek
page-seat-empty = Üres hely
page-seat-free = Bárki leülhet ide
page-seat-kept = Valakinek fenntartva
page-seat-kept-you = Neked fenntartva
page-seat-bot = A ház gépi játékosa
page-seat-host = Az asztal gazdája
page-seat-here = Itt van
page-seat-away = Most nincs itt
page-seat-for = Ki játszik a(z) { $number }. helyen
page-seat-open = Nyitott
page-sit-too = Ide is ülök
page-sit = Leülök
page-stand = Felállok
page-send-away = Elküldöm
page-start = Kezdődjön a játék
page-start-about = Mindenki itt van.
page-start-when-full =
    { $seats ->
        [one] Még egy hely üres. Hívj valakit, vagy ültess oda gépi játékost.
       *[other] Még { $seats } hely üres. Hívj valakit, vagy ültess oda gépi játékosokat.
    }
page-starts-when-full = A játék elkezdődik, amint minden hely foglalt.
page-host-starts = A játék akkor kezdődik, amikor az asztal gazdája elindítja.
page-invite = Hívj másokat
page-invite-link = Hivatkozás ehhez az asztalhoz
page-invite-code = Vagy ezzel a kóddal:
page-invite-qr = QR-kód ennek az asztalnak a hivatkozásával
page-what = Mit játszunk?
page-for-players =
    { $players ->
        [one] 1 játékos
       *[other] { $players } játékos
    }
page-is-listed = Látszik a nyitott asztalok között
page-is-private = Zártkörű: csak annak, akinek megvan a hivatkozás
page-has-chat = Csevegéssel
page-no-chat = Csevegés nélkül
page-has-clock = Egy döntésre: { $time }
page-no-clock = Nincs óra
page-close-table = Asztal bezárása
page-close-table-about = Ide már senki sem ülhet le.

## Az asztal a játék alatt

page-table = Asztal
page-table-of =
    { $players ->
        [2] Kétfős asztal
        [3] Háromfős asztal
        [4] Négyfős asztal
       *[other] { $players } fős asztal
    }
page-notices = Értesítések
page-menu = Menü
page-rules = Szabályok
page-undo = Visszavonás
page-undo-waiting = Azt kérted, hogy visszavonhasd a lépésedet. A többieknek bele kell egyezniük.
page-undo-asked = { $name } szeretne visszavonni egy lépést.
page-undo-agree = Rendben
page-undo-declined = { $name } nem egyezett bele: a lépésed marad.
page-undo-decline = Nem
page-resign = Feladás
page-resign-of = Feladás: { $name }
page-resign-about = Feladod ezt a játékot. Ha a többiek folytatják, helyetted gépi játékos játszik tovább.
page-resign-seat-about = { $name } feladja ezt a játékot. Ha a többiek folytatják, itt gépi játékos játszik tovább.
page-watch-link = Hivatkozás ehhez az asztalhoz
page-watch-link-about = Akinek megvan ez a hivatkozás, nézheti a játékot
page-watching = Nézőként vagy itt. Titkokat nem látsz.
page-device = Folytatás másik eszközön
page-device-of = Másik eszköz: { $name }
page-device-about = Ebből egy hivatkozás lesz, amely másik eszközre viszi a helyedet. Egyszer használható, negyedóráig; onnantól ott játszol, nem itt.
page-device-make = Hivatkozás készítése
page-device-link = Nyisd meg a másik eszközön
page-device-qr = QR-kód a másik eszköznek szóló hivatkozással
page-sound-on = Hang bekapcsolása
page-sound-off = Hang kikapcsolása
page-leave = Kilépés (a játék megvár)
page-away = { $name } nincs itt.
page-replace = Játsszon gép helyette
page-stand-in-you = Gépi játékos játszik helyetted.
page-return = Visszaveszem
page-stranger = Ezt a böngészőt itt már nem ismerik, ezért csak nézőként vagy itt.
page-stranger-again = Újra megmondom a nevemet
page-reconnecting = Megszakadt a kapcsolat. Újrapróbálás …
page-offline = Nincs hálózat. A játék folytatódik, amint visszatér.
page-pending-kept = A lépésed megmaradt, el lesz küldve.
page-face-broken = Ezt a játékot nem sikerült kirajzolni, ezért itt van, mit tehetsz, jelölésekkel.
page-no-table = Nincs ilyen asztal.
page-clock-left = Hátralévő idő: { $time }
page-clock-late = Még tíz másodperc!
page-pass-to = Add át az eszközt: { $name }
page-pass-about = Most csak { $name } nézhet ide. Más titkai nem látszanak.
page-pass-ready = { $name } vagyok
page-your-turn = Te jössz.
page-turn-of = { $name } következik.
page-is-over = A játék véget ért.

## A napló

page-log = Napló
page-log-more = Mind a(z) { $lines } sor
page-log-less = Csak a legutóbbiak
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = A játék állása { $ply } lépés után
page-taken-back = (visszavonva)
page-event-sat = { $name } leült
page-event-stood = { $name } felállt
page-event-arranged =
    { $has ->
        [bot] { $bot } helyet kapott
       *[none] Megnyílt egy hely
    }
page-event-started = Elkezdődött a játék
page-event-undone =
    { $whose ->
        [you] Visszavontál egy lépést
       *[other] { $name } visszavont egy lépést
    }
page-event-undo-asked =
    { $whose ->
        [you] Vissza szeretnél vonni egy lépést
       *[other] { $name } vissza szeretne vonni egy lépést
    }
page-event-undo-answered =
    { $agrees ->
        [yes]
            { $whose ->
                [you] Beleegyeztél
               *[other] { $name } beleegyezett
            }
       *[no]
            { $whose ->
                [you] Nem egyeztél bele
               *[other] { $name } nem egyezett bele
            }
    }
page-event-replaced =
    { $reason ->
        [time]
            { $whose ->
                [you] Kifutottál az időből: { $bot } játszik tovább
               *[other] { $name } kifutott az időből: { $bot } játszik tovább
            }
       *[away]
            { $whose ->
                [you] Nem voltál itt: { $bot } játszik tovább
               *[other] { $name } nincs itt: { $bot } játszik tovább
            }
    }
page-event-returned =
    { $whose ->
        [you] Visszatértél
       *[other] { $name } visszatért
    }
page-event-moved =
    { $whose ->
        [you] Másik eszközön folytatod
       *[other] { $name } másik eszközön folytatja
    }
page-event-resigned =
    { $whose ->
        [you] Feladtad
       *[other] { $name } feladta
    }
page-event-ended =
    { $reason ->
        [closed] Az asztalt bezárták
        [resigned] A játék feladással ért véget
       *[played] A játék véget ért
    }

## Csevegés

page-chat-new =
    { $lines ->
        [one] 1 új
       *[other] { $lines } új
    }
page-chat-line = { $name } írja: { $text }
page-chat-muted = Akiket elnémítottál, azoknak az üzenetei nem látszanak.
page-chat-empty = Még senki sem írt semmit.
page-chat-write = Írj az asztalnak
page-chat-send = Küldés
page-chat-seated = Írni az asztalnál ülők tudnak.
page-mute = Némítás: { $name }
page-unmute = Mégis olvasom: { $name }

## Ha vége van

page-closed = Az asztalt bezárták, mielőtt a játék elkezdődött volna.
page-you-won =
    { $reason ->
        [resigned] Te nyertél: senki más nem játszott tovább.
       *[played] Te nyertél!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } nyert: senki más nem játszott tovább.
       *[played] { $name } nyert!
    }
page-shared = { $names } osztozik a győzelmen.
page-ranks = Helyezések
page-rank = { $rank }.
page-has-resigned = (feladta)
page-rematch = Visszavágó
page-rematch-go = Irány a visszavágó
page-look = Megnézem
page-proof = Tisztességes volt minden?
page-proof-about = Az asztal az első lépés előtt közzétette a keverés pecsétjét. Most, hogy a játék véget ért, bárki ellenőrizheti az osztást és minden lépést.
page-record = A játék letöltése
page-verify = Ellenőrzés
page-verified =
    { $plies ->
        [one] Minden igaz: az osztás megfelel a pecsétjének, és az egyetlen lépés szabályos volt.
       *[other] Minden igaz: az osztás megfelel a pecsétjének, és mind a(z) { $plies } lépés szabályos volt.
    }
page-commitment = Pecsét:
page-seed = Magszöveg:

## Visszajátszás

page-replay = Visszajátszás
page-replay-ply = Lépés
page-replay-at = { $ply } / { $plies }
page-replay-begin = Kezdődik a játék.
page-replay-first = Az elejére
page-replay-back = Egy lépést vissza
page-replay-play = Magától
page-replay-pause = Állj
page-replay-forward = Egy lépést előre
page-replay-last = A végére
page-replay-link = Hivatkozás erre a pillanatra
page-replay-link-about = Ahhoz az álláshoz vezet, amelyet most látsz
page-replay-leave = Vissza a játékhoz
page-replay-result = Az eredményhez

## Listák

page-game = Játék
page-all = Mind
page-lobby-lead = Játékosokra váró asztalok, és játékok, amelyeket nézhetsz.
page-lobby-empty = Most egyetlen asztal sem látszik. Nyiss egyet!
page-join-table = Belépek
page-watch = Nézem
page-free-seats =
    { $seats ->
        [one] 1 szabad hely
       *[other] { $seats } szabad hely
    }
page-won = nyert
page-more-tables = Több
page-tables-found =
    { $tables ->
        [one] 1 asztal
       *[other] { $tables } asztal
    }
page-archive-lead = Befejezett játékok: a nyilvánosak és a tieid.
page-archive-empty = Nincs ilyen játék.
page-archive-name = Egy játékos neve
page-archive-since = Ettől
page-archive-until = Eddig
page-search = Keresés
page-my-statistics = Az eredményeim
page-statistics = Eredmények
page-statistics-of = { $name } eredményei
page-statistics-none = Még nincs végigjátszott játék.
page-games = Játékok
page-games-played = Lejátszott játékok
page-wins = Győzelmek
page-mean-score = Átlagpontszám
page-best-score = Legjobb pontszám

## Másik eszköz

page-seat-link = Foglald el itt a helyedet
page-seat-link-about = Ez a hivatkozás egy helyet hoz át erre az eszközre. Onnantól itt játszol.
page-seat-link-take = Elfoglalom
page-seat-link-broken = Ez a hivatkozás nem teljes. Másold ki újra, vagy fényképezd le a QR-kódot.

## Beállítások

page-settings = Beállítások
page-looks = Megjelenés
page-theme = Színek
page-theme-auto = Mint az eszközön
page-theme-day = Nappal
page-theme-night = Éjszaka
page-motion = Mozgás
page-motion-auto = Mint az eszközön
page-motion-full = Teljes
page-motion-less = Kevesebb
page-sound = Hang
page-sound-about = Rövid hangok, ha te jössz, ha valaki lép, vagy ha valaki ír. Mindez látszik is.
page-shortcuts = Gyorsbillentyűk
page-shortcuts-about = Egyetlen betű vagy szám is tesz valamit az asztalnál: az R például elforgatja a dominót. A nyilak, az Enter és az Escape mindig működnek.
page-data = Az adataid
page-data-about = A kiszolgáló egy nevet ismer, meg egy titkot egy sütiben; mást nem. A befejezett játékok az archívumban maradnak, de ha törlöd magad, a neved nélkül.
page-forget = Minden adatom törlése
page-forget-about = A neved és amit a csevegésekben írtál, törlődik; a futó játékaidat feladod. Ezt nem lehet visszavonni.
page-forgotten = Kész: elfelejtettünk.

# A new version, and installing.
page-version = Elkészült egy új változat. A játékaid megmaradnak.
page-version-use = Váltás most
page-version-later = Később
page-install = Telepítés
page-install-about = A Regnum úgy nyílik meg, mint bármely más alkalmazás, hálózat nélkül is.
page-install-do = A Regnum telepítése

# Where there is no server.
page-alone-title = Kiszolgáló nélkül
page-alone = Ahhoz, hogy hálózaton játssz a barátaiddal, Regnum-kiszolgáló kell, és ennek az oldalnak nincs.
page-data-here = A neved és a játékaid csak ebben a böngészőben vannak tárolva.
