# A Királyságok az oldalon.

## Ki következik

kingdoms-page-say-wait = { $player } következik.
kingdoms-page-say-wait-place = Lapkát húzott, és most lerakja.
kingdoms-page-say-act =
    { $whose ->
        [you] Te jössz!
       *[name] { $player }, te jössz!
    }
kingdoms-page-say-act-hint =
    { $choices ->
        [castle-draw-secret] Rakj le egy várat vagy a kezdőlapkádat, vagy húzz egy lapkát!
        [castle-draw] Rakj le egy várat, vagy húzz egy lapkát!
        [castle-secret] Rakj le egy várat vagy a kezdőlapkádat!
        [castle-supply] Rakj le egy várat vagy a készlet bármelyik lapkáját!
        [castle] Rakd le az egyik váradat!
        [draw-secret] Rakd le a kezdőlapkádat, vagy húzz egy lapkát!
        [draw] Húzz egy lapkát!
        [supply] Rakd le a készlet bármelyik lapkáját!
       *[secret] Rakd le a kezdőlapkádat!
    }
kingdoms-page-say-place =
    { $whose ->
        [you]
            { $kind ->
                [mountain] Hegyet húztál
                [dragon] Sárkányt húztál
                [goldmine] Aranybányát húztál
                [wizard] Varázslót húztál
               *[number] { $tile } értékű lapkát húztál
            }
       *[name]
            { $kind ->
                [mountain] { $player } hegyet húzott
                [dragon] { $player } sárkányt húzott
                [goldmine] { $player } aranybányát húzott
                [wizard] { $player } varázslót húzott
               *[number] { $player } { $tile } értékű lapkát húzott
            }
    }
kingdoms-page-say-place-hint = Rakd le bármelyik üres mezőre!
kingdoms-page-say-pass =
    { $whose ->
        [you] Te jössz: csak passzolhatsz
       *[name] { $player }, csak passzolhatsz
    }
kingdoms-page-say-pass-hint = Ebben a fordulóban már nincs mit leraknod.

kingdoms-page-ask-draw = Húzol egy lapkát?
kingdoms-page-ask-draw-hint = Amit húzol, azt le is kell raknod.
kingdoms-page-ask-here = { $piece } ide: { $square }?
kingdoms-page-ask-here-hint = Nyomd meg a Rendben gombot, vagy próbálj ki egy másik üres mezőt!
kingdoms-page-ask-where = { $piece }: hová?
kingdoms-page-ask-where-hint = Válassz egy üres mezőt!
kingdoms-page-ask-drawn = Ezt húztad: { $piece }
kingdoms-page-ask-drawn-hint = Válassz neki egy üres mezőt!
kingdoms-page-choose-for = Mi kerüljön ide: { $square }?
kingdoms-page-choose-for-hint = Válassz egy várat vagy egy lapkát!
kingdoms-page-sending =
    { $what ->
        [draw] Lapkahúzás…
        [pass] Passzolás…
       *[piece] Küldés: { $piece } ({ $square })
    }
kingdoms-page-sending-hint = A lépésed úton van.
kingdoms-page-tried = { $piece } ide: { $square } – { $changes }. Enter: rendben, Escape: vissza.

## Gombok

kingdoms-page-draw = Húzás
kingdoms-page-pass = Passz
kingdoms-page-look-lines = A sorok és oszlopok értéke
kingdoms-page-look-round = { $round }. forduló értékelése
kingdoms-page-more = Továbbiak
kingdoms-page-type = Lépés beírása
kingdoms-page-type-hint = Például r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
kingdoms-page-type-send = Mehet

## A tábla

kingdoms-page-board = Tábla
kingdoms-page-edge = A szélen: bevétel várszintenként
kingdoms-page-square = { $square }: { $what }
kingdoms-page-square-empty = üres
kingdoms-page-square-legal = üres, ide rakhatsz
kingdoms-page-square-castle =
    { $whose ->
        [you] a te { $rank }. szintű várad ({ kingdoms-colour })
       *[name] { $player } { $rank }. szintű vára ({ kingdoms-colour })
    }
