# Nauka, dla wszystkich gier.

study-nudge = Porównaj, co każdy ruch zostawia na później.

error-study-game = Gier { $game } nie da się analizować: gra nie oferuje porównania ruchów.
error-study-over = Gra się skończyła, nie ma już ruchu do analizy.
