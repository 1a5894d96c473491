# Õppimine, kõigi mängude jaoks.

study-nudge = Võrdle, mida iga käik hilisemaks jätab.
