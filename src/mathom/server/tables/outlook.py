"""Looking ahead: what a plan would lead to, and why something is not offered. Nothing is made."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.faults import IllegalMove
from mathom.core.outlook import Ahead, foresee, outlook, refused
from mathom.server.http.messages import (
    AheadDecision,
    AheadMessage,
    AheadOption,
    OutlookMessage,
    WhyMessage,
)
from mathom.server.http.voice import said
from mathom.server.tables.choose import must_decide
from mathom.server.tables.look import rule_message
from mathom.server.tables.table import Table


def look_ahead(
    table: Table,
    seats: Sequence[str],
    n: int,
    plan: Sequence[str],
    depth: int,
    language: str,
    version: int | None = None,
    parts: Sequence[str] = (),
) -> OutlookMessage:
    """What a plan of whoever decides now would lead to. Raises Refused, IllegalMove."""
    must_decide(table, seats, n, version)
    found = outlook(table.play.match, plan, depth, parts)
    ahead = _ahead(table, found.ahead, language)
    return OutlookMessage(table.n, table.version, list(plan), ahead, found.view, found.parts)


def _ahead(table: Table, ahead: Ahead, language: str) -> AheadMessage:
    decision, state, game = ahead.decision, ahead.state, table.game
    if decision is None:
        return AheadMessage(ahead.stops, None)
    options = [
        AheadOption(
            str(option),
            said(game.label(state, option), language),
            option.things,
            None if then is None else _ahead(table, then, language),
        )
        for option, then in zip(decision.options, ahead.then, strict=True)
    ]
    asked = AheadDecision(
        table.seats[decision.seat],
        decision.kind,
        said(game.prompt(state, decision), language),
        rule_message(game, decision.rule, language),
        decision.step.about(state, decision.seat),
        options,
    )
    return AheadMessage(ahead.stops, asked)


def why(
    table: Table,
    seats: Sequence[str],
    n: int,
    plan: Sequence[str],
    option: str,
    language: str,
    version: int | None = None,
) -> WhyMessage:
    """Why an option is not offered after a plan, or now. Raises Refused, IllegalMove."""
    must_decide(table, seats, n, version)
    worlds = foresee(table.play.match, plan)
    if plan and worlds.stops is not None:
        raise refused(len(plan) + 1, option, IllegalMove(f"plan-{worlds.stops}"))
    state, game = worlds.states[0], table.game
    if state.decision.find(option) is not None:
        return WhyMessage(None, rule_message(game, state.decision.rule, language))
    reason = game.refusal(state, option)
    return WhyMessage(said(reason.text, language), rule_message(game, reason.rule, language))
