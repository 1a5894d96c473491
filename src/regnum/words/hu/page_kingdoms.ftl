# A Királyságok az oldalon.

## Ki következik

page-kingdoms-say-over = A játék véget ért.
page-kingdoms-say-wait = { $player } következik.
page-kingdoms-say-wait-place = Lapkát húzott, és most lerakja.
page-kingdoms-say-act =
    { $whose ->
        [you] Te jössz: rakj le valamit!
       *[name] { $player } jön: rakj le valamit!
    }
page-kingdoms-say-act-hint =
    { $choices ->
        [castle-draw-secret] Rakj le egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát!
        [castle-draw] Rakj le egy várat, vagy húzz egy lapkát!
        [castle-secret] Rakj le egy várat vagy a kezdőlapkádat!
        [castle-supply] Rakj le egy várat vagy a készlet bármelyik lapkáját!
        [castle] Rakd le az egyik várad!
        [draw-secret] Rakd le a kezdőlapkádat, vagy húzz egy lapkát!
        [draw] Húzz egy lapkát!
        [supply] Rakd le a készlet bármelyik lapkáját!
       *[secret] Rakd le a kezdőlapkádat!
    }
page-kingdoms-say-place =
    { $whose ->
        [you] Ezt húztad: { $tile }
       *[name] { $player } ezt húzta: { $tile }
    }
page-kingdoms-say-place-hint = Rakd le bármelyik üres mezőre!
page-kingdoms-say-pass =
    { $whose ->
        [you] Te jössz: csak passzolhatsz
       *[name] { $player } csak passzolhat
    }
page-kingdoms-say-pass-hint = Ebben a fordulóban már nincs mit lerakni.

page-kingdoms-ask-draw = Húzol egy lapkát?
page-kingdoms-ask-draw-hint = Amit húzol, azt le is kell raknod.
page-kingdoms-ask-here = { $piece } ide: { $square }?
page-kingdoms-ask-here-hint = Erősítsd meg, vagy próbálj egy másik üres mezőt!
page-kingdoms-ask-where = { $piece }: hová?
page-kingdoms-ask-where-hint = Válassz egy üres mezőt!
page-kingdoms-ask-drawn = Ezt húztad: { $piece }
page-kingdoms-ask-drawn-hint = Válassz neki egy üres mezőt!
page-kingdoms-choose-for = Mi kerüljön ide: { $square }?
page-kingdoms-choose-for-hint = Válassz egy várat vagy egy lapkát!
page-kingdoms-sending =
    { $what ->
        [draw] Lapkahúzás …
        [pass] Passzolás …
       *[piece] Küldés: { $piece } ide: { $square }
    }
page-kingdoms-sending-hint = A lépésed úton van.
page-kingdoms-tried = { $piece } ide: { $square } – { $changes }. Enter: megerősítés, Escape: vissza.

## Gombok

page-kingdoms-confirm = Kész
page-kingdoms-draw = Húzás
page-kingdoms-pass = Passz
page-kingdoms-put-back = Vissza
page-kingdoms-undo = Visszavonás
page-kingdoms-close = Bezárás
page-kingdoms-look-lines = A sorok és oszlopok most
page-kingdoms-look-round = { $round }. forduló értékelése
page-kingdoms-more = Továbbiak
page-kingdoms-type = Lépés beírása
page-kingdoms-type-hint = Például r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
page-kingdoms-type-send = Lép

## A tábla

page-kingdoms-board = Tábla
page-kingdoms-edge = A szélen: ennyi jár a vár minden szintjéért
page-kingdoms-square = { $square }: { $what }
page-kingdoms-square-empty = üres
page-kingdoms-square-legal = üres, ide rakhatsz
page-kingdoms-square-castle =
    { $whose ->
        [you] a te { $rank }. szintű várad ({ $colour })
       *[name] { $player } { $rank }. szintű vára ({ $colour })
    }
page-kingdoms-square-lifted = a varázsló emeli { $rank }. szintre
page-kingdoms-square-effect =
    { $effect ->
        [doubled-row] a sorában duplán számít
        [doubled-column] az oszlopában duplán számít
        [cancelled-row] a sorában a sárkány lenullázza
       *[cancelled-column] az oszlopában a sárkány lenullázza
    }
page-kingdoms-square-ghost = még nincs megerősítve
page-kingdoms-square-last = utolsó lépés
page-kingdoms-square-last-by = utolsó lépés: { $player }

page-kingdoms-line =
    { $part ->
        [row-first] { $name }. sor, a hegytől balra
        [row-middle] { $name }. sor, a hegyek között
        [row-last] { $name }. sor, a hegytől jobbra
        [column-whole] { $name } oszlop
        [column-first] { $name } oszlop, a hegy fölött
        [column-middle] { $name } oszlop, a hegyek között
        [column-last] { $name } oszlop, a hegy alatt
       *[row-whole] { $name }. sor
    }
