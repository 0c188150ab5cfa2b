"""What the bots of War of the Ring look at, and what they do without a thought."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.bots.evaluation import judge
from mathom.bots.policy import values
from mathom.core.chance import Seeded
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.games.wotr.mind.features import NAMES
from mathom.games.wotr.mind.habits import MIND, UNLEARNED
from tests.games.wotr.table import WOTR, asked, play, table
from tests.laws.table import begin, sampled

FREE, SHADOW = 0, 1


def told(match: mathom.Match, side: int) -> dict[str, int]:
    """The features that are not 0."""
    return {name: one for name, one in zip(NAMES, MIND.features(match.state, side), strict=True) if one}


def best(match: mathom.Match) -> str:
    """What the one who looks no further than his own move chooses."""
    decision = match.decision
    assert decision is not None
    worths = values(judge(WOTR), match.state.imagine(decision.seat, Seeded(1)))
    return str(decision.options[worths.index(max(worths))])


def habit(match: mathom.Match) -> str:
    return str(MIND.habit(match.state))


def test_nothing_that_is_hidden_is_told() -> None:
    for seed in range(8):
        for match in sampled(begin(WOTR, seed), seed):
            state = match.state
            for seat in range(len(match.seats)):
                for side in (FREE, SHADOW):
                    assert MIND.features(state.imagine(seat, Seeded(seed)), side) == MIND.features(
                        state, side
                    )


def test_a_feature_belongs_to_one_side() -> None:
    match = WOTR.new(seed=1)
    assert all(name.startswith("free") for name in told(match, FREE))
    assert all(name.startswith("shadow") for name in told(match, SHADOW))


def test_every_theme_has_words_in_every_language() -> None:
    for theme in MIND.themes:
        for language in ("en", "it", "es"):
            assert f"wotr-mind-{theme}" not in say(Text(f"wotr-mind-{theme}"), language)


# -- the quest -----------------------------------------------------------------------------------


def test_a_ring_that_can_be_destroyed_now_is() -> None:
    match = table(
        {"minas-tirith": "3 gondor-regular"},
        free="character muster-army",
        shadow="event event",
        fellowship={"mordor": 4, "corruption": 0},
        war=["gondor"],
    )
    assert best(match) == "die character"


def test_a_fellowship_that_was_found_hides_before_it_walks_on() -> None:
    match = table(
        {"minas-tirith": "3 gondor-regular, gondor-leader"},
        free="character",
        shadow="event",
        fellowship={"hidden": False, "mordor": 2},
        war=["gondor"],
    )
    play(match, "die character")
    assert best(match) == "use hide"


def test_the_quest_comes_first_as_long_as_the_hunt_allows_it() -> None:
    def thought_of(**parts: Any) -> list[str]:
        match = table(free="character muster", shadow="event event", **parts)
        return [str(option) for option in MIND.promising(match.state)]

    assert thought_of() == ["die character"]
    assert thought_of(hunt_box={"free": 1, "shadow": 1}) == ["die character"]
    # They walk twice where up to four dice hunt, and think about it where more do.
    assert thought_of(hunt_box={"free": 1, "shadow": 4}) == ["die character"]
    assert len(thought_of(hunt_box={"free": 1, "shadow": 5})) > 1
    # The gates are entered in the open, so nobody walks past them.
    assert len(thought_of(fellowship={"region": "dagorlad", "progress": 1})) > 1


def test_at_the_gates_the_fellowship_enters_mordor() -> None:
    match = table(fellowship={"region": "morannon"}, phase="fellowship")
    assert [str(option) for option in MIND.promising(match.state)] == ["mordor"]


def test_the_fellowship_shows_itself_when_its_steps_lead_to_the_gates() -> None:
    near = table(fellowship={"region": "dagorlad", "progress": 1}, phase="fellowship")
    assert [str(option) for option in MIND.promising(near.state)] == ["declare"]
    play(near, "declare")
    assert habit(near) == "step morannon"
    far = table(fellowship={"progress": 1}, phase="fellowship")
    assert [str(option) for option in MIND.promising(far.state)] == ["done"]


def test_in_mordor_an_elven_ring_makes_the_die_that_is_missing() -> None:
    match = table(
        free="muster muster", shadow="event", fellowship={"mordor": 1}, rings={"free": 1}, company=[]
    )
    assert [str(option) for option in MIND.promising(match.state)] == ["ring"]
    play(match, "ring")
    assert habit(match) == "ring muster character"
    walked = table(
        free="character", shadow="event", fellowship={"mordor": 1}, rings={"free": 1}, company=[]
    )
    assert "ring" not in [str(option) for option in MIND.promising(walked.state)]


def test_more_dice_hunt_when_the_ring_bearers_are_near() -> None:
    far = table(phase="hunt")
    assert habit(far) == "hunt 1"
    near = table(phase="hunt", fellowship={"region": "dagorlad"})
    assert habit(near) == "hunt 2"


# -- the war -------------------------------------------------------------------------------------


def besiegers(outside: str, inside: str) -> mathom.Match:
    """Isengard attacks Helm's Deep."""
    match = table(
        {"fords-of-isen": outside, "helms-deep": inside},
        free="character character",
        shadow="army army",
        to_act="shadow",
        war=["isengard", "rohan"],
    )
    return play(match, "die army", "use attack", "attack fords-of-isen helms-deep", "all")


