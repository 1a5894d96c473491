# Mida ütleb lauaserver.

server-here = Regnum töötab: { $address }
server-elsewhere = Telefonidest ja teistest seadmetest selles võrgus: { $address }
server-stop = Ctrl-C peatab serveri. Mängud on salvestatud.

server-no-table = Sellist lauda ei ole. Kontrolli linki või koodi.
server-no-link = See link enam ei tööta: seda on juba kasutatud või on see vanem kui 15 minutit. Loo laua menüüs uus.
server-no-page = Siin ei ole midagi.
server-no-identity = Sisesta kõigepealt oma nimi.
server-foreign = See päring tuli teiselt veebisaidilt ja lükati tagasi.
server-too-many = Liiga palju päringuid. Proovi hetke pärast uuesti.
server-too-many-streams = Vaatad korraga liiga palju laudu. Sulge mõned neist.
server-too-large = See on liiga suur: piir on { $most } baiti.
server-crowded = Praegu on liiga palju ühendusi. Proovi mõne sekundi pärast uuesti.
server-too-many-connections = Sinu võrgust on liiga palju ühendusi. Sulge mõned ja proovi uuesti.
server-headers = Päringu päised on liiga suured: piir on { $most } baiti.
server-too-slow = Päring jõudis liiga aeglaselt kohale. Proovi uuesti.
server-host = See server ei vasta selle hostinime all.
server-media = Päringu sisu peab olema JSON, saadetud tüübiga application/json.
server-no-json = See ei ole JSON.
server-invalid = Päring ei sobi: { $problem }
server-storage = Seda ei õnnestunud salvestada, nii et midagi ei muudetud. Proovi hetke pärast uuesti.
server-broken = Serveris läks midagi valesti. Viga on logis viitega { $reference }; palun proovi uuesti.
server-damaged = See laud on kahjustatud ja seda ei saa kasutada. Põhjus on serveri logis viitega { $reference }; palun anna see edasi serveri pidajale.

server-setting-port = { $port } ei ole sobiv port: vaja on arvu 0 kuni 65535.
server-setting-database = Andmebaasi aadressi alguses peab olema postgresql://.
server-setting-workers = Robotiprotsesside arv peab olema 0 (valitakse automaatselt) kuni { $most }.
server-setting-log = Võimalikud logitasemed: { $known }.
server-setting-limits = Piirangute kordaja peab olema 0 (piiranguid ei ole) kuni 1000; vaikimisi 1.
server-setting-days = Päevade arv peab olema 0 (tähtajatult) kuni { $most }.
server-setting-connections = Ühenduste arv peab olema 0 (nii palju, kui see protsess võib avada) kuni { $most }.
server-setting-root-path = „{ $path }“ ei ole tee: see peab algama kaldkriipsuga ega tohi sellega lõppeda, näiteks /regnum.
server-setting-number = „{ $value }“ ei ole valiku „{ $name }“ jaoks sobiv arv.
server-no-store = Salvestatud laudu ei saa avada: { $problem }
server-lost-games = Fail { $file } puudub või on tühi, kuigi selles oli mänge. Pane see tagasi, taasta varukoopia käsuga „regnum restore“ või kustuta fail { $file }.lock, et alustada ilma nende mängudeta.
server-no-psycopg = PostgreSQL vajab paketti psycopg. Paigalda see käsuga: pip install "regnum[postgresql]"
server-backed-up =
    { $tables ->
        [one] Üks laud kopeeriti faili { $file }.
       *[other] { $tables } lauda kopeeriti faili { $file }.
    }
server-restored =
    { $tables ->
        [one] Üks laud taastati failist { $file }.
       *[other] { $tables } lauda taastati failist { $file }.
    }
server-backup-exists = Fail { $file } on juba olemas. Vali teine nimi.
server-backup-folder = Kausta { $folder } ei ole olemas. Loo see kõigepealt või vali teine.
server-backup-nothing = Kopeerida pole midagi: faili { $file } ei ole olemas.
server-backup-broken = Fail { $file } ei ole täielik varukoopia: { $problem }
server-restore-full = Siin on juba laudu. Nende asendamiseks lisa --replace.
server-restore-damaged = Failis { $file } on kahjustatud laudu: { $tables }. Kui soovid siiski kõik taastada, lisa --keep-damaged: neid laudu ei saa kasutada, kõiki teisi saab.
server-table-damaged = Laud { $table } on kahjustatud. { $problem }
damage-missing = { $number }. sündmus puudub.
damage-changed = { $number }. sündmus ei ole selline, nagu see kirja pandi.
damage-list = Laudade nimekiri ei ühti selle laua logiga.
damage-replay = Selle laua sündmusi ei saa uuesti läbi mängida: { $problem }
server-restore-postgres = Andmebaas ei ole tühi. Taastada saab ainult tühja andmebaasi.
server-no-port = Aadressil { $host } (port { $port }) ei saa ühendusi vastu võtta: { $problem } Vali teine port valikuga --port.

command-table-about = käivita mänguserver brauserile ja robotitele
command-backup-about = tee kõigist laudadest varukoopia, ka siis, kui server töötab
command-restore-about = taasta lauad varukoopiast
command-help-host = aadress, millel ühendusi vastu võtta (vaikimisi kõik aadressid; 127.0.0.1: ainult see arvuti)
command-help-port = port, millel ühendusi vastu võtta (vaikimisi 8000 või järgmine vaba)
command-help-data = salvestatud laudade kaust (vaikimisi andmekaustas)
command-help-database = hoia laudu hoopis PostgreSQL-is: postgresql://kasutaja:parool@host/nimi
command-help-bot-workers = mitu robotit võib korraga mõelda (vaikimisi tuumade arv miinus üks)
command-help-limits = piirangute kordaja: 2 kahekordistab need, 0 lülitab välja (vaikimisi 1)
command-help-keep-waiting = mitu päeva hoitakse alles lauda, kus mäng ei alga; 0: tähtajatult (vaikimisi 7)
command-help-keep-alone = mitu päeva hoitakse alles ühe inimese mängu, kui midagi ei toimu; 0: tähtajatult (vaikimisi 30)
command-help-keep-shared = mitu päeva hoitakse alles mitme inimese mängu, kui midagi ei toimu; 0: tähtajatult (vaikimisi 365)
command-help-connections = mitu ühendust võib korraga avatud olla (vaikimisi nii palju, kui see protsess võib avada)
command-help-log-level = kui palju logitakse: debug, info, warning või error (vaikimisi warning)
command-help-proxies = usaldatud pöördproksid, mille X-Forwardedi päiseid usutakse (vaikimisi 127.0.0.1)
command-help-metrics = aadressid, millelt võib lugeda lehte /metrics (vaikimisi see arvuti)
command-help-hosts = hostinimed, millele saadetud päringutele vastatakse; *.example.org: kõik selle domeeni nimed (vaikimisi kõik)
command-help-root-path = kõigi aadresside tee algus proksi taga: /regnum (vaikimisi puudub)
command-help-no-browser = ära ava brauserit
command-help-backup-file = loodav fail; ei tohi veel olemas olla
command-help-restore-file = loetav fail
command-help-replace = asenda olemasolevad lauad; vana fail jääb teise nimega alles
command-help-keep-damaged = taasta ka kahjustatud lauad; neid ei saa kasutada, kõiki teisi saab

server-daily-other = See ei ole päeva { $date } jagamise lõpetatud mäng.
server-daily-closed = Päeva { $date } nimekiri on suletud: tulemusi saab saata samal päeval, päev varem ja päev hiljem.
