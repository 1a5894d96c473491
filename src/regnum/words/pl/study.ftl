# Nauka, dla wszystkich gier.

study-nudge = Porównaj, co każdy ruch zostawia na później.

error-study-game = Gier { $game } nie da się analizować: gra nie oferuje porównania ruchów.
error-study-over = Gra się skończyła, nie ma już ruchu do analizy.
error-study-ply =
    { $last ->
        [-1] Nie ma ruchu { $ply }: w tej grze nie wykonano żadnego ruchu.
       *[other] Nie ma ruchu { $ply }: ruchy tej gry mają numery od 0 do { $last }.
    }

study-to-move = Ruch gracza { $player }, przed ruchem { $ply } z { $plies }.
study-played = Zagrano: { $action }
study-exact = Końcówka jest rozwiązana: to wyniki przy najlepszej grze wszystkich.
study-playouts = Rozgrywki próbne: { $playouts }; ± to połowa przedziału ufności 95%.
study-move = ruch
study-win = wygrana, %
study-points-of = punkty gracza { $player }

study-reviewing = Ocenianie
study-unfinished = Gra jest niedokończona: suma to wynik, którego można było oczekiwać na koniec.
study-account = Udział w zwycięstwie / punkty ponad średnią rywali
study-player = gracz
study-luck = szczęście
study-skill = własne ruchy
study-rivals = ruchy rywali
study-total = razem
study-losses = Ruchy, które oddały szanse
study-draws = Losowania, które wiele zmieniły
study-ply = ruch nr
study-better = lepszy
study-loss = oddano
study-grade = ocena
study-grade-best = najlepszy
study-grade-good = dobry
study-grade-inaccuracy = niedokładność
study-grade-mistake = błąd
study-grade-blunder = gruby błąd
study-rates = Punkty stracone na niewymuszoną decyzję
study-games = gry
study-decisions = decyzje
study-rate = punkty (95%)
