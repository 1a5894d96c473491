# Õppimine veebirakenduses.

## Seisu analüüs

page-study-analysis = Analüüs
page-study-chance = Võiduvõimalus
page-study-percent = { $part }%
page-study-best = Parimad käigud
page-study-best-about =
    { $game ->
        [kingdoms] võiduvõimalus, raha lõpus
       *[other] võiduvõimalus, punktid lõpus
    }
page-study-range = { $from } kuni { $to }
page-study-thinking = Mõtleb…
page-study-over = Mäng on läbi: midagi pole enam valida.
page-study-no-analysis = Seda seisu ei õnnestunud analüüsida. Lauda saab edasi kasutada.
page-study-settled = Paigas.
page-study-moving = Alles muutub.
page-study-exact = Lõpuni arvutatud: need arvud on täpsed.
page-study-effort = Läbi mängitud mänge: { $games }; täpsus { $within }%.
page-study-more = Mõtle edasi
page-study-why = Miks käik { $number }
page-study-worth = väärt umbes, punktides
page-study-then = Tõenäoline jätk
page-study-then-about = järgmise loosini
page-study-said = Parim käik: { $move }; võiduvõimalus { $part }%.

## Vihjed ja treener

page-study-hint = Vihje
page-study-hint-step = Vihje { $step }. samm
page-study-hint-close = Sulge vihje
page-study-hint-only = On ainult üks käik.
page-study-hint-two = Üks neist kahest.
page-study-hint-move = See on parim käik. Kinnita see või proovi mõnda muud.
page-study-coach = Treener
page-study-coach-lost = Saja mängu kohta annab see { $lost } võitu vähem kui parim käik.
page-study-coach-show = Näita
page-study-coach-keep = Jääb nii
page-study-coach-quiet = Selles mängus vaikus

## Käikude ja loosi märgid

page-study-mark-best = Parim
page-study-mark-good = Hea
page-study-mark-inaccuracy = Ebatäpsus
page-study-mark-mistake = Viga
page-study-mark-blunder = Jäme viga
page-study-mark-up = Vedas
page-study-mark-down = Ei vedanud

## Mängu ülevaade: mis oli õnn ja mis oskus, kuidas võiduvõimalused muutusid ja mis hetked otsustasid

page-study-making = Arvuti mängib mängu igast seisust lõpuni. See võtab mõne sekundi.
page-study-stopped = Ülevaade katkestati.
page-study-failed = Ülevaadet ei õnnestunud teha.
page-study-stop = Tühista
page-study-again = Tee mängust ülevaade
page-study-headline =
    { $winner ->
        [you] Sina võitsid
       *[other] { $name } võitis
    } tulemusega { $score }, { $ahead ->
        [0] viigimurdjaga
       *[other] edumaa { $ahead }
    } ({ $second ->
        [you] teine oled sina
       *[other] teine on { $rival }
    }).
page-study-verdict =
    { $whose ->
        [you] sinu valikud
       *[other] mängija { $name } valikud
    } { $skill ->
        [much] andsid palju juurde
        [some] andsid veidi juurde
        [none] muutsid vähe
        [minus] läksid veidi maksma
       *[much-minus] läksid palju maksma
    }; õnn { $luck ->
        [much] aitas palju
        [some] aitas veidi
        [none] muutis vähe
        [minus] tegi veidi kahju
       *[much-minus] tegi palju kahju
    }.
page-study-grades = Kõigi otsuste hinded
page-study-account = Millest tulemused koosnevad
page-study-player = Mängija
page-study-skill = Oskus
page-study-skill-about = oma valikud
page-study-luck = Õnn
page-study-luck-about = juhus
page-study-rivals = Vastased
page-study-rivals-about = nende valikud
page-study-sum = Kokku
page-study-unit = Ühik
page-study-unit-points = Punktid
page-study-unit-win = Võiduvõimalus
page-study-graph = Võiduvõimalus
page-study-by-round = voorude kaupa
page-study-after-round = Pärast vooru
page-study-start = Algus
page-study-whose = Kelle mängust räägitakse
page-study-moments = Otsustavad hetked
page-study-moments-none = Ükski hetk ei muutnud võiduvõimalusi palju.
page-study-filter = Millised hetked
page-study-filter-all = Kõik { $moments }
page-study-filter-mine = Oma { $moments }
page-study-filter-luck = Õnn { $moments }
page-study-at-round = { $round }. voor
page-study-place = { $round }, { $move }. käik · hetk { $number }/{ $count }
page-study-played =
    { $whose ->
        [you] Sinu käik
       *[other] Käik: { $name }
    }
page-study-better = Parem
page-study-drawn = Loos
page-study-play-on = Mängi siit edasi
page-study-puzzle = Tee sellest ülesanne
page-study-puzzle-made = Ülesandena salvestatud
page-study-next = Järgmine hetk
page-study-rate = Kaotatud punkte otsuse kohta
page-study-rate-about = Ülevaadatud mängudes, otsustes, milles valik midagi muutis. Parim on 0.
page-study-rate-of = { $points } ± { $margin }, mänge: { $games }
page-study-points-about = Punkte arvestatakse vastaste keskmise suhtes.
