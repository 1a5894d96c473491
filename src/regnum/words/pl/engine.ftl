# Który silnik wykonuje skompilowane zasady i co znajduje `regnum doctor`.

error-engine-unknown = Nieznany silnik „{ $engine }”. Do wyboru: { $known }.
error-engine-wasmtime = WebAssembly wymaga pakietu wasmtime. Zainstaluj go poleceniem: pip install wasmtime
error-engine-missing = Skompilowane zasady nie zawierają „{ $entry }”. Zbuduj je poleceniem: make engine
error-engine-stale = Skompilowane zasady są nieaktualne: „{ $entry }” się zmieniło. Zbuduj je poleceniem: make engine
error-engine-numba = Numba nie jest zainstalowana. Zainstaluj ją poleceniem: pip install "regnum[build]"
error-engine-trap = Błąd skompilowanych zasad w „{ $entry }”: { $detail }.
error-engine-endless = Skompilowane zasady działały zbyt długo w „{ $entry }” i zostały zatrzymane.
error-engine-broken = „{ $entry }” otrzymało tablice przeszukiwania, które wcześniej zakończyło się błędem. Zacznij nowe przeszukiwanie.
engine-interpreted = „{ $entry }” działa powoli, w trybie interpretowanym: nie ma go w skompilowanych zasadach, a Numba nie jest zainstalowana.

command-doctor-about = pokaż, jaki silnik, magazyn danych, GPU i przeglądarkę znaleziono i co zainstalować
doctor-engine = silnik
doctor-engine-wasm = WebAssembly (wasmtime { $version }), skompilowane zasady aktualne
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, interpretowany
doctor-modules = skompilowane zasady
doctor-modules-stale = nieaktualne: { $games }
doctor-modules-fresh = aktualne: { $games }
doctor-numba = Numba
doctor-store = magazyn danych
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = przeglądarka
doctor-found = { $what }
doctor-missing = nie znaleziono. { $install }
doctor-install-numba = Dla osób, które zmieniają zasady: pip install "regnum[build]"
doctor-install-wasmtime = Zainstaluj poleceniem: pip install wasmtime
doctor-install-postgresql = Dla kilku procesów serwera: pip install "regnum[postgresql]"
doctor-install-gpu = Do symulacji na GPU NVIDIA, oprócz sterownika: pip install "regnum[gpu]"
doctor-install-browser = Potrzebna do gry w przeglądarce; testy używają Chromium (Debian: apt-get install chromium)
doctor-install-modules = Zbuduj je poleceniem: make engine
