# Który silnik wykonuje skompilowane reguły i co znajduje `regnum doctor`.

error-engine-unknown = Nie ma silnika „{ $engine }”. Znane: { $known }.
error-engine-wasmtime = Nie można tu uruchomić WebAssembly. Instalacja: pip install wasmtime
error-engine-missing = Skompilowane reguły nie zawierają „{ $entry }”.
error-engine-stale = Skompilowane reguły są nieaktualne: „{ $entry }” się zmieniło. Zbuduj je poleceniem: make engine
error-engine-numba = Numba nie jest zainstalowana. Instalacja: pip install "regnum[build]"
error-engine-trap = Skompilowane reguły zawiodły w „{ $entry }”: { $detail }.
error-engine-endless = Skompilowane reguły działały zbyt długo w „{ $entry }” i zostały zatrzymane.
error-engine-broken = „{ $entry }” otrzymało tablice przeszukiwania, które wcześniej zawiodło.
engine-interpreted = „{ $entry }” działa interpretowane i wolno: nie ma go w skompilowanych regułach, a Numba nie jest zainstalowana.

command-doctor-about = pokazuje, jaki silnik, magazyn, GPU i przeglądarkę znaleziono i co zainstalować
doctor-engine = silnik
doctor-engine-wasm = WebAssembly (wasmtime { $version }), skompilowane reguły aktualne
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, interpretowany
doctor-modules = skompilowane reguły
doctor-modules-stale = nieaktualne: { $games }
doctor-modules-fresh = aktualne: { $games }
doctor-numba = Numba
doctor-store = magazyn
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = przeglądarka
doctor-found = { $what }
doctor-missing = nie znaleziono. { $install }
doctor-install-numba = Dla osób, które zmieniają regułę: pip install "regnum[build]"
doctor-install-wasmtime = Instalacja: pip install wasmtime
doctor-install-postgresql = Dla kilku procesów serwera: pip install "regnum[postgresql]"
doctor-install-gpu = Do symulacji na GPU NVIDIA, z jego sterownikiem: pip install "regnum[gpu]"
doctor-install-browser = Aplikacja webowa jej potrzebuje; testy używają Chromium (Debian: apt-get install chromium)
doctor-install-modules = Zbuduj je poleceniem: make engine
