# Zasady, jakich potrzeba przy stole. Wszystkie, z każdym rozstrzygnięciem, są w pliku docs/rules.md.

law-title = Zasady
law-games = Gry
law-about = Zasady potrzebne przy stole, naszymi słowami.
law-about-numbers = Przy każdym akapicie są numery zasad; te same numery podaje Regnum, gdy nie pozwala na ruch.
law-contents = Spis treści
law-learn = Ucz się, grając
law-unofficial = Strona nieoficjalna: nie stworzyli jej ani nie zatwierdzili autorzy i wydawcy gier. Jeśli gry ci się podobają, kup je; na prawdziwym stole są piękne.
law-right = dozwolone
law-wrong = niedozwolone
law-differs-editions = Wydania się różnią
law-differs-variants = Warianty to zmieniają
