# Kingdomino lehel.

## Mis on mängus

kingdomino-page-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain }, { $crowns ->
            [one] 1 kroon
           *[other] { $crowns } krooni
        }
    }
kingdomino-page-domino = Klots { $domino }: { $first }; { $second }
kingdomino-page-castle = loss
kingdomino-page-empty = tühi
kingdomino-page-your-kingdom = Sinu kuningriik
kingdomino-page-kingdom-of = Kuningriik: { $player }
kingdomino-page-points =
    { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
kingdomino-page-points-word =
    { $points ->
        [one] punkt
       *[other] punkti
    }

## Mida teha

kingdomino-page-do-draft =
    { $who ->
        [you] Aseta oma kuningas ühele neist klotsidest.
       *[named] { $player }, aseta oma kuningas ühele neist klotsidest.
    }
kingdomino-page-do-claim =
    { $who ->
        [you] Vali nüüd uuest reast üks klots.
       *[named] { $player }, vali nüüd uuest reast üks klots.
    }
kingdomino-page-do-place =
    { $who ->
        [you] Paiguta
       *[named] { $player }, paiguta
    } klots { $domino }{ $isLast ->
        [yes] { " " }oma kuningriiki.
       *[no] , seejärel vali uuest reast järgmine.
    }
kingdomino-page-do-discard =
    { $who ->
        [you] Klots { $domino } ei sobi kuhugi: sellest tuleb loobuda.
       *[named] { $player }, klots { $domino } ei sobi kuhugi: sellest tuleb loobuda.
    }
kingdomino-page-ask-claim = Kas valid klotsi { $domino }?
kingdomino-page-ask-claim-hint = Kinnita või vali mõni teine klots.
kingdomino-page-ask-place = Kas paigutad klotsi { $domino } siia?
kingdomino-page-ask-place-hint = Kinnita, pööra seda või proovi teist kohta.
kingdomino-page-hint-draft = Väikese numbriga käid järgmises voorus varem, suur on enamasti rohkem väärt.
kingdomino-page-hint-claim = Väikese numbriga käid järgmises voorus varem, suur on enamasti rohkem väärt.
kingdomino-page-hint-place = Vali märgitud koht, et klotsi seal proovida; vali see uuesti, et klotsi pöörata.
kingdomino-page-hint-discard = See ei anna punkte ja läheb mängust välja.
kingdomino-page-turn-draft = { $player } valib ühe esimestest klotsidest.
kingdomino-page-turn-claim = { $player } valib klotsi uuest reast.
kingdomino-page-turn-place = { $player } paigutab klotsi { $domino }.
kingdomino-page-turn-discard = { $player } peab loobuma klotsist { $domino }.
kingdomino-page-discard = Loobu
kingdomino-page-rotate = Pööra
kingdomino-page-choose-mark = Vali kõigepealt klotsile koht.
kingdomino-page-choose-domino = Vali kõigepealt uuest reast vaba klots.
kingdomino-page-one-turn = Siia sobib klots ainult ühtpidi.
kingdomino-page-dropped = Tühistatud. Midagi pole valitud.
kingdomino-page-rule = { $sentence } ({ $rule })

## Read

kingdomino-page-rows = Pakutavad klotsid
kingdomino-page-now = Praegu
kingdomino-page-now-about = paigutamisel
kingdomino-page-next = Uus rida
kingdomino-page-next-about = valimiseks
kingdomino-page-placed = paigutatud
kingdomino-page-slot-out = loobutud
kingdomino-page-left =
    { $dominoes ->
        [0] Karbis ei ole enam klotse
        [one] Karbis on veel 1 klots
       *[other] Karbis on veel { $dominoes } klotsi
    }
# Seisab arvu järel.
kingdomino-page-left-words =
    { $dominoes ->
        [one] klots karbis
       *[other] klotsi karbis
    }
kingdomino-page-claim-list = Vabad klotsid. Nooltega saad liikuda, Enter valib.
kingdomino-page-slot-done = Klots { $domino }: { $player }, paigutatud
kingdomino-page-slot-discarded = Klots { $domino }: { $player }, loobutud
kingdomino-page-slot-chosen = { $domino }. Siin on sinu kuningas; Enter kinnitab.
kingdomino-page-slot-now = { $domino }. Kuningas: { $player }. Tuleb nüüd paigutada.
kingdomino-page-slot-taken = { $domino }. Kuningas: { $player }
kingdomino-page-slot-free = { $domino }. Vaba.

## Laud

kingdomino-page-board = Kuhu saab klotsi { $domino } paigutada
kingdomino-page-keys =
    Nooled viivad ühelt märgitud kohalt teisele, { $key ->
        [letter] R
       *[space] tühik
    } pöörab klotsi, Enter kinnitab, Escape tühistab.
kingdomino-page-spot =
    { $turns ->
        [one] Veerg { $column }, rida { $row }: sobib ühtpidi
       *[other] Veerg { $column }, rida { $row }: sobib { $turns } viisil
    }
kingdomino-page-place =
    { $domino }; veerg { $column }, rida { $row }, suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }
