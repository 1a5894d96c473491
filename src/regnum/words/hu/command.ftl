# A regnum parancs.

command-about = Kingdomino és Királyságok: játék, szimuláció, visszajátszás, ellenőrzés és pontozás.
command-epilog = Nem hivatalos; a Kingdomino Bruno Cathala, a Királyságok Reiner Knizia játéka.
command-error = regnum: { $problem }
command-no-output = A szabványos kimenet zárva van, ezért semmi sem jeleníthető meg.
command-replaced = Néhány karakter helyén ? látszik, mert a kimenet kódolása { $encoding }. Ha mindet látni szeretnéd, futtasd ezt: export PYTHONIOENCODING=utf-8
command-title = parancsok
command-metavar = PARANCS
command-game = JÁTÉK
command-games = játékok
command-options-of = { $game }: beállítások
command-game-about = { $game }: { $about }
command-examples = példák:
command-group-seats = játékosok és osztás
command-group-saving = mentés
command-group-match = verseny
command-group-output = kimenet
command-group-machine = gép
command-group-network = hálózat
command-group-storage = tárolás
command-group-load = terhelés
command-group-watching = naplók és mérések
command-help-lang = nyelv: angol, magyar, lengyel vagy észt (alapértelmezés: a rendszeré)
command-help-version = a verziószám kiírása
command-play-about = játék a terminálban, gépi játékosok ellen vagy barátokkal egy billentyűzeten
command-daily-about = a nap leosztása, mindenkinek ugyanaz, és az eredmény összehasonlítása
command-simulate-about = gépi játékosok sok játszmájának szimulációja, összesítéssel
command-bots-about = a választható gépi játékosok listája
command-replay-about = egy feljegyzett játék végiglépkedése
command-analyse-about = egy feljegyzett játszma egyik állásának lépéseit hasonlítja össze
command-review-about = feljegyzett játszmák kiértékelése: osztályzatok, szerencse és tudás
command-verify-about = egy feljegyzett játék hitelességének (osztás, lépések, eredmény) vagy egy biztonsági mentés épségének ellenőrzése
command-score-about = valódi asztalon álló királyság vagy tábla pontozása
command-puzzles-about = feladványok keresése: állások, amelyekben egy lépés egyértelműen a legjobb

command-help-games = hány játszma (alapértelmezés: 1000)
command-help-bots = gépi játékos minden helyre, vagy egy mindenhová: { $bots } (alapértelmezés: random)
command-help-sim-seed = azonos véletlenmag azonos játszmákat ad (alapértelmezés: 1)
command-help-records = minden játszma feljegyzése ebbe a fájlba, soronként egy (-: szabványos kimenet)
command-help-json = JSON-kimenet
command-help-workers = hány mag dolgozzon (alapértelmezés: mind)
command-help-device = hol fusson: cpu, a processzoron (alapértelmezés), vagy cuda, egy NVIDIA grafikus kártyán
command-help-record-file = feljegyzés, vagy soronként egy feljegyzést tartalmazó fájl
command-help-ply = csak az ennyi lépés utáni állás
command-help-which-game = a fájl hányadik feljegyzése, 1-től (alapértelmezés: 1)
command-help-analyse-ply = az ezen lépés előtti állás, 0-tól számozva
command-help-analyse-playouts = hány lejátszás készüljön (alapértelmezés: 4000)
command-help-daily-game = melyik játék (alapértelmezés: az első)
command-help-daily-date = másik nap 2026-01-01-től (alapértelmezés: ma)
command-help-daily-again = újabb játszma a beszámító próbálkozás után, csak a játék kedvéért
command-help-daily-seconds = hány másodpercig játsszák a botok ugyanezt a leosztást összehasonlításul (alapértelmezés: 30)
command-help-coach = az edző szól, ha egy lépés sokat adott fel
command-help-review-effort = 2: a szokásosnál kétszer több lejátszás, 0.1: tizedannyi (0.01–10, alapértelmezés: 1)
command-help-study-seed = azonos véletlenmag azonos számokat ad (alapértelmezés: 0)
command-help-text-file = a beolvasandó fájl (alapértelmezés: a szabványos bemenet)
command-help-one-game = csak ennek a játéknak a gépi játékosai
command-help-seats = ki hol ül, például Anna,greedy: egy gépi játékos ({ $bots }), ember esetén bármilyen más név (alapértelmezés: egy ember, a többi helyen gépi játékosok)
command-help-seed = az osztás véletlenmagja (alapértelmezés: titkos, a játék végén látható)
command-help-salt = egy játékos saját szövege, amely belekeveredik az osztásba; játékosonként ismételhető
command-help-save = hová kerüljön a mentett játék (alapértelmezés: az adatmappába)
command-help-resume = a mentett játék folytatása

