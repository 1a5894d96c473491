# The rules, as one needs them at the table. All of them, with every ruling, are in docs/rules.md.

law-title = Rules
law-games = Games
law-about = The rules you need at the table, in our own words.
law-about-numbers = Each paragraph lists its rule numbers; Regnum cites the same numbers when it refuses a move.
law-contents = Contents
law-learn = Learn by playing
law-unofficial = Unofficial: not made or approved by the designers or publishers. If you like the games, buy them; they are lovely on a real table.
law-right = allowed
law-wrong = not allowed
law-differs-editions = Editions differ
law-differs-variants = Variants change this
