"""Whole games against the clockwork: it always acts, keeps its own rules, and says why.

The Free Peoples choose at random, alone and as two partners.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mathom
from mathom.core.agenda import Decision
from mathom.core.lang import say
from mathom.core.option import Option
from mathom.core.state import Event
from mathom.games.wotr.armies import besieged
from mathom.games.wotr.box import (
    FACE_COUNT,
    NATION_OF_REGION,
    NATIONS,
    NOBODY,
    REGION_COUNT,
    REGIONS,
    SHADOW,
    UNITS_OF,
    is_elite,
)
from mathom.games.wotr.clockwork.lines import ATTACKABLE, LINES, ON_A_LINE
from mathom.games.wotr.state import WINDING, Winding, WotrState
from tests.games.wotr.table import WOTR
from tests.laws.wotr import conserved

GAMES = 1000 if mathom.compiled() else 30
CHUNK = 10
ONE_IN = 8
"""Of so many positions one is looked at piece by piece."""
FACE_ORDER = ["character", "muster-army", "muster", "event", "army"]
MOST_CARDS = 6
LANGUAGES = ("en", "it", "es")


class Listener(Winding):
    """Hears what the clockwork is asked, and whether it says why it answers as it does."""

    def __init__(self, clockwork: Winding) -> None:
        self.clockwork = clockwork
        self.silent: set[str] = set()
        """The kinds of question that were answered without a word."""

    def between(self, state: WotrState) -> None:
        self.clockwork.between(state)

    def draw(self, state: WotrState) -> None:
        self.clockwork.draw(state)

    def draw_card(self, state: WotrState, deck: int) -> None:
        self.clockwork.draw_card(state, deck)

    def answer(self, state: WotrState, decision: Decision) -> Option | None:
        before = 0 if state.events is None else len(state.events)
        found = self.clockwork.answer(state, decision)
        if state.events is not None and not reasons(state.events[before:]):
            self.silent.add(decision.kind)
        return found


@pytest.fixture
def listener() -> Iterator[Listener]:
    clockwork = WINDING[0]
    listening = Listener(clockwork)
    WINDING[0] = listening
    yield listening
    WINDING[0] = clockwork


def reasons(events: list[Event]) -> list[Event]:
    """What it says about why it does something."""
    return [event for event in events if event.kind.startswith("clockwork_")]


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_against_random_free_peoples_it_always_acts_breaks_no_rule_of_its_own_and_says_why(
    first: int, listener: Listener
) -> None:
    said: dict[tuple[str, ...], Event] = {}
    for seed in range(first, first + CHUNK):
        # Every fourth game is one of two partners.
        setup: dict[str, Any] = WOTR.solo("2" if seed % 4 == 3 else "1")
        match = WOTR.new(seed=seed, **setup)
        choose = random.Random(seed)
        while match.decision is not None:
            if choose.randrange(ONE_IN) == 0:
                conserved(match.state)
            keeps_to_the_guide(match.state)
            match.play(choose.choice(match.decision.options))
        conserved(match.state)
        assert match.outcome is not None
        assert dice_in_order(match) > 0
        for event in reasons(match.log(-1)):
            words = [str(event.args.get(name)) for name in ("reason", "entry", "choice")]
            said.setdefault((event.kind, *words), event)
    assert listener.silent == set()
    for event in said.values():
        for language in LANGUAGES:
            sentence = say(WOTR.tell(event), language)
            assert sentence.endswith((".", ".)")), sentence
            assert not set("{}$") & set(sentence), sentence
            assert "wotr-" not in sentence, sentence


def keeps_to_the_guide(state: WotrState) -> None:
    """Its armies stand on its lines, ten at most, occupy what they can pay for, and are gone from lines
    that are occupied; it attacks only what is attackable, holds six cards at most, and answers whatever
    it is asked."""
    battle = state.battle
    if battle is not None and battle.side == SHADOW and battle.target < REGION_COUNT:
        assert ATTACKABLE[battle.target]
    assert state.decision is not None
    assert state.decision.seat != state.leading[SHADOW]
    assert state.clockwork is not None
    assert len(state.hand(SHADOW)) + sum(state.clockwork.face_down) <= MOST_CARDS
    if battle is None and state.decision.kind == "die":
        for place in range(REGION_COUNT):
            count = state.units(place, SHADOW)
            assert count <= 10
            assert not count or ON_A_LINE[place]
            assert not count or not waits_to_be_occupied(state, place)
            assert not count or needed(state, place)


def waits_to_be_occupied(state: WotrState, place: int) -> bool:
    """Whether the price of a settlement without a marker stands in it, and nobody behind its walls."""
    assert state.clockwork is not None
    kind = REGIONS[place].settlement
    if not kind or state.clockwork.occupied[place] or besieged(state, place) != NOBODY:
        return False
    regulars = sum([state.count(place, figure) for figure in UNITS_OF[SHADOW] if not is_elite(figure)])
    elites = state.units(place, SHADOW) - regulars
    wanted = {"town": 2, "city": 3, "stronghold": 5}[kind]
    return regulars >= wanted or (kind == "stronghold" and regulars >= 3 and elites > 0)


def needed(state: WotrState, place: int) -> bool:
    """Whether units may stand there still: in the Shadow's own lands, or on a line with something to
    occupy; the Southrons go on as long as Mordor's line is not taken."""
    assert state.clockwork is not None
    nation = NATION_OF_REGION[place]
    if nation != NOBODY and NATIONS[nation].side == SHADOW:
        return True
    ids = [line.id for line in LINES if place in line.regions]
    if "southron" in ids:
        ids.append("mordor")
    aims = [at for line in LINES if line.id in ids for at in line.settlements]
    return not all([state.clockwork.occupied[at] for at in aims])


def dice_in_order(match: mathom.Match) -> int:
    """In each turn one kind of dice after the other, each with its use; how many there were."""
    used: list[int] = []
    all_dice = 0
    for one in match.history:
        kinds = [event.kind for event in one.events]
        for number, event in enumerate(one.events):
            if event.kind == "clockwork_takes":
                used.append(FACE_ORDER.index(str(event.args["die"])))
                all_dice += 1
                done = kinds[number + 1 :]
                assert "clockwork_die" in done or "clockwork_muster" in done
            elif event.kind == "turn":
                assert used == sorted(used), used
                used = []
            # Guide 6: no Elven Ring is used, no die given up, and it never passes.
            elif event.kind in ("ring", "skipped", "passed"):
                assert event.args["side"] == "free"
    if match.outcome is not None and match.outcome.how == "conquest":
        assert not any(match.state.dice[FACE_COUNT * SHADOW :])
    return all_dice
