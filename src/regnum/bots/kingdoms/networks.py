"""The networks that come with the package, one for each number of players, as `training/kingdoms` learned them."""

from __future__ import annotations

from regnum.bots.kingdoms.network import Network
from regnum.bots.shipped import shipped
from regnum.games.kingdoms.options import Options


def is_known(options: Options) -> bool:
    """Whether a network has learned games with these options: not with Last castle, and not with No luck."""
    return not options.last_castle and not options.no_luck


def network_for(options: Options) -> Network:
    """The network for games with these options."""
    return Network(*shipped(__package__, f"{options.players}-players", Network._fields))
