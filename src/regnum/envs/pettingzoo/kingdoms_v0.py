"""Kingdoms for PettingZoo, with version 0 of its layout."""

from regnum.envs.pettingzoo.aec import makers

env, raw_env, parallel_env = makers("kingdoms_v0")
