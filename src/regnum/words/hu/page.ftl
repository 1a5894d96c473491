# A weboldal: amit minden képernyő mond, bármi is a játék.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Te jössz · { $title } · Regnum
page-tag = Két kis játék nagy királyságokról.
page-unofficial = A Regnum nem hivatalos rajongói projekt, nincs kapcsolatban a játékok kiadóival.

## Mindenütt

page-skip = Ugrás a tartalomhoz
page-home = Kezdőlap
page-language = Nyelv
page-close = Bezárás
page-cancel = Mégse
page-confirm = Rendben
page-go-on = Tovább
page-save = Mentés
page-saved = Elmentve.
page-copy = Másolás
page-copied = Másolva
page-copy-by-hand = A böngésző nem engedi a másolást. Jelöld ki a linket, és másold ki kézzel.
page-share = Megosztás
page-loading = Betöltés…
page-broken-title = Hiba történt
page-broken = Az oldalnak ezt a részét nem sikerült megjeleníteni. Töltsd újra az oldalt; a játékaid biztonságban vannak.
page-missing-title = Az oldal nem található
page-missing = Ezen a címen nincs semmi. Nézd meg, nem hiányzik-e egy karakter a linkből.
page-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
page-stale = Közben továbbment a játék, ezért a lépésed már nem érvényes. Nézd meg az állást, és lépj újra.
page-not-now = Az előző lépésed még úton van. Próbáld újra egy pillanat múlva.
page-you = Te
page-you-as = { $name } (te)
page-nobody = Törölt játékos
page-guest = Vendég
page-name-twin = { $name } { $number }

## A kezdőlap

page-choose-game = Válassz játékot
page-play-game = Új játék: { $game }
page-play-now = Azonnali játék
page-play-now-about =
    { $rules ->
        [usual] A gép ellen: { $opponents }, szokásos szabályok
       *[own] A gép ellen: { $opponents }. { $variants }
    }
page-play-friends = Játék barátokkal
page-play-friends-about = Nyiss asztalt, és küldd el a linket
page-play-pass = Játék egy eszközön
page-play-pass-about = Egy eszköz, kézről kézre
page-play-options = Ellenfelek és szabályok
page-join-code = Csatlakozás kóddal
page-join-example = k7qd3mx9ap
page-join = Csatlakozom
page-continue = Játékaim folytatása
page-continue-game = Folytatás
page-remove = { $game }: a játék eltávolítása
page-remove-title = Eltávolítod ezt a játékot?
page-remove-do = Eltávolítás
page-remove-about = A játék törlődik. Ezt nem lehet visszavonni.
page-remove-shared = Végleg kiszállsz a játékból: ha már elkezdődött, feladod, és egy gépi játékos játszik tovább helyetted. A többieknél a játék megmarad.
page-your-turn-short = Te jössz
page-waiting-for = { $name } következik
page-waiting-for-players = Játékosokra vár
page-around = Továbbiak
page-learn = Leckék
page-learn-about = Öt perc alatt, játék közben
page-daily = Napi leosztás
page-daily-about = Mindenki ugyanazt játssza
page-daily-result = Mai összehasonlítás
page-puzzles = Feladványok
page-puzzles-about = Egy lépés a legjobb: találd meg
page-setup = Állás felállítása
page-score = Pontozólap
page-score-about = Ha valódi asztalnál játszotok
page-lobby = Nyitott asztalok
page-lobby-about = Csatlakozz, vagy nézd mások játékát
page-archive = Archívum
page-archive-about = Befejezett játékok
page-mine = Itteni játékaim
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
page-level = Nehézség
page-seat-by-seat = Ellenfelek egyenként
page-level-of = Nehézség: { $name }
page-colour = Színed
page-colour-of = { $name } színe
page-colour-name =
    { $colour ->
        [pink] rózsaszín
        [red] vörös
        [yellow] sárga
        [green] zöld
        [blue] kék
       *[other] { $colour }
    }
