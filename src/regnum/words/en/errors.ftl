# What is said when something handed in is wrong.

error-illegal = { $problem } (rule { $rule })
error-option-players =
    { $players ->
        [one] One player cannot play: choose 2, 3 or 4 players.
       *[other] { $players } players cannot play: choose 2, 3 or 4.
    }
error-option-unknown = Unknown option “{ $option }”. Choose one of: { $known }.
error-option-missing = The option “{ $option }” is missing.
error-option-number = The option “{ $option }” must be a whole number.
error-option-switch = The option “{ $option }” must be true or false.

error-deal-text = A seed or salt can have at most { $most } visible characters, all on one line.
error-deal-empty-seed = The seed is empty. Enter at least one character.
error-deal-short = The written deal ends too early: a draw is missing.
error-deal-draw = A draw in the written deal is not possible: it must list { $count } different pieces from those left.

error-undo =
    { $plies ->
        [one] One action cannot be undone
       *[other] { $plies } actions cannot be undone
    }: { $played ->
        [0] none was played.
        [one] only one was played.
       *[other] only { $played } were played.
    }
error-seat = There is no seat { $seat } at a table for { $players }; seats are counted from 0.
error-game = Unknown game “{ $game }”. Choose one of: { $known }.
error-face = { $game } cannot do this in the terminal.
error-bot = Unknown bot “{ $bot }”. Choose one of: { $known }.
error-bot-broken = The bot “{ $bot }” of the package “{ $package }” cannot be used. { $problem }
error-bot-chooses-nothing = It has no method “choose”.
error-bot-slow = The bot “{ $bot }” is too slow for regnum simulate; use regnum arena instead. Bots for simulate: { $known }.
error-budget = “{ $text }” is not a budget. Write seconds as 0.2s, processor time as 0.2cpu, or playouts as 2000.
error-card = No graphics card can be used here. You need an NVIDIA card, its driver, and the CUDA toolkit that Numba requires.
error-device = Unknown device “{ $device }”. Choose one of: { $known }.
error-games = Simulate at least one game, not { $games }.
error-bots-seats =
    { $bots ->
        [one] One bot does
       *[other] { $bots } bots do
    } not fill { $players } seats: name one for each seat, or a single one for all.
error-seats = { $names ->
        [one] One name does
       *[other] { $names } names do
    } not fill { $players } seats: give every seat the name of a person or a bot. Bots: { $bots }.
error-seat-name = Give each seat a name that is not empty and has only visible characters.

error-record-version = This record has format version { $version }; this Regnum reads up to { $newest }. Update Regnum to read it.
error-record-field = The record’s field “{ $field }” is missing, unknown or of the wrong type.
error-json = This is not complete JSON: something is wrong at character { $character }.
error-json-twice = The key “{ $key }” appears twice.
error-json-number = A number is too large: at most { $most }, above or below zero.
error-json-constant = “{ $name }” is not a number in JSON.
error-json-text = A text is too long: at most { $most } characters.
error-json-deep = Lists and objects are nested too deeply: at most { $most } levels.
error-record-empty = The file is empty.
error-record-line = Line { $line }: { $problem }
error-record-deal = The record’s deal must have either a seed with its commitment or written draws.
error-record-commitment = The commitment does not match the seed: one of them was changed.
error-record-no-result = The game is over, but the record has no result.
error-record-unfinished =
    { $plies ->
        [one] The record has a result, but the game is not over after one action.
       *[other] The record has a result, but the game is not over after { $plies } actions.
    }
error-record-result = The record’s result is wrong: “{ $entry }” does not follow from the actions.
error-record-players =
    { $names ->
        [one] The record names one player
       *[other] The record names { $names } players
    } for a table of { $players }.
error-record-action = Action { $ply } ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = { $file } is too large.
error-file-text = { $file } is not text in UTF-8.
error-which-game = There is no game { $wanted }: the file has only { $games }.
error-ply = There is no action { $ply }: the game has only { $plies }.

system-missing = There is no such file or folder.
system-forbidden = You do not have permission to use it.
system-is-folder = It is a folder, not a file.
system-not-folder = A part of the path is not a folder.
system-exists = It already exists.
system-not-empty = The folder is not empty.
system-full = The disk is full.
system-too-big = The file would be too large.
system-read-only = It can only be read, not written.
system-long-name = The name is too long.
system-link-loop = Its symbolic links form a loop.
system-busy = Another program is using it.
system-too-many-open = Too many files are open.
system-no-memory = There is not enough memory.
system-broken-device = The device reports an error.
system-closed = It is closed.
system-port-taken = Another program is using this port.
system-no-address = This machine does not have this address.
system-other = The system reports: { $problem }
error-no-puzzles = These are not puzzles: { $problem }
