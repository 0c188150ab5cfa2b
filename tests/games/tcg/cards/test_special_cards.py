"""Cards whose texts need a longer story."""

from __future__ import annotations

import pytest

from mathom.games.tcg.box import FIERCE
from mathom.games.tcg.engine.allies import takes_part
from mathom.games.tcg.engine.durations import regroup_starts
from mathom.games.tcg.engine.values import twilight_cost
from mathom.games.tcg.phases import REGROUP, SKIRMISH
from mathom.games.tcg.state import (
    ADVENTURE,
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP_AREA,
    HAND,
    MINION_AREA,
    PATH,
    STACKED,
)
from tests.games.tcg.cards.rows import look_at, try_row
from tests.games.tcg.cards.scenes import Scene, stage


# card: 4R33
def test_the_rabble_rouser_wearies_the_fellowship_for_each_of_his_men() -> None:
    table = stage("4C49a 4R33b 4C10b 4C12b @at=2 @sites=4U342b").moves()
    table.choose("choose 4C49a", "choose 4C302a")
    assert (table.wounds("4C49a"), table.wounds("4C302a")) == (1, 1)


# card: 4R33 4R173
def test_saruman_keeps_out_of_skirmishes() -> None:
    for code in ("4R33", "4R173"):
        assert stage(f"4C49a {code}b").assignment_phase().options == []


# card: 4R33
def test_saruman_strengthens_a_dunlending() -> None:
    table = stage("4C310a 4C10b 4R33b").in_phase(SKIRMISH).acts(1, "use 4R33b")
    assert (table.strength("4C10b"), table.wounds("4R33b")) == (10, 1)


# card: 4R173
def test_the_black_traitor_discards_a_condition_and_fetches_his_staff() -> None:
    table = stage("4C50a @hand=4R173b @discard=4R174b @at=4").shadow()
    table.choose("play 4R173b", "answer 4R173b", "use 4R173b")
    assert table.zone("4C50a") == DISCARD
    assert table.state.on[table["4R174b"]] == table["4R173b"]


# card: 4R173
def test_no_arrow_hurts_saruman() -> None:
    table = stage("4C74a 4R173b").archery_phase()
    assert table.wounds("4R173b") == 0


# card: 4R174
def test_the_staff_lets_saruman_fight_until_the_regroup_phase() -> None:
    table = stage("4C49a 4R33b 4R174b:4R33b").maneuver().acts(1, "use 4R174b")
    assert (table.has("4R33b", FIERCE), table.damage("4R33b")) == (True, 1)
    table.assignment_phase()
    assert "assign 4R33b 4C49a" in table.options
    regroup_starts(table.state)
    assert stage("4C49a 4R33b 4R174b:4R33b").assignment_phase().options == []


# card: 4R174
def test_the_staff_is_sarumans() -> None:
    assert stage("4C165b @hand=4R174b").shadow().options == []


# card: 4U208
def test_vengeance_counts_what_its_prey_bears() -> None:
    play = "4P364a 4U132a:4P364a 4C278a:4P364a 4C181b @hand=4U208b"
    table = stage(play).in_phase(SKIRMISH).acts(1, "play 4U208b")
    assert table.strength("4C181b") == 9 + 4


# card: 4U208
def test_vengeance_has_nothing_to_count_on_the_bare() -> None:
    table = stage("4C310a 4C181b @hand=4U208b").in_phase(SKIRMISH).acts(1, "play 4U208b")
    assert table.strength("4C181b") == 9


# card: 4R171
def test_rest_while_you_can_answers_when_it_dies_with_its_bearer() -> None:
    table = stage("4C49a 4R171b:4C49a 4C181b @deck=4C74a+4C87a+4C10a").kill("4C49a")
    table.choose("choose 4C74a")
    assert (table.zone("4C49a"), table.zone("4R171b")) == (DEAD, DISCARD)
    assert (table.zone("4C10a"), table.zone("4C74a")) == (DISCARD, DISCARD)
    assert table.zone("4C87a") == DECK


# card: 4R171
def test_rest_while_you_can_is_silent_when_another_dies() -> None:
    table = stage("4C49a 4C74a 4R171b:4C49a 4C181b @deck=4C87a+4C10a").kill("4C74a")
    assert (table.zone("4C10a"), table.options) == (DECK, [])


# card: 4R301
def test_frodo_among_friends_keeps_his_cards() -> None:
    play = "4R301a 4C49a 4C74a 4C286a 4R171b:4C49a 4C181b @deck=4C87a+4C10a"
    table = stage(play).kill("4C49a")
    # With the third friend dead the text no longer holds: the cards go.
    assert table.zone("4C87a") == DISCARD
    table = stage(play.replace("4C49a", "4C49a 4P364a", 1)).kill("4C49a")
    assert (table.zone("4C87a"), table.zone("4C10a")) == (DECK, DECK)


