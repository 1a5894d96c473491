"""The page in a real browser: whole games, every screen, and what must never happen."""
