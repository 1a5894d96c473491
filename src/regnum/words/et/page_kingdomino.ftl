# Kingdomino lehel.

## Mis on mängus

page-kingdomino-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain }, { $crowns ->
            [one] 1 kroon
           *[other] { $crowns } krooni
        }
    }
page-kingdomino-domino = Klots { $domino }: { $first }; { $second }
page-kingdomino-castle = loss
page-kingdomino-empty = tühi
page-kingdomino-you = Sina
page-kingdomino-your-kingdom = Sinu kuningriik
page-kingdomino-kingdom-of = Kuningriik: { $player }
page-kingdomino-points =
    { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
page-kingdomino-points-word =
    { $points ->
        [one] punkt
       *[other] punkti
    }

## Mida teha

page-kingdomino-do-draft =
    { $who ->
        [you] Aseta oma kuningas ühele neist klotsidest.
       *[named] { $player }, aseta oma kuningas ühele neist klotsidest.
    }
page-kingdomino-do-claim =
    { $who ->
        [you] Vali nüüd uuest reast üks klots.
       *[named] { $player }, vali nüüd uuest reast üks klots.
    }
page-kingdomino-do-place =
    { $who ->
        [you] Paiguta
       *[named] { $player }, paiguta
    } klots { $domino }{ $isLast ->
        [yes] { " " }oma kuningriiki.
       *[no] , siis vali uuest reast järgmine.
    }
page-kingdomino-do-discard =
    { $who ->
        [you] Klots { $domino } ei sobi su kuningriiki kuhugi: sellest tuleb loobuda.
       *[named] { $player }, klots { $domino } ei sobi su kuningriiki kuhugi: sellest tuleb loobuda.
    }
page-kingdomino-hint-draft = Väike number saab järgmisel korral varem käia, suur on rohkem väärt.
page-kingdomino-hint-claim = Väike number saab järgmisel korral varem käia, suur on rohkem väärt.
page-kingdomino-hint-place = Puuduta märki, et klotsi seal proovida; puuduta uuesti, et seda pöörata.
page-kingdomino-hint-discard = See ei anna punkte ja läheb mängust välja.
page-kingdomino-turn-draft = { $player } valib ühe esimestest klotsidest.
page-kingdomino-turn-claim = { $player } valib klotsi uuest reast.
page-kingdomino-turn-place = { $player } paigutab klotsi { $domino }.
page-kingdomino-turn-discard = { $player } peab loobuma klotsist { $domino }.
page-kingdomino-over = Mäng on läbi.
page-kingdomino-confirm = Kinnita
page-kingdomino-discard = Loobu
page-kingdomino-rotate = Pööra
page-kingdomino-undo = Võta tagasi
page-kingdomino-choose-mark = Vali kõigepealt klotsile märk.
page-kingdomino-choose-domino = Vali kõigepealt uuest reast vaba klots.
page-kingdomino-one-turn = Siia sobib klots ainult ühtpidi.
page-kingdomino-dropped = Tagasi võetud. Midagi pole valitud.
page-kingdomino-rule = { $sentence } ({ $rule })

## Read

page-kingdomino-rows = Pakutavad klotsid
page-kingdomino-now = Praegu
page-kingdomino-now-about = paigutamisel
page-kingdomino-next = Uus rida
page-kingdomino-next-about = valida
page-kingdomino-placed = tehtud
page-kingdomino-slot-out = loobutud
page-kingdomino-left =
    { $dominoes ->
        [0] Karbis ei ole enam klotse
        [one] Karbis on veel 1 klots
       *[other] Karbis on veel { $dominoes } klotsi
    }
# Seisab arvu järel.
page-kingdomino-left-words =
    { $dominoes ->
        [one] klots karbis
       *[other] klotsi karbis
    }
page-kingdomino-claim-list = Vabad klotsid. Nooled liiguvad nende vahel, Enter valib.
page-kingdomino-slot-done = Klots { $domino }: { $player }, tehtud
page-kingdomino-slot-discarded = Klots { $domino }: { $player }, loobutud
page-kingdomino-slot-chosen = { $domino }. Siin seisab sinu kuningas; Enter kinnitab.
page-kingdomino-slot-now = { $domino }. Kuningas: { $player }. Paigutada praegu.
page-kingdomino-slot-taken = { $domino }. Kuningas: { $player }
page-kingdomino-slot-free = { $domino }. Vaba.

## Laud

page-kingdomino-board = Kus klots { $domino } võib olla
page-kingdomino-keys =
    Nooled viivad märgilt märgile, { $key ->
        [letter] R
       *[space] tühik
    } pöörab klotsi, Enter kinnitab, Escape võtab ära.
page-kingdomino-spot =
    { $turns ->
        [one] Veerg { $column }, rida { $row }: sobib ühtpidi
       *[other] Veerg { $column }, rida { $row }: sobib { $turns } viisil
    }
page-kingdomino-place =
    { $domino }; veerg { $column }, rida { $row }, suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }
