# Analiza, we wszystkich grach.

study-nudge = Porównaj, co każdy ruch zostawia na później.

error-study-game = Partii gry { $game } nie da się analizować: ta gra nie ma porównywania ruchów.
error-study-over = Gra się skończyła: nie ma już ruchu do analizy. Wybierz wcześniejszą pozycję.
error-study-ply =
    { $last ->
        [-1] Nie ma ruchu { $ply }: w tej grze nie wykonano żadnego ruchu.
       *[other] Nie ma ruchu { $ply }: ruchy tej gry mają numery od 0 do { $last }.
    }

study-to-move = Teraz gra { $player } (przed ruchem { $ply } z { $plies }).
study-next = Po { $action } prawdopodobnie: { $replies }
study-reply = { $player } { $action }
study-played = Zagrano: { $action }
study-exact = Końcówka jest rozwiązana: to wyniki przy bezbłędnej grze wszystkich.
study-playouts = Symulacje: { $playouts }; ± to margines błędu (przedział 95%).
study-move = ruch
study-win = wygrane (%)
study-points-of = punkty: { $player }

study-reviewing = Analiza
study-unfinished = Gra nie jest zakończona: suma to wynik, którego można było oczekiwać na jej koniec.
study-account = Udział w zwycięstwie / punkty ponad średnią przeciwników
study-player = gracz
study-luck = szczęście
study-skill = własne ruchy
study-rivals = ruchy przeciwników
study-total = razem
study-losses = Ruchy, które zmniejszyły szanse
study-draws = Losowania, które wiele zmieniły
study-ply = ruch nr
study-better = lepszy
study-loss = strata
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
