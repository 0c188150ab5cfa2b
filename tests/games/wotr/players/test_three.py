"""Three players (p. 46): who has the Free Peoples alone never acts on one nation twice in a row."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.box import FREE, GONDOR, figure, region
from mathom.games.wotr.steps.force import NOBODY_YET, OPEN
from mathom.games.wotr.steps.marching import ChooseMarchers
from mathom.games.wotr.steps.siege import ChooseAdvance
from tests.games.wotr.table import FREE_NATIONS, asked, at, can_play, offered, options, play, table

ALL = [*FREE_NATIONS, "isengard", "sauron", "southrons"]
HOSTS = {
    "minas-tirith": "2 gondor-regular, gondor-leader",
    "edoras": "2 rohan-regular",
    "fords-of-isen": "gondor-regular, rohan-regular",
}


def alone(
    dice: str = "muster-army " * 4, armies: dict[str, str] | None = None, **parts: Any
) -> mathom.Match:
    """The Free Peoples' player acts, and the Shadow has many dice to throw away."""
    return table(
        armies or HOSTS, players="3", free=dice, shadow="event " * 7, war=ALL, to_act="free", **parts
    )


def wait(match: mathom.Match) -> mathom.Match:
    """The Shadow throws a die away."""
    assert asked(match) in ("saruman-player die", "witch-king-player die")
    return play(match, "skip event")


def recruit(match: mathom.Match, what: str, second: str = "") -> mathom.Match:
    play(match, "die muster-army", "use recruit", f"recruit {what}")
    if asked(match) == "free recruit":
        play(match, f"recruit {second}")
    return wait(match)


def march(match: mathom.Match, way: str, *who: str) -> mathom.Match:
    play(match, "die muster-army", "use move", f"move {way}", *who)
    if asked(match) == "free march":
        play(match, "done")
    return wait(match)


def starts(match: mathom.Match) -> set[str]:
    """From where an army may move now."""
    play(match, "die muster-army")
    if "use move" not in options(match):
        return set()
    play(match, "use move")
    return {choice.split()[0] for choice in offered(match, "move")}


def why(match: mathom.Match, choice: str) -> tuple[str, int]:
    reason = match.game.refusal(match.state, choice)
    return reason.text.id.removeprefix("wotr-refusal-"), reason.rule.page


def test_whoever_has_recruited_for_a_nation_may_not_move_its_army_next() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    assert starts(match) == {"edoras", "fords-of-isen"}


def test_whoever_asks_why_hears_of_that_and_of_no_border() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    play(match, "die muster-army", "use move")
    assert why(match, "move minas-tirith osgiliath") == ("tired-army", 46)
    assert why(match, "move minas-tirith lossarnach") == ("tired-army", 46)


def test_everybody_sees_which_nations_his_last_action_was_on() -> None:
    match = alone()
    assert match.view(-1).seats["free"].resting == ()
    recruit(match, "gondor-regular minas-tirith", "rohan-regular edoras")
    assert match.view(-1).seats["free"].resting == ("gondor", "rohan")
    assert match.view(-1).seats["witch-king-player"].resting == ()


def test_nor_recruit_for_it_again_nor_advance_it() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    play(match, "die muster-army", "use recruit")
    assert not any(choice.startswith("gondor") for choice in offered(match, "recruit"))
    assert why(match, "recruit gondor-regular pelargir") == ("tired-nation", 46)


def test_a_move_keeps_its_nation_from_recruiting_next() -> None:
    match = march(alone(), "minas-tirith osgiliath", "all")
    play(match, "die muster-army", "use recruit")
    assert {choice.split("-")[0] for choice in offered(match, "recruit")} == {
        "dwarves",
        "elves",
        "north",
        "rohan",
    }


def test_other_nations_may_be_used_at_once() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    march(match, "edoras folde", "all")
    assert at(match, "folde") == {"rohan-regular": 2}


