"""For whoever runs the server: whether it is well, and what it has done."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

import mathom
from mathom.server.figures import memory
from mathom.server.http.limits import address_of
from mathom.server.refused import NOT_FOUND, NOT_NOW, Refused
from mathom.server.store.database import TROUBLE
from mathom.server.tables.house import House

PATIENCE = 3.0
"""Seconds in which a database that is well answers."""


@get("/healthz", include_in_schema=False)
async def healthz(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Whether games can be played here: the server answers, and so does its database."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.journal.answers()
    except TROUBLE:
        return Response({"status": "no database", "version": mathom.__version__}, status_code=NOT_NOW)
    return Response({"status": "ok", "version": mathom.__version__})


@get("/metrics", include_in_schema=False)
async def metrics(house: NamedDependency[House], request: Request[Any, Any, Any]) -> Response[str]:
    """The figures, for this machine and for whom the keeper has named."""
    if not _may_know(address_of(request.scope["client"]), house.settings.inspectors):
        raise Refused(NOT_FOUND, "server-page")
    text = house.figures.text(
        tables_live=house.live_tables,
        tables_bytes=house.live_bytes,
        websockets=len(house.hub),
        bots=house.bots.processes,
        memory_bytes=memory(),
        work_seconds=house.turns.busy,
    )
    return Response(text, media_type=MediaType.TEXT)


def _may_know(address: str, inspectors: tuple[str, ...]) -> bool:
    try:
        who = ipaddress.ip_address(address)
    except ValueError:
        return False
    return who.is_loopback or any(who in ipaddress.ip_network(one, strict=False) for one in inspectors)
