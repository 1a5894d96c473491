# Zasady, jakich potrzeba przy stole. Wszystkie, z każdym rozstrzygnięciem, są w pliku docs/rules.md.

law-title = Zasady
law-games = Gry
law-about = To, czego potrzeba przy stole, naszymi słowami. Przy każdym akapicie stoją numery zasad; te same podaje sędzia, gdy nie pozwala na ruch.
law-contents = Spis treści
law-learn = Ucz się, grając
law-unofficial = Nieoficjalne: nie jest to dzieło autorów ani wydawców i nie ma ich zgody. Jeśli podobają ci się te gry, kup je; na prawdziwym stole są urocze.
law-right = dozwolone
law-wrong = niedozwolone
law-differs-editions = Wydania się różnią
law-differs-variants = Warianty to zmieniają
