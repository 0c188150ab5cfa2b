"""Who may do what with which nation, minion and companion, and with the Elven Rings (p. 45-46)."""

from __future__ import annotations

from typing import Any

import mathom
from tests.games.wotr.table import FREE_NATIONS, asked, offered, options, play, step, table

ALL = [*FREE_NATIONS, "isengard", "sauron", "southrons"]


def acting(to_act: str, die: str, **parts: Any) -> mathom.Match:
    """One more die each, so that nobody is out of dice."""
    players = parts.pop("players", "4")
    return table(players=players, free=f"{die} event", shadow=f"{die} event", to_act=to_act, **parts)


def why(match: mathom.Match, choice: str) -> tuple[str, int]:
    reason = match.game.refusal(match.state, choice)
    return reason.text.id.removeprefix("wotr-refusal-"), reason.rule.page


# -- nations -------------------------------------------------------------------------------------


def test_only_its_own_player_advances_a_nation_with_a_die() -> None:
    match = play(acting("rohan-player", "muster"), "die muster", "use politics")
    assert offered(match, "nation") == ["dwarves", "north", "rohan"]
    assert why(match, "nation gondor") == ("partners-nation", 45)
    partner = play(acting("gondor-player", "muster"), "die muster", "use politics")
    assert offered(partner, "nation") == ["elves", "gondor"]


def test_the_ability_of_a_companion_advances_his_nation_for_either_player() -> None:
    match = acting("rohan-player", "muster", characters={"boromir": "minas-tirith"}, awake=["gondor"])
    before = step(match, "gondor")
    play(match, "die muster", "use ability")
    assert step(match, "gondor") == before + 1


def test_a_player_recruits_only_for_his_own_nations() -> None:
    match = play(acting("gondor-player", "muster", war=ALL), "die muster", "use recruit")
    assert {choice.split()[0].split("-")[0] for choice in offered(match, "recruit")} == {
        "elves",
        "gondor",
    }
    assert why(match, "recruit rohan-regular edoras") == ("partners-nation", 45)


def test_only_the_witch_king_player_recruits_nazgul() -> None:
    own = play(acting("witch-king-player", "muster", war=ALL), "die muster", "use recruit")
    assert any(choice.startswith("nazgul") for choice in offered(own, "recruit"))
    other = play(acting("saruman-player", "muster", war=ALL), "die muster", "use recruit")
    assert {choice.split()[0].split("-")[0] for choice in offered(other, "recruit")} == {
        "isengard",
        "southrons",
    }


def test_a_muster_die_recruits_for_two_nations_if_both_are_ones_own() -> None:
    match = play(
        acting("saruman-player", "muster", war=ALL),
        "die muster",
        "use recruit",
        "recruit isengard-regular orthanc",
    )
    assert "recruit southrons-regular umbar" in options(match)
    assert not any("sauron" in choice for choice in offered(match, "recruit"))


def test_a_partners_nation_at_war_lets_nobody_else_recruit_with_a_die() -> None:
    match = play(acting("saruman-player", "muster", war=["sauron"]), "die muster")
    assert "use recruit" not in options(match)
    own = play(acting("witch-king-player", "muster", war=["sauron"]), "die muster")
    assert asked(own) == "witch-king-player recruit"


def test_a_nation_at_peace_that_is_a_partners_makes_no_die_usable() -> None:
    match = acting("saruman-player", "muster", war=["isengard", "southrons"], armies={}, characters={})
    play(match, "die muster")
    assert "use politics" not in options(match)


# -- the Fellowship and its companions -----------------------------------------------------------


def test_both_players_of_the_free_peoples_move_and_hide_the_fellowship() -> None:
    for seat in ("gondor-player", "rohan-player"):
        match = play(acting(seat, "character"), "die character")
        assert "use fellowship" in options(match)
        found = play(acting(seat, "character", fellowship={"hidden": False}), "die character")
        assert "use hide" in options(found)


def test_both_move_and_separate_all_companions() -> None:
    for seat in ("gondor-player", "rohan-player"):
        match = acting(seat, "character", characters={"boromir": "edoras", "gimli": "minas-tirith"})
        play(match, "die character")
        assert {"use separate", "use companions"} <= set(options(match))
        play(match, "use companions")
        assert offered(match, "group") == ["boromir", "gimli"]


def test_either_brings_aragorn_with_a_will_of_the_west() -> None:
    for seat in ("gondor-player", "rohan-player"):
        match = table(
            players="4",
            free="will-of-the-west event",
            shadow="army event",
            to_act=seat,
            characters={"strider": "minas-tirith"},
        )
        play(match, "die will-of-the-west")
        assert "bring aragorn" in options(match)


# -- Nazgul and minions --------------------------------------------------------------------------

HOSTS = {"dol-guldur": "sauron-regular, nazgul", "orthanc": "2 isengard-regular"}
MINIONS = {"witch-king": "dol-guldur", "mouth-of-sauron": "morannon", "saruman": "orthanc"}


