# A Királyságok a terminálban.

## Ki következik

terminal-kingdoms-turn-act = { $player } várat vagy kezdőlapkát rak le, vagy lapkát húz.
terminal-kingdoms-turn-place = { $player } lapkát húzott, és lerakja: { $tile }.
terminal-kingdoms-do-act = { $player }, rakj le egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát!
terminal-kingdoms-do-choose = { $player }, rakj le egy várat vagy a készlet bármelyik lapkáját!
terminal-kingdoms-do-place = { $player }, rakd le a húzott lapkát: { $tile }.
terminal-kingdoms-do-pass = { $player }, csak passzolhatsz: Enter.
terminal-kingdoms-cover = { $player }, te következel. Vedd át a billentyűzetet, más ne nézzen oda, és nyomj Entert!

## Az asztal

terminal-kingdoms-left =
    { $tiles ->
        [0] a készlet üres
       *[other] { $tiles } lapka a készletben
    }
terminal-kingdoms-round = { $round }. forduló
terminal-kingdoms-money = pénz { $money }, e forduló { $income }
terminal-kingdoms-income = e forduló
terminal-kingdoms-has-start = van kezdőlapkája
terminal-kingdoms-castle = { $rank }. szintű vár
terminal-kingdoms-hidden = rejtett lapka
terminal-kingdoms-numbered = { $number } { $picture }
terminal-kingdoms-picture =
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
        [witch] boszorka
        [raider] rabló
        [troll] troll
        [mountain] hegy
        [dragon] sárkány
        [goldmine] aranybánya
       *[wizard] varázsló
    }

## Megjegyzések

terminal-kingdoms-trying = { $piece } ide: { $square } – neked { $own }, { $others }. Enter: lerakod.
terminal-kingdoms-drawing = Enter: húzol egy lapkát. Le is kell majd raknod, és a húzást nem lehet visszavonni.
terminal-kingdoms-undo-drawn = Azóta valaki lapkát húzott és meg is nézte, ezért nincs visszavonás.
terminal-kingdoms-undo-shown = Azóta láthatóvá vált egy titkos kezdőlapka, ezért nincs visszavonás.
terminal-kingdoms-undo-round = Azóta új forduló kezdődött új kezdőlapkákkal, ezért nincs visszavonás.

## A napló

terminal-kingdoms-log-build = { $player }: { $rank }. szintű vár, { $square }
terminal-kingdoms-log-draw = { $player } lapkát húzott
terminal-kingdoms-log-lay = { $player } húzása: { $tile }, { $square }
terminal-kingdoms-log-take = { $player } választása: { $tile }, { $square }
terminal-kingdoms-log-start = { $player } kezdőlapkája: { $tile }, { $square }
terminal-kingdoms-log-pass = { $player } passzolt
terminal-kingdoms-paid = Betelt, elszámolva:

## Billentyűk

terminal-kingdoms-key-castle = vár
terminal-kingdoms-key-draw = húz
terminal-kingdoms-key-tile = lapka
terminal-kingdoms-key-start = kezdőlapka
terminal-kingdoms-key-pass = passz
terminal-kingdoms-key-account = sorok
terminal-kingdoms-key-rounds = fordulók
terminal-kingdoms-key-look = megnéz
terminal-kingdoms-key-on = tovább
terminal-kingdoms-key-line = másik sor
terminal-kingdoms-key-round = másik forduló

## Egy forduló értékelése

terminal-kingdoms-account-over = { $round }. forduló: az értékelés
terminal-kingdoms-account-now = { $round }. forduló: a sorok és oszlopok most
terminal-kingdoms-total = Összesen
terminal-kingdoms-had = előtte
terminal-kingdoms-has = Pénz
terminal-kingdoms-began = Kezdés
terminal-kingdoms-line-row = Sor, { $first }–{ $last }: értéke { $value }
terminal-kingdoms-line-column = Oszlop, { $first }–{ $last }: értéke { $value }
terminal-kingdoms-line-split = Hegy vágja ketté; a részek külön számítanak.
terminal-kingdoms-line-dragon = A sárkány lenullázza: { $tiles }
terminal-kingdoms-line-mine = Az aranybánya megduplázza: { $tiles }
terminal-kingdoms-line-wizard = A varázsló emeli: { $castles }
terminal-kingdoms-line-income = { $player }: szintek { $ranks } × { $value } = { $income }
terminal-kingdoms-line-nobody = Nincs benne vár: senkinek sem fizet.