page-kingdomino-place-gain =
    { $points ->
        [one] { $place }; { $gain } punkt
       *[other] { $place }; { $gain } punkti
    }
page-kingdomino-turned =
    Suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }; { $points ->
        [one] { $gain } punkt
       *[other] { $gain } punkti
    }
page-kingdomino-show-points = Näita punkte
page-kingdomino-in-words = Sõnadega
page-kingdomino-write = Kirjuta käik
page-kingdomino-write-label = Käik
page-kingdomino-write-send = Käi
page-kingdomino-write-about = { $example }: klots, selle esimese poole ruut ja kuhu jääb teine pool (n üles, e paremale, s alla, w vasakule); k ja number valib klotsi. Loss on ruudul g7.
page-kingdomino-kingdom-summary =
    { $title }: { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }; { $squares ->
        [one] 1 ruut
       *[other] { $squares } ruutu
    } maad, laius { $columns }, kõrgus { $rows }.
page-kingdomino-discards =
    { $dominoes ->
        [one] Loobutud 1 klotsist
       *[other] Loobutud { $dominoes } klotsist
    }

## Teised

page-kingdomino-others = Teised kuningriigid
page-kingdomino-standing =
    { $state ->
        [now] Käib praegu
        [next] Käib järgmisena
        [last] Käib selles voorus viimasena
        [waits] Ootab
        [drafts] Pole veel valinud
        [claimed] Valis { $claimed }
        [over] { "" }
       *[done] { $claims ->
            [0] Paigutas { $placed }
           *[other] Paigutas { $placed }, valis { $claimed }
        }
    }

## Päevik

# Seisab nime või „Sina” järel.
page-kingdomino-deed =
    { $deed ->
        [claim-you] valisid { $domino }
        [claim-they] valis { $domino }
        [discard-you] loobusid klotsist { $domino }
        [discard-they] loobus klotsist { $domino }
        [place-you] paigutasid { $domino }
       *[place-they] paigutas { $domino }
    }

## Karp

page-kingdomino-box = Veel nägemata
page-kingdomino-box-open = Loenda, mida pole veel nähtud
page-kingdomino-unseen =
    { $unseen ->
        [0] Kõik klotsid on juba nähtud.
        [one] 1 klotsi pole veel nähtud.
       *[other] { $unseen } klotsi pole veel nähtud.
    }
page-kingdomino-unseen-out = { $unseen } klotsi pole veel nähtud; neist { $out } on sellest mängust väljas, aga keegi ei tea, millised.
page-kingdomino-unseen-squares = Veel nägemata ruudud
page-kingdomino-unseen-dominoes = Veel nägemata klotsid
page-kingdomino-terrain-head = Maastik
page-kingdomino-with-crowns =
    { $crowns ->
        [0] kroonita
        [one] 1 kroon
       *[other] { $crowns } krooni
    }
page-kingdomino-all = Kokku

## Punktid

page-kingdomino-properties = Maatükid
page-kingdomino-property = Maatükk
page-kingdomino-squares = Ruudud
page-kingdomino-crowns = Kroonid
page-kingdomino-points-head = Punktid
page-kingdomino-sum = Kokku
page-kingdomino-middle-kingdom = Keskriik
page-kingdomino-harmony = Harmoonia
page-kingdomino-largest = Suurim maatükk
page-kingdomino-discarded = Loobutud klotsid

## Voorud ja mängud