# card: 4R301
def test_a_price_may_still_be_paid_with_cards_from_hand() -> None:
    play = "4R301a 4R271a 4C49a 4C74a 4C10b @wounds=4R271a:2 @hand=4C42a+4C87a"
    table = stage(play).in_phase(SKIRMISH).wound("4R271a")
    table.choose("answer 4R271a")
    assert table.state.hands[0] == []


# card: 4C117
def test_nobody_helps_a_minion_against_the_son_of_denethor() -> None:
    assert not stage("4C117a 4C10b @hand=4C7b").in_phase(SKIRMISH).can("play 4C7b")


# card: 4C117
def test_faramir_protects_no_other_skirmish() -> None:
    assert stage("4C49a 4C10b 4C117a @hand=4C7b").in_phase(SKIRMISH).can("play 4C7b")


# card: 4R213
def test_two_cards_bring_a_tracker_back_when_the_fellowship_moves_again() -> None:
    play = "4R213b @hand=4C10b+4C12b @discard=4C181b @at=2 @sites=4U342b"
    table = stage(play)
    table.state.phase = REGROUP
    table.moves().choose("answer 4R213b")
    assert (table.zone("4C181b"), table.zone("4C10b")) == (HAND, DISCARD)


# card: 4R213
def test_what_did_you_discover_needs_two_cards_and_the_regroup_phase() -> None:
    play = "4R213b @hand=4C10b @discard=4C181b @at=2 @sites=4U342b"
    table = stage(play)
    table.state.phase = REGROUP
    assert table.moves().options == []
    assert stage(play.replace("4C10b", "4C10b+4C12b")).moves().options == []


# card: 4R167
def test_pillage_silences_skirmishes_while_an_uruk_waits_on_the_site() -> None:
    table = stage("4C49a 4C10b 4C180b 4R167b:4U328b @control=1").regroup().acts(1, "use 4C180b")
    assert table.zone("4C180b") == STACKED
    assert not table.in_phase(SKIRMISH).can("use 4C49a")


# card: 4R29
def test_an_uruk_on_the_site_is_no_man_of_dunland() -> None:
    table = stage("4C49a 4C180b 4R29b @control=1").regroup().acts(1, "use 4C180b")
    assert table.zone("4C180b") == STACKED
    assert look_at(table, "4U334a number") == 0


def with_own_sites(text: str) -> Scene:
    """A table whose next two sites are of the Shadow, while the Free Peoples player has his own."""
    table = Scene("4C302a 4C117a", hands=text, sites="4U334b 4U342b 4U335a 4U341a", site="4U328a")
    for name, number in (("4U335a", 2), ("4U341a", 3)):
        table.state.zone[table[name]] = ADVENTURE
        table.state.sites[0].append(table[name])
        table.state.path[number] = table["4U334b" if number == 2 else "4U342b"]
    table.state.changed()
    return table


# card: 4C129
def test_a_ranger_finds_another_way() -> None:
    table = with_own_sites("4C129a").fellowship().choose("play 4C129a")
    assert table.state.path[2:4] == [table["4U335a"], table["4U342b"]]
    assert (table.zone("4U335a"), table.zone("4U334b")) == (PATH, ADVENTURE)


# card: 4R304
def test_hurrying_on_chooses_two_sites_for_two_burdens() -> None:
    table = with_own_sites("4R304a").fellowship().choose("play 4R304a")
    assert table.state.path[2:4] == [table["4U335a"], table["4U341a"]]
    assert table.state.burdens[0] == 2


# card: 4R313
def test_pippin_draws_an_uruk_out_of_the_skirmish() -> None:
    table = stage("4C49a 4C165b 4R313a").in_phase(SKIRMISH).choose("use 4R313a")
    assert table.state.fighting == []
    assert table.state.assigned[table["4C165b"]] == -1


# card: 4R311
def test_merry_draws_away_no_uruk() -> None:
    table = stage("4C49a 4C165b 4R311a").in_phase(SKIRMISH).choose("use 4R311a")
    assert table.state.fighting == [table["4C165b"]]


# card: 4R103
def test_treebeard_gives_the_hobbit_back() -> None:
    table = stage("4C310a 4R103a").discard("4C310a").choose("answer 4R103a")
    assert table.zone("4C310a") == STACKED
    table.fellowship().choose("use 4R103a")
    assert table.zone("4C310a") == FELLOWSHIP_AREA
    assert (table.wounds("4R103a"), table.state.twilight) == (1, 12)


# card: 4C180 4R199 4U201
def test_an_uruk_returns_from_the_site_for_less() -> None:
    for code in ("4C180", "4R199", "4U201"):
        table = stage(f"{code}b @control=4").regroup().acts(1, f"use {code}b")
        while table.kind == "choose":
            table.choose(table.options[0])
        assert table.zone(f"{code}b") == STACKED
        cost = table.state.card(table[f"{code}b"]).twilight
        table.state.twilight = cost - 1
        table.shadow().choose(f"use {code}b 2")
        assert (table.zone(f"{code}b"), table.state.twilight) == (MINION_AREA, 0)


