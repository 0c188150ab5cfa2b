"""Names, questions, options and explanations: all of them can be said in all three languages."""

from __future__ import annotations

import pytest

from mathom.core.lang import LANGUAGES, say
from mathom.core.state import Outcome
from mathom.core.text import Text
from mathom.games.wotr.box import (
    CARDS,
    CHARACTERS,
    FACES,
    FIGURE_IDS,
    FREE,
    NATIONS,
    PLACE_IDS,
    REGIONS,
    TILES,
)
from mathom.games.wotr.kinds import DRAWS, VERBS
from mathom.games.wotr.options import EVERY
from mathom.games.wotr.seats import SEATINGS
from tests.games.wotr.walks import BEGINNINGS, WOTR, begun, sampled, walk

# What is said does not change with the build; plain Python speaks in the tests of the browser.
pytestmark = pytest.mark.once

THINGS = {
    "region": [region.id for region in REGIONS],
    "nation": [nation.id for nation in NATIONS],
    "character": [*[one.id for one in CHARACTERS], "gollum", "ring-bearers"],
    "figure": FIGURE_IDS,
    "die": FACES,
    "tile": [tile.id for tile in TILES],
    "card": [card.id for card in CARDS],
    "deck": ["character", "strategy"],
    "side": ["free", "shadow"],
}

DRAWN = {
    "free_die": FACES,
    "shadow_die": FACES,
    "companion": [one.id for one in CHARACTERS if one.side == FREE],
    "hand": [seat for seating in SEATINGS.values() for seat in seating.ids],
    "place": PLACE_IDS[:-1],
    **{kind: THINGS[kind] for kind in ("card", "nation", "tile")},
}
"""What chance can turn up, by kind; an ordinary die is called by what it shows."""


def said(text: Text | str, language: str) -> str:
    assert isinstance(text, Text), text
    return say(text, language)


