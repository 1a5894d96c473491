"""The games as PettingZoo environments: `from regnum.envs.pettingzoo import …_v0`, one module for each game.

Each has `env()` with PettingZoo's usual wrappers, `raw_env()` without, and `parallel_env()`. All take the switches of
the game (`players=4`), `reward` and `render_mode`.
"""
