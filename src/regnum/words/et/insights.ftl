# Mida näitavad paljud mängud

command-insights-about = mängi palju mänge, igaühes üks juhuslik valik, ning koosta tulemustest tabelid ja joonised
command-help-insights-games = mitu mängu (vaikimisi 1000000)
command-help-insights-seed = sama seeme annab samad mängud (vaikimisi insights)
command-help-insights-out = kirjutatav dokument, lõpuga .md; joonised lähevad selle kõrvale kausta „pictures“
insights-heading = { $game }: mida näitab { $games } mängu
insights-done = Valmis. Mänge: { $games }, dokument: { $file }.
error-insights-file = Faili „{ $file }“ ei saa kirjutada: nimi peab lõppema .md-ga ja kaust peab olemas olema.
