"""The table over HTTP: transport and storage around `regnum.table`. `docs/server.md` explains how to run it."""
