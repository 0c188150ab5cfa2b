"""What can be reached can be written: battles as big as they get, with every combat card there is.

A bot is handed written positions, so that one which cannot be read back would make it fail.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.games.wotr.box import CARDS, FREE, SHADOW
from mathom.games.wotr.state import WotrState
from tests.games.wotr.cards.battlefield import HERE, THERE, joined, sallied, stormed
from tests.games.wotr.table import WOTR, offered, play

FREE_HOST = "2 gondor-elite, 2 rohan-elite, 2 elves-elite, 2 north-elite, 2 dwarves-elite"
LEADERS = ", ".join(f"4 {nation}-leader" for nation in ("gondor", "rohan", "elves", "north", "dwarves"))
SHADOW_HOST = "4 isengard-elite, 3 sauron-elite, 3 southrons-elite, 8 nazgul"
GARRISON = "2 gondor-elite, 2 rohan-elite, elves-elite"
COMPANIONS = ("aragorn", "gandalf-white", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
"""Strider and Gandalf the Grey have been replaced by the first two."""
MINIONS = ("witch-king", "mouth-of-sauron")


def everybody(free: str, shadow: str) -> dict[str, str]:
    """All companions and minions are in the battle, and Saruman's elites lead."""
    here = dict.fromkeys(COMPANIONS, free) | dict.fromkeys(MINIONS, shadow) | {"saruman": "orthanc"}
    return {**here, "strider": "eliminated", "gandalf-grey": "eliminated"}


def combats(side: int) -> list[str]:
    """A card of a side for each combat card that it has."""
    found: dict[str, str] = {}
    for card in CARDS:
        if card.side == side:
            found.setdefault(card.combat, card.id)
    return list(found.values())


FREE_CARDS, SHADOW_CARDS = combats(FREE), combats(SHADOW)
PAIRS = [
    (FREE_CARDS[index % len(FREE_CARDS)], SHADOW_CARDS[index % len(SHADOW_CARDS)])
    for index in range(max(len(FREE_CARDS), len(SHADOW_CARDS)))
]
"""Every combat card of each side, against one of the other's."""


def written_and_read(match: mathom.Match) -> mathom.Match:
    """The match that starts from a written position, once it has been through JSON."""
    text = json.dumps(match.state.position())
    return WOTR.position(json.loads(text), chance=mathom.Scripted())


def most(options: list[Option], lot: Seeded) -> Option:
    """The biggest number where a number is asked for, else anything; a card rather than none."""
    numbers = [option for option in options if option.verb == "number"]
    if numbers:
        return numbers[-1]
    cards = [option for option in options if option.verb == "combat" and option.args[0] >= 0]
    chosen = cards or options
    return chosen[lot.below(len(chosen))]


def fight_on(match: mathom.Match, seed: int) -> int:
    """Fight to the end of the battle; at every question the position reads back the same."""
    lot = Seeded(seed)
    asked = 0
    while match.decision is not None and isinstance(match.state, WotrState) and match.state.battle:
        again = written_and_read(match)
        assert again.state == match.state
        assert again.state.position() == match.state.position()
        asked += 1
        match.play(most(match.decision.options, lot))
    return asked


def field(free: str, shadow: str, side: str) -> mathom.Match:
    """A battle in the open, and who attacks."""
    hosts = [f"{FREE_HOST}, {LEADERS}", SHADOW_HOST]
    ours, theirs = (HERE, THERE) if side == "free" else (THERE, HERE)
    attackers, defenders = hosts if side == "free" else reversed(hosts)
    characters = everybody(ours, theirs)
    return joined(attackers, defenders, free=free, shadow=shadow, side=side, characters=characters)


def storm(free: str, shadow: str) -> mathom.Match:
    """An assault on Helm's Deep."""
    cards: dict[str, Any] = {"free": free, "shadow": shadow}
    return stormed(SHADOW_HOST, f"{GARRISON}, {LEADERS}", **cards, characters=SIEGE)


def sortie(free: str, shadow: str) -> mathom.Match:
    """A sortie from Helm's Deep."""
    cards: dict[str, Any] = {"free": free, "shadow": shadow, "side": "free", "region": "helms-deep"}
    return sallied(f"{GARRISON}, {LEADERS}", SHADOW_HOST, **cards, characters=SIEGE)


SIEGE = everybody("helms-deep-inside", "helms-deep")


@pytest.mark.parametrize(("free", "shadow"), PAIRS)
def test_every_position_of_a_great_battle_reads_back_whatever_cards_are_used(
    free: str, shadow: str
) -> None:
    asked = 0
    battles = [
        field(free, shadow, "free"),
        field(free, shadow, "shadow"),
        storm(free, shadow),
        sortie(free, shadow),
    ]
    for seed, battle in enumerate(battles):
        asked += fight_on(WOTR.position(battle.state.position(), seed=seed), seed)
    assert asked > 20


def test_all_the_leadership_of_the_nazgul_can_be_given_up_and_written() -> None:
    """Eight Nazgul and the Witch-king: ten points, though nobody rolls more than five dice."""
    match = field("elven-cloaks", "candles-of-corpses", "shadow")
    play(match, "combat candles-of-corpses", "combat none", "keep")
    assert len(offered(match, "number")) == 10
    match = WOTR.position(match.state.position(), seed=1)
    match.play("number 10")
    assert written_and_read(match).state == match.state
    front = match.state.position()["battle"]["defender"]
    assert front["fewer_dice"] == 10


def test_a_stand_of_seven_companions_can_be_written() -> None:
    match = WOTR.position(
        field("there-and-back-again", "shadows-gather", "shadow").state.position(), seed=1
    )
    play(match, "combat none", "combat there-and-back-again")
    assert written_and_read(match).state == match.state
    assert match.state.position()["battle"]["attacker"]["fewer_dice"] == 7


def test_a_battle_of_more_than_a_hundred_rounds_can_be_written() -> None:
    """Who always misses can go on for ever."""
    match = joined("sauron-regular", "gondor-regular", *["dice 1; dice 1"] * 101)
    for _ in range(100):
        play(match, "fight", "stand")
    assert match.state.position()["battle"]["round"] == 101
    assert written_and_read(match).state == match.state


def test_a_war_of_more_than_a_thousand_turns_can_be_written() -> None:
    """Nobody is forced to win."""
    match = WOTR.position({"turn": 999, "phase": "end"}, seed=1)
    assert match.state.position()["turn"] == 1000
    assert written_and_read(match).state == match.state
