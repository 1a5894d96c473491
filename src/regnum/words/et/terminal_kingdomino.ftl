# Kingdomino terminalis ja käsureal.

## Kelle kord

kingdomino-terminal-turn-draft = { $player } valib ühe esimestest klotsidest.
kingdomino-terminal-turn-claim = { $player } valib klotsi uuest reast.
kingdomino-terminal-turn-place = { $player } paigutab klotsi { $domino }.
kingdomino-terminal-turn-discard = { $player } peab loobuma klotsist { $domino }: see ei sobi kuhugi.
kingdomino-terminal-do-draft = { $player }, aseta oma kuningas ühele neist klotsidest.
kingdomino-terminal-do-claim = { $player }, vali uuest reast üks klots.
kingdomino-terminal-do-place = { $player }, paiguta klots { $domino } oma kuningriiki.
kingdomino-terminal-do-discard = { $player }, klotsist { $domino } tuleb loobuda. Vajuta Enterit.

## Laud

kingdomino-terminal-left =
    { $dominoes ->
        [0] klotsid on otsas
        [one] jäänud on 1 klots
       *[other] jäänud on { $dominoes } klotsi
    }
kingdomino-terminal-first-draft = Esimene valik
kingdomino-terminal-game = { $game }. mäng { $games }-st
kingdomino-terminal-row-now = Praegu
kingdomino-terminal-row-next = Uus rida
kingdomino-terminal-crown = kroon
kingdomino-terminal-points =
    { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
kingdomino-terminal-points-of = { $player }: punktid
kingdomino-terminal-middle-kingdom = Keskriik
kingdomino-terminal-harmony = Harmoonia

## Märkused

kingdomino-terminal-spot =
    Siin { $points ->
        [one] { $gain } punkt
       *[other] { $gain } punkti
    }. Enter paigutab klotsi.
kingdomino-terminal-holding = Klots { $domino }: { $first }, { $second }. Enter valib selle.
kingdomino-terminal-looking = Vaatad praegu kuningriiki: { $player }.

## Päevik

kingdomino-terminal-log-claim = { $player } valis { $domino }
kingdomino-terminal-log-discard = { $player } loobus klotsist { $domino }
kingdomino-terminal-log-place = { $player } paigutas { $domino } ({ $gain })

## Klahvid

kingdomino-terminal-key-rotate = pööra
kingdomino-terminal-key-next = järgmine koht
kingdomino-terminal-key-choose = liigu
kingdomino-terminal-key-claim = vali
kingdomino-terminal-key-discard = loobu
kingdomino-terminal-key-points = punktid
kingdomino-terminal-key-view = kuningriigid
kingdomino-terminal-key-next-game = järgmine mäng

## Abi

kingdomino-terminal-help-move = liiguta klotsi või liigu reas
kingdomino-terminal-help-rotate = pööra klotsi (ka tühikuklahv)
kingdomino-terminal-help-next = hüppa järgmisele lubatud kohale (Shift+Tab: tagasi)
kingdomino-terminal-help-choose = vali klots uuest reast, ülalt lugedes
kingdomino-terminal-help-confirm = paiguta, vali või loobu
kingdomino-terminal-help-points = näita iga maatüki punkte
kingdomino-terminal-help-view = vaata järgmist kuningriiki
kingdomino-terminal-help-marks = { $now } siia sobib klotsi esimene pool; { $turned } siia, kui klotsi pöörad. Hiirega klõpsa ruudul, rea klotsil, kuningriigil või allpool oleval klahvil.
kingdomino-terminal-rules-order = Kuningad käivad rea ülaotsast alates: igaüks paigutab oma klotsi ja valib siis ühe uuest reast. Väikese numbriga saab varem käia, suur on rohkem väärt.
kingdomino-terminal-rules-place = Klots peab puudutama sinu lossi või olema vähemalt ühe poolega vastu sama maastikku. Nurgad ei loe.
kingdomino-terminal-rules-frame = Sinu kuningriik peab mahtuma { $size } × { $size } ruudustikku; loss võib selles olla ükskõik kus.
kingdomino-terminal-rules-discard = Kui klotsi saab paigutada, tuleb seda teha; kui see ei sobi kuhugi, tuleb sellest loobuda.
kingdomino-terminal-rules-score = Maatükk ehk ühendatud sama maastikuga ruudud annab punkte: ruutude arv korda kroonide arv; kroonita mitte midagi.
kingdomino-terminal-rules-end = Võidab see, kellel on kõige rohkem punkte; viigi korral otsustab suurim maatükk, siis kroonide arv.

## Tulemus

kingdomino-terminal-winner =
    { $points ->
        [one] { $player } võitis 1 punktiga!
       *[other] { $player } võitis { $points } punktiga!
    }
kingdomino-terminal-winners =
    { $points ->
        [one] Jagatud võit: { $players }. Igaühel on 1 punkt.
       *[other] Jagatud võit: { $players }. Igaühel on { $points } punkti.
    }
kingdomino-terminal-tie-largest = { $player } ja { $other } on punktidelt võrdsed ({ $points }); otsustab suurem maatükk: { $squares } : { $fewer }.
kingdomino-terminal-tie-crowns = { $player } ja { $other } on võrdsed punktide ({ $points }) ja suurima maatüki ruutude ({ $squares }) poolest; otsustavad kroonid: { $crowns } : { $fewer }.
kingdomino-terminal-tie-shared = { $player } ja { $other } on võrdsed punktide, suurima maatüki ja kroonide poolest: nad jagavad kohta.
kingdomino-terminal-standing =
    suurim maatükk: { $squares ->
        [one] 1 ruut
       *[other] { $squares } ruutu
    }, { $crowns ->
        [one] 1 kroon
       *[other] { $crowns } krooni
    }
kingdomino-terminal-sum = kõik mängud kokku

## Ettevalmistus

kingdomino-terminal-setup-continue = Jätka salvestatud mängu: { $players } ({ $round }. voor { $rounds }-st)
kingdomino-terminal-setup-edition = Väljaanne
kingdomino-terminal-setup-mighty-duel = Kuningate heitlus
kingdomino-terminal-setup-middle-kingdom = Keskriik
kingdomino-terminal-setup-harmony = Harmoonia
kingdomino-terminal-setup-dynasty = Dünastia
kingdomino-terminal-setup-edition-value =
    { $value ->
        [classic] esimene (classic)
        [modern] uuem (modern)
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
kingdomino-terminal-setup-duel-value =
    { $value ->
        [edition] väljaande järgi
        [on] jah: kõik 48 klotsi, 7 × 7
       *[off] ei
    }
kingdomino-terminal-setup-middle-value =
    { $value ->
        [on] jah: 10 punkti, kui loss on keskel
        [symmetric] jah, ka väiksemas kuningriigis, kui loss on selle keskel
        [exact] jah, aga ainult täies laiuses ja kõrguses
       *[off] ei
    }
kingdomino-terminal-setup-good =
    { $rounds ->
        [one] { $dominoes } klotsi, kuningriigid { $size } × { $size }, 1 voor. Enter alustab mängu.
       *[other] { $dominoes } klotsi, kuningriigid { $size } × { $size }, { $rounds } vooru. Enter alustab mängu.
    }

## Käsurida

kingdomino-option-players = mängijate arv: 2, 3 või 4 (vaikimisi 2)
kingdomino-option-edition = väljaanne: classic (vaikimisi), modern või bga
kingdomino-option-mighty-duel = Kuningate heitlus: 2 mängijat, kõik 48 doominoklotsi, 7 × 7
kingdomino-option-middle-kingdom = Keskriik: 10 punkti, kui loss on keskel; exact nõuab ka täit laiust ja kõrgust (vaikimisi off)
kingdomino-option-harmony = Harmoonia: 5 punkti, kui kuningriik on tervik
kingdomino-option-dynasty = Dünastia: kolm mängu, punktid liidetakse
kingdomino-option-deck = mitme doominoklotsiga mängitakse (vaikimisi väljaande järgi)
kingdomino-option-row = mitu klotsi on reas (vaikimisi väljaande järgi)
kingdomino-option-size = kuningriigi laius ja kõrgus: 5 või 7 (vaikimisi 5, Kuningate heitluses 7)
kingdomino-option-two-player-draft = kahe mängija kuningate järjekord esimesel valikul: random (juhuslik) või abba (A-B-B-A) (vaikimisi väljaande järgi)
kingdomino-option-discard-unclaimed = klotsid, mida keegi ei vali, lähevad mängust välja

kingdomino-score-about = Loeb kuningriigi, iga rida omaette real: W (viljapõld), F (mets), L (järv), P (karjamaa), S (soo), M (mägi) koos kroonide arvuga; C on loss, punkt on tühi ruut. Näiteks: „W1 W C .“
kingdomino-score-property = maatükk
kingdomino-score-squares = ruudud
kingdomino-score-crowns = kroonid
kingdomino-score-points = punktid
kingdomino-score-total = kokku
kingdomino-score-middle-kingdom = Keskriik
kingdomino-score-harmony = Harmoonia
kingdomino-score-largest = suurim maatükk: { $squares }

kingdomino-bots-about =
    { $bot ->
        [random] ükskõik milline lubatud käik, kõik võrdse tõenäosusega
        [greedy] võtab kohe kõige rohkem punkte
        [greedy-placement] avaldatud 2018: paigutab nii, et saaks kõige rohkem punkte, valib juhuslikult
        [full-greedy] avaldatud 2018: paigutab ja valib nii, et saaks kõige rohkem punkte, vaatab ühe klotsi ette
        [mce-tr] avaldatud 2018: Monte Carlo hindamine, juhuslikud läbimängud
        [mce-fg] avaldatud 2018: Monte Carlo hindamine, ahned läbimängud
        [mce-eg] avaldatud 2018: Monte Carlo hindamine, läbimängud kolmel korral neljast ahned
        [mce-pg] avaldatud 2018: Monte Carlo hindamine, enda puhul ahne, vastaste puhul juhuslik
        [uct-tr] avaldatud 2018: puuotsing (UCT), juhuslikud läbimängud
        [uct-fg] avaldatud 2018: puuotsing (UCT), ahned läbimängud
        [olts] avatud ahelaga puuotsing, nagu teistes programmides
        [static] õpitud hinnangu järgi parim käik, ilma otsinguta
        [search] puuotsing läbimängudega, lõpus veatu
        [champion] kõige tugevam: puuotsing närvivõrguga, lõpus veatu
       *[other] mõtleb ette
    }
