# Mida ütlevad paljud mängud

command-insights-about = mängi palju mänge, igas üks juhuslik valik, ja kirjuta tulemused tabelitesse ja joonistele
command-help-insights-games = mitu mängu (vaikimisi 1000000)
command-help-insights-seed = sama seeme annab samad mängud (vaikimisi insights)
command-help-insights-out = kirjutatav dokument, lõpuga .md; joonised lähevad selle kõrvale kausta „pictures“
insights-heading = { $game }: mida ütlevad { $games } mängu
insights-done = Valmis. Mänge: { $games }, dokument: { $file }.
error-insights-file = Faili „{ $file }“ ei saa kirjutada: nimi peab lõppema .md-ga ja kaust peab olemas olema.
