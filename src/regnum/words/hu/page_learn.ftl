# A leckék.

learn-title = Leckék
learn-about = Néhány perc valódi táblán, lépésről lépésre. Próbálj ki bármit: baj nem történhet.
learn-games = Leckék
learn-steps = { $steps } rövid lépés
learn-step = { $step }. lépés / { $steps }
learn-go-on = Folytatás: { $step }. lépés / { $steps }
learn-restart = Újrakezdés
learn-rival =
    { $seat ->
        [1] Anna
        [2] Bence
       *[3] Márton
    }
learn-show = Mutasd meg
learn-next = Tovább
learn-back = Vissza
learn-again = A lecke ismétlése
learn-play = Játsszunk!
learn-rules = Szabályok
learn-choose-first = Előbb válassz valamit: dominót, várat, lapkát vagy mezőt.
learn-would-be-legal = Ez szabályos lenne. Most olyasmit próbálj ki, ami nem az.
learn-shown = Például így. Nyomd meg a Rendben gombot, vagy keress saját megoldást.
