"""Guide 15.7-15.9: which combat cards the clockwork uses, and when."""

from __future__ import annotations

from typing import Any

import mathom
from mathom.games.wotr.clockwork.battles import past_moria
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from tests.games.wotr.clockwork.alone import (
    BEFORE_ISENGARD,
    OWN,
    all_but,
    alone,
    attack,
    attacked,
    face_down,
    r,
    state_of,
    told,
)
from tests.games.wotr.table import asked, at, play, seen


def test_in_the_first_round_at_a_city_or_stronghold_it_uses_a_random_strategy_card() -> None:
    # A29: of those whose requirement is met.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card shadows-gather stormcrow; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["shadows-gather", "stormcrow", "orc-patrol"]},
    )
    # Nobody looks at it before the Free Peoples have chosen theirs.
    play(match, "fight")
    assert asked(match) == "free combat"
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "?"
    assert battle.attacker.back == "strategy"
    play(match, "combat none")
    assert "The Shadow uses Stormcrow as a Combat card." in told(match)
    assert sorted(seen(match)["hands"]["shadow"]) == ["orc-patrol", "shadows-gather"]


def test_at_a_city_it_lays_a_card_down_in_the_first_round_only() -> None:
    # Guide 15.7.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "3 gondor-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1 1 1",
        shadow="army",
        hands={"shadow": ["stormcrow", "olog-hai"]},
    )
    play(match, "fight", "combat none", "stand", "fight")
    battle = match.view("free").battle
    assert battle is not None
    assert (battle.round, battle.attacker.card) == (2, "none")


def test_in_the_open_it_lays_no_card_of_its_hand_down() -> None:
    # Guide 15.7.
    match = alone(
        {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD},
        shadow="army",
        hands={"shadow": ["stormcrow", "shadows-gather"]},
    )
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "none"


def test_elsewhere_it_uses_none_but_those_laid_aside() -> None:
    # A31, A61: the one on top whose condition holds, and all see which it is.
    match = alone(
        {"orthanc": "9 isengard-regular", "fords-of-isen": "rohan-regular"},
        shadow="army",
        hands={"shadow": ["hill-trolls"]},
        clockwork={"occupied": OWN, "battle_cards": ["stormcrow", "wormtongue"]},
    )
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "stormcrow"  # no Nazgul are there for Wormtongue's Foul Stench
    assert seen(match)["clockwork"]["battle_cards"] == ["wormtongue"]


def test_of_cards_laid_aside_the_one_on_top_is_used() -> None:
    # A31
    cards = ["stormcrow", "return-of-the-witch-king"]
    used = []
    for pile in (cards, cards[::-1]):
        match = alone(
            {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD},
            shadow="army",
            clockwork={"occupied": OWN, "battle_cards": pile},
        )
        battle = match.view("free").battle
        assert battle is not None
        used.append(battle.attacker.card)
    assert used == cards[::-1]


def test_a_card_laid_aside_waits_for_its_own_condition() -> None:
    # A61: Stormcrow wants a size advantage of three.
    used = []
    for count in (3, 4):
        match = alone(
            {"orthanc": f"{count} isengard-regular", **BEFORE_ISENGARD},
            shadow="army",
            clockwork={"occupied": OWN, "battle_cards": ["stormcrow"]},
            characters={"saruman": "eliminated"},
        )
        battle = match.view("free").battle
        assert battle is not None
        used.append(battle.attacker.card)
    assert used == ["none", "stormcrow"]


def test_at_a_stronghold_of_its_own_it_uses_a_card_in_every_round_if_need_be_from_the_deck() -> None:
    match = attacked(
        {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"},
        "card hill-trolls; card monsters-roused; dice 4 1 1 1 1; dice 4 1 1 1 1",
        lost=("moria",),
    )
    attack(match, "dimrill-dale", "moria")
    play(match, "combat none")
    # A61: We Come to Kill needs an Elite, so the trolls go under the deck.
    assert seen(match)["clockwork"]["under_the_decks"]["strategy"] == ["hill-trolls"]
    # Desperate Battle would help both armies; there it helps the Shadow alone (15.8).
    assert "The Free Peoples player rolls 4 1 1 1 1: no hits." in told(match)
    assert "The Shadow rolls 4 1 1 1 1: 1 hit." in told(match)


def test_with_the_witch_king_it_draws_a_card_like_the_one_it_used() -> None:
    # A30
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card stormcrow",
        "dice 6 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        hands={"shadow": ["stormcrow"]},
        characters={"witch-king": "osgiliath"},
    )
    play(match, "fight", "combat none")
    assert face_down(match) == (0, 1)


