# Felállított állások.

setup-title = Állás felállítása
setup-games = Játékok
setup-about = Válaszd meg, mit húznak, és lépj mindenki helyett. A szabályok minden lépést ellenőriznek. Ha az állás olyan, amilyet szeretnél, onnan játszhatsz tovább botok ellen vagy együtt.
setup-begin = Kezdés
setup-first = Ki kezd
setup-draws = Mit húznak
setup-bot = { $moves ->
    [one] Egy bot lép egyet
   *[other] Egy bot { $moves } lépést tesz
}
setup-free = A táblán lépsz, sorban mindegyik játékossal. A Visszavonással akárhány lépést visszavehetsz.
setup-play-about = Új játék indul ebből az állásból; ami még hátravan, az véletlenszerű. A jegyzőkönyvből látszik, hogy a húzásokat választották, és az eredmény nem számít bele a statisztikába.
setup-link = Link ehhez az álláshoz
setup-link-about = Akié ez a link, megnézheti és módosíthatja az állást, és játszhat belőle.
setup-leave = Újrakezdés
