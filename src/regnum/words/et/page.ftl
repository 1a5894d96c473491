# Veebileht: mida ütlevad kõik ekraanid, olgu mäng mis tahes.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Sinu kord · { $title } · Regnum
page-tag = Kaks väikest mängu suurtest kuningriikidest.
page-unofficial = Regnum on mitteametlik fänniprojekt ega ole nende mängude kirjastajatega seotud.

## Kõikjal

page-skip = Liigu sisu juurde
page-home = Avaleht
page-language = Keel
page-close = Sulge
page-cancel = Tühista
page-confirm = Kinnita
page-go-on = Edasi
page-save = Salvesta
page-saved = Salvestatud.
page-copy = Kopeeri
page-copied = Kopeeritud
page-copy-by-hand = Brauser ei luba kopeerida. Vali link ja kopeeri see ise.
page-share = Jaga
page-loading = Laadimine…
page-broken-title = Midagi läks valesti
page-broken = Seda lehe osa ei õnnestunud kuvada. Laadi leht uuesti; sinu mängud on alles.
page-missing-title = Lehte ei leitud
page-missing = Sellel aadressil ei ole midagi. Vaata, ega lingist mõni täht puudu ole.
page-unreachable = Serveriga ei saa ühendust. Kontrolli võrguühendust ja proovi uuesti.
page-stale = Mäng on vahepeal edasi läinud, nii et sinu käik jäi tegemata. Vaata lauda ja proovi uuesti.
page-not-now = Sinu eelmist käiku alles saadetakse. Proovi hetke pärast uuesti.
page-you = Sina
page-you-as = { $name } (sina)
page-nobody = Kustutatud mängija
page-guest = Külaline
page-name-twin = { $name } { $number }

## Avaleht

