# The page: what all screens say, whatever the game.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Your turn · { $title } · Regnum
page-tag = Two small games about great kingdoms.
page-unofficial = Regnum is an unofficial fan project, not affiliated with the publishers of these games.

## Everywhere

page-skip = Skip to content
page-home = Home
page-language = Language
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-go-on = Continue
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Your browser blocked copying. Select the link and copy it yourself.
page-share = Share
page-loading = Loading…
page-broken-title = Something went wrong
page-broken = This part of the page could not be displayed. Reload the page; your games are safe.
page-missing-title = Page not found
page-missing = There is nothing at this address. Check the link for a missing character.
page-unreachable = The server cannot be reached. Check your connection and try again.
page-stale = The game has moved on, so your move was not played. Check the board and try again.
page-not-now = Your last move is still being sent. Try again in a moment.
page-you = You
page-you-as = { $name } (you)
page-nobody = Deleted player
page-guest = Guest
page-name-twin = { $name } { $number }

## The front page

page-choose-game = Choose a game
page-play-game = Play { $game }
page-play-now = Play now
page-play-now-about =
    { $rules ->
        [usual] Against the computer: { $opponents }, default rules
       *[own] Against the computer: { $opponents }. { $variants }
    }
page-play-friends = Play with friends
page-play-friends-about = Open a table and send the link
page-play-pass = Pass and play
page-play-pass-about = One device, passed around
page-play-options = Opponents and rules
page-join-code = Join with a code
page-join-example = k7qd3mx9ap
page-join = Join
page-continue = Continue my games
page-continue-game = Continue
page-remove = Remove this game of { $game }
page-remove-title = Remove this game?
page-remove-do = Remove
page-remove-about = The game is deleted. This cannot be undone.
page-remove-shared = You leave the game permanently. If it has begun, you resign and a bot takes your seat. The other players keep the game.
page-your-turn-short = Your turn
page-waiting-for = Waiting for { $name }
page-waiting-for-players = Waiting for players
page-around = More
page-learn = Learn
page-learn-about = Five minutes, hands on
page-daily = Daily deal
page-daily-about = The same deal for everyone
page-daily-result = Today’s comparison
page-puzzles = Puzzles
page-puzzles-about = One move is best: find it
page-setup = Set up a position
page-score = Score sheet
page-score-about = For games on a real table
page-lobby = Lobby
page-lobby-about = Join others, or watch
page-archive = Archive
page-archive-about = Finished games
page-mine = My games here
page-mine-about = Stored in this browser

## Before a game

page-new-bots = { $game }: against the computer
page-new-bots-start = Play
page-new-friends = { $game }: with friends
page-new-friends-start = Open the table
page-new-pass = { $game }: on one device
page-new-pass-start = Play
page-new-table = Open a table
page-opponents = Opponents
page-players = Players
page-level = Difficulty
page-seat-by-seat = Choose each opponent
page-level-of = Difficulty of { $name }
page-colour = Your colour
page-colour-of = { $name }’s colour
page-colour-name =
    { $colour ->
        [pink] pink
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[other] { $colour }
    }
page-opponents-change = Change opponents
page-opponents-change-about = The new level plays from the next move.
page-who = Who plays?
page-who-kind = Player { $number }: person or bot
page-person = Person
page-player = Player { $number }
page-house = Table settings
page-listed = Public table
page-listed-about = Anyone can find it in the lobby and join. If off, only people with the link can.
page-chat = Chat
page-chat-about = Players at the table can send each other messages.
page-hints = Hints
page-hints-about = Players may ask the engine for hints during the game. Everyone sees this before they sit down.
page-clock = Time per move
page-clock-about = If a player runs out of time, a bot plays for them until they return.
page-clock-none = No limit
page-clock-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
page-clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
page-options-reset = Reset to default rules
page-where = Where to play
page-where-here = In this browser
page-where-server = On the server
page-where-about = In this browser, a game stays on this device and also works offline. On the server, it can move to another device.
page-here-insecure = Games can be stored in this browser only over a secure connection (https). Play on the server instead.

## Names