command-compiling = A szabályok lefordítása erre a gépre. Csak egyszer kell, és néhány másodpercig tart.
command-type-text = Írd be vagy illeszd be a szöveget, majd üres sorban nyomj Ctrl-D-t.
command-simulating = Szimuláció

simulate-title = { $game }: { $games } játszma, véletlenmag: { $seed }
simulate-speed =
    { $seconds } mp, másodpercenként { $speed } játszma { $device ->
        [cuda] a grafikus kártyán
       *[cpu] a processzoron
    }, játszmánként { $plies } lépés
simulate-seat = hely
simulate-bot = gépi játékos
simulate-wins = győzelem
simulate-win-interval = 95%-os tartomány
simulate-score = pont (95%)
simulate-spread = szórás

verify-problem =
    { $games ->
        [one] A feljegyzés nem hiteles.
       *[other] { $game }. játszma: a feljegyzés nem hiteles.
    } { $problem }
verify-unreadable = Ez nem olvasható feljegyzésként. { $problem }
verify-all-good = { $games } játszma, mind hiteles: osztás, pecsét, lépések és eredmény.
verify-backup-good =
    { $tables ->
        [one] Az asztal ép: az eseményei változatlanok, és a játszmája visszajátszható.
       *[other] Minden asztal ép ({ $tables }): az eseményeik változatlanok, és a játszmáik visszajátszhatók.
    }
verify-good =
    { $actions ->
        [0] Nem volt lépés
       *[other] { $actions } szabályos lépés
    }, { $deal ->
        [seed] az osztás következik a véletlenmagból, a mag megfelel a pecsétjének,
       *[written] az osztás le van írva, így nincs ellenőrizhető keverés,
    } { $progress ->
        [finished] az eredmény helyes.
       *[unfinished] a játék még nem ért véget.
    }

replay-next = Enter: tovább, q: kilépés { "" }
replay-ply =
    { $ply ->
        [0] kezdés, { $plies } lépés következik
       *[other] { $ply }/{ $plies }: { $action }
    }

argparse-usage = használat:
argparse-options = kapcsolók
argparse-positional = argumentumok
argparse-help = ez a súgó
argparse-required = hiányzó argumentumok: %s
argparse-unrecognized = ismeretlen argumentumok: %s
argparse-expected-one = hiányzik az értéke
argparse-expected-at-most-one = legfeljebb egy értéke lehet
argparse-expected-at-least-one = legalább egy érték kell
argparse-not-allowed-with = ezzel nem fér össze: %s
argparse-no-value = nem vár értéket, mégis kapott egyet: %r
argparse-ambiguous = „%(option)s” többet is jelenthet: %(matches)s
argparse-one-required = ezek közül egy kell: %s
argparse-unknown-command = nincs ilyen parancs: %(parser_name)r (választható: %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = érvénytelen érték: %(value)r
argparse-invalid-choice = érvénytelen választás: %(value)r (választható: %(choices)s)
argparse-error = %(prog)s: %(message)s

command-site-about = mappába írja a webalkalmazást, amelyet bármely statikus tárhely kiszolgálhat: játék gépi játékosok ellen és egy eszközön, szerver nélkül
command-help-site-folder = a létrehozandó mappa: új, üres, vagy olyan, amelyet korábban ez a parancs írt
command-help-site-base = a mappa leendő útvonala a tárhelyen, például /regnum/ (alapértelmezés: /); csak a hibás címek oldalának kell
site-written = { $folder }: { $files } fájl, { $size } kB. A mappa bármely statikus tárhelyre, bármilyen útvonalra másolható.
site-try = Így próbálhatod ki itt: python -m http.server --directory { $folder }
site-not-empty = Ez a mappa nem üres, és nem ez a parancs írta: „{ $folder }”. Válassz új vagy üres mappát.
site-bad-base = Ez nem érvényes útvonal: „{ $base }”. Perjellel kell kezdődnie és végződnie, a perjelek között betűk, számjegyek és - . _ ~ jelek lehetnek, például /regnum/.

command-help-puzzle-files = játszmák, amelyekben feladványokat keres; ha nincs megadva, gépi játékosok játszanak
command-help-puzzle-game = melyik játékot játsszák a gépi játékosok (alapértelmezés: { $game })
command-help-puzzle-games = hány játszmát játszanak a gépi játékosok (alapértelmezés: 10)
command-help-puzzle-out = az összes feladványt egy listaként ebbe a fájlba írja, tömörítve, ha a neve .gz végű; különben mindegyik egy JSON-sor
puzzles-so-far = Játszmák: { $games }, feladványok: { $puzzles }
