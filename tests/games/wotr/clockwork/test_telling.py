"""The clockwork explains itself, in every language, and stands in the middle of a turn on paper."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.core.chance import Asked, Occasion, Wanted
from mathom.core.lang import knows, say
from mathom.core.state import Event
from mathom.games.wotr.box import CARD_IDS, SHADOW
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.lines import LINES
from mathom.games.wotr.clockwork.winding import CHOICES
from mathom.games.wotr.kinds import EVENTS
from tests.games.wotr.clockwork.alone import alone, attack, attacked, told
from tests.games.wotr.table import WOTR, play
from tests.games.wotr.test_real_dice import Listening

LANGUAGES = ("en", "it", "es")
LOTS = {
    "place": ("attacker", "attacked", "king", "nazgul", "mouth", "retreat"),
    "nation": ("struck", "pays"),
}
"""What lots are drawn for that no sentence has told before."""


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


def reasons_told(language: str) -> dict[str, set[str]]:
    """By sentence: the reasons for which a language has words of their own."""
    text = (Path(mathom.__file__).parent / f"games/wotr/lang/clockwork/{language}.ftl").read_text(
        "utf-8"
    )
    found: dict[str, set[str]] = {}
    for message in re.split(r"^(?=wotr-)", text, flags=re.MULTILINE)[1:]:
        selected = re.findall(r"\$(?:reason|entry|choice) ->(.*)", message, re.DOTALL)
        keys = re.findall(r"^ *\*?\[([a-z][\w-]*)\]", "".join(selected), re.MULTILINE)
        found[message.split(" ")[0]] = {key for key in keys if key not in ("one", "other", "many")}
    return found


def test_every_reason_has_words_of_its_own_in_every_language() -> None:
    # A reason without any would be told as another one.
    english = reasons_told("en")
    assert len(english["wotr-event-clockwork_die"]) >= 17
    for language in LANGUAGES[1:]:
        assert reasons_told(language) == english


def test_every_card_that_is_laid_aside_or_put_away_by_the_guide_says_for_what() -> None:
    whys = {why for one in ENTRIES for why in (one.moment, one.hindrance)} - {"never"}
    # Nine moments from which a card is of no use as an event, fourteen aims that may be missing.
    assert len(whys) == 9 + 14
    for language in LANGUAGES:
        assert whys <= reasons_told(language)["wotr-event-clockwork_card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_whose_name_ends_with_a_mark_is_followed_by_no_full_stop(language: str) -> None:
    ends: dict[str, str | int] = {"card": "the-nazgul-strike", "reason": "text"}
    said = say(WOTR.tell(Event("clockwork_card", ends)), language)
    assert re.search(r"! [A-Z]", said)
    assert "!." not in say(WOTR.tell(Event("played", {"side": "shadow", **ends})), language) + said


def test_what_it_does_with_a_die_comes_with_the_entry_and_what_was_passed_over() -> None:
    match = alone({"umbar": "2 southrons-regular"}, "dice 1", shadow="army")
    assert told(match)[1] == "Army die: no army has a size advantage, so a line advances (guide 11.4)."
    assert told(match)[2] == (
        "The clockwork rolls 1. Immovable and passed over: the Mordor line, the central Sauron line, "
        "the northern Sauron line. So the Southron line advances (guide 11.4)."
    )


@pytest.mark.parametrize("die", ["character", "army", "muster-army"])
def test_what_a_die_is_for_is_told_before_lots_are_drawn(die: str) -> None:
    # Whoever draws them at the real table knows for what.
    told_before: list[str] = []

    def draw(wanted: Wanted) -> str:
        if wanted.kind == "place":
            told_before.extend([event.kind for event in wanted.state.events])
        return wanted.names[0]

    # Two armies with leaders, as large as one another, and somebody before each.
    data = {
        "armies": {
            "moria": {"sauron-regular": 4, "nazgul": 1},
            "dimrill-dale": {"elves-regular": 1},
            "dol-guldur": {"sauron-regular": 4, "nazgul": 1},
            "narrows-of-the-forest": {"elves-regular": 1},
        },
        "characters": {"saruman": "eliminated"},
        "fellowship": {"mordor": 1},
        "dice": {"free": {"event": 1}, "shadow": {die: 1}},
        "to_act": "shadow",
    }
    WOTR.position(data, chance=Asked(draw), players="1")
    assert told_before == ["clockwork_takes", "clockwork_die"]


def test_who_draws_lots_at_the_real_table_is_told_what_for() -> None:
    heard: list[tuple[str, str]] = []

    def draw(wanted: Wanted) -> str:
        heard.append((wanted.kind, wanted.occasion.why))
        return wanted.names[0]

    def lots(armies: dict[str, dict[str, int]], die: str, **parts: Any) -> list[tuple[str, str]]:
        heard.clear()
        data = {
            "armies": armies,
            "characters": {"saruman": "eliminated"},
            "fellowship": {"mordor": 1},
            "dice": {"free": {"event": 1}, "shadow": {die: 1}},
            "to_act": "shadow",
            **parts,
        }
        WOTR.position(data, chance=Asked(draw), players="1")
        return heard[:]

    # Two attackers; one of two enemies; Nazgul around the Fellowship; who pays of two nations.
    ten, one = {"sauron-regular": 9}, {"elves-regular": 1}
    two = {"moria": ten, "dimrill-dale": one, "dol-guldur": ten, "narrows-of-the-forest": one}
    assert lots(two, "army")[0] == ("place", "attacker")
    assert lots({"moria": ten, "dimrill-dale": one, "hollin": one}, "army")[0] == ("place", "attacked")
    assert ("place", "nazgul") in lots(
        {"morannon": {"nazgul": 3}}, "character", fellowship={"region": "dimrill-dale"}
    )
    mixed = {"sauron-regular": 2, "isengard-regular": 2}
    assert lots({"west-harondor": mixed}, "army") == [("dice", "line"), ("nation", "pays")]


def test_an_answer_with_reasons_of_its_own_is_not_explained_a_second_time() -> None:
    match = attacked(
        {"minas-tirith": "5 gondor-elite", "osgiliath": "4 sauron-regular"},
        "dice 1 1 1 1 1; dice 1 1 1 1",
    )
    play(attack(match, "minas-tirith", "osgiliath"), "combat none", "fight")
    events = [event.kind for one in match.history for event in one.events]
    assert "clockwork_stands" in events
    assert "clockwork_choice" not in events


def test_nobody_but_the_shadow_is_told_what_it_draws() -> None:
    match = WOTR.new(seed=3, players="1")
    own = [event.args["card"] for event in match.log("free") if event.kind == "drew_card"]
    assert len(own) == 2


def test_of_a_card_that_lies_face_down_a_position_says_the_deck_and_not_that_there_is_none() -> None:
    # Guide 15.7: nobody has looked at it yet.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        shadow="army",
        hands={"shadow": ["stormcrow"]},
    )
    written = play(match, "fight").state.position()
    assert written["clockwork"]["laid"] == "strategy"
    assert written["battle"]["attacker"]["card"] is None


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
    # What has reasons of its own is never explained by what was asked.
    asked = [event for event in match.log(-1) if event.kind == "clockwork_choice"]
    assert {event.args["choice"] for event in asked} <= set(CHOICES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_the_real_board_is_told_what_to_roll_and_draw_for_the_shadow(language: str) -> None:
    wanted = [
        *[Occasion("card", 1, 1, why, deck="strategy") for why in ("try", "combat", "drawn", "held")],
        Occasion("card", 1, 1, "given_up"),
        Occasion("card", 1, -1, "table"),
        *[Occasion(kind, 1, -1, "tie") for kind in ("companion", "nation", "place")],
        *[Occasion("place", 1, -1, why) for why in LOTS["place"]],
        *[Occasion("nation", 1, -1, why) for why in LOTS["nation"]],
        Occasion("dice", 1, -1, "line"),
        Occasion("dice", 1, -1, "muster"),
        Occasion("dice", 2, -1, "king", need=4),
        Occasion("dice", 5, 1, "combat", need=5),
    ]
    said = [say(WOTR.wanted(one, ("free",)), language) for one in wanted]
    assert len(set(said)) == len(wanted)
    assert not any("wotr-" in one or "{" in one for one in said)


def test_nothing_is_rolled_or_drawn_for_it_of_which_nobody_said_what_it_is_for() -> None:
    # Whoever has the real board would be asked for a die without a word.
    heard: set[str] = set()
    for seed in range(6):
        chance = Listening(seed)
        setup: dict[str, Any] = WOTR.solo("1" if seed % 2 else "2")
        match = WOTR.new(chance=chance, **setup)
        choose = random.Random(seed)
        while match.decision is not None:
            match.play(choose.choice(match.decision.options))
        assert chance.left == 0
        heard |= {f"{one.kind}-{one.why}" for one in chance.heard}
    assert {"card-try", "card-combat", "dice-line", "dice-muster", "place-tie"} <= heard
    assert [one for one in sorted(heard) if not knows(f"wotr-chance-{one}")] == []


def test_for_the_witch_king_as_many_dice_are_asked_for_as_he_has_and_what_they_need() -> None:
    # Guide 4.2: two, and one for Aragorn; the Fellowship is three moves from Mordor.
    heard: list[Occasion] = []

    def answer(wanted: Wanted) -> str:
        heard.append(wanted.occasion)
        return wanted.names[-1]

    data = {
        "armies": {},
        "characters": {"aragorn": "dale", "strider": "eliminated"},
        "fellowship": {"region": "minas-tirith"},
        "phase": "fellowship",
    }
    WOTR.position(data, chance=Asked(answer), players="1").play("done")
    king = next(one for one in heard if one.why == "king")
    assert (king.kind, king.count, king.args["need"]) == ("dice", 3, 3)


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
