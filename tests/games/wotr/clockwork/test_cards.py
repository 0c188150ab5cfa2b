"""Guide 14: playing cards, laying them aside for battles, putting them under their decks."""

from __future__ import annotations

import pytest

import mathom
from mathom.games.wotr.box import CARDS, EVENT, SHADOW
from mathom.games.wotr.clockwork.cards import Trial
from mathom.games.wotr.steps.dice import ChooseDie
from tests.games.wotr.clockwork.alone import alone, number
from tests.games.wotr.table import at, figures, seen

REVEALED = ("morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship")
"""Cards against a Fellowship that is revealed."""
SHADOW_CARDS = [card.id for card in CARDS if card.side == SHADOW]


# -- the procedure -------------------------------------------------------------------------------


def test_a_card_whose_moment_has_passed_is_laid_aside_though_it_could_be_played() -> None:
    # A19, A39: and it is not replaced in the hand.
    hand = ["flocks-of-crebain", "olog-hai", "hill-trolls", "horde-from-the-east"]
    match = alone(
        {}, "card flocks-of-crebain; card horde-from-the-east", shadow="event", company=[],
        fellowship={"mordor": 1}, hands={"shadow": hand},
    )  # fmt: skip
    assert seen(match)["clockwork"]["battle_cards"] == ["flocks-of-crebain"]
    assert sorted(seen(match)["hands"]["shadow"]) == ["hill-trolls", "olog-hai"]


def test_nobody_is_shown_the_hand_of_the_clockwork() -> None:
    match = alone({}, "dice 1", shadow="muster", hands={"shadow": ["orc-patrol", "isildurs-bane"]})
    view = match.view("free")
    assert view.hands["shadow"] == {"character": 2, "strategy": 0}
    assert "isildurs-bane" not in str(view)


@pytest.mark.parametrize("id", SHADOW_CARDS)
def test_every_card_can_be_played_and_whatever_it_asks_is_answered(id: str) -> None:
    armies = {
        "minas-tirith": "8 sauron-regular, 2 nazgul",
        "osgiliath": "4 sauron-regular, sauron-elite",
        "dale": "3 north-regular, north-leader",
        "helms-deep": "7 isengard-regular, isengard-elite, nazgul",
        "edoras": "2 rohan-regular, rohan-leader",
        "umbar": "9 southrons-regular",
        "dol-amroth": "gondor-regular",
        "moria": "2 sauron-regular",
        "lorien": "2 elves-elite, elves-leader",
        "north-dunland": "2 isengard-regular, isengard-elite",
        "erebor": "2 southrons-regular",
    }
    match = mathom.game("wotr").position(
        {
            "armies": {at_: figures(told_) for at_, told_ in armies.items()},
            "inside": {
                "minas-tirith": {"gondor-regular": 2, "gondor-leader": 1},
                "helms-deep": {"rohan-regular": 1},
            },
            "control": {"minas-tirith": "free", "helms-deep": "free", "erebor": "free"},
            "characters": {"witch-king": "minas-tirith", "strider": "dale", "aragorn": "not-yet"},
            "fellowship": {"region": "rhosgobel", "progress": 2, "hidden": id not in REVEALED},
            "dice": {"free": {"character": 2, "will-of-the-west": 1}, "shadow": {"army": 2, "event": 1}},
            "hunt_box": {"shadow": 2},
            "to_act": "free",
        },
        seed=5,
        players="1",
    )  # fmt: skip
    state = match.state
    state.decks[2 * SHADOW + CARDS[number(id)].deck].remove(number(id))
    asked_before = state.decision
    assert asked_before is not None
    state.decision = None
    state.push(asked_before.step)
    trial = Trial(state, EVENT)
    trial.card = number(id)
    state.events = []
    trial.play()
    state.advance()
    while state.decision is not None and state.decision.kind != "die":
        state.apply(state.decision.options[-1])
    assert number(id) not in state.hand(SHADOW)
    assert state.outcome is not None or state.decision is not None


def test_a_card_that_the_guide_calls_unplayable_goes_under_its_deck() -> None:
    # Guide 14: the text of Horde from the East would allow it.
    full = dict.fromkeys(("east-rhun", "far-harad", "south-rhun"), "6 southrons-regular")
    hand = ["horde-from-the-east", "olog-hai", "half-orcs-and-goblin-men", "hill-trolls"]
    match = alone(
        full,
        "card horde-from-the-east olog-hai half-orcs-and-goblin-men hill-trolls",
        shadow="event",
        hands={"shadow": hand},
    )
    assert "horde-from-the-east" in seen(match)["clockwork"]["under_the_decks"]["strategy"]


def test_where_a_card_crowds_a_region_chance_names_the_nation_that_makes_room() -> None:
    # p. 26, A4: an action of the clockwork ends as any other does.
    held = ["musterings-of-long-planned-war", "stormcrow", "olog-hai", "hill-trolls"]
    match = alone(
        {"gorgoroth": "9 sauron-regular"},
        "card musterings-of-long-planned-war; nation southrons",
        shadow="event",
        hands={"shadow": held},
    )
    assert at(match, "gorgoroth") == {"sauron-regular": 9, "southrons-regular": 1}


def test_nothing_is_left_of_the_question_which_die_it_uses() -> None:
    match = alone({}, "dice 1", shadow="muster army")
    assert not any(isinstance(step, ChooseDie) for step in match.state.agenda)


def test_a_card_that_does_something_else_than_its_text_is_discarded_all_the_same() -> None:
    # A6: cards that were played are discarded as ever.
    hand = ["pits-of-mordor", "stormcrow", "olog-hai", "hill-trolls"]
    match = alone({}, "card pits-of-mordor", shadow="event", hands={"shadow": hand})
    assert seen(match)["discards"]["shadow"] == ["pits-of-mordor"]


def test_the_palantir_answers_an_event_die_and_no_other() -> None:
    match = alone(
        {"moria": "nazgul"},
        "card the-ring-is-mine",
        shadow="character",
        company=[],
        fellowship={"mordor": 1},
        table=["the-palantir-of-orthanc"],
        hands={"shadow": ["the-ring-is-mine"]},
    )
    assert seen(match)["clockwork"]["face_down"] == {"character": 0, "strategy": 0}
