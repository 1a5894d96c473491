# Games in this browser: the list of them, and what is said when something cannot be done.

page-mine-lead = These games are stored in this browser only. Export finished games to keep them or to open them elsewhere.
page-mine-empty = No games are stored in this browser yet.
page-mine-export = Export
page-mine-delete = Delete
page-mine-delete-title = Delete this game?
page-mine-delete-about = The game is removed from this browser. This cannot be undone.
page-mine-deleted = The game was deleted.

page-here-full = This browser has no space left for games, so nothing was changed. Delete old games or free some space, then try again.
page-here-no-storage = This browser does not let Regnum store anything, so nothing was changed. Private windows often block it.
page-here-newer = A newer version of Regnum stored this game. Reload the page to update, then open it.
page-here-damaged = This game cannot be read: the copy in this browser is damaged.
page-here-no-game = This game cannot be played in the browser.
page-here-no-clock = Games in this browser have no clock.
page-here-no-page = There is nothing here.
page-here-invalid = The request is not valid: { $problem }
page-here-broken = Something went wrong. Reload the page; your games are safe.
page-here-no-daily = There is no daily deal for { $date }.
page-here-setup-over = This move would end the game. A position to play from needs at least one more move.
