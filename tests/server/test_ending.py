"""Giving up, playing again, records, forks, and links that stay good for ever."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mathom
from mathom.core.match import Match
from tests.server.player import (
    Player,
    against_bot,
    new_table,
    one_screen,
    play_out,
    post,
    two_players,
    watcher,
)
from tests.server.positions import RICH

BOTH = {"fellowship": {"kind": "me"}, "sauron": {"kind": "me"}}


def seen(match: Match) -> dict[str, Any]:
    """What a watcher sees, as it is sent."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(None)))
    return view


def fork(player: Player, at: int, **more: Any) -> Any:
    body = {"at": at, "seats": BOTH, **player.tokens, **more}
    return post(player.url, f"tables/{player.table}/fork", **body)


def test_whoever_resigns_has_lost(url: str) -> None:
    ada, bo = two_players(url)
    with bo.live() as live:
        live.next()
        assert ada.post("resign").status_code == 200
        end = live.until(lambda state: state["resigned"])
    assert end["outcome"]["winners"] == ["sauron"]
    assert end["outcome"]["how"] == "resigned"
    assert end["decision"] is None
    assert '[result "sauron, resigned"]' in bo.record()
    assert mathom.replay(bo.record()).outcome is None, "the game itself was not played to its end"


def test_all_may_agree_that_nobody_has_won(url: str) -> None:
    ada, bo = two_players(url)
    assert ada.post("draw").status_code == 200
    assert bo.state()["draw"] == {"by": "fellowship", "agreed": []}
    assert ada.post("draw/answer", agree=True).status_code == 409, "nobody agrees with himself"
    assert bo.post("draw/answer", agree=True).status_code == 200
    end = ada.state()
    assert end["outcome"]["winners"] == []
    assert end["outcome"]["how"] == "agreed"
    assert end["decision"] is None
    assert end["draw"] is None
    assert mathom.replay(bo.record()).outcome is None


def test_who_would_rather_play_on_is_not_asked_again_before_somebody_has_chosen(url: str) -> None:
    ada, bo = two_players(url)
    ada.post("draw")
    assert bo.post("draw/answer", agree=False).status_code == 200
    state = ada.state()
    assert state["draw"] is None
    assert state["outcome"] is None
    assert "play on" in state["notices"][-1]["text"]
    assert ada.post("draw").status_code == 409
    decider = ada if state["decision"]["seat"] == "fellowship" else bo
    decider.choose()
    assert ada.post("draw").status_code == 200


def test_nothing_is_agreed_with_a_bot(url: str) -> None:
    ada = against_bot(url)
    refused = ada.post("draw")
    assert refused.status_code == 409
    assert "resign" in refused.json()["error"]["said"]


def test_a_rematch_swaps_the_seats_and_the_tokens_stay_good(url: str) -> None:
    ada, bo = two_players(url, setup={"extra_turns": "all"})
    assert ada.post("rematch").status_code == 409, "the game is not over"
    ada.post("resign")
    assert ada.post("rematch").json() == {"table": None}
    assert ada.post("rematch").json() == {"table": None}, "asking twice does not help"
    assert bo.state()["rematch"] == ["fellowship"]
    table = bo.post("rematch").json()["table"]
    assert table
    assert ada.state()["next"] == table
    assert ada.post("rematch").json() == {"table": table}
    again = Player(url, table, ada.token)
    assert again.state()["you"] == ["sauron"]
    assert again.state()["setup"] == {"extra_turns": "all"}
    assert [seat["name"] for seat in again.state()["seats"]] == ["Bo", "Ada"]
    assert Player(url, table, bo.token).state()["you"] == ["fellowship"]
    assert again.choose().status_code == 200


def test_a_bot_always_wants_a_rematch_and_begins_it(url: str) -> None:
    ada = against_bot(url)
    ada.post("resign")
    table = ada.post("rematch").json()["table"]
    again = Player(url, table, ada.token)
    assert again.state()["you"] == ["sauron"]
    again.discard()
    with again.live() as live:
        live.until(lambda state: state["n"] >= 2 and state["decision"]["seat"] == "sauron")


def test_a_finished_game_can_be_replayed_by_anybody_with_the_link(url: str) -> None:
    pair = one_screen(url)
    end = play_out(pair)
    visitor = watcher(pair)
    assert visitor.state()["outcome"] == end["outcome"]
    assert visitor.state(0)["decision"]["kind"] == "turn"
    assert visitor.record() == pair.record()
    assert "[seed " in visitor.record(), "nothing is secret any more"


