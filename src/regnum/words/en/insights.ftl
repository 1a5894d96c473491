# The study of many games

command-insights-about = play many games with one random choice each, and write what they tell as tables and charts
command-help-insights-games = how many games (default: 1000000)
command-help-insights-seed = the same seed gives the same games (default: insights)
command-help-insights-out = the document to write, ending in .md; its charts go into the folder “pictures” beside it
insights-heading = What { $games } games of { $game } tell
insights-done = { $games } games: see { $file }.
error-insights-file = Cannot write “{ $file }”: the name must end in .md, and its folder must exist.
