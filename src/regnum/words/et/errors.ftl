# Mida öeldakse, kui midagi on valesti.

error-illegal = { $problem } (reegel { $rule })
error-option-players = { $players } mängijaga ei saa mängida: vaja on 2, 3 või 4 mängijat.
error-option-unknown = Valikut „{ $option }“ ei ole. Võimalikud: { $known }.
error-option-missing = Valik „{ $option }“ puudub.
error-option-number = Valik „{ $option }“ peab olema täisarv.
error-option-switch = Valiku „{ $option }“ väärtus peab olema true või false.

error-deal-text = Seemnes ja mängija sõnas võib olla kõige rohkem { $most } nähtavat märki ühel real.
error-deal-empty-seed = Seeme on tühi. Sisesta vähemalt üks märk.
error-deal-short = Kirja pandud jagamine lõpeb liiga vara: üks tõmbamine puudub.
error-deal-draw = Kirja pandud jagamise üks tõmbamine on võimatu: selles peab olema { $count } eri mänguosa allesjäänute seast.

error-undo = { $plies } käiku ei saa tagasi võtta: tehtud on { $played }.
error-seat = { $players } mängija lauas ei ole kohta { $seat }; kohti loetakse alates 0-st.
error-game = Mängu „{ $game }“ ei ole. Võimalikud: { $known }.
error-face = Mängul { $game } sellist võimalust terminalis ei ole.
error-bot = Robotit „{ $bot }“ ei ole. Võimalikud: { $known }.
error-bot-broken = Paketi „{ $package }“ robotit „{ $bot }“ ei saa kasutada. { $problem }
error-bot-chooses-nothing = Sellel ei ole meetodit „choose“.
error-bot-slow = Robot „{ $bot }“ on simuleerimiseks liiga aeglane; kasuta käsku regnum arena. Simuleerida saab: { $known }.
error-budget = „{ $text }“ ei ole mõtlemislimiit. Sekundid kirjuta kujul 0.2s, protsessoriaeg kujul 0.2cpu, läbimängude arv kujul 2000.
error-card = Graafikakaarti ei saa siin kasutada. Vaja on NVIDIA kaarti, selle draiverit ja CUDA tööriistu, mida Numba nõuab.
error-device = Seadet „{ $device }“ ei ole. Võimalikud: { $known }.
error-games = Simuleerida tuleb vähemalt üks mäng, mitte { $games }.
error-bots-seats =
    { $bots ->
        [one] Üks robot ei täida
       *[other] { $bots } robotit ei täida
    } { $players } kohta: nimeta igale kohale oma robot või üks robot kõigile.
error-seats =
    { $names ->
        [one] Üks nimi ei täida
       *[other] { $names } nime ei täida
    } { $players } kohta: anna igale kohale inimese või roboti nimi. Robotid: { $bots }.
error-seat-name = Anna igale kohale nimi, mis ei ole tühi ja koosneb ainult nähtavatest märkidest.

error-record-version = Selle üleskirjutuse vormingu versioon on { $version }, aga see Regnum loeb kuni versiooni { $newest }. Lugemiseks uuenda Regnumit.
error-record-field = Üleskirjutuse väli „{ $field }“ puudub, on tundmatu või vale tüüpi.
error-json = See ei ole täielik JSON: viga on { $character }. märgi juures.
error-json-twice = Võti „{ $key }“ esineb kaks korda.
error-json-number = Arv on liiga suur: see võib olla kuni { $most }, ka miinusmärgiga.
error-json-constant = „{ $name }“ ei ole JSONis arv.
error-json-text = Tekst on liiga pikk: selles võib olla kuni { $most } märki.
error-json-deep = Loendid ja objektid on liiga sügavalt üksteise sees: lubatud on kuni { $most } taset.
error-record-empty = Fail on tühi.
error-record-line = { $line }. rida: { $problem }
error-record-deal = Üleskirjutuse jagamisel peab olema kas seeme koos pitseriga või kirja pandud tõmbamised.
error-record-commitment = Pitser ei sobi seemnega: üht neist on muudetud.
error-record-no-result = Mäng on läbi, aga üleskirjutuses ei ole tulemust.
error-record-unfinished =
    { $plies ->
        [one] Üleskirjutuses on tulemus, aga pärast üht käiku ei ole mäng läbi.
       *[other] Üleskirjutuses on tulemus, aga pärast { $plies } käiku ei ole mäng läbi.
    }
error-record-result = Üleskirjutuse tulemus on vale: „{ $entry }“ ei järeldu käikudest.
error-record-players =
    { $names ->
        [one] Üleskirjutus nimetab ühe mängija, aga laud on { $players } mängijale.
       *[other] Üleskirjutus nimetab { $names } mängijat, aga laud on { $players } mängijale.
    }
error-record-action = { $ply }. käik ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = Fail { $file } on liiga suur.
error-file-text = Fail { $file } ei ole UTF-8 tekst.
error-which-game = { $wanted }. mängu ei ole: failis on mänge { $games }.
error-ply = { $ply }. käiku ei ole: käike on mängus { $plies }.

system-missing = Sellist faili ega kausta ei ole.
system-forbidden = Sul puudub selleks õigus.
system-is-folder = See on kaust, mitte fail.
system-not-folder = Osa failiteest ei ole kaust.
system-exists = See on juba olemas.
system-not-empty = Kaust ei ole tühi.
system-full = Ketas on täis.
system-too-big = Fail oleks liiga suur.
system-read-only = Seda saab ainult lugeda, mitte kirjutada.
system-long-name = Nimi on liiga pikk.
system-link-loop = Lingid moodustavad ringi.
system-busy = Seda kasutab teine programm.
system-too-many-open = Avatud faile on liiga palju.
system-no-memory = Mälu ei jätku.
system-broken-device = Seade teatab veast.
system-closed = See on suletud.
system-port-taken = Seda porti kasutab teine programm.
system-no-address = Sellel arvutil ei ole sellist aadressi.
system-other = Süsteem teatab: { $problem }
error-no-puzzles = Need ei ole ülesanded: { $problem }
