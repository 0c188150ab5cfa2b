"""My games: short summaries, read from the journal's ends without playing any game again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import mathom
from mathom.core.game import Setup
from mathom.core.text import Text
from mathom.server.http.messages import Summary
from mathom.server.http.voice import said
from mathom.server.tables.entries import (
    Begin,
    Chair,
    Choice,
    Claim,
    Close,
    Entry,
    Join,
    Plan,
    Replace,
    Resign,
    Result,
)
from mathom.server.tables.house import House
from mathom.server.tables.look import outcome_message, seat_messages
from mathom.server.tables.presence import Here
from mathom.server.tables.seats import fingerprint


async def summaries(house: House, tokens: Iterable[tuple[str, str]], language: str) -> list[Summary]:
    """The tables that these tokens belong to, the one where something happened last first."""
    given: dict[str, list[str]] = {}
    for table, token in tokens:
        given.setdefault(table, []).append(token)
    games = await house.journal.games_of(given)
    found: list[Summary] = []
    for table, entries in (await house.journal.seatings(given)).items():
        here = house.presence.here(table)
        game, setup = games[table]
        summary = _summary(table, game, setup, entries, given[table], here, language)
        if summary.you:
            found.append(summary)
    return sorted(found, key=lambda summary: -summary.touched)


def _summary(
    table: str,
    game_id: str,
    setup: Setup,
    entries: Sequence[Entry],
    tokens: Sequence[str],
    here: Here,
    language: str,
) -> Summary:
    chairs: dict[str, Chair] = {}
    result: Result | None = None
    gave_up: str | None = None
    for entry in entries:
        match entry.deed:
            case Begin():
                chairs = dict(entry.deed.chairs)
            case Join(seat, name, token):
                chairs[seat] = Chair("human", name=name, token=token)
            case Resign(seat):
                gave_up, result = seat, entry.deed.result
            case Claim(seat):
                gave_up, result = seat, entry.deed.result
            case Replace(seat, bot):
                chairs[seat] = Chair("bot", name=bot, bot=bot)
            case Close():
                result = entry.deed.result
            case Choice():
                result = entry.deed.result
            case Plan(choices):
                result = choices[-1].result
            case _:
                pass
    last = entries[-1]
    prints = {fingerprint(token) for token in tokens}
    game = mathom.game(game_id)
    return Summary(
        table=table,
        game=game_id,
        title=said(game.title, language),
        n=last.choices,
        stage=None if not last.stage else said(Text(f"{game_id}-stage", n=last.stage), language),
        touched=last.time,
        seats=seat_messages(game, setup, chairs, here, language),
        you=tuple(seat for seat, chair in chairs.items() if chair.token in prints),
        decider=last.decider or None,
        outcome=outcome_message(game, list(chairs), result, gave_up, language),
    )
