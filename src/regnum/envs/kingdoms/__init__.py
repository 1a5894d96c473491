"""Kingdoms as an environment: its layout, and many games in step, as rules over arrays."""
