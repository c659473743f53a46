"""The cookie by which a device is known, and the server's secret."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from vatra.server.faults import Problem

NAME: Final = "vatra"
SAFE_NAME: Final = "__Host-vatra"  # over HTTPS: browsers keep it to this very server
LASTS: Final = 400 * 86400  # seconds; browsers allow no more
SECRET_BYTES: Final = 32


def read_secret(file: Path) -> bytes:
    """The server's secret, made on the first start. Only its owner may read the file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _make_secret(file)
        if os.name == "posix" and file.stat().st_mode & 0o077:
            file.chmod(0o600)
        secret = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except (OSError, ValueError) as error:
        raise Problem("server-secret", {"file": str(file), "why": type(error).__name__}) from None
    if len(secret) < SECRET_BYTES:
        raise Problem("server-secret", {"file": str(file), "why": "too short"})
    return secret


def _make_secret(file: Path) -> None:
    """Whole or not at all, also when two servers start at once: the first to link its file wins."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(secrets.token_hex(SECRET_BYTES) + "\n")
    with contextlib.suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


class Signer:
    """Cookies from before there were sessions: signed, and the same on every device."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def read(self, cookie: str) -> tuple[str, int] | None:
        """Whose cookie this is and of which era; None if we did not sign it."""
        said, _, signature = cookie.rpartition(".")
        person, _, era = said.rpartition(".")
        expected = self._signature(said)
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        if not person or not era.isascii() or not era.isdigit():
            return None
        return person, int(era)

    def _signature(self, said: str) -> str:
        raw = hmac.new(self._secret, b"vatra cookie " + said.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(cookies: Mapping[str, str], secure: bool) -> str:
    """The token a browser brings. One from before the page came by HTTPS still counts, and is exchanged."""
    found = cookies.get(SAFE_NAME, "") if secure else ""
    return found or cookies.get(NAME, "")


def header(value: str, secure: bool) -> str:
    """The Set-Cookie header."""
    name, flags = (SAFE_NAME, "; Secure") if secure else (NAME, "")
    return f"{name}={value}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{flags}"
