"""Many games: simulation now, matches and ratings on top of it."""
