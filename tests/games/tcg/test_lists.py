"""Lists of cards as people mail them: read with good will, and what is not understood is named."""

from __future__ import annotations

import time

import pytest

from mathom.core.faults import BadSetup
from mathom.core.lang import LANGUAGES, say
from mathom.games.tcg.box import BY_CODE, CARDS
from mathom.games.tcg.decks import DECKS, brief, read, reading, write
from mathom.games.tcg.decks.names import full_name
from mathom.games.tcg.game import TCG


def entries(text: str) -> str:
    """What was read, as a record has it; every line was understood."""
    found = reading(text)
    assert found.troubles == ()
    return brief(found.deck)


def troubles(text: str, language: str = "en") -> list[str]:
    return [say(trouble.sentence, language) for trouble in reading(text).troubles]


# -- a line --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["4 Uruk Stalker", "4x Uruk Stalker", "4 x Uruk Stalker", "x4 Uruk Stalker", "Uruk Stalker x4",
     "Uruk Stalker (x4)", "(4) Uruk Stalker", "4× uruk  stalker", "• 4 Uruk Stalker", "- 4 Uruk Stalker",
     "4 Uruk Stalker (4C197)", "4 Uruk Stalker [4c197]", "4 4C197", "4 4C197 Uruk Stalker", "4x 4_197",
     "4 Uruk Stalker # the best", "4 Uruk Stalker // the best"],
)  # fmt: skip
def test_a_card_is_counted_however_people_count(line: str) -> None:
    assert entries(line) == "4 4C197"


@pytest.mark.parametrize(
    "line",
    ["Éowyn, Lady of Rohan", "eowyn lady of rohan", "EOWYN: Lady of Rohan", "1 Eowyn - Lady of Rohan"],
)
def test_accents_capitals_and_signs_do_not_matter(line: str) -> None:
    assert entries(line) == "4C270"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_known_by_its_name_in_every_language(language: str) -> None:
    for card in CARDS:
        line = f"3 {full_name(card.index, language)}"
        found = {CARDS[one].name for one in reading(line).deck.all()}
        assert found == {card.name}, line


def test_a_title_alone_will_do_if_there_is_one_card_of_it() -> None:
    assert entries("2 Brego") == "2 4U263"


def test_a_title_of_several_cards_leaves_open_which() -> None:
    assert troubles("2 Gandalf, x\n2 Gandalf")[-1] == (
        "Line 2, “2 Gandalf”: this could be Gandalf, Greyhame (4R89), "
        "Gandalf, The White Wizard (4C90). Say which one."
    )


def test_a_code_decides_between_cards_of_a_title() -> None:
    assert entries("2 Gandalf (4R89)") == "2 4R89"


def test_where_name_and_code_disagree_the_name_counts_and_it_is_said() -> None:
    found = reading("1x Aragorn, Wingfoot (4R89)")
    assert found.deck.cards == [BY_CODE["4P364"]]
    assert [trouble.taken for trouble in found.troubles] == [True]
    assert "the code is that of Gandalf, Greyhame (4R89)" in say(found.troubles[0].sentence, "en")


def test_a_misspelt_card_is_not_guessed_but_named() -> None:
    assert troubles("x\n4 Uruk Stalkr") == [
        "Line 2, “4 Uruk Stalkr”: no card is called so. Perhaps you mean Uruk Stalker (4C197)?"
    ]


def test_a_card_of_another_box_is_unknown() -> None:
    assert troubles("3 4C999") == ["Line 1, “3 4C999”: There is no card “4C999” in the box."]
    with pytest.raises(BadSetup, match="There is no card “4C999” in the box"):
        read("ring-bearer 4C302, 3 4C999")