def test_an_action_in_between_is_enough_whatever_it_is_on() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    play(match, "skip muster-army")
    wait(match)
    assert "minas-tirith" in starts(match)


def test_a_move_of_the_fellowship_is_on_no_nation() -> None:
    match = recruit(alone("muster-army character muster-army"), "gondor-elite minas-tirith")
    play(match, "die character", "use fellowship")
    wait(match)
    assert "minas-tirith" in starts(match)


def test_passing_is_no_action_and_separates_nothing() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    play(match, "pass")
    wait(match)
    assert "minas-tirith" not in starts(match)


def test_what_the_shadow_does_in_between_separates_nothing() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    assert "minas-tirith" not in starts(match)


def test_the_change_of_turn_separates_nothing() -> None:
    last = {"nations": ["gondor"], "mixed": False, "armies": []}
    match = alone(turn=4, last_action=last)
    assert "minas-tirith" not in starts(match)


# -- armies of several nations -------------------------------------------------------------------


def test_an_army_of_two_nations_may_move_although_one_of_them_was_used() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    march(match, "fords-of-isen westemnet", "all")
    assert at(match, "westemnet") == {"gondor-regular": 1, "rohan-regular": 1}


def test_but_not_the_part_of_it_that_is_of_that_nation_alone() -> None:
    match = recruit(alone(), "gondor-elite minas-tirith")
    play(match, "die muster-army", "use move", "move fords-of-isen westemnet")
    assert "take rohan-regular" in options(match)
    assert "leave rohan-regular" not in options(match)
    assert why(match, "leave rohan-regular") == ("tired-army", 46)
    play(match, "take gondor-regular")
    assert "go" not in options(match)
    play(match, "take rohan-regular")
    assert at(match, "westemnet") == {"gondor-regular": 1, "rohan-regular": 1}


def test_the_same_army_may_not_act_twice_running_even_if_it_is_of_two_nations() -> None:
    match = march(alone(), "fords-of-isen westemnet", "all")
    assert starts(match) == {"minas-tirith", "edoras"}


def test_after_a_mixed_army_each_of_its_nations_may_be_used() -> None:
    match = march(alone(), "fords-of-isen westemnet", "all")
    march(match, "minas-tirith osgiliath", "all")
    assert at(match, "osgiliath") == {"gondor-regular": 2, "gondor-leader": 1}


def test_those_who_took_part_stay_while_others_who_stand_with_them_go() -> None:
    hosts = {"fords-of-isen": "gondor-regular, rohan-regular", "westemnet": "rohan-regular"}
    match = march(alone(armies=hosts), "fords-of-isen westemnet", "all")
    play(match, "die muster-army", "use move", "move westemnet folde")
    assert at(match, "folde") == {"rohan-regular": 1}
    assert at(match, "westemnet") == {"gondor-regular": 1, "rohan-regular": 1}


def test_whoever_was_driven_away_has_still_taken_part() -> None:
    last = {
        "nations": ["gondor", "rohan"],
        "mixed": True,
        "armies": [{"region": "westemnet", "force": {"gondor-regular": 1, "rohan-regular": 1}}],
    }
    match = table(
        {"westemnet": "gondor-regular, rohan-regular", "fords-of-isen": "5 isengard-regular"},
        players="3",
        free="muster-army muster-army",
        shadow="army event",
        war=ALL,
        to_act="saruman-player",
        last_action=last,
        chance=["dice 1 1 1 1 1", "dice 1 1"],
    )
    play(match, "die army", "use attack", "attack fords-of-isen westemnet", "all")
    while not asked(match).endswith("retreat"):
        play(match, options(match)[-1])
    play(match, "retreat folde")
    while asked(match) != "free die":
        play(match, options(match)[-1])
    assert starts(match) == set()


# -- events --------------------------------------------------------------------------------------


