# Amit a kiszolgáló a pontozólapokról mond.

sheet-kingdom = { $number }. királyság: { $problem }
sheet-colour = A táblán olyan színű vár áll, amellyel senki sem játszik: { kingdoms-colour } (KG-C1). Vedd fel a játékost, vagy vedd le a várat.
