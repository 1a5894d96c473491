# Õppimine, kõigi mängude jaoks.

study-nudge = Võrdle, mida iga käik hilisemaks jätab.

error-study-game = Mängu { $game } partiisid ei saa analüüsida: mäng ei paku käikude võrdlust.
error-study-over = Mäng on läbi, analüüsitavat käiku enam ei ole.
