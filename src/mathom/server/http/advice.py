"""The calls of the API in which a bot is asked for its opinion: hints and reviews."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from mathom.bots.asker import BotFault
from mathom.bots.hints import Hint, able
from mathom.bots.naming import called
from mathom.bots.opinion import written
from mathom.bots.reasons import Reason, in_words
from mathom.core.lang import say
from mathom.core.record import write
from mathom.core.state import State
from mathom.server.http.common import RESPONSES, InHouse, Language, Tokens
from mathom.server.http.messages import (
    Accepted,
    HintAnswer,
    HintMessage,
    MistakeMessage,
    PointMessage,
    ReviewAnswer,
    ReviewMessage,
    SuggestionMessage,
    TurnMessage,
)
from mathom.server.http.requests import AllowingHint, WantingHint
from mathom.server.refused import NOT_FOUND, NOT_NOW, TOO_LATE, Refused
from mathom.server.reviews import Job, ReviewData
from mathom.server.tables.hints import answer_hint, may_have, want_hint
from mathom.server.tables.house import House
from mathom.server.tables.record import record_of
from mathom.server.tables.seats import held
from mathom.server.tables.table import Table

LOG = logging.getLogger("mathom.server")

A_MOMENT = 0.5
"""Seconds that a call for a review waits for it, before it says how far it is."""


@post("/tables/{table:str}/hint", status_code=200, responses=RESPONSES)
async def hint(
    table: FromPath[str], data: JSONBody[WantingHint], house: InHouse, language: Language
) -> HintAnswer:
    """What would you do? A bot thinks about it; or the others are asked whether it may."""
    _must_be_able(await house.get(table))

    def wanted(it: Table) -> Any:
        return want_hint(it, held(it.chairs, [data.token]), data.n, data.version)

    it = await house.act(table, wanted)
    if it.n != data.n or not it.decider or not may_have(it, it.decider):
        return HintAnswer(asked=it.n == data.n, hint=None)
    state = it.play.state
    found = await _hint(house, it)
    told = await house.turns.aside(lambda: _told(it, state, found, language))
    return HintAnswer(asked=False, hint=HintMessage(data.n, it.version, told))


async def _hint(house: House, it: Table) -> Hint:
    try:
        return await house.bots.hint(it)
    except BotFault as fault:
        LOG.warning("table %s: no hint: %s", it.id, say(fault.why, "en"))
        raise Refused(NOT_NOW, "table-hint-failed") from fault


def _told(it: Table, state: State, found: Hint, language: str) -> list[SuggestionMessage]:
    plans = [(one.option, *one.then) for one in found.suggestions]
    return [
        SuggestionMessage(
            str(one.option),
            called(it.game, state, (one.option, *one.then), language, beside=plans),
            one.option.things,
            round(one.chance, 3),
            in_words(it.game, one.reasons, language),
        )
        for one in found.suggestions
    ]


@post("/tables/{table:str}/hint/answer", status_code=200, responses=RESPONSES)
async def allow_hint(table: FromPath[str], data: JSONBody[AllowingHint], house: InHouse) -> Accepted:
    """Say whether somebody may have a hint."""

    def answered(it: Table) -> Any:
        return answer_hint(it, held(it.chairs, [data.token]), data.agree, data.always)

    it = await house.act(table, answered)
    return Accepted(it.n, it.version)


@get("/tables/{table:str}/review", responses=RESPONSES)
async def review(
    table: FromPath[str], house: InHouse, language: Language, tokens: Tokens = None
) -> ReviewAnswer:
    """How a finished game went, or how much of that is known yet."""
    it = await house.get(table)
    held(it.chairs, tokens or ())
    _must_be_able(it)
    if not it.closed:
        raise Refused(TOO_LATE, "table-not-over")
    job = await house.reviews.known(table)
    if job is None:
        text = it.header.record
        if not it.header.archive:
            text = await house.turns.aside(lambda: write(record_of(it, None)))
        # While it was written, somebody else may have asked too.
        job = house.reviews.at_hand(table)
        if job is None:
            job = house.reviews.begin(table, text)
            house.tasks.add(house.reviews.work(table, job))
    return await _review(house, it, job, language)


async def _review(house: House, it: Table, job: Job, language: str) -> ReviewAnswer:
    try:
        await asyncio.wait_for(job.over.wait(), A_MOMENT)
    except TimeoutError:
        return ReviewAnswer(job.done, job.total, None)
    data = job.review
    if data is None:
        raise Refused(NOT_NOW, "table-review-failed")
    told = await house.turns.aside(lambda: _reviewed(it, data, language))
    return ReviewAnswer(1, 1, told)


def _reviewed(it: Table, data: ReviewData, language: str) -> ReviewMessage:
    """A review in words."""
    seats = it.seats

    def label(n: int, option: str, then: list[str], beside: list[list[str]] | None = None) -> str:
        state = it.play.at(n - 1)
        found = None if state.decision is None else state.decision.find(option)
        if found is None:
            return option
        plans = [[written(one) for one in plan] for plan in beside or []]
        return called(it.game, state, [found, *map(written, then)], language, plans)

    return ReviewMessage(
        list(seats),
        [PointMessage(n, [round(one, 3) for one in chances]) for n, chances in data.points],
        [
            TurnMessage(
                one.n, seats[one.seat], label(one.n, one.option, one.then),
                round(one.before, 3), round(one.after, 3), one.by_chance,
            )
            for one in data.turns
        ],
        [
            MistakeMessage(
                one.n, seats[one.seat],
                label(one.n, one.option, one.then, [[one.better, *one.better_then]]),
                label(one.n, one.better, one.better_then, [[one.option, *one.then]]),
                one.option, one.better, round(one.chance, 3), round(one.best, 3), one.blunder,
                in_words(it.game, _reasons(one.reasons), language),
            )
            for one in data.mistakes
        ],
        data.thought_over,
    )  # fmt: skip


def _reasons(told: Sequence[tuple[str, str, float]]) -> list[Reason]:
    return [Reason(kind, theme, weight) for kind, theme, weight in told]


def _must_be_able(it: Table) -> None:
    if not able(it.game):
        raise Refused(NOT_FOUND, "review-no-mind", game=it.game.title)


HANDLERS: list[Any] = [hint, allow_hint, review]