page-choose-game = Vali mäng
page-play-game = Mängi: { $game }
page-play-now = Mängi kohe
page-play-now-about =
    { $rules ->
        [usual] Arvuti vastu: { $opponents }, tavareeglid
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
page-continue = Pooleliolevad mängud
page-continue-game = Mängi edasi
page-remove = Eemalda see mäng: { $game }
page-remove-title = Kas eemaldada see mäng?
page-remove-do = Eemalda
page-remove-about = Mäng kustutatakse. Seda ei saa tagasi võtta.
page-remove-shared = Lahkud mängust lõplikult: kui see on alanud, annad alla ja sinu eest mängib edasi robot. Teistele jääb mäng alles.
page-your-turn-short = Sinu kord
page-waiting-for = Käigul on { $name }
page-waiting-for-players = Ootab mängijaid
page-around = Veel
page-learn = Õpi
page-learn-about = Viis minutit, ise mängides
page-daily = Päeva jagamine
page-daily-about = Kõigile sama jagamine
page-daily-result = Tänane võrdlus
page-puzzles = Ülesanded
page-puzzles-about = Üks käik on parim: leia see
page-setup = Koosta seis
page-score = Punktileht
page-score-about = Päris lauamängu jaoks
page-lobby = Avatud lauad
page-lobby-about = Liitu mänguga või vaata
page-archive = Arhiiv
page-archive-about = Lõppenud mängud
page-mine = Minu mängud
page-mine-about = Salvestatud selles brauseris

## Enne mängu

page-new-bots = { $game }: arvuti vastu
page-new-bots-start = Mängi
page-new-friends = { $game }: sõpradega
page-new-friends-start = Ava laud
page-new-pass = { $game }: ühes seadmes
page-new-pass-start = Mängi
page-new-table = Ava laud
page-opponents = Vastased
page-players = Mängijad
page-level = Raskusaste
page-seat-by-seat = Vali iga vastane
page-level-of = Raskusaste: { $name }
page-colour = Sinu värv
page-colour-of = Värv: { $name }
page-colour-name =
    { $colour ->
        [pink] roosa
        [red] punane
        [yellow] kollane
        [green] roheline
        [blue] sinine
       *[other] { $colour }
    }
page-opponents-change = Muuda vastaseid
page-opponents-change-about = Uus tase kehtib alates järgmisest käigust.
page-who = Kes mängib?
page-who-kind = { $number }. mängija: inimene või robot
page-person = Inimene
page-player = { $number }. mängija
page-house = Laua seaded
page-listed = Avalik laud
page-listed-about = Igaüks leiab selle avatud laudade seast ja saab liituda. Muidu saavad liituda ainult need, kellel on link.
page-chat = Vestlus
page-chat-about = Lauas olevad mängijad saavad üksteisele kirjutada.
page-hints = Vihjed
page-hints-about = Mängijad võivad mängu ajal vihjeid küsida. Kõik näevad seda enne lauda istumist.
page-clock = Mõtlemisaeg
page-clock-about = Kui mängija aeg otsa saab, mängib tema eest robot, kuni ta naaseb.
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
page-options-reset = Taasta tavareeglid
page-where = Kus mängida?
page-where-here = Selles brauseris
page-where-server = Serveris
page-where-about = Selles brauseris mängitav mäng jääb sellesse seadmesse ja töötab ka ilma võrguta. Serveris mängitava mängu saab teise seadmesse üle viia.
page-here-insecure = Mänge saab selles brauseris salvestada ainult turvalise ühenduse (https) korral. Mängi serveris.

## Nimed

page-name-title = Kuidas sind kutsuda?
page-name-label = Sinu nimi
page-name-about = Seda näevad teised mängijad. Kontot ega parooli ei ole vaja: sind mäletab see brauser.
page-name-later = Uus nimi kehtib laudades, millega edaspidi liitud.

## Laud enne mängu

page-seats = Kohad
page-seat-empty = Vaba koht
page-seat-free = Kõigile avatud
page-seat-kept = Broneeritud
page-seat-kept-you = Broneeritud sulle
page-seat-bot = Sisseehitatud robot
page-seat-level = { $level }: { $about }
page-seat-host = Laua avaja
page-seat-here = Kohal
page-seat-away = Eemal
page-seat-for = Kes mängib { $number }. kohal
page-seat-open = Vaba koht
page-sit-too = Istu ka siia
page-sit = Istu lauda
page-stand = Vabasta koht
page-send-away = Eemalda lauast
page-start = Alusta mängu
page-start-about = Kõik kohad on täis.
page-start-when-full =
    { $seats ->
        [one] Üks koht on veel vaba. Kutsu keegi või anna see robotile.
       *[other] { $seats } kohta on veel vaba. Kutsu mängijaid või anna kohad robotitele.
    }
page-starts-when-full = Mäng algab kohe, kui kõik kohad on täis.
page-host-starts = Ootame, kuni laua avaja mängu alustab.
page-invite = Kutsu mängijaid
page-invite-link = Selle laua link
page-invite-code = Või kasuta seda koodi:
page-invite-qr = QR-kood selle laua lingiga
page-what = Mängu seaded
page-for-players =
    { $players ->
        [one] 1 mängija
       *[other] { $players } mängijat
    }
page-is-listed = Avalik laud
page-is-private = Privaatne laud: ainult neile, kellel on link
page-has-chat = Vestlusega
page-no-chat = Vestluseta
page-has-hints = Vihjetega
page-no-hints = Vihjeteta
page-has-clock = Mõtlemisaeg: { $time }
page-no-clock = Ajapiiranguta
page-close-table = Sulge laud
page-close-table-about = Keegi ei saa enam liituda.

## Laud mängu ajal

page-table = Laud
page-notices = Teated
page-menu = Menüü
page-rules = Reeglid
page-undo = Võta tagasi
page-undo-waiting = Palusid luba käik tagasi võtta. Teised mängijad peavad nõustuma.
page-undo-asked = { $name } soovib käigu tagasi võtta.
page-undo-agree = Nõustu
page-undo-declined = { $name } ei nõustunud. Sinu käik jääb kehtima.
page-undo-decline = Keeldu
page-resign = Anna alla
page-resign-of = Allaandmine: { $name }
page-resign-about = Annad selles mängus alla. Kui teised jätkavad, mängib sinu asemel edasi robot.
page-resign-seat-about = { $name } annab selles mängus alla. Kui teised jätkavad, mängib tema asemel edasi robot.
page-watch-link = Selle laua link
page-watch-link-about = Vaadata saab igaüks, kellel on see link
page-watching = Vaatad mängu. Varjatud plaadid jäävad varjatuks.
page-watching-short = Vaatad
page-device = Jätka teises seadmes
page-device-of = { $name }: jätka teises seadmes
page-device-about = Nii saad lingi, mis viib sinu koha teise seadmesse. Link töötab ühe korra ja kehtib 15 minutit; seejärel mängid seal.
page-device-make = Loo link
page-device-link = Ava see teises seadmes
page-device-qr = QR-kood teise seadme lingiga
page-sound-on = Lülita heli sisse
page-sound-off = Lülita heli välja
page-leave = Avaleht (koht jääb sulle)
page-away-for =
    { $minutes ->
        [0] Eemal
       *[other] Eemal { $minutes } min
    }
page-bot-slow =
    { $first ->
        [yes] { $name } valmistub: esimene käik võtab kauem aega.
       *[no] { $name } mõtleb veel.
    }
page-away-turn =
    { $minutes ->
        [0] Käigul on { $name }, kes on praegu eemal.
       *[other] Käigul on { $name }, kes on olnud eemal { $minutes } min.
    }
page-away-hint = Kuni ta tagasi tuleb, võib tema eest mängida robot.
page-nudge = Tuleta meelde
page-nudged = Meelde tuletatud
page-nudged-you = Teised ootavad sinu käiku.
page-replace = Asenda robotiga
page-stand-in-you = Sinu eest mängib robot.
page-stand-in-hint = Võid igal ajal ise edasi mängida.
page-return = Mängi jälle ise
page-stranger = Seda brauserit enam ei tunta, nii et saad ainult vaadata.
page-stranger-again = Sisesta nimi uuesti
page-reconnecting = Ühendus katkes. Ühendan uuesti…
page-offline = Võrguühendus puudub. Mäng jätkub kohe, kui ühendus taastub.
page-pending-kept = Sinu käik on salvestatud ja saadetakse siis ära.
page-face-broken = Lauda ei õnnestunud kuvada. Allpool on sinu lubatud käigud notatsioonis; abi võib olla lehe uuesti laadimisest.
page-no-table = Sellist lauda ei ole. Kontrolli linki või koodi.
page-clock-left = Aega jäänud: { $time }
page-clock-late = Veel kümme sekundit!
page-pass-to = Ulata seade mängijale { $name }
page-pass-about = Nüüd vaadaku ainult { $name }. Teiste mängijate plaadid on varjatud.
page-pass-ready = Mina olen { $name }
page-your-turn = Sinu kord.
page-turn-of = Käigul on { $name }.
page-is-over = Mäng on läbi.

## Logi

page-log = Mängu käik
page-log-more = Näita kõiki kirjeid ({ $lines })
page-log-less = Näita ainult viimaseid
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = Näita mängu pärast { $ply }. käiku
page-taken-back = (tagasi võetud)
page-event-sat =
    { $whose ->
        [you] Istusid lauda
       *[other] { $name } istus lauda
    }
page-event-stood =
    { $whose ->
        [you] Tõusid lauast
       *[other] { $name } tõusis lauast
    }
page-event-arranged =
    { $has ->
        [bot] { $bot } sai koha
       *[none] Üks koht vabanes
    }
page-event-coloured =
    { $whose ->
        [you] Valisid uue värvi
       *[other] { $name } valis uue värvi
    }
page-event-started = Mäng algas
page-event-undone =
    { $whose ->
        [you] Võtsid käigu tagasi
       *[other] { $name } võttis käigu tagasi
    }
page-event-undo-asked =
    { $whose ->
        [you] Palusid luba käik tagasi võtta
       *[other] { $name } palus luba käik tagasi võtta
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
                [you] Sinu aeg sai otsa: sinu eest mängib { $bot }
               *[other] { $name } ületas aja: tema eest mängib { $bot }
            }
       *[away]
            { $whose ->
                [you] Olid eemal: sinu eest mängib { $bot }
               *[other] { $name } on eemal: tema eest mängib { $bot }
            }
    }
