"""Why a choice is refused: a sentence with the rule's reason, in all three languages."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.core.chance import Seeded
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.games.wotr.options import EVERY
from tests.games.wotr.walks import AT_WAR, BEGINNINGS, WOTR, begun, sampled, texts


def reason(data: dict[str, Any], *choices: str) -> str:
    """The id of the reason why the last of these choices is refused."""
    match = WOTR.position(data, chance=mathom.Scripted())
    for choice in choices[:-1]:
        match.play(choice)
    before = match.state
    with pytest.raises(mathom.IllegalMove) as refused:
        match.play(choices[-1])
    assert match.state is before
    text = refused.value.text.args["reason"]
    assert isinstance(text, Text)
    return text.id.removeprefix("wotr-refusal-")


FREE_ACTS: dict[str, Any] = {
    "dice": {"free": {"character": 2, "muster-army": 1, "event": 1}, "shadow": {"army": 1}},
    "politics": {"rohan": {"step": 4}, "gondor": {"step": 3}},
    "armies": {
        "edoras": {"rohan-regular": 2},
        "folde": {"rohan-regular": 1, "rohan-leader": 1},
        "westemnet": {"isengard-regular": 1},
        "minas-tirith": {"gondor-regular": 3, "gondor-leader": 1},
        "druadan-forest": {"gondor-regular": 10},
        "eastemnet": {"gondor-regular": 1},
        "erebor": {"sauron-regular": 2},
    },
    "inside": {"erebor": {"dwarves-regular": 1}},
}
MARCH = ("die muster-army", "use move")
ATTACK = ("die muster-army", "use attack")
RECRUIT = ("die muster-army", "use recruit")


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        (("dance",), "unknown"),
        (("step moria",), "other"),
        (("die army",), "no-die"),
        (("pass",), "pass"),
        (("ring character will-of-the-west",), "ring-will"),
        (("ring muster event",), "no-die"),
        (("die character", "use hide"), "hidden"),
        (("die character", "use recruit"), "use"),
        ((*MARCH, "move edoras westemnet"), "enemy"),
        ((*MARCH, "move minas-tirith druadan-forest"), "full"),
        ((*MARCH, "move eastemnet folde"), "border"),
        ((*MARCH, "move dale erebor"), "no-army"),
        ((*MARCH, "move erebor dale"), "besieged"),
        ((*MARCH, "move edoras dale"), "adjacent"),
        ((*MARCH, "move folde eastemnet", "all", "move eastemnet folde"), "moved"),
        (("die character", "use move", "move edoras folde"), "leader"),
        ((*ATTACK, "attack edoras folde"), "no-enemy"),
        ((*ATTACK, "attack eastemnet westemnet"), "peace"),
        ((*ATTACK, "assault minas-tirith"), "no-siege"),
        ((*RECRUIT, "recruit gondor-regular pelargir"), "not-at-war"),
        ((*RECRUIT, "recruit sauron-regular nurn"), "not-yours"),
        ((*RECRUIT, "recruit rohan-regular fords-of-isen"), "settlement"),
        ((*RECRUIT, "recruit rohan-regular westemnet"), "captured"),
        ((*RECRUIT, "recruit rohan-leader helms-deep"), "lone-leader"),
        ((*RECRUIT, "recruit rohan-regular edoras", "recruit rohan-regular edoras"), "same-settlement"),
        ((*RECRUIT, "recruit rohan-regular edoras", "recruit rohan-elite folde"), "elite"),
        (("die muster-army", "use politics", "nation rohan"), "at-war"),
        (("die muster-army", "use politics", "nation gondor"), "passive"),
        (("die muster-army", "use politics", "nation sauron"), "not-yours"),
        (("die character", "use separate", "group gimli", "to umbar"), "to"),
        (("die character", "use separate", "group gimli", "to erebor"), "shut"),
    ],
)
def test_a_refusal_names_the_reason(choices: tuple[str, ...], why: str) -> None:
    assert reason(FREE_ACTS, *choices) == why


@pytest.mark.parametrize(
    ("data", "choices", "why"),
    [
        ({"fellowship": {"hidden": False}}, ("die character", "use fellowship"), "revealed"),
        ({"fellowship": {"progress": 12}}, ("die character", "use fellowship"), "track"),
        ({"fellowship": {"mordor": 1}}, ("die character", "use separate"), "separate-mordor"),
        ({"rings": {"free": 0}}, ("ring character event",), "no-ring"),
        ({"ring_used": ["free"]}, ("ring character event",), "ring-used"),
    ],
)
def test_the_fellowship_and_the_rings_have_their_reasons(
    data: dict[str, Any], choices: tuple[str, ...], why: str
) -> None:
    assert reason({**FREE_ACTS, **data}, *choices) == why


@pytest.mark.parametrize(
    ("data", "choice", "why"),
    [
        ({"fellowship": {"hidden": False}}, "declare", "revealed"),
        ({"fellowship": {"declared": True}}, "declare", "declared"),
        ({"fellowship": {"mordor": 1}}, "declare", "declare-mordor"),
        ({}, "mordor", "gates"),
        ({}, "guide gimli", "guide"),
    ],
)
def test_the_fellowship_phase_has_its_reasons(data: dict[str, Any], choice: str, why: str) -> None:
    assert reason({"phase": "fellowship", **data}, choice) == why


def test_an_attack_with_a_character_die_needs_a_leader() -> None:
    armies = {**FREE_ACTS["armies"], "fords-of-isen": {"isengard-regular": 1}}
    armies["helms-deep"] = {"rohan-regular": 1, "rohan-leader": 1}
    choices = ("die character", "use attack", "attack edoras westemnet")
    assert reason({**FREE_ACTS, "armies": armies}, *choices) == "leader"


@pytest.mark.parametrize(
    ("choices", "why", "page"),
    [
        (("ring muster event",), "no-die", 21),
        (("skip character",), "skip-first", 19),
        (("use move",), "die-first", 19),
        (("die event", "use recruit"), "use", 20),
        (("die event", "use event"), "cannot-event", 22),
        ((*MARCH, "move eastemnet folde"), "border", 35),
        ((*MARCH, "move minas-tirith druadan-forest"), "full", 26),
        ((*ATTACK, "assault minas-tirith"), "no-siege", 32),
        (("die character", "use hide"), "hidden", 39),
        (("die muster-army", "use politics", "nation gondor"), "passive", 34),
        ((*MARCH, "move edoras folde", "take rohan-regular", "leave rohan-regular"), "taking", 27),
        ((*MARCH, "move folde eastemnet", "take gondor-leader"), "not-there", 27),
        ((*MARCH, "move folde eastemnet", "leave rohan-regular"), "leave", 27),
    ],
)
def test_a_refusal_names_the_page_of_the_rule_that_refuses(
    choices: tuple[str, ...], why: str, page: int
) -> None:
    hands = {"free": ["the-last-battle"]}
    match = WOTR.position({**FREE_ACTS, "hands": hands}, chance=mathom.Scripted())
    for choice in choices[:-1]:
        match.play(choice)
    found = WOTR.refusal(match.state, choices[-1])
    assert (found.text.id.removeprefix("wotr-refusal-"), found.rule.page) == (why, page)


def test_what_is_said_in_the_words_of_the_question_is_refused_with_its_own_reason() -> None:
    """For a choice with a verb that is offered now, it is never enough to say that something else is."""
    lot = Seeded(11)
    every = list(EVERY.values())
    tried = 0
    for seed, beginning in enumerate(BEGINNINGS):
        for match in sampled(begun(beginning, seed), seed, most=250, one_of=6):
            assert match.decision is not None
            verbs = {option.verb for option in match.decision.options if option.things}
            alike = [option for option in every if option.verb in verbs and option.things]
            for _ in range(min(len(alike), 4)):
                option = alike[lot.below(len(alike))]
                if match.decision.find(str(option)) is None:
                    tried += 1
                    told = WOTR.refusal(match.state, str(option)).text.id
                    assert told != "wotr-refusal-other", (match.decision.kind, option)
    assert tried > 500


def test_the_hunt_box_takes_no_more_dice_than_there_are_companions() -> None:
    assert reason({"phase": "hunt", "hunt_box_before": 1}, "hunt 0") == "hunt"
    assert reason({"phase": "hunt"}, "hunt 8") == "hunt"


def test_nazgul_keep_out_of_strongholds_that_the_free_peoples_hold() -> None:
    data = {"dice": {"shadow": {"character": 1}}, "to_act": "shadow", "politics": AT_WAR}
    choices = ("die character", "use minions", "fly dol-guldur", "to lorien")
    assert reason(data, *choices) == "landing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_is_refused_with_a_sentence(language: str) -> None:
    notations = sorted(EVERY)
    for seed, beginning in enumerate(BEGINNINGS):
        for number, match in enumerate(sampled(begun(beginning, seed), seed, most=200, one_of=12)):
            listed = texts(match)
            for text in (*notations[number::97], "", "move", "move a b", "attack edoras umbar"):
                if text not in listed:
                    sentence = say(WOTR.refusal(match.state, text).text, language)
                    assert sentence.endswith((".", "!"))
                    assert len(sentence) < 250