page-kingdoms-line-short =
    { $part ->
        [row-first] { $name }. sor, bal
        [row-middle] { $name }. sor, közép
        [row-last] { $name }. sor, jobb
        [column-whole] { $name } oszlop
        [column-first] { $name } oszlop, felső
        [column-middle] { $name } oszlop, közép
        [column-last] { $name } oszlop, alsó
       *[row-whole] { $name }. sor
    }
page-kingdoms-line-value = { $line }: szintenként { $value }
page-kingdoms-line-paid = { $line }: kifizetve, szintenként { $value }

## Vár és lapka

page-kingdoms-castle = { $rank }. szintű vár
page-kingdoms-hidden-tile = rejtett lapka
page-kingdoms-tile = { $number } { $picture }
page-kingdoms-picture =
    { $picture ->
        [village] falu
        [farm] tanya
        [town] város
        [windmill] szélmalom
        [camp] tábor
        [knight] lovag
        [tower] torony
        [city] főváros
        [harbour] kikötő
        [swamp] mocsár
        [cemetery] temető
        [wolves] farkasok
        [witch] boszorka
        [raider] rabló
       *[troll] troll
    }
page-kingdoms-shield = { $colour } pajzs, rajta { $charge }
page-kingdoms-charge =
    { $colour ->
        [red] kereszt
        [yellow] ék
        [green] csillag
       *[blue] harántpólya
    }

## A kéz

page-kingdoms-hand = Amit lerakhatsz
page-kingdoms-your-castles = Váraid
page-kingdoms-castle-slot = { $rank }. szintű vár, még { $left }
page-kingdoms-secret = Kezdőlapka
page-kingdoms-secret-short = Kezdő
page-kingdoms-secret-hint = Csak te látod
page-kingdoms-secret-hint-covered = Letakarva
page-kingdoms-secret-is = A kezdőlapkád: { $tile }
page-kingdoms-secret-covered = A kezdőlapkád, letakarva
page-kingdoms-secret-played = Már leraktad
page-kingdoms-cover = A kezdőlapka letakarása
page-kingdoms-uncover = A kezdőlapka megmutatása
page-kingdoms-pile = Húzópakli
page-kingdoms-pile-short = Pakli
page-kingdoms-draw-slot =
    { $tiles ->
        [0] Húzópakli, üres
       *[other] Lapka húzása, még { $tiles } van
    }
page-kingdoms-tiles-left =
    { $tiles ->
        [0] nincs több lapka
       *[other] még { $tiles } lapka
    }
page-kingdoms-drawn = Húzott lapka
page-kingdoms-drawn-short = Húzott
page-kingdoms-drawn-is = Ezt a lapkát húztad: { $tile }
page-kingdoms-drawn-hidden = Valaki lapkát húzott
page-kingdoms-supply-open = Nyílt készlet
page-kingdoms-supply-slot = { $tile }, még { $left }
page-kingdoms-unseen = Még előkerülhet
page-kingdoms-unseen-hint = Ezeket a lapkákat ebben a fordulóban még nem láttad: a pakliban vannak, vagy képpel lefelé fekszenek valaki előtt.

## A játékosok

page-kingdoms-players = Játékosok
page-kingdoms-player = Játékos
page-kingdoms-you = Te
page-kingdoms-acts = következik
page-kingdoms-money = Pénz
page-kingdoms-money-word = pénz
page-kingdoms-money-before = korábban
page-kingdoms-castles-left = Megmaradt várak
page-kingdoms-of-rank = { $rank }. szintű
page-kingdoms-this-move = E lépés
page-kingdoms-delta = A lépés ennyivel változtatja a bevételt: { $change }
page-kingdoms-income = { $income } e forduló
page-kingdoms-income-paid = { $income } e forduló, ebből kifizetve { $paid }
page-kingdoms-holds-secret = van kezdőlapkája

## Fordulók

page-kingdoms-round = { $round }. forduló
page-kingdoms-of-rounds = / { $rounds }
page-kingdoms-round-of = { $round }. forduló, összesen { $rounds }
page-kingdoms-round-open = { $round }. forduló, amíg valaki le nem rakja az utolsó várát
page-kingdoms-start = Kezdés

## Értékelés

page-kingdoms-counting = { $round }. forduló: értékelés
page-kingdoms-standing = { $round }. forduló: a sorok és oszlopok most
page-kingdoms-step = { $number } / { $count }
page-kingdoms-previous-line = Előző sor vagy oszlop
page-kingdoms-next-line = Tovább
page-kingdoms-all-lines = Ugrás a végére
page-kingdoms-on = Tovább: { $round }. forduló
page-kingdoms-to-result = Tovább az eredményhez
page-kingdoms-back-to-result = Vissza az eredményhez
page-kingdoms-line-head = Sor, oszlop
page-kingdoms-value = Érték
page-kingdoms-value-is = értéke { $value }
page-kingdoms-no-castle = nincs vára
page-kingdoms-rank = { $rank }. szint
page-kingdoms-caption =
    { $of ->
        [mountain] határ
        [dragon] nulláz
        [goldmine] dupláz
        [wizard] emel
       *[empty] üres
    }
