"""What each seat may see of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from mathom.core.lang import say
from mathom.core.state import WATCHER
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.text.cards import effect_label
from mathom.games.tcg.view.types import InPlay, Modifier, TcgView, Value
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table


def in_hand(view: TcgView, seat: int) -> tuple[int, list[str]]:
    hand = view.players[seat].hand
    return hand.count, [held.card for held in hand.cards]


def in_play(view: TcgView) -> dict[str, InPlay]:
    return {entry.card: entry for entry in view.cards}


def unwounded() -> dict[str, Any]:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    return {**AMBUSHED, "in_play": cards}


def test_a_hand_is_seen_by_its_owner_and_counted_by_all_others() -> None:
    match = table(ON_THE_WAY)
    assert in_hand(match.view(0), 0) == (4, ["4C10a", "4C42a", "4C306a", "4C310a"])
    for eyes in (1, WATCHER):
        assert in_hand(match.view(eyes), 0) == (4, [])


def test_a_card_that_went_openly_into_a_hand_is_known_to_all() -> None:
    match = table(ON_THE_WAY, seen={"4C10a": "ab"})
    assert in_hand(match.view(1), 0) == (4, ["4C10a"])
    assert in_hand(match.view(WATCHER), 0) == (4, ["4C10a"])


def test_a_card_in_hand_is_seen_with_what_it_costs_now_and_why() -> None:
    # At site 3 an Uruk of site 5 would roam.
    seats = {**ON_THE_WAY["seats"], "b": {**ON_THE_WAY["seats"]["b"], "hand": ["4C191", "4C165"]}}
    held = {
        one.card: one
        for one in table(ON_THE_WAY, phase="shadow", seats=seats, twilight=9)
        .view(1)
        .players[1]
        .hand.cards
    }
    assert held["4C191b"].roaming
    assert held["4C191b"].cost == Value(printed=6, now=8, modifiers=(Modifier(by=None, amount=2),))


def test_the_ends_of_a_deck_are_seen_by_those_who_looked() -> None:
    seats = {**ON_THE_WAY["seats"]}
    seats["b"] = {**seats["b"], "top": ["4C197"], "bottom": ["4C192", "4C151"]}
    match = table(ON_THE_WAY, seats=seats, seen={"4C151b": "ab"})
    assert match.view(1).players[1].deck.top == ("4C197b",)
    seen = match.view(0).players[1].deck
    assert (seen.top, seen.bottom) == ((None,), (None, "4C151b"))
    # Sixty cards; two companions are in play, three in hand.
    assert seen.count == 55


def test_piles_path_and_counters_lie_open() -> None:
    seen = table(ON_THE_WAY, twilight=3).view(WATCHER)
    player = seen.players[0]
    assert player.discard == ("4C87a",)
    assert player.dead == ("4C314a",)
    assert (player.burdens, player.resistance.now) == (2, 10)
    assert (seen.turn, seen.phase, seen.free, seen.twilight) == (5, "fellowship", "a", 3)
    assert [site.card for site in seen.path] == ["4U328a", "4U335b", "4U342a"]
    assert seen.last_site == 9
    assert [site.fellowships for site in seen.path] == [(), ("b",), ("a",)]
    assert (player.companions, player.minions) == (("4C302a", "4P364a", "4C49a"), ())


def test_the_moves_and_what_the_next_one_costs_are_told() -> None:
    seen = table(ON_THE_WAY).view(0)
    assert (seen.move.made, seen.move.limit) == (0, 2)
    assert seen.move.next is not None
    assert (seen.move.next.number, seen.move.next.played_by, seen.move.next.twilight) == (4, "b", None)
    path = {**ON_THE_WAY["path"], "4": "4U344b"}
    laid = table(ON_THE_WAY, path=path).view(0).move.next
    assert laid is not None
    assert laid.shadow_number is not None
    # Frodo, Aragorn and Gimli add one each.
    assert (laid.companions, laid.twilight) == (3, laid.shadow_number + 3)


def test_a_character_is_shown_with_wounds_strength_and_what_it_bears() -> None:
    cards = in_play(table(ON_THE_WAY).view(0))
    gimli = cards["4C49a"].character
    assert gimli is not None
    assert (gimli.strength.now, gimli.vitality.now, gimli.left, gimli.wounds) == (6, 3, 1, 2)
    assert [(one.id, one.value) for one in cards["4C49a"].keywords] == [("damage", 1)]
    assert cards["4C2a"].on == "4C302a"
    assert cards["4C302a"].bears == ("4C2a",)
    # The Ring that he bears makes Frodo stronger by one.
    frodo = cards["4C302a"].character
    assert frodo is not None
    assert frodo.strength == Value(printed=3, now=4, modifiers=(Modifier(by="4C2a", amount=1),))
    assert cards["4C270b"].active is False


def test_who_waits_for_his_turn_keeps_the_value_of_his_keywords() -> None:
    gimli = in_play(table(ON_THE_WAY, free="b").view(0))["4C49a"]
    assert not gimli.active
    assert [(one.id, one.value) for one in gimli.keywords] == [("damage", 1)]


def test_the_numbers_of_every_character_are_the_sum_of_their_parts() -> None:
    match = TCG.new(seed=11, players="3")
    looked = 0
    for number in range(900):
        if match.decision is None:
            break
        if number % 5 == 0:
            for entry in match.view(0).cards:
                told = entry.character
                if told is None:
                    continue
                values = [told.strength, told.vitality] + ([told.site] if told.site else [])
                for value in values:
                    total = value.printed + sum(part.amount for part in value.modifiers)
                    assert value.now == max(0, total)
                    looked += 1
        options = match.decision.options
        match.play(options[0 if match.decision.kind == "bid" else number % len(options)])
    assert looked > 200


def test_a_minion_shows_its_site_number_and_whether_it_roams() -> None:
    uruk = in_play(table(AMBUSHED).view(0))["4C184b"].character
    assert uruk is not None
    assert uruk.site == Value(printed=5, now=5, modifiers=())
    assert uruk.roaming
    assert uruk.assigned == "4P364a"


def test_archery_totals_are_told_also_when_they_are_zero() -> None:
    seen = table(ON_THE_WAY).view(0)
    assert (seen.fellowship_archery.total, seen.fellowship_archery.archers) == (0, ())
    assert seen.minion_archery.total == 0
    legolas = {**ON_THE_WAY, "in_play": [*ON_THE_WAY["in_play"], "4C74a"]}
    assert table(legolas).view(0).fellowship_archery.archers == ("4C74a",)


def test_a_skirmish_shows_who_fights_whom_and_what_would_come_of_it() -> None:
    match = table(AMBUSHED)
    assert match.view(0).skirmish is None
    assert [fight.character for fight in match.view(0).fights] == ["4P364a", "4C49a"]
    match.play("fight 4P364a")
    fight = match.view(WATCHER).skirmish
    assert fight is not None
    assert (fight.character, fight.minions) == ("4P364a", ("4C184b",))
    uruk = in_play(match.view(0))["4C184b"].character
    assert uruk is not None
    assert (fight.fellowship, fight.shadow) == (8, uruk.strength.now)
    assert fight.fellowship_falls_at == 16
    assert fight.winner == ("fellowship" if uruk.strength.now < 8 else "shadow")
    assert len(fight.fates) == 1


def test_only_who_decides_sees_the_options() -> None:
    match = table(ON_THE_WAY)
    asked = match.view(0).decision
    assert asked is not None
    assert (asked.seat, asked.kind) == ("a", "action")
    assert asked.options == ("play 4C306a", "play 4C310a", "pass")
    other = match.view(1).decision
    assert other is not None
    assert (other.seat, other.kind, other.options) == ("a", "action", ())


def test_a_bid_is_hidden_until_all_have_bid() -> None:
    match = TCG.new(seed=4)
    match.play("number 3")
    assert [(one.has_bid, one.bid) for one in match.view(0).players] == [(True, 3), (False, None)]
    assert [(one.has_bid, one.bid) for one in match.view(1).players] == [(True, None), (False, None)]
    match.play("number 1")
    assert [one.has_bid for one in match.view(1).players] == [False, False]
    assert [one.burdens for one in match.view(1).players] == [3, 1]


def test_a_view_goes_over_the_wire_and_comes_back_the_same() -> None:
    for eyes in (WATCHER, 0, 1):
        seen = table(AMBUSHED).view(eyes)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=TcgView) == seen


def test_a_lasting_effect_is_told_in_the_words_of_its_card() -> None:
    match = table(unwounded())
    for text in ("fight 4P364a", "use 4C49a", "choose 4P364a"):
        match.play(text)
    (effect,) = match.view(WATCHER).lasting
    assert (effect.source, effect.cards, effect.until) == ("4C49a", ("4P364a",), "phase")
    assert (effect.gives, effect.amount) == ("strength", 1)
    said = say(effect_label(NODE_OF[effect.deed]), "en")
    assert said.startswith("Make an unbound companion strength +1")


def test_a_card_named_before_all_is_known_while_it_is_still_in_hand() -> None:
    own = {**ON_THE_WAY["seats"]["a"], "hand": ["4C42", "4C306", "4C10"]}
    seats = {**ON_THE_WAY["seats"], "a": own}
    match = table(ON_THE_WAY, in_play=[*ON_THE_WAY["in_play"], "4C310a"], seats=seats)
    match.play("play 4C306a")
    assert match.decision is not None
    assert match.decision.kind == "bearer"
    assert in_hand(match.view(1), 0) == (3, ["4C306a"])
