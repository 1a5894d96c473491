# Lekcje.

learn-title = Nauka
learn-about = Kilka minut na prawdziwej planszy, krok po kroku. Próbuj, czego chcesz: niczego nie zepsujesz.
learn-games = Lekcje
learn-steps = { $steps ->
    [one] { $steps } krótki krok
    [few] { $steps } krótkie kroki
   *[many] { $steps } krótkich kroków
}
learn-step = Krok { $step } z { $steps }
learn-go-on = Dalej od kroku { $step } z { $steps }
learn-restart = Zacznij od początku
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-show = Pokaż mi
learn-next = Dalej
learn-back = Wstecz
learn-again = Powtórz lekcję
learn-play = Zagraj
learn-rules = Przeczytaj zasady
learn-choose-first = Najpierw coś wybierz: kafelek, zamek albo pole.
learn-would-be-legal = To byłoby dozwolone. Tym razem spróbuj czegoś niedozwolonego.
learn-shown = Na przykład tak. Zatwierdź albo znajdź własny sposób.
