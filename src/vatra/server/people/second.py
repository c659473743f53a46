"""The second factor of an account: codes of an authenticator app (TOTP), and a few codes for the day it is lost."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

import msgspec
import segno
from pyotp import random_base32
from pyotp.totp import TOTP

RESCUE_CODES: Final = 8
STEP: Final = 30  # seconds for which a code holds


class Second(msgspec.Struct, frozen=True):
    """As it is kept, sealed. `used`: the moment of the last code, so that no code counts twice."""

    secret: str
    rescue: list[str]  # hashes
    used: int = 0


def new_secret() -> str:
    return random_base32()


def address_of(secret: str, login: str) -> str:
    """What an authenticator app reads."""
    return str(TOTP(secret).provisioning_uri(name=login, issuer_name="Vatra"))


def picture_of(address: str) -> str:
    """The same as a picture that a phone can look at."""
    return str(segno.make(address).svg_data_uri(scale=4, light="white"))


def new_rescue() -> list[str]:
    return [secrets.token_hex(5) for _ in range(RESCUE_CODES)]


def hashed(code: str) -> str:
    return hashlib.sha256(f"vatra rescue {code}".encode()).hexdigest()


def after(second: Second, code: str) -> Second | None:
    """What is kept once this code was used; None if it is not right."""
    plain = "".join(code.split()).lower()
    if hashed(plain) in second.rescue:
        return msgspec.structs.replace(second, rescue=[one for one in second.rescue if one != hashed(plain)])
    now = int(time.time()) // STEP
    for step in (now - 1, now, now + 1):  # clocks differ
        if step > second.used and secrets.compare_digest(TOTP(second.secret).at(step * STEP), plain):
            return msgspec.structs.replace(second, used=step)
    return None