def test_with_six_cards_in_hand_the_witch_king_draws_none() -> None:
    match = alone(
        {"lossarnach": "9 sauron-regular", "pelargir": "gondor-regular"},
        "dice 6 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        characters={"witch-king": "lossarnach"},
        clockwork={
            "occupied": OWN,
            "face_down": {"character": 4, "strategy": 2},
            "battle_cards": ["stormcrow"],
        },
    )
    play(match, "combat none")
    assert face_down(match) == (4, 2)


def test_it_hurts_itself_by_as_many_as_it_has_enemies_and_less_than_its_advantage() -> None:
    # A62
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card the-day-without-dawn; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["the-day-without-dawn"]},
    )
    play(match, "fight", "combat none")
    assert at(match, "osgiliath") == {"sauron-regular": 8}


def test_it_hurts_itself_by_no_more_than_leaves_it_the_larger() -> None:
    # A62: six against four, three of them units.
    match = alone(
        {"osgiliath": "6 sauron-regular", "minas-tirith": "3 gondor-regular"},
        "card the-day-without-dawn; dice 1 1 1 1 1; dice 1 1 1",
        shadow="army",
        hands={"shadow": ["the-day-without-dawn"]},
    )
    play(match, "fight", "combat none")
    assert at(match, "osgiliath") == {"sauron-regular": 5}


def test_dread_and_despair_takes_all_dice_but_one() -> None:
    # A64
    match = alone(
        {"osgiliath": "6 sauron-regular, 3 nazgul", "lossarnach": "3 gondor-regular"},
        "dice 1 1 1 1 1; dice 1; dice 1",
        shadow="army",
        characters={"witch-king": "eliminated"},
        clockwork={"occupied": OWN, "battle_cards": ["grond-hammer-of-the-underworld"]},
    )
    play(match, "combat none")
    assert "The Free Peoples player rolls 1: no hits." in told(match)


def test_against_a_single_die_dread_and_despair_costs_one_nazgul_his_leadership() -> None:
    # A64: no more than is of use, but one at least; the other two lead.
    match = alone(
        {"osgiliath": "6 sauron-regular, 3 nazgul", "lossarnach": "gondor-regular"},
        "dice 1 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        characters={"witch-king": "eliminated"},
        clockwork={"occupied": OWN, "battle_cards": ["grond-hammer-of-the-underworld"]},
    )
    play(match, "combat none")
    assert "The Shadow rolls again: 1 1, no more hits, 0 in all." in told(match)


def test_the_balrog_fights_once_the_fellowship_is_past_moria() -> None:
    # A57: nearer to Mordor than Moria, or on the Mordor Track.
    assert past_moria(state_of({}, fellowship={"region": "lorien"})) is (
        FROM_MORDOR[r("lorien")] < FROM_MORDOR[r("moria")]
    )
    assert not past_moria(state_of({}, fellowship={"region": "hollin"}))
    assert not past_moria(state_of({}, fellowship={"region": "moria"}))
    assert past_moria(state_of({}, company=[], fellowship={"mordor": 0}))


def test_the_progress_of_the_fellowship_does_not_bring_it_past_moria() -> None:
    # A57
    assert not past_moria(state_of({}, fellowship={"region": "hollin", "progress": 4}))


def test_before_moria_the_balrog_waits_for_the_hunt() -> None:
    # A57
    armies = {"moria": "9 sauron-regular", "dimrill-dale": "elves-regular"}
    used = []
    for region in ("rivendell", "dagorlad"):
        match = alone(armies, shadow="army", table=["balrog-of-moria"], fellowship={"region": region})
        battle = match.view("free").battle
        assert battle is not None
        used.append(battle.attacker.card)
    assert used == ["none", "balrog-of-moria"]


def test_at_a_stronghold_of_its_own_a_card_of_the_hand_is_laid_down_in_the_second_round_too() -> None:
    # Guide 15.8.
    match = attacked(
        {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1 1 1 1 1",
        "card many-kings-to-the-service-of-mordor; dice 1 1 1 1 1; dice 1 1 1 1 1",
        hands={
            "free": ["elven-cloaks"],
            "shadow": ["stormcrow", "many-kings-to-the-service-of-mordor"],
        },
    )
    attack(match, "dimrill-dale", "moria")
    play(match, "combat none", "fight", "combat none")
    assert seen(match)["hands"]["shadow"] == []


def test_for_a_character_card_laid_aside_the_witch_king_draws_a_character_card() -> None:
    # A30: though of Strategy cards it has fewer.
    match = alone(
        {"osgiliath": "9 sauron-regular, 2 nazgul", "lossarnach": "gondor-regular"},
        "dice 6 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        characters={"witch-king": "osgiliath"},
        hands={"shadow": ["orc-patrol"]},
        clockwork={"occupied": OWN, "battle_cards": ["cruel-weather"]},
    )
    play(match, "combat none")
    assert face_down(match) == (1, 0)


def test_in_the_second_round_the_witch_king_draws_nothing() -> None:
    # A30: a card that was laid aside serves in the second round too.
    match = alone(
        {"osgiliath": "9 sauron-regular", "lossarnach": "2 gondor-regular"},
        "dice 1 1 1 1 1; dice 1 1; dice 1 1",
        "dice 1 1 1 1 1; dice 1; dice 1 1",
        shadow="army",
        characters={"witch-king": "osgiliath"},
        clockwork={"occupied": OWN, "battle_cards": ["return-of-the-witch-king", "stormcrow"]},
    )
    play(match, "combat none")
    assert face_down(match) == (0, 1)
    play(match, "stand", "combat none")
    assert seen(match)["clockwork"]["battle_cards"] == []
    assert face_down(match) == (0, 1)


def test_away_from_home_a_card_that_helps_both_helps_both() -> None:
    # Guide 15.8 is for its own Strongholds only: Desperate Battle at Minas Tirith.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "3 gondor-regular"},
        "card monsters-roused; dice 5 1 1 1 1; dice 4 1 1",
        shadow="army",
        hands={"shadow": ["monsters-roused"]},
    )
    play(match, "fight", "combat none")
    # It is harder to hit who defends a Stronghold; both are helped by one.
    assert "The Shadow rolls 5 1 1 1 1: 1 hit." in told(match)
    assert "The Free Peoples player rolls 4 1 1: 1 hit." in told(match)