## Az eredmény

terminal-kingdoms-winner = { $player } nyert { $money } pénzzel!
terminal-kingdoms-winners = { $players } osztozik a győzelmen, fejenként { $money } pénzzel.

## Súgó

terminal-kingdoms-help-move = lépés a következő üres mezőre
terminal-kingdoms-help-next = a következő üres mező olvasási sorrendben (Shift+Tab: vissza)
terminal-kingdoms-help-castle = ilyen szintű vár kézbe vétele
terminal-kingdoms-help-draw = lapka húzása (kétszer, vagy d és Enter); szerencse nélkül a készlet következő lapkája (D: vissza)
terminal-kingdoms-help-start = a kezdőlapkád kézbe vétele
terminal-kingdoms-help-piece = a következő lerakható dolog (Backspace: vissza)
terminal-kingdoms-help-confirm = lerakás, húzás vagy passz
terminal-kingdoms-help-account = mennyit fizet most minden sor és oszlop, és miért
terminal-kingdoms-help-rounds = a korábbi fordulók értékelése
terminal-kingdoms-help-signs = { $plus } { $minus } [0] egy sor vagy oszlop jelenlegi értéke; aranyszínnel az, amennyi lenne. { $row } ami a lapkával a sorában történik, { $column } ami az oszlopában. { $free } üres mezők. Egérrel kattints egy mezőre (kétszer: lerakás), egy darabra a kezedben vagy lent egy billentyűre.
terminal-kingdoms-rules-act = Ha te következel, rakj le egy várat, vagy húzz és rakj le egy lapkát, vagy rakd le a kezdőlapkádat. Passzolni csak akkor szabad, ha egyik sem lehetséges.
terminal-kingdoms-rules-score = Ha a tábla betelt, minden sor és oszlop annyit fizet egy játékosnak, amennyi az értéke, szorozva az ott álló várai szintjével; a negatív érték pénzbe kerül.
terminal-kingdoms-rules-mountain = Hegy: a sorát és az oszlopát külön számító részekre vágja.
terminal-kingdoms-rules-dragon = Sárkány: sorában és oszlopában az erőforrások semmit sem érnek.
terminal-kingdoms-rules-mine = Aranybánya: sorában és oszlopában a lapkák duplán számítanak, jók és rosszak egyaránt.
terminal-kingdoms-rules-wizard = Varázsló: a közvetlenül mellette álló várak szintje eggyel nő, bárkiéi is.
terminal-kingdoms-rules-end = Az 1. szintű várak a forduló után visszajönnek, a többi nem. A harmadik forduló után a legtöbb pénz győz.
terminal-kingdoms-rules-last-castle = Az utolsó várig: egy vár sem jön vissza, és a játék azzal a fordulóval ér véget, amelyben valaki lerakja az utolsó várát.
terminal-kingdoms-rules-no-luck = Le a szerencsével! Nincs kezdőlapka; húzás helyett a nyílt készletből választasz egy lapkát.
terminal-kingdoms-rules-continuous = Folyamatos értékelés: egy sor vagy oszlop azonnal fizet, amint betelt.

## Beállítások

terminal-kingdoms-setup-last-castle = Az utolsó várig
terminal-kingdoms-setup-no-luck = Le a szerencsével!
terminal-kingdoms-setup-continuous = Folyamatos értékelés
terminal-kingdoms-setup-start-tie = Kezdő döntetlennél
terminal-kingdoms-setup-continuous-value =
    { $value ->
        [parts] igen: minden rész, amint betelt
        [lines] igen: csak teljes sorok és oszlopok
       *[off] nem
    }
terminal-kingdoms-setup-start-tie-value =
    { $value ->
        [random] sorsolás
       *[clockwise] óramutató szerint, az előző kezdőtől
    }
terminal-kingdoms-setup-good = Fejenként { $castles } vár, { $rounds } forduló. Enter: indul a játék.
terminal-kingdoms-setup-good-open = Fejenként { $castles } vár, ahány forduló csak kell. Enter: indul a játék.
terminal-kingdoms-setup-continue = A mentett játék folytatása: { $players } ({ $round }. forduló)
