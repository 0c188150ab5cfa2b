"""The questions of the Free Peoples' strategy cards: written down, read back, refused, said."""

from __future__ import annotations

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from tests.games.wotr.cards.holding import plays
from tests.games.wotr.table import WOTR, asked, options, play, seen, table


def recruiting_where() -> mathom.Match:
    """Éomer may come to four settlements."""
    return plays("eomer-son-of-eomund")


def recruiting_here() -> mathom.Match:
    """Éomer comes to Folde with a unit of some kind."""
    return play(recruiting_where(), "to folde")


def taking_counsel() -> mathom.Match:
    """Elrond's wisdom wakes some nation."""
    return plays("wisdom-of-elrond")


def paying() -> mathom.Match:
    """The Shadow ends a card, and may choose what it gives up."""
    match = table(
        shadow="muster",
        free="event",
        to_act="shadow",
        table=["a-power-too-great"],
        hands={"shadow": ["shadows-gather", "hill-trolls", "orc-patrol"]},
    )
    return play(match, "die muster", "end a-power-too-great")


def moving() -> mathom.Match:
    """Companions may move."""
    return plays("fear-fire-foes", characters={"gimli": "bree"})


def targeting() -> mathom.Match:
    """There are two armies in Ithilien."""
    return plays(
        "faramirs-rangers",
        {"north-ithilien": "sauron-regular", "south-ithilien": "sauron-regular"},
    )


def going_straight() -> mathom.Match:
    """Two armies could take the hidden paths."""
    return plays(
        "paths-of-the-woses", {"edoras": "rohan-regular", "folde": "rohan-regular"}, war=["rohan"]
    )


QUESTIONS = {
    "free recruit_where": recruiting_where,
    "free recruit_here": recruiting_here,
    "free counsel": taking_counsel,
    "shadow pay_card": paying,
    "free companions": moving,
    "free target": targeting,
    "free hidden_paths_from": going_straight,
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_card_can_be_written_down_and_read_back(question: str) -> None:
    match = QUESTIONS[question]()
    assert asked(match) == question
    read = WOTR.position(seen(match), seed=1)
    assert read.state == match.state
    assert options(read) == options(match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_card_and_its_answers_are_sentences(question: str, language: str) -> None:
    match = QUESTIONS[question]()
    decision = match.decision
    assert decision is not None
    assert say(WOTR.prompt(match.state, decision), language).endswith(".")
    labels = [say(WOTR.label(match.state, option), language) for option in decision.options]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_a_card_does_not_offer_is_refused_with_a_sentence(question: str) -> None:
    match = QUESTIONS[question]()
    with pytest.raises(mathom.IllegalMove):
        match.play("to mount-gundabad")
    assert asked(match) == question
