"""Regnum: play, study and research Kingdomino and Kingdoms."""

__version__ = "0.9.4"