page-kingdomino-round = { $round }. voor
page-kingdomino-of-rounds = { $rounds }-st
page-kingdomino-first-draft = Esimene valik
page-kingdomino-game = { $game }. mäng { $games }-st
page-kingdomino-game-round = { $game }. mäng · { $round }
page-kingdomino-game-over = { $game }. mäng on läbi
page-kingdomino-on = Edasi { $game }. mängu juurde
page-kingdomino-this-game = See mäng
page-kingdomino-all-games = Kõik mängud
page-kingdomino-total = kokku { $points }

## Tulemus

page-kingdomino-result = Tulemus
page-kingdomino-decided =
    { $by ->
        [largest] { $player } ja { $other } on punktidega võrdsed ({ $points }); otsustab suurem maatükk: { $squares } ruutu { $fewer } vastu.
        [crowns] { $player } ja { $other } on võrdsed punktide ({ $points }) ja suurima maatüki ruutude ({ $squares }) poolest; otsustavad kroonid: { $crowns } ja { $fewer }.
        [shared] { $player } ja { $other } on võrdsed punktide, suurima maatüki ja kroonide poolest: nad jagavad võitu.
       *[score] Otsustavad punktid: { $points } ja { $fewer }.
    }
page-kingdomino-dynasty-sum = Kolme mängu punktid, suurimad maatükid ja kroonid liidetakse.
page-kingdomino-sheet = Punktileht
page-kingdomino-sheet-game = { $game }. mängu punktileht
page-kingdomino-place-number = { $place }. koht

## Valikud

page-kingdomino-option-rules = Reeglid
page-kingdomino-option-edition = Väljaanne
page-kingdomino-option-edition-about = Esimene väljaanne: kahe- või kolmekesi vähem klotse. Uuem väljaanne: alati kõik 48; kahekesi mängitakse kuningate heitlust.
page-kingdomino-option-edition-classic = Esimene väljaanne (classic)
page-kingdomino-option-edition-modern = Uuem väljaanne (modern)
page-kingdomino-option-edition-bga = Nagu Board Game Arenas (bga)
page-kingdomino-option-mighty-duel = Kuningate heitlus
page-kingdomino-option-mighty-duel-about = Kaks mängijat, kõik 48 klotsi, kuningriigid 7 × 7 ruutu.
page-kingdomino-option-variants = Variandid
page-kingdomino-option-middle-kingdom = Keskriik
page-kingdomino-option-middle-kingdom-about = 10 punkti, kui loss on kuningriigi keskel.
page-kingdomino-option-middle-kingdom-off = Ei
page-kingdomino-option-middle-kingdom-symmetric = Jah
page-kingdomino-option-middle-kingdom-exact = Jah, aga ainult täies laiuses ja kõrguses
page-kingdomino-option-harmony = Harmoonia
page-kingdomino-option-harmony-about = 5 punkti aukudeta kuningriigi eest.
page-kingdomino-option-dynasty = Dünastia
page-kingdomino-option-dynasty-about = Kolm mängu; punktid liidetakse.
page-kingdomino-option-more = Täpsemalt
page-kingdomino-option-as-edition = Nagu väljaandes
page-kingdomino-option-deck = Klotse mängus
page-kingdomino-option-deck-about = Juhuslikult 48 seast; ülejäänud jäävad nägemata karpi.
page-kingdomino-option-deck-24 = 24
page-kingdomino-option-deck-36 = 36
page-kingdomino-option-deck-48 = 48
page-kingdomino-option-row = Klotse reas
page-kingdomino-option-row-about = Reas võib olla rohkem klotse kui kuningaid.
page-kingdomino-option-row-3 = 3
page-kingdomino-option-row-4 = 4
page-kingdomino-option-size = Kuningriigi suurus
page-kingdomino-option-size-about = Kui mitu ruutu lai ja kõrge see koos lossiga võib olla.
page-kingdomino-option-size-5 = 5 × 5
page-kingdomino-option-size-7 = 7 × 7
page-kingdomino-option-two-player-draft = Esimene valik
page-kingdomino-option-two-player-draft-about = Mis järjekorras kaks mängijat oma esimesed klotsid valivad.
page-kingdomino-option-two-player-draft-random = Kuningad loositakse
page-kingdomino-option-two-player-draft-abba = Üks, kaks, üks (A-B-B-A)
page-kingdomino-option-discard-unclaimed = Valimata klotsid lähevad mängust välja
page-kingdomino-option-discard-unclaimed-about = Vajalik, kui reas on rohkem klotse kui kuningaid.
