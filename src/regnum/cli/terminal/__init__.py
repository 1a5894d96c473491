"""Shared by the games in the terminal: the app, its screens and widgets, languages, saves and undo."""
