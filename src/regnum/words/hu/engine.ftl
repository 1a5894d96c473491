# Melyik motor futtatja a lefordított szabályokat, és mit talál a `regnum doctor`.

error-engine-unknown = Nincs „{ $engine }” nevű motor. Ezek közül választhatsz: { $known }.
error-engine-wasmtime = A WebAssemblyhez a wasmtime csomag kell. Telepítés: pip install wasmtime
error-engine-missing = A lefordított szabályok nem tartalmazzák ezt: „{ $entry }”. Fordítás: make engine
error-engine-stale = A lefordított szabályok elavultak: „{ $entry }” megváltozott. Fordítás: make engine
error-engine-numba = A Numba nincs telepítve. Telepítés: pip install "regnum[build]"
error-engine-trap = A lefordított szabályok hibába futottak („{ $entry }”): { $detail }.
error-engine-endless = A lefordított szabályok túl sokáig futottak („{ $entry }”), ezért leállítottuk őket.
error-engine-broken = „{ $entry }” egy korábban meghiúsult keresés tömbjeit kapta. Indíts új keresést.
engine-interpreted = „{ $entry }” értelmezve, lassan fut: nincs a lefordított szabályok között, és a Numba nincs telepítve.

command-doctor-about = megmutatja, milyen motor, tároló, GPU és böngésző található, és mit kell telepíteni
doctor-engine = motor
doctor-engine-wasm = WebAssembly (wasmtime { $version }), a lefordított szabályok frissek
doctor-engine-numba = Numba { $version }
doctor-engine-python = Python, értelmezve
doctor-modules = lefordított szabályok
doctor-modules-stale = elavult: { $games }
doctor-modules-fresh = friss: { $games }
doctor-numba = Numba
doctor-store = tároló
doctor-store-sqlite = SQLite { $version }
doctor-postgresql = PostgreSQL
doctor-postgresql-found = psycopg { $version }
doctor-gpu = GPU
doctor-browser = böngésző
doctor-found = { $what }
doctor-missing = nem található. { $install }
doctor-install-numba = Azoknak, akik szabályt szerkesztenek: pip install "regnum[build]"
doctor-install-wasmtime = Telepítés: pip install wasmtime
doctor-install-postgresql = Több szerverfolyamathoz: pip install "regnum[postgresql]"
doctor-install-gpu = Szimulációhoz NVIDIA GPU-n, annak meghajtójával: pip install "regnum[gpu]"
doctor-install-browser = A webalkalmazáshoz kell egy; a tesztek Chromiumot használnak (Debian: apt-get install chromium)
doctor-install-modules = Fordítás: make engine
