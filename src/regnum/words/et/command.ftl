# Käsk regnum.

command-about = Kingdomino ja Kingdoms: mäng, simulatsioon, taasesitus, kontroll ja punktid.
command-epilog = Mitteametlik; Kingdomino autor on Bruno Cathala, Kingdomsi autor Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standardväljund on suletud, seega ei saa midagi näidata.
command-replaced = Mõne märgi asemel on ?, sest väljundi kodeering on { $encoding }. Kõigi märkide nägemiseks käivita: export PYTHONIOENCODING=utf-8
command-title = käsud
command-metavar = KÄSK
command-game = MÄNG
command-games = mängud
command-options-of = mängu { $game } valikud
command-help-lang = keel: inglise, ungari, poola või eesti (vaikimisi süsteemi keel)
command-help-version = näita versiooni
command-play-about = mängi terminalis robotite vastu või sõpradega ühe klaviatuuri taga
command-simulate-about = lase robotitel mängida palju mänge ja vaata kokkuvõtet
command-bots-about = näita, kelle vastu saab mängida
command-replay-about = joonista üleskirjutatud mäng samm-sammult
command-verify-about = kontrolli, kas mängu üleskirjutus on õige: jagamine, käigud ja tulemus; või kas varukoopia on terve
command-score-about = arvuta päris laua kuningriigi või mängulaua punktid

command-help-games = mängude arv (vaikimisi 1000)
command-help-bots = robot igale kohale või üks kõigile: { $bots } (vaikimisi random)
command-help-sim-seed = sama seeme annab samad mängud (vaikimisi 1)
command-help-records = kirjuta iga mäng sellesse faili, üks igale reale (- on standardväljund)
command-help-json = väljasta JSON
command-help-workers = mitut tuuma kasutada (vaikimisi kõiki)
command-help-device = kus mängida: cpu ehk protsessor (vaikimisi) või cuda ehk NVIDIA graafikakaart
command-help-record-file = üleskirjutus või fail, kus igal real on üks üleskirjutus
command-help-ply = joonista ainult seis pärast nii mitut käiku
command-help-which-game = mitmes üleskirjutus failis, alates 1-st (vaikimisi 1)
command-help-text-file = loetav fail (vaikimisi standardsisend)
command-help-one-game = ainult selle mängu robotid
command-help-seats = kes kus istub, näiteks Anna,greedy: robot ({ $bots }) või mis tahes muu nimi inimese jaoks
command-help-seed = jagamise seeme (vaikimisi salajane, näidatakse pärast mängu)
command-help-salt = mängija oma sõna, mis segatakse jagamisse; üks iga soovija kohta
command-help-save = kuhu mäng salvestada (vaikimisi andmekausta)
command-help-resume = jätka salvestatud mängu

command-compiling = Reeglid kompileeritakse selle arvuti jaoks; seda tehakse üks kord ja see võtab mõne sekundi.
command-type-text = Kirjuta või kleebi tekst ja vajuta seejärel tühjal real Ctrl-D.
command-simulating = Simulatsioon

simulate-title =
    { $games ->
        [one] { $game }: üks mäng, seeme { $seed }
       *[other] { $game }: { $games } mängu, seeme { $seed }
    }
simulate-speed =
    { $seconds } s, mänge sekundis { $device ->
        [cuda] graafikakaardil
       *[cpu] protsessoril
    } { $speed }, käike mängus { $plies }
simulate-seat = koht
simulate-bot = robot
simulate-wins = võidud
simulate-win-interval = 95 % vahemik
simulate-score = punktid (95 %)
simulate-spread = hälve

verify-problem =
    { $games ->
        [one] Üleskirjutus ei ole õige.
       *[other] Mängu { $game } üleskirjutus ei ole õige.
    } { $problem }
verify-unreadable = Seda ei saa üleskirjutusena lugeda. { $problem }
verify-all-good =
    { $games ->
        [one] Üks mäng on õige
       *[other] Kõik { $games } mängu on õiged
    }: jagamised, pitserid, käigud ja tulemused.
verify-backup-good =
    { $tables ->
        [one] Laud on terve: sündmused on sellised, nagu need kirja pandi, ja mängu saab uuesti läbi mängida.
       *[other] Kõik { $tables } lauda on terved: sündmused on sellised, nagu need kirja pandi, ja mänge saab uuesti läbi mängida.
    }
verify-good =
    { $actions ->
        [one] Üks käik on reeglipärane
       *[other] Kõik { $actions } käiku on reeglipärased
    }, { $deal ->
        [seed] jagamine järeldub seemnest ja seeme sobib pitseriga
       *[written] jagamine on kirja pandud, nii et segamist, mida kontrollida, ei ole
    }, { $progress ->
        [finished] tulemus on õige.
       *[unfinished] mäng ei ole läbi.
    }

replay-next = Enter: edasi, q: lõpp { "" }
replay-ply =
    { $ply ->
        [0] algus, käike { $plies }
       *[other] { $ply }/{ $plies }: { $action }
    }

argparse-usage = kasutamine:
argparse-options = valikud
argparse-positional = argumendid
argparse-help = näita seda abi
argparse-required = puuduvad argumendid: %s
argparse-unrecognized = tundmatud argumendid: %s
argparse-expected-one = väärtus puudub
argparse-expected-at-most-one = väärtusi on liiga palju
argparse-expected-at-least-one = väärtus puudub
argparse-not-allowed-with = ei sobi kokku valikuga %s
argparse-no-value = see ei võta väärtust, aga sai %r
argparse-ambiguous = „%(option)s“ võib tähendada mitut: %(matches)s
argparse-one-required = vaja on üht neist: %s
argparse-unknown-command = %(parser_name)r puudub (valikus: %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = võimatu väärtus: %(value)r
argparse-invalid-choice = võimatu: %(value)r (valikus: %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = kirjuta veebirakendus failide kaustana, mida saab pakkuda iga staatiline veebimajutus: mängud robotite vastu ja ühes seadmes, ilma serverita
command-help-site-folder = kirjutatav kaust: uus, tühi või varem selle käsuga kirjutatud
command-help-site-base = kausta tee majutuses, näiteks /regnum/ (vaikimisi: /); seda vajab ainult valede aadresside leht
site-examples =
    näited:
    regnum site public
    regnum site public --base /regnum/
    python -m http.server --directory public
site-written = { $folder }: { $files } faili, { $size } kB. Kopeeri kaust ükskõik millisesse staatilisse majutusse, ükskõik kuhu.
site-try = Siin proovimiseks: python -m http.server --directory { $folder }
site-not-empty = Kaust „{ $folder }” ei ole tühi ja seda ei kirjutanud see käsk. Vali uus või tühi kaust.
site-bad-base = „{ $base }” ei ole kausta tee. See algab ja lõpeb kaldkriipsuga ning kaldkriipsude vahel on tähed, numbrid ja - . _ ~, näiteks /regnum/.