page-opponents-change = Ellenfelek cseréje
page-opponents-change-about = Az új szint a következő lépéstől érvényes.
page-who = Kik játszanak?
page-who-kind = { $number }. játékos: ember vagy gép
page-person = Ember
page-player = { $number }. játékos
page-house = Az asztal beállításai
page-listed = Nyilvános asztal
page-listed-about = Bárki rátalálhat a nyitott asztalok között, és leülhet. Ha nincs bekapcsolva, csak az ülhet le, akinek megvan a link.
page-chat = Csevegés
page-chat-about = Az asztalnál ülők üzenhetnek egymásnak.
page-hints = Tippek
page-hints-about = A játékosok játék közben tippet kérhetnek. Ezt mindenki látja, mielőtt leül.
page-clock = Gondolkodási idő lépésenként
page-clock-about = Ha valaki kifut az időből, gépi játékos lép helyette, amíg vissza nem tér.
page-clock-none = Korlátlan
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
page-where-server = A szerveren
page-where-about = Ha ebben a böngészőben játszol, a játék ezen az eszközön marad, és hálózat nélkül is működik. A szerverről másik eszközre is átvihető.
page-here-insecure = Ebben a böngészőben csak biztonságos kapcsolaton (https) tárolhatók játékok. Játssz inkább a szerveren!

## Nevek

page-name-title = Hogy szólítsunk?
page-name-label = A neved
page-name-about = Ezt látja a többi játékos. Nincs fiók, nincs jelszó: ez a böngésző emlékszik rád.
page-name-later = Az új neved azoknál az asztaloknál érvényes, amelyekhez ezután ülsz le.

## Az asztal a játék előtt

page-seats = Helyek
page-seat-empty = Üres hely
page-seat-free = Bárki leülhet ide
page-seat-kept = Fenntartva
page-seat-kept-you = Neked fenntartva
page-seat-bot = Gépi játékos
page-seat-level = { $level }: { $about }
page-seat-host = Házigazda
page-seat-here = Itt van
page-seat-away = Most nincs itt
page-seat-for = { $number }. hely: ki játszik itt?
page-seat-open = Szabad hely
page-sit-too = Ide is leülök
page-sit = Leülök
page-stand = Felállok
page-send-away = Eltávolítás
page-start = Játék indítása
page-start-about = Minden hely foglalt.
page-start-when-full =
    { $seats ->
        [one] Még egy hely üres. Hívj valakit, vagy ültess oda gépi játékost.
       *[other] Még { $seats } hely üres. Hívj valakit, vagy ültess oda gépi játékosokat.
    }
page-starts-when-full = A játék elkezdődik, amint minden helyen ül valaki.
page-host-starts = Várunk, amíg a házigazda elindítja a játékot.
page-invite = Hívj játékosokat
page-invite-link = Az asztal linkje
page-invite-code = Vagy ezzel a kóddal:
page-invite-qr = QR-kód az asztal linkjével
page-what = A játék beállításai
page-for-players =
    { $players ->
        [one] 1 játékos
       *[other] { $players } játékos
    }
page-is-listed = Nyilvános: látszik a nyitott asztalok között
page-is-private = Zártkörű: csak annak, akinek megvan a link
page-has-chat = Csevegéssel
page-no-chat = Csevegés nélkül
page-has-hints = Tippekkel
page-no-hints = Tippek nélkül
page-has-clock = Lépésenként { $time }
page-no-clock = Nincs időkorlát
page-close-table = Asztal bezárása
page-close-table-about = Ezután már senki sem csatlakozhat.

## Az asztal a játék alatt

page-table = Asztal
page-notices = Értesítések
page-menu = Menü
page-rules = Szabályok
page-undo = Visszavonás
page-undo-waiting = Kérted a lépésed visszavonását. A többieknek bele kell egyezniük.
page-undo-asked = { $name } szeretne visszavonni egy lépést.
page-undo-agree = Beleegyezem
page-undo-declined = { $name } nem egyezett bele. A lépésed érvényben marad.
page-undo-decline = Elutasítom
page-resign = Feladás
page-resign-of = Feladás: { $name }
page-resign-about = Feladod ezt a játékot. Ha a többiek folytatják, gépi játékos veszi át a helyedet.
page-resign-seat-about = { $name } feladja ezt a játékot. Ha a többiek folytatják, gépi játékos veszi át a helyét.
page-watch-link = Az asztal linkje
page-watch-link-about = Akinek megvan ez a link, nézheti a játékot
page-watching = Nézőként vagy itt. A rejtett lapkák rejtve maradnak.
page-watching-short = Nézőként
page-device = Folytatás másik eszközön
page-device-of = { $name }: folytatás másik eszközön
page-device-about = Létrejön egy link, amely átviszi a helyedet egy másik eszközre. Egyszer használható, és 15 percig érvényes. Utána ott játszol tovább.
page-device-make = Link létrehozása
page-device-link = Ezt nyisd meg a másik eszközön
page-device-qr = QR-kód a másik eszköznek szóló linkkel
page-sound-on = Hang bekapcsolása
page-sound-off = Hang kikapcsolása
page-leave = Kezdőlap (a helyed megmarad)
page-away-for =
    { $minutes ->
        [0] Most nincs itt
       *[other] { $minutes } perce nincs itt
    }
