# Gépi játékosok versenye.

command-arena-about = gépi játékosok versenye páros osztásokkal, értékszámok hibahatárral
command-help-arena-bots = a gépi játékosok, mindegyik a keretével, ha az nem a szokásos, például greedy,search,search@0.2s,search@5000
command-help-arena-games = legalább hány játszmát játsszon minden csoport; minden osztás végigmegy (alapból 200)
command-help-arena-time = egy döntés szokásos kerete másodpercben, például 0.2; az eredmény ekkor függ a géptől
command-help-arena-playouts = egy döntés szokásos kerete lejátszásokban (alapból 1000)
command-help-arena-format = field: minden annyi fős csoport, ahány hely van; solo: az első gépi játékos egyedül a többiek másolatai ellen, sorban; mix: a helyek minden kitöltése, amelyben mindenki játszik (alapból field, ha van elég gépi játékos, különben solo)
command-help-arena-all-seatings = minden osztás az összes ülésrenddel, nem csak körben továbbülve
command-help-arena-sprt = két gépi játékosnál: leáll, amint egy szekvenciális próba eldönti, hogy az első ELO0 vagy ELO1 ponttal erősebb
command-help-arena-out = ebbe a mappába kerülnek a feljegyzések és az eredmények; ugyanaz a parancs onnan folytatja, ahol abbamaradt
command-help-arena-plot = az értékszámok és győzelmek rajza ebbe a fájlba, .png vagy .svg
command-help-arena-ray = a munka Ray-fürtön: ezen a címen, vagy egy itt indított fürtön

arena-playing = Játék
arena-title = { $game }, { $players } játékos, magszöveg: { $seed }, egyenlő esélynél a győzelmek aránya { $even } %
arena-bot = gépi játékos
arena-opponent = ellenfél
arena-games = játszma
arena-wins = győzelem (%)
arena-wilson = Wilson
arena-by-deals = osztások
arena-score = pont
arena-spread = szórás
arena-elo = Élő-pont
arena-failures = hiba
arena-pairs = Egymás ellen
arena-points = előtte végzett
arena-lead = Élő-előny
arena-difference = pontelőny
arena-speed = { $deals } osztás, { $games } játszma, { $seconds } mp. Minden hibahatár és tartomány 95 %-os.
arena-seconds = A keret másodpercben értendő: másik vagy terheltebb gépen mások lesznek a játszmák.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } nem erősebb { $elo1 } Élő-ponttal, mint { $opponent }; elfogadva: { $elo0 }
        [elo1] { $bot } erősebb, mint { $opponent }; elfogadva: { $elo1 } Élő-pont, nem { $elo0 }
       *[none] Nem dőlt el, hogy { $bot } { $elo0 } vagy { $elo1 } Élő-ponttal erősebb-e, mint { $opponent }
    } (a valószínűségi hányados logaritmusa { $ratio }, határai { $lower } és { $upper }).

error-arena-few = Versenyhez legalább két gépi játékos kell.
error-arena-twice = Kétszer szerepel ez a gépi játékos: „{ $bot }”. Páros osztásokon csak a saját tükörképével játszana.
error-arena-format = Nincs ilyen lebonyolítás: „{ $format }”. Ismert: { $known }.
error-arena-field = A helyek száma { $players }, ehhez { $bots } gépi játékos kevés a field lebonyolításhoz; válaszd a solo vagy a mix lebonyolítást.
error-arena-mix = { $bots } gépi játékos nem fér el { $players } helyen; válaszd a field vagy a solo lebonyolítást.
error-arena-groups = Ez { $groups } csoport volna; legfeljebb { $most } játszhat.
error-arena-games = Ez { $games } játszma volna; legfeljebb { $most } lehet.
error-arena-sprt = „{ $text }” nem próba. Két Élő-különbséget írj, előre a kisebbet, például 0,20.
error-arena-sprt-bots = A szekvenciális próba két gépi játékosnak való, nem ennyinek: { $bots }.
error-arena-device = Ez a gépi játékos nem tud videokártyán játszani: „{ $bot }”.
error-arena-worker = Ugyanannál a munkánál { $attempts } alkalommal leállt egy munkafolyamat; az addigi játszmák megmaradtak.
error-arena-ray = A Ray nincs telepítve. Telepítése: pip install 'regnum[ray]'
error-arena-cluster = A Ray-fürt nem használható ({ $address }): { $problem }
error-arena-plot-missing = A Matplotlib nincs telepítve. Telepítése: pip install 'regnum[plot]'
error-arena-plot-kind = „{ $file }” nem rajzolható kép: a nevének így kell végződnie: { $kinds }.
error-arena-plot-folder = Nincs meg a mappa, ahová a kép kerülne: „{ $file }”.
error-arena-line = A games.jsonl { $line }. sorában nem az oda való játszma áll.
error-arena-no-plan = A mappában („{ $folder }”) játszmák vannak, de nincs { $file }, amely megmondaná, melyik versenyé.
error-arena-plan-broken = Nem olvasható: { $file }
error-arena-other =
    { $entry ->
        [rulebook] A mappában („{ $folder }”) lévő verseny más szabályokkal vagy gépi játékosokkal kezdődött: a program azóta megváltozott.
       *[other] A mappában („{ $folder }”) másik verseny van: eltér ebben: „{ $entry }”.
    } Válassz másik mappát.
error-arena-busy = Egy másik folyamat éppen ebbe a mappába játszik: „{ $folder }”.
