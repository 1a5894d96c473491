# Study, for all games.

study-nudge = Compare what each move leaves for later.

error-study-game = Games of { $game } cannot be studied: it offers no comparison of moves.
error-study-over = The game is over: there is no move left to analyse. Choose an earlier position.
error-study-ply =
    { $last ->
        [-1] There is no action { $ply }: no action has been played in this game.
       *[other] There is no action { $ply }: the actions of this game are 0 to { $last }.
    }

study-to-move = { $player } to move, before action { $ply } of { $plies }.
study-next = After { $action } probably: { $replies }
study-reply = { $player } { $action }
study-played = Played: { $action }
study-exact = The ending is solved: these are the results if everyone plays perfectly.
study-playouts =
    { $playouts ->
        [one] One playout; ± is the margin of a 95% interval.
       *[other] { $playouts } playouts; ± is the margin of a 95% interval.
    }
study-move = move
study-win = wins (%)
study-points-of = { $player }’s points

study-reviewing = Reviewing
study-unfinished = The game is unfinished: the total is what could be expected at its end.
study-account = Share of the victory / points above the opponents’ average
study-player = player
study-luck = luck
study-skill = own moves
study-rivals = opponents’ moves
study-total = total
study-losses = Moves that cost chances
study-draws = Draws that changed much
study-ply = action
study-better = better
study-loss = cost
study-grade = grade
study-grade-best = best
study-grade-good = good
study-grade-inaccuracy = slip
study-grade-mistake = mistake
study-grade-blunder = blunder
study-rates = Points lost per unforced decision
study-games = games
study-decisions = decisions
study-rate = points (95%)