page-bot-slow =
    { $first ->
        [yes] { $name } még készülődik: az első lépés tovább tart.
       *[no] { $name } még gondolkodik.
    }
page-away-turn =
    { $minutes ->
        [0] { $name } nincs itt, pedig ő következik.
       *[other] { $name } már { $minutes } perce nincs itt, pedig ő következik.
    }
page-away-hint = Amíg vissza nem jön, játszhat helyette gép.
page-nudge = Emlékeztetem
page-nudged = Emlékeztetve
page-nudged-you = A többiek rád várnak.
page-replace = Játsszon helyette gép
page-stand-in-you = Gépi játékos játszik helyetted.
page-stand-in-hint = Bármikor átveheted tőle.
page-return = Átveszem a géptől
page-stranger = A szerver már nem ismeri fel ezt a böngészőt, ezért csak nézheted a játékot.
page-stranger-again = Megadom újra a nevemet
page-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
page-offline = Nincs hálózati kapcsolat. A játék folytatódik, amint helyreáll.
page-pending-kept = A lépésedet elmentettük, és amint lehet, elküldjük.
page-face-broken = A táblát nem sikerült megjeleníteni. A lehetséges lépéseidet alább láthatod, jelöléssel leírva; az oldal újratöltése segíthet.
page-no-table = Nincs ilyen asztal. Ellenőrizd a linket vagy a kódot.
page-clock-left = Hátralévő idő: { $time }
page-clock-late = Még tíz másodperc!
page-pass-to = { $name } következik: add át neki az eszközt!
page-pass-about = Most csak { $name } nézhet ide. A többiek lapkái nem látszanak.
page-pass-ready = { $name } vagyok
page-your-turn = Te jössz.
page-turn-of = { $name } következik.
page-is-over = A játék véget ért.

## A napló

page-log = Napló
page-log-more = Az összes bejegyzés ({ $lines })
page-log-less = Csak a legutóbbiak
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = A játék állása { $ply } lépés után
page-taken-back = (visszavonva)
page-event-sat =
    { $whose ->
        [you] Leültél
       *[other] { $name } leült
    }
page-event-stood =
    { $whose ->
        [you] Felálltál
       *[other] { $name } felállt
    }
page-event-arranged =
    { $has ->
        [bot] { $bot } leült az asztalhoz
       *[none] Megüresedett egy hely
    }
page-event-coloured =
    { $whose ->
        [you] Új színt választottál
       *[other] { $name } új színt választott
    }
page-event-started = Elkezdődött a játék
page-event-undone =
    { $whose ->
        [you] Visszavontál egy lépést
       *[other] { $name } visszavont egy lépést
    }
page-event-undo-asked =
    { $whose ->
        [you] Lépés visszavonását kérted
       *[other] { $name } lépés visszavonását kérte
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
                [you] Kifutottál az időből: helyetted { $bot } játszik
               *[other] { $name } kifutott az időből: helyette { $bot } játszik
            }
       *[away]
            { $whose ->
                [you] Nem voltál itt: helyetted { $bot } játszik
               *[other] { $name } nincs itt: helyette { $bot } játszik
            }
    }
