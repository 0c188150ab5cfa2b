"""What somebody who builds a deck wants to know: which cards there are, what the deck is like."""

from __future__ import annotations

from mathom.core.lang import LANGUAGES
from mathom.core.workshop import SpanOfText
from mathom.games.tcg.box import BY_CODE, CARDS, FREE, SHADOW
from mathom.games.tcg.decks import DECKS, find, sample_hand, tally
from mathom.games.tcg.decks.printed import printed
from mathom.games.tcg.game import TCG
from mathom.games.tcg.text.cards import text_of
from mathom.games.tcg.text.marks import marked


def test_cards_are_found_by_what_is_printed_on_them() -> None:
    assert TCG.missing() == []
    assert find(culture="rohan", kind="companion", most=2, signet="theoden") == ["4C270", "4P365"]
    assert find(side="shadow", keyword="archer", culture="isengard", least=5) == ["4U138", "4R150"]
    assert find(race="ent") == ["4R103", "4C104"]
    assert find(kind="site", site=6) == ["4U352", "4U353", "4U354"]
    assert len(find()) == len(find(set=4)) == len(CARDS)
    assert find(set=1) == []


def test_cards_are_found_by_any_words_of_their_texts() -> None:
    assert find("remove burden", kind="event") == ["4R307"]
    assert find("wingfoot") == ["4P364"]
    assert find("4c49") == ["4C49"]


def test_cards_are_found_in_the_language_of_whoever_looks() -> None:
    assert find("legato", kind="companion", culture="rohan", language="it") != []
    assert find("eowyn dama", language="it")[0] == "4C270"
    # The English name will do everywhere: it is the one on the cards.
    for language in LANGUAGES:
        assert "4C270" in find("Éowyn, Lady of Rohan", language=language)


def test_what_is_printed_on_a_card_is_plain_data() -> None:
    told = printed(CARDS[BY_CODE["4C49"]], "it")
    assert (told.title, told.subtitle) == ("Gimli", "Ospite Non Invitato")
    assert (told.side, told.culture, told.kind, told.race) == ("free", "dwarven", "companion", "dwarf")
    assert (told.twilight, told.strength, told.vitality, told.signet) == (2, 6, 3, "gandalf")
    assert [(one.id, one.value, one.said) for one in told.keywords] == [("damage", 1, "danno +1")]


def test_a_text_says_of_what_it_speaks() -> None:
    line = printed(CARDS[BY_CODE["4U143"]], "es").text[0]
    assert line[0] == SpanOfText("Asignación:", "lead")
    assert SpanOfText("rastreador", "keyword", "tracker") in line
    legolas = printed(CARDS[BY_CODE["4C74"]], "en").text[0]
    named = [(span.text, CARDS[BY_CODE[span.id]].title) for span in legolas if span.kind == "card"]
    # His own name needs no explanation.
    assert named == [("Gimli", "Gimli")]


def test_the_spans_of_every_text_are_the_text() -> None:
    for language in LANGUAGES:
        for card in CARDS:
            lines = ["".join([span.text for span in line]) for line in marked(card, language)]
            assert lines == text_of(card, language)


def test_the_curve_counts_every_card_of_a_side_once() -> None:
    for deck in DECKS.values():
        for side in (FREE, SHADOW):
            found = tally(deck, side)
            assert sum(found.curve) == sum(found.kinds.values()) == sum(found.cultures.values()) == 30


def test_dear_cards_share_the_last_column() -> None:
    dear = tally(DECKS["ithilien"], SHADOW)
    assert dear.curve[-1] == 1
    assert dear.twilight == sum(
        CARDS[card].twilight for card in DECKS["ithilien"].cards if CARDS[card].side == SHADOW
    )


def test_a_sample_hand_is_eight_cards_of_the_draw_deck_and_the_same_for_a_seed() -> None:
    deck = DECKS["aragorn"]
    hand = sample_hand(deck, 7)
    assert hand == sample_hand(deck, 7)
    assert hand != sample_hand(deck, 8)
    left = [CARDS[card].code for card in deck.cards]
    for code in hand:
        left.remove(code)
    assert len(left) == 52
