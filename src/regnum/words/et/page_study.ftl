# Õppimine veebirakenduses.

## Käikude ja loosi märgid

page-study-mark-best = Parim
page-study-mark-good = Hea
page-study-mark-inaccuracy = Ebatäpsus
page-study-mark-mistake = Viga
page-study-mark-blunder = Jäme viga
page-study-mark-up = Vedas
page-study-mark-down = Ei vedanud
