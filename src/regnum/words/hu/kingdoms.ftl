# A Királyságok szavai és magyarázatai.

kingdoms-name = Királyságok

kingdoms-colour = { $colour ->
    [red] vörös
    [yellow] sárga
    [green] zöld
   *[blue] kék
}

kingdoms-tile = { $tile ->
    [mountain] hegy
    [dragon] sárkány
    [goldmine] aranybánya
    [wizard] varázsló
   *[number] { $tile }
}

kingdoms-error-continuous = A folyamatos értékelés lehetséges értékei: { $known }.
kingdoms-error-start-tie = Ha többen is jogosultak kezdeni a következő fordulót, így dőlhet el: { $known }.

kingdoms-error-notation = „{ $text }” nem lépés. Így írd: r3@b2 – 3. szintű vár a b2 mezőre, draw – lapka húzása, +4@c1 vagy dragon@c1 – a lerakása, s@d4 – a kezdőlapkád lerakása, pass – passz.

kingdoms-explain-game-over = A játék véget ért.
kingdoms-explain-not-your-turn = Most nem te következel.
kingdoms-explain-must-place-drawn = Ezt a lapkát húztad, most le kell raknod: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = A készlet képpel felfelé van: húzás helyett válassz belőle egy lapkát, és rakd le.
kingdoms-explain-supply-empty = A készlet kiürült, nincs mit húzni.
kingdoms-explain-draw = Húzhatsz egy lapkát; utána le is kell raknod.
kingdoms-explain-must-not-pass = Csak akkor passzolhatsz, ha várat és kezdőlapkát sem tudsz lerakni, és lapkát sem tudsz húzni.
kingdoms-explain-pass = Ebben a fordulóban már nincs mit leraknod, ezért passzolsz.
kingdoms-explain-no-castle = Nincs több { $rank }. szintű várad.
kingdoms-explain-no-starting-tiles = A „Le a szerencsével!” változatban nincs kezdőlapka.
kingdoms-explain-starting-tile-played = A kezdőlapkádat már leraktad. A következő fordulóban kapsz újat.
kingdoms-explain-draw-first = Előbb húznod kell egy lapkát a készletből, csak azután rakhatod le.
kingdoms-explain-not-in-supply = Ez a lapka már nincs a készletben: { kingdoms-tile }.
kingdoms-explain-no-square = Nincs ilyen mező: a táblán az a–f oszlopok és az 1–5. sorok vannak.
kingdoms-explain-occupied = A mező ({ $square }) foglalt; a forduló végéig minden a helyén marad.
kingdoms-explain-place = A mező ({ $square }) üres, ezért rakhatsz rá.

kingdoms-board-long = Ez túl hosszú egy táblához: legfeljebb { $most } karakter lehet.
kingdoms-board-rows =
    { $rows ->
        [0] Itt nincs tábla.
       *[other] { $rows } sor van itt.
    } Legalább egy, legfeljebb öt sort írj, mindegyikbe hat szót, például: „+3 red1 . dragon -6 yellow4”.
kingdoms-board-columns = { $row }. sor: { $words } szó van benne, pedig hat kell. Az üres mező jele egy pont.
kingdoms-board-word = { $row }. sor: „{ $text }” se nem lapka, se nem vár. Ilyet írj: +1 … +6, -1 … -6, mountain (hegy), dragon (sárkány), goldmine (aranybánya), wizard (varázsló), vár, például red1 (red vörös, yellow sárga, green zöld, blue kék; 1–4), vagy pont az üres mező helyén.
kingdoms-board-tiles = Ez a lapka { $number } példányban van itt: { kingdoms-tile }; a dobozban csak { $exist } van belőle (KG-C4).
kingdoms-board-castles = { $number } darab { $rank }. szintű { kingdoms-colour } vár van itt; a dobozban csak { $exist } van belőle (KG-C1).

kingdoms-error-round = Nincs { $wanted }. forduló: eddig { $rounds } volt.

kingdoms-sheet-colour = A táblán { kingdoms-colour } vár áll, de nincs { kingdoms-colour } játékos (KG-C1). Vedd fel a játékost, vagy vedd le a várat.
