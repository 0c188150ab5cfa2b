"""What is in the box of The Two Towers, and what its things are called."""

from __future__ import annotations

from collections import Counter

import pytest

from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text
from mathom.games.tcg.box import (
    ALLY,
    ARTIFACT,
    BLOCKS,
    BY_CODE,
    CARDS,
    CLASSES,
    COMPANION,
    CULTURES,
    DAMAGE,
    DIRECTIONS,
    DWARF,
    DWARVEN,
    FREE,
    HOBBIT,
    KEYWORD_COUNT,
    KEYWORDS,
    LEFT,
    MINION,
    MOUNT,
    NAME_OF,
    NAMED,
    NAMES,
    NEITHER,
    POSSESSION,
    RACES,
    RIGHT,
    RING,
    RING_BOUND,
    SANCTUARY,
    SHADOW,
    SIDES,
    SIGNET_GANDALF,
    SIGNETS,
    SITE,
    TO_ACROSS,
    TO_BEARER,
    TO_SUPPORT_AREA,
    TOWERS_BLOCK,
    TYPES,
    Card,
)
from mathom.games.tcg.phases import PHASES
from tests.core.messages import messages

# What is said does not change with the build; plain Python speaks in the tests of the browser.
pytestmark = pytest.mark.once

CHARACTERS = (COMPANION, ALLY, MINION)
ITEMS = (POSSESSION, ARTIFACT)


def card(code: str) -> Card:
    return CARDS[BY_CODE[code]]


def of_type(type: int) -> list[Card]:
    return [card for card in CARDS if card.type == type]


# -- what is there -----------------------------------------------------------------------------------


def test_the_set_has_365_cards_as_many_rare_as_uncommon_as_common_and_two_of_the_starters() -> None:
    assert Counter(card.rarity for card in CARDS) == {"R": 121, "U": 121, "C": 121, "P": 2}
    assert [card.number for card in CARDS] == list(range(1, 366))
    assert {card.set for card in CARDS} == {4}


def test_the_two_sides_have_the_cards_that_the_checklist_counts() -> None:
    cultures = Counter(CULTURES[card.culture] for card in CARDS)
    assert cultures == {
        "none": 43, "dunland": 38, "dwarven": 17, "elven": 30, "gandalf": 21, "gondor": 28,
        "isengard": 80, "raider": 46, "rohan": 37, "shire": 25,
    }  # fmt: skip
    assert Counter(card.side for card in CARDS) == {FREE: 158, SHADOW: 164, NEITHER: 43}


def test_only_sites_and_the_ring_belong_to_no_side_and_no_culture() -> None:
    for card in CARDS:
        neither = card.type in (SITE, RING)
        assert (card.side == NEITHER) == neither, card.code
        assert (CULTURES[card.culture] == "none") == neither, card.code


def test_companions_and_allies_are_free_peoples_and_minions_are_shadow() -> None:
    assert {card.side for card in [*of_type(COMPANION), *of_type(ALLY)]} == {FREE}
    assert {card.side for card in of_type(MINION)} == {SHADOW}


def test_every_character_has_a_race_strength_and_vitality_and_nothing_else_has() -> None:
    for card in CARDS:
        character = card.type in CHARACTERS
        assert (card.race > 0) == character, card.code
        assert (card.strength > 0) == character, card.code
        assert (card.vitality > 0) == character, card.code


def test_minions_have_a_site_number_allies_a_home_and_sites_a_place_on_the_path() -> None:
    for card in CARDS:
        assert (card.minion_site > 0) == (card.type == MINION), card.code
        assert bool(card.homes) == (card.type == ALLY), card.code
        assert (card.site_number > 0) == (card.type == SITE), card.code
        assert (card.direction in (LEFT, RIGHT)) == (card.type == SITE), card.code


def test_the_path_of_the_towers_can_be_walked_from_site_1_to_site_9() -> None:
    sites = Counter(card.site_number for card in of_type(SITE))
    assert sites == {1: 7, 2: 7, 3: 6, 4: 4, 5: 5, 6: 3, 7: 3, 8: 2, 9: 4}
    assert {card.block for card in of_type(SITE)} == {TOWERS_BLOCK}


def test_sanctuaries_are_the_third_and_the_sixth_sites() -> None:
    sanctuaries = [card for card in CARDS if card.keyword_bits & 1 << SANCTUARY]
    assert {card.site_number for card in sanctuaries} == {3, 6}
    assert len(sanctuaries) == 9


def test_a_card_is_as_it_is_printed() -> None:
    gimli = card("4C49")
    assert (gimli.title, gimli.subtitle, gimli.unique) == ("Gimli", "Unbidden Guest", True)
    assert (gimli.culture, gimli.type, gimli.race) == (DWARVEN, COMPANION, DWARF)
    assert (gimli.twilight, gimli.strength, gimli.vitality) == (2, 6, 3)
    assert gimli.keywords == ((DAMAGE, 1),)
    assert gimli.signet == SIGNET_GANDALF
    assert card("4C283").classes == (MOUNT,)
    assert card("4U285").homes == ((4, TOWERS_BLOCK),)
    assert card("4R1").vitality_bonus == 2