def test_an_event_for_the_nation_of_the_last_action_cannot_be_played_next() -> None:
    last = {"nations": ["gondor"], "mixed": False, "armies": []}
    held = {"free": ["guards-of-the-citadel", "riders-of-theoden"]}
    match = alone("event event", hands=held, last_action=last)
    assert not can_play(match, "event", "guards-of-the-citadel")
    assert why(match, "play guards-of-the-citadel") == ("tired-card", 46)
    assert "play riders-of-theoden" in options(match)


def test_an_event_that_recruits_is_an_action_on_its_nation() -> None:
    match = alone("muster muster-army", hands={"free": ["guards-of-the-citadel"]})
    play(match, "die muster", "use event", "recruit gondor-regular minas-tirith")
    wait(match)
    assert "minas-tirith" not in starts(match)


def test_the_shadow_partners_may_use_a_nation_as_often_as_they_like() -> None:
    match = table(
        {"umbar": "southrons-regular"}, players="3", free="event " * 4, shadow="army army army",
        war=ALL, to_act="saruman-player",
    )  # fmt: skip
    play(match, "die army", "use move", "move umbar near-harad")
    assert at(match, "near-harad") == {"southrons-regular": 1}
    play(match, "skip event", "skip army", "skip event")
    assert asked(match) == "saruman-player die"
    assert "die army" in options(match)


def test_whoever_has_fought_advances_in_the_same_action_tired_or_not() -> None:
    weary = {"region": "osgiliath", "force": {"gondor-regular": 1}}
    last = {"nations": ["gondor", "rohan"], "mixed": True, "armies": [weary]}
    match = alone(armies={"osgiliath": "2 gondor-regular"}, last_action=last)
    there, next_to_it = region("osgiliath"), region("north-ithilien")
    unit = figure(GONDOR, "regular")
    marching = ChooseMarchers(FREE, there, next_to_it, 1, 0, (), OPEN, NOBODY_YET)
    assert marching.may_go(match.state)[unit] == 1
    advancing = ChooseAdvance(FREE, there, next_to_it, OPEN, NOBODY_YET)
    assert advancing.may_go(match.state)[unit] == 2


def resting(match: mathom.Match) -> tuple[str, ...]:
    """The nations that his last action was on."""
    found: tuple[str, ...] = match.view(-1).seats["free"].resting
    return found


def test_whoever_has_advanced_a_nation_has_acted_on_it() -> None:
    match = table(HOSTS, players="3", free="muster muster", shadow="event " * 4, to_act="free")
    play(match, "die muster", "use politics", "nation north")
    assert resting(match) == ("north",)
    play(wait(match), "die muster")
    assert asked(match) == "free nation"
    assert why(match, "nation north") == ("tired-nation", 46)


def test_the_shadow_recruits_for_a_nation_as_often_as_it_likes() -> None:
    match = table(
        HOSTS,
        players="3",
        free="event " * 4,
        shadow="muster muster" + " event" * 3,
        war=ALL,
        to_act="free",
    )
    for _ in range(2):
        play(match, "skip", "die muster", "use recruit", "recruit isengard-elite orthanc")
        play(match, "skip event", "skip event")
        assert resting(match) == ()


def test_a_leader_who_goes_along_counts_for_his_nation() -> None:
    armies = {**HOSTS, "edoras": "2 rohan-regular, gondor-leader"}
    assert resting(march(alone(armies=armies), "edoras folde", "all")) == ("gondor", "rohan")
    # Where Gondor rests, its leader stays behind.
    match = recruit(alone(armies=armies), "gondor-elite minas-tirith")
    assert "edoras" in starts(match)
    play(match, "move edoras folde")
    assert "all" not in options(match)
    assert why(match, "take gondor-leader") == ("tired-army", 46)


def test_a_leader_who_rests_keeps_the_last_unit_with_him() -> None:
    armies = {**HOSTS, "edoras": "rohan-regular, gondor-leader"}
    match = recruit(alone(armies=armies), "gondor-elite minas-tirith")
    assert starts(match) == {"fords-of-isen"}


