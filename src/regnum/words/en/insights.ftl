# The study of many games

command-insights-about = play many games with one random choice each, and write what they tell as tables and charts
command-help-insights-game = only this game; may be given several times (default: all games)
command-help-insights-games = how many games of each (default: 1000000)
command-help-insights-seed = the same seed gives the same games (default: insights)
command-help-insights-out = the document to write, ending in .md; its charts go into the folder “pictures” beside it
insights-heading = What many games tell
insights-done = { $games } games: see { $file }.
error-insights-file = Cannot write “{ $file }”: the name must end in .md, and its folder must exist.
