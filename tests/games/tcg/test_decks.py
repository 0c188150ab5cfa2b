"""Decks: what may be in one, how it is written, and what is said of one that may not be played."""

from __future__ import annotations

import pytest

from mathom.core.faults import BadSetup
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.games.tcg.box import BY_CODE, CARDS, COMPANION, FREE, SHADOW
from mathom.games.tcg.decks import (
    DECKS,
    FORMATS,
    STARTERS,
    Deck,
    brief,
    check,
    faults,
    read,
    write,
)
from mathom.games.tcg.decks.faults import blamed

TOWERS = FORMATS["towers"]


def written(card: int) -> bool:
    """As if it were written of every card what it does."""
    return True


def changed(*changes: tuple[str, str], deck: str = "aragorn") -> Deck:
    """A starter deck in which entries were exchanged for others; "" is no entry."""
    text = brief(DECKS[deck])
    for old, new in changes:
        assert f", {old}," in f", {text},", old
        text = f", {text},".replace(f", {old},", f", {new}," if new else ",").strip(", ")
    return read(text)


def wrong(deck: Deck, format: str = "towers") -> list[str]:
    return [str(BadSetup(fault.id, **fault.args)) for fault in faults(deck, FORMATS[format], written)]


# -- the decks of the game ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(DECKS))
def test_the_decks_of_the_game_may_be_played(name: str) -> None:
    deck = DECKS[name]
    check(deck, TOWERS, written)
    assert [CARDS[site].site_number for site in deck.sites] == list(range(1, 10))
    assert [CARDS[card].side for card in deck.cards].count(FREE) == 30
    assert [CARDS[card].side for card in deck.cards].count(SHADOW) == 30
    assert CARDS[deck.ring_bearer].title == "Frodo"
    assert CARDS[deck.ring].title == "The One Ring"


def test_the_starter_decks_are_named_after_who_is_in_them() -> None:
    assert DECKS["aragorn"].cards.count(BY_CODE["4P364"]) == 3
    assert DECKS["theoden"].cards.count(BY_CODE["4P365"]) == 3


def test_our_own_decks_are_of_the_two_towers_alone_and_have_a_name_in_every_language() -> None:
    assert STARTERS == ["aragorn", "theoden"]
    assert len(DECKS) >= len(STARTERS) + 2
    for name, deck in DECKS.items():
        assert {CARDS[card].set for card in deck.all()} == {4}
        assert len({say(Text(f"tcg-shelf-{name}"), language) for language in LANGUAGES}) == 3


def test_every_deck_of_the_game_can_start_with_companions() -> None:
    for deck in DECKS.values():
        cheap = [
            card for card in deck.cards if CARDS[card].type == COMPANION and CARDS[card].twilight <= 4
        ]
        assert len(cheap) >= 8


# -- formats -----------------------------------------------------------------------------------------


def test_the_formats_are_those_of_the_booklet_and_one_of_later_tournaments() -> None:
    named = {id: format.sets for id, format in FORMATS.items() if format.booklet}
    assert named == {"towers": [4, 5, 6], "fellowship": [1, 2, 3], "open": [1, 2, 3, 4, 5, 6]}
    assert [id for id, format in FORMATS.items() if not format.booklet] == ["standard"]


# -- a deck as text ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(DECKS))
def test_a_written_deck_reads_back_the_same_on_many_lines_and_on_one(name: str) -> None:
    deck = DECKS[name]
    assert read(write(deck)) == deck
    assert read(brief(deck)) == deck
    assert "\n" not in brief(deck)


def test_order_remarks_and_empty_lines_do_not_matter() -> None:
    tidy = read("ring-bearer 4C302, 4C2, 2 4C49")
    loose = read("# mine\n4C49   # one Gimli,\n\n  ring-bearer   4C302\n4C49, 4C2\n")
    assert tidy == loose
    assert tidy != read("ring-bearer 4C302, 4C2, 3 4C49")


def test_a_card_may_be_named_by_the_code_of_the_one_that_it_reprints() -> None:
    assert read("2 1C299") == read("2 4C306")


# -- Ring-bearer and Ring ----------------------------------------------------------------------------


def test_somebody_must_bear_the_ring() -> None:
    assert wrong(changed(("ring-bearer 4C302", ""))) == [
        "The deck has no Ring-bearer: it needs a Frodo "
        "(in a list: “Ring-bearer: Frodo, Tired Traveller”)."
    ]


def test_two_cannot_bear_the_ring() -> None:
    deck = changed(("ring-bearer 4C302", "ring-bearer 4C302, ring-bearer 4R301"))
    assert wrong(deck) == ["The deck names 2 Ring-bearers: there can be only one."]


def test_any_frodo_may_bear_the_ring_but_sam_may_not() -> None:
    assert wrong(changed(("ring-bearer 4C302", "ring-bearer 4R301"))) == []
    assert wrong(changed(("ring-bearer 4C302", "ring-bearer 4C316"))) == [
        "“Sam” (4C316) cannot begin as the Ring-bearer: only Frodo can."
    ]


def test_there_is_one_ring_of_any_version() -> None:
    assert wrong(changed(("4C2", "4R1"))) == []
    assert wrong(changed(("4C2", ""))) == ["The deck has no One Ring: it needs one, of any version."]
    assert wrong(changed(("4C2", "4C2, 4R1"))) == [
        "The deck has 2 copies of The One Ring: it needs one."
    ]


# -- the draw deck -----------------------------------------------------------------------------------


def test_a_draw_deck_of_58_cards_is_too_small() -> None:
    deck = changed(("3 4C42", "2 4C42"), ("3 4C26", "2 4C26"))
    assert wrong(deck) == ["The draw deck has 58 cards: it needs at least 60."]


