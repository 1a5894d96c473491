# Zbiory danych z gier

command-dataset-about = rozegraj wiele gier między botami i zapisz je w plikach Parquet z kartą danych
command-help-dataset-out = folder na pliki; to samo polecenie w tym samym folderze robi tylko to, czego brakuje
command-help-dataset-games = ile gier rozgrywa każda grupa botów (domyślnie 10000)
command-help-dataset-bots = boty, podawane jak w poleceniu regnum arena; każda grupa rozgrywa każde rozdanie we wszystkich układach miejsc (domyślnie greedy,random)
command-help-dataset-part = liczba gier w pliku (domyślnie 10000)
dataset-done = Gotowe. Gry: { $games }, pliki: { $files }, folder: { $folder }.
error-dataset-other = Folder { $folder } zawiera inny zbiór danych albo zbiór z innej wersji. Wybierz inny folder.
error-dataset-empty = W folderze { $folder } nie ma gier: brak pliku part-*.parquet.
error-dataset-library = Biblioteka „{ $library }” nie jest obsługiwana. Do wyboru: { $known }.
error-dataset-package = Zbiory danych wymagają pakietu „{ $package }”. Zainstaluj go poleceniem: pip install 'regnum[data]'
