# Bots that compete.

command-arena-about = let bots compete on paired deals and rate them, with errors
command-help-arena-bots = the bots, each with a budget if it is not the usual one, such as greedy,search,search@0.2s,search@5000
command-help-arena-games = how many games each group of bots plays at least; deals are played to the end (default: 200)
command-help-arena-time = usual budget of a decision in seconds, such as 0.2; what comes out then depends on the machine
command-help-arena-playouts = usual budget of a decision in playouts (default: 1000)
command-help-arena-format = field: every group of as many bots as there are seats; solo: the first bot alone against copies of each other one; mix: every way to fill the seats with all the bots (default: field if there are bots enough, otherwise solo)
command-help-arena-all-seatings = play each deal in every order of seats, not only with everybody moving up by one
command-help-arena-sprt = for two bots: stop as soon as a sequential test tells whether the first is stronger by ELO0 or by ELO1
command-help-arena-out = keep records and results in this folder; the same command goes on where it stopped
command-help-arena-plot = draw ratings and wins into this file, .png or .svg
command-help-arena-ray = work on Ray: on the cluster at this address, or on one started here

arena-playing = Playing
arena-title = { $game } for { $players }, seed { $seed }, even share of wins { $even } %
arena-bot = bot
arena-opponent = opponent
arena-games = games
arena-wins = wins (%)
arena-wilson = Wilson
arena-by-deals = by deals
arena-score = score
arena-spread = spread
arena-elo = Elo
arena-failures = failures
arena-pairs = Against each other
arena-points = ahead of it
arena-lead = Elo lead
arena-difference = score lead
arena-speed =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $games } games, { $seconds } s. All errors and ranges: 95 %.
arena-seconds = Budgets in seconds: another machine, or a busier one, gives other games.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } is not stronger than { $opponent } by { $elo1 } Elo: { $elo0 } is accepted
        [elo1] { $bot } is stronger than { $opponent }: { $elo1 } Elo is accepted against { $elo0 }
       *[none] Whether { $bot } is stronger than { $opponent } by { $elo0 } or by { $elo1 } Elo is not decided
    } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).

error-arena-few = It takes at least two bots to compete.
error-arena-twice = The bot “{ $bot }” is named twice: on paired deals it would only meet its own mirror image.
error-arena-format = There is no format “{ $format }”. Known: { $known }.
error-arena-field =
    { $bots ->
        [one] One bot is
       *[other] { $bots } bots are
    } not enough for a field with { $players } seats; choose solo or mix.
error-arena-mix = { $bots } bots do not fit into { $players } seats; choose field or solo.
error-arena-groups = That would be { $groups } groups of bots; at most { $most } can meet.
error-arena-games = That would be { $games } games; at most { $most } can be played.
error-arena-sprt = “{ $text }” is no test. Write two differences in Elo, the smaller first, such as 0,20.
error-arena-sprt-bots = A sequential test is for two bots, not for { $bots }.
error-arena-device = The bot “{ $bot }” cannot play on a graphics card.
error-arena-worker = A worker process died { $attempts } times at the same work; the games up to there are kept.
error-arena-ray = Ray is not installed. Install it with: pip install 'regnum[ray]'
error-arena-cluster = The Ray cluster { $address } cannot be used: { $problem }
error-arena-plot-missing = Matplotlib is not installed. Install it with: pip install 'regnum[plot]'
error-arena-plot-kind = “{ $file }” is no picture that can be drawn: its name must end in one of { $kinds }.
error-arena-plot-folder = There is no folder for the picture “{ $file }”.
error-arena-line = Line { $line } of games.jsonl is another game than the one that belongs there.
error-arena-no-plan = The folder “{ $folder }” holds games, but no { $file } that says which tournament they belong to.
error-arena-plan-broken = { $file } cannot be read.
error-arena-other =
    { $entry ->
        [rulebook] The tournament in the folder “{ $folder }” was begun with other rules or bots than these: the program has changed since.
       *[other] The folder “{ $folder }” holds another tournament: its “{ $entry }” is not the same.
    } Choose another folder.
error-arena-busy = Another process is playing into the folder “{ $folder }”.
