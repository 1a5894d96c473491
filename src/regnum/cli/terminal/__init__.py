"""What the games in the terminal share: the app, its screens and widgets, languages, saves and undo."""