page-event-nudged =
    { $whose ->
        [you] Emlékeztettek, hogy te jössz
       *[other] { $name } emlékeztetőt kapott
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
page-chat-line = { $name } ezt írja: { $text }
page-chat-muted = Az elnémított játékosok üzenetei nem látszanak.
page-chat-empty = Még nincs üzenet.
page-chat-write = Üzenet az asztalnak
page-chat-send = Küldés
page-chat-seated = Csak az asztalnál ülők írhatnak.
page-mute = Némítás: { $name }
page-unmute = Némítás feloldása: { $name }

## Ha vége van

page-closed = Az asztalt bezárták, mielőtt a játék elkezdődött volna.
page-you-won =
    { $reason ->
        [resigned] Te nyertél: mindenki más feladta.
       *[played] Te nyertél!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } nyert: mindenki más feladta.
       *[played] { $name } nyert!
    }
page-shared =
    { $whose ->
        [you] { $names } osztoztok a győzelmen.
       *[other] { $names } osztozik a győzelmen.
    }
page-ranks = Helyezések
page-rank = { $rank }.
page-has-resigned = (feladta)
page-rematch = Visszavágó
page-rematch-go = Irány a visszavágó
page-picture = Kép megosztása
page-picture-made = Elkészült a kép.
page-picture-failed = Ez a böngésző nem tudta megrajzolni a képet.
page-picture-good = { $decisions } döntésből { $good } jó vagy a legjobb
page-picture-hints = { $hints } tipp
page-look-game = Játék megtekintése
page-look-table = Asztal megtekintése
page-proof = Tisztességes volt az osztás?
page-proof-about = A szerver az első lépés előtt közzétette a titkos keverés pecsétjét, vagyis ujjlenyomatát. Most, hogy a játék véget ért, bárki ellenőrizheti az osztást és minden lépést.
page-record = A feljegyzés letöltése
page-verify = A játék ellenőrzése
page-verified =
    { $plies ->
        [one] Minden rendben: az osztás megfelel a pecsétjének, és az egyetlen lépés szabályos volt.
       *[other] Minden rendben: az osztás megfelel a pecsétjének, és mindegyik lépés ({ $plies }) szabályos volt.
    }
page-verified-written =
    { $plies ->
        [one] Minden rendben: az egyetlen lépés szabályos volt. Pecsét nincs, mert a húzásokat leírták vagy kiválasztották.
       *[other] Minden rendben: mindegyik lépés ({ $plies }) szabályos volt. Pecsét nincs, mert a húzásokat leírták vagy kiválasztották.
    }
page-commitment = Pecsét:
page-seed = Véletlenmag:

## Visszajátszás

page-replay = Visszajátszás
page-review = Visszatekintés
page-replay-ply = Lépés
page-replay-at = { $ply } / { $plies }
page-replay-begin = Kezdődik a játék.
page-replay-first = Az elejére
page-replay-back = Előző lépés
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-forward = Következő lépés
page-replay-last = A végére
page-replay-link = Link ehhez az álláshoz
page-replay-link-about = Ennél az állásnál nyitja meg a játékot
page-replay-leave = Vissza a játékhoz
page-replay-result = Vissza az eredményhez
page-hint = Tipp
page-hints-used = Tippel hozott döntések: { $hints }.
page-hints-used-by = { $name } tippel hozott döntései: { $hints }.
page-analyse = Elemzés
page-play-on = Játék ebből az állásból
page-play-on-about = Új játék kezdődik ebből az állásból; a hátralévő lapkák ugyanazok. Az eredménye nem számít bele a statisztikába.

## Listák

page-game = Játék
page-all = Összes
page-lobby-lead = Játékosokra váró asztalok és játékok, amelyeket nézhetsz.
page-lobby-empty = Most nincs nyitott asztal. Nyiss egyet!
page-join-table = Csatlakozom
page-watch = Nézem
page-free-seats =
    { $seats ->
        [one] 1 szabad hely
       *[other] { $seats } szabad hely
    }
page-won = nyert
page-more-tables = Továbbiak
page-tables-found =
    { $tables ->
        [one] 1 asztal
       *[other] { $tables } asztal
    }
