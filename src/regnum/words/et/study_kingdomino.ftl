# Kingdomino põhjused, miinused ja vihjed.

kingdomino-study-yours = { $terrain ->
    [wheat] Sinu viljapõld
    [forest] Sinu mets
    [lake] Sinu järv
    [pasture] Sinu karjamaa
    [swamp] Sinu soo
   *[mine] Sinu mägi
}
kingdomino-study-crowned =
    { kingdomino-study-yours }{ $crowns ->
        [0] { "" }
        [one] {" "}({ $crowns } kroon)
       *[other] {" "}({ $crowns } krooni)
    }

## Käigu põhjused

kingdomino-reason-points =
    { $action ->
        [claim] Paigutatuna annab see
       *[place] See annab
    } kohe { $number ->
        [one] ühe punkti
       *[other] { $number } punkti
    } rohkem.
kingdomino-reason-crowns =
    { $number ->
        [0] See toob rohkem kroone
        [one] See toob ühe krooni rohkem
       *[other] See toob { $number } krooni rohkem
    } ja kroon loeb oma maatüki iga ruudu eest.
kingdomino-reason-land =
    { $terrain ->
        [none] Sinu maatükid kasvavad, nii et uued kroonid loevad rohkem.
       *[wheat] { kingdomino-study-yours } on { $squares ->
            [one] ühe ruudu
           *[other] { $squares } ruudu
        } suurune: uus kroon loeb iga ruudu eest.
    }
kingdomino-reason-room = { kingdomino-study-crowned } saab veel kasvada.
kingdomino-reason-box =
    { $terrain ->
        [none] Tulemas on veel rohkem seda, mida su kuningriik vajab.
       *[wheat] { kingdomino-study-yours }: seda maastikku on veel tulemas { $number ->
            [one] üks ruut
           *[other] { $number } ruutu
        }.
    }
kingdomino-reason-holes =
    { $number ->
        [0] Ükski ruut ei pea tühjaks jääma.
       *[other] Vähem ruute peab tühjaks jääma.
    }
kingdomino-reason-gaps = Jääb vähem kitsaid vahesid, kuhu sobivad vaid vähesed klotsid.
kingdomino-reason-harmony = Ühestki klotsist ei pea loobuma, nii et Harmoonia on veel võimalik.
kingdomino-reason-centre = Sinu loss võib veel keskele jääda (Keskriik).
kingdomino-reason-frame = Sinu kuningriik saab veel mõlemas suunas kasvada.
kingdomino-reason-places = Hiljem sobib rohkem erinevaid klotse.
kingdomino-reason-split = See suurendab sinu maatükke, mitte ei alusta uusi.
kingdomino-reason-order = Järgmises voorus valid varem.
kingdomino-reason-deny =
    Vastane seda ei saa: talle annaks see { $number ->
        [one] ühe punkti
       *[other] { $number } punkti
    }.
kingdomino-reason-ending =
    Lõpuni välja arvutatud: { $number ->
        [one] üks punkt
       *[other] { $number } punkti
    } rohkem.

## Käigu miinused

kingdomino-cost-points =
    { $action ->
        [claim] Paigutatuna annab see
       *[place] See annab
    } kohe { $number ->
        [one] ühe punkti
       *[other] { $number } punkti
    } vähem.
kingdomino-cost-crowns =
    { $number ->
        [0] See toob vähem kroone.
        [one] See toob ühe krooni vähem.
       *[other] See toob { $number } krooni vähem.
    }
kingdomino-cost-land = Sinu maatükid jäävad väiksemaks, nii et uued kroonid loevad vähem.
kingdomino-cost-room = { kingdomino-study-crowned }: kasvuruumi jääb vähemaks.
kingdomino-cost-box =
    { $terrain ->
        [none] Tulemas on vähem seda, mida su kuningriik vajab.
       *[wheat] { kingdomino-study-yours }: seda maastikku { $number ->
            [0] enam ei tule
            [one] on tulemas ainult üks ruut
           *[other] on tulemas ainult { $number } ruutu
        }.
    }
kingdomino-cost-holes = Jääb ruut, mida ei saa enam täita.
kingdomino-cost-gaps = Jääb kitsas vahe, kuhu sobivad vaid vähesed klotsid.
kingdomino-cost-harmony = Sellest klotsist tuleks loobuda ja Harmoonia läheks kaotsi.
kingdomino-cost-centre = Sinu loss ei saa enam keskele jääda (Keskriik).
kingdomino-cost-frame = See paneb kuningriigi servad vara paika.
kingdomino-cost-places = Hiljem sobib vähem erinevaid klotse.
kingdomino-cost-split = See alustab veel üht väikest maatükki.
kingdomino-cost-order = Järgmises voorus valid hiljem.
kingdomino-cost-deny =
    Vastasele jääb klots, mis annab talle { $number ->
        [one] ühe punkti
       *[other] { $number } punkti
    }.
kingdomino-cost-ending =
    Lõpuni välja arvutatud: { $number ->
        [one] üks punkt
       *[other] { $number } punkti
    } vähem.

## Kuhu vaadata: vihje esimene samm

kingdomino-nudge-points =
    { $action ->
        [claim] Üks klotsidest annab paigutatuna kohe punkte.
       *[place] Otsi kohta, mis annab kohe kõige rohkem.
    }
kingdomino-nudge-crowns =
    { $action ->
        [claim] Krooniga klots on veel saadaval.
       *[place] Pane kroonid sinna, kus need loevad paljude ruutude eest.
    }
kingdomino-nudge-land = { kingdomino-study-yours } võiks suurem olla: kroonid loevad iga ruudu eest.
kingdomino-nudge-room = { kingdomino-study-crowned }: millise käigu järel saab see veel kasvada?
kingdomino-nudge-box = Mõtle sellele, mis on veel tulemas.
kingdomino-nudge-holes = Ettevaatust: mõni ruut võib tühjaks jääda.
kingdomino-nudge-gaps = Ettevaatust kitsaste vahedega: sinna sobivad vaid vähesed klotsid.
kingdomino-nudge-harmony = Iga klots ei sobi sinu kuningriiki.
kingdomino-nudge-centre = Vaata oma lossi: kas see saab keskele jääda?
kingdomino-nudge-frame = Sa ei pea veel oma kuningriigi servi paika panema.
kingdomino-nudge-places = Mõtle järgmistele klotsidele: jäta ruumi eri maastikele.
kingdomino-nudge-split = Koos püsiv maastik on rohkem väärt.
kingdomino-nudge-order = Klotsi number otsustab, kes järgmises voorus varem valib.
kingdomino-nudge-deny = Vaata, mida vastased vajavad.
kingdomino-nudge-ending = Lõppu saab juba välja arvutada: vaata, kuhu iga käik viib.
