"""The third game, which exists in the tests only: everything that a game of another package can do."""