kingdomino-page-place-gain =
    { $points ->
        [one] { $place }; { $gain } punkt
       *[other] { $place }; { $gain } punkti
    }
kingdomino-page-turned =
    Suunaga { $direction ->
        [n] üles
        [e] paremale
        [s] alla
       *[w] vasakule
    }; { $points ->
        [one] { $gain } punkt
       *[other] { $gain } punkti
    }
kingdomino-page-show-points = Näita punkte
kingdomino-page-in-words = Näita tekstina
kingdomino-page-write = Kirjuta käik
kingdomino-page-write-label = Käik
kingdomino-page-write-send = Käi
kingdomino-page-write-about = { $example }: klotsi number, esimese poole ruut ja teise poole suund (n üles, e paremale, s alla, w vasakule). Klotsi valimiseks kirjuta k ja number. Loss on ruudul g7.
kingdomino-page-kingdom-summary =
    { $title }: { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }; { $squares ->
        [one] 1 ruut
       *[other] { $squares } ruutu
    }, laius { $columns }, kõrgus { $rows }.
kingdomino-page-discards =
    { $dominoes ->
        [one] Loobutud 1 klotsist
       *[other] Loobutud { $dominoes } klotsist
    }

## Teised

kingdomino-page-others = Teised kuningriigid
kingdomino-page-standing =
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

# Seisab nime või „Sina“ järel.
kingdomino-page-deed =
    { $deed ->
        [claim-you] valisid { $domino }
        [claim-they] valis { $domino }
        [discard-you] loobusid klotsist { $domino }
        [discard-they] loobus klotsist { $domino }
        [place-you] paigutasid { $domino }
       *[place-they] paigutas { $domino }
    }

## Karp

kingdomino-page-box = Veel nägemata klotsid
kingdomino-page-box-open = Näita veel nägemata klotse
kingdomino-page-unseen =
    { $unseen ->
        [0] Kõik klotsid on juba nähtud.
        [one] 1 klotsi pole veel nähtud.
       *[other] { $unseen } klotsi pole veel nähtud.
    }
kingdomino-page-unseen-out = { $unseen } klotsi pole veel nähtud; neist { $out } on sellest mängust väljas, aga keegi ei tea, millised.
kingdomino-page-unseen-squares = Veel nägemata ruudud
kingdomino-page-unseen-dominoes = Veel nägemata klotsid
kingdomino-page-terrain-head = Maastik
kingdomino-page-with-crowns =
    { $crowns ->
        [0] kroonita
        [one] 1 kroon
       *[other] { $crowns } krooni
    }
kingdomino-page-all = Kokku

## Punktid

kingdomino-page-properties = Maatükid
kingdomino-page-property = Maatükk
kingdomino-page-squares = Ruudud
kingdomino-page-crowns = Kroonid
kingdomino-page-points-head = Punktid
kingdomino-page-sum = Kokku
kingdomino-page-middle-kingdom = Keskriik
kingdomino-page-harmony = Harmoonia
kingdomino-page-largest = Suurim maatükk
kingdomino-page-discarded = Loobutud klotsid

## Voorud ja mängud

kingdomino-page-round = { $round }. voor
kingdomino-page-of-rounds = { $rounds }-st
kingdomino-page-first-draft = Esimene valik
kingdomino-page-game = { $game }. mäng { $games }-st
kingdomino-page-game-round = { $game }. mäng · { $round }
kingdomino-page-game-over = { $game }. mäng on läbi
kingdomino-page-on = Edasi { $game }. mängu juurde
kingdomino-page-this-game = See mäng
kingdomino-page-all-games = Kõik mängud
kingdomino-page-total = kokku { $points }
kingdomino-page-why =
    { $terrain }: { $squares ->
        [one] 1 ruut
       *[other] { $squares } ruutu
    } × { $crowns ->
        [one] 1 kroon
       *[other] { $crowns } krooni
    } = { $points }
