# Veebileht: mida ütlevad kõik ekraanid, olgu mäng mis tahes.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Sinu kord · { $title } · Regnum
page-tag = Kaks väikest mängu suurtest kuningriikidest.
page-unofficial = Regnum on mitteametlik: mängijatelt mängijatele, nende mängude kirjastajatega seotud ei ole.

## Kõikjal

page-skip = Sisu juurde
page-home = Avaleht
page-language = Keel
page-close = Sulge
page-cancel = Loobu
page-go-on = Edasi
page-save = Salvesta
page-saved = Salvestatud.
page-copy = Kopeeri
page-copied = Kopeeritud
page-copy-by-hand = Brauser ei luba kopeerida. Vali link ja kopeeri see ise.
page-share = Saada
page-loading = Üks hetk …
page-broken-title = Midagi läks katki
page-broken = Midagi läks joonistamisel katki. Tavaliselt aitab lehe uuesti laadimine; sinu mängud on alles.
page-missing-title = Siin ei ole midagi
page-missing = Sellel aadressil ei ole midagi. Võib-olla läks üks täht kaduma.
page-unreachable = Lauaga ei saa ühendust. Proovi hetke pärast uuesti.
page-stale = Mäng on vahepeal edasi läinud, seega jäi see käik tegemata. Vaata uuesti.
page-not-now = Üks asi korraga: sinu eelmine käik on alles teel.
page-you = Sina
page-you-as = { $name } (sina)
page-nobody = keegi
page-guest = Külaline
page-name-twin = { $name } { $number }

## Avaleht

page-choose-game = Vali mäng
page-play-game = { $game }: mängi
page-play-now = Mängi kohe
page-play-now-about =
    { $rules ->
        [usual] Arvuti vastu: { $opponents }, tavalised reeglid
       *[own] Arvuti vastu: { $opponents }. { $variants }
    }
page-play-friends = Mängi sõpradega
page-play-friends-about = Ava laud ja saada link
page-play-pass = Mängi ühes seadmes
page-play-pass-about = Käest kätte
page-play-options = Vastased ja reeglid
page-join-code = Liitu koodiga
page-join-example = k7qd3mx9ap
page-join = Liitu
page-continue = Jätka oma mänge
page-continue-game = Mängi edasi
page-your-turn-short = Sinu kord
page-waiting-for = Praegu käib: { $name }
page-waiting-for-players = Ootab mängijaid
page-around = Laua ümber
page-learn = Õpi
page-learn-about = Viis minutit, ise mängides
page-score = Punktileht
page-score-about = Sinu oma laua jaoks
page-lobby = Avatud lauad
page-lobby-about = Liitu teistega või vaata
page-archive = Arhiiv
page-archive-about = Mängitud mängud
page-mine = Minu mängud siin
page-mine-about = Salvestatud selles brauseris

## Enne mängu

page-new-bots = { $game }: arvuti vastu
page-new-bots-start = Mängi
page-new-friends = { $game }: sõpradega
page-new-friends-start = Ava laud
page-new-pass = { $game }: üks seade kõigile
page-new-pass-start = Mängi
page-new-table = Ava laud
page-opponents = Vastased
page-players = Mängijad
page-level = Kui tugev?
page-who = Kes mängib?
page-who-kind = { $number }. mängija: inimene või robot
page-person = Inimene
page-player = { $number }. mängija
page-house = Laud
page-listed = Näha avatud laudade seas
page-listed-about = Igaüks võib selle leida ja liituda; muidu ainult need, kellel on link.
page-chat = Vestlus
page-chat-about = Lauas istujad saavad üksteisele kirjutada.
page-clock = Aeg otsuse jaoks
page-clock-about = Kellel aeg otsa saab, selle eest mängib robot, kuni ta naaseb.
page-clock-none = Piiranguta
page-clock-seconds =
    { $seconds ->
        [one] 1 sekund
       *[other] { $seconds } sekundit
    }
page-clock-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minutit
    }
page-clock-days =
    { $days ->
        [one] 1 päev
       *[other] { $days } päeva
    }
page-options-reset = Tagasi tavaliste reeglite juurde
page-where = Kus mängida?
page-where-here = Selles brauseris
page-where-server = Serveris
page-where-about = Selles brauseris jääb mäng sellesse seadmesse ja töötab ka ilma võrguta. Serverist saab mängu teise seadmesse viia.
page-here-insecure = Mänge saab selles brauseris salvestada ainult turvalise ühenduse (https) kaudu. Mängi serveris.

