# Ülesanded.

puzzles-title = Ülesanded
puzzles-games = Mängud
puzzles-about = Üks käik on selgelt parim. Leia see laualt. Mis jääb leidmata, tuleb mõne päeva pärast tagasi.
puzzles-due = { $count ->
    [one] ülesanne täna kordamiseks
   *[other] ülesannet täna kordamiseks
}
puzzles-theme = Teema
puzzles-any = Kõik
puzzles-counted = { $name } ({ $count })
puzzles-difficulty = Raskus
puzzles-difficulty-of = Raskus { $difficulty } / { $most }
puzzles-solve = Lahenda
puzzles-found = { $count ->
    [one] { $count } ülesanne
   *[other] { $count } ülesannet
}
puzzles-number = Ülesanne { $number }
puzzles-box = Karp { $box }
puzzles-none = Selle mängu ülesandeid veel ei ole.
puzzles-streak = Järjest: { $count }
puzzles-leave = Kõik ülesanded
puzzles-rival = { $name } { $number }
puzzles-task = Leia suurima võiduvõimalusega käik.
puzzles-task-about = Üks käik on selgelt parim. Vali see ja kinnita.
puzzles-task-exact = Lõppmäng on lahendatud: üks käik võidab. Vali see ja kinnita.
puzzles-right = Õige.
puzzles-shown = See on parim käik.
puzzles-wrong = Mitte see.
puzzles-wrong-about = See võidab { $mine }% juhtudest, { $lost }% vähem kui parim käik. Võid uuesti proovida.
puzzles-wrong-far = See jääb parimast käigust kaugele maha. Võid uuesti proovida.
puzzles-best-about = See võidab { $best }% juhtudest.
puzzles-again = Proovi uuesti
puzzles-show = Näita
puzzles-next = Järgmine ülesanne
puzzles-hint = Vihje
puzzles-hint-themes = Teema: { $themes }.
puzzles-level = Leiab: { $level }
puzzles-sure = Võrreldud paljudel jagamistel sellest, mis on veel peidus; otsing kinnitas tulemust.
puzzles-sure-exact = Lõppmäng on lahendatud: need arvud on täpsed.
puzzles-theme-claim = Valimine
puzzles-theme-place = Paigutamine
puzzles-theme-ending = Lõppmäng
puzzles-theme-own = Sinu mängudest
