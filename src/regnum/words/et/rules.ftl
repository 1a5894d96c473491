# Kingdomino sõnad ja selgitused.

game-kingdomino = Kingdomino

terrain = { $terrain ->
    [wheat] viljapõld
    [forest] mets
    [lake] järv
    [pasture] karjamaa
    [swamp] soo
   *[mine] mägi
}

colour = { $colour ->
    [pink] roosa
    [yellow] kollane
    [green] roheline
   *[blue] sinine
}

explain-game-over = Mäng on läbi.
explain-wait = Praegu ei ole sinu kord.
explain-must-claim-first = Valitakse esimesi doominoklotse: aseta oma kuningas ühele neist.
explain-must-place = Kõigepealt pead paigutama klotsi { $domino }.
explain-must-claim = Sinu klots on paigutatud; vali nüüd üks uuest reast.
explain-other-domino = Praegu tuleb paigutada klots { $mine }, mitte { $domino }.
explain-not-in-row = Klotsi { $domino } ei ole reas. Reas on: { $row }.
explain-claimed-already = Klotsil { $domino } seisab juba kuningas. Vabad: { $free }.
explain-claim = Klots { $domino } on vaba, nii et võid selle valida.
explain-discard = Klots { $domino } ei sobi su kuningriiki kuhugi, seega tuleb sellest loobuda.
explain-must-not-discard =
    { $ways ->
        [one] Klotsi { $domino } saab paigutada ühel viisil
       *[other] Klotsi { $domino } saab paigutada { $ways } viisil
    }, seega ei tohi sellest loobuda, isegi kui paigutamine sulle kahju teeb.
explain-occupied = Ruut { $square } on juba hõivatud.
explain-frame = Sinu kuningriik ei mahuks enam { $size } × { $size } ruudule.
explain-touches-castle = Ruudul { $square } puudutab see sinu lossi, mille külge sobib iga maastik.
explain-matches = Ruudul { $square } puudutab see sama maastikku: { terrain }.
explain-no-match = Kumbki pool ei puuduta sinu kuningriigis sama maastikku ega lossi ({ $first }, { $second }).
explain-diagonal = See puudutab sinu kuningriiki ainult nurgaga; loevad vaid küljed.
explain-apart = See ei puuduta sinu kuningriiki.
