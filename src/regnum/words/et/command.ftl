# Käsk regnum.

command-about = Kingdomino ja Kingdoms: mängi, simuleeri, esita uuesti, kontrolli ja loe punkte.
command-epilog = Mitteametlik projekt; Kingdomino autor on Bruno Cathala, Kingdomsi autor Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standardväljund on suletud, seega ei saa midagi näidata.
command-replaced = Mõne märgi asemel on ?, sest väljundi kodeering on { $encoding }. Kõigi märkide nägemiseks käivita: export PYTHONIOENCODING=utf-8
command-title = käsud
command-metavar = KÄSK
command-game = MÄNG
command-games = mängud
command-options-of = mängu { $game } valikud
command-game-about = { $game }: { $about }
command-examples = näited:
command-group-seats = mängijad ja jagamine
command-group-saving = salvestamine
command-group-match = turniir
command-group-output = väljund
command-group-machine = arvuti
command-group-network = võrk
command-group-storage = andmehoidla
command-group-load = koormus
command-group-watching = logid ja mõõdikud
command-help-lang = keel: inglise, ungari, poola või eesti (vaikimisi süsteemi keel)
command-help-version = näita versiooni ja välju
command-play-about = mängi terminalis robotite vastu või sõpradega ühe klaviatuuri taga
command-daily-about = mängi päeva jagamist, mis on kõigil sama, ja võrdle tulemust
command-simulate-about = simuleeri palju robotite mänge ja näita tulemusi
command-bots-about = näita roboteid, kelle vastu saab mängida
command-replay-about = näita üleskirjutatud mängu samm-sammult
command-analyse-about = võrdle üleskirjutatud mängu ühe seisu käike
command-review-about = anna üleskirjutatud mängudele hinnang: käikude hinded, õnn ja oskus
command-verify-about = kontrolli, kas mängu üleskirjutus on õige: jagamine, käigud ja tulemus; või kas varukoopia on terve
command-score-about = loe kokku päris laual mängitud kuningriigi või mängulaua punktid
command-puzzles-about = otsi ülesandeid: seise, kus üks käik on selgelt parim

command-help-games = mängude arv (vaikimisi 1000)
command-help-bots = robot igale kohale või üks kõigile: { $bots } (vaikimisi random)
command-help-sim-seed = sama seeme annab samad mängud (vaikimisi 1)
command-help-records = kirjuta iga mäng sellesse faili, üks igale reale (- on standardväljund)
command-help-json = väljasta JSON
command-help-workers = mitut tuuma kasutada (vaikimisi kõiki)
command-help-device = kus mängida: cpu ehk protsessor (vaikimisi) või cuda ehk NVIDIA graafikakaart
command-help-record-file = üleskirjutus või fail, kus igal real on üks üleskirjutus
command-help-ply = näita ainult seisu pärast antud arvu käike
command-help-which-game = mitmes üleskirjutus failis, alates 1-st (vaikimisi 1)
command-help-analyse-ply = seis enne seda käiku, alates 0-st
command-help-analyse-playouts = mitu läbimängu teha (vaikimisi 4000)
command-help-daily-game = milline mäng (vaikimisi esimene)
command-help-daily-date = muu päev alates 2026-01-01 (vaikimisi täna)
command-help-daily-again = mängi pärast arvesse läinud katset uuesti, lihtsalt lõbuks
command-help-daily-seconds = mitu sekundit botid võrdluseks sama jagamist mängivad (vaikimisi 30)
command-help-coach = treener ütleb, kui käik palju ära andis
command-help-review-effort = 2 tähendab tavalisest kaks korda rohkem läbimänge, 0.1 kümnendikku (0.01 kuni 10, vaikimisi 1)
command-help-study-seed = sama seeme annab samad arvud (vaikimisi 0)
command-help-text-file = loetav fail (vaikimisi standardsisend)
command-help-one-game = ainult selle mängu robotid
command-help-seats = kes kus istub, näiteks Anna,greedy: robot ({ $bots }) või mis tahes muu nimi inimese jaoks (vaikimisi üks inimene, teistel kohtadel robotid)
command-help-seed = jagamise seeme (vaikimisi salajane, näidatakse pärast mängu)
command-help-salt = sõna, mille mängija jagamisse lisab; valikut võib iga mängija jaoks korrata
command-help-save = kuhu mäng salvestada (vaikimisi andmekausta)
command-help-resume = jätka salvestatud mängu

command-compiling = Reegleid kompileeritakse selle arvuti jaoks. Seda tehakse üks kord ja see võtab mõne sekundi.
command-type-text = Kirjuta või kleebi tekst ja vajuta seejärel tühjal real Ctrl-D.
command-simulating = Simulatsioon

