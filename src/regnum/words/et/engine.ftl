# Milline mootor kompileeritud reegleid käitab ja mida leiab `regnum doctor`.

error-engine-unknown = Mootorit „{ $engine }“ ei ole. Võimalikud: { $known }.
error-engine-wasmtime = WebAssembly vajab paketti wasmtime. Paigalda see käsuga: pip install wasmtime
error-engine-missing = Kompileeritud reeglites ei ole osa „{ $entry }“. Ehita need käsuga: make engine
error-engine-stale = Kompileeritud reeglid on aegunud: „{ $entry }“ on muutunud. Ehita need uuesti käsuga: make engine
error-engine-numba = Numba ei ole paigaldatud. Paigalda see käsuga: pip install "regnum[build]"
error-engine-trap = Viga kompileeritud reeglite osas „{ $entry }“: { $detail }.
error-engine-endless = Kompileeritud reeglid töötasid osas „{ $entry }“ liiga kaua ja peatati.
error-engine-broken = „{ $entry }“ sai varem ebaõnnestunud otsingu massiivid. Alusta uut otsingut.
engine-interpreted = „{ $entry }“ töötab interpreteerituna ja aeglaselt: seda ei ole kompileeritud reeglites ja Numba ei ole paigaldatud.

command-doctor-about = näita, milline mootor, andmehoidla, GPU ja brauser leiti ning mida paigaldada
doctor-engine = mootor
doctor-engine-wasm = WebAssembly (wasmtime { $version }), kompileeritud reeglid on ajakohased
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, interpreteeritud
doctor-modules = kompileeritud reeglid
doctor-modules-stale = aegunud: { $games }
doctor-modules-fresh = ajakohased: { $games }
doctor-numba = Numba
doctor-store = andmehoidla
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = brauser
doctor-found = { $what }
doctor-missing = ei leitud. { $install }
doctor-install-numba = Neile, kes reegleid muudavad: pip install "regnum[build]"
doctor-install-wasmtime = Paigalda käsuga: pip install wasmtime
doctor-install-postgresql = Mitme serveriprotsessi jaoks: pip install "regnum[postgresql]"
doctor-install-gpu = Simulatsioonideks NVIDIA GPU-l lisaks draiverile: pip install "regnum[gpu]"
doctor-install-browser = Veebirakendus vajab seda; testid kasutavad Chromiumi (Debian: apt-get install chromium)
doctor-install-modules = Ehita käsuga: make engine
