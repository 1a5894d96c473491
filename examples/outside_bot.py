"""A whole bot that plays at a Regnum table over the network.

    python examples/outside_bot.py http://localhost:8000

It opens a table with a bot of the house and plays until the game is over; with a table's name it takes a seat there:

    python examples/outside_bot.py http://localhost:8000 --table k7m2p9qrst
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

from regnum.client import Client


def choose(view: dict[str, Any]) -> str:
    """Any legal action. Everything a player may know is in `view`; be cleverer here."""
    return random.choice(view["legal"])


def find_seat(client: Client, table: str) -> None:
    """Take the first empty seat of a table, unless this bot sits there already."""
    update = client.table(table)
    if update["your_seats"]:
        return
    for number, seat in enumerate(update["summary"]["seats"]):
        if seat["bot"] is None and seat["player"] is None:
            client.command(table, "sit", seat=number)
            return
    sys.exit("There is no empty seat at this table.")


def main() -> None:
    """Play one game and tell how it ended."""
    parser = argparse.ArgumentParser(description="A bot from outside at a Regnum table.")
    parser.add_argument("server")
    parser.add_argument("--game", default="kingdomino")
    parser.add_argument("--against", default="page", help="a bot of the house")
    parser.add_argument("--table", help="a table with an empty seat; a new one is opened otherwise")
    parser.add_argument("--token", help="who to be; a new identity otherwise")
    wanted = parser.parse_args()

    client = Client(wanted.server, wanted.token) if wanted.token else Client.new_bot(wanted.server, "Example bot")
    with client:
        if wanted.table:
            table = wanted.table
            find_seat(client, table)
        else:
            seats = [{"is_mine": True}, {"bot": wanted.against}]
            table = client.open_table(wanted.game, seats, starts_when_full=True)
        sys.stdout.write(f"Playing at {wanted.server}/table/{table}\n")
        last = client.play_table(table, choose)
        sys.stdout.write(f"Over ({last['summary']['ended']}). Ranks by seat: {last['summary']['ranks']}\n")


if __name__ == "__main__":
    main()
