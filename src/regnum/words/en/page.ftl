# The page: what all screens say, whatever the game.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Your turn · { $title } · Regnum
page-tag = Two small games about great kingdoms.
page-unofficial = Regnum is unofficial: made by players, for players, with no tie to the publishers of these games.

## Everywhere

page-skip = Skip to the content
page-home = Front page
page-language = Language
page-close = Close
page-cancel = Cancel
page-go-on = Go on
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied
page-copy-by-hand = The browser does not allow copying. Select the link and copy it yourself.
page-share = Send
page-loading = One moment …
page-broken-title = Something went wrong
page-broken = Something went wrong in drawing this. Loading the page again helps, as a rule; your games are safe.
page-missing-title = Nothing here
page-missing = There is nothing at this address. Perhaps a letter of it got lost.
page-unreachable = The table cannot be reached. Try again in a moment.
page-stale = The game has moved on meanwhile, so this was not played. Look again.
page-not-now = One thing at a time: your last action is still on its way.
page-you = You
page-you-as = { $name } (you)
page-nobody = somebody
page-guest = Guest
page-name-twin = { $name } { $number }

## The front page

page-choose-game = Choose a game
page-play-game = Play { $game }
page-play-now = Play now
page-play-now-about =
    { $rules ->
        [usual] Against the computer: { $opponents }, usual rules
       *[own] Against the computer: { $opponents }. { $variants }
    }
page-play-friends = Play with friends
page-play-friends-about = Open a table and send the link
page-play-pass = Pass and play
page-play-pass-about = One device, handed round
page-play-options = Opponents and rules
page-join-code = Join by code
page-join-example = k7qd3mx9ap
page-join = Join
page-continue = Continue my games
page-continue-game = Continue
page-your-turn-short = Your turn
page-waiting-for = Waiting for { $name }
page-waiting-for-players = Waiting for players
page-around = Around the table
page-learn = Learn
page-learn-about = Five minutes, hands on
page-score = Score sheet
page-score-about = For your own table
page-lobby = Open tables
page-lobby-about = Join others, or watch
page-archive = Archive
page-archive-about = Games that were played
page-mine = My games here
page-mine-about = Stored in this browser

## Before a game

page-new-bots = { $game }: against the computer
page-new-bots-start = Play
page-new-friends = { $game }: with friends
page-new-friends-start = Open the table
page-new-pass = { $game }: one device for all
page-new-pass-start = Play
page-new-table = Open a table
page-opponents = Opponents
page-players = Players
page-level = How strong?
page-who = Who plays?
page-who-kind = Player { $number }: person or bot
page-person = Person
page-player = Player { $number }
page-house = The table
page-listed = Listed in the lobby
page-listed-about = Anybody may find it and join; otherwise only those who have the link.
page-chat = Chat
page-chat-about = Those who sit at the table can write to each other.
page-clock = Time for each decision
page-clock-about = A bot plays for whoever runs out of time, until they are back.
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
page-options-reset = Back to the usual rules
page-where = Where to play
page-where-here = In this browser
page-where-server = On the server
page-where-about = In this browser, a game stays on this device and also works offline. On the server, it can move to another device.
page-here-insecure = Games can be stored in this browser only over a secure connection (https). Play on the server instead.

## Names

page-name-title = What shall we call you?
page-name-label = Your name
page-name-about = The others at your tables read it. There is no account and no password; this browser remembers you.
page-name-later = At tables that you join from now on.

## The table before the game

page-seats = Seats
page-seat-empty = Empty seat
page-seat-free = Free for whoever comes
page-seat-kept = Kept for somebody
page-seat-kept-you = Kept for you
page-seat-bot = A bot of the house
page-seat-host = Opened the table
page-seat-here = Is here
page-seat-away = Is not here at the moment
page-seat-for = Who plays at seat { $number }
page-seat-open = Open
page-sit-too = Sit here, too
page-sit = Sit down
page-stand = Stand up
page-send-away = Send away
page-start = Start the game
page-start-about = Everybody is here.
page-start-when-full =
    { $seats ->
        [one] One seat is still empty. Ask somebody to come, or give it to a bot.
       *[other] { $seats } seats are still empty. Ask somebody to come, or give them to bots.
    }