def test_both_shadow_players_move_the_nazgul_but_each_minion_obeys_his_own() -> None:
    own = acting("witch-king-player", "character", armies=HOSTS, characters=MINIONS)
    play(own, "die character", "use minions")
    assert options(own) == ["fly dol-guldur", "group mouth-of-sauron", "group witch-king"]
    other = acting("saruman-player", "character", armies=HOSTS, characters=MINIONS)
    play(other, "die character", "use minions")
    assert asked(other) == "saruman-player fly"


def test_players_may_agree_that_the_witch_king_is_a_nazgul_like_the_others() -> None:
    agreed = {"witch_king": "nazgul"}
    match = acting("saruman-player", "character", armies=HOSTS, characters=MINIONS, agreed=agreed)
    play(match, "die character", "use minions")
    assert options(match) == ["fly dol-guldur", "group witch-king"]
    assert why(match, "group mouth-of-sauron") == ("partners-minion", 46)


def test_a_card_that_lets_the_nazgul_fly_gives_the_witch_king_to_his_own_player() -> None:
    for seat, agreed, flies in (
        ("witch-king-player", {}, True),
        ("saruman-player", {}, False),
        ("saruman-player", {"witch_king": "nazgul"}, True),
    ):
        match = acting(
            seat, "character", armies=HOSTS, characters=MINIONS, agreed=agreed,
            fellowship={"progress": 1}, hands={seat: ["the-nazgul-strike"]},
        )  # fmt: skip
        play(match, "die character", "use event")
        assert asked(match) == f"{seat} flights"
        assert ("group witch-king" in options(match)) == flies


def test_a_minion_is_brought_into_play_by_his_own_player() -> None:
    hosts = {"orthanc": "isengard-regular", "barad-dur": "sauron-regular", "dale": "north-regular"}
    own = play(acting("saruman-player", "muster", war=ALL, armies=hosts), "die muster", "use minion")
    assert asked(own) != "saruman-player bring"
    other = acting("witch-king-player", "muster", war=ALL, armies=hosts)
    play(other, "die muster", "use minion")
    assert offered(other, "bring") == ["mouth-of-sauron", "witch-king"]
    assert why(other, "bring saruman") == ("partners-minion", 46)


def test_sarumans_voice_is_his_own_players() -> None:
    own = play(acting("saruman-player", "muster", armies=HOSTS, characters=MINIONS), "die muster")
    assert {"use voice", "use upgrade"} <= set(options(own))
    other = play(acting("witch-king-player", "muster", armies=HOSTS, characters=MINIONS), "die muster")
    assert not {"use voice", "use upgrade"} & set(options(other))
    assert why(other, "use voice") == ("partners-minion", 46)


def test_the_mouth_of_sauron_carries_the_messages_of_his_own_player_alone() -> None:
    hosts = {**HOSTS, "umbar": "southrons-regular"}
    own = acting("witch-king-player", "muster", armies=hosts, characters=MINIONS, war=ALL)
    assert "as army" in options(play(own, "die muster"))
    other = acting("saruman-player", "muster", armies=hosts, characters=MINIONS, war=ALL)
    assert "as army" not in options(play(other, "die muster"))


# -- armies --------------------------------------------------------------------------------------


def test_a_player_moves_only_armies_of_his_own_nations() -> None:
    hosts = {"edoras": "rohan-regular", "minas-tirith": "gondor-regular"}
    match = table(
        players="4", free="muster-army event", shadow="event event", to_act="rohan-player",
        armies=hosts, war=ALL,
    )  # fmt: skip
    play(match, "die muster-army", "use move")
    assert {choice.split()[0] for choice in offered(match, "move")} == {"edoras"}


# -- Elven Rings ---------------------------------------------------------------------------------


def ringed(**agreed: str) -> mathom.Match:
    match = table(players="4", free="event " * 3, shadow="event " * 3, agreed=agreed)
    return play(match, "ring event muster", "skip event", "skip event")


def test_partners_use_one_elven_ring_a_turn_between_them() -> None:
    match = ringed()
    assert asked(match) == "gondor-player die"
    assert "ring" not in options(match)
    assert match.view(-1).ring_used == ("gondor-player", "rohan-player")


def test_they_may_agree_that_each_of_them_uses_one() -> None:
    match = ringed(elven_rings="player")
    assert asked(match) == "gondor-player die"
    assert "ring" in options(match)
    assert match.view(-1).ring_used == ("rohan-player",)


def test_a_ring_used_by_either_goes_over_to_the_shadow_team() -> None:
    assert ringed().view(-1).rings == {"free": 2, "shadow": 1}


def test_two_players_have_nothing_of_all_that_to_agree_on() -> None:
    match = mathom.game("wotr").new(seed=1, elven_rings="player", witch_king="nazgul")
    assert not {"elven_rings", "witch_king"} & set(match.setup)