def test_only_a_frodo_can_begin_as_the_ring_bearer() -> None:
    bearers = [card for card in CARDS if card.ring_bearer]
    assert [(card.title, card.resistance) for card in bearers] == [("Frodo", 10)] * 2
    assert {card.race for card in CARDS if card.resistance} == {HOBBIT}


def test_every_frodo_and_every_sam_is_ring_bound_even_where_the_card_does_not_say_so() -> None:
    bound = [card.code for card in CARDS if card.keyword_bits & 1 << RING_BOUND]
    assert {"4R301", "4C302", "4R315", "4C316"} <= set(bound)
    assert "4C310" not in bound


def test_cards_go_where_their_type_sends_them_and_items_and_conditions_where_they_say() -> None:
    assert card("4C10").plays_to == TO_ACROSS
    assert card("4C277").plays_to == TO_SUPPORT_AREA
    assert card("4C306").plays_to == TO_BEARER
    assert card("4U296").plays_to == TO_SUPPORT_AREA


def test_a_reprint_answers_to_the_code_of_the_card_that_it_repeats() -> None:
    assert card("1C299") is card("4C306")
    assert [one.reprints for one in CARDS if one.reprints] == ["1C2", "1C41", "1C110", "1C158", "1C299"]


def test_cards_with_one_title_are_one_name_and_no_two_titles_share_a_name() -> None:
    assert card("4C109").name == card("4P364").name == NAME_OF["aragorn"]
    assert len(NAMES) == len({one.title for one in CARDS})
    assert all(CARDS[NAMED[one.name]].title == one.title for one in CARDS)


# -- what it is called -------------------------------------------------------------------------------


def attributes(id: str, language: str) -> dict[str, str]:
    found = messages(language)[id].attributes
    return {
        one.id.name: "".join([str(getattr(part, "value", "")) for part in one.value.elements])
        for one in found
    }


def title(card: Card, language: str) -> str:
    return say(Text(f"tcg-card-{card.code}"), language)


def test_english_names_are_the_printed_ones() -> None:
    for card in CARDS:
        assert title(card, "en") == card.title
        assert attributes(f"tcg-card-{card.code}", "en").get("subtitle", "") == card.subtitle


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_have_the_same_title_in_a_language_if_and_only_if_they_have_it_in_all(
    language: str,
) -> None:
    titles = {(title(card, language), card.name) for card in CARDS}
    assert len(titles) == len({title for title, _ in titles}) == len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_must_agree_with_has_gender_and_number(language: str) -> None:
    genders = "mfn" if language == "en" else "mf"
    for card in CARDS:
        told = attributes(f"tcg-card-{card.code}", language)
        if card.type in (*CHARACTERS, *ITEMS, SITE, RING):
            assert told["gender"] in genders, card.code
            assert told["number"] in ("singular", "plural"), card.code
        else:
            assert "gender" not in told, card.code


@pytest.mark.parametrize("language", ["it", "es"])
def test_a_message_has_the_same_parts_in_every_language(language: str) -> None:
    # Who sits where is a name: in English it stands in a sentence as it does alone, and has no parts.
    ids = [id for id in messages("en") if id.startswith("tcg-") and not id.startswith("tcg-seat-")]
    differing = [id for id in ids if set(attributes(id, "en")) != set(attributes(id, language))]
    assert len(ids) > len(CARDS)
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_eowyn_is_a_woman_in_every_language(language: str) -> None:
    assert attributes("tcg-card-4C270", language)["gender"] == "f"
    assert attributes("tcg-card-4C266", language)["gender"] == "m"


def test_articles_follow_the_sound_of_the_word() -> None:
    assert attributes("tcg-race-wizard", "it")["a"] == "uno Stregone"
    assert attributes("tcg-race-elf", "it")["the-plural"] == "gli Elfi"
    assert attributes("tcg-class-hand-weapon", "it")["a"] == "un'arma da mischia"
    assert attributes("tcg-class-hand-weapon", "es")["the"] == "el arma de mano"
    assert attributes("tcg-class-armor", "es")["the"] == "la armadura"
    assert attributes("tcg-race-uruk-hai", "en")["a"] == "an Uruk-hai"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_cards_are_made_of_has_a_word(language: str) -> None:
    words = {
        "side": SIDES, "culture": CULTURES, "type": TYPES, "race": RACES, "class": CLASSES,
        "signet": SIGNETS, "keyword": KEYWORDS, "block": BLOCKS, "direction": DIRECTIONS,
    }  # fmt: skip
    for kind, ids in [*words.items(), ("phase", PHASES)]:
        for id in ids[1:]:
            assert knows(f"tcg-{kind}-{id}", language), id
    assert len(KEYWORDS) == KEYWORD_COUNT
