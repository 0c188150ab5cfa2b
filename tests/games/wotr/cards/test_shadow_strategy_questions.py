"""The questions of the Shadow's strategy cards: written down, read back, refused, said."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from tests.games.wotr.cards.commanding import WAR, commands
from tests.games.wotr.table import WOTR, asked, options, play, seen


def marching() -> mathom.Match:
    """Two armies could join."""
    return commands(
        "shadows-gather", {"barad-dur": "2 sauron-regular", "nurn": "2 sauron-regular"}, war=WAR
    )


def on_the_way() -> mathom.Match:
    """One of them may stop, or go on."""
    armies = {"barad-dur": "2 sauron-regular", "gorgoroth": "sauron-elite", "nurn": "sauron-elite"}
    return play(commands("shadows-gather", armies, war=WAR), "move barad-dur gorgoroth")


def choosing_marchers() -> mathom.Match:
    """It stops, and may be split."""
    return play(on_the_way(), "halt", "take sauron-regular")


def moving_or_not() -> mathom.Match:
    """Armies may move, or not."""
    return commands("the-shadow-is-moving", {"barad-dur": "2 sauron-regular"}, war=WAR)


def storming() -> mathom.Match:
    """Two strongholds could be stormed."""
    return commands(
        "the-fighting-uruk-hai",
        {"helms-deep": "2 isengard-regular", "lorien": "isengard-regular"},
        inside={"helms-deep": "rohan-regular", "lorien": "elves-regular"},
        characters={"saruman": "orthanc"},
        war=WAR,
    )


def choosing_stormers() -> mathom.Match:
    """The army may be split."""
    return play(storming(), "assault helms-deep")


def sailing() -> mathom.Match:
    """The Corsairs are about to sail."""
    return commands("corsairs-of-umbar", {"umbar": "3 southrons-regular"}, war=WAR)


def going_on_board() -> mathom.Match:
    """Not all of them have to go."""
    return play(sailing(), "to anfalas", "leave southrons-regular")


def gathering() -> mathom.Match:
    """The Dunlendings gather somewhere."""
    return commands("rage-of-the-dunlendings", {"south-dunland": "2 isengard-regular"}, war=WAR)


def following() -> mathom.Match:
    """One of them follows."""
    return play(gathering(), "to hollin", "take isengard-regular")


def exchanging() -> mathom.Match:
    """Trolls take the place of orcs."""
    return commands("hill-trolls", {"moria": "sauron-regular", "nurn": "sauron-regular"}, war=WAR)


def levying() -> mathom.Match:
    """A new power rises in Orthanc."""
    return commands("a-new-power-is-rising", characters={"saruman": "orthanc"})


def despairing() -> mathom.Match:
    """Two leaders are in Minas Tirith."""
    return commands(
        "denethors-folly",
        {"minas-tirith": "sauron-regular"},
        inside={"minas-tirith": "gondor-regular, gondor-leader, rohan-leader"},
    )


def disheartening() -> mathom.Match:
    """Two nations have guests."""
    return commands(
        "stormcrow",
        {"edoras": "rohan-regular, rohan-leader", "folde": "rohan-regular"},
        characters={"gimli": "edoras"},
    )


def losing_somewhere() -> mathom.Match:
    """Rohan loses somebody."""
    return play(disheartening(), "nation rohan")


def losing_somebody() -> mathom.Match:
    """In Edoras."""
    return play(losing_somewhere(), "to edoras")


def leaving() -> mathom.Match:
    """An Elf sails."""
    return commands(
        "return-to-valinor",
        {"rivendell": "elves-regular, elves-elite"},
        control={"lorien": "shadow"},
        chance=["dice 6 1"],
    )


QUESTIONS = {
    "shadow card_march": marching,
    "shadow card_march, on the way": on_the_way,
    "shadow card_march, or none": moving_or_not,
    "shadow force, by land": choosing_marchers,
    "shadow card_attack": storming,
    "shadow force, in a siege": choosing_stormers,
    "shadow coast": sailing,
    "shadow force, by sea": going_on_board,
    "shadow gathering": gathering,
    "shadow follow": following,
    "shadow exchange": exchanging,
    "shadow levies": levying,
    "shadow lose_leader": despairing,
    "shadow dishearten": disheartening,
    "free lose_where": losing_somewhere,
    "free lose_whom": losing_somebody,
    "free casualties": leaving,
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_card_can_be_written_down_and_read_back(question: str) -> None:
    match = QUESTIONS[question]()
    assert asked(match) == question.partition(",")[0]
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
        match.play("to the-shire")
    assert asked(match) == question.partition(",")[0]


def ashore() -> mathom.Match:
    """A garrison waits in Pelargir."""
    armies = {"umbar": "2 southrons-regular", "pelargir": "gondor-regular"}
    match = commands("corsairs-of-umbar", armies, war=WAR, chance=["dice 1 1", "dice 1"])
    return play(match, "to pelargir")


def before_the_choice() -> mathom.Match:
    """Gondor is told ill news."""
    return commands("stormcrow", characters={"gimli": "edoras", "boromir": "pelargir"})


TOLD = [
    (going_on_board, "go", "By sea from Umbar to Anfalas: 2 Southron & Easterling Regulars."),
    (ashore, "all", "Those who have landed attack the defenders of Pelargir."),
    (following, "done", "From South Dunland to Hollin: 1 Isengard Regular."),
    (exchanging, "to nurn", "Sauron Elite in place of a Regular in Nurn."),
    (before_the_choice, "nation gondor", "A step back on the Political Track: Gondor."),
]


@pytest.mark.parametrize(("question", "choice", "sentence"), TOLD)
def test_what_a_card_does_is_told(question: Any, choice: str, sentence: str) -> None:
    match = question()
    events = match.play(choice)
    assert sentence in [say(WOTR.tell(event), "en") for event in events]
    for language in LANGUAGES:
        assert all(say(WOTR.tell(event), language).endswith(".") for event in events)


def test_the_elves_who_hear_the_call_are_told_of_before_the_dice() -> None:
    match = commands(
        "return-to-valinor",
        {"rivendell": "elves-elite"},
        control={"lorien": "shadow"},
        chance=["dice 1"],
    )
    told = [say(WOTR.tell(event), "en") for event in match.log()]
    assert "Rivendell: which of the Elves will sail away?" in told
