# Milline mootor kompileeritud reegleid käitab ja mida leiab `regnum doctor`.

error-engine-unknown = Mootorit „{ $engine }” ei ole. Tuntud: { $known }.
error-engine-wasmtime = WebAssemblyt ei saa siin käitada. Paigaldamine: pip install wasmtime
error-engine-missing = Kompileeritud reeglites ei ole „{ $entry }”.
error-engine-stale = Kompileeritud reeglid on aegunud: „{ $entry }” on muutunud. Ehitamine: make engine
error-engine-numba = Numba ei ole paigaldatud. Paigaldamine: pip install "regnum[build]"
error-engine-trap = Kompileeritud reeglid ebaõnnestusid kohas „{ $entry }”: { $detail }.
error-engine-endless = Kompileeritud reeglid töötasid kohas „{ $entry }” liiga kaua ja peatati.
error-engine-broken = „{ $entry }” sai varem ebaõnnestunud otsingu massiivid.
engine-interpreted = „{ $entry }” töötab interpreteerituna ja aeglaselt: seda ei ole kompileeritud reeglites ja Numba ei ole paigaldatud.

command-doctor-about = näitab, milline mootor, hoidla, GPU ja brauser leiti ning mida paigaldada
doctor-engine = mootor
doctor-engine-wasm = WebAssembly (wasmtime { $version }), kompileeritud reeglid on ajakohased
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, interpreteeritud
doctor-modules = kompileeritud reeglid
doctor-modules-stale = aegunud: { $games }
doctor-modules-fresh = ajakohased: { $games }
doctor-numba = Numba
doctor-store = hoidla
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = brauser
doctor-found = { $what }
doctor-missing = ei leitud. { $install }
doctor-install-numba = Neile, kes reeglit muudavad: pip install "regnum[build]"
doctor-install-wasmtime = Paigaldamine: pip install wasmtime
doctor-install-postgresql = Mitme serveriprotsessi jaoks: pip install "regnum[postgresql]"
doctor-install-gpu = Simulatsioonideks NVIDIA GPU-l koos selle draiveriga: pip install "regnum[gpu]"
doctor-install-browser = Veebirakendus vajab seda; testid kasutavad Chromiumi (Debian: apt-get install chromium)
doctor-install-modules = Ehitamine: make engine
