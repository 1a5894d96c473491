# Õppimine, kõigi mängude jaoks.

study-nudge = Võrdle, mida iga käik hilisemaks jätab.

error-study-game = Mängu { $game } partiisid ei saa analüüsida: mäng ei paku käikude võrdlust.
error-study-over = Mäng on läbi, analüüsitavat käiku enam ei ole. Vali varasem seis.
error-study-ply =
    { $last ->
        [-1] Käiku { $ply } ei ole: selles mängus pole ühtegi käiku tehtud.
       *[other] Käiku { $ply } ei ole: selle mängu käigud on 0 kuni { $last }.
    }

study-to-move = Käigul on { $player }: seis enne käiku { $ply }, käike kokku { $plies }.
study-next = Pärast { $action } tõenäoliselt: { $replies }
study-reply = { $player } { $action }
study-played = Tehtud käik: { $action }
study-exact = Lõppmäng on lahendatud: need on tulemused, kui kõik mängivad nii hästi kui võimalik.
study-playouts = Läbimänge: { $playouts }; ± on pool 95% vahemikust.
study-move = käik
study-win = võit, %
study-points-of = { $player }: punktid

study-reviewing = Hindamine
study-unfinished = Mäng on lõpetamata: summa näitab, mida võis lõpuks oodata.
study-account = Osa võidust / punktid võrreldes vastaste keskmisega
study-player = mängija
study-luck = õnn
study-skill = oma käigud
study-rivals = vastaste käigud
study-total = kokku
study-losses = Käigud, mis andsid võimalusi ära
study-draws = Juhused, mis palju muutsid
study-ply = käik nr
study-better = parem
study-loss = ära antud
study-grade = hinne
study-grade-best = parim
study-grade-good = hea
study-grade-inaccuracy = ebatäpsus
study-grade-mistake = viga
study-grade-blunder = jäme viga
study-rates = Kaotatud punkte vaba otsuse kohta
study-games = mängud
study-decisions = otsused
study-rate = punktid (95%)
