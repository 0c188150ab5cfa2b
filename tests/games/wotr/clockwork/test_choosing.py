"""Guide 14: what the clockwork answers when a card leaves it a choice."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_IDS,
    FACE_COUNT,
    FACES,
    FIGURE_IDS,
    FIGURES,
    SHADOW,
)
from mathom.games.wotr.clockwork.choosing import (
    casters,
    driven,
    elites_first,
    fallen,
    following,
    next_eye,
    sent_home,
    silenced,
    spellbound,
    struck,
    worn_down,
)
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from mathom.games.wotr.options import (
    DISCARD,
    DISCARD_RANDOM,
    DONE,
    FORCE_IDS,
    KEEP,
    LOSE,
    NAME,
    RECRUIT,
    SLAY,
    TAKE,
    TO,
    disbanding,
)
from tests.games.wotr.clockwork.alone import (
    OWN,
    alone,
    entry,
    face_down,
    figure,
    number,
    r,
    state_of,
    told,
)
from tests.games.wotr.table import seen


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
    # A38: for the rest the card does what its text says.
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


def test_every_companion_falls_before_a_leader_of_an_army() -> None:
    # Guide 14, The Nazgul Strike: a Leader only if no Companion can be eliminated.
    leader = SLAY[FORCE_IDS.index("gondor-leader")]
    for one in CHARACTER_IDS[:9]:
        slain = SLAY[FORCE_IDS.index(one)]
        assert struck(state_of({}), [leader, slain, KEEP]) == slain, one


def test_chance_names_the_nation_that_stormcrow_disheartens() -> None:
    # A4: the guide does not choose between them.
    match = alone(
        {"edoras": "rohan-regular", "dale": "north-regular"},
        "card morgul-wound orc-patrol isildurs-bane stormcrow; nation north",
        shadow="event",
        characters={"gimli": "edoras", "legolas": "dale"},
        hands={"shadow": ["stormcrow", "orc-patrol", "isildurs-bane", "morgul-wound"]},
        politics={"north": {"step": 3}, "rohan": {"step": 3}},
    )
    assert seen(match)["politics"]["north"]["step"] == 2
    assert seen(match)["politics"]["rohan"]["step"] == 3
    assert "The guide does not choose between nations: chance decides (ruling A4)." in told(match)


def test_the_mithril_coat_is_worn_away_first() -> None:
    # A22: then another card on the table, then one of the hand.
    state = state_of({})
    coat, other = (DISCARD[number(id)] for id in ("mithril-coat-and-sting", "elven-cloaks"))
    assert worn_down(state, [other, coat, DISCARD_RANDOM, KEEP]) == coat
    assert worn_down(state, [other, DISCARD_RANDOM, KEEP]) == other
    assert worn_down(state, [DISCARD_RANDOM, KEEP]) == DISCARD_RANDOM


def test_where_a_card_leaves_the_kind_open_elites_come_and_elites_stay() -> None:
    # A65
    state = state_of({})
    regular, elite = (FIGURE_IDS.index(f"isengard-{kind}") for kind in ("regular", "elite"))
    options = [RECRUIT[figure][r("orthanc")] for figure in (regular, elite)]
    assert elites_first(state, options) == options[1]
    ways = [disbanding((elite, 1)), disbanding((regular, 1))]
    assert sent_home(state, ways) == ways[1]
    takes = [TAKE[regular], TAKE[elite]]
    assert following(state, r("fords-of-isen"), (0,) * (FIGURES + 1), takes) == takes[1]


def test_between_cards_on_the_table_chance_says_which_is_worn_away() -> None:
    # A22
    state = state_of({}, chance=["card axe-and-bow"])
    cards = [DISCARD[CARD_IDS.index(id)] for id in ("elven-cloaks", "axe-and-bow")]
    assert worn_down(state, [*cards, DISCARD_RANDOM, KEEP]) == cards[1]


def test_nobody_follows_where_there_is_no_room() -> None:
    # A65
    nobody = (0,) * (FIGURES + 1)
    takes = [TAKE[figure("isengard-elite")], DONE]
    nine = state_of({"gap-of-rohan": "9 isengard-regular"})
    assert following(nine, r("gap-of-rohan"), nobody, takes) == takes[0]
    full = state_of({"gap-of-rohan": "10 isengard-regular"})
    assert following(full, r("gap-of-rohan"), nobody, takes) == DONE


# -- which of several ----------------------------------------------------------------------------


def test_cruel_weather_goes_where_the_hunt_rolls_again_then_away_from_havens() -> None:
    # Guide 14: both are as far from Mordor; Mount Gram is farther from Rivendell than the Fords are.
    near = ["fords-of-bruinen", "mount-gram"]

    def driven_to(armies: dict[str, str], **parts: Any) -> str:
        return str(driven(state_of(armies, **parts), [TO[r(id)] for id in near]))

    assert FROM_MORDOR[r(near[0])] == FROM_MORDOR[r(near[1])]
    assert driven_to({}) == "to mount-gram"
    for there in ("sauron-regular", "nazgul"):
        assert driven_to({"fords-of-bruinen": there}) == "to fords-of-bruinen"
        both = {"fords-of-bruinen": there, "mount-gram": "sauron-regular, nazgul"}
        assert driven_to(both) == "to mount-gram"


def test_a_stronghold_of_the_shadow_lets_the_hunt_roll_again_and_is_no_haven() -> None:
    near = [TO[r(id)] for id in ("north-dunland", "mount-gundabad")]
    assert str(driven(state_of({"north-dunland": "2 nazgul"}), near)) == "to mount-gundabad"
    lost: dict[str, Any] = {
        "clockwork": {"occupied": [id for id in OWN if id != "mount-gundabad"]},
        "control": {"mount-gundabad": "free"},
    }
    assert str(driven(state_of({}, **lost), near)) == "to north-dunland"


def test_spells_strike_a_city_before_a_larger_army_in_the_open() -> None:
    armies = {"lossarnach": "5 gondor-regular", "osgiliath": "3 gondor-regular"}
    towns = {"pelargir": "gondor-regular", "minas-tirith": "2 gondor-regular"}
    state = state_of({**armies, **towns})
    assert str(spellbound(state, [TO[r(id)] for id in armies])) == "to lossarnach"
    assert str(spellbound(state, [TO[r(id)] for id in ("lossarnach", *towns)])) == "to minas-tirith"


def test_where_recruits_may_come_to_several_places_chance_says_where() -> None:
    # A65, A4
    state = state_of({}, chance=["place umbar"])
    what = figure("southrons-elite")
    options = [RECRUIT[what][r(id)] for id in ("umbar", "south-rhun")]
    assert elites_first(state, options) == options[0]


def test_chance_names_the_nation_of_which_most_are_sent_home_and_no_elite_goes_for_a_regular() -> None:
    # A65, A4
    sauron, isengard, elite = (
        figure(id) for id in ("sauron-regular", "isengard-regular", "isengard-elite")
    )
    ways = [
        disbanding((isengard, 1, sauron, 1)),
        disbanding((sauron, 2)),
        disbanding((isengard, 2)),
        disbanding((isengard, 1, elite, 1)),
    ]
    assert sent_home(state_of({}, chance=["nation isengard"]), ways) == ways[2]
    assert sent_home(state_of({}, chance=["nation sauron"]), ways) == ways[1]


def test_cruel_weather_looks_at_the_way_to_mordor_before_the_hunt() -> None:
    # Guide 14: Moria is nearer to Mordor, though it is a Stronghold of the Shadow with an army.
    near = [TO[r(id)] for id in ("moria", "trollshaws")]
    assert FROM_MORDOR[r("moria")] < FROM_MORDOR[r("trollshaws")]
    state = state_of({"moria": "sauron-regular, nazgul"})
    assert str(driven(state, near)) == "to trollshaws"


def test_besiegers_let_the_hunt_roll_again() -> None:
    # Guide 14: both are as far from Mordor, and both in a land of havens.
    siege: dict[str, Any] = {"inside": {"erebor": "dwarves-regular"}, "control": {"erebor": "free"}}
    options = [TO[r(id)] for id in ("erebor", "withered-heath")]
    assert FROM_MORDOR[r("erebor")] == FROM_MORDOR[r("withered-heath")]
    assert str(driven(state_of({"erebor": "3 southrons-regular"}, **siege), options)) == "to erebor"


def test_spells_come_from_the_army_with_most_nazgul_whatever_its_target_is() -> None:
    # Guide 14: two in the open before one at a City; with as many, the City.
    coast = {"west-harondor": "southrons-regular, nazgul", "pelargir": "4 gondor-regular"}
    options = [TO[r(id)] for id in ("moria", "west-harondor")]
    for count, best in ((2, "moria"), (1, "west-harondor")):
        hills = {"moria": f"sauron-regular, {count} nazgul", "dimrill-dale": "elves-regular"}
        assert str(casters(state_of({**hills, **coast}), options)) == f"to {best}"


def test_the_besieged_are_a_target_behind_their_walls() -> None:
    # Guide 14: two behind walls are a larger army than two in a City.
    siege: dict[str, Any] = {
        "inside": {"helms-deep": "2 rohan-regular"},
        "control": {"helms-deep": "free"},
    }
    state = state_of({"helms-deep": "sauron-regular", "pelargir": "2 gondor-regular"}, **siege)
    assert str(spellbound(state, [TO[r(id)] for id in ("pelargir", "helms-deep")])) == "to helms-deep"


def test_no_more_eyes_than_it_has_dice() -> None:
    # Guide 14: three are to be seen; one die is left besides the one that played the card.
    match = alone(
        {},
        "card the-lidless-eye",
        shadow="event army",
        free="character character character event",
        hands={"shadow": ["the-lidless-eye", "olog-hai", "hill-trolls", "horde-from-the-east"]},
        fellowship={"region": "rivendell"},
    )
    assert seen(match)["hunt_box"]["shadow"] == 1


def test_dice_become_eyes_kind_by_kind_and_three_at_most() -> None:
    # Guide 14: Event, Character, Muster, Army, Muster/Army.
    order = ["event", "character", "muster", "army", "muster-army"]
    state = state_of({}, shadow=" ".join(order), free="character character character character")
    taken = []
    for left in (3, 2, 1):
        die = str(next_eye(state, left))
        taken.append(die.removeprefix("die "))
        state.dice[FACE_COUNT * SHADOW + FACES.index(taken[-1])] -= 1
    assert taken == order[:3]
    rest = state_of({}, shadow="muster-army army", free="will-of-the-west will-of-the-west")
    assert str(next_eye(rest, 3)) == "die army"
    rest.dice[FACE_COUNT * SHADOW + FACES.index("army")] = 0
    assert str(next_eye(rest, 2)) == "die muster-army"
    assert next_eye(rest, 1) == DONE  # two were to be seen


def test_the_order_of_those_who_are_silenced() -> None:
    # Guide 14, A20
    order = ["gandalf-white", "aragorn", "gandalf-grey", "strider", "boromir", "legolas", "gimli",
             "meriadoc", "peregrin"]  # fmt: skip
    there = [NAME[CHARACTER_IDS.index(id)] for id in reversed(order)]
    named = []
    while there:
        first = silenced(there)
        named.append(str(first).removeprefix("name "))
        there.remove(first)
    assert named == order


def test_chance_names_the_nation_whose_leader_falls() -> None:
    # A4: Denethor's Folly, where Leaders of two nations are.
    leaders = [LOSE[figure(id)] for id in ("gondor-leader", "rohan-leader")]
    assert fallen(state_of({}, chance=["nation rohan"]), leaders) == leaders[1]


def test_without_elites_regulars_come_and_chance_names_the_nation() -> None:
    # A65, A4
    regulars = [RECRUIT[figure(f"{nation}-regular")][r("pelargir")] for nation in ("sauron", "isengard")]
    assert elites_first(state_of({}, chance=["nation isengard"]), [*regulars, DONE]) == regulars[1]
    elites = [RECRUIT[figure("isengard-elite")][r("pelargir")]]
    assert elites_first(state_of({}), [DONE, *regulars, *elites]) == elites[0]
    here = [RECRUIT[figure("isengard-elite")][r(id)] for id in ("orthanc", "north-dunland")]
    assert elites_first(state_of({}, chance=["place north-dunland"]), here) == here[1]


def test_whoever_follows_stops_when_nobody_more_can_be_named() -> None:
    # A27
    nobody = (0,) * (FIGURES + 1)
    assert following(state_of({}), r("gap-of-rohan"), nobody, [DONE]) == DONE
    named = (0,) * figure("isengard-regular") + (9,) + (0,) * (FIGURES - figure("isengard-regular"))
    takes = [TAKE[figure("isengard-regular")], DONE]
    assert following(state_of({}), r("gap-of-rohan"), named, takes) == takes[0]
    one = state_of({"gap-of-rohan": "isengard-regular"})
    assert following(one, r("gap-of-rohan"), named, takes) == DONE
