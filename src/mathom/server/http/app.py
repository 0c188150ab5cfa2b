"""The application: the API, the live connections, the browser client, and the guard before them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import mathom
from mathom.core.faults import Fault
from mathom.core.text import Text
from mathom.server.http import advice, draws
from mathom.server.http.api import HANDLERS
from mathom.server.http.common import speaks
from mathom.server.http.guard import Guard
from mathom.server.http.keepers import healthz, metrics
from mathom.server.http.limits import Places
from mathom.server.http.live import live
from mathom.server.http.messages import Refusal
from mathom.server.http.schema import described
from mathom.server.http.static import Bundle
from mathom.server.http.voice import language_of, refusal
from mathom.server.reach import Reach
from mathom.server.refused import AGAINST_THE_RULES, BAD_REQUEST, NOT_NOW, Refused
from mathom.server.store.database import TROUBLE
from mathom.server.tables.house import House

LOG = logging.getLogger("mathom.server")

HERE = Reach()
"""Nobody but this machine can open it."""
TOO_SLOW = 408
NOT_JSON = 415
FAILED = 500
PLAIN = {404: "server-page", 405: "server-method", 413: "server-too-large"}
"""What needs no further words."""


class Described(JsonRenderPlugin):
    """The description of the API; its shapes are those from which the client's types are made."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is exactly what it should be: Litestar alone would take "1" for 1."""

    async def body(self) -> bytes:
        house: House = self.app.state.house
        try:
            async with asyncio.timeout(house.settings.limits.body_seconds):
                return await super().body()
        except TimeoutError as error:
            raise Refused(TOO_SLOW, "server-too-slow") from error

    async def json(self) -> Any:
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused(NOT_JSON, "server-not-json")
        body = await self.body()
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(body, type=field.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(BAD_REQUEST, "server-request", detail=str(error)[:200]) from error


def make_app(house: House, reach: Reach = HERE) -> ASGIApp:
    """The application of a house that is open."""
    # All boxes are taken down before the first guest comes: nobody waits for another's game.
    mathom.games()
    doors = _Doors(make_api(house, reach), Bundle(house.settings.bundle))
    return Guard(doors, house.settings, house.turns, house.figures)


def make_api(house: House, reach: Reach = HERE) -> Litestar:
    """The API alone."""
    limits = house.settings.limits
    places = Places(limits.connections, limits.all_connections)
    app = Litestar(
        [
            Router("/api", route_handlers=[*HANDLERS, *advice.HANDLERS, *draws.HANDLERS, live]),
            healthz,
            metrics,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "language": Provide(speaks, sync_to_thread=False),
            "places": Provide(lambda: places, sync_to_thread=False),
            "reach": Provide(lambda: reach, sync_to_thread=False),
        },
        exception_handlers={
            Fault: _refused,
            HTTPException: _not_understood,
            **dict.fromkeys(TROUBLE, _unreachable),
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Mathom",
            version=mathom.__version__,
            description="The table's API; docs/api.md explains it.",
            render_plugins=[Described()],
        ),
        request_class=StrictRequest,
        request_max_body_size=limits.body,
        logging_config=None,
        pdb_on_exception=False,
    )
    app.state.house = house
    return app


KEEPERS = ("/healthz", "/metrics")
"""Pages for whoever runs the server, and for their programs."""


class _Doors:
    """Two doors: the API, and for everything else the browser client."""

    def __init__(self, api: ASGIApp, client: ASGIApp) -> None:
        self._api = api
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        live = scope["type"] == ScopeType.WEBSOCKET
        api = live or scope["path"].startswith(("/api/", "/schema/")) or scope["path"] in KEEPERS
        await (self._api if api else self._client)(scope, receive, send)


def _refused(request: Request[Any, Any, Any], fault: Fault) -> Response[Refusal]:
    status = fault.status if isinstance(fault, Refused) else AGAINST_THE_RULES
    house: House = request.app.state.house
    house.figures.refused[status] += 1
    return _answer(request, status, fault.text)


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    if error.status_code in PLAIN:
        return _answer(request, error.status_code, Text(PLAIN[error.status_code]))
    extra = error.extra[0].get("message", "") if isinstance(error.extra, list) and error.extra else ""
    detail = f"{error.detail} {extra}".strip()
    return _answer(request, error.status_code, Text("server-request", detail=detail[:200]))


def _unreachable(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """The database does not answer: it is said once that it does not, and everybody is told to wait."""
    trouble = Text("server-no-database")
    return _answer(request, NOT_NOW, trouble)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    LOG.error("a request failed", exc_info=error)
    return _answer(request, FAILED, Text("server-failed"))


def _answer(request: Request[Any, Any, Any], status: int, text: Text) -> Response[Refusal]:
    language = language_of(request.query_params.get("lang"), request.headers)
    return Response(refusal(text, language), status_code=status)
