# Amit akkor mondunk, ha valami nem stimmel.

error-illegal = { $problem } (szabály: { $rule })
error-option-players = { $players } játékossal nem lehet játszani: 2, 3 vagy 4 kell.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. Ezek közül választhatsz: { $known }.
error-option-missing = Hiányzik ez a beállítás: „{ $option }”.
error-option-number = Ennek a beállításnak egész számnak kell lennie: „{ $option }”.
error-option-switch = Ez a beállítás csak igaz vagy hamis lehet: „{ $option }”.

error-deal-text = A véletlenmag és a játékosok szövege legfeljebb { $most } látható karakter lehet, egy sorban.
error-deal-empty-seed = A véletlenmag üres. Legalább egy karaktert adj meg.
error-deal-short = A leírt osztás túl korán véget ér: hiányzik egy húzás.
error-deal-draw = A leírt osztás egyik húzása lehetetlen: { $count } különböző elemet kell felsorolnia a megmaradtak közül.

error-undo =
    { $plies } lépést nem lehet visszavonni: { $played ->
        [0] eddig egy sem volt.
       *[other] eddig csak { $played } volt.
    }
error-seat = Nincs ilyen hely: { $seat }. Az asztal { $players } fős, a számozás 0-tól indul.
error-game = Nincs ilyen játék: „{ $game }”. Ezek közül választhatsz: { $known }.
error-face = A terminálban ez nem lehetséges: { $game }.
error-bot = Nincs ilyen gépi játékos: „{ $bot }”. Ezek közül választhatsz: { $known }.
error-bot-broken = Ez a gépi játékos nem használható: „{ $bot }” (csomag: „{ $package }”). { $problem }
error-bot-chooses-nothing = Nincs „choose” metódusa.
error-bot-slow = Ez a gépi játékos túl lassú a szimulációhoz: „{ $bot }”. Használd helyette: regnum arena. Szimulálható: { $known }.
error-budget = „{ $text }” nem érvényes keret. Másodpercet így írj: 0.2s, processzoridőt így: 0.2cpu, a lejátszások számát így: 2000.
error-card = Itt nem használható grafikus kártya. Kell hozzá egy NVIDIA kártya, a meghajtója, és a Numba által igényelt CUDA-eszköztár.
error-device = Nincs ilyen eszköz: „{ $device }”. Ezek közül választhatsz: { $known }.
error-games = Legalább egy játszmát kell szimulálni, nem { $games } játszmát.
error-bots-seats = A helyek száma { $players }, a gépi játékosoké { $bots }: nevezz meg minden helyre egyet, vagy egyetlent mindegyikre.
error-seats = A helyek száma { $players }, a neveké { $names }: adj meg minden helyre egy embert vagy egy gépi játékost. Gépi játékosok: { $bots }.
error-seat-name = Minden helyhez olyan nevet adj meg, amely nem üres, és csak látható karakterekből áll.

error-record-version = A feljegyzés formátumának verziója { $version }; ez a Regnum legfeljebb ezt ismeri: { $newest }. Az elolvasásához frissítsd a Regnumot.
error-record-field = A feljegyzés „{ $field }” mezője hiányzik, ismeretlen vagy nem megfelelő típusú.
error-json = Ez nem teljes JSON; a hiba helye: { $character }. karakter.
error-json-twice = Kétszer szerepel ez a kulcs: „{ $key }”.
error-json-number = Túl nagy szám: az abszolút értéke legfeljebb { $most } lehet.
error-json-constant = A JSON-ban ez nem szám: „{ $name }”.
error-json-text = Túl hosszú szöveg: legfeljebb { $most } karakter lehet.
error-json-deep = Túl mélyen egymásba ágyazott listák vagy objektumok: legfeljebb { $most } szint lehet.
error-record-empty = A fájl üres.
error-record-line = { $line }. sor: { $problem }
error-record-deal = A feljegyzés osztásához vagy véletlenmag és pecsét, vagy leírt húzások kellenek.
error-record-commitment = A pecsét nem illik a véletlenmaghoz: valamelyiket megváltoztatták.
error-record-no-result = A játék véget ért, de a feljegyzésben nincs eredmény.
error-record-unfinished = A feljegyzésben van eredmény, de a játék { $plies } lépés után még nem ért véget.
error-record-result = A feljegyzés eredménye hibás: „{ $entry }” nem következik a lépésekből.
error-record-players = A feljegyzés { $names } játékost nevez meg, de az asztal { $players } fős.
error-record-action = { $ply }. lépés ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = Túl nagy fájl: { $file }
error-file-text = Nem UTF-8 szöveg: { $file }
error-which-game = Nincs { $wanted }. játszma: a fájlban csak { $games } van.
error-ply = Nincs { $ply }. lépés: a játszma csak { $plies } lépésből áll.

system-missing = Nincs ilyen fájl vagy mappa.
system-forbidden = Nincs hozzá jogosultságod.
system-is-folder = Ez mappa, nem fájl.
system-not-folder = Az útvonal egyik része nem mappa.
system-exists = Már létezik.
system-not-empty = A mappa nem üres.
system-full = Megtelt a lemez.
system-too-big = Túl nagy lenne a fájl.
system-read-only = Csak olvasható, nem írható.
system-long-name = Túl hosszú a név.
system-link-loop = A szimbolikus linkek körbe vezetnek.
system-busy = Egy másik program használja.
system-too-many-open = Túl sok fájl van nyitva.
system-no-memory = Nincs elég memória.
system-broken-device = Az eszköz hibát jelez.
system-closed = Le van zárva.
system-port-taken = Ezt a portot egy másik program használja.
system-no-address = Ennek a gépnek nincs ilyen címe.
system-other = A rendszer ezt jelzi: { $problem }
error-no-puzzles = Ezek nem feladványok: { $problem }
