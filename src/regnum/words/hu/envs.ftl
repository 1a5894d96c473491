# Tanulókörnyezetek

error-env-reward = Nincs ilyen jutalom: „{ $reward }”. Ezek közül választhatsz: { $known }.
error-env-outside = Minden helyen beépített stratégia játszik: hagyj szabadon legalább egy helyet a saját lépéseidnek.
error-env-illegal = Szabálytalan lépés. Játszma: { $game }, lépés: { $action }. Azok a lépések szabályosak, amelyeknél a maszkban 1 áll.
error-env-mode = Nincs ilyen megjelenítés: „{ $mode }”. Ezek közül választhatsz: { $known }.
error-env-picture = A képekhez hiányzik ez a csomag: „{ $package }”. Így telepítheted: pip install 'regnum[envs]'
error-env-opponents = Az ellenfelek száma { $opponents }, a többi helyé { $others }: nevezz meg minden helyre egyet, vagy egyetlent mindegyikre.
error-env-chance = A véletlennek nincs ilyen módja: „{ $chance }”. Ezek közül választhatsz: { $known }.