def test_nobody_has_no_copies_or_a_hundred() -> None:
    assert troubles("0 4C49\n100 Brego") == [
        "Line 1, “0 4C49”: there can be 1 to 60 of a card.",
        "Line 2, “100 Brego”: there can be 1 to 60 of a card.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_is_said_in_every_language(language: str) -> None:
    text = "name\n2 Gandalf\n3 Uruk Stalkr\n2 zzz\n0 Brego\n1 Brego (4R89)\n1 4C999"
    said = troubles(text, language)
    assert [str(number) in line for number, line in enumerate(said, 2)] == [True] * 6


# -- a whole list --------------------------------------------------------------------------------

MAILED = """
    The Long Ride

    Ring-bearer: Frodo, Tired Traveller
    Ring: The One Ring, The Ruling Ring

    Adventure Deck:
    1. Horse-country
    Site 2: Uruk Camp
    === Free Peoples (4) ===
    Companions (3)
    2 Éomer, Third Marshal of Riddermark
    1x Rider of Rohan
    Possessions
    Brego
    ## Shadow
    Minions:
    4 Uruk Stalker
"""


def test_a_list_with_headings_is_read_as_it_is_meant() -> None:
    found = reading(MAILED)
    assert (found.name, found.troubles) == ("The Long Ride", ())
    assert brief(found.deck) == ("ring-bearer 4C302, 4C2, 4U326, 4U335, 4 4C197, 4U263, 2 4R267, 4C286")


def test_whoever_stands_under_the_heading_is_the_ring_bearer() -> None:
    for heading in ("Ring-bearer", "RING BEARER:", "# Ringbearer", "Portatore dell'Anello (1)"):
        text = f"{heading}\nFrodo, Tired Traveller\nSites\n1 Horse-country\n"
        assert entries(text) == "ring-bearer 4C302, 4U326"


def test_if_a_list_does_not_say_who_bears_the_ring_it_is_the_first_frodo() -> None:
    assert entries("2 Frodo, Tired Traveller\n1 Sam, Frodo's Gardener (4C316)") == (
        "ring-bearer 4C302, 4C302, 4C316"
    )


def test_a_list_that_is_misunderstood_in_part_is_read_for_the_rest() -> None:
    found = reading("4 Uruk Stalker\n4 Balrog of Moria\n2 Brego")
    assert brief(found.deck) == "4 4C197, 2 4U263"
    assert [(trouble.line, trouble.taken) for trouble in found.troubles] == [(2, False)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_reads_back_the_same_from_the_list_that_is_written(name: str, language: str) -> None:
    text = write(DECKS[name], language, "Mine")
    found = reading(text)
    assert (found.deck, found.name, found.troubles) == (DECKS[name], "Mine", ())


def test_a_written_list_has_its_parts_and_counts() -> None:
    lines = write(DECKS["aragorn"], "en", "The Three Hunters").splitlines()
    assert lines[:4] == ["The Three Hunters", "", "Ring-bearer (1)", "1 Frodo, Tired Traveller (4C302)"]
    assert "Free Peoples (30)" in lines
    assert "3 Aragorn, Wingfoot (4P364)" in lines


def test_a_game_is_played_with_lists() -> None:
    mine = write(DECKS["aragorn"]).replace("(4C26)", "")
    settled = TCG.settle({"decks": f"{mine};theoden"})
    assert settled["decks"] == f"{brief(DECKS['aragorn'])}; theoden"
    with pytest.raises(BadSetup, match="Line 3, “4 Balrog”"):
        TCG.settle({"decks": "My deck\n1 Brego\n4 Balrog"})


def test_a_text_that_is_no_list_is_answered_soon() -> None:
    """What people send may be anything: neither long lines nor many make the table wait."""
    for text in ("x " * 10_000, "zzzzzz qqqqq\n" * 1500, " " * 20_000 + "x", "(" * 20_000, "4x" * 9_000):
        begun = time.process_time()
        found = reading(text)
        assert found.deck.all() == []
        assert time.process_time() - begun < 5


def test_guesses_are_made_for_the_first_lines_that_are_not_understood() -> None:
    said = troubles("list\n" + "4 Uruk Stalkr\n" * 30)
    assert len(said) == 30
    assert len([line for line in said if "Perhaps" in line]) == 20
