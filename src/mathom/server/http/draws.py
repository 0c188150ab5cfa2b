"""The calls of the API with which people end a game by agreement."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from mathom.server.http.common import RESPONSES, InHouse
from mathom.server.http.messages import Accepted
from mathom.server.http.requests import Acting, Answering
from mathom.server.tables.draw import answer_draw, offer_draw
from mathom.server.tables.seats import held


@post("/tables/{table:str}/draw", status_code=200, responses=RESPONSES)
async def propose(table: FromPath[str], data: JSONBody[Acting], house: InHouse) -> Accepted:
    """Propose that nobody has won."""
    it = await house.act(table, lambda it: offer_draw(it, held(it.chairs, [data.token])))
    return Accepted(it.n, it.version)


@post("/tables/{table:str}/draw/answer", status_code=200, responses=RESPONSES)
async def answer(table: FromPath[str], data: JSONBody[Answering], house: InHouse) -> Accepted:
    """Agree that nobody has won, or play on."""
    it = await house.act(table, lambda it: answer_draw(it, held(it.chairs, [data.token]), data.agree))
    return Accepted(it.n, it.version)


HANDLERS: list[Any] = [propose, answer]