def test_a_bigger_draw_deck_is_allowed() -> None:
    assert wrong(changed(("3 4C42", "4 4C42"), ("3 4C26", "4 4C26"))) == []


def test_ring_bearer_ring_and_sites_do_not_count_for_the_draw_deck() -> None:
    assert len(DECKS["aragorn"].cards) == 60


def test_both_sides_must_have_as_many_cards() -> None:
    (sentence,) = wrong(changed(("3 4C42", "4 4C42")))
    assert sentence.startswith("The draw deck has 31 Free Peoples and 30 Shadow cards")


def test_a_title_may_be_there_four_times_and_no_more() -> None:
    assert wrong(changed(("3 4C42", "4 4C42"), ("3 4C87", "2 4C87"))) == []
    deck = changed(("3 4C42", "5 4C42"), ("3 4C87", "4C87"))
    assert [fault.args["count"] for fault in faults(deck, TOWERS, written)] == [5]
    assert wrong(deck)[0].startswith("“Best Company” is in the deck 5 times: at most 4 cards")


def test_subtitles_do_not_make_a_different_title() -> None:
    deck = changed(("3 4P364", "3 4P364, 2 4C109"), ("3 4C42", "4C42"))
    assert [fault.id for fault in faults(deck, TOWERS, written)] == ["tcg-deck-copies"]


def test_the_ring_bearer_is_one_of_the_four_frodos() -> None:
    assert wrong(changed(("3 4C42", "3 4R301"))) == []
    deck = changed(("3 4C42", "4 4R301"), ("3 4C87", "2 4C87"))
    assert wrong(deck)[0].startswith("“Frodo” is in the deck 5 times")


def test_each_fault_names_what_is_to_blame() -> None:
    deck = changed(("3 4P364", "3 4P364, 2 4C109"), ("4U346", "4U341"))
    blame = {fault.id: causes for fault, causes in blamed(deck, TOWERS, written)}
    assert blame["tcg-deck-copies"] == ["4C109", "4P364"]
    assert blame["tcg-deck-sides"] == ["free"]
    assert blame["tcg-deck-site"] == ["site-4"]
    missing = blamed(read(""), TOWERS, written)
    assert [causes for _, causes in missing] == [
        ["ring-bearer"],
        ["ring"],
        ["free", "shadow"],
        ["sites"],
    ]
    other = blamed(DECKS["aragorn"], FORMATS["fellowship"], written)
    assert all([causes == [fault.args["code"]] for fault, causes in other])


# -- the adventure deck ------------------------------------------------------------------------------


def test_an_adventure_deck_has_a_site_of_every_number() -> None:
    assert wrong(changed(("4U346", ""))) == [
        "The adventure deck has 8 sites: it needs 9.",
        "The adventure deck has no site 4: it needs one of each number.",
    ]


def test_an_adventure_deck_has_only_one_site_of_a_number() -> None:
    assert wrong(changed(("4U346", "4U341"))) == [
        "The adventure deck has 2 sites 3: it needs one of each number.",
        "The adventure deck has no site 4: it needs one of each number.",
    ]
    assert [fault.args["count"] for fault in faults(changed(("4U328", "2 4U328")), TOWERS, written)] == [
        10,
        2,
    ]


def test_sites_of_the_towers_block_are_not_for_the_fellowship_block() -> None:
    refused = [fault.args["code"] for fault in faults(DECKS["aragorn"], FORMATS["fellowship"], written)]
    sites = [CARDS[site].code for site in DECKS["aragorn"].sites]
    assert [code for code in refused if code in sites] == sites


# -- formats -----------------------------------------------------------------------------------------


def test_a_card_of_another_block_may_not_be_played_unless_it_is_a_reprint() -> None:
    sentences = wrong(DECKS["aragorn"], "fellowship")
    assert "“Gimli” (4C49) may not be played in the format “Fellowship block”." in sentences
    assert not [sentence for sentence in sentences if "4C306" in sentence or "4C2)" in sentence]


def test_open_play_takes_every_card_and_standard_play_bans_some() -> None:
    assert wrong(DECKS["theoden"], "open") == []
    assert wrong(DECKS["aragorn"], "standard") == []
    assert wrong(DECKS["theoden"], "standard") == [
        "“Uruk Regular” (4C192) may not be played in the format “Standard”."
    ]


# -- effects -----------------------------------------------------------------------------------------


def test_a_card_without_its_effect_is_refused_and_named() -> None:
    unwritten = [BY_CODE["4C306"], BY_CODE["4U346"], BY_CODE["4C2"]]
    found = faults(DECKS["aragorn"], TOWERS, lambda card: card not in unwritten)
    assert [fault.args["code"] for fault in found] == ["4C2", "4U346", "4C306"]
    with pytest.raises(BadSetup, match="does not know what the card does"):
        check(DECKS["aragorn"], TOWERS, lambda card: card not in unwritten)


def test_a_fault_is_a_sentence_in_every_language() -> None:
    (fault,) = faults(DECKS["aragorn"], TOWERS, lambda card: CARDS[card].code != "4U350")
    assert say(fault, "en").startswith("“Hornburg Courtyard” (4U350) cannot be in a deck yet")
    assert say(fault, "it").startswith("«Cortile del Trombatorrione» (4U350) non può ancora stare")
    assert say(fault, "es").startswith("«Patio de Cuernavilla» (4U350) todavía no puede estar")


def test_an_empty_deck_is_told_everything_that_it_lacks() -> None:
    found = faults(read(""), TOWERS, written)
    assert [fault.id for fault in found[:4]] == [
        "tcg-deck-ring-bearers", "tcg-deck-rings", "tcg-deck-size", "tcg-deck-sites",
    ]  # fmt: skip
    assert len(found) == 4