page-archive-lead = Befejezett játékok: a nyilvánosak és a tieid.
page-archive-empty = Nincs találat.
page-bring = Játék importálása
page-bring-paste = Illeszd be egy játék feljegyzését
page-bring-about = Egy sornyi JSON: innen exportálva, szerverről letöltve vagy a regnum paranccsal mentve. Tárolás előtt ellenőrizzük.
page-bring-file = Fájl kiválasztása
page-bring-do = Importálás
page-archive-name = Játékos neve
page-archive-since = Mettől
page-archive-until = Meddig
page-search = Keresés
page-my-statistics = Statisztikám
page-statistics = Statisztika
page-statistics-of = { $name } statisztikája
page-statistics-none = Még nincs befejezett játék.
page-statistics-by = Eredmények bontása
page-statistics-players = Játékosok
page-statistics-opponents = Ellenfelek
page-statistics-variants = Változatok
page-usual-rules = szokásos szabályok
page-which = Melyik játékok
page-resigned = Feladva
page-games = Játékok
page-games-played = Lejátszott játékok
page-wins = Győzelmek
page-mean-score = Átlagpontszám
page-best-score = Legjobb pontszám

## Másik eszköz

page-seat-link = Foglald el itt a helyedet
page-seat-link-about = Ez a link egy helyet hoz át erre az eszközre. Ha elfoglalod, itt játszol tovább, nem a másik eszközön.
page-seat-link-take = Elfoglalom
page-seat-link-broken = Ez a link nem teljes. Másold ki újra, vagy olvasd be a QR-kódot.

## Beállítások

page-settings = Beállítások
page-looks = Megjelenés
page-theme = Téma
page-theme-auto = Az eszköz szerint
page-theme-day = Világos
page-theme-night = Sötét
page-motion = Animációk
page-motion-auto = Az eszköz szerint
page-motion-full = Teljes
page-motion-less = Kevesebb
page-pace = Mások lépései
page-pace-slow = Lassú
page-pace-normal = Normál
page-pace-fast = Gyors
page-pace-instant = Azonnali
page-pace-skip = Átugrás
page-pace-skip-key = Minden lépés azonnal (szóköz)
page-pace-again = Mutasd újra, mi történt az előző lépésed óta
page-pace-again-short = Újra
page-sound = Hang
page-sound-about = Rövid hangok, ha te jössz, ha valaki lép, vagy ha valaki ír. Minden jelzés látható is.
page-shortcuts = Gyorsbillentyűk
page-shortcuts-about = Az asztalnál egy-egy betű vagy szám is működik: az R például elforgatja a dominót. A nyilak, az Enter és az Escape mindig használhatók.
page-playing = Az asztalnál
page-coach = Edző
page-coach-about = Botok elleni játékban szól, mielőtt jóváhagysz egy olyan lépést, amely száz partiból legalább 5 győzelemmel kevesebbet hoz a legjobbnál. Ha már jóváhagytad, visszavonhatod, ahol ez megengedett.
page-auto-confirm = Lépés a Rendben gomb nélkül
page-auto-confirm-about = Ha egy választás után már nincs mit eldönteni, a lépés azonnal megtörténik. A még elforgatható dominó megvárja a Rendben gombot.
page-notation = Jelölések és szabályszámok
page-notation-about = A napló jelölésekkel mutatja a lépéseket, a saját lépéseidet be is gépelheted, és az elutasítás megnevezi a szabály számát.
page-data = Az adataid
page-data-about = A szerver tárolja a nevedet, egy sütiben őrzött titkot, az üzeneteidet és a játékaidat. Ha törlöd az adataidat, a befejezett játékok az archívumban maradnak, de a neved nélkül.
page-forget = Adataim törlése
page-forget-about = A neved és az üzeneteid törlődnek, a folyamatban lévő játékaidat pedig feladod. Ezt nem lehet visszavonni.
page-forgotten = Kész: az adataidat töröltük.

page-version = Új verzió érhető el. A játékaid megmaradnak.
page-version-use = Frissítés most
page-version-later = Később
page-install = Telepítés
page-install-about = A Regnum így önálló alkalmazásként nyílik meg, hálózat nélkül is.
page-install-do = A Regnum telepítése

page-alone-title = Szerver nélkül
page-alone = Ahhoz, hogy hálózaton játssz a barátaiddal, Regnum-szerver kell, és ehhez az oldalhoz nem tartozik ilyen.
page-data-here = A nevedet és a játékaidat csak ez a böngésző tárolja.