kingdoms-page-square-lifted = a varázsló { $rank }. szintre emeli
kingdoms-page-square-effect =
    { $effect ->
        [doubled-row] a sorában duplán számít
        [doubled-column] az oszlopában duplán számít
        [cancelled-row] a sorában a sárkány lenullázza
       *[cancelled-column] az oszlopában a sárkány lenullázza
    }
kingdoms-page-square-ghost = még nem végleges
kingdoms-page-square-last = utolsó lépés
kingdoms-page-square-last-by =
    { $whose ->
        [you] a te utolsó lépésed
       *[name] utolsó lépés: { $player }
    }

kingdoms-page-line =
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
kingdoms-page-line-short =
    { $part ->
        [row-first] { $name }. sor, balra
        [row-middle] { $name }. sor, középen
        [row-last] { $name }. sor, jobbra
        [column-whole] { $name } oszlop
        [column-first] { $name } oszlop, fent
        [column-middle] { $name } oszlop, középen
        [column-last] { $name } oszlop, lent
       *[row-whole] { $name }. sor
    }
kingdoms-page-line-value = { $line }: szintenként { $value }
kingdoms-page-line-paid = { $line }: kifizetve, szintenként { $value }

## Vár és lapka

kingdoms-page-castle = { $rank }. szintű vár
kingdoms-page-hidden-tile = rejtett lapka
kingdoms-page-tile = { $number } { $picture }
kingdoms-page-picture =
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
        [witch] boszorkány
        [raider] rabló
       *[troll] troll
    }
kingdoms-page-shield = { kingdoms-colour } pajzs, rajta { kingdoms-page-charge }
kingdoms-page-charge =
    { $colour ->
        [red] kereszt
        [yellow] szarufa
        [green] csillag
       *[blue] harántpólya
    }

## A kéz

kingdoms-page-hand = Amit lerakhatsz
kingdoms-page-your-castles = Váraid
kingdoms-page-castle-slot = { $rank }. szintű vár, { $left } maradt
kingdoms-page-secret = Kezdőlapka
kingdoms-page-secret-short = Kezdő
kingdoms-page-secret-hint = Csak te látod
kingdoms-page-secret-hint-covered = Elrejtve
kingdoms-page-secret-is = A kezdőlapkád: { $tile }
kingdoms-page-secret-covered = A kezdőlapkád, elrejtve
kingdoms-page-secret-played = Már leraktad
kingdoms-page-cover = A kezdőlapka elrejtése
kingdoms-page-uncover = A kezdőlapka megmutatása
kingdoms-page-pile = Készlet
kingdoms-page-pile-short = Készlet
kingdoms-page-draw-slot =
    { $tiles ->
        [0] A készlet üres
       *[other] Lapka húzása, még { $tiles } van
    }
kingdoms-page-tiles-left =
    { $tiles ->
        [0] nincs több lapka
       *[other] még { $tiles } lapka
    }
kingdoms-page-drawn = Húzott lapka
kingdoms-page-drawn-short = Húzott
kingdoms-page-drawn-is = Ezt a lapkát húztad: { $tile }
kingdoms-page-drawn-hidden = Valaki lapkát húzott
kingdoms-page-supply-open = Nyílt készlet
kingdoms-page-supply-slot = { $tile }, { $left } maradt
kingdoms-page-unseen = Még előkerülhet
kingdoms-page-unseen-hint = Ezeket ebben a fordulóban még nem láttad: a készletben vannak, vagy képpel lefelé egy másik játékos előtt.

## A játékosok

kingdoms-page-players = Játékosok
kingdoms-page-player = Játékos
kingdoms-page-acts = következik
kingdoms-page-money = Pénz
kingdoms-page-money-word = pénz
kingdoms-page-money-before = korábban
kingdoms-page-castles-left = Megmaradt várak
kingdoms-page-of-rank = { $rank }. szintű
kingdoms-page-this-move = E lépéssel
kingdoms-page-delta = A lépés hatása a bevételre: { $change }
kingdoms-page-since = A lépésed óta
kingdoms-page-delta-since = A bevétel változása az előző lépésed óta: { $change }
kingdoms-page-why = { $line }: { $value } × { $rank } szint = { $money }
kingdoms-page-why-line = { $line }: { $value }
kingdoms-page-power =
    { $tile ->
        [mountain] kettéosztja a sorát és az oszlopát
        [dragon] a sorában és az oszlopában az erőforrások 0-t érnek
        [goldmine] a sorában és az oszlopában minden számot megdupláz
       *[wizard] eggyel növeli a mellette álló várak szintjét
    }
