"""Sheets: what is the same for everybody who asks in one language, packed once for all of them.

Putting one together may take a second (a language is read, the texts of all cards are made), so that is
done in a thread, one sheet at a time; the tables go on meanwhile.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response


@dataclass(frozen=True)
class Sheet:
    """Something as it is sent."""

    content: bytes
    packed: bytes
    """The same for whoever takes gzip: an eighth of it."""
    tag: str


class Sheets:
    """All that were asked for so far."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], Sheet] = {}
        self._one_at_a_time = threading.Lock()

    async def answer(
        self, request: Request[Any, Any, Any], key: tuple[str, ...], make: Callable[[], Any]
    ) -> Response[Any]:
        """A sheet for whoever asks; one that they have already is not sent again."""
        sheet = self._made.get(key)
        if sheet is None:
            sheet = await asyncio.to_thread(self._make, key, make)
        headers = {
            "etag": sheet.tag,
            "cache-control": "no-cache",
            "vary": "accept-language, accept-encoding",
        }
        if request.headers.get("if-none-match") == sheet.tag:
            return Response(None, status_code=304, headers=headers)
        content = sheet.content
        if "gzip" in request.headers.get("accept-encoding", ""):
            content = sheet.packed
            headers["content-encoding"] = "gzip"
        return Response(content, media_type=MediaType.JSON, headers=headers)

    def _make(self, key: tuple[str, ...], make: Callable[[], Any]) -> Sheet:
        with self._one_at_a_time:
            sheet = self._made.get(key)
            if sheet is None:
                content = msgspec.json.encode(make())
                tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
                sheet = self._made[key] = Sheet(content, gzip.compress(content, mtime=0), tag)
        return sheet