def test_a_record_can_be_imported_watched_and_forked(url: str) -> None:
    match = mathom.game("duel").new(seed=5, named={"sauron": "Old Bo"})
    for _ in range(6):
        assert match.decision is not None
        match.play(next(o for o in match.decision.options if o.verb == "discard"))
    table = post(url, "records", record=match.record()).json()
    assert table["tokens"] == table["invites"] == {}
    visitor = Player(url, table["table"])
    state = visitor.state()
    assert (state["n"], state["archive"], state["outcome"]) == (6, True, None)
    assert state["view"] == seen(match)
    assert [seat["kind"] for seat in state["seats"]] == ["record", "record"]
    assert state["seats"][1]["name"] == "Old Bo"
    assert visitor.record() == match.record()
    assert post(url, f"tables/{table['table']}/join", seat="sauron").status_code == 409
    forked = fork(visitor, at=4)
    assert forked.status_code == 201
    again = Player(url, forked.json()["table"], forked.json()["tokens"]["sauron"])
    assert again.state()["n"] == 3
    assert [item["option"] for item in again.state()["log"][1:]] == [
        str(played.option) for played in match.history[:3]
    ]


def test_a_game_can_begin_from_a_record(url: str) -> None:
    match = mathom.game("duel").new(seed=5)
    for _ in range(4):
        assert match.decision is not None
        match.play(next(o for o in match.decision.options if o.verb == "discard"))
    table = new_table(url, sauron="me", record=match.record(), at=3)
    pair = Player(url, table["table"], table["tokens"]["sauron"])
    assert pair.state()["n"] == 2
    assert pair.state()["view"]["layout"] == seen(match.fork(3))["layout"]
    assert play_out(pair)["outcome"] is not None
    assert len(mathom.replay(pair.record()).history) == pair.state()["n"]
    both = post(url, "tables", game="duel", seats=BOTH, record=match.record(), position=RICH)
    assert both.status_code == 400


def test_what_comes_after_a_fork_is_left_to_chance_anew(url: str) -> None:
    pair = one_screen(url)
    play_out(pair)
    old = mathom.replay(pair.record())
    assert old.seed is not None
    layouts = set()
    for _ in range(6):
        table = fork(pair, at=1).json()
        again = Player(url, table["table"], table["tokens"]["sauron"])
        assert again.state()["view"]["layout"] == seen(old.fork(1))["layout"]
        for played in old.history[:8]:
            assert again.choose(str(played.option), again.state()["n"]).status_code in (200, 422)
        layouts.add(str(again.state()["view"]["layout"]))
        assert "[seed " not in again.record()
    assert len(layouts) > 1, "who knows the old game must not know the new one"


def test_a_finished_game_cannot_be_forked_after_its_end(url: str) -> None:
    pair = one_screen(url)
    end = play_out(pair)
    assert fork(pair, at=end["n"] + 1).status_code == 422
    assert fork(pair, at=end["n"] + 2).status_code == 422
    assert fork(pair, at=0).status_code == 422
    assert fork(pair, at=end["n"]).status_code == 201


def test_a_game_that_goes_on_is_forked_only_as_far_as_one_knows_it(url: str) -> None:
    ada, bo = two_players(url)
    bo.discard()
    assert fork(ada, at=2).status_code == 201
    secret, sauron = two_players(url, position=RICH)
    sauron.choose("landmark barad_dur")
    for player in (secret, watcher(secret)):
        answer = fork(player, at=2)
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "table-fork-secret"
    secret.post("resign")
    assert fork(watcher(secret), at=2).status_code == 201


@pytest.mark.parametrize(
    "record",
    [
        "",
        "\0",
        "hello",
        '[game "duel"]',
        '[game "chess"] [rules "1"] [seed "1"]',
        '[game "duel"] [rules "99"] [seed "1"]\n\n1. sauron play c1_05',
        '[game "duel"] [rules "2"] [seed "-1"]',
        '[game "duel"] [rules "2"] [seed "1"]\n\n1. sauron play c3_01',
        '[game "duel"] [rules "2"] [seed "1"]\n\n1. fellowship stop',
        '[game "duel"] [rules "2"] [seed "1"]\n\n1. sauron ?',
        '[game "duel"] [rules "2"] [seed "1"]\n\n0. {card c1_99}',
        '[game "duel"] [rules "2"] [seed "1"] [position {"chapter": ' + "[" * 50_000,
        "(" * 100_000,
        "1." + " " * 200_000 + "(",
        '[game "' + "\\" * 100_001,
        "9" * 500_000 + ". sauron stop",
    ],
)
def test_a_hostile_record_is_refused_with_a_sentence(url: str, record: str) -> None:
    answer = post(url, "records", record=record)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["said"]
    assert answer.elapsed.total_seconds() < 5
    assert post(url, "tables", game="duel", seats=BOTH, record=record).status_code in (400, 422)
