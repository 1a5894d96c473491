# Nauka, dla wszystkich gier.

study-nudge = Porównaj, co każdy ruch zostawia na później.
