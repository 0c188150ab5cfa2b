"""What a seat sees: all that lies open, its own cards, and of the other's only the backs."""

from __future__ import annotations

import json
from typing import Any

import mathom
from tests.games.wotr.walks import BEGINNINGS, WOTR, begun, sampled, with_a_card_face_down
from tests.laws.wotr import hidden

HANDS = {"free": ["athelas", "the-red-arrow"], "shadow": ["orc-patrol", "stormcrow", "olog-hai"]}
ACTING: dict[str, Any] = {"dice": {"free": {"character": 1}, "shadow": {"army": 2}}, "hands": HANDS}


def seen(data: dict[str, Any], seat: str | None) -> dict[str, Any]:
    """What a seat sees of a position."""
    told: dict[str, Any] = WOTR.position(data, chance=mathom.Scripted()).view(seat)
    return told


def test_everybody_sees_the_board_the_tracks_and_the_dice() -> None:
    siege = dict(BEGINNINGS["a siege"])
    siege |= {"phase": "hunt", "rings": {"free": 1, "shadow": 1}, "casualties": {"rohan-regular": 2}}
    for seat in ("free", "shadow", None):
        view = seen(siege, seat)
        assert view["armies"]["minas-tirith"] == {"sauron-regular": 6, "sauron-elite": 3, "nazgul": 2}
        assert view["inside"]["orthanc"] == {"isengard-regular": 3, "isengard-elite": 2}
        assert view["characters"]["boromir"] == "minas-tirith-inside"
        assert view["characters"]["gimli"] == "fellowship"
        assert view["control"]["minas-tirith"] == "free"
        assert view["politics"]["rohan"] == {"step": 4, "active": True}
        assert view["rings"] == {"free": 1, "shadow": 1}
        assert view["casualties"] == {"rohan-regular": 2}
        assert view["reinforcements"]["rohan-regular"] == 2
        assert view["pool"] == {"free": 5, "shadow": 9}


def test_everybody_sees_how_the_fellowship_fares() -> None:
    data = {**ACTING, "fellowship": {"region": "moria", "progress": 2, "corruption": 3, "hidden": False}}
    told = seen(data, "shadow")["fellowship"]
    assert told == {
        "region": "moria", "progress": 2, "hidden": False, "corruption": 3, "guide": "gandalf-grey",
        "declared": False, "strove": False,
    }  # fmt: skip
    assert "region" not in seen({**ACTING, "fellowship": {"mordor": 3}}, "free")["fellowship"]


def test_everybody_knows_which_tiles_are_left_in_the_pool() -> None:
    tiles = {"drawn": ["std-3-1", "std-eyer-1"], "removed": ["std-0r-1"]}
    view = seen({**ACTING, "tiles": tiles}, None)
    assert view["tiles"]["drawn"] == ["std-eyer-1", "std-3-1"]
    assert view["tiles"]["removed"] == ["std-0r-1"]
    assert len(view["tiles"]["pool"]) == 13


def test_victory_points_are_counted_for_both() -> None:
    control = {"pelargir": "shadow", "minas-tirith": "shadow", "moria": "free", "lossarnach": "shadow"}
    view = seen({**ACTING, "armies": {}, "control": control}, None)
    assert view["victory_points"] == {"free": 2, "shadow": 3}


def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    data = {**ACTING, "hidden_discards": {"free": ["axe-and-bow"], "shadow": ["cruel-weather"]}}
    free = seen(data, "free")
    assert free["own"] == {"hand": ["athelas", "the-red-arrow"], "hidden_discards": ["axe-and-bow"]}
    assert free["hands"]["shadow"] == {"character": 1, "strategy": 2}
    assert free["hidden_discards"]["shadow"] == {"character": 1, "strategy": 0}
    for card in ("orc-patrol", "stormcrow", "olog-hai", "cruel-weather"):
        assert card not in json.dumps(free)
    assert "own" not in seen(data, None)
    assert "athelas" not in json.dumps(seen(data, None))


def test_cards_on_the_table_and_played_cards_are_seen_by_all() -> None:
    data = {**ACTING, "table": ["balrog-of-moria"], "discards": {"free": ["horn-of-gondor"]}}
    view = seen(data, None)
    assert view["table"] == ["balrog-of-moria"]
    assert view["discards"] == {"free": ["horn-of-gondor"], "shadow": []}


def test_only_who_decides_is_shown_the_options() -> None:
    match = WOTR.position(ACTING, chance=mathom.Scripted())
    assert match.decision is not None
    mine = match.view("free")["decision"]
    assert mine["options"] == [str(option) for option in match.decision.options]
    assert match.view("shadow")["decision"] == {"seat": "free", "kind": "die"}
    assert match.view(None)["decision"] == {"seat": "free", "kind": "die"}


def test_a_combat_card_shows_only_its_back_until_it_is_turned_up() -> None:
    state = with_a_card_face_down({"hands": HANDS}, "stormcrow")
    for seat in (0, -1):
        attacker = state.view(seat)["battle"]["attacker"]
        assert (attacker["card"], attacker["back"]) == ("?", "strategy")
        assert "stormcrow" not in json.dumps(state.view(seat))
    assert state.view(1)["battle"]["attacker"]["card"] == "stormcrow"
    state.agenda.pop().run(state)
    for seat in (0, 1, -1):
        assert state.view(seat)["battle"]["attacker"]["card"] == "stormcrow"
        assert state.view(seat)["discards"]["shadow"] == ["stormcrow"]


def test_no_view_tells_a_card_that_the_seat_has_not_seen() -> None:
    for seed, beginning in enumerate(BEGINNINGS):
        for match in sampled(begun(beginning, seed), seed, most=200, one_of=8):
            for seat in (-1, 0, 1):
                view = match.view(seat)
                told = json.dumps(view)
                assert json.loads(told) == view
                for card in hidden(match.state, seat):
                    assert f'"{card}"' not in told
