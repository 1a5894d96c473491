# Tanulás, minden játékhoz.

study-nudge = Hasonlítsd össze, melyik lépés mit hagy későbbre.

error-study-game = Ennek a játéknak a játszmái nem elemezhetők: { $game }. A lépéseit nem lehet összehasonlítani.
error-study-over = A játszma véget ért, nincs több elemezhető lépés. Válassz korábbi állást.
error-study-ply =
    { $last ->
        [-1] Nincs { $ply }. lépés: ebben a játszmában még senki sem lépett.
       *[other] Nincs { $ply }. lépés: ennek a játszmának a lépései 0-tól { $last }-ig vannak számozva.
    }

study-to-move = { $player } következik ({ $ply }. lépés, összesen { $plies }).
study-next = { $action } után várhatóan: { $replies }
study-reply = { $player } { $action }
study-played = Megjátszott lépés: { $action }
study-exact = A végjáték megoldott: ezek az eredmények, ha mindenki a lehető legjobban játszik.
study-playouts = { $playouts } lejátszás; ± a 95%-os intervallum fele.
study-move = lépés
study-win = győzelem, %
study-points-of = { $player } pontjai

study-reviewing = Kiértékelés
study-unfinished = A játszma befejezetlen: az összeg az, amire a végén számítani lehetett.
study-account = Részesedés a győzelemből / pont az ellenfelek átlagához képest
study-player = játékos
study-luck = szerencse
study-skill = saját lépések
study-rivals = az ellenfelek lépései
study-total = összesen
study-losses = Esélyt elszalasztó lépések
study-draws = Húzások, amelyek sokat változtattak
study-ply = lépés
study-better = jobb
study-loss = elszalasztva
study-grade = osztályzat
study-grade-best = legjobb
study-grade-good = jó
study-grade-inaccuracy = pontatlanság
study-grade-mistake = hiba
study-grade-blunder = baklövés
study-rates = Elveszített pont szabad döntésenként
study-games = játszma
study-decisions = döntés
study-rate = pont (95%)
