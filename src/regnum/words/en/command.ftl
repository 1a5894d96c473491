# The regnum command.

command-about = Kingdomino and Kingdoms: play, simulate, replay, verify and score.
command-epilog = Unofficial; Kingdomino is by Bruno Cathala, Kingdoms by Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standard output is closed, so nothing can be shown.
command-replaced = Some characters appear as ? because the output is set to { $encoding }. To see them all, run: export PYTHONIOENCODING=utf-8
command-title = commands
command-metavar = COMMAND
command-game = GAME
command-games = games
command-options-of = { $game } options
command-game-about = { $game }: { $about }
command-examples = examples:
command-group-seats = players and deal
command-group-saving = saving
command-group-match = tournament
command-group-output = output
command-group-machine = machine
command-group-network = network
command-group-storage = storage
command-group-load = load
command-group-watching = logs and metrics
command-help-lang = language: English, Hungarian, Polish or Estonian (default: from your locale)
command-help-version = show the version and exit
command-play-about = play in the terminal, against bots or with friends on one keyboard
command-daily-about = play the deal of the day, the same for everyone, and compare your result
command-simulate-about = simulate many games between bots and show the results
command-bots-about = list the bots you can play against
command-replay-about = step through a recorded game
command-analyse-about = compare the moves of a position of a recorded game
command-review-about = review recorded games: grades, luck and skill
command-verify-about = verify a game record (deal, actions and result), or check that a backup is undamaged
command-score-about = score a kingdom or board from a real table
command-puzzles-about = find puzzles: positions in which one action is clearly best

command-help-games = how many games (default: 1000)
command-help-bots = a bot for each seat, or one for all: { $bots } (default: random)
command-help-sim-seed = the same seed gives the same games (default: 1)
command-help-records = write a record of every game to this file, one per line (- for standard output)
command-help-json = print JSON
command-help-workers = how many cores to use (default: all)
command-help-device = where to play: cpu, the processor (default), or cuda, an NVIDIA graphics card
command-help-record-file = a game record, or a file with one record per line
command-help-ply = show only the position after this many actions
command-help-which-game = which record in the file, counted from 1 (default: 1)
command-help-analyse-ply = the position before this action, counted from 0
command-help-analyse-playouts = how many playouts to make (default: 4000)
command-help-daily-game = which game (default: the first)
command-help-daily-date = another day from 2026-01-01 on (default: today)
command-help-daily-again = play again after your counted try, just for fun
command-help-daily-seconds = how long bots may play the same deal for comparison (default: 30)
command-help-coach = have a coach tell you when a move gave away much
command-help-review-effort = 2 makes twice the usual number of playouts, 0.1 a tenth (0.01 to 10, default: 1)
command-help-study-seed = the same seed gives the same numbers (default: 0)
command-help-text-file = the file to read (default: standard input)
command-help-one-game = only the bots of this game
command-help-seats = who sits where, such as Anna,greedy: a bot ({ $bots }), or any other name for a person (default: one person, and bots at the other seats)
command-help-seed = the seed of the deal (default: a secret one, shown after the game)
command-help-salt = text that a player adds to the deal; repeat the option for each player
command-help-save = where to save the game (default: in your data folder)
command-help-resume = resume the saved game

command-compiling = Compiling the rules for this machine. This happens once and takes a few seconds.
command-type-text = Type or paste the text, then press Ctrl-D on an empty line.
command-simulating = Simulating

simulate-title =
    { $games ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
simulate-speed =
    { $seconds } s, { $speed } games per second { $device ->
        [cuda] on the GPU
       *[cpu] on the CPU
    }, { $plies } actions per game
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-win-interval = 95% interval
simulate-score = score (95%)
simulate-spread = std. dev.

verify-problem =
    { $games ->
        [one] The record failed verification.
       *[other] Game { $game } failed verification.
    } { $problem }
verify-unreadable = This cannot be read as a record. { $problem }
verify-all-good = All { $games } records verified: deals, commitments, actions and results.
verify-backup-good =
    { $tables ->
        [one] One table is undamaged: its events are as they were written, and its game can be replayed.
       *[other] All { $tables } tables are undamaged: their events are as they were written, and their games can be replayed.
    }
verify-good =
    { $actions ->
        [0] No actions were played
        [one] The one action is legal
       *[other] All { $actions } actions are legal
    }, { $deal ->
        [seed] the deal follows from the seed and the seed matches its commitment
       *[written] the deal is written out, so there is no shuffle to check
    }, and { $progress ->
        [finished] the result is right.
       *[unfinished] the game is not finished.
    }

replay-next = Enter: next, q: quit { "" }
replay-ply =
    { $ply ->
        [0] start, { $plies } actions to come
       *[other] { $ply } of { $plies }: { $action }
    }

argparse-usage = usage:
argparse-options = options
argparse-positional = arguments
argparse-help = show this help and exit
argparse-required = missing arguments: %s
argparse-unrecognized = unknown arguments: %s
argparse-expected-one = needs a value
argparse-expected-at-most-one = takes at most one value
argparse-expected-at-least-one = needs at least one value
argparse-not-allowed-with = not allowed with %s
argparse-no-value = it takes no value, but got %r
argparse-ambiguous = “%(option)s” could mean several: %(matches)s
argparse-one-required = one of these is needed: %s
argparse-unknown-command = unknown command: %(parser_name)r (choose from %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = invalid value: %(value)r
argparse-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = write the web app as a folder of files that any static host can serve: games against bots and on one device, without a server
command-help-site-folder = the folder to write: a new one, an empty one, or one that this command wrote before
command-help-site-base = the path that the folder will have on its host, such as /regnum/ (default: /); only the “page not found” page needs it
site-written = { $folder }: { $files } files, { $size } kB. Copy the folder to any static host, under any path.
site-try = To try it here: python -m http.server --directory { $folder }
site-not-empty = “{ $folder }” is not empty, and it was not written by this command. Choose a new or empty folder.
site-bad-base = “{ $base }” is not a valid path. It must begin and end with a slash and may contain letters, digits, - . _ and ~ between slashes, such as /regnum/.

command-help-puzzle-files = records to look for puzzles in; without any, games of bots are played
command-help-puzzle-game = which game the bots play (default: { $game })
command-help-puzzle-games = how many games the bots play (default: 10)
command-help-puzzle-out = write all puzzles to this file as one list, compressed if its name ends in .gz; otherwise each is printed as a line of JSON
puzzles-so-far = Games: { $games }, puzzles: { $puzzles }
