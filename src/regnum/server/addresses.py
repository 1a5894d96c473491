"""Addresses as limits count them: one for all that a subscriber can choose freely."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

_SUBSCRIBER = 64
"""How many bits of an IPv6 address a subscriber cannot choose."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """An IPv4 address as it is, and the network of an IPv6 address; anything else stays what it is.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:  # no address: a socket in the file system
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), _SUBSCRIBER), strict=False))


class Addresses:
    """A list of addresses and networks, as people write it: `127.0.0.1, 10.0.0.0/8`; `*` for all."""

    def __init__(self, text: str) -> None:
        names = {name.strip() for name in text.split(",")} - {""}
        self._is_everyone = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]
        self._others = {name for name in names if _network(name) is None}
        """Not addresses: names of sockets."""

    def __contains__(self, address: str) -> bool:
        if self._is_everyone or address in self._others:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
