# The regnum command.

command-about = Kingdomino and Kingdoms: play, simulate, replay, check and score.
command-epilog = Unofficial; Kingdomino is by Bruno Cathala, Kingdoms by Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standard output is closed, so nothing can be shown.
command-replaced = Some characters appear as ? because the output is set to { $encoding }. To see them all, run: export PYTHONIOENCODING=utf-8
command-title = commands
command-metavar = COMMAND
command-game = GAME
command-games = games
command-options-of = options of { $game }
command-help-lang = language: English, Hungarian, Polish or Estonian (default: that of your locale)
command-help-version = show the version and exit
command-play-about = play in the terminal, against bots or with friends on one keyboard
command-simulate-about = let bots play many games and show how they fared
command-bots-about = show who can be played against
command-replay-about = draw a recorded game step by step
command-verify-about = check that a recorded game is true: deal, actions and result; or that a backup is undamaged
command-score-about = score a kingdom or board from a real table

command-help-games = how many games (default: 1000)
command-help-bots = a bot for each seat, or one for all: { $bots } (default: random)
command-help-sim-seed = the same seed gives the same games (default: 1)
command-help-records = write the record of every game to this file, one a line (- for standard output)
command-help-json = print JSON
command-help-workers = how many cores to use (default: all)
command-help-device = where to play: cpu, the processor (default), or cuda, an NVIDIA graphics card
command-help-record-file = a record, or a file with one record a line
command-help-ply = draw only the position after this many actions
command-help-which-game = which record of the file, from 1 (default: 1)
command-help-text-file = the file to read (default: standard input)
command-help-one-game = only the bots of this game
command-help-seats = who sits where, such as Anna,greedy: a bot ({ $bots }), or any other name for a person
command-help-seed = the seed of the deal (default: a secret one, shown after the game)
command-help-salt = a word of a player's own that is mixed into the deal; once for each player who wants to
command-help-save = where the game is kept (default: in your data folder)
command-help-resume = go on with the saved game

command-compiling = Compiling the rules for this machine; this happens once and takes some seconds.
command-type-text = Type or paste the text, then press Ctrl-D on an empty line.
command-simulating = Simulating

simulate-title =
    { $games ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
simulate-speed =
    { $seconds } s, { $speed } games a second { $device ->
        [cuda] on the graphics card
       *[cpu] on the processor
    }, { $plies } actions a game
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-win-interval = 95 % interval
simulate-score = score (95 %)
simulate-spread = deviation

verify-problem =
    { $games ->
        [one] The record is not true.
       *[other] The record of game { $game } is not true.
    } { $problem }
verify-unreadable = This cannot be read as a record. { $problem }
verify-all-good = The records of all { $games } games are true: deals, commitments, actions and results.
verify-backup-good =
    { $tables ->
        [one] One table is undamaged: its events are as they were written, and its game can be replayed.
       *[other] All { $tables } tables are undamaged: their events are as they were written, and their games can be replayed.
    }
verify-good =
    { $actions ->
        [one] One action is legal
       *[other] All { $actions } actions are legal
    }, { $deal ->
        [seed] the deal follows from the seed and the seed fits its commitment
       *[written] the deal is written out, so there is no shuffle to check
    }, { $progress ->
        [finished] and the result is right.
       *[unfinished] and the game is not finished.
    }

replay-next = Enter: next, q: stop { "" }
replay-ply =
    { $ply ->
        [0] start of { $plies } actions
       *[other] { $ply } of { $plies }: { $action }
    }

argparse-usage = usage:
argparse-options = options
argparse-positional = arguments
argparse-help = show this help and exit
argparse-required = these arguments are missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-expected-one = a value is missing
argparse-expected-at-most-one = there are too many values
argparse-expected-at-least-one = a value is missing
argparse-not-allowed-with = this does not go with %s
argparse-no-value = it takes no value, but got %r
argparse-ambiguous = “%(option)s” could mean several: %(matches)s
argparse-one-required = one of these is needed: %s
argparse-unknown-command = there is no %(parser_name)r (choose from %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = this value is not possible: %(value)r
argparse-invalid-choice = this is not possible: %(value)r (choose from %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = write the web app as a folder of files that any static host can serve: games against bots and at one device, without a server
command-help-site-folder = the folder to write: a new one, an empty one, or one that this command wrote before
command-help-site-base = the path that the folder will have on its host, such as /regnum/ (default: /); only its page for wrong addresses needs it
site-examples =
    examples:
    regnum site public
    regnum site public --base /regnum/
    python -m http.server --directory public
site-written = { $folder }: { $files } files, { $size } kB. Copy the folder to any static host, in any place.
site-try = To try it here: python -m http.server --directory { $folder }
site-not-empty = “{ $folder }” is not empty, and it was not written by this command. Choose a new or empty folder.
site-bad-base = “{ $base }” is not a path of a folder. It begins and ends with a slash and has letters, digits, - . _ and ~ between slashes, such as /regnum/.