## Nimed

page-name-title = Kuidas sind kutsuda?
page-name-label = Sinu nimi
page-name-about = Teised sinu laudades loevad seda. Kontot ega parooli ei ole; sind mäletab see brauser.
page-name-later = Laudades, kuhu nüüdsest istud.

## Laud enne mängu

page-seats = Kohad
page-seat-empty = Vaba koht
page-seat-free = Igaühele, kes tuleb
page-seat-kept = Hoitakse kellelegi
page-seat-kept-you = Hoitakse sulle
page-seat-bot = Maja robot
page-seat-host = Avas laua
page-seat-here = On kohal
page-seat-away = Ei ole praegu kohal
page-seat-for = Kes mängib kohal { $number }
page-seat-open = Avatud
page-sit-too = Siia ka
page-sit = Istu lauda
page-stand = Tõuse püsti
page-send-away = Saada ära
page-start = Alusta mängu
page-start-about = Kõik on kohal.
page-start-when-full =
    { $seats ->
        [one] Üks koht on veel vaba. Kutsu keegi või anna see robotile.
       *[other] { $seats } kohta on veel vabad. Kutsu keegi või anna need robotitele.
    }
page-starts-when-full = Mäng algab kohe, kui kõik kohad on täis.
page-host-starts = Mäng algab, kui laua avaja selle käivitab.
page-invite = Kutsu teisi
page-invite-link = Link sellesse lauda
page-invite-code = Või selle koodiga:
page-invite-qr = QR-kood selle laua lingiga
page-what = Mida mängitakse
page-for-players =
    { $players ->
        [one] 1 mängija
       *[other] { $players } mängijat
    }
page-is-listed = Näha avatud laudade seas
page-is-private = Privaatne: ainult neile, kellel on link
page-has-chat = Vestlusega
page-no-chat = Vestluseta
page-has-clock = Otsuse jaoks: { $time }
page-no-clock = Ilma kellata
page-close-table = Sulge laud
page-close-table-about = Keegi ei saa siia enam istuda.

## Laud mängu ajal

page-table = Laud
page-table-of =
    { $players ->
        [2] Laud kahele
        [3] Laud kolmele
        [4] Laud neljale
       *[other] Laud, mängijaid { $players }
    }
page-notices = Teated
page-menu = Menüü
page-rules = Reeglid
page-undo = Võta tagasi
page-undo-waiting = Palusid käiku tagasi võtta. Teised peavad nõustuma.
page-undo-asked = { $name } soovib käiku tagasi võtta.
page-undo-agree = Nõus
page-undo-declined = { $name } ei nõustunud: sinu käik jääb kehtima.
page-undo-decline = Ei
page-resign = Anna alla
page-resign-of = Anna alla: { $name }
page-resign-about = Annad selles mängus alla. Kui teised jätkavad, mängib sinu kohal edasi robot.
page-resign-seat-about = { $name } annab selles mängus alla. Kui teised jätkavad, mängib sellel kohal edasi robot.
page-watch-link = Link sellesse lauda
page-watch-link-about = Kellel on see link, võib vaadata
page-watching = Vaatad mängu. Saladusi sa ei näe.
page-device = Jätka teises seadmes
page-device-of = Teine seade: { $name }
page-device-about = Nii saad lingi, mis viib sinu koha teise seadmesse. See töötab üks kord, veerand tundi; siis mängid seal, mitte siin.
page-device-make = Tee link
page-device-link = Ava see teises seadmes
page-device-qr = QR-kood teise seadme lingiga
page-sound-on = Lülita heli sisse
page-sound-off = Lülita heli välja
page-leave = Lahku lauast (mäng ootab)
page-away = { $name } on ära.
page-replace = Las mängib robot
page-stand-in-you = Sinu eest mängib robot.
page-return = Mängin jälle ise
page-stranger = Seda brauserit siin enam ei tunta, seega sa ainult vaatad.
page-stranger-again = Ütlen oma nime uuesti
page-reconnecting = Ühendus katkes. Proovin uuesti …
page-offline = Sul ei ole võrku. Mäng jätkub kohe, kui see naaseb.
page-pending-kept = Sinu käik on alles ja saadetakse ära.
page-face-broken = Seda mängu ei õnnestunud joonistada, seega on siin märkidena kõik, mida teha võid.
page-no-table = Sellist lauda ei ole.
page-clock-left = Aega jäänud: { $time }
page-clock-late = Veel kümme sekundit!
page-pass-to = Anna seade edasi: { $name }
page-pass-about = Nüüd tohib vaadata ainult { $name }. Teiste saladusi ei näidata.
page-pass-ready = Mina olen { $name }
page-your-turn = Sinu kord.
page-turn-of = Käib { $name }.
page-is-over = Mäng on läbi.

