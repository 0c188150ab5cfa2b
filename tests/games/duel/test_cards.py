"""All 69 cards: what each one does, what it costs, and that it cannot be had for less."""

from __future__ import annotations

from collections import Counter

import pytest

from mathom.games.duel.box import (
    CARDS,
    CHAINS,
    COLOURS,
    GREEN,
    GREY,
    LANDMARKS,
    LAYOUTS,
    PURPLE,
    RACES,
    REGIONS,
    TOKENS,
)
from tests.games.duel.table import coins, decider, deck, options, play, refused, seen, side, table, units

# -- what the cards do ---------------------------------------------------------------------------

SKILLS_GIVEN = {
    "c1_01": {"ruse": 1}, "c1_02": {"ruse": 1}, "c1_03": {"strength": 1}, "c1_04": {"strength": 1},
    "c1_05": {"courage": 1}, "c1_06": {"courage": 1}, "c1_07": {"knowledge": 1},
    "c1_08": {"leadership": 1}, "c2_01": {"knowledge": 1}, "c2_02": {"leadership": 1},
    "c2_03": {"ruse": 2}, "c2_04": {"strength": 2}, "c2_05": {"courage": 2},
}  # fmt: skip

CHOICES_GIVEN = {"c2_06": ["knowledge", "leadership"], "c2_07": ["ruse", "strength", "courage"]}

COINS_GIVEN = {
    "c1_09": 2, "c1_10": 2, "c1_11": 2, "c1_12": 2, "c2_08": 3, "c2_09": 4, "c3_01": 5, "c3_02": 5,
}  # fmt: skip

STEPS = {
    "c1_13": 1, "c1_14": 1, "c1_15": 1, "c1_16": 1, "c2_10": 1, "c2_11": 1, "c2_12": 1, "c2_13": 2,
    "c2_14": 2, "c3_03": 2, "c3_04": 2, "c3_05": 2, "c3_06": 2, "c3_07": 3,
}  # fmt: skip

RACE_SHOWN = {
    "c1_17": "dwarves", "c1_18": "elves", "c1_19": "humans", "c1_20": "hobbits", "c2_15": "dwarves",
    "c2_16": "elves", "c2_17": "humans", "c2_18": "hobbits", "c3_08": "wizards", "c3_09": "wizards",
    "c3_10": "ents", "c3_11": "ents",
}  # fmt: skip

UNITS_PLACED = {
    "c1_21": (1, "gondor", "rohan"), "c1_22": (1, "enedwaith", "rhovanion"),
    "c1_23": (1, "lindon", "arnor"), "c2_19": (2, "gondor", "mordor"),
    "c2_20": (2, "lindon", "enedwaith"), "c2_21": (2, "mordor", "rohan"),
    "c2_22": (2, "arnor", "rhovanion"), "c2_23": (2, "lindon", "rohan"),
    "c3_12": (3, "enedwaith", "rohan"), "c3_13": (3, "gondor", "arnor"),
    "c3_14": (3, "enedwaith", "arnor"), "c3_15": (3, "rhovanion", "gondor"),
    "c3_16": (3, "lindon", "mordor"), "c3_17": (3, "rhovanion", "mordor"),
}  # fmt: skip

# Removals, coins lost, movements: every purple card shows three signs.
PURPLE_SIGNS = {
    "c3_18": (1, 1, 1), "c3_19": (0, 1, 2), "c3_20": (2, 1, 0), "c3_21": (1, 2, 0),
    "c3_22": (1, 0, 2), "c3_23": (0, 0, 3),
}  # fmt: skip


def beside(card: str) -> str:
    """Another card of the same chapter, so that playing the first does not end it."""
    return next(other for other in deck(int(card[1])) if other != card)


@pytest.mark.parametrize(("card", "skills"), SKILLS_GIVEN.items())
def test_a_grey_card_gives_its_skills(card: str, skills: dict[str, int]) -> None:
    match = table(card, beside(card))
    match.play(f"play {card}")
    assert {name: n for name, n in side(match, "sauron")["skills"].items() if n} == skills
    assert side(match, "sauron")["skill_choices"] == []


@pytest.mark.parametrize(("card", "choice"), CHOICES_GIVEN.items())
def test_a_grey_card_with_a_choice_gives_it(card: str, choice: list[str]) -> None:
    match = table(card, beside(card), sauron={"coins": 3})
    match.play(f"play {card}")
    assert side(match, "sauron")["skill_choices"] == [choice]


@pytest.mark.parametrize(("card", "count"), COINS_GIVEN.items())
def test_a_yellow_card_pays(card: str, count: int) -> None:
    match = table(card, beside(card), sauron={"coins": 3})
    spent = seen(match, None)["prices"][card]["sauron"]["coins"]
    match.play(f"play {card}")
    assert coins(match)[1] == 3 - spent + count


