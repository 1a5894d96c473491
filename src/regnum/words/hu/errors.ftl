# Amit akkor mondunk, ha valami nem stimmel.

error-illegal = { $problem } (szabály: { $rule })
error-option-players = { $players } játékossal nem lehet játszani: 2, 3 vagy 4 kell.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. Ismert: { $known }.
error-option-missing = Hiányzik ez a beállítás: „{ $option }”.
error-option-number = Ennek a beállításnak egész számnak kell lennie: „{ $option }”.
error-option-switch = Ez a beállítás csak igaz vagy hamis lehet: „{ $option }”.

error-deal-text = A magszöveg és a játékosok szava legfeljebb { $most } látható karakter lehet, egy sorban.
error-deal-empty-seed = A magszöveg üres.
error-deal-short = A leírt osztás túl korán véget ér: hiányzik egy húzás.
error-deal-draw = A leírt osztás egyik húzása lehetetlen: { $count } különböző darabot kell felsorolnia a maradékból.

error-undo = { $plies } lépést nem lehet visszavonni: eddig { $played } történt.
error-seat = Nincs ilyen hely: { $seat }. Az asztal { $players } fős, a számozás 0-tól indul.
error-game = Nincs ilyen játék: „{ $game }”. Ismert: { $known }.
error-face = Ez a játék a terminálban erre nem képes: { $game }.
error-bot = Nincs ilyen gépi játékos: „{ $bot }”. Ismert: { $known }.
error-bot-broken = Ez a gépi játékos nem használható: „{ $bot }” (csomag: „{ $package }”). { $problem }
error-bot-chooses-nothing = Nincs „choose” metódusa.
error-bot-slow = Ez a gépi játékos túl lassú a szimulációhoz: „{ $bot }”. Így játszhat: regnum arena. Szimulálható: { $known }.
error-budget = „{ $text }” nem keret. Másodperceket így írj: 0.2s, lejátszások számát így: 2000.
error-card = Itt nem használható grafikus kártya: NVIDIA kártya kell hozzá, a meghajtója, és a Numba által kért CUDA-eszköztár.
error-device = Nincs ilyen eszköz: „{ $device }”. Ismert: { $known }.
error-games = Legalább egy játszmát kell szimulálni, nem { $games } játszmát.
error-bots-seats = A helyek száma { $players }, a gépi játékosoké { $bots }: nevezz meg minden helyre egyet, vagy egyetlent mindegyikre.
error-seats = A helyek száma { $players }, a neveké { $names }: adj meg minden helyre egy embert vagy egy gépi játékost. Gépi játékosok: { $bots }.
error-seat-name = Minden helyhez olyan nevet adj meg, amely nem üres, és csak látható karakterekből áll.

error-record-version = A feljegyzés formátumának változata { $version }; itt a legújabb ismert változat { $newest }. Egy frissebb Regnum talán el tudja olvasni.
error-record-field = A feljegyzés „{ $field }” mezője hiányzik, ismeretlen vagy nem megfelelő.
error-json = Ez nem teljes JSON: a hiba a(z) { $character }. karakternél van.
error-json-twice = Kétszer szerepel ez a kulcs: „{ $key }”.
error-json-number = Túl nagy szám: legfeljebb { $most } lehet, nulla alatt is.
error-json-constant = A JSON-ban ez nem szám: „{ $name }”.
error-json-text = Túl hosszú szöveg: legfeljebb { $most } karakter lehet.
error-json-deep = Túl mélyen egymásba ágyazott listák vagy objektumok: legfeljebb { $most } szint lehet.
error-record-empty = A fájl üres.
error-record-line = { $line }. sor: { $problem }
error-record-deal = A feljegyzés osztásához vagy magszöveg és pecsét, vagy leírt húzások kellenek.
error-record-commitment = A pecsét nem illik a magszöveghez: valamelyiket megváltoztatták.
error-record-no-result = A játék véget ért, de a feljegyzésben nincs eredmény.
error-record-unfinished = A feljegyzésben van eredmény, de a játék { $plies } lépés után még nem ért véget.
error-record-result = A feljegyzés eredménye hibás: „{ $entry }” nem következik a lépésekből.
error-record-players = A feljegyzés { $names } játékost nevez meg, de az asztal { $players } fős.
error-record-action = { $ply }. lépés ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = Túl nagy fájl: { $file }
error-file-text = Nem UTF-8 szöveg: { $file }
error-which-game = Nincs { $wanted }. játszma: a fájlban { $games } van.
error-ply = Nincs { $ply }. lépés: a játszma { $plies } lépésből áll.

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
system-link-loop = A hivatkozásai körbe vezetnek.
system-busy = Egy másik program használja.
system-too-many-open = Túl sok fájl van nyitva.
system-no-memory = Nincs elég memória.
system-broken-device = Az eszköz hibát jelez.
system-closed = Le van zárva.
system-port-taken = Ezt a portot egy másik program használja.
system-no-address = Ennek a gépnek nincs ilyen címe.
system-other = A rendszer ezt jelzi: { $problem }
