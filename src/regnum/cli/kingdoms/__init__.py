"""Kingdoms in the terminal."""
