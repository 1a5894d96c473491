# What the table server says.

server-here = Regnum is running: { $address }
server-elsewhere = From phones and other devices on this network: { $address }
server-stop = Press Ctrl-C to stop. Games are saved.

server-no-table = There is no such table. Check the link or the code.
server-no-link = This link no longer works: it was already used, or it is more than 15 minutes old. Create a new one from the menu of the table.
server-no-page = There is nothing here.
server-no-identity = Enter your name first.
server-foreign = This request came from another website, so it was refused.
server-too-many = Too many requests. Try again in a moment.
server-too-many-streams = You are watching too many tables at once. Close some of them.
server-too-large = This is too large: the limit is { $most } bytes.
server-crowded = There are too many connections at the moment. Try again in a few seconds.
server-too-many-connections = There are too many connections from your network. Close some and try again.
server-headers = The request headers are too large: the limit is { $most } bytes.
server-too-slow = The request took too long to arrive. Try again.
server-host = This server does not answer to this host name.
server-media = The body must be JSON, sent as application/json.
server-no-json = This is not JSON.
server-invalid = The request is not valid: { $problem }
server-storage = This could not be saved, so nothing was changed. Try again in a moment.
server-broken = Something went wrong on the server. The error has been logged as { $reference }; please try again.
server-damaged = This table is damaged and cannot be used. The reason has been logged as { $reference }; please send this reference to the person who runs the server.

server-setting-port = { $port } is not a valid port: use a number from 0 to 65535.
server-setting-database = The database URL must begin with postgresql://.
server-setting-workers = The number of bot workers must be from 0 (automatic) to { $most }.
server-setting-log = The log level must be one of: { $known }.
server-setting-limits = The rate limit factor must be from 0 (no limits) to 1000; the default is 1.
server-setting-days = The number of days must be from 0 (keep forever) to { $most }.
server-setting-connections = The number of connections must be from 0 (automatic) to { $most }.
server-setting-root-path = “{ $path }” is not a valid path: it must begin with a slash and must not end with one, such as /regnum.
server-setting-number = “{ $value }” is not a valid number for “{ $name }”.
server-no-store = The saved tables cannot be opened: { $problem }
server-lost-games = { $file } is missing or empty, although games were stored there. Put it back, restore a backup with “regnum restore”, or delete { $file }.lock to start without those games.
server-no-psycopg = PostgreSQL needs the package psycopg: pip install "regnum[postgresql]".
server-backed-up =
    { $tables ->
        [one] Backed up one table to { $file }.
       *[other] Backed up { $tables } tables to { $file }.
    }
server-restored =
    { $tables ->
        [one] Restored one table from { $file }.
       *[other] Restored { $tables } tables from { $file }.
    }
server-backup-exists = { $file } already exists. Choose another name.
server-backup-folder = The folder { $folder } does not exist. Create it first, or choose another.
server-backup-nothing = Nothing to back up: { $file } does not exist.
server-backup-broken = { $file } is not a complete backup: { $problem }
server-restore-full = There are already tables here. To replace them, add --replace.
server-restore-damaged = { $file } contains damaged tables: { $tables }. To restore everything anyway, add --keep-damaged: the damaged tables cannot be used, all others can.
server-table-damaged = Table { $table } is damaged. { $problem }
damage-missing = Event { $number } is missing.
damage-changed = Event { $number } is not as it was written.
damage-list = The list of tables does not match its log.
damage-replay = Its events cannot be replayed: { $problem }
server-restore-postgres = The database is not empty. Restore into an empty one.
server-no-port = Cannot listen on { $host }, port { $port }: { $problem } Choose another port with --port.

command-table-about = start a game server for the browser and for bots
command-backup-about = back up all tables to a file, even while a server is running
command-restore-about = restore tables from a backup
command-help-host = the address to listen on (default: all addresses; 127.0.0.1 for this machine only)
command-help-port = the port to listen on (default: 8000, or the next free one)
command-help-data = the folder for saved tables (default: in your data folder)
command-help-database = store tables in PostgreSQL instead: postgresql://user:password@host/name
command-help-bot-workers = how many bots may think at once (default: number of cores minus one)
command-help-limits = rate limit factor: 2 doubles all limits, 0 turns them off (default: 1)
command-help-keep-waiting = days to keep a table where no game begins; 0 keeps it forever (default: 7)
command-help-keep-alone = days to keep a game of one person while nothing happens; 0 keeps it forever (default: 30)
command-help-keep-shared = days to keep a game between people while nothing happens; 0 keeps it forever (default: 365)
command-help-connections = the maximum number of open connections (default: as many as this process may open)
command-help-log-level = how much is logged: debug, info, warning or error (default: warning)
command-help-proxies = trusted reverse proxies, whose X-Forwarded headers are believed (default: 127.0.0.1)
command-help-metrics = addresses that may read /metrics (default: this machine)
command-help-hosts = host names that this server answers to; *.example.org for all below it (default: all)
command-help-root-path = the path prefix behind a reverse proxy, such as /regnum (default: none)
command-help-no-browser = do not open the browser
command-help-backup-file = the file to write; it must not exist yet
command-help-restore-file = the file to read
command-help-replace = replace the existing tables; the old file is kept under another name
command-help-keep-damaged = restore damaged tables too; they cannot be used, all others can

server-daily-other = This is not a finished game of the daily deal of { $date }.
server-daily-closed = The list of { $date } is closed: results can be sent on the day itself, the day before and the day after.
