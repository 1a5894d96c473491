# A leckék.

learn-title = Tanulás
learn-about = Néhány perc valódi táblán, lépésről lépésre. Próbálj ki bármit: baj nem történhet.
learn-games = Leckék
learn-steps = { $steps } rövid lépés
learn-step = { $step }. lépés, összesen { $steps }
learn-go-on = Folytatás: { $step }. lépés, összesen { $steps }
learn-restart = Elölről
learn-you = Te
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-confirm = Jóváhagyás
learn-show = Mutasd meg
learn-next = Tovább
learn-back = Vissza
learn-again = Még egyszer
learn-play = A játékokhoz
learn-rules = A szabályok
learn-choose-first = Előbb válassz valamit: dominót, várat, lapkát vagy mezőt.
learn-would-be-legal = Ez szabályos lenne. Most olyasmit próbálj, ami nem az.
learn-shown = Például így. Hagyd jóvá, vagy keress saját megoldást.
