# Mida ütleb lauaserver.

server-here = Laud on valmis: { $address }
server-elsewhere = Telefonidele ja teistele samas võrgus: { $address }
server-stop = Ctrl-C peatab serveri. Mängud jäävad alles.

server-no-table = Sellist lauda ei ole.
server-no-link = See link ei vii kuhugi: seda on juba kasutatud või on see vanem kui veerand tundi.
server-no-page = Siin ei ole midagi.
server-no-identity = Ütle kõigepealt oma nimi.
server-foreign = See päring tuleb teiselt veebisaidilt.
server-too-many = Seda on korraga liiga palju. Proovi hetke pärast uuesti.
server-too-many-streams = Vaatad korraga liiga palju laudu. Sulge mõned neist.
server-too-large = See on liiga suur: kõige rohkem võib olla { $most } baiti.
server-crowded = Praegu on liiga palju ühendusi. Proovi mõne sekundi pärast uuesti.
server-too-many-connections = Sinu võrgust on liiga palju ühendusi. Sulge mõned ja proovi uuesti.
server-headers = Päringu päised on liiga suured: kõige rohkem võib olla { $most } baiti.
server-too-slow = Päring kestis liiga kaua.
server-host = Sellel serveril ei ole niisugust nime.
server-media = Päringu sisu peab olema JSON, saadetud tüübiga application/json.
server-no-json = See ei ole JSON.
server-invalid = Päring ei ole oodatud kujul: { $problem }
server-storage = Seda ei õnnestunud salvestada, seega jäi see tegemata. Proovi hetke pärast uuesti.
server-broken = Siin läks midagi katki. Viga on kirjas viitega { $reference }.
server-damaged = See laud on kahjustatud ja seda ei saa kasutada. Põhjus on serveri logis viitega { $reference }; palun anna see edasi serveri pidajale.

server-setting-port = { $port } ei ole port: vaja on arvu 0-st 65535-ni.
server-setting-database = Andmebaas peab olema aadress, mille alguses on postgresql://.
server-setting-workers = Korraga mõtlevate robotite arv on 0-st (nii palju, kui see arvuti jaksab) { $most }-ni.
server-setting-log = Võimalikud logitasemed: { $known }.
server-setting-limits = Piirangute kordaja on arv 0-st (piiranguid ei ole) 1000-ni; tavaline on 1.
server-setting-days = Laudu saab alles hoida 0 (alati) kuni { $most } päeva.
server-setting-connections = Ühenduste arv on 0-st (nii palju, kui see protsess võib avada) { $most }-ni.
server-setting-root-path = „{ $path }“ ei ole tee: see peab algama kaldkriipsuga ega tohi sellega lõppeda, näiteks /regnum.
server-setting-number = Valik „{ $name }“ peab olema arv; „{ $value }“ ei sobi.
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
server-backup-broken = Fail { $file } ei ole terve varukoopia: { $problem }
server-restore-full = Siin on juba laudu. Nende asendamiseks lisa --replace.
server-restore-damaged = Failis { $file } on kahjustatud laudu: { $tables }. Kui soovid siiski kõik taastada, lisa --keep-damaged: neid laudu ei saa kasutada, kõiki teisi saab.
server-table-damaged = Laud { $table } on kahjustatud. { $problem }
damage-missing = Sündmus { $number } puudub.
damage-changed = Sündmus { $number } ei ole selline, nagu see kirja pandi.
damage-list = Laudade nimekiri ei ühti selle laua logiga.
damage-replay = Selle laua sündmusi ei saa uuesti läbi mängida: { $problem }
server-restore-postgres = Andmebaas ei ole tühi. Taastada saab ainult tühja andmebaasi.
server-no-port = Aadressil { $host } (port { $port }) ei saa ühendusi vastu võtta: { $problem } Vali teine port valikuga --port.

command-table-about = ava laud, millega inimesed ja programmid saavad võrgu kaudu liituda, koos vastaste ja arhiiviga
command-backup-about = kopeeri kõik lauad faili, ka siis, kui neid parajasti kasutatakse
command-restore-about = taasta lauad varukoopiast
command-help-host = aadress, millel ühendusi vastu võtta (vaikimisi selle arvuti kõik aadressid; 127.0.0.1 ainult selle arvuti jaoks)
command-help-port = port, millel ühendusi vastu võtta (vaikimisi 8000 või järgmine vaba)
command-help-data = kaust, kus laudu hoitakse (vaikimisi andmekaustas)
command-help-database = PostgreSQL-i andmebaas laudade jaoks kausta asemel: postgresql://kasutaja:parool@host/nimi
command-help-bot-workers = mitu robotit võib korraga mõelda (vaikimisi üks vähem, kui on tuumi)
command-help-limits = tavaliste piirangute kordaja igaühe jaoks; 0 korral piiranguid ei ole (vaikimisi 1)
command-help-keep-waiting = mitu päeva hoitakse alles lauda, kus mäng ei alga; 0 tähendab alati (vaikimisi 7)
command-help-keep-alone = mitu päeva hoitakse alles ühe inimese mängu, kui midagi ei toimu; 0 tähendab alati (vaikimisi 30)
command-help-keep-shared = mitu päeva hoitakse alles inimestevahelist mängu, kui midagi ei toimu; 0 tähendab alati (vaikimisi 365)
command-help-connections = mitu ühendust võib korraga avatud olla (vaikimisi nii palju, kui see protsess võib avada)
command-help-log-level = kui palju logitakse: debug, info, warning või error (vaikimisi warning)
command-help-proxies = nende pöördprokside aadressid, mis teatavad pöörduja tegeliku aadressi (vaikimisi 127.0.0.1)
command-help-metrics = aadressid, millelt võib lugeda lehte /metrics (vaikimisi ainult see arvuti)
command-help-hosts = hostinimed, millele saadetud päringutele vastatakse; *.example.org tähendab kõiki selle all (vaikimisi kõik)
command-help-root-path = millega algavad kõigi aadresside teed proksi taga: /regnum (vaikimisi ei millegagi)
command-help-no-browser = ära ava brauserit
command-help-backup-file = loodav fail; ei tohi veel olemas olla
command-help-restore-file = loetav fail
command-help-replace = asenda olemasolevad lauad; vana fail jääb teise nime all uue kõrvale alles
command-help-keep-damaged = taasta ka kahjustatud lauad; neid ei saa kasutada, kõiki teisi saab
