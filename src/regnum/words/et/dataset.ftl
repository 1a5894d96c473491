# Mängude andmestikud

command-dataset-about = mängi palju robotite mänge ja salvesta need Parquet-failidesse koos andmekaardiga
command-help-dataset-out = failide kaust; sama käsk samas kaustas teeb ainult puuduva
command-help-dataset-games = mitu mängu iga robotite rühm mängib (vaikimisi 10000)
command-help-dataset-bots = robotid, nimetatud nagu käsus regnum arena; iga rühm mängib iga jagamist kõigis istumisjärjestustes (vaikimisi greedy,random)
command-help-dataset-part = mängude arv failis (vaikimisi 10000)
dataset-done = Valmis. Mänge: { $games }, faile: { $files }, kaust: { $folder }.
error-dataset-other = Kaustas { $folder } on teine andmestik või teise versiooniga tehtud andmestik. Vali teine kaust.
error-dataset-empty = Kaustas { $folder } ei ole mänge: faili part-*.parquet ei leitud.
error-dataset-library = Teeki „{ $library }“ ei toetata. Võimalikud: { $known }.
error-dataset-package = Andmestike jaoks on vaja paketti „{ $package }“. Paigalda see käsuga: pip install 'regnum[data]'
