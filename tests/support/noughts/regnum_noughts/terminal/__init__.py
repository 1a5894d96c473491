"""The face of Noughts in the terminal."""
