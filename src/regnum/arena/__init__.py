"""Many games: simulation, and tournaments with ratings."""
