"""Whatever these cards ask is a sentence in every language, and can be written down and read back."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from mathom.games.wotr.game import WOTR
from tests.games.wotr.cards.character_die import hunted, played
from tests.games.wotr.table import asked, options, play

WHITE = {"gandalf-grey": "eliminated", "gandalf-white": "fangorn"}
EAGLES = {
    "osgiliath": "gondor-regular",
    "south-ithilien": "sauron-regular, nazgul",
    "north-ithilien": "sauron-regular, nazgul",
}
CAPTAIN = {"boromir": "osgiliath"}
DEAD = "dead-men-of-dunharrow"


def mithril() -> mathom.Match:
    return hunted("dice 6", "tile std-3-1", table=["mithril-coat-and-sting"], company=["gimli"])


def staff() -> mathom.Match:
    return hunted("dice 6", table=["wizards-staff"], company=["gandalf-grey"])


def way() -> mathom.Match:
    return played("there-is-another-way", company=[], fellowship={"corruption": 1})


def parting() -> mathom.Match:
    return played("i-will-go-alone", company=["gimli", "meriadoc"])


def travelling() -> mathom.Match:
    return play(parting(), "group gimli")


def parting_in_mordor() -> mathom.Match:
    match = played("i-will-go-alone", company=["gimli", "meriadoc"], fellowship={"mordor": 1})
    return play(match, "group gimli")


def eagles(*chance: str) -> mathom.Match:
    return played("the-eagles-are-coming", EAGLES, characters=CAPTAIN, chance=chance)


def fleeing() -> mathom.Match:
    return play(eagles("dice 1"), "to north-ithilien")


def struck() -> mathom.Match:
    armies = {"orthanc": "3 isengard-regular, isengard-elite"}
    return played("the-ents-awake-huorns", armies, characters=WHITE, chance=["dice 4 4 1"])


def without_die() -> mathom.Match:
    hand = {"free": ["the-ents-awake-huorns", "athelas"]}
    return played("the-ents-awake-huorns", characters=WHITE, hands=hand)


def riding() -> mathom.Match:
    match = played(DEAD, characters={"strider": "edoras", "gimli": "edoras", "legolas": "edoras"})
    return play(match, "with gimli")


def driven_out() -> mathom.Match:
    armies = {"pelargir": "4 southrons-regular"}
    match = played(DEAD, armies, characters={"strider": "edoras"}, chance=["dice 3"])
    return play(match, "to pelargir")


def grey_company() -> mathom.Match:
    armies = {"edoras": "rohan-regular, gondor-regular"}
    return played("the-grey-company", armies, characters={"strider": "edoras"})


SCENES = [
    (mithril, "free spend"),
    (staff, "free spend"),
    (way, "free hide_or_move"),
    (parting, "free travellers"),
    (travelling, "free travellers"),
    (parting_in_mordor, "free travellers"),
    (eagles, "free target"),
    (fleeing, "shadow flee"),
    (struck, "shadow casualties"),
    (without_die, "free without_die"),
    (riding, "free riders"),
    (driven_out, "shadow driven_out"),
    (grey_company, "free regular"),
]


@pytest.mark.parametrize(("scene", "question"), SCENES)
def test_a_question_in_the_middle_of_a_card_can_be_written_and_read_back(
    scene: Any, question: str
) -> None:
    match = scene()
    assert asked(match) == question
    again = WOTR.position(match.state.position(), chance=mathom.Scripted())
    assert again.state == match.state
    assert options(again) == options(match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scene", "question"), SCENES)
def test_a_question_and_its_answers_are_sentences_in_every_language(
    scene: Any, question: str, language: str
) -> None:
    match = scene()
    assert match.decision is not None
    said = [say(WOTR.prompt(match.state, match.decision), language)]
    said += [say(WOTR.label(match.state, option), language) for option in match.decision.options]
    said += [say(WOTR.tell(event), language) for event in match.log()]
    assert all(said)
    assert len(set(said[1 : 1 + len(match.decision.options)])) == len(match.decision.options)
