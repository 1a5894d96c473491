"""Kingdomino at the terminal: the game on the screen, its pictures, and its score sheet."""
