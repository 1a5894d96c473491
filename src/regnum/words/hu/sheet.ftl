# Amit a kiszolgáló a pontozólapokról mond.

sheet-kingdom = { $number }. királyság: { $problem }
sheet-colour = Ilyen színű vár áll a táblán, de senki sem játszik vele: { kingdoms-colour } (KG-C1).
