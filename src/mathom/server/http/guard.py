"""The guard at the door: foreign pages, wrong names and too many requests do not get in.

Nobody is recognised by a cookie, so a foreign page could do nothing in a player's name anyway; that it
is not let in at all is the second lock on that door.
"""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from mathom.core.text import Text
from mathom.server.figures import Figures
from mathom.server.http.limits import Meter, address_of
from mathom.server.http.voice import language_of, refusal, wished
from mathom.server.refused import BAD_REQUEST, NOT_YOURS, TOO_OFTEN
from mathom.server.settings import Settings
from mathom.server.turns import WHO, Turns

SAFE = ("GET", "HEAD", "OPTIONS")
FOUNDING = ("/api/tables", "/api/records", "/fork", "/rematch")
"""How the paths end whose POST sets a new table."""
PLAYING = ("/choices", "/takeback", "/answer", "/resign", "/claim", "/draw", "/say", "/pace", "/join")
"""How the paths end that belong to a game that is being played."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        # Svelte writes style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, turns: Turns, figures: Figures) -> None:
        self._app = app
        self._turns = turns
        self._figures = figures
        self._patience = settings.limits.patience
        self._origins = settings.origins
        self._hosts = settings.hosts
        self._requests = Meter(settings.limits.requests)
        self._tables = Meter(settings.limits.tables)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        live = scope["type"] == ScopeType.WEBSOCKET
        status, text, wait = self._objection(scope, headers)
        if text is None:
            WHO.set(address_of(scope["client"]))
            if live:
                await self._app(scope, receive, send)
            elif scope["path"].endswith(PLAYING):
                await self._app(scope, receive, _with_headers(send))
            else:
                await self._turns.metered(self._app(scope, receive, _with_headers(send)))  # type: ignore[arg-type]
            return
        self._figures.refused[status] += 1
        if wait:
            # It is held by the sleeve for a moment: whoever asks again at once asks less often.
            await asyncio.sleep(min(wait, self._patience))
        if live:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status, "reason": text.id})
        else:
            language = language_of(wished(scope["query_string"]), headers)
            await _refuse(_with_headers(send), status, text, language, wait)

    def _objection(
        self, scope: HTTPScope | WebSocketScope, headers: dict[str, str]
    ) -> tuple[int, Text | None, int]:
        host = headers.get("host", "")
        if self._hosts and not self._is_called(_name(host), scope):
            return BAD_REQUEST, Text("server-host", host=host[:100]), 0
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        origin = headers.get("origin")
        if unsafe and origin is not None and not self._is_ours(origin, host):
            return NOT_YOURS, Text("server-origin", origin=origin[:100]), 0
        address = address_of(scope["client"])
        wait = self._requests.wait(address) or self._turns.wait(address)
        if not wait and unsafe and scope["path"].rstrip("/").endswith(FOUNDING):
            wait = self._tables.wait(address)
        if wait:
            return TOO_OFTEN, Text("server-too-often", seconds=wait), wait
        return 0, None, 0

    def _is_called(self, name: str, scope: HTTPScope | WebSocketScope) -> bool:
        """By a name that the owner knows, or by the very address at which the request has arrived: a
        page that makes a name of its own lead here comes with that name."""
        own = scope["server"]
        return name in self._hosts or (own is not None and name == _unmapped(own[0]))

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in self._origins or origin.lower().partition("://")[2] == host.lower()


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _unmapped(address: str) -> str:
    """An address as somebody would type it: one of IPv4 may come in the clothes of IPv6."""
    return address.removeprefix("::ffff:")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name for name, _ in message["headers"]}
            more = [header for header in HEADERS if header[0] not in there]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, text: Text, language: str, wait: int) -> None:
    headers = [(b"content-type", b"application/json")]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    body = msgspec.json.encode(refusal(text, language))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
