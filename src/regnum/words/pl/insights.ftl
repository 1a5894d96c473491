# Wnioski z wielu gier

command-insights-about = rozegraj wiele gier z jednym losowym wyborem w każdej i zapisz wnioski w tabelach i na wykresach
command-help-insights-game = tylko ta gra; można podać kilka razy (domyślnie wszystkie gry)
command-help-insights-games = ile partii każdej gry (domyślnie 1000000)
command-help-insights-seed = to samo ziarno daje te same gry (domyślnie insights)
command-help-insights-out = dokument do zapisania, o nazwie kończącej się na .md; wykresy trafią do folderu „pictures” obok niego
insights-heading = Wnioski z wielu gier
insights-done = Gotowe. Gry: { $games }, dokument: { $file }.
error-insights-file = Nie można zapisać „{ $file }”: nazwa musi się kończyć na .md, a folder musi istnieć.