@pytest.mark.parametrize(("card", "count"), STEPS.items())
def test_a_blue_card_walks(card: str, count: int) -> None:
    match = table(card, beside(card), sauron={"coins": 9})
    match.play(f"play {card}")
    assert side(match, "sauron")["quest"] == count
    assert side(match, "fellowship")["quest"] == 0


@pytest.mark.parametrize(("card", "race"), RACE_SHOWN.items())
def test_a_green_card_shows_its_race(card: str, race: str) -> None:
    match = table(card, beside(card), sauron={"coins": 9})
    match.play(f"play {card}")
    assert side(match, "sauron")["races"] == [race]


@pytest.mark.parametrize(("card", "count", "one", "two"), [(c, *it) for c, it in UNITS_PLACED.items()])
@pytest.mark.parametrize("second", [False, True])
def test_a_red_card_places_its_units_in_one_of_two_regions(
    card: str, count: int, one: str, two: str, second: bool
) -> None:
    match = table(card, beside(card), sauron={"coins": 9, "units": {}}, fellowship={"units": {}})
    match.play(f"play {card}")
    assert options(match) == [f"place {one}", f"place {two}"]
    match.play(options(match)[second])
    assert units(match, "sauron") == {two if second else one: count}


@pytest.mark.parametrize(("card", "signs"), PURPLE_SIGNS.items())
def test_a_purple_card_removes_robs_and_moves(card: str, signs: tuple[int, int, int]) -> None:
    removals, lost, movements = signs
    match = table(
        card,
        beside(card),
        sauron={"coins": 9, "units": {"mordor": 3}},
        fellowship={"coins": 3, "units": {"arnor": 3}},
    )
    match.play(f"play {card}")
    # A single region to remove from needs no choice, so removals and coins are settled already.
    assert units(match, "fellowship") == {"arnor": 3 - removals}
    assert coins(match)[0] == 3 - lost
    for _ in range(movements):
        assert decider(match) == "sauron"
        match.play("move mordor gondor")
    assert decider(match) == "fellowship"
    assert units(match, "sauron").get("gondor", 0) == movements


# -- what they cost ------------------------------------------------------------------------------

# Coins that a player without a single skill pays; every card not named is free.
PRICES = {
    "c1_14": 1, "c1_15": 1, "c1_16": 1, "c1_17": 1, "c1_18": 1, "c1_19": 1, "c1_20": 1, "c1_21": 1,
    "c2_03": 1, "c2_04": 1, "c2_05": 1, "c2_06": 2, "c2_07": 3, "c2_10": 2, "c2_11": 1, "c2_12": 2,
    "c2_13": 3, "c2_14": 3, "c2_15": 3, "c2_16": 3, "c2_17": 3, "c2_18": 3, "c2_19": 3, "c2_20": 3,
    "c2_21": 3, "c2_22": 3, "c2_23": 3, "c3_01": 3, "c3_02": 3, "c3_03": 4, "c3_04": 4, "c3_05": 4,
    "c3_06": 3, "c3_07": 3, "c3_08": 4, "c3_09": 4, "c3_10": 4, "c3_11": 4, "c3_12": 4, "c3_13": 5,
    "c3_14": 4, "c3_15": 5, "c3_16": 5, "c3_17": 5, "c3_18": 3, "c3_19": 4, "c3_20": 4, "c3_21": 4,
    "c3_22": 4, "c3_23": 4,
}  # fmt: skip

ALL = [card.id for card in CARDS]


@pytest.mark.parametrize("card", ALL)
def test_an_empty_handed_player_pays_a_coin_for_each_symbol(card: str) -> None:
    cost = PRICES.get(card, 0)
    match = table(card, beside(card), sauron={"coins": cost, "units": {}}, fellowship={"units": {}})
    assert options(match)[:2] == [f"play {card}", f"discard {card}"]
    match.play(f"play {card}")
    assert card in side(match, "sauron")["cards"]


@pytest.mark.parametrize(("card", "cost"), PRICES.items())
def test_a_card_cannot_be_played_for_a_coin_too_little(card: str, cost: int) -> None:
    match = table(card, beside(card), sauron={"coins": cost - 1})
    assert f"play {card}" not in options(match)
    assert f"discard {card}" in options(match)
    assert refused(match, f"play {card}") == ("duel-refusal-price", {"price": cost, "coins": cost - 1})


# Who hands a card to whom, as the chain symbols say.
LINKS = [
    ("c1_14", "c3_03"), ("c1_15", "c2_10"), ("c1_16", "c2_11"), ("c1_17", "c2_15"), ("c1_18", "c2_16"),
    ("c1_19", "c2_17"), ("c1_20", "c2_18"), ("c1_21", "c2_19"), ("c1_22", "c2_20"), ("c1_23", "c2_21"),
    ("c2_08", "c3_01"), ("c2_13", "c3_04"), ("c2_14", "c3_05"), ("c2_17", "c3_09"), ("c2_18", "c3_10"),
    ("c2_20", "c3_12"), ("c2_21", "c3_13"),
]  # fmt: skip


