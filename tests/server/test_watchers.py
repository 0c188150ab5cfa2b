"""What a choice costs does not grow with the game, nor with those who watch it."""

from __future__ import annotations

import random

import httpx
import msgspec
import pytest

import mathom
from mathom.core.state import WATCHER
from mathom.server.tables.look import LOG_PAGE, log_page, look
from mathom.server.tables.presence import Here
from mathom.server.tables.table import Table
from mathom.server.tables.tidings import _since, _told
from tests.server.desk import Desk
from tests.server.player import Player, new_table, one_screen, watcher


def long_desk() -> Desk:
    desk = Desk("wotr", 3)
    desk.play(260)
    return desk


@pytest.fixture(scope="module")
def table() -> Table:
    table = long_desk().table
    assert table.n > 2 * LOG_PAGE
    return table


def test_a_message_has_the_last_page_of_the_log_and_the_rest_is_there_for_the_asking(
    table: Table,
) -> None:
    message = look(table, table.seats, Here(), "en")
    assert len(message.log) == LOG_PAGE
    assert message.log[-1].n == table.n
    items = list(message.log)
    while items[0].n:
        page = log_page(table, table.seats, items[0].n, LOG_PAGE, "en")
        assert page.since == page.log[0].n
        items = [*page.log, *items]
    assert [item.n for item in items] == list(range(table.n + 1))


def test_whoever_was_away_for_long_gets_one_page_too(table: Table) -> None:
    message = look(table, table.seats, Here(), "en", seen=2)
    assert message.since == message.log[0].n == table.n + 1 - LOG_PAGE


def test_earlier_pages_hide_what_the_viewer_may_not_know(table: Table) -> None:
    for eyes in ((), (table.seats[0],), (table.seats[1],)):
        whole = [look(table, eyes, Here(), "en", n=n).log[0] for n in range(40)]
        assert log_page(table, eyes, 40, LOG_PAGE, "en").log == whole


def test_pages_are_asked_for_by_number(url: str) -> None:
    pair = one_screen(url)
    for _ in range(3):
        pair.discard()
    page = httpx.get(f"{url}/api/tables/{pair.table}/log", params={"before": 3, "count": 2}).json()
    assert [item["n"] for item in page["log"]] == [1, 2]
    assert page["since"] == 1
    assert httpx.get(f"{url}/api/tables/{pair.table}/log").status_code == 400


def test_what_many_see_is_said_once(table: Table) -> None:
    first = _told(table, (), Here(watchers=400), "it", -1)
    assert _told(table, (), Here(watchers=400), "it", -1) is first
    assert _told(table, (), Here(watchers=400), "es", -1) is not first


def test_what_has_changed_is_worked_out_once_for_all_who_had_the_same() -> None:
    desk = Desk("duel", 1)
    before = _told(desk.table, (), Here(), "en", -1)
    italian = _told(desk.table, (), Here(), "it", -1)
    desk.play(1)
    after = _told(desk.table, (), Here(), "en", before.version)
    change = _since(before, after)
    assert _since(before, after) is change
    assert len(change) < len(after)
    assert _since(italian, after) is not change


def test_after_a_choice_it_is_said_anew() -> None:
    desk = Desk("duel", 1)
    before = _told(desk.table, (), Here(), "en", -1)
    desk.play(1)
    assert _told(desk.table, (), Here(), "en", -1) != before


def test_a_crowd_of_watchers_hears_every_choice(url: str) -> None:
    pair = one_screen(url)
    crowd = [watcher(pair) for _ in range(30)]
    lives = [one.live() for one in crowd]
    wires = [live.__enter__() for live in lives]
    pair.discard()
    heard = [wire.reaching(1) for wire in wires]
    assert all(one["you"] == [] and one["log"][-1]["n"] == 1 for one in heard)
    if heard[0]["watchers"] != 29:
        wires[0].until(lambda state: state["watchers"] == 29)
    for live in lives:
        live.__exit__(None, None, None)


def test_a_watcher_with_a_language_of_his_own_hears_that(url: str) -> None:
    table = new_table(url, sauron="me")
    ada = Player(url, table["table"], table["tokens"]["fellowship"])
    with watcher(ada).live(lang="it") as one, watcher(ada).live(lang="es") as other:
        ada.discard()
        titles = {wire.reaching(1)["log"][-1]["events"][0]["text"] for wire in (one, other)}
    assert len(titles) == 2


@pytest.mark.parametrize("game", ["duel", "wotr", "tcg"])
def test_a_view_made_from_another_s_is_the_seat_s_own(game: str) -> None:
    match = mathom.game(game).new(seed=5)
    wild = random.Random(5)
    for _ in range(150):
        if match.decision is None:
            break
        match.play(wild.choice(match.decision.options))
        if len(match.history) % 10 == 0:
            state, eyes = match.state, [*range(len(match.seats)), WATCHER]
            for other in eyes:
                for seat in eyes:
                    beside = match.game.view_beside(state.view(other), state, seat)
                    assert msgspec.json.encode(beside) == msgspec.json.encode(state.view(seat))