page-event-nudged =
    { $whose ->
        [you] Sulle tuletati meelde, et on sinu kord
       *[other] { $name } sai meeldetuletuse, et on tema kord
    }
page-event-returned =
    { $whose ->
        [you] Oled tagasi
       *[other] { $name } on tagasi
    }
page-event-moved =
    { $whose ->
        [you] Jätkad teises seadmes
       *[other] { $name } jätkab teises seadmes
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
page-chat-muted = Vaigistatud mängijate sõnumid on peidetud.
page-chat-empty = Sõnumeid veel ei ole.
page-chat-write = Kirjuta sõnum
page-chat-send = Saada
page-chat-seated = Kirjutada saavad ainult lauas olevad mängijad.
page-mute = Vaigista: { $name }
page-unmute = Tühista vaigistus: { $name }

## Kui mäng on läbi

page-closed = Laud suleti enne mängu algust.
page-you-won =
    { $reason ->
        [resigned] Sina võitsid: kõik teised andsid alla.
       *[played] Sina võitsid!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } võitis: kõik teised andsid alla.
       *[played] { $name } võitis!
    }
page-shared = Jagatud võit: { $names }.
page-ranks = Paremusjärjestus
page-rank = { $rank }.
page-has-resigned = (andis alla)
page-rematch = Revanš
page-rematch-go = Mine revanši juurde
page-picture = Pilt jagamiseks
page-picture-made = Pilt on valmis.
page-picture-failed = Selles brauseris ei õnnestunud pilti luua.
page-picture-good = häid või parimaid otsuseid: { $good } { $decisions }-st
page-picture-hints = vihjeid: { $hints }
page-look-game = Vaata mängu
page-look-table = Vaata lauda
page-proof = Kas jagamine oli aus?
page-proof-about = Enne esimest käiku avaldas server pitseri ehk salajase segamise sõrmejälje. Nüüd, kui mäng on läbi, saab igaüks kontrollida jagamist ja kõiki käike.
page-record = Laadi mäng alla
page-verify = Kontrolli seda mängu
page-verified =
    { $plies ->
        [one] Kõik on õige: jagamine vastab pitserile ja ainus käik oli lubatud.
       *[other] Kõik on õige: jagamine vastab pitserile ja kõik { $plies } käiku olid lubatud.
    }
