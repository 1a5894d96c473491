"""Training: networks play against themselves, on a GPU where there is one, and learn from their games.

`python -m regnum.training learn GAME SHAPE` begins or continues; see `docs/champion.md`. PyTorch and Numba are needed
(`regnum[train]`).
"""
