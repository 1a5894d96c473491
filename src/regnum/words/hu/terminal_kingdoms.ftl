# Királyságok a terminálban és a parancssorban.

## Ki következik

kingdoms-terminal-turn-act = { $player } választ: vár, lapka a készletből vagy a kezdőlapka.
kingdoms-terminal-turn-place = { $player } lapkát húzott, és most lerakja: { $tile }.
kingdoms-terminal-do-act = { $player }, rakj le egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát!
kingdoms-terminal-do-choose = { $player }, rakj le egy várat vagy a készlet bármelyik lapkáját!
kingdoms-terminal-do-place = { $player }, rakd le a húzott lapkát: { $tile }.
kingdoms-terminal-do-pass = { $player }, csak passzolhatsz. Nyomj Entert!
kingdoms-terminal-cover = { $player }, te következel. Figyelj, hogy más ne lássa a képernyőt, és nyomj Entert!

## Az asztal

kingdoms-terminal-left =
    { $tiles ->
        [0] a készlet üres
       *[other] { $tiles } lapka a készletben
    }
kingdoms-terminal-round = { $round }. forduló
kingdoms-terminal-money = pénz: { $money }, e fordulóban: { $income }
kingdoms-terminal-income = e fordulóban
kingdoms-terminal-has-start = van kezdőlapkája
kingdoms-terminal-castle = { $rank }. szintű vár
kingdoms-terminal-hidden = rejtett lapka
kingdoms-terminal-numbered = { $number } { $picture }
kingdoms-terminal-picture =
    { $picture ->
        [village] falu
        [farm] tanya
        [town] város
        [windmill] szélmalom
        [knight] lovag
        [city] főváros
        [swamp] mocsár
        [cemetery] temető
        [wolves] farkasok
        [witch] boszorkány
        [raider] rabló
        [troll] troll
        [mountain] hegy
        [dragon] sárkány
        [goldmine] aranybánya
       *[wizard] varázsló
    }

## Megjegyzések

kingdoms-terminal-trying = { $piece } ide: { $square } – neked { $own }, { $others }. Enter: lerakod.
kingdoms-terminal-drawing = Enter: húzol egy lapkát. Le is kell majd raknod, és a húzást nem lehet visszavonni.

## A napló

kingdoms-terminal-log-build = { $player } lerakta: { $rank }. szintű vár ({ $square })
kingdoms-terminal-log-draw = { $player } húzott egy lapkát
kingdoms-terminal-log-lay = { $player } lerakta: { $tile } ({ $square })
kingdoms-terminal-log-take = { $player } lerakta: { $tile } ({ $square })
kingdoms-terminal-log-start = { $player } kezdőlapkája: { $tile } ({ $square })
kingdoms-terminal-log-pass = { $player } passzolt
kingdoms-terminal-paid = Betelt, kifizetve:

## Billentyűk

kingdoms-terminal-key-castle = vár
kingdoms-terminal-key-draw = húz
kingdoms-terminal-key-tile = lapka
kingdoms-terminal-key-start = kezdőlapka
kingdoms-terminal-key-pass = passz
kingdoms-terminal-key-account = értékek
kingdoms-terminal-key-rounds = fordulók
kingdoms-terminal-key-look = megnéz
kingdoms-terminal-key-on = tovább
kingdoms-terminal-key-line = sor/oszlop
kingdoms-terminal-key-round = másik forduló

## Egy forduló értékelése

kingdoms-terminal-account-over = { $round }. forduló: értékelés
kingdoms-terminal-account-now = { $round }. forduló: a sorok és oszlopok értéke
kingdoms-terminal-total = Összesen
kingdoms-terminal-had = előtte
kingdoms-terminal-has = Pénz
kingdoms-terminal-began = Kezdés
kingdoms-terminal-line-row = Sor ({ $first }–{ $last }), értéke { $value }
kingdoms-terminal-line-column = Oszlop ({ $first }–{ $last }), értéke { $value }
kingdoms-terminal-line-split = Hegy osztja ketté; a részek külön számítanak.
kingdoms-terminal-line-dragon = A sárkány lenullázza: { $tiles }
kingdoms-terminal-line-mine = Az aranybánya megduplázza: { $tiles }
kingdoms-terminal-line-wizard = A varázsló növeli: { $castles }
kingdoms-terminal-line-income = { $player }: { $ranks } szint × { $value } = { $income }
kingdoms-terminal-line-nobody = Nincs benne vár, ezért senkinek sem fizet.

## Az eredmény

kingdoms-terminal-winner = { $player } nyert { $money } pénzzel!
kingdoms-terminal-winners = Közös győzelem: { $players }, fejenként { $money } pénzzel.

## Súgó

