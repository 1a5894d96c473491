# Mida näitavad paljud mängud

command-insights-about = mängi palju mänge, igaühes üks juhuslik valik, ning koosta tulemustest tabelid ja joonised
command-help-insights-game = ainult see mäng; võib anda mitu korda (vaikimisi kõik mängud)
command-help-insights-games = mitu korda kumbagi mängitakse (vaikimisi 1000000)
command-help-insights-seed = sama seeme annab samad mängud (vaikimisi insights)
command-help-insights-out = kirjutatav dokument, lõpuga .md; joonised lähevad selle kõrvale kausta „pictures“
insights-heading = Mida ütlevad paljud mängud
insights-done = Valmis. Mänge: { $games }, dokument: { $file }.
error-insights-file = Faili „{ $file }“ ei saa kirjutada: nimi peab lõppema .md-ga ja kaust peab olemas olema.
