# Bots that compete.

command-arena-about = let bots compete on the same deals and rate them, with error bars
command-help-arena-bots = the bots, each with an optional budget, such as greedy,search,search@0.2s,search@5000
command-help-arena-games = minimum number of games for each group of bots; every deal is completed (default: 200)
command-help-arena-time = default time per decision in seconds, such as 0.2, or 0.2cpu for processor time; results then depend on the machine
command-help-arena-playouts = default number of playouts per decision (default: 1000)
command-help-arena-format = field: every group of bots that fills the seats; solo: the first bot alone against copies of each other bot; mix: every way to fill the seats using all bots (default: field if there are enough bots, otherwise solo)
command-help-arena-all-seatings = play each deal in every seating order, not only rotated by one seat at a time
command-help-arena-sprt = for two bots: stop as soon as a sequential test (SPRT) shows whether the first is stronger by ELO0 or by ELO1
command-help-arena-out = save records and results in this folder; the same command continues where it stopped
command-help-arena-plot = plot ratings and wins to this file, .png or .svg
command-help-arena-ray = run on Ray: on the cluster at this address, or on one started here
command-help-keep = keep finished results in this file, and continue from it after an interruption

arena-playing = Playing
arena-title = { $game }, { $players } players, seed { $seed }, even share of wins { $even }%
arena-bot = bot
arena-opponent = opponent
arena-games = games
arena-wins = wins (%)
arena-wilson = Wilson
arena-by-deals = by deals
arena-score = score
arena-spread = std. dev.
arena-elo = Elo
arena-failures = failures
arena-pairs = Against each other
arena-points = finished ahead
arena-lead = Elo lead
arena-difference = score lead
arena-speed =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $games } games, { $seconds } s. All margins and intervals: 95%.
arena-seconds = Time budgets: results will differ on another machine or a busier one.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } is not stronger than { $opponent } by { $elo1 } Elo: { $elo0 } is accepted
        [elo1] { $bot } is stronger than { $opponent }: { $elo1 } Elo is accepted against { $elo0 }
       *[none] Not decided whether { $bot } is stronger than { $opponent } by { $elo0 } or by { $elo1 } Elo
    } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).

error-arena-few = It takes at least two bots to compete. Name them with commas, such as greedy,search.
error-arena-twice = The bot “{ $bot }” is named twice: on the same deals it would only meet its own mirror image. Name each bot once.
error-arena-format = Unknown format “{ $format }”. Choose one of: { $known }.
error-arena-field =
    { $bots ->
        [one] One bot is
       *[other] { $bots } bots are
    } not enough for a field with { $players } seats; choose solo or mix.
error-arena-mix = { $bots } bots do not fit into { $players } seats; choose field or solo.
error-arena-groups = That would be { $groups } groups of bots; at most { $most } can meet. Name fewer bots.
error-arena-games = That would be { $games } games; at most { $most } can be played. Choose fewer games or bots.
error-arena-sprt = “{ $text }” is not a valid test. Write two Elo differences, the smaller first, such as 0,20.
error-arena-sprt-bots = A sequential test is for two bots, not for { $bots }.
error-arena-device = The bot “{ $bot }” cannot play on a graphics card. Play it on the processor (cpu).
error-arena-worker = A worker process died { $attempts } times on the same job; the games finished so far are saved.
error-arena-ray = Ray is not installed. Install it with: pip install 'regnum[ray]'
error-arena-cluster = The Ray cluster { $address } cannot be used: { $problem }
error-arena-plot-missing = Matplotlib is not installed. Install it with: pip install 'regnum[plot]'
error-arena-plot-kind = Cannot plot to “{ $file }”: the name must end in one of { $kinds }.
error-arena-plot-folder = The folder for “{ $file }” does not exist. Create it first, or choose another.
error-arena-line = Line { $line } of games.jsonl does not match the game planned there. Choose another folder.
error-arena-no-plan = The folder “{ $folder }” holds games, but no { $file } that says which tournament they belong to. Choose another folder.
error-arena-plan-broken = { $file } cannot be read. Choose another folder.
error-arena-other =
    { $entry ->
        [rulebook] The tournament in “{ $folder }” was started with other rules or bots: the program has changed since.
       *[other] The folder “{ $folder }” holds another tournament: “{ $entry }” is different.
    } Choose another folder.
error-arena-busy = Another process is already using “{ $place }”. Wait until it has finished, or choose another place.
error-kept-other = “{ $file }” keeps the results of other work, or of another version. Choose another file.
error-kept-line = Line { $line } of “{ $file }” cannot be read. Delete the file to start again, or choose another one. ({ $problem })
