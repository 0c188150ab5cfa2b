"""What a table makes of its journal is the same whoever opens it, and whenever."""

from __future__ import annotations

import itertools

import pytest

import mathom
from mathom.core.record import write
from mathom.server.tables.entries import Choice, Page
from mathom.server.tables.look import look
from mathom.server.tables.presence import Here
from mathom.server.tables.record import record_for, record_of
from mathom.server.tables.table import Table
from mathom.server.tables.takeback import take_back
from tests.server.desk import Desk, drafted

GAMES = [("duel", 60), ("wotr", 150), ("tcg", 150)]


def seen(table: Table) -> object:
    """All that anybody can see of it."""
    eyes = [None, *table.seats]
    held: list[tuple[str, ...]] = [() if seat is None else (seat,) for seat in eyes]
    return (
        [look(table, seats, Here(), "en") for seats in held],
        [write(record_of(table, table.eyes(seat))) for seat in eyes],
    )


@pytest.mark.parametrize(("game", "choices"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_that_is_opened_again_is_the_same_and_goes_on_the_same(
    game: str, choices: int, seed: int
) -> None:
    desk = Desk(game, seed)
    for n in range(choices):
        if desk.table.decision is None:
            break
        text = str(desk.random.choice(desk.table.decision.options))
        if n % 10 == 9:
            again = desk.opened()
            assert again.play.state == desk.table.play.state
            assert seen(again) == seen(desk.table)
            # Chance goes on from where it stood, also for whoever has not seen the way there.
            draft = drafted(again, [text])
            assert draft is not None
            page = desk.choose(text)
            assert draft.deed == page.entry.deed
        else:
            desk.choose(text)


@pytest.mark.parametrize(("game", "choices"), GAMES)
def test_every_state_of_the_past_is_found_again(game: str, choices: int) -> None:
    desk = Desk(game)
    states = [desk.table.play.state]
    for _ in range(choices):
        desk.play(1)
        states.append(desk.table.play.state)
    states = states[: desk.table.n + 1]
    again = desk.opened()
    for n in [*range(0, len(states), 7), *reversed(range(0, len(states), 5))]:
        assert again.play.at(n) == states[n]
        assert again.play.at(n).view(0) == states[n].view(0)


@pytest.mark.parametrize(("game", "choices"), GAMES)
def test_the_record_of_a_table_is_the_library_s_own(game: str, choices: int) -> None:
    desk = Desk(game)
    desk.play(choices)
    match = mathom.replay(write(record_of(desk.table, None)))
    assert match.state == desk.table.play.state
    match.seed = None
    for seat in match.seats:
        theirs = match.as_record(match.seat(seat))
        ours = record_for(desk.table, [seat])
        assert [(m.seat, m.text, m.outcomes) for m in ours.moves] == [
            (m.seat, m.text, m.outcomes) for m in theirs.moves
        ]
        assert ours.opening == theirs.opening


@pytest.mark.parametrize(("game", "choices"), GAMES)
def test_the_same_choice_after_a_takeback_has_the_same_outcome(game: str, choices: int) -> None:
    for seed in range(1000):
        desk = Desk(game, seed)
        desk.play(choices - 10)
        if not desk.table.closed and any(made.choice.outcomes for made in desk.table.play.made[-20:]):
            break
    old = [made.choice for made in desk.table.play.made]
    to = max(n for n, choice in enumerate(old) if choice.outcomes)
    while desk.table.n > to:
        desk.write(take_back(desk.table, desk.table.seats))
    assert seen(desk.opened()) == seen(desk.table)
    (again, fresh) = (drafted(table, [old[to].option]) for table in (desk.table, desk.opened()))
    assert again is not None
    assert fresh is not None
    assert again.deed == fresh.deed
    assert isinstance(again.deed, Choice)
    assert again.deed.outcomes == old[to].outcomes


def test_a_position_is_written_at_least_once_a_turn() -> None:
    for game, choices in GAMES:
        desk = Desk(game)
        turns = {desk.table.game.turn(desk.table.play.state)}
        for _ in range(choices):
            before = desk.table.game.turn(desk.table.play.state)
            desk.play(1)
            after = desk.table.game.turn(desk.table.play.state)
            turns.add(after)
            if after != before:
                assert desk.pages[-1].position is not None
        apart = [n for n, page in enumerate(desk.pages) if page.position is not None]
        assert max(b - a for a, b in itertools.pairwise(apart)) <= 16
        assert len(turns) > 1


def heard(desk: Desk, page: Page) -> None:
    """Another process wrote it."""
    desk.pages.append(page)
    desk.table.hear(page)


@pytest.mark.parametrize(("game", "choices"), GAMES)
def test_what_another_process_wrote_is_followed(game: str, choices: int) -> None:
    here, there = Desk(game), Desk(game)
    there.header, there.pages = here.header, here.pages[:]
    there.table = there.opened()
    for _ in range(choices // 10):
        start = len(there.pages)
        there.play(7)
        for page in there.pages[start:]:
            heard(here, page)
        assert seen(here.table) == seen(there.table)
        there, here = here, there
