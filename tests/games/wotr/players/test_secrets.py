"""Three kinds of eyes: partners see no more of each other's cards than the enemy does (p. 45)."""

from __future__ import annotations

import mathom
from mathom.core.chance import Seeded
from tests.games.wotr.table import asked, offered, play, seen, table

HANDS = {
    "gondor-player": ["athelas"],
    "rohan-player": ["bilbos-song"],
    "witch-king-player": ["orc-patrol"],
    "saruman-player": ["stormcrow"],
}


def acting() -> mathom.Match:
    return table(
        players="4", free="event event", shadow="event event", hands=HANDS,
        hidden_discards={"rohan-player": ["elven-rope"]},
    )  # fmt: skip


def swapping() -> mathom.Match:
    """Both have agreed to swap; the Gondor player has chosen his card."""
    match = table(
        players="4", phase="draw", turn=2, hands={"gondor-player": ["athelas"], "rohan-player": []},
        chance=["card axe-and-bow horn-of-gondor"],
    )  # fmt: skip
    return play(match, "draw character", "draw character", "swap", "swap", "give athelas")


def test_everybody_sees_his_own_hand_and_the_backs_of_all_others() -> None:
    match = acting()
    for seat, name in enumerate(match.seats):
        view = match.view(seat)
        assert view.own is not None
        assert view.own.hand == tuple(HANDS[name])
        assert {hand: sum(backs.values()) for hand, backs in view.hands.items()} == dict.fromkeys(
            HANDS, 1
        )


def test_a_watcher_has_no_cards() -> None:
    assert acting().view(-1).own is None


def test_partners_do_not_know_what_the_other_discarded() -> None:
    match = acting()
    assert match.view(1).own.hidden_discards == ("elven-rope",)
    assert "elven-rope" not in str(match.view(0))
    assert match.view(0).hidden_discards["rohan-player"]["character"] == 1


def test_what_a_partner_holds_is_imagined_anew_like_the_enemys_cards() -> None:
    match = acting()
    imagined = [match.state.imagine(0, Seeded(seed)) for seed in range(30)]
    assert {tuple(state.hands[0]) for state in imagined} == {tuple(match.state.hands[0])}
    assert len({tuple(state.hands[1]) for state in imagined}) > 5
    assert len({tuple(state.hands[2]) for state in imagined}) > 5


def test_partners_are_imagined_from_one_deck_and_no_card_is_dealt_twice() -> None:
    match = acting()
    for seed in range(30):
        state = match.state.imagine(2, Seeded(seed))
        cards = [card for deck in state.decks for card in deck]
        cards += [card for hand in state.hands + state.hidden_discards for card in hand]
        assert len(set(cards)) == len(cards) == 96


def test_the_card_chosen_for_a_swap_is_known_to_nobody_else_before_it_is_made() -> None:
    match = swapping()
    for seat in (-1, 1, 2, 3):
        assert "athelas" not in str(match.view(seat))
        assert "athelas" not in match.record(seat)
    offers = {match.state.imagine(1, Seeded(seed)).offered for seed in range(30)}
    assert len(offers) > 5
    assert {match.state.imagine(0, Seeded(seed)).offered for seed in range(5)} == {match.state.offered}


def test_after_a_swap_each_remembers_what_he_gave_and_imagines_it_where_it_may_be() -> None:
    match = play(swapping(), "give horn-of-gondor")
    assert match.view(0).own.given == ("athelas",)
    assert match.view(1).own.given == ("horn-of-gondor",)
    athelas = next(card for card in match.state.hands[1])
    for seed in range(20):
        assert athelas in match.state.imagine(0, Seeded(seed)).hands[1]
    assert any(athelas not in match.state.imagine(2, Seeded(seed)).hands[1] for seed in range(20))


def test_what_was_given_may_have_been_discarded_face_down_since() -> None:
    match = play(swapping(), "give horn-of-gondor")
    data = seen(match)
    told = table(
        players="4", free="event event", shadow="event event",
        hands={"rohan-player": ["bilbos-song"]},
        hidden_discards={"rohan-player": ["athelas"]},
        given={"gondor-player": ["athelas"]},
    )  # fmt: skip
    assert data["given"]["gondor-player"] == ["athelas"]
    athelas = told.state.hidden_discards[1][0]
    piles = [told.state.imagine(0, Seeded(seed)) for seed in range(40)]
    where = {athelas in state.hands[1] for state in piles}
    assert where == {True, False}
    assert all(athelas in state.hands[1] + state.hidden_discards[1] for state in piles)


def test_what_has_come_back_in_a_later_swap_is_not_with_the_partner_any_more() -> None:
    match = table(
        players="4", phase="draw", turn=2, given={"gondor-player": ["athelas"]},
        hands={"gondor-player": ["bilbos-song"], "rohan-player": ["athelas"]},
        chance=["card axe-and-bow horn-of-gondor"],
    )  # fmt: skip
    play(match, "draw character", "draw character", "swap", "swap", "give bilbos-song", "give athelas")
    assert match.view(0).own.given == ("bilbos-song",)
    assert match.view(1).own.given == ("athelas",)


def test_what_was_given_and_has_been_played_since_is_no_secret_between_partners() -> None:
    match = table(
        players="4", free="event event", shadow="event event", given={"gondor-player": ["athelas"]},
        discards={"free": ["athelas"]},
    )  # fmt: skip
    assert match.view(0).own.given == ()


def test_a_swap_goes_by_in_records_as_two_secret_choices() -> None:
    match = play(swapping(), "give horn-of-gondor")
    enemy = match.record(2)
    assert "gondor-player ?" in enemy
    assert "rohan-player ?" in enemy
    assert "gondor-player give athelas" in match.record(0)


def test_that_a_partner_fights_with_a_card_he_was_given_is_not_told_before_it_is_turned_up() -> None:
    held = ["shadows-gather", "the-shadow-lengthens", "stormcrow", "pits-of-mordor"]
    match = table(
        {"minas-tirith": "2 gondor-regular", "osgiliath": "3 sauron-regular"},
        players="4", free="muster event", shadow="army event", to_act="witch-king-player",
        war=["gondor", "sauron"], company=[],
        hands={"gondor-player": ["athelas"], "witch-king-player": held},
        given={"saruman-player": held},
    )  # fmt: skip
    play(match, "die army", "use attack", "attack osgiliath minas-tirith", "all", "fight")
    before = match.view(3).own.given
    chosen = next(card for card in offered(match, "combat") if card != "none")
    play(match, f"combat {chosen}")
    assert asked(match) == "gondor-player combat"
    assert set(match.view(3).own.given) == set(before) == set(held)
    assert match.view(3).battle.attacker.card == "?"
    assert match.view(2).battle.attacker.card == chosen
    imagined = [match.state.imagine(3, Seeded(seed)) for seed in range(20)]
    assert len({state.battle.fronts[0].card for state in imagined}) > 1


def test_a_record_names_who_sits_where_and_is_replayed() -> None:
    named = {"gondor-player": "Ada", "saruman-player": "bot:random"}
    match = mathom.game("wotr").new(seed=4, named=named, players="4", elven_rings="player")
    for _ in range(12):
        assert match.decision is not None
        match.play(match.decision.options[0])
    text = match.record()
    assert '[gondor-player "Ada"]' in text
    again = mathom.replay(text)
    assert again.state == match.state
    assert again.record() == text