# card: 4U24
def test_the_rabble_comes_back_from_the_site() -> None:
    table = stage("4C49a 4U24b @control=2 @twilight=2").fight("4C49a", "4U24b").passes()
    table.choose("answer 4U24b", "choose 4U328b")
    table.shadow().choose("use 4U24b")
    assert (table.zone("4U24b"), table.state.twilight) == (MINION_AREA, 0)


# card: 4U43
def test_cards_are_stacked_only_where_one_lies_already() -> None:
    play = "4C49a @hand=4C44a+4U43a @discard=4C10a @deck=4C74a+4C87a"
    table = stage(play).fellowship().choose("play 4C44a", "play 4U43a")
    assert len(table.state.stacked_on(table["4C44a"])) == 3


# card: 4C85
def test_thandronen_drives_away_who_lies_in_wait() -> None:
    table = stage("4C85a 4C180b @control=1").regroup().acts(1, "use 4C180b")
    table.regroup().choose("use 4C85a")
    assert table.zone("4C180b") == DISCARD


# card: 4U101
def test_an_ent_takes_part_far_from_home() -> None:
    table = stage("4C104a 4C165b @hand=4U101a @at=4").maneuver()
    assert not takes_part(table.state, table["4C104a"])
    table.choose("play 4U101a")
    assert takes_part(table.state, table["4C104a"])


# card: 4R94
def test_no_shadow_condition_touches_theoden_any_more() -> None:
    table = stage("4C292a 4R94a:4C292a 4C90a 4C153b @hand=4R157b").shadow()
    assert table.options == []


# card: 4R100
def test_shadowfax_suffers_no_hand_weapon() -> None:
    table = stage("4C90a 4R100a:4C90a @hand=4C64a").fellowship()
    assert not table.can("play 4C64a")
    assert table.zone("4R100a") == ATTACHED


# card: 4R116 4C130 4C265
def test_some_cost_less_in_the_starting_fellowship() -> None:
    for play, code, usual in (("4R116a", "4C122", 2), ("", "4C130", 3), ("", "4C265", 3)):
        table = stage(f"{play} @hand={code}a")
        assert twilight_cost(table.state, table[f"{code}a"]) == usual
        table.state.turn = 0
        table.state.changed()
        assert twilight_cost(table.state, table[f"{code}a"]) == usual - 1


# card: 4C109
def test_the_heir_of_elendil_costs_four() -> None:
    table = stage("@hand=4C109a @twilight=0").fellowship().choose("play 4C109a")
    assert table.state.twilight == 4


# card: 4U80
def test_only_ranged_weapons_are_cheaper_for_ordulus() -> None:
    table = stage("4U80a @hand=4C64a @twilight=0").fellowship().choose("play 4C64a")
    assert table.state.twilight == 1


# card: 4C252 4C254
def test_an_ambusher_is_not_asked_when_the_shadow_assigns_him() -> None:
    for code in ("4C252", "4C254"):
        table = stage(f"4C49a {code}b").assignment_phase().choose("done")
        table.choose(f"assign {code}b 4C49a")
        assert table.state.twilight == 10


# card: 4R52 4R69 4C178 4U155 4U182 4R269
@pytest.mark.parametrize(
    ("start", "text", "steps", "results"),
    [
        ("fight", "4C310a 4C306a:4C310a 4C252b 4R52a 4R69a", "passes", "4R52a tokens 0, 4R69a tokens 0"),
        ("assigning", "4C49a 4C178b 4C10b", "assign 4C10b 4C49a, done", "4C49a wounds 0"),
        ("fellowship", "4C286a 4C277a 4C165b @hand=4U155b", "use 4C277a", "4U155b in hand"),
        ("shadow", "4C137b @hand=4U182b @at=5", "play 4U182b", "4C137b tokens 0"),
        ("moves", "4R269a 4C165b @at=3 @sites=4U346b", "", "4C165b wounds 0"),
    ],
)
def test_a_text_is_silent_when_something_else_happens(
    start: str, text: str, steps: str, results: str
) -> None:
    try_row(start, text, steps, results)


# card: 4R157
def test_leechcraft_silences_its_bearer() -> None:
    assert stage("4P365a 4C286a @hand=4C283a").fellowship().can("use 4P365a")
    assert not stage("4P365a 4R157b:4P365a 4C286a @hand=4C283a").fellowship().can("use 4P365a")
    table = stage("4C270a 4R157b:4C270a 4C49a 4C10b").wound("4C49a")
    assert (table.wounds("4C49a"), table.options) == (1, [])
