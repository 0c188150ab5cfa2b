"""Why a choice is not possible, in a sentence that names the reason."""

from __future__ import annotations

from typing import Any

import pytest

from mathom import IllegalMove
from mathom.core.lang import LANGUAGES, say
from mathom.games.tcg.game import TCG
from tests.games.tcg.bench import Bench
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table

SHADOW: dict[str, Any] = {**ON_THE_WAY, "phase": "shadow", "twilight": 1}


def hand(data: dict[str, Any], seat: str, *cards: str, **more: Any) -> dict[str, Any]:
    """The seats of a position, one of them with another hand."""
    return {**data["seats"], seat: {**data["seats"][seat], "hand": list(cards), **more}}


def refused(match: Any, text: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        match.play(text)
    for language in LANGUAGES:
        assert say(fault.value.text, language)
    return str(fault.value)


def test_what_is_no_choice_at_all() -> None:
    match = table(ON_THE_WAY)
    assert "No choice of this game is written like that." in refused(match, "fly to Mordor")
    assert "There is no card “9Z9a”" in refused(match, "play 9Z9a")


def test_another_question_is_asked() -> None:
    assert "Player A is asked something else now." in refused(table(ON_THE_WAY), "fight 4P364a")
    assert "has to choose one of the listed options" in refused(table(AMBUSHED), "pass")


def test_cards_of_others_and_cards_elsewhere() -> None:
    match = table(ON_THE_WAY)
    assert "Uruk Defender belongs to another player." in refused(match, "play 4C184b")
    assert "Valor is not in your hand." in refused(match, "play 4C87a")


def test_shadow_cards_are_played_in_the_turns_of_others() -> None:
    assert "is a Shadow card" in refused(table(ON_THE_WAY), "play 4C10a")
    match = table(SHADOW, seats=hand(SHADOW, "b", "4C278", "4C165"), twilight=9)
    assert "is a Free Peoples card" in refused(match, "play 4C278b")


def test_the_twilight_pool_must_pay_for_shadow_cards() -> None:
    # At site 3 an Uruk of site 5 roams, and costs two more.
    match = table(SHADOW, seats=hand(SHADOW, "b", "4C191", "4C165"), twilight=7)
    said = refused(match, "play 4C191b")
    assert "Uruk Rear Guard costs 8, and the twilight pool holds 7." in said


def test_events_belong_to_their_phases() -> None:
    said = refused(table(ON_THE_WAY), "play 4C42a")
    assert "Best Company is not an event of the fellowship phase." in said


def test_unique_cards_and_the_dead_are_not_played_again() -> None:
    alive = table(ON_THE_WAY, seats=hand(ON_THE_WAY, "a", "4P364a2", "4C310"))
    assert "Aragorn (2) is unique, and you have it in play already." in refused(alive, "play 4P364a2")
    dead = table(ON_THE_WAY, seats=hand(ON_THE_WAY, "a", "4C314a2", "4C310"))
    assert "Pippin (2) lies in your dead pile" in refused(dead, "play 4C314a2")


def test_the_rule_of_nine() -> None:
    fallen = ["4P364a2", "4P364a3", "4C49a2", "4C314", "4C314", "4C314"]
    seats = hand(ON_THE_WAY, "a", "4C310", "4C306", dead=fallen)
    assert "more than 9 companions" in refused(table(ON_THE_WAY, seats=seats), "play 4C310a")


def test_somebody_must_be_able_to_bear_it() -> None:
    data = {**ON_THE_WAY, "in_play": [*ON_THE_WAY["in_play"], {"card": "4C306a", "on": "4C302a"}]}
    match = table(data, seats=hand(data, "a", "4C306a2", "4C310"))
    assert "Nobody here can bear Hobbit Sword (2)." in refused(match, "play 4C306a2")


def test_abilities_have_their_phase_their_costs_and_their_owner() -> None:
    match = table(ON_THE_WAY)
    assert "Gimli has no ability for the fellowship phase." in refused(match, "use 4C49a")
    assert "Éowyn belongs to another player." in refused(match, "use 4C270b")
    assert "Legolas is not in play." in refused(match, "use 4C74a")
    assert "Hobbit Sword is not in play." in refused(match, "use 4C306a")
    fight = table(AMBUSHED)
    fight.play("fight 4P364a")
    assert "A cost of Gimli cannot be paid: “Skirmish: Exert Gimli to make" in refused(
        fight, "use 4C49a"
    )


def test_assigning_follows_its_own_rules() -> None:
    minions = [{"card": "4C184b"}, {"card": "4C197b"}]
    data = {**AMBUSHED, "in_play": [*ON_THE_WAY["in_play"], *minions], "phase": "assignment"}
    match = table(data)
    while match.decision is not None and match.decision.kind == "action":
        match.play("pass")
    assert "Name the minion first" in refused(match, "assign 4P364a 4C184b")
    assert "Éowyn does not take part in this turn." in refused(match, "assign 4C184b 4C270b")
    assert "Legolas is not in play." in refused(match, "assign 4C184b 4C74a")
    match.play("assign 4C184b 4P364a")
    assert "Uruk Defender has an opponent already." in refused(match, "assign 4C184b 4C49a")
    assert "Aragorn cannot be given this opponent" in refused(match, "assign 4C197b 4P364a")


def test_a_response_is_played_only_when_it_answers_to_what_happens() -> None:
    # War Cry of Dunland answers to a skirmish that is won.
    bench = Bench("4C302a 4C49a 4C10b", hands="4C37b 4C7b").skirmish("4C49a", "4C10b")
    while bench.seat == 0:
        bench.choose("pass")
    assert bench.options == ["play 4C7b", "pass"]
    said = say(TCG.refusal(bench.state, "play 4C37b").text, "en")
    assert said == "War Cry of Dunland is a response: it is played when what it answers to happens."


def test_a_refusal_changes_nothing() -> None:
    match = table(ON_THE_WAY)
    before = match.state.key()
    refused(match, "play 4C42a")
    assert match.state.key() == before
    assert match.history == []
