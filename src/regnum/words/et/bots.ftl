# Vastaste tasemed.

level-page = Paaž
level-page-about = esimeseks mänguks
level-squire = Kannupoiss
level-squire-about = oskab reegleid, aga mitte palju enamat
level-knight = Rüütel
level-knight-about = paras vastane enamikule mängijatest
level-baron = Parun
level-baron-about = mõtleb ette; kogenud mängijatele
level-duke = Hertsog
level-duke-about = raske võita
level-king = Kuningas
level-king-about = kõige tugevam; mõtleb kuni sekundi

bots-random = ükskõik milline lubatud käik, kõik võrdse tõenäosusega
bots-guest = paketist { $package }

daily-no-date = „{ $date }“ ei ole päeva jagamise kuupäev. Kirjuta kuupäev alates 2026-01-01, näiteks 2026-11-16.
daily-no-game = Mängul „{ $game }“ ei ole päeva jagamist. Päeva jagamine on neil: { $known }.
