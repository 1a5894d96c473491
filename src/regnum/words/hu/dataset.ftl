# Játszmák adathalmazai

command-dataset-about = gépi játékosok sok játszmája Parquet-fájlokban, adatlappal
command-help-dataset-out = a fájlok mappája; ugyanaz a parancs ugyanott csak a hiányzókat készíti el
command-help-dataset-games = hány játszmát játszik a gépi játékosok minden csoportja (alapértelmezés: 10000)
command-help-dataset-bots = a gépi játékosok, úgy megnevezve, mint a regnum arena parancsnál; minden csoportjuk minden osztást minden ülésrendben lejátszik (alapértelmezés: greedy,random)
command-help-dataset-part = játszmák száma egy fájlban (alapértelmezés: 10000)
dataset-done = Kész. Játszmák: { $games }, fájlok: { $files }, mappa: { $folder }.
error-dataset-other = Ebben a mappában más adathalmaz van, vagy más verzió készítette: { $folder }. Válassz másik mappát.
error-dataset-empty = Nincs játszma ebben a mappában: { $folder }. Hiányzik a part-*.parquet fájl.
error-dataset-library = Nem támogatott könyvtár: „{ $library }”. Ezek közül választhatsz: { $known }.
error-dataset-package = Az adathalmazokhoz hiányzik ez a csomag: „{ $package }”. Így telepítheted: pip install 'regnum[data]'