kingdomino-page-promised = { $gain } ({ $bonus }), kui nii jääb
kingdomino-page-promised-middle-kingdom = kui nii jääb
kingdomino-page-promised-harmony = Harmoonia

## Tulemus

kingdomino-page-result = Tulemus
kingdomino-page-decided =
    { $by ->
        [largest] { $player } ja { $other } on punktidelt võrdsed ({ $points }); otsustab suurem maatükk: { $squares } : { $fewer }.
        [crowns] { $player } ja { $other } on võrdsed punktide ({ $points }) ja suurima maatüki ruutude ({ $squares }) poolest; otsustavad kroonid: { $crowns } : { $fewer }.
        [shared] { $player } ja { $other } on võrdsed punktide, suurima maatüki ja kroonide poolest: võit jagatakse.
       *[score] Otsustavad punktid: { $points } : { $fewer }.
    }
kingdomino-page-dynasty-sum = Kolme mängu punktid, suurimad maatükid ja kroonid liidetakse.
kingdomino-page-sheet = Punktileht
kingdomino-page-sheet-game = { $game }. mängu punktileht

## Valikud

kingdomino-page-option-rules = Reeglid
kingdomino-page-option-edition = Väljaanne
kingdomino-page-option-edition-about = Esimene väljaanne: kahe- või kolmekesi mängitakse vähemate klotsidega. Uuem väljaanne: alati kõik 48; kahekesi mängitakse Kuningate heitlust.
kingdomino-page-option-edition-classic = Esimene väljaanne (classic)
kingdomino-page-option-edition-modern = Uuem väljaanne (modern)
kingdomino-page-option-edition-bga = Nagu Board Game Arenas (bga)
kingdomino-page-option-mighty-duel = Kuningate heitlus
kingdomino-page-option-mighty-duel-about = Kaks mängijat, kõik 48 klotsi, kuningriigid 7 × 7.
kingdomino-page-option-variants = Lisareeglid
kingdomino-page-option-middle-kingdom = Keskriik
kingdomino-page-option-middle-kingdom-about = 10 punkti, kui loss on kuningriigi keskel.
kingdomino-page-option-middle-kingdom-off = Ei
kingdomino-page-option-middle-kingdom-on = Jah
kingdomino-page-option-middle-kingdom-symmetric = Jah, ka väiksemas kuningriigis, kui loss on selle keskel
kingdomino-page-option-middle-kingdom-exact = Jah, aga ainult täies laiuses ja kõrguses
kingdomino-page-option-harmony = Harmoonia
kingdomino-page-option-harmony-about = 5 punkti, kui kuningriik on tervik (ühestki klotsist ei loobutud).
kingdomino-page-option-dynasty = Dünastia
kingdomino-page-option-dynasty-about = Kolm mängu; punktid liidetakse.
kingdomino-page-option-more = Täpsemad seaded
kingdomino-page-option-as-edition = Väljaande järgi
kingdomino-page-option-deck = Klotse mängus
kingdomino-page-option-deck-about = Valitakse 48 seast juhuslikult; ülejäänud jäävad nägemata karpi.
kingdomino-page-option-deck-24 = 24
kingdomino-page-option-deck-36 = 36
kingdomino-page-option-deck-48 = 48
kingdomino-page-option-row = Klotse reas
kingdomino-page-option-row-about = Reas võib olla rohkem klotse kui kuningaid.
kingdomino-page-option-row-3 = 3
kingdomino-page-option-row-4 = 4
kingdomino-page-option-size = Kuningriigi suurus
kingdomino-page-option-size-about = Kui mitu ruutu lai ja kõrge see koos lossiga võib olla.
kingdomino-page-option-size-5 = 5 × 5
kingdomino-page-option-size-7 = 7 × 7
kingdomino-page-option-two-player-draft = Esimene valik
kingdomino-page-option-two-player-draft-about = Mis järjekorras kaks mängijat oma esimesed klotsid valivad.
kingdomino-page-option-two-player-draft-random = Kuningad loositakse
kingdomino-page-option-two-player-draft-abba = Üks, kaks, üks (A-B-B-A)
kingdomino-page-option-discard-unclaimed = Valimata klotsid lähevad mängust välja
kingdomino-page-option-discard-unclaimed-about = Vajalik, kui reas on rohkem klotse kui kuningaid.

## Avaleht

kingdomino-page-about = Vali klotse, sobita maastikke ja ehita kroonirikas kuningriik.
kingdomino-page-size = 2–4 mängijat, 15 min
