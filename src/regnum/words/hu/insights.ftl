# Sok játszma tanulságai

command-insights-about = sok játszma egy-egy véletlen választással, a tanulságok táblázatokban és ábrákon
command-help-insights-game = csak ez a játék; többször is megadható (alapértelmezés: minden játék)
command-help-insights-games = hány játszma mindegyikből (alapértelmezés: 1000000)
command-help-insights-seed = ugyanaz a véletlenmag ugyanazokat a játszmákat adja (alapértelmezés: insights)
command-help-insights-out = a dokumentum, .md végződéssel; az ábrák mellé, a „pictures” mappába kerülnek
insights-heading = Sok játszma tanulságai
insights-done = Kész. Játszmák: { $games }, dokumentum: { $file }.
error-insights-file = Ez a fájl nem írható: „{ $file }”. A névnek .md-re kell végződnie, és a mappának léteznie kell.
