"""Combat cards: how they are chosen, turned up and take effect (p. 29), whatever each of them does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mathom
from mathom.games.wotr.battle import ATTACKER
from mathom.games.wotr.deeds import COMBATS, Combat
from mathom.games.wotr.state import WotrState
from tests.games.wotr.table import asked, options, play, seen, table

NAMES = ["scouts", "daylight", "desperate-battle", "great-host", "mumakil"]
# Of the Free Peoples, with initiative 1 and 3; of the Shadow, with 3, with 7, and with 3 and 5.
SCOUTS, DAYLIGHT = "the-red-arrow", "the-last-battle"
DESPERATE, GREAT_HOST, MUMAKIL = "pits-of-mordor", "stormcrow", "shadows-gather"
UNUSED = "elven-cloaks"
"""A card whose combat half nobody has written here."""

Notes = list[tuple[str, int]]


class Noted(Combat):
    """A combat card that only notes who has used it, and when."""

    def __init__(self, notes: Notes, cancels: bool = False) -> None:
        self.notes = notes
        self.cancels = cancels

    def playable(self, state: WotrState, who: int) -> bool:
        return True

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        self.notes.append(("attacker" if who == ATTACKER else "defender", initiative))
        if self.cancels:
            assert state.battle is not None
            state.battle.fronts[1 - who].cancelled = True


class Weighs(Combat):
    """A combat card that weighs on both armies' rolls."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        assert state.battle is not None
        own, other = state.battle.fronts[who], state.battle.fronts[1 - who]
        own.roll_bonus, own.reroll_bonus, own.leadership_forfeited = 1, 2, 1
        other.dice_limit, other.fewer_dice = 3, 1


class Smothers(Combat):
    """A combat card that leaves the other army one die and no Leadership."""

    def act(self, state: WotrState, who: int, initiative: int) -> None:
        assert state.battle is not None
        other = state.battle.fronts[1 - who]
        other.fewer_dice, other.leadership_cancelled = 9, True


@pytest.fixture
def notes() -> Iterator[Notes]:
    """These combat cards do nothing but note their use here."""
    before = dict(COMBATS)
    COMBATS.clear()
    found: Notes = []
    for name in NAMES:
        COMBATS[name] = Noted(found)
    yield found
    COMBATS.clear()
    COMBATS.update(before)


def battle(free: list[str], shadow: list[str], *chance: str, **parts: Any) -> mathom.Match:
    """The Shadow attacks from North Ithilien into the Dead Marshes."""
    match = table(
        {"north-ithilien": "2 southrons-regular", "dead-marshes": "2 gondor-regular"},
        war=["southrons"],
        shadow="army",
        free="event",
        to_act="shadow",
        hands={"free": free, "shadow": shadow},
        chance=chance,
        **parts,
    )
    return play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")


ROUND = "dice 1 1; dice 1 1"


@pytest.mark.usefixtures("notes")
def test_the_attacker_chooses_first_and_only_the_back_is_seen() -> None:
    """3.9 (p. 29)."""
    match = battle([DAYLIGHT], [DESPERATE, GREAT_HOST], ROUND)
    assert asked(match) == "shadow combat"
    assert options(match) == ["combat none", f"combat {DESPERATE}", f"combat {GREAT_HOST}"]
    play(match, f"combat {DESPERATE}")
    assert asked(match) == "free combat"
    assert match.view(0).battle.attacker.card == "?"
    assert match.view(0).battle.attacker.back == "strategy"
    assert match.view(1).battle.attacker.card == DESPERATE
    play(match, f"combat {DAYLIGHT}")
    # Both are turned up together, and lie on the discards.
    assert seen(match)["discards"] == {"free": [DAYLIGHT], "shadow": [DESPERATE]}
    assert seen(match)["hands"] == {"free": [], "shadow": [GREAT_HOST]}


@pytest.mark.usefixtures("notes")
def test_the_defender_may_use_a_card_though_the_attacker_does_not() -> None:
    """3.9 (p. 29): and in the next round another."""
    match = battle([DAYLIGHT, SCOUTS], [DESPERATE], ROUND)
    play(match, "combat none", f"combat {SCOUTS}")
    assert seen(match)["hands"]["shadow"] == [DESPERATE]
    play(match, "fight", "stand")
    assert options(match) == ["combat none", f"combat {DESPERATE}"]
    play(match, "combat none")
    assert options(match) == ["combat none", f"combat {DAYLIGHT}"]


@pytest.mark.usefixtures("notes")
def test_who_holds_cards_is_asked_even_if_none_can_be_used() -> None:
    """3.9 (p. 29): so the other learns nothing; who holds none is not asked."""
    match = battle([UNUSED], [])
    assert asked(match) == "free combat"
    assert options(match) == ["combat none"]


