"""Written positions: they read back the same, and what cannot be is refused with a sentence."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.core.codec import Codec
from mathom.core.seal import SEAL, sealed
from mathom.games.wotr import battle
from mathom.games.wotr.position.agenda import STEPS
from mathom.games.wotr.position.battle import BATTLE, FRONT
from mathom.games.wotr.state import WotrState
from tests.constructors import made_with
from tests.games.wotr.walks import BEGINNINGS, WOTR, begun, sampled, texts, walk
from tests.laws.wotr import conserved
from tools.states import declared

CONQUERED = ("erebor", "lorien", "rivendell", "minas-tirith", "helms-deep")
ONE_REGULAR = {"armies": {"minas-tirith": {"gondor-regular": 1}}}


def position(data: dict[str, Any]) -> mathom.Match:
    """A position that leaves nothing to chance."""
    return WOTR.position(data, chance=mathom.Scripted())


def state_of(match: mathom.Match) -> WotrState:
    assert isinstance(match.state, WotrState)
    return match.state


def refused(data: dict[str, Any]) -> str:
    """The id of the sentence that refuses a position."""
    with pytest.raises(mathom.BadPosition) as bad:
        WOTR.position(data, seed=1)
    return bad.value.text.id


def acting(**parts: Any) -> dict[str, Any]:
    """A position in which the Free Peoples are about to act."""
    return {"dice": {"free": {"character": 1}}, "to_act": "free", **parts}


# -- round trips ---------------------------------------------------------------------------------


def written_and_read(match: mathom.Match) -> mathom.Match:
    """The match that starts from a written position, once it has been through JSON."""
    written = match.state.position()
    text = json.dumps(written)
    assert json.loads(text) == written
    return position(json.loads(text))


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_written_position_reads_back_the_same(beginning: str) -> None:
    kinds = set()
    for seed in range(6):
        for match in sampled(begun(beginning, seed), seed, most=350, one_of=6):
            again = written_and_read(match)
            assert again.state == match.state
            assert texts(again) == texts(match)
            assert again.state.position() == match.state.position()
            assert again.view(0) == match.view(0)
            assert match.decision is not None
            kinds.add(match.decision.kind)
    assert len(kinds) > 10


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    for seed in range(3):
        for match in sampled(begun("war", seed), seed, most=150, one_of=10):
            again, here = written_and_read(match).state, match.state.clone()
            again.chance = here.chance.clone()
            for _ in range(20):
                if here.decision is None or again.decision is None:
                    break
                option = here.decision.options[-1]
                here.apply(option)
                again.apply(option)
                assert again == here


@pytest.mark.parametrize(
    ("last", "how"),
    [
        ({"fellowship": {"mordor": 2, "corruption": 12}}, "corruption"),
        ({"fellowship": {"mordor": 5, "corruption": 11}}, "ring"),
        ({"control": dict.fromkeys(CONQUERED, "shadow"), "armies": {}}, "conquest"),
    ],
)
def test_an_end_is_read_as_it_was_written(last: dict[str, Any], how: str) -> None:
    winner = "free" if how == "ring" else "shadow"
    match = position({**last, "outcome": {"winners": [winner], "how": how}})
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.how == how
    assert written_and_read(match).state == match.state


@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_made_of_the_fields_that_it_declares(name: str) -> None:
    """mypyc wants a constructor for them, and that one says the same."""
    kind = STEPS[name]
    assert made_with(kind) == list(kind.fields)
    assert isinstance(kind.fields, dict)
    assert all(isinstance(codec, Codec) for codec in kind.fields.values())


@pytest.mark.parametrize(("name", "written"), [("Battle", {*BATTLE, "fronts"}), ("Front", set(FRONT))])
def test_everything_in_a_battle_is_written(name: str, written: set[str]) -> None:
    source = (Path(str(battle.__file__)).parent / "battle.py").read_text("utf-8")
    (body,) = [
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name
    ]
    assert {field.name for field in declared(body)} == written


def test_those_who_have_moved_and_those_who_were_named_are_written_as_forces() -> None:
    match = position(
        {
            "armies": {"edoras": {"rohan-regular": 3, "rohan-elite": 1}, "dale": {"north-elite": 1}},
            "politics": {"rohan": {"step": 4}, "north": {"step": 4}},
            "characters": {"legolas": "edoras"},
            "dice": {"free": {"muster-army": 1}},
        }
    )
    for choice in ("die muster-army", "use move", "move edoras westemnet", "take rohan-regular",
                   "take legolas", "go"):  # fmt: skip
        match.play(choice)
    moved = [{"region": "westemnet", "force": {"rohan-regular": 1, "legolas": 1}}]
    assert match.state.position()["decision"]["moved"] == moved
    match.play("move edoras folde")
    match.play("leave rohan-elite")
    assert match.state.position()["decision"]["named"] == {"rohan-elite": 1}


# -- what is left out ----------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_the_game() -> None:
    assert WOTR.position({}, seed=7).state == WOTR.new(seed=7).state


def test_armies_if_given_are_the_whole_board() -> None:
    state = state_of(position(acting(**ONE_REGULAR)))
    assert list(state.view(0).armies) == ["minas-tirith"]
    assert state.view(0).armies["minas-tirith"]["free"].figures == {"gondor-regular": 1}
    assert state.view(0).reinforcements["gondor-regular"] == 14
    assert state.view(0).reinforcements["nazgul"] == 8


def test_what_is_lost_and_what_stands_on_the_board_is_no_reinforcement() -> None:
    match = position(acting(casualties={"gondor-regular": 3}, **ONE_REGULAR))
    assert match.view(0).reinforcements["gondor-regular"] == 11


def test_cards_named_nowhere_are_in_their_decks() -> None:
    hands = {"free": ["athelas"], "shadow": ["orc-patrol"]}
    match = position(
        acting(hands=hands, table=["balrog-of-moria"], discards={"free": ["horn-of-gondor"]})
    )
    assert match.view(0).decks["free"] == {"character": 22, "strategy": 24}
    assert match.view(0).decks["shadow"] == {"character": 22, "strategy": 24}


def test_standard_tiles_named_nowhere_are_in_the_pool_and_special_ones_are_not_in_play() -> None:
    match = position(acting(tiles={"drawn": ["std-3-1"], "waiting": ["sha-shelob"]}))
    pool = match.view(0).tiles.pool
    assert len(pool) == 15
    assert "std-3-1" not in pool
    assert "sha-shelob" not in pool


def test_an_army_holds_the_settlement_it_stands_in_unless_somebody_is_besieged() -> None:
    orcs = {"sauron-regular": 2}
    armies = {"pelargir": orcs, "minas-tirith": orcs}
    inside = {"minas-tirith": {"gondor-regular": 1}}
    control = position(acting(armies=armies, inside=inside)).view(0).control
    assert control["pelargir"] == "shadow"
    assert control["minas-tirith"] == "free"


def test_the_guide_is_of_the_highest_level_left() -> None:
    left = {"gandalf-grey": "eliminated", "strider": "bree"}
    assert position(acting(characters=left)).view(0).fellowship.guide == "boromir"
    everybody = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    nobody = position(acting(characters=dict.fromkeys(everybody, "eliminated")))
    assert nobody.view(0).fellowship.guide == "gollum"


def test_who_is_replaced_need_not_be_said_to_be_gone() -> None:
    match = position(acting(characters={"aragorn": "minas-tirith"}))
    assert match.view(0).characters["strider"] == "eliminated"
    assert match.view(0).pool["free"] == 5


@pytest.mark.parametrize(
    ("data", "asked"),
    [
        ({"phase": "fellowship"}, (0, "fellowship")),
        ({"phase": "hunt"}, (1, "hunt")),
        ({"phase": "action", "dice": {"shadow": {"army": 1}}}, (1, "die")),
        ({"dice": {"free": {"event": 1}, "shadow": {"army": 1}}}, (0, "die")),
        ({"dice": {"free": {"event": 1}, "shadow": {"army": 1}}, "to_act": "shadow"}, (1, "die")),
    ],
)
def test_a_phase_or_whose_action_it_is_says_what_comes_next(
    data: dict[str, Any], asked: tuple[int, str]
) -> None:
    decision = position(data).decision
    assert decision is not None
    assert (decision.seat, decision.kind) == asked


def under_way() -> mathom.Match:
    """The Free Peoples have used a die to recruit, and say where."""
    dice = {"free": {"muster": 1}, "shadow": {"army": 1}}
    match = position({"politics": {"gondor": {"step": 4}}, "dice": dice})
    for choice in ("die muster", "use recruit"):
        match.play(choice)
    return match


def test_a_position_as_we_wrote_it_goes_on_in_the_middle_of_an_action() -> None:
    match = under_way()
    assert match.decision is not None
    assert match.decision.kind == "recruit"
    again = written_and_read(match)
    assert again.state == match.state
    assert texts(again) == texts(match)


def test_what_is_under_way_is_dropped_where_somebody_says_who_acts_next() -> None:
    table = under_way().state.position()
    for to_act, seat in (("free", 1), ("shadow", 1)):
        # The Free Peoples have no die left, so that it is the Shadow's turn to act either way.
        decision = position({**table, "to_act": to_act}).decision
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "die")


def test_the_same_table_can_be_given_to_the_other_side() -> None:
    dice = {"free": {"event": 1}, "shadow": {"army": 1}}
    table = position({"dice": dice}).state.position()
    decision = position({**table, "to_act": "shadow"}).decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "die")


def test_only_a_position_as_we_wrote_it_says_what_is_under_way() -> None:
    table = under_way().state.position()
    assert refused({**table, "turn": 2}) == "position-foreign"
    assert refused({name: part for name, part in table.items() if name != SEAL}) == "position-foreign"
    assert refused({"decision": table["decision"]}) == "position-foreign"
    assert refused({"agenda": table["agenda"]}) == "position-foreign"


def test_only_a_position_as_we_wrote_it_is_in_the_middle_of_a_battle() -> None:
    match = begun("a siege", 1)
    for shown in walk(match, 1, 2000):
        if state_of(shown).battle is not None:
            break
    table = match.state.position()
    assert position(table).state == match.state
    assert refused({**table, "to_act": "free"}) == "wotr-position-battle"


def test_there_is_no_last_turn() -> None:
    match = position(acting(turn=12_345))
    assert written_and_read(match).state == match.state


def test_a_sealed_position_with_a_step_that_there_is_not_is_refused() -> None:
    table = under_way().state.position()
    del table[SEAL]
    for step in ("CardStep", "CombatStep", "OfferCard", "Nonsense"):
        assert refused(sealed({**table, "decision": {"step": step}})) == "position-step"


# -- what cannot be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"armies": {"edoras": {"rohan-elite": 6}}}, "figures"),
        ({"armies": {"edoras": {"rohan-elite": 3}}, "casualties": {"rohan-elite": 3}}, "figures"),
        ({"casualties": {"sauron-regular": 1}}, "returns"),
        ({"armies": {"edoras": {"rohan-regular": 10, "gondor-regular": 1}}}, "crowd"),
        (
            {
                "armies": {"erebor": {"sauron-regular": 1}},
                "inside": {"erebor": {"dwarves-regular": 5, "north-regular": 1}},
            },
            "crowd",
        ),
        ({"armies": {"edoras": {"rohan-regular": 1, "sauron-regular": 1}}}, "both"),
        ({"inside": {"edoras": {"rohan-regular": 1}}}, "walls"),
        ({"armies": {}, "inside": {"erebor": {"dwarves-regular": 1}}}, "besieger"),
        (
            {
                "armies": {"erebor": {"sauron-regular": 1}},
                "inside": {"erebor": {"dwarves-regular": 1}},
                "control": {"erebor": "shadow"},
            },
            "garrison",
        ),
        (
            {
                "armies": {"erebor": {"sauron-regular": 1}},
                "inside": {"erebor": {"dwarves-leader": 1}},
                "control": {"erebor": "free"},
            },
            "leader",
        ),
        ({"armies": {"edoras": {"rohan-leader": 1}}}, "leader"),
        ({"control": {"westemnet": "free", "fangorn": "free"}}, "settlement"),
        ({"armies": {"pelargir": {"sauron-regular": 1}}, "control": {"pelargir": "free"}}, "control"),
        ({"characters": {"aragorn": "fellowship"}}, "character"),
        ({"characters": {"gimli": "not-yet"}}, "character"),
        ({"characters": {"saruman": "edoras"}}, "character"),
        ({"characters": {"aragorn": "pelargir", "strider": "pelargir"}}, "replaced"),
        ({"characters": {"gimli": "erebor-inside"}}, "alone"),
        ({"characters": {"gimli": "rearguard"}}, "battle"),
        ({"rearguard": {"gondor-regular": 1}}, "battle"),
        ({"politics": {"elves": {"step": 2, "active": False}}}, "passive"),
        ({"politics": {"gondor": {"step": 4, "active": False}}}, "passive"),
        ({"politics": {"gondor": {"active": "yes"}}}, "flag"),
        ({"fellowship": {"mordor": 1, "region": "moria"}}, "mordor"),
        ({"fellowship": {"guide": "legolas"}}, "guide"),
        ({"fellowship": {"corruption": 12}}, "won"),
        ({"fellowship": {"mordor": 5}}, "won"),
        ({"rings": {"free": 2, "shadow": 2}}, "rings"),
        ({"dice": {"free": {"character": 3, "event": 2}}}, "dice"),
        ({"dice": {"free": {"character": 3}}, "hunt_box": {"free": 2}}, "dice"),
        ({"dice": {"free": {"character": 1}}, "phase": "fellowship"}, "early"),
        ({"tiles": {"waiting": ["std-3-1"]}}, "standard"),
        ({"tiles": {"added": ["sha-shelob"]}}, "special"),
        ({"fellowship": {"mordor": 0}, "tiles": {"waiting": ["sha-shelob"]}}, "special"),
        ({"hands": {"free": ["orc-patrol"]}}, "card"),
        (
            {
                "hands": {
                    "free": [
                        "athelas", "axe-and-bow", "horn-of-gondor", "elven-rope", "elven-cloaks",
                        "bilbos-song", "wizards-staff",
                    ]
                }
            },
            "hand",
        ),
        ({"battle": {"side": "shadow", "start": "moria", "target": "edoras"}}, "battle"),
        ({"outcome": {"winners": ["free"], "how": "ring"}}, "outcome"),
        ({"outcome": {"winners": ["shadow"], "how": "conquest"}, "to_act": "free"}, "over"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(data: dict[str, Any], sentence: str) -> None:
    told = dict(data) if "outcome" in data else acting(**data) | data
    assert refused(told) == f"wotr-position-{sentence}"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"hands": {"free": ["athelas"]}, "discards": {"free": ["athelas"]}}, "position-twice"),
        ({"tiles": {"drawn": ["std-3-1"], "removed": ["std-3-1"]}}, "position-twice"),
        ({"armies": {"gondor": {}}}, "position-unknown"),
        ({"armies": {"edoras": {"rohan-horse": 1}}}, "position-unknown"),
        ({"dice": {"free": {"army": 1}}}, "position-unknown"),
        ({"dice": {"shadow": {"eye": 1}}}, "position-unknown"),
        ({"politics": {"gondor": {"step": 0}}}, "position-number"),
        ({"politics": {"sauron": {"step": 2}}}, "position-number"),
        ({"fellowship": {"progress": 13}}, "position-number"),
        ({"characters": {"gimli": "gondor"}}, "position-word"),
    ],
)
def test_what_is_not_in_the_box_is_refused_by_the_house(data: dict[str, Any], sentence: str) -> None:
    assert refused(acting() | data) == sentence


def leaves(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a position where something is written."""
    if isinstance(part, dict):
        return [leaf for name, one in part.items() for leaf in leaves(one, (*path, name))]
    if isinstance(part, list):
        return [leaf for at, one in enumerate(part) for leaf in leaves(one, (*path, at))]
    return [path]


def test_a_position_from_anybody_is_refused_or_can_be_played() -> None:
    """One thing at a time is changed into something else that is written somewhere in the position."""
    accepted = rejected = 0
    for seed, beginning in enumerate(BEGINNINGS):
        luck = random.Random(seed)
        for match in sampled(begun(beginning, seed), seed, most=60, one_of=3):
            data = json.loads(json.dumps(match.state.position()))
            places = leaves(data)
            *path, last = luck.choice(places)
            part = data
            for name in path:
                part = part[name]
            source: Any = data
            for name in luck.choice(places):
                source = source[name]
            part[last] = part[last] + 1 if type(part[last]) is int else source
            data["to_act"] = "free"
            try:
                changed = WOTR.position(data, seed=seed)
            except mathom.BadPosition:
                rejected += 1
                continue
            accepted += 1
            for shown in walk(changed, seed, most=15):
                conserved(shown.state)
                assert texts(shown)
    assert accepted > 20
    assert rejected > 20
