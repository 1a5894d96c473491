# Which engine runs the compiled rules, and what `regnum doctor` finds.

error-engine-unknown = Unknown engine “{ $engine }”. Choose one of: { $known }.
error-engine-wasmtime = WebAssembly needs the package wasmtime. Install it with: pip install wasmtime
error-engine-missing = The compiled rules do not contain “{ $entry }”. Build them with: make engine
error-engine-stale = The compiled rules are out of date: “{ $entry }” has changed. Build them with: make engine
error-engine-numba = Numba is not installed. Install it with: pip install "regnum[build]"
error-engine-trap = The compiled rules failed in “{ $entry }”: { $detail }.
error-engine-endless = The compiled rules took too long in “{ $entry }” and were stopped.
error-engine-broken = “{ $entry }” was called with the arrays of a search that has failed. Start a new search.
engine-interpreted = “{ $entry }” runs interpreted and slowly: it is not in the compiled rules, and Numba is not installed.

command-doctor-about = show which engine, store, GPU and browser were found, and what to install
doctor-engine = engine
doctor-engine-wasm = WebAssembly (wasmtime { $version }), compiled rules up to date
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, interpreted
doctor-modules = compiled rules
doctor-modules-stale = out of date: { $games }
doctor-modules-fresh = up to date: { $games }
doctor-numba = Numba
doctor-store = store
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = browser
doctor-found = { $what }
doctor-missing = not found. { $install }
doctor-install-numba = For people who edit a rule: pip install "regnum[build]"
doctor-install-wasmtime = Install it with: pip install wasmtime
doctor-install-postgresql = For several server processes: pip install "regnum[postgresql]"
doctor-install-gpu = For simulations on an NVIDIA GPU, with its driver: pip install "regnum[gpu]"
doctor-install-browser = The web app needs one; its tests use Chromium (Debian: apt-get install chromium)
doctor-install-modules = Build them with: make engine
