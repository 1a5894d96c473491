"""Addresses as limits count them: one for all that a subscriber can choose freely."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

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