@pytest.mark.parametrize("kind", [kind for kind in DRAWS if kind != "dice"])
def test_whatever_chance_can_turn_up_has_a_name(kind: str) -> None:
    assert [id for id in DRAWN[kind] if not isinstance(WOTR.name(kind, id), Text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_name_and_an_explanation(kind: str, language: str) -> None:
    for thing in THINGS[kind]:
        assert said(WOTR.name(kind, thing), language)
        lines = WOTR.explain(kind, thing)
        assert lines
        assert all(said(line, language) for line in lines)


def test_nothing_is_said_of_what_is_not_in_the_box() -> None:
    assert WOTR.explain("region", "numenor") == []
    assert WOTR.name("region", "numenor") == "numenor"


def test_figures_are_called_by_their_nation_and_rank() -> None:
    name = WOTR.name("figure", "gondor-regular")
    assert said(name, "en") == "Gondor Regular"
    assert said(name, "it") == "Regolare di Gondor"
    assert said(name, "es") == "Regular de Gondor"
    assert said(WOTR.name("figure", "nazgul"), "en") == "Nazgûl"


def test_a_force_and_dice_are_told_with_their_numbers() -> None:
    force = WOTR.name("force", "dwarves-regular 2 nazgul 1 gimli 1")
    assert said(force, "en") == "2 Dwarven Regulars, 1 Nazgûl, Gimli"
    assert said(force, "it") == "2 Regolari dei Nani, 1 Nazgûl, Gimli"
    assert said(WOTR.name("dice", "eye army army"), "en") == "2 × Army, Eye of Sauron"


@pytest.mark.parametrize(
    ("losses", "told"),
    [
        (
            "gondor-regular*2",
            ("Lose 2 Gondor Regulars", "Perdi 2 Regolari di Gondor", "Pierde 2 Regulares de Gondor"),
        ),
        (
            "gondor-regular gondor-elite>regular",
            (
                "Lose 1 Gondor Regular, reduce 1 Gondor Elite",
                "Perdi 1 Regolare di Gondor, rimpiazza 1 Elite di Gondor",
                "Pierde 1 Regular de Gondor, sustituye 1 Élite de Gondor",
            ),
        ),
    ],
)
def test_who_falls_and_who_is_reduced_are_two_things(losses: str, told: tuple[str, str, str]) -> None:
    name = WOTR.name("losses", losses)
    assert tuple([said(name, language) for language in ("en", "it", "es")]) == told


@pytest.mark.parametrize(
    ("card", "tile", "told"),
    [
        ("elven-cloaks", "fel-elven-cloaks", ("damage 0", "danno 0", "daño 0")),
        ("elven-rope", "fel-elven-rope", ("damage 0", "danno 0", "daño 0")),
        ("phial-of-galadriel", "fel-phial", ("2 Corruption", "2 punti Corruzione", "2 puntos")),
        ("smeagol-helps-nice-master", "fel-smeagol", ("1 Corruption", "1 punto Corruzione", "1 punto")),
        ("on-on-they-went", "sha-on-on", ("damage 3", "danno 3", "daño 3")),
    ],
)
def test_a_card_that_brings_a_tile_tells_its_value_and_when_it_enters(
    card: str, tile: str, told: tuple[str, str, str]
) -> None:
    for language, value in zip(("en", "it", "es"), told, strict=True):
        text = say(Text(f"wotr-event-{card}-text"), language)
        assert said(WOTR.name("tile", tile), language) in text
        assert value in text
        assert text.count("Mordor") == 2, "when Mordor is entered, or at once on its Track"


def test_a_companion_who_dies_a_heroic_death_cancels_up_to_his_level() -> None:
    text = Text("wotr-combat-heroic-death-text")
    assert "up to his Level" in say(text, "en")
    assert "fino al suo Livello" in say(text, "it")
    assert "hasta su Nivel" in say(text, "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_what_it_is_its_event_and_then_its_combat_card(language: str) -> None:
    """The lower half is told by itself in the same words: so a board can see where the halves meet."""
    for card in CARDS:
        lines = [say(line, language) for line in WOTR.explain("card", card.id)]
        combat = say(WOTR.explain("combat", card.combat)[0], language)
        foot = lines.index(combat)
        assert foot >= 4, card.id
        name = WOTR.name("combat", card.combat)
        assert isinstance(name, Text)
        assert say(name, language) in lines[foot - 1]


def test_in_spanish_a_fellowship_is_discovered_and_only_cards_are_revealed() -> None:
    """The word of the Spanish book (p. 38)."""
    for card in CARDS:
        for line in WOTR.explain("card", card.id):
            assert "revelad" not in say(line, "es")


@pytest.mark.parametrize("nation", [nation.id for nation in NATIONS])
def test_what_is_said_of_a_nation_fits_peoples_and_lands(nation: str) -> None:
    """ "Dwarves is not At War" is no English."""
    name = WOTR.name("nation", nation)
    assert isinstance(name, Text)
    for told in (
        "refusal-not-at-war", "refusal-at-war", "refusal-passive", "refusal-not-yours",
        "event-activated", "event-advanced", "event-at_war", "event-set_back",
    ):  # fmt: skip
        text = say(Text(f"wotr-{told}", nation=name, cause=""), "en")
        for verb in ("is", "becomes", "advances", "goes"):
            assert f"{say(name, 'en')} {verb}" not in text


def test_a_region_tells_its_nation_its_settlement_and_what_it_is_worth() -> None:
    lines = [say(line, "en") for line in WOTR.explain("region", "minas-tirith")]
    assert lines[0] == "Minas Tirith, a region of Gondor."
    assert "Worth 2 Victory Points to the Shadow if it conquers it." in lines
    assert "Osgiliath" in lines[-1]
    fangorn, *_ = WOTR.explain("region", "fangorn")
    assert say(fangorn, "en").endswith("no nation.")


def test_every_option_names_its_things_and_every_verb_has_its_kinds() -> None:
    for option in EVERY.values():
        named = WOTR.things(option)
        assert list(named.values()) == list(option.things)
        assert WOTR.parse(str(option)) == option
    # What is disbanded or lost together is not written down beforehand.
    assert {option.verb for option in EVERY.values() if option.things} == {
        verb for verb in VERBS if VERBS[verb] != ("",)
    } - {"disband"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_rule_can_be_said(language: str) -> None:
    kinds = set()
    for seed, beginning in enumerate(BEGINNINGS):
        for match in sampled(begun(beginning, seed), seed, most=250, one_of=10):
            decision = match.decision
            assert decision is not None
            kinds.add(decision.kind)
            assert say(WOTR.prompt(match.state, decision), language).endswith((".", ":"))
            assert say(decision.rule.summary, language).endswith((".", "!"))
            labels = [say(WOTR.label(match.state, option), language) for option in decision.options]
            assert len(set(labels)) == len(labels), decision
    assert len(kinds) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    kinds = set()
    for seed, beginning in enumerate(BEGINNINGS):
        match = begun(beginning, seed)
        for _ in walk(match, seed, most=300):
            pass
        for event in match.log(0):
            kinds.add(event.kind)
            assert say(WOTR.tell(event), language).endswith((".", "!"))
    assert len(kinds) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["corruption", "ring", "conquest", "liberation"])
def test_every_end_can_be_said(how: str, language: str) -> None:
    assert say(WOTR.result(Outcome((0,), how), ("free", "shadow")), language).endswith((".", "!"))