def test_a_leader_who_rests_leads_nobody() -> None:
    armies = {**HOSTS, "edoras": "2 rohan-regular, gondor-leader", "dale": "north-regular, north-leader"}
    match = recruit(alone("muster-army character", armies=armies), "gondor-elite minas-tirith")
    play(match, "die character", "use move")
    assert {choice.split()[0] for choice in offered(match, "move")} == {"dale"}


def test_two_nations_that_rest_need_room_for_a_unit_of_each() -> None:
    armies = {**HOSTS, "westemnet": "9 north-regular"}
    match = recruit(alone(armies=armies), "gondor-regular minas-tirith", "rohan-regular edoras")
    play(match, "die muster-army", "use move")
    assert "move fords-of-isen westemnet" not in options(match)
    assert "move fords-of-isen helms-deep" in options(match)


# -- who took part, wherever he goes -------------------------------------------------------------

TWO_OF_EACH = {
    "fords-of-isen": "2 gondor-regular, 2 rohan-regular",
    "edoras": "2 rohan-regular",
    "gap-of-rohan": "isengard-regular",
}


def won(match: mathom.Match) -> mathom.Match:
    """The army at the Fords attacks the Gap of Rohan, and wins in the first round."""
    play(match, "die muster-army", "use attack", "attack fords-of-isen gap-of-rohan", "all")
    while not asked(match).endswith("advance"):
        play(match, options(match)[-1])
    return match


def noted(match: mathom.Match) -> list[dict[str, Any]]:
    """Who took part in his last action, and where they are now."""
    found: list[dict[str, Any]] = match.state.position()["last_action"]["armies"]
    return found


def test_whoever_attacks_and_advances_has_taken_part_once() -> None:
    match = won(alone(armies=TWO_OF_EACH, chance=["dice 6 1 1 1", "dice 1"]))
    wait(play(match, "advance", "all"))
    force = {"gondor-regular": 2, "rohan-regular": 2}
    assert noted(match) == [{"region": "gap-of-rohan", "force": force}]


def test_those_who_stay_when_the_others_advance_have_taken_part_too() -> None:
    match = won(alone(armies=TWO_OF_EACH, chance=["dice 6 1 1 1", "dice 1"]))
    wait(play(match, "advance", "take gondor-regular", "take rohan-regular", "go"))
    assert at(match, "fords-of-isen") == {"gondor-regular": 1, "rohan-regular": 1}
    assert starts(match) == {"edoras"}


def test_to_advance_is_no_action_so_the_nation_that_rests_may_go_alone() -> None:
    last = {"nations": ["gondor"], "mixed": False, "armies": []}
    match = won(alone(armies=TWO_OF_EACH, last_action=last, chance=["dice 6 1 1 1", "dice 1"]))
    play(match, "advance", "take gondor-regular", "go")
    assert at(match, "gap-of-rohan") == {"gondor-regular": 1}


def test_whoever_comes_out_when_a_siege_ends_has_still_taken_part() -> None:
    weary = {"gondor-regular": 1, "rohan-regular": 1}
    last = {
        "nations": ["gondor", "rohan"],
        "mixed": True,
        "armies": [{"region": "minas-tirith-inside", "force": weary}],
    }
    match = table(
        {"minas-tirith": "sauron-regular", "edoras": "rohan-regular"},
        inside={"minas-tirith": "gondor-regular, rohan-regular"},
        players="3",
        free="muster-army muster-army",
        shadow="army event",
        war=ALL,
        to_act="witch-king-player",
        last_action=last,
    )
    play(match, "die army", "use move", "move minas-tirith osgiliath")
    if asked(match) == "witch-king-player march":
        play(match, "done")
    assert at(match, "minas-tirith") == {"gondor-regular": 1, "rohan-regular": 1}
    assert starts(match) == {"edoras"}
