# Gépi játékosok versenye.

command-arena-about = gépi játékosok versenye azonos osztásokon, értékszámok hibahatárral
command-help-arena-bots = a gépi játékosok, igény szerint kerettel, például greedy,search,search@0.2s,search@5000
command-help-arena-games = legalább hány játszmát játsszon minden csoport; minden osztást végigjátszanak (alapértelmezés: 200)
command-help-arena-time = egy döntés alapértelmezett ideje másodpercben, például 0.2, vagy processzoridőben: 0.2cpu; az eredmény ekkor függ a géptől
command-help-arena-playouts = egy döntés alapértelmezett kerete lejátszásokban (alapértelmezés: 1000)
command-help-arena-format = field: minden olyan csoport, amely kitölti a helyeket; solo: az első gépi játékos egyedül, sorra a többiek másolatai ellen; mix: a helyek minden kitöltése, amelyben mindenki játszik (alapértelmezés: field, ha van elég gépi játékos, különben solo)
command-help-arena-all-seatings = minden osztás az összes ülésrenddel, nem csak körben továbbülve
command-help-arena-sprt = két gépi játékosnál: leáll, amint egy szekvenciális próba (SPRT) eldönti, hogy az első ELO0 vagy ELO1 ponttal erősebb
command-help-arena-out = ebbe a mappába kerülnek a feljegyzések és az eredmények; ugyanaz a parancs onnan folytatja, ahol abbamaradt
command-help-arena-plot = az értékszámok és győzelmek ábrája ebbe a fájlba, .png vagy .svg
command-help-arena-ray = futtatás Ray-fürtön: ezen a címen, vagy egy itt indított fürtön
command-help-keep = a kész eredményeket ebbe a fájlba menti, és megszakítás után innen folytatja

arena-playing = Játék
arena-title = { $game }, { $players } játékos, véletlenmag: { $seed }, egyenlő esélynél a győzelmek aránya { $even }%
arena-bot = gépi játékos
arena-opponent = ellenfél
arena-games = játszma
arena-wins = győzelem (%)
arena-wilson = Wilson
arena-by-deals = osztásonként
arena-score = pont
arena-spread = szórás
arena-elo = Élő-pont
arena-failures = hiba
arena-pairs = Egymás ellen
arena-points = előtte végzett
arena-lead = Élő-előny
arena-difference = pontelőny
arena-speed = { $deals } osztás, { $games } játszma, { $seconds } mp. Minden hibahatár és tartomány 95%-os.
arena-seconds = Időkeret: másik vagy terheltebb gépen más lesz az eredmény.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } nem erősebb { $elo1 } Élő-ponttal, mint { $opponent }; elfogadva: { $elo0 }
        [elo1] { $bot } erősebb, mint { $opponent }; elfogadva: { $elo1 } Élő-pont, nem { $elo0 }
       *[none] Nem dőlt el, hogy { $bot } { $elo0 } vagy { $elo1 } Élő-ponttal erősebb-e, mint { $opponent }
    } (a valószínűségi hányados logaritmusa { $ratio }, határai { $lower } és { $upper }).

error-arena-few = Versenyhez legalább két gépi játékos kell. Vesszővel sorold fel őket, például greedy,search.
error-arena-twice = Kétszer szerepel ez a gépi játékos: „{ $bot }”. Azonos osztásokon csak a saját tükörképével játszana. Mindegyiket egyszer add meg.
error-arena-format = Nincs ilyen versenyforma: „{ $format }”. Ezek közül választhatsz: { $known }.
error-arena-field = A helyek száma { $players }, ehhez { $bots } gépi játékos kevés a field versenyformához; válaszd a solo vagy a mix versenyformát.
error-arena-mix = { $bots } gépi játékos nem fér el { $players } helyen; válaszd a field vagy a solo versenyformát.
error-arena-groups = Ez { $groups } csoport volna; legfeljebb { $most } játszhat. Adj meg kevesebb gépi játékost.
error-arena-games = Ez { $games } játszma volna; legfeljebb { $most } lehet. Válassz kevesebb játszmát vagy gépi játékost.
error-arena-sprt = „{ $text }” nem érvényes próba. Két Élő-különbséget írj, elöl a kisebbet, például 0,20.
error-arena-sprt-bots = A szekvenciális próba két gépi játékosnak való, nem ennyinek: { $bots }.
error-arena-device = Ez a gépi játékos nem tud grafikus kártyán játszani: „{ $bot }”. Futtasd a processzoron (cpu).
error-arena-worker = Ugyanannál a munkánál { $attempts } alkalommal leállt egy munkafolyamat; az addigi játszmák megmaradtak.
error-arena-ray = A Ray nincs telepítve. Telepítése: pip install 'regnum[ray]'
error-arena-cluster = A Ray-fürt nem használható ({ $address }): { $problem }
error-arena-plot-missing = A Matplotlib nincs telepítve. Telepítése: pip install 'regnum[plot]'
error-arena-plot-kind = Ilyen kép nem készíthető: „{ $file }”. A név lehetséges végződései: { $kinds }.
error-arena-plot-folder = Nincs meg a mappa, ahová az ábra kerülne: „{ $file }”. Előbb hozd létre, vagy válassz másikat.
error-arena-line = A games.jsonl { $line }. sorában nem az oda való játszma áll. Válassz másik mappát.
error-arena-no-plan = A mappában („{ $folder }”) játszmák vannak, de nincs { $file }, amely megmondaná, melyik versenyhez tartoznak. Válassz másik mappát.
error-arena-plan-broken = Nem olvasható: { $file }. Válassz másik mappát.
error-arena-other =
    { $entry ->
        [rulebook] A mappában („{ $folder }”) lévő verseny más szabályokkal vagy gépi játékosokkal kezdődött: a program azóta megváltozott.
       *[other] A mappában („{ $folder }”) másik verseny van, ebben tér el: „{ $entry }”.
    } Válassz másik mappát.
error-arena-busy = Ezt éppen egy másik folyamat használja: „{ $place }”. Várd meg, amíg végez, vagy válassz másik helyet.
error-kept-other = A fájlban („{ $file }”) más munka vagy másik változat eredményei vannak. Válassz másik fájlt.
error-kept-line = A fájl („{ $file }”) { $line }. sora nem olvasható. Töröld a fájlt, ha újra akarod kezdeni, vagy válassz másikat. ({ $problem })
