"""Noughts and crosses with a hidden draw, for Regnum.

* N-1: nine tiles, numbered 1 to 9, are shuffled and placed face down.
* N-2: players take turns. A player looks at the top tile, which no other player sees, and places it face up on an empty
  square. From then on the square is theirs.
* N-3: three squares of one player in a line win and end the game: 50 points.
* N-4: with the option `sums`, every tile is worth its number to the player who placed it.
* N-5: when the board is full, most points win; equals share the victory.
"""