## Logi

page-log = Logi
page-log-more = Kõik { $lines } rida
page-log-less = Ainult viimased
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = Mäng pärast käiku { $ply }
page-taken-back = (tagasi võetud)
page-event-sat = { $name } istus lauda
page-event-stood = { $name } tõusis püsti
page-event-arranged =
    { $has ->
        [bot] { $bot } sai koha
       *[none] Koht avati
    }
page-event-started = Mäng algas
page-event-undone =
    { $whose ->
        [you] Võtsid käigu tagasi
       *[other] { $name } võttis käigu tagasi
    }
page-event-undo-asked =
    { $whose ->
        [you] Palusid käiku tagasi võtta
       *[other] { $name } palus käiku tagasi võtta
    }
page-event-undo-answered =
    { $agrees ->
        [yes]
            { $whose ->
                [you] Nõustusid
               *[other] { $name } nõustus
            }
       *[no]
            { $whose ->
                [you] Sa ei nõustunud
               *[other] { $name } ei nõustunud
            }
    }
page-event-replaced =
    { $reason ->
        [time]
            { $whose ->
                [you] Ületasid aja: edasi mängib { $bot }
               *[other] { $name } ületas aja: edasi mängib { $bot }
            }
       *[away]
            { $whose ->
                [you] Olid ära: edasi mängib { $bot }
               *[other] { $name } on ära: edasi mängib { $bot }
            }
    }
page-event-returned =
    { $whose ->
        [you] Oled tagasi
       *[other] { $name } on tagasi
    }
page-event-moved =
    { $whose ->
        [you] Läksid teise seadmesse
       *[other] { $name } läks teise seadmesse
    }
page-event-resigned =
    { $whose ->
        [you] Andsid alla
       *[other] { $name } andis alla
    }
page-event-ended =
    { $reason ->
        [closed] Laud suleti
        [resigned] Mäng lõppes allaandmisega
       *[played] Mäng on läbi
    }

## Vestlus

page-chat-new =
    { $lines ->
        [one] 1 uus
       *[other] { $lines } uut
    }
page-chat-line = { $name } kirjutab: { $text }
page-chat-muted = Vaigistatud mängijate sõnumeid ei näidata.
page-chat-empty = Keegi ei ole veel midagi kirjutanud.
page-chat-write = Kirjuta lauale
page-chat-send = Saada
page-chat-seated = Kirjutada saavad lauas istujad.
page-mute = Vaigista: { $name }
page-unmute = Loe jälle: { $name }

## Kui mäng on läbi

page-closed = Laud suleti enne mängu algust.
page-you-won =
    { $reason ->
        [resigned] Sina võitsid: keegi teine edasi ei mänginud.
       *[played] Sina võitsid!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } võitis: keegi teine edasi ei mänginud.
       *[played] { $name } võitis!
    }
page-shared = { $names } jagavad võitu.
page-ranks = Kohad
page-rank = { $rank }.
page-has-resigned = (andis alla)
page-rematch = Kordusmäng
page-rematch-go = Kordusmängu juurde
page-look = Vaata
page-proof = Kas kõik oli aus?
page-proof-about = Enne esimest käiku avaldas laud segamise pitseri. Nüüd, kui mäng on läbi, saab igaüks kontrollida jagamist ja iga käiku.
page-record = Laadi mäng alla
page-verify = Kontrolli
page-verified =
    { $plies ->
        [one] Kõik on õige: jagamine vastab pitserile ja ainus käik oli lubatud.
       *[other] Kõik on õige: jagamine vastab pitserile ja kõik { $plies } käiku olid lubatud.
    }
page-commitment = Pitser:
page-seed = Seeme:

## Kordus