kingdoms-terminal-help-move = lépés a következő üres mezőre
kingdoms-terminal-help-next = a következő üres mező olvasási sorrendben (Shift+Tab: vissza)
kingdoms-terminal-help-castle = egy ilyen szintű vár kézbevétele
kingdoms-terminal-help-draw = lapka húzása (kétszer, vagy d és Enter); a „Le a szerencsével!” változatban a készlet következő lapkája (D: vissza)
kingdoms-terminal-help-start = a kezdőlapkád kézbevétele
kingdoms-terminal-help-piece = a következő lerakható vár vagy lapka (Backspace: vissza)
kingdoms-terminal-help-confirm = lerakás, húzás vagy passz
kingdoms-terminal-help-account = mennyit fizet most minden sor és oszlop, és miért
kingdoms-terminal-help-rounds = a korábbi fordulók értékelése
kingdoms-terminal-help-signs = { $plus } { $minus } [0] egy sor vagy oszlop jelenlegi értéke; aranyszínnel az, amennyi a lépésed után lenne. { $row } ami a lapkával a sorában történik, { $column } ami az oszlopában. { $free } üres mező. Egérrel kattints egy mezőre (kétszer: lerakás), egy várra vagy lapkára a kezedben, vagy lent egy billentyűre.
kingdoms-terminal-rules-act = Ha te következel, rakj le egy várat, vagy húzz és rakj le egy lapkát, vagy rakd le a kezdőlapkádat. Passzolni csak akkor szabad, ha egyik sem lehetséges.
kingdoms-terminal-rules-score = Ha a tábla betelt, minden sor és oszlop annyit fizet egy játékosnak, amennyi az értéke, szorozva az ott álló várai szintjeinek összegével; a negatív érték pénzbe kerül.
kingdoms-terminal-rules-mountain = Hegy: a sorát és az oszlopát külön számító részekre osztja.
kingdoms-terminal-rules-dragon = Sárkány: a sorában és az oszlopában az erőforrások semmit sem érnek.
kingdoms-terminal-rules-mine = Aranybánya: a sorában és az oszlopában a lapkák duplán számítanak, jók és rosszak egyaránt.
kingdoms-terminal-rules-wizard = Varázsló: a közvetlenül mellette álló várak szintje eggyel nő, bárkihez tartoznak is.
kingdoms-terminal-rules-end = Az 1. szintű várak a forduló után visszakerülnek, a többi nem. A harmadik forduló után az győz, akinek a legtöbb pénze van.
kingdoms-terminal-rules-last-castle = Az utolsó várig: egy vár sem kerül vissza, és a játék azzal a fordulóval ér véget, amelyben valaki lerakja az utolsó várát.
kingdoms-terminal-rules-no-luck = Le a szerencsével! Nincs kezdőlapka; húzás helyett a nyílt készletből választasz egy lapkát.
kingdoms-terminal-rules-continuous = Folyamatos értékelés: egy sor vagy oszlop azonnal fizet, amint betelt.

## Beállítások

kingdoms-terminal-setup-last-castle = Az utolsó várig
kingdoms-terminal-setup-no-luck = Le a szerencsével!
kingdoms-terminal-setup-continuous = Folyamatos értékelés
kingdoms-terminal-setup-start-tie = Kezdőjátékos egyenlőségnél
kingdoms-terminal-setup-continuous-value =
    { $value ->
        [parts] igen: minden rész, amint betelt
        [lines] igen: csak teljes sorok és oszlopok
       *[off] nem
    }
kingdoms-terminal-setup-start-tie-value =
    { $value ->
        [random] sorsolás
       *[clockwise] az óramutató járása szerint, az előző kezdőjátékostól
    }
kingdoms-terminal-setup-good = Fejenként { $castles } vár, { $rounds } forduló. Enter: indul a játék.
kingdoms-terminal-setup-good-open = Fejenként { $castles } vár, annyi forduló, amennyi kell. Enter: indul a játék.
kingdoms-terminal-setup-continue = A mentett játék folytatása: { $players } ({ $round }. forduló)

## A parancssor

kingdoms-option-players = játékosok száma: 2, 3 vagy 4 (alapértelmezés: 2)
kingdoms-option-last-castle = Az utolsó várig: mindenki az összes várával kezd, és a lerakottak nem kerülnek vissza; a játék azzal a fordulóval ér véget, amelyben valaki lerakja az utolsó várát
kingdoms-option-no-luck = Le a szerencsével! Nincs kezdőlapka; minden lapka képpel felfelé van, és te választod ki, melyiket rakod le
kingdoms-option-continuous = Folyamatos értékelés: off (nincs, ez az alapértelmezés), parts (minden félsor és féloszlop, amint betelik) vagy lines (csak teljes sorok és oszlopok)
kingdoms-option-start-tie = ki kezdi a fordulót, ha többeknek van a legtöbb pénze: clockwise (az óramutató járása szerint, ez az alapértelmezés) vagy random (sorsolás)

## A parancssor

kingdoms-score-about = Egy táblát olvas be: legfeljebb öt sor, soronként hat szó, felülről: +3, -6, mountain (hegy), dragon (sárkány), goldmine (aranybánya), wizard (varázsló), vár színnel és szinttel (red1, yellow4), pont az üres mező helyén.
kingdoms-score-any-pieces = több vár és lapka is lehet, mint amennyi a dobozban van
kingdoms-score-line = sor/oszlop
kingdoms-score-tiles = lapkák
kingdoms-score-value = érték
kingdoms-score-castles = várak
kingdoms-score-income = bevétel
kingdoms-score-player = játékos
kingdoms-score-rows = sorok
kingdoms-score-columns = oszlopok
kingdoms-score-line-name =
    { $direction ->
        [row] { $first }–{ $last } sor
       *[column] { $first }–{ $last } oszlop
    }
kingdoms-score-tile =
    { $effect ->
        [cancelled] { kingdoms-tile } (lenullázva)
        [doubled] { kingdoms-tile } (duplázva: { $value })
       *[none] { kingdoms-tile }
    }
kingdoms-score-castle =
    { $bonus ->
        [0] { kingdoms-colour } { $rank }
       *[other] { kingdoms-colour } { $rank } + { $bonus }
    }

kingdoms-bots-about =
    { $bot ->
        [random] bármelyik szabályos lépés, egyforma eséllyel
        [greedy] mindig a legtöbb azonnali pénzre megy
        [flat-mc] egyszerű Monte-Carlo véletlen lejátszásokkal
        [flat-mc-greedy] egyszerű Monte-Carlo mohó lejátszásokkal
        [search] fakeresés lejátszásokkal, a vége felé hibátlan
        [champion] a legerősebb: fakeresés neurális hálóval, a vége felé hibátlan
       *[other] előre gondolkodik
    }