kingdoms-page-income = { $income } e fordulóban
kingdoms-page-income-paid = { $income } e fordulóban ({ $paid } kifizetve)
kingdoms-page-holds-secret = van kezdőlapkája

## Fordulók

kingdoms-page-round = { $round }. forduló
kingdoms-page-of-rounds = / { $rounds }
kingdoms-page-round-of = { $round }. forduló, összesen { $rounds }
kingdoms-page-round-open = { $round }. forduló (a játék akkor ér véget, ha valaki lerakja az utolsó várát)
kingdoms-page-start = Kezdés

## Értékelés

kingdoms-page-counting = { $round }. forduló: értékelés
kingdoms-page-standing = { $round }. forduló: a sorok és oszlopok értéke
kingdoms-page-step = { $number } / { $count }
kingdoms-page-previous-line = Előző sor vagy oszlop
kingdoms-page-next-line = Tovább
kingdoms-page-all-lines = Ugrás a végére
kingdoms-page-on = Tovább: { $round }. forduló
kingdoms-page-to-result = Tovább az eredményhez
kingdoms-page-back-to-result = Vissza az eredményhez
kingdoms-page-line-head = Sor, oszlop
kingdoms-page-value = Érték
kingdoms-page-value-is = érték: { $value }
kingdoms-page-no-castle = nincs vára
kingdoms-page-rank = { $rank }. szint
kingdoms-page-caption =
    { $of ->
        [mountain] határ
        [dragon] nulláz
        [goldmine] dupláz
        [wizard] emel
       *[empty] üres
    }
kingdoms-page-so-far = Eddig összesen
kingdoms-page-all-rows = Minden sor
kingdoms-page-all-columns = Minden oszlop
kingdoms-page-why-mountain =
    { $part ->
        [first] A hegyig tart.
        [middle] Két hegy között van.
       *[last] A hegynél kezdődik.
    }
kingdoms-page-why-dragon = A sárkány lenullázza: { $tiles }.
kingdoms-page-why-mine = Az aranybánya megduplázza: { $tiles }.
kingdoms-page-why-wizard =
    { $castles ->
        [one] A varázsló eggyel növeli egy vár szintjét.
       *[other] A varázsló { $castles } vár szintjét növeli eggyel.
    }
kingdoms-page-why-nobody = Nincs itt vár, ezért senkinek sem fizet.
kingdoms-page-gets = { $player } { $money }
kingdoms-page-paid = Betelt: { $line }. Szintenként { $value } pénz: { $who }.
kingdoms-page-paid-short = Betelt: { $line }. Kifizetés: { $who }.
kingdoms-page-paid-nobody = Betelt: { $line }. Nincs benne vár, ezért senkinek sem fizet.
kingdoms-page-chart = Pénz fordulónként
kingdoms-page-chart-open = szaggatott vonal: { $round }. forduló, még tart

## Az eredmény

kingdoms-page-result = Eredmény
kingdoms-page-shared =
    { $whose ->
        [you] { $players } osztoztok a győzelmen, fejenként { $money } pénzzel.
       *[other] { $players } osztozik a győzelmen, fejenként { $money } pénzzel.
    }
kingdoms-page-shared-rule = Ha a végén többeknek van a legtöbb pénze, osztoznak a győzelmen.

## A napló

kingdoms-page-log-castle =
    { $whose ->
        [you] leraktál egy { $rank }. szintű várat ({ $square })
       *[other] lerakott egy { $rank }. szintű várat ({ $square })
    }
kingdoms-page-log-draw =
    { $whose ->
        [you] húztál egy lapkát
       *[other] húzott egy lapkát
    }
