"""Partners: what they say to each other nobody else hears, and they win, lose and move on together."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from mathom.server.tables.entries import Page, Say
from tests.server.desk import Desk
from tests.server.player import TLS, Player, against_bot, join, post, two_players, watcher

FREE = ("gondor-player", "rohan-player")
SHADOW = ("witch-king-player", "saruman-player")
SECRET = "We meet at the Morannon."


def four_players(url: str) -> dict[str, Player]:
    """Four people at a table of War of the Ring, each with a token of their own."""
    first, *rest = (*FREE, *SHADOW)
    seats = {first: {"kind": "me"}, **{seat: {"kind": "friend"} for seat in rest}}
    body = {"game": "wotr", "setup": {"players": "4"}, "seats": seats, "name": first}
    table = post(url, "tables", **body).json()
    players = {first: Player(url, table["table"], table["tokens"][first])}
    return players | {seat: join(url, table, seat, name=seat) for seat in rest}


def lines(state: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(line["seat"], line["text"], line["team"]) for line in state["chat"]]


@pytest.fixture(scope="module")
def four(url: str) -> dict[str, Player]:
    """A table at which the player of Gondor has spoken to his partner, then to all."""
    four = four_players(url)
    assert four["gondor-player"].post("say", text=SECRET, to="team").status_code == 200
    assert four["gondor-player"].post("say", text="Good evening.").status_code == 200
    return four


# -- what partners say ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", FREE)
def test_partners_hear_what_is_said_to_the_team(four: dict[str, Player], seat: str) -> None:
    said = [("gondor-player", SECRET, True), ("gondor-player", "Good evening.", False)]
    assert lines(four[seat].state()) == said
    with four[seat].live() as live:
        assert lines(live.next()) == said


@pytest.mark.parametrize("seat", [*SHADOW, None])
def test_enemies_and_watchers_never_hear_it(four: dict[str, Player], seat: str | None) -> None:
    other = watcher(four["gondor-player"]) if seat is None else four[seat]
    assert lines(other.state()) == [("gondor-player", "Good evening.", False)]
    assert lines(other.state(0)) == [("gondor-player", "Good evening.", False)]
    assert SECRET not in other.record()
    version = other.state()["version"]
    for seen in range(-1, version + 1):
        with other.live(seen=seen) as live:
            assert SECRET not in str(live.next())


def test_it_is_not_sent_to_those_who_sit_there_when_it_is_said(url: str) -> None:
    four = four_players(url)
    with four["saruman-player"].live() as enemy, four["rohan-player"].live() as partner:
        enemy.next()
        partner.next()
        four["gondor-player"].post("say", text=SECRET, to="team")
        four["gondor-player"].post("say", text="Good evening.")
        partner.until(lambda state: SECRET in str(state["chat"]))
        enemy.until(lambda state: state["chat"])
        assert SECRET not in str(enemy.heard)


def test_it_stays_between_them_when_the_game_is_over(url: str) -> None:
    four = four_players(url)
    four["witch-king-player"].post("say", text=SECRET, to="team")
    four["gondor-player"].post("resign")
    assert lines(four["saruman-player"].state()) == [("witch-king-player", SECRET, True)]
    for other in (four["rohan-player"], watcher(four["rohan-player"])):
        assert lines(other.state()) == []
        assert SECRET not in other.record()


def test_whoever_plays_alone_has_nobody_to_whisper_to(url: str) -> None:
    for ada in (two_players(url)[0], against_bot(url)):
        answer = ada.post("say", text="Hm.", to="team")
        assert answer.status_code == 400
        assert answer.json()["error"]["id"] == "table-no-partner"
        assert ada.state()["chat"] == []
    assert ada.post("say", text="Hm.", to="bots").status_code == 400


def test_whoever_holds_several_seats_speaks_for_the_one_that_decides(url: str) -> None:
    seats = {seat: {"kind": "me"} for seat in (*FREE, *SHADOW)}
    body = {"game": "wotr", "setup": {"players": "4"}, "seats": seats, "name": "Ada"}
    table = post(url, "tables", **body).json()
    ada = Player(url, table["table"], table["tokens"]["gondor-player"])
    decider = ada.state()["decision"]["seat"]
    ada.post("say", text="So.", to="team")
    assert lines(ada.state()) == [(decider, "So.", True)]


def test_lines_of_old_journals_were_said_to_everybody() -> None:
    desk = Desk("wotr", players="4")
    page = desk.write(desk.table.draft(Say("gondor-player", "hello")))
    old = msgspec.json.decode(msgspec.json.encode(page))
    del old["entry"]["deed"]["to"]
    desk.pages[-1] = msgspec.convert(old, Page)
    assert [line.hearers for line in desk.opened().chat] == [None]


def test_a_journal_tells_again_who_heard_it() -> None:
    desk = Desk("wotr", players="3")
    desk.write(desk.table.draft(Say("saruman-player", SECRET, "team")))
    desk.write(desk.table.draft(Say("free", "Good evening.")))
    heard = [line.hearers for line in desk.opened().chat]
    assert heard == [SHADOW, None]


# -- who sits there ------------------------------------------------------------------------------


def games(url: str) -> dict[str, Any]:
    answer = httpx.get(f"{url}/api/games", verify=TLS).json()
    return {game["id"]: game for game in answer}


def test_every_seating_is_told_with_its_teams(url: str) -> None:
    told = games(url)["wotr"]["seatings"]
    assert [(one["setup"], one["teams"]) for one in told] == [
        ({"players": "2", "opponent": "player"}, [["free"], ["shadow"]]),
        ({"players": "2", "opponent": "clockwork"}, [[*FREE]]),
        ({"players": "3"}, [["free"], [*SHADOW]]),
        ({"players": "4"}, [[*FREE], [*SHADOW]]),
        ({"players": "1"}, [["free"]]),
    ]
    usual = [{"id": seat["id"], "name": seat["name"]} for seat in told[0]["seats"]]
    assert usual == games(url)["wotr"]["seats"]
    for one in told:
        assert [seat["id"] for seat in one["seats"]] == [seat for team in one["teams"] for seat in team]
        assert all(seat["name"] not in ("", seat["id"]) for seat in one["seats"])
    assert told[3]["seats"][0]["lines"] == ["Nations: Gondor, Elves."]


def test_where_the_setup_changes_no_seat_there_is_one_seating(url: str) -> None:
    told = games(url)["duel"]["seatings"]
    assert [(one["setup"], one["teams"]) for one in told] == [({}, [["fellowship"], ["sauron"]])]


def test_a_table_tells_who_plays_with_whom(four: dict[str, Player]) -> None:
    gondor = four["gondor-player"]
    assert [seat["team"] for seat in gondor.state()["seats"]] == [0, 0, 1, 1]
    tokens = [[gondor.table, gondor.token]]
    (summary,) = post(gondor.url, "mine", tokens=tokens).json()
    assert [seat["team"] for seat in summary["seats"]] == [0, 0, 1, 1]


# -- how it ends ---------------------------------------------------------------------------------


def test_whoever_gives_up_gives_up_for_his_team(url: str) -> None:
    four = four_players(url)
    four["rohan-player"].post("resign")
    end = four["gondor-player"].state()
    assert end["resigned"] == "rohan-player"
    assert end["outcome"]["winners"] == [*SHADOW]
    title = next(seat["title"] for seat in end["seats"] if seat["id"] == "rohan-player")
    assert title.casefold() in end["outcome"]["text"].casefold(), "not his partner, who comes first"
    tokens = [[end["table"], four["gondor-player"].token]]
    assert post(url, "mine", tokens=tokens).json()[0]["outcome"] == end["outcome"]


def test_in_a_rematch_partners_stay_partners_and_change_sides(url: str) -> None:
    four = four_players(url)
    four["rohan-player"].post("resign")
    for player in four.values():
        table = player.post("rematch").json()["table"]
    now = {seat: Player(url, table, player.token).state()["you"][0] for seat, player in four.items()}
    assert {now[seat] for seat in FREE} == set(SHADOW)
    assert {now[seat] for seat in SHADOW} == set(FREE)


def test_who_plays_alone_has_the_only_seat_and_can_follow_what_the_clockwork_does(url: str) -> None:
    seats = {"free": {"kind": "me"}}
    body = {"game": "wotr", "setup": {"players": "1"}, "seats": seats, "name": "Ada"}
    table = post(url, "tables", **body).json()
    ada = Player(url, table["table"], table["tokens"]["free"])
    for _ in range(12):
        assert ada.state()["decision"]["seat"] == "free"
        assert ada.choose().status_code in (200, 201)
    assert "clockwork" in str(ada.state(0))
    assert ada.post("resign").status_code == 200
    assert ada.state()["outcome"]["winners"] == []
