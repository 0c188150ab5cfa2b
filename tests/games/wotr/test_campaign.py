"""The Shadow's campaign, which the strongest bot alone reckons: what hosts are worth, and where."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.bots.evaluation import judge
from mathom.bots.levels import Galadriel, known
from mathom.bots.opinion import strongest
from mathom.core.chance import Seeded
from mathom.games.wotr.bot import PRIZES
from mathom.games.wotr.box import REGIONS
from mathom.games.wotr.mind.campaign import insight, outlook, slopes
from mathom.games.wotr.mind.captains import march_gain
from mathom.games.wotr.mind.habits import MIND
from tests.games.wotr.table import WOTR, play, table
from tests.laws.table import begin, sampled

FREE, SHADOW = 0, 1
GALADRIEL = 3
GARRISON = {"minas-tirith": "2 gondor-regular, gondor-elite", "helms-deep": "3 rohan-regular"}
WAR = ["isengard", "sauron", "southrons", "gondor", "rohan"]


DICE: dict[str, Any] = {"free": "character", "shadow": "army army", "to_act": "shadow"}
HELD = ["minas-tirith", "helms-deep"]
TAKEN = {REGIONS[prize].id: "shadow" for prize in PRIZES if REGIONS[prize].id not in HELD}
"""All else is taken, so that nothing else draws a host."""


def placed(armies: dict[str, str], **parts: Any) -> mathom.Match:
    """These hosts, and what is left to take: Minas Tirith and Helm's Deep."""
    return table({**GARRISON, **armies}, **{"war": WAR, "control": TAKEN, **DICE, **parts})


def hope(armies: dict[str, str], **parts: Any) -> float:
    """How many points the Shadow may expect with these hosts."""
    return outlook(placed(armies, **parts).state, 0)


def thought_of(match: mathom.Match) -> list[str]:
    """What galadriel looks at before she chooses."""
    return [str(option) for option in MIND.at(GALADRIEL).promising(match.state)]


def test_only_the_strongest_reckons_the_campaign_and_only_for_the_shadow() -> None:
    state = WOTR.new(seed=1).state
    assert MIND.insight(state, SHADOW) == 0.0
    for rank in range(GALADRIEL):
        assert MIND.at(rank).insight(state, SHADOW) == 0.0
    assert MIND.at(GALADRIEL).insight(state, SHADOW) > 0.0
    assert MIND.at(GALADRIEL).insight(state, FREE) == 0.0


def test_the_reckoning_knows_nothing_that_is_hidden() -> None:
    for seed in range(4):
        for match in sampled(begin(WOTR, seed), seed):
            state = match.state
            for seat in range(len(match.seats)):
                assert insight(state.imagine(seat, Seeded(seed))) == insight(state)


def test_it_says_what_to_strive_for_and_people_are_told_the_chance_without_it() -> None:
    state = WOTR.new(seed=1).state
    wise, told = known(WOTR, Galadriel.level), strongest(WOTR)
    assert told.value(state, FREE) == judge(WOTR).value(state, FREE) > wise.value(state, FREE)
    assert told.mind is MIND.at(GALADRIEL)


def test_a_host_is_worth_more_the_nearer_it_is() -> None:
    near, far = {"osgiliath": "8 sauron-regular"}, {"gorgoroth": "8 sauron-regular"}
    assert hope(near) > hope(far) > 0.0


def test_two_hosts_before_one_wall_are_worth_more_than_before_two() -> None:
    gathered = hope({"osgiliath": "8 sauron-regular"})
    apart = hope({"osgiliath": "4 sauron-regular", "fords-of-isen": "4 sauron-regular"})
    assert gathered > apart


def test_a_nation_that_is_not_at_war_is_hardly_a_threat() -> None:
    host = {"osgiliath": "8 southrons-regular"}
    assert hope(host) > 2 * hope(host, war=["sauron", "isengard", "gondor", "rohan"])


