"""The record of a game: write, read, replay, verify. `docs/records.md` describes the format."""

from regnum.records.record import FORMAT, Player, Record, dump, load, load_all, record_of, shortened
from regnum.records.verify import replay, verify

__all__ = ["FORMAT", "Player", "Record", "dump", "load", "load_all", "record_of", "replay", "shortened", "verify"]
