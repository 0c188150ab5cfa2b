"""Looking ahead over the wire: what a plan would lead to, and why something is not offered."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.player import Player, post, two_players, watcher
from tests.server.positions import RICH


def wotr(url: str, **more: Any) -> Player:
    """The Free Peoples at a table of War of the Ring, with the Shadow on the same screen."""
    seats = {"free": {"kind": "me"}, "shadow": {"kind": "me"}}
    table = post(url, "tables", game="wotr", seats=seats, **more).json()
    return Player(url, table["table"], table["tokens"]["free"])


def until(player: Player, kind: str) -> dict[str, Any]:
    """Play the first options until this is asked."""
    while (state := player.state())["decision"]["kind"] != kind:
        assert player.choose().status_code == 200
    return state


def ahead(player: Player, *plan: str, **more: Any) -> dict[str, Any]:
    answer = player.post("outlook", n=player.state()["n"], plan=list(plan), **more)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_it_tells_what_would_be_asked_after_a_plan(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    found = ahead(bo, "landmark bree")
    assert (found["n"], found["plan"]) == (0, ["landmark bree"])
    assert bo.state()["n"] == 0, "nothing is made"
    bo.choose("landmark bree")
    now = bo.state()
    asked = found["ahead"]["decision"]
    assert found["ahead"]["stops"] is None
    assert asked["about"] == now["view"]["decision"]["about"]
    assert {name: asked[name] for name in ("seat", "kind", "prompt", "rule")} == {
        name: now["decision"][name] for name in ("seat", "kind", "prompt", "rule")
    }
    assert [{**one, "then": None} for one in now["decision"]["options"]] == asked["options"]
    assert found["view"] == now["view"]


def test_every_die_tells_what_it_can_do_and_where(url: str) -> None:
    player = wotr(url)
    state = until(player, "die")
    found = ahead(player, depth=3)["ahead"]["decision"]
    assert [one["option"] for one in found["options"]] == [
        one["option"] for one in state["decision"]["options"]
    ]
    die = next(one for one in found["options"] if one["option"].startswith("die"))
    action = die["then"]["decision"]
    assert action["kind"] == "action"
    assert action["about"]["die"] == die["things"][0]
    for option in action["options"]:
        assert option["then"]["stops"] or option["then"]["decision"]["options"]
    player.choose(die["option"])
    assert player.state()["decision"]["prompt"] == action["prompt"]


def test_it_is_said_in_the_viewer_s_language(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    body = {"token": bo.token, "n": 0, "plan": ["landmark bree"]}
    said = [
        httpx.post(f"{url}/api/tables/{bo.table}/outlook?lang={lang}", json=body).json()
        for lang in ("en", "it", "es")
    ]
    assert len({one["ahead"]["decision"]["prompt"] for one in said}) == 3


def test_a_plan_that_would_be_refused_is_refused_as_making_it_is(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    for plan in (["play c3_01"], ["landmark bree", "fly"], ["landmark barad_dur", "retrieve c1_01"]):
        made = bo.post("choices", n=0, option=plan)
        looked = bo.post("outlook", n=0, plan=plan)
        assert (made.status_code, looked.status_code) == (422, 422)
        assert looked.json() == made.json()


def test_who_may_not_choose_may_not_look_ahead(url: str) -> None:
    ada, bo = two_players(url, position=RICH)
    for call, body in (("outlook", {}), ("why", {"option": "pass"})):
        assert ada.post(call, n=0, **body).status_code == 403, "it is not her turn"
        assert bo.post(call, n=1, **body).status_code == 409
        assert watcher(ada).post(call, n=0, **body).status_code == 400, "a watcher has no token"
        stranger = Player(url, bo.table, "x" * 32)
        assert stranger.post(call, n=0, **body).status_code == 401
    bo.choose("landmark bree")
    bo.post("takeback")
    stale = bo.post("outlook", n=0, version=bo.state()["version"] - 1)
    assert stale.status_code == 409, "the same n of a position that was taken back"
    bo.post("resign")
    assert bo.post("outlook", n=0).status_code == 409


@pytest.mark.parametrize("wrong", [{"depth": 0}, {"depth": 4}, {"plan": [""]}, {"plan": ["x"] * 51}])
def test_what_makes_no_sense_is_refused(url: str, wrong: dict[str, Any]) -> None:
    _, bo = two_players(url, position=RICH)
    assert bo.post("outlook", n=0, **wrong).status_code == 400


# -- secrets -------------------------------------------------------------------------------------


def test_what_a_choice_would_show_is_not_told_before_it_is_made(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    found = ahead(bo, "landmark barad_dur", depth=3)
    assert found["ahead"] == {"stops": "chance", "decision": None}
    assert found["view"] is None
    every = json.dumps([found, ahead(bo, depth=3)])
    bo.choose("landmark barad_dur")
    hidden = bo.state()["view"]["left_out"]
    assert len(hidden) == 3
    for card in hidden:
        assert card not in every


def test_neither_the_other_s_hand_nor_the_dice_to_come_are_told(url: str) -> None:
    seats = {"free": {"kind": "me"}, "shadow": {"kind": "open"}}
    table = post(url, "tables", game="wotr", seats=seats, setup={}).json()
    free = Player(url, table["table"], table["tokens"]["free"])
    joined = post(url, f"tables/{table['table']}/join", seat="shadow").json()
    shadow = Player(url, table["table"], joined["tokens"]["shadow"])
    looks: dict[str, list[str]] = {"free": [], "shadow": []}
    hands: dict[str, set[str]] = {"free": set(), "shadow": set()}
    players = {"free": free, "shadow": shadow}
    for _ in range(40):
        seat = free.state()["decision"]["seat"]
        for name, one in players.items():
            hands[name] |= set(one.state()["view"]["own"]["hand"])
        looks[seat].append(json.dumps(ahead(players[seat], depth=2)))
        first = players[seat].state()["decision"]["options"][0]["option"]
        looks[seat].append(json.dumps(ahead(players[seat], first)))
        assert players[seat].choose().status_code == 200
    for seat, other in (("free", "shadow"), ("shadow", "free")):
        public = json.dumps(players[seat].state())
        for card in hands[other]:
            assert f'"{card}"' not in "".join(looks[seat]) or f'"{card}"' in public


# -- why -----------------------------------------------------------------------------------------


def test_it_says_why_something_is_not_offered(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    found = bo.post("why", n=0, option="play c3_01").json()
    refused = bo.choose("play c3_01").json()["error"]["said"]
    assert found["said"] in refused
    assert found["rule"]["page"] > 0
    assert bo.post("why", n=0, option="landmark bree").json()["said"] is None, "it is offered"


def test_it_says_why_something_would_not_be_offered_after_a_plan(url: str) -> None:
    player = wotr(url)
    state = until(player, "die")
    die = next(one["option"] for one in state["decision"]["options"] if one["option"].startswith("die"))
    now = player.post("why", n=state["n"], option="use voice")
    then = player.post("why", n=state["n"], plan=[die], option="use voice")
    assert now.status_code == then.status_code == 200
    assert now.json()["said"] != then.json()["said"]


def test_why_sees_no_further_than_an_outlook(url: str) -> None:
    _, bo = two_players(url, position=RICH)
    answer = bo.post("why", n=0, plan=["landmark barad_dur"], option="retrieve c1_01")
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == "plan-refused"