page-starts-when-full = The game begins as soon as every seat is taken.
page-host-starts = The game begins when its host starts it.
page-invite = Ask others to come
page-invite-link = The link to this table
page-invite-code = Or by this code:
page-invite-qr = QR code with the link to this table
page-what = What is played
page-for-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
page-is-listed = Listed in the lobby
page-is-private = Private: only for those who have the link
page-has-chat = With chat
page-no-chat = Without chat
page-has-clock = For each decision: { $time }
page-no-clock = No clock
page-close-table = Close the table
page-close-table-about = Nobody will be able to sit down here any more.

## The table during the game

page-table = Table
page-table-of =
    { $players ->
        [2] Table of two
        [3] Table of three
        [4] Table of four
       *[other] Table of { $players }
    }
page-notices = Notices
page-menu = Menu
page-rules = Rules
page-undo = Undo
page-undo-waiting = You have asked to take back your move. The others have to agree.
page-undo-asked = { $name } would like to take back a move.
page-undo-agree = Agree
page-undo-declined = { $name } does not agree: your move stands.
page-undo-decline = Decline
page-resign = Resign
page-resign-of = Resign: { $name }
page-resign-about = You give up this game. A bot plays on in your place if the others go on.
page-resign-seat-about = { $name } gives up this game. A bot plays on in this place if the others go on.
page-watch-link = Link to this table
page-watch-link-about = Whoever has this link can watch
page-watching = You are watching. Your view shows no secrets.
page-device = Go on with another device
page-device-of = Another device for { $name }
page-device-about = This makes a link that takes your seat to another device. It works once, for a quarter of an hour; then you play there instead of here.
page-device-make = Make the link
page-device-link = Open this on the other device
page-device-qr = QR code with the link for the other device
page-sound-on = Switch sound on
page-sound-off = Switch sound off
page-leave = Leave the table (the game waits)
page-away = { $name } is away.
page-replace = Let a bot play
page-stand-in-you = A bot is playing for you.
page-return = Play again myself
page-stranger = This browser is not known here any more, so you only watch.
page-stranger-again = Tell my name again
page-reconnecting = The connection is lost. Trying again …
page-offline = You are offline. The game goes on as soon as the network is back.
page-pending-kept = Your move is kept and will be sent.
page-face-broken = This game could not be drawn, so here is what you may do, in notation.
page-no-table = There is no such table.
page-clock-left = Time left: { $time }
page-clock-late = Ten seconds left!
page-pass-to = Pass the device to { $name }
page-pass-about = Only { $name } may look now. Nobody else's secrets are shown.
page-pass-ready = I am { $name }
page-your-turn = It is your turn.
page-turn-of = It is the turn of { $name }.
page-is-over = The game is over.

## The log

page-log = Log
page-log-more = All { $lines } lines
page-log-less = Only the latest
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = The game after action { $ply }
page-taken-back = (taken back)
page-event-sat = { $name } sat down
page-event-stood = { $name } stood up
page-event-arranged =
    { $has ->
        [bot] { $bot } took a seat
       *[none] A seat was opened
    }
page-event-started = The game began
page-event-undone =
    { $whose ->
        [you] You took back a move
       *[other] { $name } took back a move
    }
page-event-undo-asked =
    { $whose ->
        [you] You asked to take back a move
       *[other] { $name } asked to take back a move
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
                [you] You ran out of time: { $bot } plays on
               *[other] { $name } ran out of time: { $bot } plays on
            }
       *[away]
            { $whose ->
                [you] You were away: { $bot } plays on
               *[other] { $name } is away: { $bot } plays on
            }
    }
page-event-returned =
    { $whose ->
        [you] You are back
       *[other] { $name } is back
    }
