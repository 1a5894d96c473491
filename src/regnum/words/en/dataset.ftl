# Datasets of games

command-dataset-about = play many games between bots and keep them as Parquet files with a data card
command-help-dataset-out = folder for the files; the same command in the same folder makes only what is missing
command-help-dataset-games = how many games each group of bots plays (default: 10000)
command-help-dataset-bots = the bots, named as in regnum arena; every group of them plays every deal in every seating (default: greedy,random)
command-help-dataset-part = games in each file (default: 10000)
dataset-done =
    { $games } games in { $files ->
        [one] one file
       *[other] { $files } files
    } in { $folder }.
error-dataset-other = The folder { $folder } has another dataset, or one made by another version. Choose another folder.
error-dataset-empty = There are no games in { $folder }: no file part-*.parquet.
error-dataset-library = Frames of “{ $library }” are not supported. Choose one of: { $known }.
error-dataset-package = Datasets need the package “{ $package }”. Install it with: pip install 'regnum[data]'
