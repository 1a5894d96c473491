# What the table server says.

server-here = The table is set: { $address }
server-elsewhere = For phones and others in the same network: { $address }
server-stop = Ctrl-C stops it. Games are kept.

server-no-table = There is no such table.
server-no-link = This link leads nowhere: it was used before, or it is older than a quarter of an hour.
server-no-page = There is nothing here.
server-no-identity = Tell your name first.
server-foreign = This request comes from another site.
server-too-many = That is too much at once. Try again in a moment.
server-too-many-streams = You are watching too many tables at once. Close some of them.
server-too-large = This is too large: at most { $most } bytes are read.
server-crowded = There are too many connections at the moment. Try again in a few seconds.
server-too-many-connections = There are too many connections from your network. Close some and try again.
server-headers = The head of the request is too large: at most { $most } bytes are read.
server-too-slow = The request took too long.
server-host = This server is not called by this name.
server-media = The body must be JSON, sent as application/json.
server-no-json = This is not JSON.
server-invalid = The request has another form than expected: { $problem }
server-storage = It could not be kept, so it was not done. Try again in a moment.
server-broken = Something is broken here. It has been noted under the reference { $reference }.
server-damaged = This table is damaged and cannot be used. The server has logged the reason under the reference { $reference }; please pass it on to the person who runs the server.

server-setting-port = { $port } is no port: it takes a number from 0 to 65535.
server-setting-database = The database must be an address that begins with postgresql://.
server-setting-workers = The number of bots that think at once is from 0 (as many as this machine can bear) to { $most }.
server-setting-log = How much is logged can be one of: { $known }.
server-setting-limits = The limits are a number from 0 (none) to 1000; 1 is usual.
server-setting-days = Tables can be kept for 0 (always) to { $most } days.
server-setting-connections = The number of connections is from 0 (as many as this process may open) to { $most }.
server-setting-root-path = “{ $path }” is not a path: it has to begin with a slash and end without one, such as /regnum.
server-setting-number = The setting “{ $name }” takes another kind of number than “{ $value }”.
server-no-store = The tables cannot be opened: { $problem }
server-lost-games = { $file } is missing or empty, although games were kept there. Put it back, restore a backup with “regnum restore”, or delete { $file }.lock to start without those games.
server-no-psycopg = PostgreSQL needs the package psycopg: pip install "regnum[postgresql]".
server-backed-up =
    { $tables ->
        [one] One table was copied to { $file }.
       *[other] { $tables } tables were copied to { $file }.
    }
server-restored =
    { $tables ->
        [one] One table was put back from { $file }.
       *[other] { $tables } tables were put back from { $file }.
    }
server-backup-exists = { $file } exists already. Choose another name.
server-backup-folder = The folder { $folder } does not exist. Create it first, or choose another.
server-backup-nothing = There is nothing to copy: { $file } does not exist.
server-backup-broken = { $file } is not a whole backup: { $problem }
server-restore-full = There are tables here already. To replace them, add --replace.
server-restore-damaged = { $file } has damaged tables: { $tables }. To put back everything all the same, add --keep-damaged: those tables cannot be used, all others can.
server-table-damaged = Table { $table } is damaged. { $problem }
damage-missing = Event { $number } is missing.
damage-changed = Event { $number } is not as it was written.
damage-list = The list of tables does not match its log.
damage-replay = Its events cannot be replayed: { $problem }
server-restore-postgres = The database is not empty. Restore into an empty one.
server-no-port = Nothing can listen at { $host }, port { $port }: { $problem } Choose another with --port.

command-table-about = set a table that people and programs join over the network, with opponents and an archive
command-backup-about = copy all tables to a file, also while a server uses them
command-restore-about = put tables back from a backup
command-help-host = the address to listen at (default: every address of this machine; 127.0.0.1 for this machine alone)
command-help-port = the port to listen at (default: 8000, or the next that is free)
command-help-data = the folder where tables are kept (default: in your data folder)
command-help-database = keep tables in PostgreSQL instead: postgresql://user:password@host/name
command-help-bot-workers = how many bots may think at once (default: one less than there are cores)
command-help-limits = how many times the usual everybody may ask for; 0 for no limits (default: 1)
command-help-keep-waiting = how many days a table at which no game begins is kept; 0 for always (default: 7)
command-help-keep-alone = how many days a game of one person is kept while nothing happens; 0 for always (default: 30)
command-help-keep-shared = how many days a game between people is kept while nothing happens; 0 for always (default: 365)
command-help-connections = how many connections may be open at once (default: as many as this process may open)
command-help-log-level = how much is logged: debug, info, warning or error (default: warning)
command-help-proxies = addresses of reverse proxies that tell the true address of the caller (default: 127.0.0.1)
command-help-metrics = addresses that may read /metrics (default: this machine)
command-help-hosts = host names for which requests are answered; *.example.org for all below it (default: all)
command-help-root-path = what the paths of all addresses begin with, behind a proxy: /regnum (default: nothing)
command-help-no-browser = do not open the browser
command-help-backup-file = the file to write; it must not exist
command-help-restore-file = the file to read
command-help-replace = replace the tables that are there; the old file is kept beside the new one under another name
command-help-keep-damaged = put damaged tables back, too; they cannot be used, all others can
