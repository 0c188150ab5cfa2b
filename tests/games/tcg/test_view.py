"""What each seat may see of a table."""

from __future__ import annotations

import json
from typing import Any

from mathom.core.lang import say
from mathom.core.state import WATCHER
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.text.cards import effect_label
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table


def test_a_hand_is_seen_by_its_owner_and_counted_by_all_others() -> None:
    match = table(ON_THE_WAY)
    own = match.view(0)["seats"]["a"]["hand"]
    assert own == {"count": 4, "cards": ["4C10a", "4C42a", "4C306a", "4C310a"]}
    for eyes in (1, WATCHER):
        assert match.view(eyes)["seats"]["a"]["hand"] == {"count": 4, "cards": []}


def test_a_card_that_went_openly_into_a_hand_is_known_to_all() -> None:
    match = table(ON_THE_WAY, seen={"4C10a": "ab"})
    assert match.view(1)["seats"]["a"]["hand"] == {"count": 4, "cards": ["4C10a"]}
    assert match.view(WATCHER)["seats"]["a"]["hand"]["cards"] == ["4C10a"]


def test_the_ends_of_a_deck_are_seen_by_those_who_looked() -> None:
    seats = {**ON_THE_WAY["seats"]}
    seats["b"] = {**seats["b"], "top": ["4C197"], "bottom": ["4C192", "4C151"]}
    match = table(ON_THE_WAY, seats=seats, seen={"4C151b": "ab"})
    assert match.view(1)["seats"]["b"]["deck"]["top"] == ["4C197b"]
    seen = match.view(0)["seats"]["b"]["deck"]
    assert (seen["top"], seen["bottom"]) == ([None], [None, "4C151b"])
    # Sixty cards; two companions are in play, three in hand.
    assert seen["count"] == 55


def test_piles_path_and_counters_lie_open() -> None:
    seen = table(ON_THE_WAY, twilight=3).view(WATCHER)
    assert seen["seats"]["a"]["discard"] == ["4C87a"]
    assert seen["seats"]["a"]["dead"] == ["4C314a"]
    assert (seen["seats"]["a"]["burdens"], seen["seats"]["a"]["resistance"]) == (2, 10)
    assert (seen["turn"], seen["phase"], seen["free"], seen["twilight"]) == (5, "fellowship", "a", 3)
    assert [site["card"] for site in seen["sites"]] == ["4U328a", "4U335b", "4U342a"]
    assert [site["fellowships"] for site in seen["sites"]] == [[], ["b"], ["a"]]


def test_a_character_is_shown_with_wounds_strength_and_what_it_bears() -> None:
    cards = {card["card"]: card for card in table(ON_THE_WAY).view(0)["cards"]}
    gimli = cards["4C49a"]
    assert (gimli["strength"], gimli["vitality"], gimli["wounds"]) == (6, 1, 2)
    assert gimli["values"] == {"damage": 1}
    assert cards["4C2a"]["on"] == "4C302a"
    # The Ring that he bears makes Frodo stronger by one.
    assert cards["4C302a"]["strength"] == 4
    assert cards["4C270b"]["active"] is False


def test_a_skirmish_shows_who_fights_whom() -> None:
    match = table(AMBUSHED)
    assert "skirmish" not in match.view(0)
    cards = {card["card"]: card for card in match.view(0)["cards"]}
    assert cards["4C184b"]["assigned"] == "4P364a"
    match.play("fight 4P364a")
    fight = {"character": "4P364a", "minions": ["4C184b"], "over": False}
    assert match.view(WATCHER)["skirmish"] == fight


def test_only_who_decides_sees_the_options() -> None:
    match = table(ON_THE_WAY)
    assert match.view(0)["decision"] == {
        "seat": "a",
        "kind": "action",
        "options": ["play 4C306a", "play 4C310a", "pass"],
    }
    assert match.view(1)["decision"] == {"seat": "a", "kind": "action"}


def test_a_bid_is_hidden_until_all_have_bid() -> None:
    match = TCG.new(seed=4)
    match.play("number 3")
    assert match.view(0)["bids"] == [3, None]
    assert match.view(1)["bids"] == ["?", None]
    match.play("number 1")
    assert "bids" not in match.view(1)
    assert [match.view(1)["seats"][seat]["burdens"] for seat in "ab"] == [3, 1]


def test_a_view_is_plain_data() -> None:
    for eyes in (WATCHER, 0, 1):
        seen = table(AMBUSHED).view(eyes)
        assert json.loads(json.dumps(seen)) == seen


def test_a_lasting_effect_is_told_in_the_words_of_its_card() -> None:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    match = table(AMBUSHED, in_play=cards)
    for text in ("fight 4P364a", "use 4C49a", "choose 4P364a"):
        match.play(text)
    (effect,) = match.view(WATCHER)["lasting"]
    assert (effect["source"], effect["cards"], effect["until"]) == ("4C49a", ["4P364a"], "phase")
    said = say(effect_label(NODE_OF[effect["deed"]]), "en")
    assert said.startswith("Make an unbound companion strength +1")


def test_a_card_named_before_all_is_known_while_it_is_still_in_hand() -> None:
    match = table(ON_THE_WAY, in_play=[*ON_THE_WAY["in_play"], "4C310a"], seats=_armed())
    match.play("play 4C306a")
    assert match.decision is not None
    assert match.decision.kind == "bearer"
    assert match.view(1)["seats"]["a"]["hand"] == {"count": 3, "cards": ["4C306a"]}


def _armed() -> dict[str, Any]:
    own = {**ON_THE_WAY["seats"]["a"], "hand": ["4C42", "4C306", "4C10"]}
    return {**ON_THE_WAY["seats"], "a": own}
