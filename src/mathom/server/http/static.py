"""The browser client's files. Only what was found when the server started is ever served."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass, field
from html import escape
from pathlib import Path, PurePosixPath

import msgspec
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send

from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.server.http.voice import language_of, refusal

PAGE = "index.html"
ASSETS = "assets/"
"""Vite puts here what has its own content's hash in its name: such a file never changes."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".br": "br", ".gz": "gzip"}
"""The endings of files that lie ready packed beside others, the best first."""

ALSO_CALLED = {"favicon.ico": "favicon.svg"}
"""Browsers ask for this by themselves where a page cannot name its icon: a record, a picture."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass
class _File:
    content: bytes
    type: str
    cache: str
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)


class Bundle:
    """The built client, held in memory; without one, a page that says how to build it."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, _File] = {}
        paths = sorted(folder.rglob("*")) if folder.is_dir() else []
        for path in paths:
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not name.startswith(".") and path.suffix not in PACKED:
                self._files[name] = _read(path, name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file, the page, or a refusal."""
        assert scope["type"] == ScopeType.HTTP
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, _said("server-method", headers), "application/json")
            return
        name = scope["path"].strip("/")
        name = ALSO_CALLED.get(name, name)
        file = self._files.get(name) or self._page(name)
        if file is not None:
            await _serve(scope, headers, file, send)
        elif PAGE in self._files and "text/html" in headers.get("accept", ""):
            # A person has followed a wrong link: the client has a page for that.
            await _serve(scope, headers, self._files[PAGE], send, status=404)
        elif PAGE in self._files or PurePosixPath(name).suffix:
            await _answer(send, 404, _said("server-page", headers), "application/json")
        else:
            await _answer(send, 503, _how_to_build(headers), "text/html; charset=utf-8")

    def _page(self, name: str) -> _File | None:
        """Every path without an ending is a place in the client, which knows what to show there."""
        return None if PurePosixPath(name).suffix else self._files.get(PAGE)


def _read(path: Path, name: str) -> _File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "javascript", "svg+xml")):
        kind += "; charset=utf-8"
    packed = {}
    for ending, encoding in PACKED.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    return _File(
        content,
        kind,
        FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        packed,
    )


async def _serve(
    scope: HTTPScope, headers: dict[str, str], file: _File, send: Send, status: int = 200
) -> None:
    more = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and headers.get("if-none-match") == file.tag:
        await _answer(send, 304, b"", file.type, more)
        return
    content = file.content
    taken = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    for encoding, packed in file.packed.items():
        if encoding in taken:
            content = packed
            more["content-encoding"] = encoding
            break
    await _answer(send, status, content, file.type, more, empty=scope["method"] == "HEAD")


def _said(id: str, headers: dict[str, str]) -> bytes:
    return msgspec.json.encode(refusal(Text(id), language_of(None, headers)))


def _how_to_build(headers: dict[str, str]) -> bytes:
    first = language_of(None, headers)
    lines = [
        f'<p lang="{language}">{escape(say(Text("server-no-client"), language))}</p>'
        for language in sorted(LANGUAGES, key=lambda language: language != first)
    ]
    return f"<!doctype html><meta charset=utf-8><title>Mathom</title>{''.join(lines)}".encode()


async def _answer(
    send: Send,
    status: int,
    content: bytes,
    kind: str,
    more: dict[str, str] | None = None,
    empty: bool = False,
) -> None:
    headers = {"content-type": kind, "content-length": str(len(content)), **(more or {})}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": b"" if empty else content, "more_body": False})
