# Robotite võistlus.

command-arena-about = lase robotitel samadel jagamistel võistelda ja hinda nende tugevust koos veapiiridega
command-help-arena-bots = robotid; @ järel võib anda mõtlemislimiidi, näiteks greedy,search,search@0.2s,search@5000
command-help-arena-games = mängude vähim arv iga robotirühma kohta; iga jagamine mängitakse lõpuni (vaikimisi 200)
command-help-arena-time = vaikimisi mõtlemisaeg otsuse kohta sekundites, näiteks 0.2, või protsessoriaeg: 0.2cpu; tulemus sõltub siis arvutist
command-help-arena-playouts = vaikimisi läbimängude arv otsuse kohta (kui ei anta: 1000)
command-help-arena-format = field: iga rühm, milles on roboteid sama palju kui kohti; solo: esimene robot üksi iga ülejäänud roboti koopiate vastu; mix: kõik viisid täita kohad nii, et mängiksid kõik robotid (vaikimisi field, kui roboteid jätkub, muidu solo)
command-help-arena-all-seatings = mängi iga jagamine läbi kõigis istumisjärjekordades, mitte ainult ühe koha võrra nihutatult
command-help-arena-sprt = kahe roboti puhul: lõpeta niipea, kui järjestiktest (SPRT) otsustab, kas esimene on tugevam ELO0 või ELO1 võrra
command-help-arena-out = salvesta üleskirjutused ja tulemused sellesse kausta; sama käsk jätkab poolelijäänud kohast
command-help-arena-plot = joonista tugevused ja võidud sellesse faili, .png või .svg
command-help-arena-ray = kasuta Rayd: sellel aadressil olevat või siin käivitatavat klastrit
command-help-keep = salvesta valmis tulemused sellesse faili ja jätka pärast katkestust sealt

arena-playing = Mängimine
arena-title = { $game }, mängijaid { $players }, seeme { $seed }, võrdse jõu korral võite { $even }%
arena-bot = robot
arena-opponent = vastane
arena-games = mänge
arena-wins = võidud (%)
arena-wilson = Wilson
arena-by-deals = jagamiste kaupa
arena-score = punktid
arena-spread = hälve
arena-elo = Elo
arena-failures = tõrkeid
arena-pairs = Omavahelised mängud
arena-points = vastasest eespool
arena-lead = Elo edu
arena-difference = punktiedu
arena-speed =
    { $deals ->
        [one] Üks jagamine
       *[other] { $deals } jagamist
    }, mänge { $games }, { $seconds } s. Kõik veapiirid ja vahemikud: 95%.
arena-seconds = Limiit on sekundites: teises või rohkem koormatud arvutis on tulemused teistsugused.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } ei ole { $elo1 } Elo võrra tugevam kui { $opponent }: vastu võeti { $elo0 }
        [elo1] { $bot } on tugevam kui { $opponent }: vastu võeti { $elo1 } Elo, mitte { $elo0 }
       *[none] Ei ole selge, kas { $bot } on { $elo0 } või { $elo1 } Elo võrra tugevam kui { $opponent }
    } (tõepärasuhte logaritm { $ratio }, piirid { $lower } ja { $upper }).

error-arena-few = Võistluseks on vaja vähemalt kaht robotit. Loetle need komadega eraldatult, näiteks greedy,search.
error-arena-twice = Robot „{ $bot }“ on nimetatud kaks korda: samadel jagamistel kohtuks ta ainult oma peegelpildiga. Nimeta iga robot ainult üks kord.
error-arena-format = Vormi „{ $format }“ ei ole. Võimalikud: { $known }.
error-arena-field =
    { $bots ->
        [one] Ühest robotist ei piisa
       *[other] { $bots } robotist ei piisa
    } vormiks field, kui kohti on { $players }; vali solo või mix.
error-arena-mix = { $bots } robotit ei mahu { $players } kohale; vali field või solo.
error-arena-groups = Robotirühmi oleks { $groups }; kõige rohkem võib neid olla { $most }. Nimeta vähem roboteid.
error-arena-games = Mänge oleks { $games }; kõige rohkem võib neid olla { $most }. Vali vähem mänge või roboteid.
error-arena-sprt = „{ $text }“ ei määra testi. Kirjuta kaks Elo vahet, väiksem ees, näiteks 0,20.
error-arena-sprt-bots = Järjestiktest on kahe roboti jaoks, mitte { $bots } roboti jaoks.
error-arena-device = Robot „{ $bot }“ ei saa graafikakaardil mängida. Kasuta protsessorit (cpu).
error-arena-worker = Tööprotsess katkes sama töö juures { $attempts } korda; seni mängitud mängud on salvestatud.
error-arena-ray = Ray ei ole paigaldatud. Paigalda see käsuga: pip install 'regnum[ray]'
error-arena-cluster = Ray klastrit { $address } ei saa kasutada: { $problem }
error-arena-plot-missing = Matplotlib ei ole paigaldatud. Paigalda see käsuga: pip install 'regnum[plot]'
error-arena-plot-kind = Pilti „{ $file }“ ei saa joonistada: nime lõpus peab olema üks järgmistest: { $kinds }.
error-arena-plot-folder = Kausta, kuhu salvestada pilt „{ $file }“, ei ole olemas. Loo see või vali teine.
error-arena-line = Faili games.jsonl { $line }. rida ei ole see mäng, mis sinna kuulub. Vali teine kaust.
error-arena-no-plan = Kaustas „{ $folder }“ on mänge, aga pole faili { $file }, mis ütleks, millisest võistlusest need on. Vali teine kaust.
error-arena-plan-broken = Faili { $file } ei saa lugeda. Vali teine kaust.
error-arena-other =
    { $entry ->
        [rulebook] Kaustas „{ $folder }“ olev võistlus algas teiste reeglite või robotitega: programm on vahepeal muutunud.
       *[other] Kaustas „{ $folder }“ on teine võistlus: erineb „{ $entry }“.
    } Vali teine kaust.
error-arena-busy = Teine protsess kasutab parajasti kohta „{ $place }“. Oota, kuni see lõpetab, või vali teine koht.
error-kept-other = Failis „{ $file }“ on mõne muu töö või teise versiooni tulemused. Vali teine fail.
error-kept-line = Faili „{ $file }“ { $line }. rida ei saa lugeda. Uuesti alustamiseks kustuta fail või vali teine. ({ $problem })
