"""A package from elsewhere, as small as a game can be: noughts and crosses with a hidden draw.

It is in the tests only, and shows that a game of another package needs no change in Regnum: `docs/games.md` explains
every part of it.
"""
