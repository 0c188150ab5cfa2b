"""What Duel says: every thing has a name, every question and event a sentence, in each language."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom
from mathom.core.agenda import Step
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.option import Option
from mathom.core.state import Event, Outcome
from mathom.core.text import Rule, Text
from mathom.games.duel import steps
from mathom.games.duel.box import (
    BONUSES,
    CARD_IDS,
    CARDS,
    CHAINS,
    COLOURS,
    LANDMARK_IDS,
    LANDMARKS,
    RACES,
    REGION_IDS,
    SEATS,
    SKILLS,
    TOKEN_IDS,
    TOKENS,
    Card,
)
from mathom.games.duel.game import DUEL
from mathom.games.duel.options import ALL
from mathom.games.duel.text.names import CARD_NAMES, SCORES, does, effect_sentence
from tests.core.messages import messages

# What is said does not change with the build; plain Python speaks in the tests of the browser.
pytestmark = pytest.mark.once

THINGS = {
    "seat": SEATS, "colour": COLOURS, "skill": SKILLS, "race": RACES, "region": REGION_IDS,
    "to": REGION_IDS, "landmark": LANDMARK_IDS, "token": TOKEN_IDS, "chain": CHAINS,
    "power": ["remove", "coin", "move"], "card": CARD_IDS,
    "bonus": [str(bonus.step) for bonus in BONUSES], "score": SCORES,
    "effects": [*CARD_IDS, *LANDMARK_IDS, *TOKEN_IDS],
}  # fmt: skip
EXPLAINED = (
    "bonus", "card", "landmark", "token", "region", "to", "skill", "race", "colour", "chain", "effects",
    "score",
)  # fmt: skip


def chapters_of_rules() -> Iterator[object]:
    """Whatever the modules in steps/ define."""
    for module in pkgutil.iter_modules(steps.__path__):
        yield from vars(importlib.import_module(f"{steps.__name__}.{module.name}")).values()


def words_given_to(function: str, place: int) -> set[str]:
    """The words that the rules give to a function, in this place among its arguments."""
    found: set[str] = set()
    for path in Path(inspect.getfile(steps)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and function == getattr(
                node.func, "attr", getattr(node.func, "id", "")
            ):
                word = node.args[place]
                assert isinstance(word, ast.Constant), f"{path.name}:{node.lineno}"
                found.add(str(word.value))
    return found


def messages_named(start: str) -> set[str]:
    """What follows this start in the ids of the messages."""
    return {id.removeprefix(start) for id in messages("en") if id.startswith(start)}


def said(text: Text | str, language: str) -> str:
    """The text, which must be a text and must say something."""
    assert isinstance(text, Text), text
    words = say(text, language)
    assert words.strip()
    assert "{" not in words
    return words


def played(seed: int) -> Iterator[mathom.Match]:
    """A random game, seen at each of its decisions."""
    match = DUEL.new(seed=seed, extra_turns=["one", "all"][seed % 2])
    chance = mathom.Seeded(seed)
    while decision := match.decision:
        yield match
        match.play(decision.options[chance.below(len(decision.options))])
    yield match


# -- nothing is without words --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_everything_in_the_box_has_a_name(kind: str, language: str) -> None:
    for thing in THINGS[kind]:
        assert said(DUEL.name(kind, thing), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in THINGS if kind not in ("card", "effects")])
def test_different_things_have_different_names(kind: str, language: str) -> None:
    names = [said(DUEL.name(kind, thing), language) for thing in THINGS[kind]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_same_name_only_if_they_do_the_same(language: str) -> None:
    deeds: dict[str, set[str]] = defaultdict(set)
    for card in CARDS:
        deeds[say(CARD_NAMES[card.id], language)].add(deed(card))
    assert [name for name, done in deeds.items() if len(done) > 1] == []
    assert len(deeds) == len({deed(card) for card in CARDS})


def deed(card: Card) -> str:
    """What the card does, to compare."""
    effects = [
        (effect.does, effect.count, effect.skills, effect.one_of, effect.race, sorted(effect.regions))
        for effect in card.effects
    ]
    return f"{card.colour} {effects}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_few_words_and_a_sentence(language: str) -> None:
    lists = [card.effects for card in CARDS] + [landmark.effects for landmark in LANDMARKS]
    lists += [token.effects for token in TOKENS] + [bonus.effects for bonus in BONUSES]
    for effect in [effect for effects in lists for effect in effects]:
        assert not said(does(effect), language).endswith(".")
        assert said(effect_sentence(effect), language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_a_question_and_every_rule_a_summary(language: str) -> None:
    found = list(chapters_of_rules())
    asking = {one.kind for one in found if isinstance(one, type) and issubclass(one, Step) and one.kind}
    assert asking == messages_named("duel-ask-")
    rules = {one.section for one in found if isinstance(one, Rule)}
    assert rules == messages_named("duel-rule-")
    for rule in rules:
        assert say(Text(f"duel-rule-{rule}"), language).endswith(".")


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert words_given_to("tell", 0) == messages_named("duel-event-")


def test_random_games_tell_every_event() -> None:
    told: set[str] = set()
    for seed in range(60):
        for match in played(seed):
            if match.decision is None:
                told |= {event.kind for event in match.log()}
        if told == messages_named("duel-event-"):
            break
    assert told == messages_named("duel-event-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_label(language: str) -> None:
    assert set(DUEL.verbs) == messages_named("duel-option-")
    state = DUEL.new(seed=1).state
    for option in ALL.values():
        label = said(DUEL.label(state, option), language)
        for kind, thing in DUEL.things(option).items():
            assert said(DUEL.name(kind, str(thing)), language) in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_the_game_has_a_sentence(language: str) -> None:
    hows = sorted(words_given_to("Outcome", 1))
    assert set(hows) == messages_named("duel-result-")
    ends = [Outcome((winner,), how) for how in hows if how != "shared" for winner in (0, 1)]
    ends.append(Outcome((0, 1), "shared"))
    sentences = [said(DUEL.result(end, SEATS), language) for end in ends]
    assert len(set(sentences)) == len(ends)


# -- what is said in a game ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_everything_said_in_a_game_can_be_said_in_every_language(seed: int) -> None:
    for match in played(seed):
        for language in LANGUAGES:
            if (decision := match.decision) is not None:
                assert said(DUEL.prompt(match.state, decision), language).endswith(".")
                assert said(decision.rule.summary, language).endswith(".")
                for option in decision.options:
                    assert not said(DUEL.label(match.state, option), language).endswith(".")
    assert match.outcome is not None
    for language in LANGUAGES:
        assert said(DUEL.result(match.outcome, match.seats), language).endswith(".")
        for event in match.log():
            assert said(DUEL.tell(event), language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_look_alike_only_if_they_do_the_same_with_cards_that_are_alike(language: str) -> None:
    for match in played(3):
        meant: dict[str, set[tuple[str, ...]]] = defaultdict(set)
        for option in match.decision.options if match.decision else []:
            things = [deed(CARDS[n]) if thing in CARD_IDS else thing for thing, n in things_of(option)]
            meant[say(DUEL.label(match.state, option), language)].add((option.verb, *things))
        assert [label for label, options in meant.items() if len(options) > 1] == []


def things_of(option: Option) -> list[tuple[str, int]]:
    """The things that an option names, with their numbers."""
    return list(zip(option.things, option.args, strict=True))


@pytest.mark.parametrize("seed", range(2))
def test_every_wrong_choice_in_a_game_is_refused_in_every_language(seed: int) -> None:
    asked: set[str] = set()
    for match in played(seed):
        decision = match.decision
        if decision is None or (decision.kind == "turn" and decision.kind in asked):
            continue
        asked.add(decision.kind)
        for notation in [*ALL, "", "sing"]:
            if decision.find(notation) is None:
                reason = DUEL.refusal(match.state, notation).text
                for language in LANGUAGES:
                    assert said(reason, language).endswith("."), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_choice_can_be_refused(language: str) -> None:
    # The turn's own verbs have reasons of their own, and who may stop may always stop.
    for verb in set(DUEL.verbs) - {"play", "chain", "discard", "landmark", "stop"}:
        assert knows(f"duel-refusal-{verb}", language)


def test_sentences_give_each_side_its_article() -> None:
    moved = {"region": "arnor", "to": "lindon"}
    fellowship = DUEL.tell(Event("moved", {"seat": "fellowship", **moved}))
    sauron = DUEL.tell(Event("moved", {"seat": "sauron", **moved}))
    assert say(fellowship, "en") == "The Fellowship moves a unit from Arnor to Lindon."
    assert say(sauron, "en") == "Sauron moves a unit from Arnor to Lindon."
    assert say(fellowship, "it") == "La Compagnia muove un'unità da Arnor verso Lindon."
    assert say(sauron, "it") == "Sauron muove un'unità da Arnor verso Lindon."
    assert say(fellowship, "es") == "La Comunidad mueve una unidad de Arnor a Lindon."
    assert say(sauron, "es") == "Sauron mueve una unidad de Arnor a Lindon."


def test_what_is_taken_from_the_rival_is_called_the_rivals() -> None:
    razed = DUEL.tell(Event("razed", {"seat": "sauron", "region": "rohan"}))
    assert say(razed, "en") == "Sauron removes the Fellowship's fortress in Rohan."
    assert say(razed, "it") == "Sauron rimuove la fortezza della Compagnia in Rohan."
    assert say(razed, "es") == "Sauron retira la fortaleza de la Comunidad en Rohan."


@pytest.mark.parametrize(
    ("count", "english", "italian", "spanish"),
    [
        (
            0,
            "finds no coins in the reserve",
            "non trova monete nella riserva",
            "no encuentra monedas en la reserva",
        ),
        (
            1,
            "takes 1 coin from the reserve",
            "prende 1 moneta dalla riserva",
            "toma 1 moneda de la reserva",
        ),
        (
            2,
            "takes 2 coins from the reserve",
            "prende 2 monete dalla riserva",
            "toma 2 monedas de la reserva",
        ),
    ],
)
def test_none_one_and_many_are_told_apart(count: int, english: str, italian: str, spanish: str) -> None:
    coins = DUEL.tell(Event("coins", {"seat": "sauron", "count": count}))
    assert say(coins, "en") == f"Sauron {english}."
    assert say(coins, "it") == f"Sauron {italian}."
    assert say(coins, "es") == f"Sauron {spanish}."


def test_the_quest_ends_differently_for_each_side() -> None:
    destroyed = DUEL.result(Outcome((0,), "quest"), SEATS)
    caught = DUEL.result(Outcome((1,), "quest"), SEATS)
    assert say(destroyed, "it") == "Vince la Compagnia: Frodo e Sam hanno distrutto l'Unico Anello."
    assert say(caught, "it") == "Vince Sauron: i Nazgûl hanno catturato Frodo e Sam."


# -- explanations --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EXPLAINED)
def test_everything_can_be_explained(kind: str, language: str) -> None:
    for thing in THINGS[kind]:
        lines = [said(line, language) for line in DUEL.explain(kind, thing)]
        assert lines
        assert all(line.endswith(".") for line in lines), lines
        assert len(set(lines)) == len(lines)


def test_what_is_not_in_the_box_is_not_explained() -> None:
    assert DUEL.explain("card", "c9_99") == []
    assert DUEL.explain("dragon", "smaug") == []


def explained(kind: str, thing: str) -> list[str]:
    """The explanation in English."""
    return [say(line, "en") for line in DUEL.explain(kind, thing)]


def test_a_card_is_explained_with_its_cost_its_effect_and_its_chains() -> None:
    assert explained("card", "c2_18") == [
        "Chapter 2: green card (Hobbits).",
        "You have the race symbol Hobbits.",
        "Cost: 2 Ruse, Leadership.",
        "Chain: free if you have the symbol “pot”, from a green card (Hobbits) of chapter 1.",
        "Chain symbol: “acorn”. It makes a green card (Ents) of chapter 3 free.",
        "Green cards bring the races to your side: two alike or three different ones earn an alliance "
        "token, six different ones win the game.",
    ]
    assert "Cost: nothing." in explained("card", "c1_01")
    assert "Cost: 1 coin, Leadership, Knowledge." in explained("card", "c2_07")


def test_a_landmark_is_explained_with_its_effects_in_order_the_fortress_first() -> None:
    assert explained("landmark", "bree") == [
        "Bree, a landmark in Arnor.",
        "Place a fortress in Arnor.",
        "Place 2 units in Arnor.",
        "Make up to 2 movements: each takes one of your units to an adjacent region.",
        "Cost: 3 Strength, 2 Courage, Leadership.",
        "It costs 1 coin more for each fortress you have on the board.",
    ]


def test_a_token_is_explained_with_how_long_it_works() -> None:
    lasting = "It works from the moment you gain it until the end of the game."
    assert lasting in explained("token", "elves_1")
    assert "When you play a yellow card: an extra turn." in explained("token", "elves_1")
    assert lasting in explained("token", "hobbits_1")
    assert "It works once, when you gain it." in explained("token", "wizards_1")


def test_a_region_is_explained_with_its_neighbours_its_landmark_and_who_starts_there() -> None:
    assert explained("region", "mordor")[:4] == [
        "Mordor, a region of Middle-earth.",
        "Adjacent to: Rohan, Gondor.",
        "Its landmark: Barad-dûr.",
        "Sauron starts here with 2 units.",
    ]


def test_a_bonus_of_the_quest_is_explained_with_what_it_gives() -> None:
    assert explained("bonus", "9")[:2] == [
        "Bonus after 9 spaces of the Quest of the Ring.",
        "Take another turn after this one.",
    ]


def test_a_bonus_is_called_by_what_it_gives() -> None:
    assert [said(DUEL.name("bonus", step), "en") for step in THINGS["bonus"]] == [
        "1 coin",
        "1 unit in any region",
        "an extra turn",
        "remove an enemy fortress",
    ]


def test_what_a_thing_does_is_told_without_its_price_and_its_place() -> None:
    assert explained("effects", "c2_18") == [
        "You have the race symbol Hobbits.",
        "Chain symbol: “acorn”. It makes a green card (Ents) of chapter 3 free.",
    ]
    assert explained("effects", "bree") == explained("landmark", "bree")[1:-2]
    assert explained("effects", "elves_1") == ["When you play a yellow card: an extra turn."]


def test_the_ways_to_win_are_those_that_the_view_counts() -> None:
    players = DUEL.view(DUEL.new(seed=1).state, 0).players
    assert [list(player.scores) for player in players.values()] == [SCORES, SCORES]


def test_a_skill_and_a_race_are_explained_with_the_cards_that_bear_them() -> None:
    assert "Found on: 2 grey cards in chapter 1, 2 grey cards in chapter 2." in explained(
        "skill", "ruse"
    )
    assert "Found on: 2 green cards in chapter 3." in explained("race", "ents")