page-verified-written =
    { $plies ->
        [one] Kõik on õige: ainus käik oli lubatud. Pitserit ei ole, sest tõmmatu on kirja pandud või valitud.
       *[other] Kõik on õige: kõik { $plies } käiku olid lubatud. Pitserit ei ole, sest tõmmatu on kirja pandud või valitud.
    }
page-commitment = Pitser:
page-seed = Seeme:

## Kordus

page-replay = Taasesitus
page-review = Ülevaade
page-replay-ply = Käik
page-replay-at = { $ply } / { $plies }
page-replay-begin = Mängu algus.
page-replay-first = Algusse
page-replay-back = Eelmine käik
page-replay-play = Esita
page-replay-pause = Peata
page-replay-forward = Järgmine käik
page-replay-last = Lõppu
page-replay-link = Selle seisu link
page-replay-link-about = Avab mängu selles seisus
page-replay-leave = Tagasi mängu
page-replay-result = Tagasi tulemuse juurde
page-hint = Vihje
page-hints-used = Vihjega tehtud otsuseid: { $hints }.
page-hints-used-by = { $name } – vihjega tehtud otsuseid: { $hints }.
page-analyse = Analüüsi
page-play-on = Mängi siit edasi
page-play-on-about = Sellest seisust algab uus mäng, mille edasine jagamine on sama. Selle tulemust statistikas ei arvestata.

## Loendid

