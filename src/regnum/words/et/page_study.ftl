# Õppimine veebirakenduses.

## Käikude ja loosi märgid

page-study-mark-best = Parim
page-study-mark-good = Hea
page-study-mark-inaccuracy = Ebatäpsus
page-study-mark-mistake = Viga
page-study-mark-blunder = Ränk viga
page-study-mark-up = Õnnelik loos
page-study-mark-down = Õnnetu loos