def test_at_home_a_card_that_helps_only_itself_works_as_ever() -> None:
    # Guide 15.8 changes none but those that help both: Relentless Assault.
    match = attacked(
        {"dimrill-dale": "2 elves-elite", "moria": "6 sauron-regular"},
        "card the-day-without-dawn; dice 1 1; dice 4 1 1 1 1",
        hands={"free": ["elven-cloaks"], "shadow": ["the-day-without-dawn"]},
        lost=("moria",),
    )
    attack(match, "dimrill-dale", "moria")
    play(match, "combat none")
    assert "As many hits on itself as it has enemies" in " ".join(told(match))
    assert at(match, "moria") == {"sauron-regular": 5}


def at_moria(*chance: str, **parts: Any) -> mathom.Match:
    """The Elves attack six units in Moria, who have no garrison to recall."""
    parts.setdefault("armies", {"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular"})
    match = attacked(parts.pop("armies"), *chance, lost=("moria",), **parts)
    return attack(match, "dimrill-dale", "moria")


def test_at_home_a_card_comes_from_the_deck_in_every_round() -> None:
    # Guide 15.8.
    match = at_moria(
        "card stormcrow; dice 1 1 1 1 1; dice 1 1 1 1 1",
        "card shadows-gather pits-of-mordor; dice 1 1 1 1 1; dice 1 1 1 1 1",
    )
    play(match, "combat none", "fight", "combat none")
    assert {"stormcrow", "pits-of-mordor"} <= set(seen(match)["discards"]["shadow"])
    assert "with no Strategy card in hand, the clockwork uses the top card" in " ".join(told(match))


def test_where_the_deck_runs_out_on_the_way_it_is_made_anew_of_those_under_it() -> None:
    # A61, A6: the trolls are the last; then there are they and Stormcrow.
    used = all_but("strategy", "hill-trolls", "stormcrow")
    match = at_moria(
        "card hill-trolls; card stormcrow; dice 1 1 1 1 1; dice 1 1 1 1 1",
        discards={"shadow": used},
        clockwork={
            "occupied": [id for id in OWN if id != "moria"],
            "under_the_decks": {"strategy": ["stormcrow"]},
        },
    )
    play(match, "combat none")
    assert "The Shadow uses Stormcrow as a Combat card." in told(match)
    said = "Turned up: Hill-trolls. It cannot be used in this battle, and goes face up under its deck"
    assert said in " ".join(told(match))


def test_if_no_card_of_the_deck_can_be_used_it_fights_without() -> None:
    # A61: We Come to Kill wants an Elite.
    match = at_moria(
        "card hill-trolls; dice 1 1 1 1 1; dice 1 1 1 1 1",
        discards={"shadow": all_but("strategy", "hill-trolls")},
    )
    play(match, "combat none")
    assert asked(match) == "free cease"
    assert " as a Combat card." not in " ".join(told(match))


def test_without_cards_and_without_a_deck_nothing_is_laid_down_at_home() -> None:
    # Guide 15.8.
    rolls = "dice 1 1 1 1 1; dice 1 1 1 1 1"
    match = play(at_moria(rolls, discards={"shadow": all_but("strategy")}), "combat none")
    assert "The Shadow chooses no card." in told(match)
    assert "At a Stronghold of its own" not in " ".join(told(match))


def test_without_a_strategy_card_in_hand_nothing_is_laid_down_at_a_city() -> None:
    # Guide 15.7.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        shadow="army",
        hands={"shadow": ["orc-patrol"]},
    )
    play(match, "fight")
    battle = match.view("free").battle
    assert battle is not None
    assert battle.attacker.card == "none"