def test_a_garrison_that_is_outnumbered_goes_behind_its_walls() -> None:
    assert habit(besiegers("6 isengard-regular", "2 rohan-regular")) == "withdraw"
    assert habit(besiegers("2 isengard-regular", "3 rohan-regular, 2 rohan-elite")) == "fight"


def test_an_attack_that_is_likely_to_be_lost_is_not_thought_of() -> None:
    match = table(
        {
            "fords-of-isen": "2 isengard-regular",
            "helms-deep": "5 rohan-elite",
            "westemnet": "rohan-regular",
        },
        free="character character",
        shadow="army army",
        to_act="shadow",
        war=["isengard", "rohan"],
    )
    play(match, "die army", "use attack")
    assert asked(match) == "shadow attack"
    assert [str(option) for option in MIND.promising(match.state)] == ["attack fords-of-isen westemnet"]


# -- the four strengths --------------------------------------------------------------------------

PIPPIN, GIMLI, FARAMIR, GALADRIEL = range(4)


def thought_of(match: mathom.Match, rank: int) -> list[str]:
    """What a strength looks at before it chooses."""
    return [str(option) for option in MIND.at(rank).promising(match.state)]


def test_every_strength_sees_the_same_and_has_learned_more_than_the_one_below() -> None:
    unlearned = [set(UNLEARNED[rank]) for rank in range(4)]
    assert unlearned[PIPPIN] > unlearned[GIMLI] > unlearned[FARAMIR] > unlearned[GALADRIEL] == set()
    match = WOTR.new(seed=1)
    for rank in range(4):
        assert MIND.at(rank).features(match.state, FREE) == MIND.features(match.state, FREE)


def test_a_beginner_does_not_know_how_to_fight_nor_when_to_stop_walking() -> None:
    hunted = table(free="character muster", shadow="event event", hunt_box={"free": 1, "shadow": 5})
    for rank in (PIPPIN, GIMLI):
        assert thought_of(hunted, rank) == ["die character"]
    for rank in (FARAMIR, GALADRIEL):
        assert len(thought_of(hunted, rank)) > 1
    siege = besiegers("6 isengard-regular", "2 rohan-regular")
    for rank in (PIPPIN, GIMLI, FARAMIR):
        assert MIND.at(rank).habit(siege.state) is None
    assert str(MIND.at(GALADRIEL).habit(siege.state)) == "withdraw"


def test_a_beginner_walks_as_often_as_he_has_dice_and_gimli_twice_in_a_turn() -> None:
    def goes(steps: int, rank: int) -> bool:
        match = table(
            free="character muster", shadow="event event", hunt_box={"free": steps, "shadow": 5}
        )
        asked = thought_of(match, rank) == ["die character"]
        play(match, "die character")
        assert ("use fellowship" in thought_of(match, rank)) == asked
        return asked

    assert [goes(steps, PIPPIN) for steps in (0, 1, 2)] == [True, True, True]
    assert [goes(steps, GIMLI) for steps in (0, 1, 2)] == [True, True, False]


def test_faramir_fears_the_hunt_and_galadriel_knows_when_it_can_be_borne() -> None:
    def second_step(hunters: int, rank: int) -> bool:
        hunted = table(
            free="character muster", shadow="event event", hunt_box={"free": 1, "shadow": hunters}
        )
        return thought_of(hunted, rank) == ["die character"]

    assert [second_step(hunters, FARAMIR) for hunters in (2, 3, 4)] == [True, False, False]
    assert [second_step(hunters, GALADRIEL) for hunters in (2, 4, 5)] == [True, True, False]
    hunted = table(free="character muster", shadow="event", hunt_box={"free": 1, "shadow": 3})
    play(hunted, "die character")
    assert thought_of(hunted, GALADRIEL) == ["use fellowship"]
    assert len(thought_of(hunted, FARAMIR)) > 1


def test_the_heir_leaves_for_his_city_as_soon_as_he_can_reach_it() -> None:
    def leaving(region: str) -> mathom.Match:
        match = table(
            {"minas-tirith": "3 gondor-regular"},
            free="character muster",
            shadow="event event",
            fellowship={"region": region, "progress": 1},
        )
        return play(match, "die character")

    assert "use separate" not in thought_of(leaving("rivendell"), GALADRIEL)
    match = leaving("lorien")
    assert thought_of(match, GALADRIEL) == ["use separate"]
    assert thought_of(match, FARAMIR) != ["use separate"]
    play(match, "use separate")
    assert thought_of(match, GALADRIEL) == ["group strider"]
    play(match, "group strider")
    assert thought_of(match, GALADRIEL) == ["to minas-tirith"]