page-event-moved =
    { $whose ->
        [you] You went to another device
       *[other] { $name } went to another device
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
page-chat-muted = What those you muted write is not shown.
page-chat-empty = Nobody has written anything yet.
page-chat-write = Write to the table
page-chat-send = Send
page-chat-seated = Those who sit at the table can write.
page-mute = Mute { $name }
page-unmute = Hear { $name } again

## When it is over

page-closed = The table was closed before a game began.
page-you-won =
    { $reason ->
        [resigned] You win: nobody else played on.
       *[played] You win!
    }
page-won-by =
    { $reason ->
        [resigned] { $name } wins: nobody else played on.
       *[played] { $name } wins!
    }
page-shared = { $names } share the victory.
page-ranks = Ranking
page-rank = { $rank }.
page-has-resigned = (resigned)
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-look = Look at it
page-proof = Was everything fair?
page-proof-about = Before the first move the table published a seal of the shuffle. Now that the game is over, anybody can check the deal and every move.
page-record = Download the record
page-verify = Check it
page-verified =
    { $plies ->
        [one] All true: the deal matches its seal, and the one action was legal.
       *[other] All true: the deal matches its seal, and all { $plies } actions were legal.
    }
page-commitment = Seal:
page-seed = Seed:

## Replay

page-replay = Replay
page-replay-ply = Action
page-replay-at = { $ply } of { $plies }
page-replay-begin = The game begins.
page-replay-first = To the beginning
page-replay-back = One action back
page-replay-play = Play by itself
page-replay-pause = Stop
page-replay-forward = One action forward
page-replay-last = To the end
page-replay-link = Link to this moment
page-replay-link-about = Leads to the game as you see it now
page-replay-leave = Back to the game
page-replay-result = To the result

## Lists

page-game = Game
page-all = All
page-lobby-lead = Tables that wait for players, and games that you may watch.
page-lobby-empty = No table is listed at the moment. Open one!
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
page-archive-lead = Finished games: listed ones, and your own.
page-archive-empty = No game was found.
page-archive-name = Name of a player
page-archive-since = From
page-archive-until = To
page-search = Search
page-my-statistics = My statistics
page-statistics = Statistics
page-statistics-of = Statistics of { $name }
page-statistics-none = No game was played to its end yet.
page-games = Games
page-games-played = Games played
page-wins = Wins
page-mean-score = Mean score
page-best-score = Best score

## Another device

page-seat-link = Take your seat here
page-seat-link-about = You followed a link that moves a seat to this device. From then on you play here.
page-seat-link-take = Take the seat
page-seat-link-broken = This link is not whole. Copy it again, or photograph the QR code.

## Settings

page-settings = Settings
page-looks = Looks
page-theme = Theme
page-theme-auto = As the device
page-theme-day = Day
page-theme-night = Night
page-motion = Motion
page-motion-auto = As the device
page-motion-full = Full
page-motion-less = Less
page-pace = Others’ moves
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-pace-skip = Skip
page-pace-skip-turn = Skip to my turn
page-pace-skip-key = Show everything at once (Space)
page-sound = Sound
page-sound-about = Small tones when it is your turn, when something is played, and when somebody writes. Everything can be seen, too.
page-shortcuts = Keyboard shortcuts
page-shortcuts-about = Single letters and digits act at the table, such as R to turn a domino. Arrow keys, Enter and Escape always do.
page-playing = At the table
page-auto-confirm = Play without Confirm
page-auto-confirm-about = A choice that leaves nothing open is played at once. A domino that can still be turned waits for Confirm.
page-notation = Notation and rule numbers
page-notation-about = The log shows moves in notation, you can type your moves, and refusals name the number of the rule.
page-data = Your data
page-data-about = The server knows a name and a secret in a cookie; there is nothing else. Finished games stay in the archive, without your name, if you delete it.
page-forget = Delete everything about me
page-forget-about = Your name and what you wrote in chats will be deleted, and games that you are playing are resigned. This cannot be undone.
page-forgotten = Done: you are forgotten.

# A new version, and installing.
page-version = A new version is ready. Your games stay as they are.
page-version-use = Use it now
page-version-later = Later
page-install = Install
page-install-about = Regnum opens like any other app, also without a network.
page-install-do = Install Regnum

# Where there is no server.
page-alone-title = Without a server
page-alone = Playing with friends over the network needs a Regnum server, and this page has none.
page-data-here = Your name and your games are stored in this browser only.