page-replay = Mängu kordus
page-replay-ply = Käik
page-replay-at = { $ply } / { $plies }
page-replay-begin = Mäng algab.
page-replay-first = Algusesse
page-replay-back = Käik tagasi
page-replay-play = Mängi ise
page-replay-pause = Peata
page-replay-forward = Käik edasi
page-replay-last = Lõppu
page-replay-link = Link sellesse hetke
page-replay-link-about = Viib mängu juurde, nagu sa seda praegu näed
page-replay-leave = Tagasi mängu
page-replay-result = Tulemuse juurde

## Loendid

page-game = Mäng
page-all = Kõik
page-lobby-lead = Lauad, mis ootavad mängijaid, ja mängud, mida võid vaadata.
page-lobby-empty = Praegu ei ole ühtegi lauda näha. Ava üks!
page-join-table = Liitu
page-watch = Vaata
page-free-seats =
    { $seats ->
        [one] 1 vaba koht
       *[other] { $seats } vaba kohta
    }
page-won = võitis
page-more-tables = Näita rohkem
page-tables-found =
    { $tables ->
        [one] 1 laud
       *[other] { $tables } lauda
    }
page-archive-lead = Lõppenud mängud: avalikud ja sinu enda omad.
page-archive-empty = Ühtegi mängu ei leitud.
page-archive-name = Mängija nimi
page-archive-since = Alates
page-archive-until = Kuni
page-search = Otsi
page-my-statistics = Minu statistika
page-statistics = Statistika
page-statistics-of = Statistika: { $name }
page-statistics-none = Ühtegi mängu ei ole veel lõpuni mängitud.
page-games = Mängud
page-games-played = Mängitud mängud
page-wins = Võidud
page-mean-score = Keskmine tulemus
page-best-score = Parim tulemus

## Teine seade

page-seat-link = Võta siin oma koht
page-seat-link-about = See link toob koha sellesse seadmesse. Edaspidi mängid siin.
page-seat-link-take = Võtan koha
page-seat-link-broken = See link ei ole terve. Kopeeri see uuesti või pildista QR-koodi.

## Seaded

page-settings = Seaded
page-looks = Välimus
page-theme = Värvid
page-theme-auto = Nagu seadmes
page-theme-day = Päev
page-theme-night = Öö
page-motion = Liikumine
page-motion-auto = Nagu seadmes
page-motion-full = Täielik
page-motion-less = Vähem
page-sound = Heli
page-sound-about = Lühikesed helid, kui on sinu kord, kui keegi käib ja kui keegi kirjutab. Kõike seda on ka näha.
page-shortcuts = Kiirklahvid
page-shortcuts-about = Üksik täht või number teeb lauas midagi, näiteks R pöörab klotsi. Nooled, Enter ja Escape töötavad alati.
page-playing = Lauas
page-auto-confirm = Mängi ilma kinnitamata
page-auto-confirm-about = Valik, mille järel pole enam midagi otsustada, tehakse kohe. Klots, mida saab veel pöörata, ootab kinnitust.
page-notation = Märkimisviis ja reeglite numbrid
page-notation-about = Logi näitab käike ka märkimisviisis, käigu saab ka kirjutada ja keeldumine nimetab reegli numbri.
page-data = Sinu andmed
page-data-about = Server teab nime ja saladust, mis on küpsises; muud midagi. Kui end kustutad, jäävad lõppenud mängud arhiivi, aga sinu nimeta.
page-forget = Kustuta kõik minu kohta
page-forget-about = Sinu nimi ja see, mida vestlustes kirjutasid, kustutatakse; pooleli mängudes annad alla. Seda ei saa tagasi võtta.
page-forgotten = Valmis: sind on unustatud.

# A new version, and installing.
page-version = Uus versioon on valmis. Sinu mängud jäävad alles.
page-version-use = Võta kasutusele
page-version-later = Hiljem
page-install = Paigaldamine
page-install-about = Regnum avaneb nagu iga teine rakendus, ka ilma võrguta.
page-install-do = Paigalda Regnum

# Where there is no server.
page-alone-title = Ilma serverita
page-alone = Sõpradega võrgus mängimiseks on vaja Regnumi serverit, aga sellel lehel seda ei ole.
page-data-here = Sinu nimi ja mängud on salvestatud ainult selles brauseris.
