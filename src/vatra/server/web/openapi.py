"""A page that lists what the server can be asked, made here: no other host is needed to read it."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

import vatra


class Listing(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        entries: list[str] = []
        for path, item in sorted(openapi_schema.get("paths", {}).items()):
            for method in ("get", "post", "patch"):
                if method in item:
                    entries.append(entry(method, path, item[method]))
        info = openapi_schema["info"]
        return PAGE.format(
            title=escape(info["title"]), version=escape(info["version"]), entries="".join(entries)
        ).encode()


def entry(method: str, path: str, operation: dict[str, Any]) -> str:
    words = escape(operation.get("description") or operation.get("summary") or "")
    parts = [reference(operation.get("requestBody", {}), "takes"), *answers(operation)]
    return (
        f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
        f"<dd>{words} {' '.join(p for p in parts if p)}</dd>\n"
    )


def answers(operation: dict[str, Any]) -> list[str]:
    good = [answer for status, answer in operation.get("responses", {}).items() if status.startswith("2")]
    return [reference(answer, "answers") for answer in good]


def reference(part: dict[str, Any], verb: str) -> str:
    """The name of the message that is sent or answered."""
    for content in part.get("content", {}).values():
        schema = content.get("schema", {})
        found = schema.get("$ref") or schema.get("items", {}).get("$ref") or ""
        if found:
            return f"<span>{verb} <code>{escape(found.rsplit('/', 1)[1])}</code>.</span>"
    return ""


PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <link rel="stylesheet" href="/plain.css">
  </head>
  <body>
    <h1>{title} {version}</h1>
    <p>Every address with its messages: <a href="/schema/openapi.json">openapi.json</a>. The live conversation at a
      table is <code>WS /api/tables/{{table}}/ws</code>; <code>vatra schema</code> prints all of its messages as JSON
      Schema.</p>
    <dl>
{entries}    </dl>
  </body>
</html>
"""


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Vatra",
        version=vatra.__version__,
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[Listing(), JsonRenderPlugin()],
    )
