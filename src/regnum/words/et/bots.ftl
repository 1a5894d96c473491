# Vastaste tasemed.

level-page = Paaž
level-page-about = esimeseks mänguks
level-squire = Kannupoiss
level-squire-about = tunneb reegleid ja vähe muud
level-knight = Rüütel
level-knight-about = paras vastane enamikule
level-baron = Parun
level-baron-about = mõtleb ette; kogenud mängijatele
level-duke = Hertsog
level-duke-about = raske võita
level-king = Kuningas
level-king-about = kõige tugevam; mõtleb kuni sekundi

bots-about =
    { $bot ->
        [random] ükskõik milline lubatud käik, kõik võrdse tõenäosusega
        [greedy] võtab kohe kõige rohkem punkte
        [greedy-placement] avaldatud 2018: asetab kõige rohkemate punktide järgi, valib juhuslikult
        [full-greedy] avaldatud 2018: asetab ja valib kõige rohkemate punktide järgi, ühe doomino ette
        [mce-tr] avaldatud 2018: Monte Carlo hindamine, juhuslikud läbimängud
        [mce-fg] avaldatud 2018: Monte Carlo hindamine, ahned läbimängud
        [mce-eg] avaldatud 2018: Monte Carlo hindamine, läbimängud ahned kolm korda neljast
        [mce-pg] avaldatud 2018: Monte Carlo hindamine, enda eest ahne, teiste eest juhuslik
        [uct-tr] avaldatud 2018: puuotsing (UCT), juhuslikud läbimängud
        [uct-fg] avaldatud 2018: puuotsing (UCT), ahned läbimängud
        [olts] avatud ahela puuotsing, nagu teistes programmides
        [static] mis õpitud hinnangu järgi kõige rohkem tõotab, ilma otsinguta
        [search] kõige tugevam: puuotsing, lõpus veatu
        [flat-mc] lihtne Monte Carlo, juhuslikud läbimängud
        [flat-mc-greedy] lihtne Monte Carlo, ahned läbimängud
       *[other] mõtleb ette
    }
bots-guest = paketist { $package }