@pytest.mark.parametrize(("giver", "taker"), LINKS)
def test_a_chain_leads_from_its_giver_to_its_taker(giver: str, taker: str) -> None:
    match = table(taker, beside(taker), sauron={"coins": 0, "cards": [giver]})
    assert options(match)[:2] == [f"chain {taker}", f"discard {taker}"]
    givers = [card for card in ALL if card not in (giver, taker) and card[1] < taker[1]]
    match = table(taker, beside(taker), sauron={"coins": 0, "cards": givers})
    assert f"chain {taker}" not in options(match)


# -- what holds for the whole box ----------------------------------------------------------------


def test_each_chapter_has_23_cards_and_20_places() -> None:
    assert Counter(card.chapter for card in CARDS) == {1: 23, 2: 23, 3: 23}
    assert [len(layout.row) for layout in LAYOUTS] == [20, 20, 20]


def test_each_chain_symbol_has_one_giver_and_one_later_taker_of_the_same_colour() -> None:
    assert len(set(CHAINS)) == len(CHAINS) == 17
    for symbol in CHAINS:
        (giver,) = [card for card in CARDS if card.gives == symbol]
        (taker,) = [card for card in CARDS if card.needs == symbol]
        assert giver.colour == taker.colour
        assert giver.chapter < taker.chapter


def test_grey_cards_have_no_chain_symbol_so_losing_one_breaks_no_chain() -> None:
    assert [card.id for card in CARDS if card.colour == GREY and (card.gives or card.needs)] == []


def test_each_race_has_two_green_cards_and_three_tokens() -> None:
    green = [card for card in CARDS if card.colour == GREEN]
    assert Counter(RACES[card.race] for card in green) == dict.fromkeys(RACES, 2)
    assert {card.race for card in CARDS if card not in green} == {-1}
    assert Counter(RACES[token.race] for token in TOKENS) == dict.fromkeys(RACES, 3)


def test_purple_cards_lie_in_chapter_3_only_and_grey_cards_never() -> None:
    assert {card.chapter for card in CARDS if card.colour == PURPLE} == {3}
    assert {card.chapter for card in CARDS if card.colour == GREY} == {1, 2}
    assert Counter(COLOURS[card.colour] for card in CARDS) == {
        "grey": 15, "yellow": 8, "blue": 14, "green": 12, "red": 14, "purple": 6,
    }  # fmt: skip


def test_the_two_choices_of_skills_have_none_in_common() -> None:
    # What is missing can be counted card by card only because of this.
    one, two = [card.skill_choice for card in CARDS if card.skill_choice]
    assert one & two == 0
    assert one | two == 0b11111


def test_ten_roads_lead_both_ways() -> None:
    roads = {(region.index, to) for region in REGIONS for to in region.adjacent}
    assert len(roads) == 20
    assert all((to, start) in roads and to != start for start, to in roads)


def test_each_region_has_one_landmark_of_six_symbols() -> None:
    assert sorted(landmark.region for landmark in LANDMARKS) == [region.index for region in REGIONS]
    assert {sum(n for _, n in landmark.cost) for landmark in LANDMARKS} == {6}


def test_no_card_lies_higher_than_what_covers_it() -> None:
    for layout in LAYOUTS:
        for slot, above in enumerate(layout.covered_by):
            assert all(upper > slot and slot in layout.covers[upper] for upper in above)
            assert len(above) <= 2


def test_a_single_advance_never_passes_two_bonuses() -> None:
    steps = [effect.count for card in CARDS for effect in card.effects if effect.does == "quest"]
    assert max(steps) == 3


def test_playing_every_card_of_a_colour_is_what_its_tokens_react_to() -> None:
    for card in CARDS:
        tokens = ["elves_1", "humans_1", "hobbits_2", "dwarves_3"]
        sauron = {"coins": 9, "tokens": tokens, "units": {"mordor": 1}}
        match = table(card.id, beside(card.id), sauron=sauron, fellowship={"units": {}})
        match.play(f"play {card.id}")
        reacts = [match.decision.kind] if match.decision and decider(match) == "sauron" else []
        expected = {"yellow": ["turn"], "blue": ["place"], "green": ["move"], "red": ["place"]}
        moves = any(effect.does == "move_units" for effect in card.effects)
        assert reacts == expected.get(COLOURS[card.colour], ["move"] if moves else []), card.id
        if COLOURS[card.colour] == "red":
            play(match, options(match)[0])
            assert decider(match) == "fellowship"
