"""Clocks: time that was agreed on, worked out from the journal; nobody waits in these tests."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

import mathom
from mathom.core.record import write
from mathom.server.bots.players import _waits_for_a_bot
from mathom.server.http.messages import StateMessage
from mathom.server.refused import Refused
from mathom.server.tables.claim import BACK, claim, replace
from mathom.server.tables.clock import Clocks
from mathom.server.tables.entries import Chair, Claim, Clock, Page, Say
from mathom.server.tables.founding import Start, found_rematch, found_seated
from mathom.server.tables.house import House
from mathom.server.tables.look import look
from mathom.server.tables.mine import summaries
from mathom.server.tables.presence import Here
from mathom.server.tables.record import record_for
from mathom.server.tables.seats import fingerprint, held, sit_down
from mathom.server.tables.table import Draft, Table
from mathom.server.tables.takeback import take_back
from tests.server.desk import drafted
from tests.server.house import settings
from tests.server.player import against_bot, post, two_players

SECOND = 1000
MOVE = Clock("move", 60)
GAME = Clock("game", 300, 5)
LONG_AGO = -BACK
CHAIRS = {"fellowship": Chair("human", token="a"), "sauron": Chair("human", token="b")}


class Timed:
    """A table with a clock, and a time that passes when a test says so. Sauron begins."""

    def __init__(self, clock: Clock | None, sauron: str = "friend", game: str = "duel") -> None:
        kinds = {"fellowship": ("me", ""), "sauron": (sauron, "random" if sauron == "bot" else "")}
        founded = found_seated(Start(game, {}, clock=clock), kinds, "Ada")
        self.invite = founded.invites.get("sauron")
        self.table = Table(founded.header, [founded.first.entry], [founded.first.position])  # type: ignore[list-item]
        self.pages: list[Page] = [founded.first]
        self.time = founded.header.created

    def write(self, draft: Draft | None, after: float = 0) -> None:
        """Something happens after so many seconds."""
        assert draft is not None
        self.time += int(after * SECOND)
        page = self.table.page(draft, self.time)
        self.pages.append(page)
        self.table.hear(page, draft.match)

    def sit(self, after: float = 0) -> None:
        self.write(self.table.draft(sit_down(self.table.chairs, self.invite, None, "Bo", "t")), after)

    def discard(self, after: float) -> None:
        assert self.table.decision is not None
        option = next(str(o) for o in self.table.decision.options if o.verb == "discard")
        self.write(drafted(self.table, [option]), after)

    def left(self, seat: str, after: float = 0) -> float:
        assert self.table.clocks is not None
        return self.table.clocks.left(seat, self.time + int(after * SECOND)) / SECOND

    def at(self, after: float) -> int:
        return self.time + int(after * SECOND)


def test_the_clock_runs_once_everybody_has_sat_down() -> None:
    timed = Timed(MOVE)
    assert timed.left("sauron", after=1000) == 60, "nobody sits there yet"
    timed.sit(after=5000)
    assert timed.left("sauron", after=20) == 40
    assert timed.left("fellowship", after=20) == 60


def test_with_a_clock_for_each_choice_every_choice_has_the_full_time() -> None:
    timed = Timed(MOVE)
    timed.sit()
    timed.discard(after=50)
    assert timed.left("fellowship", after=10) == 50
    timed.discard(after=20)
    assert timed.left("sauron") == 60


def test_with_a_clock_for_the_game_time_is_used_up_and_some_of_it_comes_back() -> None:
    timed = Timed(GAME)
    timed.sit()
    timed.discard(after=100)
    assert timed.left("sauron") == 205
    timed.discard(after=10)
    assert timed.left("fellowship") == 295
    assert timed.left("sauron", after=5) == 200


def test_who_chooses_and_takes_back_gains_no_time() -> None:
    clocks = Clocks(GAME)
    clocks.hear(0, False, "sauron", CHAIRS)
    for second in range(10, 60, 10):
        clocks.hear(second * SECOND, True, "sauron", CHAIRS)
    assert clocks.left("sauron", 50 * SECOND) == 250 * SECOND
    clocks.hear(60 * SECOND, True, "fellowship", CHAIRS)
    assert clocks.left("sauron", 60 * SECOND) == 245 * SECOND


def test_chat_and_takebacks_do_not_wind_the_clock_of_a_choice() -> None:
    timed = Timed(MOVE, sauron="me")
    timed.discard(after=0)
    timed.write(take_back(timed.table, ["fellowship", "sauron"]), after=30)
    timed.write(timed.table.draft(Say("sauron", "hm")), after=20)
    assert timed.left("sauron") == 40, "30 seconds were the other's"


def test_the_time_of_a_bot_does_not_count() -> None:
    timed = Timed(GAME, sauron="bot")
    timed.discard(after=1000)
    assert timed.left("fellowship") == 300


def test_when_the_time_is_up_the_others_claim_the_win_and_it_is_kept_as_the_result() -> None:
    timed = Timed(MOVE)
    timed.sit()
    with pytest.raises(Refused, match="is not up"):
        claim(timed.table, ["fellowship"], timed.at(59), LONG_AGO)
    with pytest.raises(Refused, match="your own time"):
        claim(timed.table, ["sauron"], timed.at(61), LONG_AGO)
    timed.write(claim(timed.table, ["fellowship"], timed.at(61), LONG_AGO), after=61)
    table = timed.table
    assert table.result is not None
    assert (table.result.winners, table.result.how) == (("fellowship",), "time")
    assert table.decider == ""
    record = write(record_for(table, []))
    assert '[result "fellowship, time"]' in record
    assert mathom.replay(record).outcome is None, "the game itself was not played to its end"
    message = look(table, ("fellowship",), Here(), "en")
    assert message.outcome is not None
    assert message.outcome.text == "Sauron ran out of time, and the win was claimed."


def test_nothing_is_claimed_when_the_server_has_just_come_back() -> None:
    timed = Timed(MOVE)
    timed.sit()
    opened = timed.at(500)
    with pytest.raises(Refused, match="has just come back"):
        claim(timed.table, ["fellowship"], opened + 1, opened)
    assert claim(timed.table, ["fellowship"], opened + BACK, opened)


def test_a_late_choice_counts_if_nobody_has_claimed_anything() -> None:
    timed = Timed(MOVE)
    timed.sit()
    timed.discard(after=500)
    assert timed.left("fellowship") == 60
    with pytest.raises(Refused, match="is not up"):
        claim(timed.table, ["sauron"], timed.at(1), LONG_AGO)


def test_a_bot_plays_on_for_whoever_does_not_and_who_left_looks_on() -> None:
    timed = Timed(MOVE)
    timed.sit()
    table = timed.table
    timed.write(replace(table, ["fellowship"], "random", timed.at(61), LONG_AGO), after=61)
    chair = table.chairs["sauron"]
    assert (chair.kind, chair.bot) == ("bot", "random")
    assert table.decider == "sauron"
    assert held(table.chairs, ["t"]) == (), "the door is open, the seat is not"
    with pytest.raises(Refused):
        held(table.chairs, ["u"])
    assert table.notices[-1].text.args["who"]
    assert _waits_for_a_bot([page.entry for page in timed.pages])
    assert '[sauron "bot:random"]' in write(record_for(table, []))


def test_a_clock_outlives_a_restart_and_a_rematch() -> None:
    timed = Timed(GAME)
    timed.sit()
    timed.discard(after=100)
    kept = [page.position for page in timed.pages if page.position is not None]
    again = Table(timed.table.header, [page.entry for page in timed.pages], kept)
    assert again.clocks is not None
    assert again.clocks.left("sauron", timed.time) == 205 * SECOND
    timed.write(claim(timed.table, ["sauron"], timed.at(301), LONG_AGO), after=301)
    _, first = found_rematch(timed.table)
    assert first.entry.deed.clock == GAME  # type: ignore[union-attr]


def test_partners_do_not_win_against_each_other() -> None:
    seats = ("gondor-player", "rohan-player", "witch-king-player", "saruman-player")
    start = Start("wotr", {"players": "4"}, clock=MOVE)
    founded = found_seated(start, dict.fromkeys(seats, ("me", "")), "Ada")
    table = Table(founded.header, [founded.first.entry], [founded.first.position])  # type: ignore[list-item]
    late = table.decider
    partner = next(seat for seat in table.team(late) if seat != late)
    at = founded.header.created + 61 * SECOND
    with pytest.raises(Refused, match="partner"):
        claim(table, [partner], at, LONG_AGO)
    assert replace(table, [partner], "random", at, LONG_AGO).deed
    other = next(seat for seat in table.seats if seat not in table.team(late))
    deed = claim(table, [other], at, LONG_AGO).deed
    assert isinstance(deed, Claim)
    assert set(deed.result.winners) == set(table.seats) - set(table.team(late))


def test_the_table_tells_how_much_time_is_left() -> None:
    timed = Timed(MOVE)
    timed.sit()
    message = look(timed.table, ("fellowship",), Here(), "en")
    assert isinstance(message, StateMessage)
    assert message.clock is not None
    assert (message.clock.each, message.clock.runs) == ("move", "sauron")
    assert set(message.clock.left) == {"fellowship", "sauron"}
    assert look(Timed(None).table, (), Here(), "en").clock is None


def test_my_games_tell_how_far_they_are_and_who_plays_there_now(tmp_path: Path) -> None:
    async def told() -> None:
        house = House(settings(tmp_path))
        await house.open()
        kinds = {"fellowship": ("me", ""), "sauron": ("me", "")}
        founded = found_seated(Start("duel", {}, clock=MOVE), kinds, "Ada")
        await house.found(founded.header, founded.first)
        token = founded.tokens["sauron"]
        (mine,) = await summaries(house, [(founded.header.id, token)], "it")
        assert mine.stage == "Capitolo 1"
        assert fingerprint(token) == (await house.get(founded.header.id)).chairs["sauron"].token
        await house.close()

    asyncio.run(told())


def test_a_clock_is_agreed_on_when_a_table_is_set(url: str) -> None:
    ada, bo = two_players(url, clock={"each": "game", "seconds": 600, "increment": 10})
    clock = ada.state()["clock"]
    assert (clock["each"], clock["seconds"], clock["increment"]) == ("game", 600, 10)
    assert clock["runs"] == "sauron"
    assert 0 < clock["left"]["sauron"] <= 600_000
    assert ada.post("claim").json()["error"]["id"] == "table-claim-early"
    assert bo.post("claim", bot="random").json()["error"]["id"] == "table-claim-own"
    assert bo.post("claim", bot="nobody").status_code == 422
    assert against_bot(url).post("claim").json()["error"]["id"] == "table-no-clock"
    for wrong in ({"each": "move", "seconds": 1}, {"each": "year", "seconds": 60}, {"seconds": 60}):
        seats = {"fellowship": {"kind": "me"}}
        assert post(url, "tables", game="duel", seats=seats, clock=wrong).status_code == 400


def test_a_database_from_before_there_were_clocks_is_brought_up_to_date(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")

    async def told() -> list[str | None]:
        house = House(settings(tmp_path))
        await house.open()
        found = [one.stage for one in await summaries(house, keys, "en")]
        if not keys:
            kinds = {"fellowship": ("me", ""), "sauron": ("me", "")}
            founded = found_seated(Start("duel", {}), kinds, "Ada")
            await house.found(founded.header, founded.first)
            keys.append((founded.header.id, founded.tokens["sauron"]))
        await house.close()
        return found

    keys: list[tuple[str, str]] = []
    asyncio.run(told())
    assert asyncio.run(told()) == ["Chapter 1"]
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.executescript(
            "ALTER TABLE moves DROP COLUMN stage; DROP TABLE reminders;"
            "UPDATE mathom_schema SET version = 2"
        )
    assert asyncio.run(told()) == [None], "what was not written down is not told"
