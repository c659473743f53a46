"""How much one address, person or connection may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final

from vatra.server.run.settings import Rate


def network(address: str) -> str:
    """Whom to count against: an address, or the network of a home where addresses are long."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


REMEMBERED: Final = 50_000  # keys of one limit; whoever was idle longest is forgotten first


class Bucket:
    """So many at once, refilled by so many a second."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one up; False: none is left."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._by_key: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._by_key.pop(key, None) or Bucket(self._rate)
        self._by_key[key] = bucket
        if len(self._by_key) > REMEMBERED:
            self._by_key.popitem(last=False)
        return bucket.take()


class Counted:
    """How many of something each key has open."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._open: Final[dict[str, int]] = {}

    def enter(self, key: str) -> bool:
        if self._open.get(key, 0) >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        left = self._open.get(key, 0) - 1
        if left > 0:
            self._open[key] = left
        else:
            self._open.pop(key, None)
