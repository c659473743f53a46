"""`vatra verify`: was the game dealt fairly?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from vatra.cli.given import Lang, log_given
from vatra.cli.terminal import QUIET, terminal
from vatra.core import log as logs
from vatra.core.errors import BadInput

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]

# A log that can be read and does not hold, as opposed to a file that is no log.
NOT_VERIFIED: Final = {
    "log-no-seed",
    "log-bad-seed",
    "log-broken-promise",
    "log-other-chance",
    "log-other-end",
    "log-other-promise",
    "log-other-receipt",
    "log-bad-part",
    "log-bad-signature",
    "log-not-signed",
    "log-refused",
}


Promise = Annotated[str, typer.Option(metavar="HEX", help="The promise you noted when you sat down.")]
Receipt = Annotated[str, typer.Option(metavar="HEX", help="The receipt you noted when the game was over.")]
Key = Annotated[str, typer.Option(metavar="HEX", help="The key of the server that must have signed the log.")]


def verify(
    file: File, promise: Promise = "", receipt: Receipt = "", key: Key = "", lang: Lang = None
) -> None:
    """Replay a log from its published seed: was it the one promised, and does every draw follow from it?"""
    log = log_given(file)
    try:
        live = logs.verify(log, str(file), promise, receipt)
        check_signature(log, str(file), key)
    except BadInput as fault:
        if fault.name not in NOT_VERIFIED:
            raise
        terminal.bad(fault)
        raise typer.Exit(1) from None
    name = "verify-finished" if live.table.over else "verify-unfinished"
    said = terminal.say(name, file=str(file), moves=len(log.moves))
    terminal.print(Text.assemble(("✓ ", "bold green"), said))
    if not log.commitment:
        terminal.print(terminal.say("verify-simulated", seed=log.seed), style=QUIET)
        return
    terminal.print(terminal.say("verify-promise", promise=log.commitment), style=QUIET)
    terminal.print(terminal.say("verify-seed", seed=log.seed), style=QUIET)
    parts = log.account.parts if log.account is not None else []
    for part in parts:
        name = "verify-part" if part.value else "verify-part-missing"
        terminal.print(terminal.say(name, name=log.seats[part.seat]), style=QUIET)
    if not any(part.value for part in parts):
        terminal.print(terminal.say("verify-alone"), style=QUIET)
    if log.account is not None:
        terminal.print(terminal.say("verify-receipt", receipt=log.receipt), style=QUIET)
    if log.signature is not None:
        terminal.print(terminal.say("verify-signed", key=log.signature.key), style=QUIET)


def check_signature(log: logs.Log, source: str, key: str) -> None:
    """A signature that is there must fit; with `key`, it must be there and be of that server."""
    signed = log.signature
    if signed is None:
        if key:
            raise BadInput("log-not-signed", {"file": source})
        return
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        public.verify(bytes.fromhex(signed.signature), signed.words.encode())
    except (InvalidSignature, ValueError):
        raise BadInput("log-bad-signature", {"file": source}) from None
    if key and key.lower() != signed.key:
        raise BadInput("log-bad-signature", {"file": source})
