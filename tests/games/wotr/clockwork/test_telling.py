"""The clockwork explains itself, in every language, and stands in the middle of a turn on paper."""

from __future__ import annotations

import random
import re

import pytest

import mathom
from mathom.core.chance import Occasion
from mathom.core.lang import knows, say
from mathom.core.state import Event
from mathom.games.wotr.box import CARD_IDS, SHADOW
from mathom.games.wotr.clockwork.lines import LINES
from mathom.games.wotr.clockwork.winding import CHOICES
from mathom.games.wotr.kinds import EVENTS
from tests.games.wotr.clockwork.alone import alone, told
from tests.games.wotr.table import WOTR

LANGUAGES = ("en", "it", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    reasons = [kind for kind in EVENTS if kind.startswith("clockwork_")]
    assert [kind for kind in reasons if not knows(f"wotr-event-{kind}", language)] == []
    assert [line.id for line in LINES if not knows(f"wotr-line-{line.id}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_card_is_explained_by_words_of_its_own(language: str) -> None:
    said = {
        kind: say(WOTR.tell(Event("clockwork_choice", {"choice": kind})), language)
        for kind in (*CHOICES, "other")
    }
    same = [{"levies", "recruit_here"}]
    for one in said:
        for other in said:
            assert one == other or {one, other} in same or said[one] != said[other]


def test_what_it_does_with_a_die_comes_with_the_entry_and_what_was_passed_over() -> None:
    match = alone({"umbar": "2 southrons-regular"}, "dice 1", shadow="army")
    assert told(match)[1] == "Army die: no army has a size advantage, so a line advances (guide 11.4)."
    assert told(match)[2] == (
        "The clockwork rolls 1. Immovable and passed over: the Mordor line, the central Sauron line, "
        "the northern Sauron line. So the Southron line advances (guide 11.4)."
    )


def test_nobody_but_the_shadow_is_told_what_it_draws() -> None:
    match = WOTR.new(seed=3, players="1")
    own = [event.args["card"] for event in match.log("free") if event.kind == "drew_card"]
    assert len(own) == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_written_and_read_in_the_middle_of_its_turn(seed: int) -> None:
    match = WOTR.new(seed=seed, players="1")
    choose = random.Random(seed)
    fought = 0
    while match.decision is not None and len(match.history) < 150:
        written = match.state.position()
        again = WOTR.position(written, seed=1, players="1")
        assert again.state == match.state
        assert again.state.position() == written
        fought += match.state.battle is not None and match.state.battle.side == 1
        match.play(choose.choice(match.decision.options))
    assert fought


def test_a_record_of_a_game_alone_replays_to_the_same_end() -> None:
    match = WOTR.new(seed=4, players="1")
    choose = random.Random(4)
    while match.decision is not None:
        match.play(choose.choice(match.decision.options))
    again = mathom.replay(match.record())
    assert again.state == match.state
    assert again.outcome == match.outcome


def test_if_the_clockwork_wins_nobody_has_won_and_the_end_is_told_all_the_same() -> None:
    match = WOTR.new(seed=0, players="1")
    choose = random.Random(0)
    while match.decision is not None:
        match.play(choose.choice(match.decision.options))
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert say(WOTR.result(match.outcome, match.seats), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_the_real_board_is_told_what_to_roll_and_draw_for_the_shadow(language: str) -> None:
    wanted = [
        *[Occasion("card", 1, 1, why, deck="strategy") for why in ("try", "combat", "drawn", "held")],
        Occasion("card", 1, 1, "given_up"),
        Occasion("card", 1, -1, "table"),
        *[Occasion(kind, 1, -1, "tie") for kind in ("companion", "nation", "place")],
        Occasion("dice", 1, -1, "line"),
        Occasion("dice", 1, -1, "muster"),
        Occasion("dice", 2, -1, "king", need=4),
        Occasion("dice", 5, 1, "combat", need=5),
    ]
    said = [say(WOTR.wanted(one, ("free",)), language) for one in wanted]
    assert len(set(said)) == len(wanted)
    assert not any("wotr-" in one or "{" in one for one in said)


@pytest.mark.parametrize("seed", range(3))
def test_neither_view_nor_record_tells_what_lies_in_its_hand_and_its_decks(seed: int) -> None:
    match = WOTR.new(seed=seed, players="1")
    choose = random.Random(seed)
    unseen = True
    while match.decision is not None:
        state = match.state
        assert state.clockwork is not None
        # What lay face up under a deck is known, also when it is shuffled again.
        unseen = unseen and not any(state.clockwork.unplayable)
        hidden = {CARD_IDS[card] for card in [*state.hand(SHADOW), *state.decks[2], *state.decks[3]]}
        assert not hidden & _words(match.view("free"))
        if unseen:
            assert not hidden & _words([match.record("free"), match.log("free")])
        match.play(choose.choice(match.decision.options))
    assert match.history


def _words(told: object) -> set[str]:
    return set(re.findall(r"[a-z][a-z-]+", repr(told)))