page-name-title = What should we call you?
page-name-label = Your name
page-name-about = Other players see it. No account, no password: this browser remembers you.
page-name-later = Your new name is used at tables you join from now on.

## The table before the game

page-seats = Seats
page-seat-empty = Empty seat
page-seat-free = Open to anyone
page-seat-kept = Reserved
page-seat-kept-you = Reserved for you
page-seat-bot = Built-in bot
page-seat-level = { $level }: { $about }
page-seat-host = Host
page-seat-here = Online
page-seat-away = Away
page-seat-for = Who plays at seat { $number }
page-seat-open = Open seat
page-sit-too = Sit here too
page-sit = Sit down
page-stand = Leave seat
page-send-away = Remove player
page-start = Start the game
page-start-about = All seats are taken.
page-start-when-full =
    { $seats ->
        [one] One seat is still empty. Invite someone, or give it to a bot.
       *[other] { $seats } seats are still empty. Invite players, or give the seats to bots.
    }
page-starts-when-full = The game begins as soon as every seat is taken.
page-host-starts = Waiting for the host to start the game.
page-invite = Invite players
page-invite-link = The link to this table
page-invite-code = Or use this code:
page-invite-qr = QR code with the link to this table
page-what = Game settings
page-for-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
page-is-listed = Public: listed in the lobby
page-is-private = Private: only people with the link
page-has-chat = With chat
page-no-chat = Without chat
page-has-hints = Hints allowed
page-no-hints = No hints
page-has-clock = { $time } per move
page-no-clock = No clock
page-close-table = Close the table
page-close-table-about = No one will be able to join any more.

## The table during the game

page-table = Table
page-notices = Notices
page-menu = Menu
page-rules = Rules
page-undo = Undo
page-undo-waiting = You asked to undo your move. The other players have to agree.
page-undo-asked = { $name } would like to undo a move.
page-undo-agree = Agree
page-undo-declined = { $name } declined. Your move stands.
page-undo-decline = Decline
page-resign = Resign
page-resign-of = Resign for { $name }
page-resign-about = You resign from this game. If the others play on, a bot takes your seat.
page-resign-seat-about = { $name } resigns from this game. If the others play on, a bot takes the seat.
page-watch-link = Link to this table
page-watch-link-about = Anyone with this link can watch
page-watching = You are watching. Hidden tiles stay hidden.
page-watching-short = Watching
page-device = Continue on another device
page-device-of = Move { $name } to another device
page-device-about = This creates a link that moves your seat to another device. It works once and expires after 15 minutes. From then on you play there.
page-device-make = Create link
page-device-link = Open this on the other device
page-device-qr = QR code with the link for the other device
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-leave = Home (you keep your seat)
page-away-for =
    { $minutes ->
        [0] Away
       *[other] Away { $minutes } min
    }
page-bot-slow =
    { $first ->
        [yes] { $name } is warming up: the first move takes longer.
       *[no] { $name } is still thinking.
    }
page-away-turn =
    { $minutes ->
        [0] { $name } is away. It is their turn.
        [one] { $name } has been away for a minute. It is their turn.
       *[other] { $name } has been away for { $minutes } minutes. It is their turn.
    }
page-away-hint = A bot can play on until they are back.
page-nudge = Remind them
page-nudged = Reminded
page-nudged-you = The others are waiting for you.
page-replace = Let a bot play
page-stand-in-you = A bot is playing for you.
page-stand-in-hint = You can take over again at any time.
page-return = Take over from the bot
page-stranger = This browser is no longer recognised, so you can only watch.
page-stranger-again = Enter my name again
page-reconnecting = Connection lost. Reconnecting…
page-offline = You are offline. The game continues when you are back online.
page-pending-kept = Your move is saved and will be sent then.
page-face-broken = The board could not be displayed. Your legal moves are listed below in notation; reloading the page may help.
page-no-table = There is no such table. Check the link or the code.
page-clock-left = Time left: { $time }
page-clock-late = Ten seconds left!
page-pass-to = Pass the device to { $name }
page-pass-about = Only { $name } should look now. Other players’ tiles are hidden.
page-pass-ready = I am { $name }
page-your-turn = It is your turn.
page-turn-of = It is { $name }’s turn.
page-is-over = The game is over.

