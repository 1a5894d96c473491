# Lekcje.

learn-title = Nauka
learn-about = Kilka minut na prawdziwej planszy, krok po kroku. Próbuj wszystkiego: nic złego się nie stanie.
learn-games = Lekcje
learn-steps = { $steps ->
    [one] { $steps } krótki krok
    [few] { $steps } krótkie kroki
   *[many] { $steps } krótkich kroków
}
learn-step = Krok { $step } z { $steps }
learn-go-on = Dalej od kroku { $step } z { $steps }
learn-restart = Od początku
learn-you = Ty
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-confirm = Potwierdź
learn-show = Pokaż
learn-next = Dalej
learn-back = Wstecz
learn-again = Jeszcze raz
learn-play = Do gier
learn-rules = Czytaj zasady
learn-choose-first = Najpierw coś wybierz: kafelek, zamek albo pole.
learn-would-be-legal = To byłoby dozwolone. Tym razem spróbuj czegoś, co nie jest.
learn-shown = Na przykład tak. Potwierdź albo znajdź własny sposób.
