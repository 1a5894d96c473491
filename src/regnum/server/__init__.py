"""The table over HTTP: transport and storage around `regnum.table`. `docs/server.md` tells how to run it."""