def test_if_none_of_its_strategy_cards_can_be_used_at_a_city_it_draws_none_and_keeps_them_hidden() -> (
    None
):
    # A29, guide 15.7: the deck is for its own Strongholds only.
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card shadows-gather; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["shadows-gather"]},
    )
    play(match, "fight")
    assert "a Strategy card: one of its hand at random, face down (guide 15.7)" in " ".join(told(match))
    assert "The Shadow chooses a Strategy card." in told(match), told(match)
    play(match, "combat none")
    assert "None of its Strategy cards can be used in this battle" in " ".join(told(match))
    assert seen(match)["hands"]["shadow"] == ["shadows-gather"]
    assert "shadows-gather" not in match.record("free")


def test_one_that_can_be_used_is_not_said_to_be_useless() -> None:
    match = alone(
        {"osgiliath": "9 sauron-regular", "minas-tirith": "gondor-regular"},
        "card stormcrow; dice 1 1 1 1 1; dice 1",
        shadow="army",
        hands={"shadow": ["stormcrow"]},
    )
    play(match, "fight", "combat none")
    assert "None of its Strategy cards" not in " ".join(told(match))


def test_at_home_the_bonus_of_a_card_that_helps_both_counts_for_its_leaders_too() -> None:
    # Guide 15.8: Desperate Battle betters the second roll as well.
    match = at_moria(
        "card monsters-roused; dice 1 1 1 1 1; dice 1 1 1 1 1; dice 4",
        armies={"dimrill-dale": "5 elves-elite", "moria": "6 sauron-regular, nazgul"},
        hands={"free": ["elven-cloaks"], "shadow": ["monsters-roused"]},
    )
    play(match, "combat none")
    assert "The Shadow rolls again: 4, 1 more hit" in " ".join(told(match)), told(match)


def test_at_home_a_card_that_would_help_both_helps_nobody_once_it_is_cancelled() -> None:
    # Guide 15.8: Legolas gives up his Leadership in Daring Defiance of Desperate Battle.
    match = at_moria(
        "card monsters-roused; dice 4 1 1 1 1; dice 4 1 1 1 1",
        hands={"free": ["i-will-go-alone"], "shadow": ["monsters-roused"]},
        characters={"legolas": "dimrill-dale"},
    )
    play(match, "combat i-will-go-alone")
    assert "Monsters Roused is cancelled." in told(match)
    assert "The Free Peoples player rolls 4 1 1 1 1: no hits." in told(match)
    assert "The Shadow rolls 4 1 1 1 1: no hits." in told(match)


def test_it_hurts_itself_by_no_more_than_the_card_says_and_not_at_all_without_an_advantage() -> None:
    # Guide 15.9, A62: Relentless Assault lets it take two.
    for ours, theirs, left in (
        ("10 sauron-regular", "3 gondor-regular", 8),
        ("10 sauron-regular", "5 gondor-elite", 10),
    ):
        defenders = len(theirs.split()) and int(theirs.split()[0])
        match = alone(
            {"osgiliath": ours, "minas-tirith": theirs},
            "card the-day-without-dawn; dice 1 1 1 1 1; dice" + " 1" * defenders,
            shadow="army",
            hands={"shadow": ["the-day-without-dawn"]},
        )
        play(match, "fight", "combat none")
        assert at(match, "osgiliath") == {"sauron-regular": left}


def test_the_balrog_fights_from_the_table_near_moria_and_goes_and_not_out_of_the_hand() -> None:
    # Guide 14, A57
    near = {"moria": "9 sauron-regular", "dimrill-dale": "elves-regular"}
    parts: dict[str, Any] = {"shadow": "army", "fellowship": {"region": "dagorlad"}}
    match = alone(near, "dice 1 1 1; dice 1 1 1 1 1; dice 1", table=["balrog-of-moria"], **parts)
    play(match, "combat none")
    assert seen(match)["table"] == []
    assert "The Fellowship is past Moria, so Balrog of Moria is used in battle" in " ".join(told(match))
    held = alone(near, hands={"shadow": ["balrog-of-moria"]}, **parts)
    far = {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD}
    away = alone(far, table=["balrog-of-moria"], **parts)
    for other in (held, away):
        battle = other.view("free").battle
        assert battle is not None
        assert battle.attacker.card == "none"
    assert seen(away)["table"] == ["balrog-of-moria"]


def test_a_card_laid_aside_says_that_it_is_used() -> None:
    match = alone(
        {"orthanc": "9 isengard-regular", **BEFORE_ISENGARD},
        shadow="army",
        clockwork={"occupied": OWN, "battle_cards": ["stormcrow"]},
    )
    assert "Stormcrow was laid aside for a battle, and can be used now" in " ".join(told(match))
