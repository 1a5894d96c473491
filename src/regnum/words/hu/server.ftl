# Amit az asztal kiszolgálója mond.

server-here = Az asztal készen áll: { $address }
server-elsewhere = Telefonoknak és másoknak ugyanezen a hálózaton: { $address }
server-stop = Leállítás: Ctrl-C. A játszmák megmaradnak.

server-no-table = Nincs ilyen asztal.
server-no-link = Ez a hivatkozás nem vezet sehová: már felhasználták, vagy negyedóránál régebbi.
server-no-page = Itt nincs semmi.
server-no-identity = Előbb mondd meg a nevedet.
server-foreign = Ez a kérés egy másik webhelyről érkezett.
server-too-many = Ez egyszerre túl sok. Próbáld újra egy kis idő múlva.
server-too-many-streams = Egyszerre túl sok asztalt nézel. Zárj be közülük néhányat.
server-too-large = Ez túl nagy: legfeljebb { $most } bájt lehet.
server-media = A kérés törzsének JSON-nak kell lennie, application/json típussal küldve.
server-no-json = Ez nem JSON.
server-invalid = A kérés nem a várt formájú: { $problem }
server-storage = Nem sikerült elmenteni, ezért nem is történt meg. Próbáld újra egy kis idő múlva.
server-broken = Itt valami elromlott. A hiba ezen a jelen került a naplóba: { $reference }.
server-damaged = Ez az asztal megsérült, ezért nem használható. Az ok ezen a jelen szerepel a kiszolgáló naplójában: { $reference }. Kérjük, add meg ezt az üzemeltetőnek.

server-setting-port = { $port } nem port: 0 és 65535 közötti szám kell.
server-setting-database = Az adatbázis címének a postgresql:// előtaggal kell kezdődnie.
server-setting-workers = Az egyszerre gondolkodó gépi játékosok száma 0 (annyi, amennyit ez a gép elbír) és { $most } között lehet.
server-setting-log = A naplózás lehetséges szintjei: { $known }.
server-setting-limits = A korlátok szorzója 0 (nincs korlát) és 1000 közötti szám; a szokásos 1.
server-setting-number = Ehhez a beállításhoz szám kell: „{ $name }”. Ez nem megfelelő: „{ $value }”.
server-no-store = A mentett asztalokat nem sikerült megnyitni: { $problem }
server-no-psycopg = A PostgreSQL használatához a psycopg csomag kell. Telepítése: pip install "regnum[postgresql]"
server-backed-up = { $tables } asztal lemásolva ide: { $file }
server-restored = { $tables } asztal visszaállítva innen: { $file }
server-backup-exists = Már van ilyen fájl: { $file }. Válassz másik nevet.
server-backup-folder = Nincs ilyen mappa: { $folder }. Előbb hozd létre, vagy válassz másikat.
server-backup-nothing = Nincs mit lemásolni, nem létezik ez a fájl: { $file }
server-backup-broken = Ez nem ép biztonsági mentés: { $file } ({ $problem })
server-restore-full = Itt már vannak asztalok. Ha le akarod cserélni őket, írd hozzá: --replace.
server-restore-postgres = Az adatbázis nem üres. Visszaállítani csak üresbe lehet.
server-no-port = Itt nem lehet kapcsolatokat fogadni: { $host }, port: { $port } ({ $problem }). Másik port választása: --port.

command-table-about = asztal nyitása, amelyhez emberek és programok a hálózaton át csatlakozhatnak, ellenfelekkel és archívummal
command-backup-about = az összes asztal lemásolása egy fájlba, akár használat közben is
command-restore-about = az asztalok visszaállítása biztonsági mentésből
command-help-host = melyik címen fogadjon kapcsolatokat (alapból a gép minden címén; 127.0.0.1 esetén csak erről a gépről)
command-help-port = melyik porton fogadjon kapcsolatokat (alapból 8000, vagy a következő szabad)
command-help-data = az asztalok mappája (alapból az adatmappában)
command-help-database = PostgreSQL-adatbázis az asztaloknak, mappa helyett: postgresql://felhasználó:jelszó@gép/név
command-help-bot-workers = hány gépi játékos gondolkodhat egyszerre (alapból eggyel kevesebb, mint ahány mag van)
command-help-limits = a szokásos mennyiség hányszorosát kérheti bárki; 0 esetén nincs korlát (alapból 1)
command-help-log-level = mennyi kerüljön a naplóba: debug, info, warning vagy error (alapból warning)
command-help-proxies = azoknak a fordított proxyknak a címei, amelyek megmondják a hívó valódi címét (alapból 127.0.0.1)
command-help-no-browser = ne nyíljon meg a böngésző
command-help-backup-file = a létrehozandó fájl; még nem létezhet
command-help-restore-file = a beolvasandó fájl
command-help-replace = az ottani asztalok lecserélése; a régi fájl más néven megmarad az új mellett