## The log

page-log = Log
page-log-more = Show all { $lines } entries
page-log-less = Show latest only
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = Show the game after move { $ply }
page-taken-back = (undone)
# $whose: you, other
page-event-sat = { $name } took a seat
# $whose: you, other
page-event-stood = { $name } left their seat
page-event-arranged =
    { $has ->
        [bot] { $bot } took a seat
       *[none] A seat was opened
    }
page-event-coloured =
    { $whose ->
        [you] You changed your colour
       *[other] { $name } changed their colour
    }
page-event-started = The game began
page-event-undone =
    { $whose ->
        [you] You undid a move
       *[other] { $name } undid a move
    }
page-event-undo-asked =
    { $whose ->
        [you] You asked to undo a move
       *[other] { $name } asked to undo a move
    }
page-event-undo-answered =
    { $agrees ->
        [yes]
            { $whose ->
                [you] You agreed
               *[other] { $name } agreed
            }
       *[no]
            { $whose ->
                [you] You declined
               *[other] { $name } declined
            }
    }
page-event-replaced =
    { $reason ->
        [time]
            { $whose ->
                [you] You ran out of time: { $bot } is playing for you
               *[other] { $name } ran out of time: { $bot } is playing for them
            }
       *[away]
            { $whose ->
                [you] You were away: { $bot } is playing for you
               *[other] { $name } is away: { $bot } is playing for them
            }
    }
page-event-nudged =
    { $whose ->
        [you] You were reminded that it is your turn
       *[other] { $name } was reminded that it is their turn
    }
page-event-returned =
    { $whose ->
        [you] You are back
       *[other] { $name } is back
    }
page-event-moved =
    { $whose ->
        [you] You moved to another device
       *[other] { $name } moved to another device
    }
page-event-resigned =
    { $whose ->
        [you] You resigned
       *[other] { $name } resigned
    }
page-event-ended =
    { $reason ->
        [closed] The table was closed
        [resigned] The game ended by resignation
       *[played] The game is over
    }

## Chat

page-chat-new =
    { $lines ->
        [one] 1 new
       *[other] { $lines } new
    }
page-chat-line = { $name } writes: { $text }
page-chat-muted = Messages from players you muted are hidden.
page-chat-empty = No messages yet.
page-chat-write = Message the table
page-chat-send = Send
page-chat-seated = Only players at the table can write.
page-mute = Mute { $name }
page-unmute = Unmute { $name }

## When it is over

page-closed = The table was closed before a game began.
page-you-won =
    { $reason ->
        [resigned] You win: everyone else resigned.
       *[played] You win!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } wins: everyone else resigned.
       *[played] { $name } wins!
    }
# $whose: you, other
page-shared = { $names } share the victory.
page-ranks = Ranking
page-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
page-has-resigned = (resigned)
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-picture = Picture to share
page-picture-made = The picture is ready.
page-picture-failed = This browser could not draw the picture.
page-picture-good = { $good } of { $decisions } decisions good or best
page-picture-hints =
    { $hints ->
        [one] one hint
       *[other] { $hints } hints
    }
page-look-game = View game
page-look-table = View table
page-proof = Was the deal fair?
page-proof-about = Before the first move the server published a commitment: a fingerprint of the secret shuffle. Now that the game is over, anyone can verify the deal and every move.
page-record = Download game record
page-verify = Verify this game
page-verified =
    { $plies ->
        [one] Verified: the deal matches its commitment, and the one move was legal.
       *[other] Verified: the deal matches its commitment, and all { $plies } moves were legal.
    }
page-verified-written =
    { $plies ->
        [one] Verified: the one move was legal. There is no commitment, because the draws were written down or chosen.
       *[other] Verified: all { $plies } moves were legal. There is no commitment, because the draws were written down or chosen.
    }
page-commitment = Commitment:
page-seed = Seed:

## Replay

