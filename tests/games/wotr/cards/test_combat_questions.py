"""The questions of combat cards: said, refused, written down and read back; and what is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from tests.games.wotr.cards.battlefield import HERE, THERE, fought, joined
from tests.games.wotr.cards.shadowing import go
from tests.games.wotr.table import WOTR, asked, options, play, seen

COMPANIONS = {"boromir": THERE, "legolas": THERE}
MINIONS = {"witch-king": HERE, "mouth-of-sauron": HERE}
ARMY, ENEMY = "3 gondor-regular, 2 gondor-leader", "3 southrons-regular, 2 nazgul"


def relentless() -> mathom.Match:
    """Relentless Assault."""
    return fought(ENEMY, ARMY, shadow="the-day-without-dawn")


def onslaught() -> mathom.Match:
    """Onslaught, after a round without a hit."""
    match = fought(
        "3 southrons-regular", ARMY, "dice 1 1 1; dice 1 1 1", shadow="orcs-multiplying-again"
    )
    return go(match, "reroll 0")


def dreadful() -> mathom.Match:
    """Dread and Despair."""
    return fought(ENEMY, ARMY, shadow="candles-of-corpses")


def heroic() -> mathom.Match:
    """Heroic Death."""
    match = fought(
        "3 southrons-regular",
        ARMY,
        "dice 5 5 5; dice 1 1 1 1 1",
        free="mirror-of-galadriel",
        characters=COMPANIONS,
    )
    return go(match, "reroll 0")


def cancelling() -> mathom.Match:
    """Heroic Death of Boromir."""
    return go(heroic(), "slay boromir")


def slaying() -> mathom.Match:
    """Fateful Strike."""
    match = fought(
        ENEMY, ARMY, "dice 1 1 1; dice 1 1 1", "dice 6 6", free="bilbos-song", characters=MINIONS
    )
    return go(match, "reroll 0", "reroll 2")


def breathing() -> mathom.Match:
    """Black Breath."""
    match = fought(ENEMY, ARMY, "dice 1 1 1; dice 1 1 1", "dice 6 1", shadow="morgul-wound")
    return go(match, "reroll 2", "reroll 0")


def mighty() -> mathom.Match:
    """Mighty Attack."""
    dice = "dice 1 1 1; dice 1 1 1 1 1"
    return fought("3 southrons-regular", ARMY, dice, free="axe-and-bow", characters=COMPANIONS)


def silencing() -> mathom.Match:
    """Words of Power."""
    return fought(ENEMY, ARMY, shadow="the-lidless-eye", characters=COMPANIONS)


def slipping_away() -> mathom.Match:
    """Scouts."""
    return fought(ENEMY, ARMY, free="the-red-arrow")


def struck() -> mathom.Match:
    """A Charge has hit, and its casualties are chosen before the combat roll."""
    return fought("southrons-regular, southrons-elite", "gondor-elite", "dice 5", free="cirdans-ships")


QUESTIONS: dict[str, Callable[[], mathom.Match]] = {
    "shadow hurt, for the roll": relentless,
    "shadow hurt, for dice": onslaught,
    "shadow give_up": dreadful,
    "free heroic_death": heroic,
    "free cancel_hits": cancelling,
    "free slay": slaying,
    "shadow slay": breathing,
    "free give_up_companion": mighty,
    "shadow silence": silencing,
    "free slip_away": slipping_away,
    "shadow casualties": struck,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_combat_card_and_its_answers_are_sentences(question: str, language: str) -> None:
    match = QUESTIONS[question]()
    assert asked(match) == question.partition(",")[0]
    decision = match.decision
    assert decision is not None
    assert say(WOTR.prompt(match.state, decision), language).endswith(".")
    labels = [say(WOTR.label(match.state, option), language) for option in decision.options]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_combat_card_can_be_written_down_and_read_back(question: str) -> None:
    match = QUESTIONS[question]()
    read = WOTR.position(seen(match), seed=1)
    assert read.state == match.state
    assert options(read) == options(match)


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_a_combat_card_does_not_offer_is_refused(question: str) -> None:
    match = QUESTIONS[question]()
    for choice in ("number 9", "slay gollum", "name gimli", "retreat bree", "lose nazgul"):
        with pytest.raises(mathom.IllegalMove):
            match.play(choice)
    assert asked(match) == question.partition(",")[0]


# -- what is told --------------------------------------------------------------------------------


def about_to(card: str, *dice: str, **parts: Any) -> mathom.Match:
    """The Free Peoples are about to use their card, and the Shadow has used its own."""
    match = joined(ENEMY, ARMY, *dice, free=card, **parts)
    return match if "shadow" not in parts else play(match, f"combat {parts['shadow']}")


def defying() -> mathom.Match:
    """Daring Defiance against Deadly Strife."""
    strife = "horde-from-the-east"
    dice = "dice 1 1 1; dice 1 1 1 1 1"
    return about_to("i-will-go-alone", dice, shadow=strife, characters=COMPANIONS)


def striking() -> mathom.Match:
    """Sudden Strike."""
    return about_to("paths-of-the-woses", "dice 6 1; dice 1 1; dice 1 1 1")


def with_no_quarter() -> mathom.Match:
    """No Quarter, before the re-roll of the Free Peoples."""
    match = about_to("help-unlooked-for", "dice 1 1 1; dice 6 1 1")
    return play(match, "combat help-unlooked-for", "reroll 0")


TOLD = [
    (defying, "combat i-will-go-alone", "Horde from the East is cancelled."),
    (
        defying,
        "combat i-will-go-alone",
        "The Free Peoples player gives up 2 points of Leadership for this round.",
    ),
    (
        striking,
        "combat paths-of-the-woses",
        "The Free Peoples player makes an additional attack, 6 1: 1 hit.",
    ),
    (with_no_quarter, "reroll 0", "The Free Peoples player scores 1 more hit."),
    (cancelling, "number 2", "The Free Peoples player cancels 2 hits."),
]


@pytest.mark.parametrize(("question", "choice", "sentence"), TOLD)
def test_what_a_combat_card_does_is_told(
    question: Callable[[], mathom.Match], choice: str, sentence: str
) -> None:
    match = question()
    events = match.play(choice)
    assert sentence in [say(WOTR.tell(event), "en") for event in events]


def test_who_is_silenced_is_told() -> None:
    """There is only one companion to name."""
    match = joined(
        ENEMY, ARMY, "dice 1 1 1; dice 1 1 1", shadow="the-lidless-eye", characters={"boromir": THERE}
    )
    events = match.play("combat the-lidless-eye")
    sentence = "The Leadership and the abilities of Boromir count for nothing in this round."
    assert sentence in [say(WOTR.tell(event), "en") for event in events]