def test_the_lower_initiative_acts_first_and_of_equals_the_defenders(notes: Notes) -> None:
    """3.10 (p. 29): a card with two numbers acts twice."""
    play(battle([SCOUTS], [DESPERATE], ROUND), f"combat {DESPERATE}", f"combat {SCOUTS}")
    assert notes == [("defender", 1), ("attacker", 3)]
    notes.clear()
    play(battle([DAYLIGHT], [DESPERATE], ROUND), f"combat {DESPERATE}", f"combat {DAYLIGHT}")
    assert notes == [("defender", 3), ("attacker", 3)]
    notes.clear()
    play(battle([DAYLIGHT], [MUMAKIL], ROUND), f"combat {MUMAKIL}", f"combat {DAYLIGHT}")
    assert notes == [("defender", 3), ("attacker", 3), ("attacker", 5)]


def test_a_cancelled_card_does_nothing(notes: Notes) -> None:
    """3.10 (p. 29)."""
    COMBATS["scouts"] = Noted(notes, cancels=True)
    play(battle([SCOUTS], [GREAT_HOST], ROUND), f"combat {GREAT_HOST}", f"combat {SCOUTS}")
    assert notes == [("defender", 1)]


def test_the_dead_use_no_card_after_casualties(notes: Notes) -> None:
    """3.10 (p. 31): the battle is over when an army is gone."""
    match = battle([], [GREAT_HOST], "dice 6 6; dice 1 1")
    play(match, f"combat {GREAT_HOST}")
    assert asked(match) == "shadow advance"
    assert notes == []


@pytest.mark.usefixtures("notes")
def test_with_the_witch_king_the_first_rounds_card_lets_one_like_it_be_drawn() -> None:
    """His card (p. 25): only his side's, only in the first round, only where he fights."""
    here = {"witch-king": "north-ithilien"}
    match = battle([], [DESPERATE, GREAT_HOST], "card monsters-roused", ROUND, ROUND, characters=here)
    play(match, f"combat {DESPERATE}")
    assert asked(match) == "shadow sorcerer"
    assert options(match) == ["draw strategy", "keep"]
    play(match, "draw strategy", "reroll 0", "fight", "stand", f"combat {GREAT_HOST}")
    assert asked(match) == "shadow reroll"
    elsewhere = battle([], [DESPERATE], ROUND, characters={"witch-king": "bree"})
    play(elsewhere, f"combat {DESPERATE}")
    assert asked(elsewhere) == "shadow cease"
    free_card = battle([SCOUTS], [], ROUND, characters=here)
    play(free_card, f"combat {SCOUTS}")
    assert asked(free_card) == "shadow reroll"


def host(*chance: str) -> mathom.Match:
    """The Shadow attacks with five units and two Nazgul; the Free Peoples hold one card."""
    match = table(
        {
            "north-ithilien": "5 southrons-regular, 2 nazgul",
            "dead-marshes": "2 gondor-regular, 2 gondor-leader",
        },
        war=["southrons"],
        shadow="army",
        free="event",
        to_act="shadow",
        hands={"free": [SCOUTS]},
        chance=chance,
    )
    return play(match, "die army", "use attack", "attack north-ithilien dead-marshes", "all")


@pytest.mark.usefixtures("notes")
def test_what_a_card_adds_and_takes_away_counts_for_this_round_only() -> None:
    """3.12, 3.13 (p. 29-30): the limit of dice first, then what is taken from them."""
    COMBATS["scouts"] = Weighs()
    first = "dice 1 1; dice 4 2", "dice 1; dice 3"
    match = host(*first, "dice 1 1 1; dice 4 4")
    play(match, f"combat {SCOUTS}", "reroll 1")
    # A 4 has hit with one added; one of two leaders is given up; a 3 hits with two added.
    assert options(match) == ["reroll 0", "reroll 1"]
    play(match, "reroll 1")
    assert seen(match)["armies"]["north-ithilien"] == {"southrons-regular": 3, "nazgul": 2}
    play(match, "fight", "stand", "reroll 0")
    assert options(match) == ["reroll 0", "reroll 1", "reroll 2"]


@pytest.mark.usefixtures("notes")
def test_one_die_is_always_left() -> None:
    """3.12 (p. 30): and Leadership that was cancelled rolls nothing again."""
    COMBATS["scouts"] = Smothers()
    match = host("dice 1; dice 1 1")
    play(match, f"combat {SCOUTS}")
    assert asked(match) == "free reroll"
