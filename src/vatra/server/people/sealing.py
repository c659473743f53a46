"""What the database keeps sealed: read without the server's secret, it tells nothing."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class Seal:
    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret
        self._fernet: Final = Fernet(base64.urlsafe_b64encode(self.key("sealed")))

    def key(self, purpose: str) -> bytes:
        """A key of its own for each purpose, all from the one secret."""
        return hmac.new(self._secret, f"vatra {purpose}".encode(), hashlib.sha256).digest()

    def mark(self, text: str) -> str:
        """The same for the same text, and nobody can tell which: an address is counted, not kept."""
        return hmac.new(self.key("mark"), text.encode(), hashlib.sha256).hexdigest()[:24]

    def signature(self, words: str) -> str:
        """The last line of a log: that it is of this server, as it stands before this line."""
        key = Ed25519PrivateKey.from_private_bytes(self.key("log"))
        public = key.public_key().public_bytes_raw().hex()
        return f'{{"key": "{public}", "signature": "{key.sign(words.encode()).hex()}"}}\n'

    def close(self, plain: bytes) -> bytes:
        return self._fernet.encrypt(plain)

    def open(self, sealed: bytes) -> bytes:
        """`ValueError` if it was sealed with another secret."""
        try:
            return self._fernet.decrypt(sealed)
        except InvalidToken:
            raise ValueError("sealed with another secret") from None
