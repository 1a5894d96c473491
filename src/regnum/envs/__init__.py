"""The games as environments for learning, in the forms that other libraries use.

`layouts` says how actions are numbered and observations are laid out; `envs/<game>/` has both as rules over arrays, so
that every interface and every engine gives the same bytes. `batch` plays many games in step; `pettingzoo`, `gymnasium`
and `openspiel` are the games behind those libraries' interfaces. `docs/environments.md` explains all of it.
"""