simulate-title =
    { $games ->
        [one] { $game }: üks mäng, seeme { $seed }
       *[other] { $game }: { $games } mängu, seeme { $seed }
    }
simulate-speed =
    { $seconds } s, { $speed } mängu sekundis { $device ->
        [cuda] graafikakaardil
       *[cpu] protsessoril
    }, { $plies } käiku mängu kohta
simulate-seat = koht
simulate-bot = robot
simulate-wins = võidud
simulate-win-interval = 95% vahemik
simulate-score = punktid (95%)
simulate-spread = hälve

verify-problem =
    { $games ->
        [one] Üleskirjutus ei ole õige.
       *[other] Mängu { $game } üleskirjutus ei ole õige.
    } { $problem }
verify-unreadable = Seda ei saa üleskirjutusena lugeda. { $problem }
verify-all-good =
    { $games ->
        [one] Mängu üleskirjutus on õige
       *[other] Kõigi { $games } mängu üleskirjutused on õiged
    }: jagamised, pitserid, käigud ja tulemused.
verify-backup-good =
    { $tables ->
        [one] Laud on terve: sündmused on sellised, nagu need kirja pandi, ja mängu saab uuesti läbi mängida.
       *[other] Kõik { $tables } lauda on terved: sündmused on sellised, nagu need kirja pandi, ja mänge saab uuesti läbi mängida.
    }
verify-good =
    { $actions ->
        [0] Ühtegi käiku ei tehtud
        [one] Ainus käik on reeglipärane
       *[other] Kõik { $actions } käiku on reeglipärased
    }, { $deal ->
        [seed] jagamine järeldub seemnest, seeme sobib pitseriga
       *[written] jagamine on kirja pandud, nii et segamist ei saa kontrollida,
    } { $progress ->
        [finished] ja tulemus on õige.
       *[unfinished] ja mäng ei ole veel läbi.
    }

replay-next = Enter: edasi, q: lõpp { "" }
replay-ply =
    { $ply ->
        [0] algus, käike { $plies }
       *[other] { $ply }/{ $plies }: { $action }
    }

argparse-usage = kasutus:
argparse-options = valikud
argparse-positional = argumendid
argparse-help = näita seda abiteksti ja välju
argparse-required = puuduvad argumendid: %s
argparse-unrecognized = tundmatud argumendid: %s
argparse-expected-one = vajab väärtust
argparse-expected-at-most-one = lubatud on kõige rohkem üks väärtus
argparse-expected-at-least-one = vajab vähemalt üht väärtust
argparse-not-allowed-with = ei sobi kokku valikuga %s
argparse-no-value = see ei võta väärtust, aga sai %r
argparse-ambiguous = „%(option)s“ võib tähendada mitut valikut: %(matches)s
argparse-one-required = vaja on üht neist: %s
argparse-unknown-command = käsku %(parser_name)r ei ole (võimalikud: %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = lubamatu väärtus: %(value)r
argparse-invalid-choice = lubamatu väärtus: %(value)r (võimalikud: %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = kirjuta veebirakendus failide kaustana, mis sobib igasse staatilisse veebimajutusse: mängud robotite vastu ja ühes seadmes, ilma serverita
command-help-site-folder = kirjutatav kaust: uus, tühi või varem selle käsuga kirjutatud
command-help-site-base = kausta tee majutuses, näiteks /regnum/ (vaikimisi: /); seda vajab ainult leht „Lehte ei leitud“
site-written = { $folder }: { $files } faili, { $size } kB. Kopeeri kaust mis tahes staatilisse majutusse.
site-try = Siin proovimiseks: python -m http.server --directory { $folder }
site-not-empty = Kaust „{ $folder }“ ei ole tühi ega ole selle käsuga loodud. Vali uus või tühi kaust.
site-bad-base = „{ $base }“ ei ole kausta tee. See peab algama ja lõppema kaldkriipsuga; kaldkriipsude vahel võivad olla tähed, numbrid ja - . _ ~, näiteks /regnum/.

command-help-puzzle-files = mängude kirjed, kust ülesandeid otsida; ilma nendeta mängivad botid
command-help-puzzle-game = millist mängu botid mängivad (vaikimisi: { $game })
command-help-puzzle-games = mitu mängu botid mängivad (vaikimisi: 10)
command-help-puzzle-out = kirjuta kõik ülesanded sellesse faili ühe loendina, tihendatult, kui nime lõpp on .gz; muidu on iga ülesanne JSON-i rida
puzzles-so-far = Mänge: { $games }, ülesandeid: { $puzzles }