page-replay = Replay
page-review = Review
page-replay-ply = Move
page-replay-at = { $ply } of { $plies }
page-replay-begin = The game begins.
page-replay-first = Go to start
page-replay-back = Previous move
page-replay-play = Autoplay
page-replay-pause = Pause
page-replay-forward = Next move
page-replay-last = Go to end
page-replay-link = Link to this position
page-replay-link-about = Opens the game at this position
page-replay-leave = Back to the game
page-replay-result = Back to the result
page-hint = Hint
page-hints-used =
    { $hints ->
        [one] One decision was made with a hint.
       *[other] { $hints } decisions were made with hints.
    }
page-hints-used-by =
    { $hints ->
        [one] { $name } made one decision with a hint.
       *[other] { $name } made { $hints } decisions with hints.
    }
page-analyse = Analyse
page-play-on = Play from here
page-play-on-about = This starts a new game from this position, with the same tiles to come. Its result does not count in the statistics.

## Lists

page-game = Game
page-all = All
page-lobby-lead = Tables waiting for players, and games you can watch.
page-lobby-empty = No open tables right now. Open one!
page-join-table = Join
page-watch = Watch
page-free-seats =
    { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
page-won = won
page-more-tables = Show more
page-tables-found =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
page-archive-lead = Finished games: public ones and your own.
page-archive-empty = No games found.
page-bring = Import a game
page-bring-paste = Paste a game record
page-bring-about = One line of JSON: exported here, downloaded from a server or saved by the regnum command. It is verified before it is stored.
page-bring-file = Choose a file
page-bring-do = Import
page-archive-name = Player name
page-archive-since = From
page-archive-until = To
page-search = Search
page-my-statistics = My statistics
page-statistics = Statistics
page-statistics-of = { $name }’s statistics
page-statistics-none = No finished games yet.
page-statistics-by = Results by
page-statistics-players = Players
page-statistics-opponents = Opponents
page-statistics-variants = Variants
page-usual-rules = default rules
page-which = Which games
page-resigned = Resigned
page-games = Games
page-games-played = Games played
page-wins = Wins
page-mean-score = Average score
page-best-score = Best score

## Another device

page-seat-link = Take your seat here
page-seat-link-about = This link moves a seat to this device. Once you take it, you play here instead of on the other device.
page-seat-link-take = Take the seat
page-seat-link-broken = This link is incomplete. Copy it again, or scan the QR code.

## Settings

page-settings = Settings
page-looks = Appearance
page-theme = Theme
page-theme-auto = Same as device
page-theme-day = Light
page-theme-night = Dark
page-motion = Motion
page-motion-auto = Same as device
page-motion-full = Full
page-motion-less = Reduced
page-pace = Other players’ moves
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-pace-skip = Skip
page-pace-skip-key = Show everything at once (Space)
page-pace-again = Replay what happened since your turn
page-pace-again-short = Replay
page-sound = Sound
page-sound-about = Short sounds when it is your turn, when someone plays and when someone writes. Nothing is signalled by sound alone.
page-shortcuts = Keyboard shortcuts
page-shortcuts-about = Use single keys at the table, such as R to rotate a domino. Arrow keys, Enter and Escape always work.
page-playing = At the table
page-coach = Coach
page-coach-about = In games against bots, you are told before you confirm a move that wins at least 5 games in a hundred less than the best one. If you have confirmed it already, you can undo it where that is allowed.
page-auto-confirm = Play without Confirm
page-auto-confirm-about = A move is played at once when nothing is left to choose. A domino that can still be rotated waits for Confirm.
page-notation = Notation and rule numbers
page-notation-about = The log shows moves in notation, you can type your moves, and refused moves show the rule number.
page-data = Your data
page-data-about = The server stores your name, a secret kept in a cookie, your chat messages and your games. If you delete your data, finished games stay in the archive without your name.
page-forget = Delete my data
page-forget-about = Your name and chat messages will be deleted, and you will resign from all games in progress. This cannot be undone.
page-forgotten = Done: your data has been deleted.

# A new version, and installing.
page-version = A new version is ready. Your games stay as they are.
page-version-use = Update now
page-version-later = Later
page-install = Install
page-install-about = Regnum then opens like any other app, even offline.
page-install-do = Install Regnum

# Where there is no server.
page-alone-title = Without a server
page-alone = Playing with friends online needs a Regnum server, and this site has none.
page-data-here = Your name and your games are stored in this browser only.