def test_nazgul_make_a_host_stronger() -> None:
    host = "6 sauron-regular"
    assert hope({"osgiliath": host + ", 3 nazgul"}) > hope({"osgiliath": host})


def test_a_stronger_garrison_leaves_less_hope() -> None:
    host = {"osgiliath": "8 sauron-regular"}
    assert hope(host) > hope({**host, "minas-tirith": "3 gondor-regular, 2 gondor-elite"})


def test_what_is_taken_is_worth_more_than_what_is_as_good_as_taken() -> None:
    host = "8 sauron-regular, 2 sauron-elite, 3 nazgul"
    before = placed({"osgiliath": host}, control={})
    after = placed({"minas-tirith": host}, control={})
    assert insight(after.state) > insight(before.state)


def test_with_nine_points_a_city_is_as_good_as_a_stronghold() -> None:
    def expected(prize: str, points: int) -> float:
        others = {REGIONS[one].id: "shadow" for one in PRIZES if REGIONS[one].id != prize}
        match = table({"osgiliath": "9 sauron-regular"}, war=WAR, control=others, **DICE)
        return outlook(match.state, points)

    assert expected("minas-tirith", 0) > 1.5 * expected("pelargir", 0)
    assert expected("minas-tirith", 9) == expected("pelargir", 9)


def reinforced(near: str) -> list[str]:
    """The attacks that are thought of by who lies before Helm's Deep with five against four."""
    armies = {"helms-deep": "5 isengard-regular", "edoras": "rohan-regular", "westemnet": near}
    match = table(
        armies,
        inside={"helms-deep": "4 rohan-regular"},
        free="character character",
        shadow="army army",
        to_act="shadow",
        war=WAR,
    )
    return thought_of(play(match, "die army", "use attack"))


def test_a_siege_is_pressed_where_others_stand_ready_to_fill_the_gaps() -> None:
    assert "assault helms-deep" in reinforced("5 isengard-regular")
    assert "assault helms-deep" not in reinforced("isengard-regular")


def test_hosts_march_and_are_raised_where_a_sword_does_most() -> None:
    hosts = {"osgiliath": "5 sauron-regular", "gorgoroth": "4 sauron-regular", "moria": "sauron-regular"}
    state = placed(hosts).state
    slope = slopes(state)
    ids = [region.id for region in REGIONS]
    here, near, back = (ids.index(id) for id in ("gorgoroth", "minas-morgul", "nurn"))
    assert march_gain(state, here, near, slope) > march_gain(state, here, back, slope)


def test_a_host_that_may_fight_marches_before_greater_ones_that_may_not() -> None:
    south = ["near-harad", "far-harad", "umbar", "south-rhun"]
    match = placed(
        {**dict.fromkeys(south, "6 southrons-regular"), "gorgoroth": "3 sauron-regular"},
        war=["sauron", "gondor"],
    )
    assert "move gorgoroth minas-morgul" in thought_of(play(match, "die army", "use move"))
    assert "move gorgoroth minas-morgul" not in [str(one) for one in MIND.promising(match.state)]


def test_levies_are_raised_also_further_off_if_they_help_the_campaign() -> None:
    match = placed({"osgiliath": "5 sauron-regular"}, shadow="muster army")
    play(match, "die muster", "use recruit")
    assert "recruit southrons-elite umbar" in thought_of(match)
    assert "recruit southrons-elite umbar" not in [str(one) for one in MIND.promising(match.state)]


def test_a_siege_is_not_raised_to_march_elsewhere() -> None:
    siege = placed(
        {"minas-tirith": "5 sauron-regular"},
        inside={"minas-tirith": "gondor-regular"},
    )
    ids = [region.id for region in REGIONS]
    start, end = ids.index("minas-tirith"), ids.index("druadan-forest")
    assert march_gain(siege.state, start, end, slopes(siege.state)) == 0
