"""What is served as it lies on the disk: the page, words, rules. Read once, packed once, kept at hand."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType

from vatra.core.errors import BadInput
from vatra.core.examples import shown_by
from vatra.core.game import find_game
from vatra.core.rulebook import leaf, rulebook
from vatra.core.words import LANGUAGES, SHARED_TEXT, source, text_folder
from vatra.server.faults import TEXT, Denied
from vatra.server.web.messages import Chapter, Line, Rule, Rulebook, Section
from vatra.server.web.shown import shown

AnyRequest = Request[Any, Any, Any]
HERE: Final = Path(__file__).parent
PLAIN: Final = HERE / "plain"
CORE: Final = "core"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 1000  # bytes
PACKABLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class Served:
    def __init__(self, body: bytes, kind: str) -> None:
        self.body: Final = body
        self.kind: Final = kind
        self.tag: Final = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    @functools.cached_property
    def packed(self) -> bytes | None:
        packable = self.kind.startswith(PACKABLE) and len(self.body) > WORTH_PACKING
        return gzip.compress(self.body, 9, mtime=0) if packable else None

    def answer(self, request: AnyRequest, keep: str, status: int = 200) -> Response[bytes]:
        headers = {"ETag": self.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.body
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed is not None:
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


class Pages:
    def __init__(self, folder: str) -> None:
        self._folder: Final = folder
        self._files: dict[str, Served] = {}
        self._of = 0  # when the page at hand was built
        self._words: Final[dict[tuple[str, str], Served]] = {}
        self._rules: Final[dict[tuple[str, str], Served]] = {}
        self._plain: Final = {file.name: _read(file) for file in PLAIN.iterdir() if file.suffix in KINDS}

    # -- the page ------------------------------------------------------------------------------------------------------

    def page(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The one page there is; it finds its own way from the address."""
        index = self._built().get("index.html") or self._plain["not-built.html"]
        return index.answer(request, ASK_AGAIN, status)

    def file(self, request: AnyRequest, path: str) -> Response[bytes]:
        """A file of the page. Only names that were there when it was read can be asked for."""
        found = self._built().get(path) or self._plain.get(path)
        if found is not None:
            return found.answer(request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
            return self.page(request, 404)
        raise Denied(404, "no-such-page")

    def _built(self) -> dict[str, Served]:
        """The files of the page, read again when it was built anew."""
        folder = self._where()
        if folder is None:
            return {}
        built = (folder / "index.html").stat().st_mtime_ns
        if built != self._of:
            files = [file for file in folder.rglob("*") if file.is_file()]
            names = {file.relative_to(folder).as_posix(): file for file in files}
            self._files = {name: _read(file) for name, file in names.items() if not _hidden(name)}
            self._of = built
        return self._files

    def _where(self) -> Path | None:
        """In an installed package, or built in the checkout."""
        places = [Path(self._folder)] if self._folder else []
        places += [HERE / "static", HERE.parents[3] / "web" / "dist"]
        return next((place for place in places if (place / "index.html").is_file()), None)

    # -- words and rules -----------------------------------------------------------------------------------------------

    def words(self, request: AnyRequest, language: str, subject: str) -> Response[bytes]:
        """The Fluent messages of the house (`core`) or of a game."""
        key = (checked(language), subject)
        if key not in self._words:
            folders = [SHARED_TEXT[0], TEXT] if subject == CORE else [game_text(subject)]
            texts = "\n".join(source(folder, language) for folder in folders)
            self._words[key] = Served(texts.encode(), "text/plain")
        return self._words[key].answer(request, keep(request))

    async def rules(self, request: AnyRequest, subject: str, language: str) -> Response[bytes]:
        key = (subject, checked(language))
        if key not in self._rules:
            if subject != CORE:
                game_text(subject)
            self._rules[key] = await asyncio.to_thread(_rulebook, subject, language)
        return self._rules[key].answer(request, keep(request))

    async def example(self, request: AnyRequest, game: str, name: str, language: str) -> Response[bytes]:
        game_text(game)
        served = await asyncio.to_thread(_example, game, name, checked(language))
        return served.answer(request, ASK_AGAIN)


def _rulebook(subject: str, language: str) -> Served:
    book = rulebook(subject, language)
    examples = shown_by(subject) if subject != CORE else {}
    sections = [
        Section(
            section.title, [Rule(rule.id, rule.text, examples.get(rule.id, [])) for rule in section.rules]
        )
        for section in book.sections
    ]
    chapters = leaf(subject, language) if subject != CORE else ()
    told = [Chapter(one.title, [Line(line.text, list(line.rules)) for line in one.lines]) for one in chapters]
    return Served(msgspec.json.encode(Rulebook(book.title, book.intro, sections, told)), MediaType.JSON)


@functools.lru_cache(maxsize=64)  # whoever leafs through them all does not fill the memory
def _example(game: str, name: str, language: str) -> Served:
    return Served(msgspec.json.encode(shown(game, name, language)), MediaType.JSON)


def checked(language: str) -> str:
    if language not in LANGUAGES:
        raise Denied(404, "no-such-language", {"allowed": ", ".join(LANGUAGES)})
    return language


def game_text(subject: str) -> Path:
    try:
        return text_folder(find_game(subject))
    except BadInput:
        raise Denied(404, "no-such-page") from None


def keep(request: AnyRequest) -> str:
    """With a version in its address a text never changes."""
    return FOR_EVER if request.query_params.get("v") else ASK_AGAIN


def _hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))


def _read(file: Path) -> Served:
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Served(file.read_bytes(), kind)
