"""Guide 14: playing cards, laying them aside for battles, putting them under their decks."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.games.wotr.box import CARD_IDS, CARDS, CHARACTER_IDS, EVENT, SHADOW
from mathom.games.wotr.clockwork.cards import Trial
from mathom.games.wotr.clockwork.choosing import silenced, struck, worn_down
from mathom.games.wotr.clockwork.entries import ENTRIES
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from mathom.games.wotr.options import DISCARD, DISCARD_RANDOM, FORCE_IDS, KEEP, NAME, SLAY
from mathom.games.wotr.state import WotrState
from tests.games.wotr.clockwork.alone import alone, face_down, r, state_of, told
from tests.games.wotr.table import asked, at, figures, seen

REVEALED = ("morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship")
"""Cards against a Fellowship that is revealed."""
SHADOW_CARDS = [card.id for card in CARDS if card.side == SHADOW]


def number(id: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(id)


# -- the procedure -------------------------------------------------------------------------------


def test_a_card_whose_moment_has_passed_is_laid_aside_though_it_could_be_played() -> None:
    # A19, A39: and it is not replaced in the hand.
    hand = ["flocks-of-crebain", "olog-hai", "hill-trolls", "horde-from-the-east"]
    match = alone(
        {}, "card flocks-of-crebain; card horde-from-the-east", shadow="event", company=[],
        fellowship={"mordor": 1}, hands={"shadow": hand},
    )  # fmt: skip
    assert seen(match)["clockwork"]["battle_cards"] == ["flocks-of-crebain"]
    assert sorted(seen(match)["hands"]["shadow"]) == ["hill-trolls", "olog-hai"]


def test_nobody_is_shown_the_hand_of_the_clockwork() -> None:
    match = alone({}, "dice 1", shadow="muster", hands={"shadow": ["orc-patrol", "isildurs-bane"]})
    view = match.view("free")
    assert view.hands["shadow"] == {"character": 2, "strategy": 0}
    assert "isildurs-bane" not in str(view)


@pytest.mark.parametrize("id", SHADOW_CARDS)
def test_every_card_can_be_played_and_whatever_it_asks_is_answered(id: str) -> None:
    armies = {
        "minas-tirith": "8 sauron-regular, 2 nazgul",
        "osgiliath": "4 sauron-regular, sauron-elite",
        "dale": "3 north-regular, north-leader",
        "helms-deep": "7 isengard-regular, isengard-elite, nazgul",
        "edoras": "2 rohan-regular, rohan-leader",
        "umbar": "9 southrons-regular",
        "dol-amroth": "gondor-regular",
        "moria": "2 sauron-regular",
        "lorien": "2 elves-elite, elves-leader",
        "north-dunland": "2 isengard-regular, isengard-elite",
        "erebor": "2 southrons-regular",
    }
    match = mathom.game("wotr").position(
        {
            "armies": {at_: figures(told_) for at_, told_ in armies.items()},
            "inside": {
                "minas-tirith": {"gondor-regular": 2, "gondor-leader": 1},
                "helms-deep": {"rohan-regular": 1},
            },
            "control": {"minas-tirith": "free", "helms-deep": "free", "erebor": "free"},
            "characters": {"witch-king": "minas-tirith", "strider": "dale", "aragorn": "not-yet"},
            "fellowship": {"region": "rhosgobel", "progress": 2, "hidden": id not in REVEALED},
            "dice": {"free": {"character": 2, "will-of-the-west": 1}, "shadow": {"army": 2, "event": 1}},
            "hunt_box": {"shadow": 2},
            "to_act": "free",
        },
        seed=5,
        players="1",
    )  # fmt: skip
    state = match.state
    state.decks[2 * SHADOW + CARDS[number(id)].deck].remove(number(id))
    asked_before = state.decision
    assert asked_before is not None
    state.decision = None
    state.push(asked_before.step)
    trial = Trial(state, EVENT)
    trial.card = number(id)
    state.events = []
    trial.play()
    state.advance()
    while state.decision is not None and state.decision.kind != "die":
        state.apply(state.decision.options[-1])
    assert number(id) not in state.hand(SHADOW)
    assert state.outcome is not None or state.decision is not None


# -- single cards --------------------------------------------------------------------------------


def entry(id: str, state: WotrState) -> tuple[bool, bool]:
    """Whether a card is laid aside, and whether it is unplayable."""
    return ENTRIES[number(id)].aside(state), ENTRIES[number(id)].unplayable(state)


def test_cards_of_saruman_are_laid_aside_when_he_is_out_of_the_game() -> None:
    gone = state_of({}, characters={"saruman": "eliminated"})
    here = state_of({})
    for id in (
        "the-fighting-uruk-hai",
        "the-palantir-of-orthanc",
        "a-new-power-is-rising",
        "wormtongue",
    ):
        assert entry(id, gone)[0]
        assert not entry(id, here)[0]


def test_cards_of_the_witch_king_are_laid_aside_when_he_is_out_of_the_game() -> None:
    gone = state_of({}, characters={"witch-king": "eliminated"})
    for id in (
        "the-black-captain-commands",
        "grond-hammer-of-the-underworld",
        "return-of-the-witch-king",
    ):
        assert entry(id, gone)[0]
        assert not entry(id, state_of({}))[0]


def test_cards_against_the_fellowship_on_its_way_are_laid_aside_in_mordor() -> None:
    state = state_of({}, company=[], fellowship={"mordor": 2})
    for id in ("the-nazgul-strike", "nazgul-search", "cruel-weather", "the-ringwraiths-are-abroad"):
        assert entry(id, state)[0]


def test_stormcrow_threats_and_denethors_folly_wait_for_the_war() -> None:
    free = ["dwarves", "elves", "gondor", "north", "rohan"]
    assert entry("stormcrow", state_of({}, war=free))[0]
    assert not entry("stormcrow", state_of({}, war=free[1:]))[0]
    assert entry("threats-and-promises", state_of({}, awake=free))[0]
    # A21
    taken = state_of({}, clockwork={"occupied": ["minas-tirith"]}, control={"minas-tirith": "shadow"})
    assert entry("denethors-folly", taken)[0]


def test_worn_with_sorrow_is_laid_aside_when_gollum_guides() -> None:
    assert entry("worn-with-sorrow-and-toil", state_of({}, company=[]))[0]


def test_the_lidless_eye_needs_dice_to_be_seen_and_takes_as_many_eyes() -> None:
    match = alone(
        {},
        "card the-lidless-eye",
        shadow="event event army army",
        free="character character event",
        hands={"shadow": ["the-lidless-eye", "olog-hai", "hill-trolls", "horde-from-the-east"]},
        fellowship={"region": "rivendell"},
    )
    # Two dice are to be seen: an Event die and an Army die become Eyes.
    assert seen(match)["dice"]["shadow"] == {"army": 1}
    assert seen(match)["hunt_box"]["shadow"] == 2
    assert entry("the-lidless-eye", state_of({}))[1]


def test_the_day_without_dawn_needs_a_will_of_the_west() -> None:
    assert entry("the-day-without-dawn", state_of({}))[1]


def test_half_orcs_and_olog_hai_join_a_small_army_that_can_attack() -> None:
    # A24
    armies = {"orthanc": "8 isengard-regular", "fords-of-isen": "rohan-regular"}
    state = state_of(armies)
    assert not entry("half-orcs-and-goblin-men", state)[1]
    deed = ENTRIES[number("olog-hai")].deed
    assert deed is not None
    deed(state, number("olog-hai"))
    assert state.units(r("orthanc"), SHADOW) == 10
    assert state.count(r("orthanc"), 13) == 1
    assert entry("half-orcs-and-goblin-men", state)[1]  # ten units are no small army


def test_the_horde_comes_where_all_five_find_room() -> None:
    state = state_of({"east-rhun": "6 southrons-regular", "far-harad": "southrons-regular"})
    deed = ENTRIES[number("horde-from-the-east")].deed
    assert deed is not None
    deed(state, number("horde-from-the-east"))
    assert state.units(r("far-harad"), SHADOW) == 6


def test_hill_trolls_take_the_place_of_the_army_farthest_along_the_first_open_line() -> None:
    # A26
    state = state_of({"osgiliath": "3 sauron-regular", "barad-dur": "5 sauron-regular"})
    deed = ENTRIES[number("hill-trolls")].deed
    assert deed is not None
    deed(state, number("hill-trolls"))
    assert state.count(r("osgiliath"), 13) == 2
    assert entry("hill-trolls", state_of({"nurn": "5 sauron-elite, 2 sauron-regular"}))[1]


def test_shadows_on_the_misty_mountains_brings_elites_to_moria() -> None:
    # A25
    state = state_of({})
    deed = ENTRIES[number("shadows-on-the-misty-mountains")].deed
    assert deed is not None
    deed(state, number("shadows-on-the-misty-mountains"))
    assert state.count(r("moria"), 13) == 2
    assert state.count(r("mount-gundabad"), 12) == 3


def test_monsters_come_to_angmar_and_the_trollshaws_many_kings_to_their_settlements() -> None:
    state = state_of({})
    for id in ("monsters-roused", "many-kings-to-the-service-of-mordor", "pits-of-mordor"):
        deed = ENTRIES[number(id)].deed
        assert deed is not None
        deed(state, number(id))
    assert [state.count(r(id), 13) for id in ("angmar", "trollshaws")] == [1, 1]
    assert state.units(r("near-harad"), SHADOW) == 2
    assert state.units(r("orthanc"), SHADOW) == 1


def test_three_cards_move_two_lines_each_by_a_die() -> None:
    # A23, A58
    for id in ("the-shadow-is-moving", "shadows-gather", "the-shadow-lengthens"):
        assert entry(id, state_of({}))[1]
        assert not entry(id, state_of({"umbar": "southrons-regular"}))[1]
    match = alone(
        {"umbar": "2 southrons-regular"},
        "card shadows-gather; dice 4 4",
        shadow="event",
        hands={
            "shadow": ["shadows-gather", "the-shadow-lengthens", "the-shadow-is-moving", "stormcrow"]
        },
    )
    assert at(match, "pelargir") == {"southrons-regular": 2}


def test_the_corsairs_sail_where_they_are_larger_by_four_and_three_stay() -> None:
    # A45
    armies = {
        "umbar": "7 southrons-regular, nazgul",
        "pelargir": "gondor-regular",
        "dol-amroth": "5 gondor-regular",
    }
    match = alone(
        armies,
        "card corsairs-of-umbar",
        shadow="event",
        hands={"shadow": ["corsairs-of-umbar", "olog-hai", "stormcrow", "the-king-is-revealed"]},
    )
    # Lamedon is empty and counts nothing: the largest advantage is there.
    assert at(match, "umbar") == {"southrons-regular": 3}
    assert at(match, "lamedon")["nazgul"] == 1
    assert entry("corsairs-of-umbar", state_of({"umbar": "3 southrons-regular"}))[1]
    held = {"pelargir": "gondor-regular", "lamedon": "gondor-regular", "dol-amroth": "gondor-regular"}
    assert entry("corsairs-of-umbar", state_of({"umbar": "4 southrons-regular", **held}))[1]


def test_the_ringwraiths_fly_and_their_best_army_attacks() -> None:
    match = alone(
        {
            "orthanc": "6 isengard-regular, nazgul",
            "fords-of-isen": "rohan-regular",
            "morannon": "nazgul",
        },
        "card the-ringwraiths-are-abroad",
        shadow="event",
        hands={
            "shadow": ["the-ringwraiths-are-abroad", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        fellowship={"region": "hollin"},
    )
    assert at(match, "hollin") == {"nazgul": 1}
    assert asked(match) == "free combat"
    with_nazgul = state_of({"hollin": "nazgul"}, fellowship={"region": "hollin"})
    assert entry("the-ringwraiths-are-abroad", with_nazgul)[1]


def test_the_black_captain_recruits_if_a_nazgul_is_with_the_fellowship_already() -> None:
    match = alone(
        {"hollin": "nazgul", "osgiliath": "6 sauron-regular", "minas-tirith": "5 gondor-elite"},
        "card the-black-captain-commands",
        shadow="event",
        hands={
            "shadow": ["the-black-captain-commands", "olog-hai", "stormcrow", "the-king-is-revealed"]
        },
        fellowship={"region": "hollin"},
        characters={"witch-king": "osgiliath"},
    )
    assert at(match, "osgiliath") == {"sauron-regular": 6, "nazgul": 2}


def test_grond_and_the_uruk_hai_storm_only_with_a_size_advantage() -> None:
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "5 rohan-elite"},
        "control": {"helms-deep": "free"},
    }
    weak = state_of(
        {"helms-deep": "4 isengard-regular"}, characters={"witch-king": "helms-deep"}, **siege
    )
    assert entry("the-fighting-uruk-hai", weak)[1]
    assert entry("grond-hammer-of-the-underworld", weak)[1]
    weak.put(r("helms-deep"), 11, 4)
    assert not entry("the-fighting-uruk-hai", weak)[1]
    assert not entry("grond-hammer-of-the-underworld", weak)[1]


def test_cruel_weather_drives_the_fellowship_away_from_mordor() -> None:
    match = alone(
        {},
        "card cruel-weather",
        shadow="event",
        hands={"shadow": ["cruel-weather", "olog-hai", "stormcrow", "the-king-is-revealed"]},
        fellowship={"region": "rhosgobel", "progress": 1},
        awake=[],
    )
    moved = seen(match)["fellowship"]["region"]
    assert FROM_MORDOR[r(moved)] == FROM_MORDOR[r("rhosgobel")] + 1


def test_spells_strike_an_army_in_a_stronghold_by_the_army_with_most_nazgul() -> None:
    match = alone(
        {"osgiliath": "sauron-regular, 2 nazgul", "minas-tirith": "5 gondor-elite",
         "west-harondor": "southrons-regular, nazgul", "pelargir": "2 gondor-regular"},
        "card dreadful-spells; dice 1 1",
        shadow="event",
        hands={"shadow": ["dreadful-spells", "olog-hai", "stormcrow", "the-king-is-revealed"]},
        fellowship={"region": "rivendell"},
    )  # fmt: skip
    assert "takes the army with most Nazgûl" in " ".join(told(match))


def test_the_palantir_draws_of_the_scarcer_kind() -> None:
    match = alone(
        {},
        "card orcs-multiplying-again",
        shadow="event",
        table=["the-palantir-of-orthanc"],
        hands={"shadow": ["orcs-multiplying-again", "olog-hai", "stormcrow", "the-king-is-revealed"]},
    )
    assert face_down(match) == (1, 0)


def test_dunlendings_gather_next_to_an_enemy_on_a_line() -> None:
    # A27, A65
    match = alone(
        {
            "north-dunland": "2 isengard-regular",
            "south-dunland": "isengard-elite",
            "fords-of-isen": "2 rohan-elite",
        },
        "card rage-of-the-dunlendings",
        shadow="event",
        hands={"shadow": ["rage-of-the-dunlendings", "olog-hai", "stormcrow", "the-king-is-revealed"]},
        characters={"saruman": "eliminated"},
    )
    assert at(match, "gap-of-rohan") == {"isengard-regular": 4, "isengard-elite": 1}


def test_the_elimination_order_names_who_is_silenced_and_leadership_who_falls() -> None:
    # A20
    there = [NAME[CHARACTER_IDS.index(id)] for id in ("gimli", "boromir", "strider")]
    assert str(silenced(there)) == "name strider"
    slain = [SLAY[FORCE_IDS.index(id)] for id in ("gondor-leader", "gimli", "aragorn")]
    assert str(struck(state_of({}), [*slain, KEEP])) == "slay aragorn"
    assert str(struck(state_of({}), [slain[0], KEEP])) == "slay gondor-leader"


def test_between_companions_of_equal_leadership_chance_decides() -> None:
    # A4
    state = state_of({}, chance=["companion gimli; nation rohan"])
    slain = [SLAY[FORCE_IDS.index(id)] for id in ("legolas", "gimli", "gondor-leader")]
    assert str(struck(state, [*slain, KEEP])) == "slay gimli"
    leaders = [SLAY[FORCE_IDS.index(id)] for id in ("gondor-leader", "rohan-leader")]
    assert str(struck(state, [*leaders, KEEP])) == "slay rohan-leader"


def test_chance_names_the_nation_that_stormcrow_disheartens() -> None:
    # A4: the guide does not choose between them.
    match = alone(
        {"edoras": "rohan-regular", "dale": "north-regular"},
        "card morgul-wound orc-patrol isildurs-bane stormcrow; nation north",
        shadow="event",
        characters={"gimli": "edoras", "legolas": "dale"},
        hands={"shadow": ["stormcrow", "orc-patrol", "isildurs-bane", "morgul-wound"]},
    )
    assert seen(match)["politics"]["north"]["step"] == 1
    assert "The guide does not choose between nations: chance decides (ruling A4)." in told(match)


def test_the_mithril_coat_is_worn_away_first() -> None:
    # A22: then another card on the table, then one of the hand.
    state = state_of({})
    coat, other = (DISCARD[number(id)] for id in ("mithril-coat-and-sting", "elven-cloaks"))
    assert worn_down(state, [other, coat, DISCARD_RANDOM, KEEP]) == coat
    assert worn_down(state, [other, DISCARD_RANDOM, KEEP]) == other
    assert worn_down(state, [DISCARD_RANDOM, KEEP]) == DISCARD_RANDOM