def test_the_heir_does_not_go_to_a_city_before_which_the_enemy_stands() -> None:
    match = table(
        {"minas-tirith": "5 sauron-regular"},
        inside={"minas-tirith": "3 gondor-regular"},
        free="character muster",
        shadow="event event",
        fellowship={"region": "lorien"},
        war=["gondor"],
    )
    play(match, "die character")
    assert "use separate" not in thought_of(match, GALADRIEL)[:1]


def test_a_card_that_brings_the_heir_home_is_played_for_that() -> None:
    match = table(
        {"minas-tirith": "3 gondor-regular"},
        free="event event",
        shadow="event event",
        fellowship={"region": "lorien"},
        hands={"free": ["elven-cloaks", "there-and-back-again"]},
    )
    play(match, "die event")
    assert thought_of(match, GALADRIEL) == ["use event"]
    play(match, "use event")
    assert thought_of(match, GALADRIEL) == ["play there-and-back-again"]
    play(match, "play there-and-back-again")
    assert thought_of(match, GALADRIEL) == ["group strider"]


def test_gandalf_comes_to_fangorn_when_the_ents_are_to_be_woken() -> None:
    def comes(*cards: str) -> str:
        match = table(
            {"lorien": "2 elves-regular", "minas-tirith": "gondor-regular"},
            free="will-of-the-west muster",
            shadow="event event",
            company=["strider"],
            characters={"saruman": "orthanc"},
            hands={"free": list(cards)},
            war=["isengard"],
        )
        play(match, "die will-of-the-west", "bring gandalf-white")
        return str(MIND.at(GALADRIEL).habit(match.state))

    assert comes("the-ents-awake-huorns") == "to fangorn"
    assert comes() == "to lorien"


def test_the_king_marches_abroad_so_that_the_eye_looks_at_him_and_not_at_the_ring() -> None:
    def king(where: str, **fellowship: Any) -> mathom.Match:
        return table(
            {where: "5 gondor-regular"},
            free="muster-army event",
            shadow="event event",
            company=["legolas"],
            characters={"aragorn": where},
            fellowship=fellowship,
            hands={"free": ["the-last-battle", "elven-cloaks"]},
            rings={"free": 0},
            war=["gondor"],
        )

    match = king("minas-tirith")
    assert thought_of(match, GALADRIEL) == ["die muster-army"]
    play(match, "die muster-army")
    assert thought_of(match, GALADRIEL) == ["use move"]
    play(match, "use move")
    assert thought_of(match, GALADRIEL) == ["move minas-tirith osgiliath"]
    seen = play(king("minas-tirith", hidden=False), "die muster-army")
    assert thought_of(seen, GALADRIEL) != ["use move"]
    abroad = king("osgiliath")
    assert thought_of(abroad, GALADRIEL) == ["die event"]
    play(abroad, "die event")
    assert thought_of(abroad, GALADRIEL) == ["use event"]
    play(abroad, "use event")
    assert thought_of(abroad, GALADRIEL) == ["play the-last-battle"]


def test_a_beginner_gives_nobody_up_for_the_ring_and_others_only_in_need() -> None:
    def given_up(corruption: int) -> list[bool]:
        match = table(
            free="character muster",
            shadow="event event event",
            fellowship={"corruption": corruption},
            company=["strider", "legolas"],
            hunt_box={"free": 0, "shadow": 2},
            chance=["dice 6 1", "tile std-1-1"],
        )
        play(match, "die character", "use fellowship")
        assert asked(match) == "free hunt_damage"
        return [any("sacrifice" in option for option in thought_of(match, rank)) for rank in range(4)]

    assert given_up(0) == [False, False, False, True]
    assert given_up(6) == [False, False, False, True]
    assert given_up(7) == [False, False, True, True]
    assert given_up(9) == [False, False, True, True]
    assert given_up(10) == [False, True, True, True]


def test_the_weaker_hunt_late_or_never_and_the_strongest_thinks_about_it() -> None:
    def hunting(**parts: Any) -> list[str]:
        match = table(phase="hunt", company=["strider", "legolas", "gimli", "boromir"], **parts)
        return [str(MIND.at(rank).habit(match.state)) for rank in range(4)]

    assert hunting() == ["hunt 0", "hunt 0", "hunt 0", "None"]
    assert hunting(fellowship={"region": "dagorlad"}) == ["hunt 0", "hunt 0", "hunt 1", "None"]
    assert hunting(fellowship={"mordor": 1}) == ["hunt 0", "hunt 0", "hunt 2", "None"]