page-kingdoms-so-far = Eddig összesen
page-kingdoms-all-rows = Minden sor
page-kingdoms-all-columns = Minden oszlop
page-kingdoms-why-mountain =
    { $part ->
        [first] A hegyig tart.
        [middle] Két hegy között van.
       *[last] A hegynél kezdődik.
    }
page-kingdoms-why-dragon = A sárkány lenullázza: { $tiles }.
page-kingdoms-why-mine = Az aranybánya megduplázza: { $tiles }.
page-kingdoms-why-wizard =
    { $castles ->
        [one] A varázsló egy vár szintjét eggyel emeli.
       *[other] A varázsló { $castles } vár szintjét eggyel emeli.
    }
page-kingdoms-why-nobody = Nincs itt vár: senkinek sem fizet.
page-kingdoms-gets = { $player } { $money }
page-kingdoms-paid = { $line } betelt, és szintenként { $value } pénzt fizet: { $who }.
page-kingdoms-paid-short = { $line } fizet: { $who }.
page-kingdoms-paid-nobody = { $line } betelt, de nincs benne vár: senkinek sem fizet.
page-kingdoms-chart = Pénz fordulónként
page-kingdoms-chart-open = szaggatva: { $round }. forduló, az értékelés még tart

## Az eredmény

page-kingdoms-result = Eredmény
page-kingdoms-shared = { $players } osztozik a győzelmen, fejenként { $money } pénzzel.
page-kingdoms-shared-rule = Akiknek a végén egyformán sok a pénzük, együtt nyernek (A-G22).
page-kingdoms-place = { $place }.

## A napló

page-kingdoms-log-castle = { $rank }. szintű vár, { $square }
page-kingdoms-log-draw = lapkahúzás
page-kingdoms-log-tile = { $tile }, { $square }
page-kingdoms-log-starting = kezdőlapka, { $square }
page-kingdoms-log-starting-known = kezdőlapka ({ $tile }), { $square }
page-kingdoms-log-pass = passz

## Mit jelentenek a jelek

page-kingdoms-legend = Mit jelentenek a jelek?
page-kingdoms-legend-line = A szélen egy sor vagy oszlop jelenlegi értéke: ennyit fizet a benne álló várak minden szintjéért. A kör jó, a rombusz rossz, a négyzet nulla.
page-kingdoms-legend-paid = Kitöltve: a sor vagy oszlop betelt, már kifizették.
page-kingdoms-legend-double = Az aranybánya ezt a számot a sorban vagy oszlopban megduplázza.
page-kingdoms-legend-nil = A sárkány ezt a számot a sorban vagy oszlopban lenullázza.
page-kingdoms-legend-star = A varázsló ennek a várnak a szintjét eggyel emeli.
page-kingdoms-legend-mountain = A hegy kettévágja a sorát és az oszlopát; a részek külön számítanak.
page-kingdoms-legend-legal = Ide rakhatsz.
page-kingdoms-keys =
    { $shortcuts ->
        [on] Billentyűk: a nyilak mozognak a táblán, az Enter próbál és megerősít, az Escape visszavesz; 1–4: vár, S: kezdőlapka, D: húzás.
       *[off] Billentyűk: a nyilak mozognak a táblán, az Enter próbál és megerősít, az Escape visszavesz.
    }

## Beállítások

page-kingdoms-options = Változatok
page-kingdoms-option-last-castle = Az utolsó várig
page-kingdoms-option-last-castle-about = Kezdettől minden vár játékban van, egyik sem tér vissza. A játék azzal a fordulóval ér véget, amelyben valaki lerakja az utolsó várát.
page-kingdoms-option-no-luck = Le a szerencsével!
page-kingdoms-option-no-luck-about = Nincs kezdőlapka: a készlet képpel felfelé fekszik, és választani kell belőle.
page-kingdoms-option-continuous = Folyamatos értékelés
page-kingdoms-option-continuous-about = Egy sor vagy oszlop azonnal fizet, amint betelt, nem a forduló végén.
page-kingdoms-option-continuous-off = Nem
page-kingdoms-option-continuous-parts = Igen, minden félsor és féloszlop
page-kingdoms-option-continuous-lines = Igen, csak teljes sorok és oszlopok
page-kingdoms-option-start-tie = Kezdő döntetlennél
page-kingdoms-option-start-tie-about = Ki kezdi a következő fordulót, ha többeknek van a legtöbb pénze.
page-kingdoms-option-start-tie-clockwise = Az óramutató szerint
page-kingdoms-option-start-tie-random = Sorsolással