kingdoms-page-log-tile =
    { $whose ->
        [you]
            { $kind ->
                [mountain] leraktál egy hegyet
                [dragon] leraktad a sárkányt
                [goldmine] leraktad az aranybányát
                [wizard] leraktad a varázslót
               *[number] leraktál egy { $tile } értékű lapkát
            } ({ $square })
       *[other]
            { $kind ->
                [mountain] lerakott egy hegyet
                [dragon] lerakta a sárkányt
                [goldmine] lerakta az aranybányát
                [wizard] lerakta a varázslót
               *[number] lerakott egy { $tile } értékű lapkát
            } ({ $square })
    }
kingdoms-page-log-starting =
    { $whose ->
        [you] leraktad a kezdőlapkádat ({ $square })
       *[other] lerakta a kezdőlapkáját ({ $square })
    }
kingdoms-page-log-starting-known =
    { $whose ->
        [you] leraktad a kezdőlapkádat: { $tile } ({ $square })
       *[other] lerakta a kezdőlapkáját: { $tile } ({ $square })
    }
kingdoms-page-log-pass =
    { $whose ->
        [you] passzoltál
       *[other] passzolt
    }

## Mit jelentenek a jelek

kingdoms-page-legend = Jelmagyarázat
kingdoms-page-legend-line = A szélen álló szám: ennyit fizet most a sor vagy oszlop a várak minden szintjéért. Kör: pozitív. Rombusz: negatív. Négyzet: nulla.
kingdoms-page-legend-paid = Kitöltve: a sor vagy oszlop betelt, és már fizetett.
kingdoms-page-legend-double = Az aranybánya ebben a sorban vagy oszlopban megduplázza ezt a számot.
kingdoms-page-legend-nil = A sárkány ebben a sorban vagy oszlopban lenullázza ezt a számot.
kingdoms-page-legend-star = A varázsló eggyel növeli ennek a várnak a szintjét.
kingdoms-page-legend-mountain = A hegy kettéosztja a sorát és az oszlopát; a részek külön számítanak.
kingdoms-page-legend-legal = Ide rakhatsz.
kingdoms-page-keys =
    { $shortcuts ->
        [on] Billentyűk: a nyilakkal mozogsz a táblán, az Enter lerak, még egy Enter véglegesít, az Escape visszavesz; 1–4: vár, S: kezdőlapka, D: húzás.
       *[off] Billentyűk: a nyilakkal mozogsz a táblán, az Enter lerak, még egy Enter véglegesít, az Escape visszavesz.
    }

## Beállítások

kingdoms-page-options = Játékváltozatok
kingdoms-page-option-last-castle = Az utolsó várig
kingdoms-page-option-last-castle-about = Mindenki az összes várával kezd, és a lerakottak nem kerülnek vissza. A játék azzal a fordulóval ér véget, amelyben valaki lerakja az utolsó várát.
kingdoms-page-option-no-luck = Le a szerencsével!
kingdoms-page-option-no-luck-about = Nincs kezdőlapka: minden lapka képpel felfelé van, és te választod ki, melyiket rakod le.
kingdoms-page-option-continuous = Folyamatos értékelés
kingdoms-page-option-continuous-about = Egy sor vagy oszlop azonnal fizet, amint betelt, nem a forduló végén.
kingdoms-page-option-continuous-off = Nem
kingdoms-page-option-continuous-parts = Igen, minden félsor és féloszlop
kingdoms-page-option-continuous-lines = Igen, csak teljes sorok és oszlopok
kingdoms-page-option-start-tie = Kezdőjátékos egyenlőségnél
kingdoms-page-option-start-tie-about = Ki kezdi a következő fordulót, ha többeknek van a legtöbb pénze.
kingdoms-page-option-start-tie-clockwise = Az óramutató járása szerint
kingdoms-page-option-start-tie-random = Sorsolással

## A kezdőlap

kingdoms-page-about = Emelj várakat a közös táblán, ahol minden sor és oszlop hoz vagy visz.
kingdoms-page-size = 2–4 játékos, 30 perc