page-game = Mäng
page-all = Kõik
page-lobby-lead = Lauad, mis ootavad mängijaid, ja mängud, mida saab vaadata.
page-lobby-empty = Praegu ei ole ühtegi avatud lauda. Ava ise üks!
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
page-bring = Impordi mäng
page-bring-paste = Kleebi mängu üleskirjutus
page-bring-about = Üks rida JSON-i: siit eksporditud, serverist alla laaditud või salvestatud käsuga regnum. Enne salvestamist seda kontrollitakse.
page-bring-file = Vali fail
page-bring-do = Impordi
page-archive-name = Mängija nimi
page-archive-since = Alates
page-archive-until = Kuni
page-search = Otsi
page-my-statistics = Minu statistika
page-statistics = Statistika
page-statistics-of = Statistika: { $name }
page-statistics-none = Lõppenud mänge veel ei ole.
page-statistics-by = Tulemuste jaotus
page-statistics-players = Mängijad
page-statistics-opponents = Vastased
page-statistics-variants = Lisareeglid
page-usual-rules = tavareeglid
page-which = Mängu liik
page-resigned = Allaandmised
page-games = Mängud
page-games-played = Mängitud mängud
page-wins = Võidud
page-mean-score = Keskmine tulemus
page-best-score = Parim tulemus

## Teine seade

page-seat-link = Võta oma koht siin sisse
page-seat-link-about = See link toob koha sellesse seadmesse. Kui selle sisse võtad, mängid siin, mitte enam teises seadmes.
page-seat-link-take = Võta koht sisse
page-seat-link-broken = See link ei ole täielik. Kopeeri see uuesti või skanni QR-kood.

## Seaded

page-settings = Seaded
page-looks = Välimus
page-theme = Kujundus
page-theme-auto = Nagu seadmes
page-theme-day = Hele
page-theme-night = Tume
page-motion = Animatsioonid
page-motion-auto = Nagu seadmes
page-motion-full = Täielikud
page-motion-less = Vähendatud
page-pace = Teiste käigud
page-pace-slow = Aeglaselt
page-pace-normal = Normaalselt
page-pace-fast = Kiiresti
page-pace-instant = Kohe
page-pace-skip = Jäta vahele
page-pace-skip-key = Näita kõike kohe (tühik)
page-pace-again = Näita uuesti, mis pärast sinu käiku juhtus
page-pace-again-short = Korda
page-sound = Heli
page-sound-about = Lühikesed helid, kui on sinu kord, kui keegi käib ja kui keegi kirjutab. Kõike seda on ka näha.
page-shortcuts = Kiirklahvid
page-shortcuts-about = Lauas saab kasutada üksikuid klahve, näiteks R pöörab klotsi. Nooled, Enter ja Escape töötavad alati.
page-playing = Lauas
page-coach = Treener
page-coach-about = Mängus robotite vastu hoiatab enne kinnitamist käigu eest, mis annab saja mängu kohta vähemalt 5 võitu vähem kui parim. Kui see on juba kinnitatud, saab selle tagasi võtta seal, kus see on lubatud.
page-auto-confirm = Käigud ilma kinnituseta
page-auto-confirm-about = Käik, mille juures pole enam midagi valida, tehakse kohe. Klots, mida saab veel pöörata, ootab kinnitust.
page-notation = Notatsioon ja reeglite numbrid
page-notation-about = Mängu käik on kirjas ka notatsioonis, käigu saab sisse kirjutada ja iga keeldumine nimetab reegli numbri.
page-data = Sinu andmed
page-data-about = Server salvestab sinu nime, küpsises hoitava salajase võtme, vestlussõnumid ja mängud. Kui kustutad oma andmed, jäävad lõppenud mängud arhiivi ilma sinu nimeta.
page-forget = Kustuta minu andmed
page-forget-about = Sinu nimi ja vestlussõnumid kustutatakse ning pooleliolevates mängudes annad alla. Seda ei saa tagasi võtta.
page-forgotten = Valmis: sinu andmed on kustutatud.

# A new version, and installing.
page-version = Uus versioon on saadaval. Sinu mängud jäävad alles.
page-version-use = Uuenda kohe
page-version-later = Hiljem
page-install = Paigaldamine
page-install-about = Siis avaneb Regnum nagu iga teine rakendus, ka ilma võrguta.
page-install-do = Paigalda Regnum

# Where there is no server.
page-alone-title = Ilma serverita
page-alone = Sõpradega võrgus mängimiseks on vaja Regnumi serverit, aga sellel saidil seda ei ole.
page-data-here = Sinu nimi ja mängud on salvestatud ainult selles brauseris.
