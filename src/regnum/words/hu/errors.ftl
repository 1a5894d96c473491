# Amit akkor mondunk, ha valami nem stimmel.

error-illegal = { $problem } (szabály: { $rule })

error-option-edition = Nincs ilyen kiadás: „{ $edition }”. Ismert: { $known }.
error-option-players = { $players } játékossal nem lehet játszani: 2, 3 vagy 4 kell.
error-option-unknown = Nincs ilyen beállítás: „{ $option }”. Ismert: { $known }.
error-option-missing = Hiányzik ez a beállítás: „{ $option }”.
error-option-number = Ennek a beállításnak egész számnak kell lennie: „{ $option }”.
error-option-switch = Ez a beállítás csak igaz vagy hamis lehet: „{ $option }”.
error-option-size = Egy királyság nem lehet { $size } négyzet széles: 5, A hatalmak párbaja változatban 7.
error-option-middle = A középső királyság lehetséges értékei: { $known }.
error-option-draft = A két játékos első választásának lehetséges módjai: { $known }.
error-option-duel-players = A hatalmak párbaja a 7 × 7-es királyságokkal 2 játékosnak való, nem { $players } főnek (KD-X4).
error-option-duel-only = Ebben a kiadásban („{ $edition }”) két játékos csak A hatalmak párbaját játszhatja; az 5 × 5-öshöz a classic vagy a bga kiadás való.
error-option-draft-players = Az A-B-B-A sorrend 2 játékosnak való, nem { $players } főnek (KD-S8).
error-option-row = { $row } dominós sorok { $players } játékossal nem működnek: { $kings } királyuk van, ezért egy sorban legalább { $kings }, legfeljebb 4 dominó van (KD-S5).
error-option-unclaimed = Ha egy sorban { $row } dominó van, { $kings } király mellett minden fordulóban megmarad egy; azt el kell dobni (KD-S9).
error-option-deck = { $deck } dominóból nem rakhatók ki { $row } dominós sorok: legfeljebb 48 lehet, és { $row } többszöröse (KD-S4).
error-option-fill = Minden játékosnak { $each } dominó jutna, de egy királyságba ({ $size } × { $size }) csak { $room } fér (KD-P1).
error-option-not-edition = Ez a beállítás („{ $option }”) eltér a kiadásétól („{ $edition }”); az ilyen keverék kiadása „custom”.

error-deal-text = A magszöveg és a játékosok szava legfeljebb { $most } látható karakter lehet, egy sorban.
error-deal-empty-seed = A magszöveg üres.
error-deal-short = A leírt osztás túl korán véget ér: hiányzik egy húzás.
error-deal-draw = A leírt osztás egyik húzása lehetetlen: { $count } különböző darabot kell felsorolnia a maradékból.

error-notation = „{ $text }” nem lépés. Így írd: k17 – a 17. dominó választása, 17h7e – a lerakása, 17x – az eldobása.
error-notation-domino = „{ $text }”: nincs { $domino }. dominó, a számozás 1-től 48-ig tart.

error-undo = { $plies } lépést nem lehet visszavonni: eddig { $played } történt.
error-round = Nincs { $wanted }. forduló: eddig { $rounds } kezdődött el.
error-seat = Nincs ilyen hely: { $seat }. Az asztal { $players } fős, a számozás 0-tól indul.
error-game = Nincs ilyen játék: „{ $game }”. Ismert: { $known }.
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

error-record-version = A feljegyzés formátumának változata { $version }; itt a legújabb ismert változat { $newest }. Egy frissebb Regnum talán el tudja olvasni.
error-record-field = A feljegyzés „{ $field }” mezője hiányzik, ismeretlen vagy nem megfelelő.
error-record-json = Ez nem teljes JSON-feljegyzés: megszakad vagy elromlik, helye: { $byte }. bájt.
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

error-kingdom-long = Ennyi szöveg nem kell egy királysághoz: legfeljebb { $most } karakter lehet.
error-kingdom-empty = Nincs itt királyság: minden sorát külön sorba írd, például „W1 W C .”.
error-kingdom-no-castle = A királyságnak nincs kastélya: írj C betűt oda, ahol áll (KD-S2).
error-kingdom-castles = A királyságnak { $castles } kastélya van, pedig csak egy lehet (KD-S2).
error-kingdom-wide = A királyság nem fér el { $size } × { $size } négyzeten (KD-P1).
error-kingdom-square = { $line }. sor: „{ $text }” nem négyzet. W F L P S M betűt írj a koronák számával, C-t a kastélynak, pontot az üres négyzetnek.
error-kingdom-pieces = { $number } négyzet ({ terrain }, { $crowns } korona): a dobozban ilyenből { $exist } van (KD-C6).
