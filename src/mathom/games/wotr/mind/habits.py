"""What whoever knows the game does without a thought, and what is worth one, by what is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mathom.core.agenda import Decision
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.games.wotr.box import (
    ARMY,
    CHARACTER,
    EVENT,
    FACE_COUNT,
    FREE,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    WILL,
)
from mathom.games.wotr.mind import (
    armies,
    battles,
    campaign,
    captains,
    court,
    features,
    guess,
    hand,
    novices,
    people,
    quest,
)
from mathom.games.wotr.options import ACTION, DIE, MERGE, PASS, RING, RINGING, SKIPPING
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.entering import coming_minions
from mathom.games.wotr.steps.journey import can_move

Habit = Callable[[WotrState, Decision], Option]
Choice = Callable[[WotrState, Decision], list[Option]]

FEW: Final = [3, 8, 8, 8]
"""Of other long lists, so many are looked at, by strength."""
FORKS: Final = ["action", "event", "separate"]
"""What only says what will be decided next: it is carried out before anybody compares."""


def first(state: WotrState, decision: Decision) -> Option:
    """The usual answer stands first: all dice again, the losses that most would take."""
    return decision.options[0]


def merge(state: WotrState, decision: Decision) -> Option:
    """Two armies are better as one."""
    return MERGE if MERGE in decision.options else decision.options[0]


# -- dice ----------------------------------------------------------------------------------------


def spare_die(state: WotrState, side: int) -> int:
    """The face that a side needs least: of which it has most, cards before arms."""
    dice = state.dice
    best = -1
    chosen = 0
    for face in (MUSTER, EVENT, MUSTER_ARMY, ARMY, CHARACTER):
        count = dice[FACE_COUNT * side + face]
        if count > best:
            best = count
            chosen = face
    return chosen


def ring_for(state: WotrState, side: int) -> int:
    """The face that an Elven Ring should make now; -1 if none is to be used.

    The Free Peoples use one to go on: in Mordor, where they may not stand still, or to hide, or to walk
    at all in a turn without a die for it. The Shadow uses one to bring a minion.
    """
    dice = state.dice
    if side == FREE:
        if dice[CHARACTER] + dice[WILL] or state.strove:
            return -1
        if not (dice[MUSTER] + dice[MUSTER_ARMY] + dice[EVENT]):
            return -1
        late = state.mordor >= 0 or not state.hidden or state.rings[FREE] > 1
        return CHARACTER if late and (can_move(state) or not state.hidden) else -1
    base = FACE_COUNT * SHADOW
    if dice[base + MUSTER] + dice[base + MUSTER_ARMY]:
        return -1
    return MUSTER if coming_minions(state) and state.unused_dice(SHADOW) else -1


def use_ring(state: WotrState, decision: Decision) -> Option:
    """The die that is needed least becomes what is wanted."""
    side = SEATINGS[state.players].sides[decision.seat]
    face = ring_for(state, side)
    if face >= 0:
        wanted = RING[spare_die(state, side)][face]
        if wanted in decision.options:
            return wanted
    return decision.options[0]


def skip(state: WotrState, decision: Decision) -> Option:
    """The die that is needed least goes."""
    side = SEATINGS[state.players].sides[decision.seat]
    spare = spare_die(state, side)
    for option in decision.options:
        if option.args[0] == spare:
            return option
    return decision.options[0]


def dice(state: WotrState, decision: Decision) -> list[Option]:
    """What a die is chosen from by those who know how far the Ring-bearers can go in a turn."""
    return dice_by(state, decision, quest.walks(state))


def careful_dice(state: WotrState, decision: Decision) -> list[Option]:
    """The same by those who fear the Hunt."""
    return dice_by(state, decision, quest.walks_carefully(state))


def dice_by(state: WotrState, decision: Decision, walks: bool) -> list[Option]:
    """A ring where one is needed; else the dice, and to pass; a die is not given up for nothing."""
    side = SEATINGS[state.players].sides[decision.seat]
    options = decision.options
    if RINGING in options and ring_for(state, side) >= 0:
        return [RINGING]
    found = [option for option in options if option.verb == "die"]
    if side == FREE and (not state.hidden or walks):
        # The quest comes first.
        for face in (CHARACTER, WILL):
            if DIE[face] in found:
                return [DIE[face]]
    if PASS in options:
        found.append(PASS)
    return found if found else [SKIPPING]


def actions(state: WotrState, decision: Decision) -> list[Option]:
    """What a die may be used for, by those who know how far the Ring-bearers can go in a turn."""
    return actions_by(state, decision, quest.walks(state))


def careful_actions(state: WotrState, decision: Decision) -> list[Option]:
    """The same by those who fear the Hunt."""
    return actions_by(state, decision, quest.walks_carefully(state))


def actions_by(state: WotrState, decision: Decision, walks: bool) -> list[Option]:
    """What a die may be used for, without what nobody does."""
    side = SEATINGS[state.players].sides[decision.seat]
    found = decision.options
    if side == FREE:
        on = quest.onward(decision)
        if on and (ACTION["hide"] in on or walks):
            return on
    held = len(state.hands[decision.seat])
    if held >= SEATINGS[state.players].hand_limit[decision.seat]:
        found = [option for option in found if option is not ACTION["draw"]]
    if side == FREE and state.mordor < 0:
        # Whoever left before the company is near to its goal, left early.
        found = [option for option in found if option is not ACTION["companions"] or idle(state)]
    return found if found else decision.options


def wise_dice(state: WotrState, decision: Decision) -> list[Option]:
    """The same, but the King's march, and the card that it is for, are not put off."""
    found = dice(state, decision)
    if SEATINGS[state.players].sides[decision.seat] == FREE and RINGING not in found:
        for face in court.faces(state, decision.seat):
            if DIE[face] in decision.options:
                return [DIE[face]]
    return found


def wise_actions(state: WotrState, decision: Decision) -> list[Option]:
    """The same, but what helps the King comes first."""
    if SEATINGS[state.players].sides[decision.seat] == FREE:
        calls = court.called(state, decision)
        if calls is not None:
            return [calls]
    return actions(state, decision)


def wise_marches(state: WotrState, decision: Decision) -> list[Option]:
    """The marches that look best, and the one to the last battle in its hour."""
    if SEATINGS[state.players].sides[decision.seat] == FREE:
        abroad = court.march_abroad(state, decision)
        if abroad is not None:
            return [abroad]
    return captains.marches(state, decision)


def idle(state: WotrState) -> bool:
    """Whether some companion on the map may wake a nation or lead an army."""
    return any([not awake for awake in state.active]) or state.turn > 2


# -- what is asked -------------------------------------------------------------------------------

HABITS: Final[dict[str, Habit]] = {
    "hunt": quest.allocate,
    "walk": quest.walk,
    "guide": first,
    "hunt_reroll": first,
    "reroll": first,
    "casualties": first,
    "disband": first,
    "remove": first,
    "white_rider": battles.white_rider,
    "withdraw": battles.withdraw,
    "cease": battles.cease,
    "retreat": battles.retreat,
    "advance": battles.advance,
    "combat": hand.fight_with,
    "sorcerer": hand.draw_more,
    "gandalf": hand.draw_more,
    "draw": hand.draw,
    "discard": hand.least,
    "pay_card": hand.least,
    "give": hand.least,
    "force": armies.force,
    "group": people.companion_goes,
    "separate_to": people.companion_goes,
    "minions": people.minions,
    "fly": people.land,
    "minion_move": people.land,
    "bring": people.bring,
    "enter": people.enter,
    "merge": merge,
    "ring": use_ring,
    "skip": skip,
}
"""What is answered without a thought, by the kind of question."""

CHOICES: Final[dict[str, Choice]] = {
    "die": dice,
    "action": actions,
    "fellowship": quest.phase,
    "separate": people.separates,
    "march": armies.marches,
    "card_march": armies.marches,
    "attack": armies.attacks,
    "card_attack": armies.attacks,
    "recruit": armies.recruits,
    "recruit_where": armies.recruits,
    "recruit_here": armies.recruits,
    "recruit_up_to": armies.recruits,
}
"""What is worth a thought, by the kind of question."""


# -- who has learned what ------------------------------------------------------------------------

ROAD: Final = ["die", "action", "fellowship", "walk", "hunt"]
"""The quest comes first; when to show oneself, the way, how many dice hunt."""
BATTLES: Final = [
    "attack", "card_attack", "withdraw", "cease", "retreat", "advance", "combat", "white_rider",
]  # fmt: skip
"""Which fights are worth starting, and when to leave off."""
ARMIES: Final = [
    "march", "card_march", "recruit", "recruit_where", "recruit_here", "recruit_up_to", "force",
]  # fmt: skip
"""Where to gather and to march, and who stays behind."""
PEOPLE: Final = [
    "separate", "separate_to", "group", "minions", "fly", "minion_move", "bring", "enter",
]  # fmt: skip
"""Where companions, minions and Nazgul are of use."""
CARDS: Final = ["combat", "draw", "discard", "pay_card", "give", "sorcerer", "gandalf"]
"""Which cards to keep and which to draw."""
HAND: Final = [*CARDS, "ring", "skip", "die"]
"""And which dice can be spared."""

WISEST: Final = 3
WISE_HABITS: Final[dict[str, Habit]] = {
    "group": court.companion_goes,
    "separate_to": court.companion_goes,
    "enter": court.enter,
    "combat": court.fight_with,
    "discard": court.least,
    "pay_card": court.least,
}
WISE_CHOICES: Final[dict[str, Choice]] = {
    "die": wise_dice,
    "action": wise_actions,
    "separate": court.separates,
    "event": court.events,
    "travellers": court.travellers,
    "march": wise_marches,
    "card_march": captains.marches,
    "attack": captains.attacks,
    "card_attack": captains.attacks,
    "recruit": captains.recruits,
    "recruit_where": captains.recruits,
    "recruit_here": captains.recruits,
    "recruit_up_to": captains.recruits,
}
"""What only the strongest knows besides."""

UNLEARNED: Final[list[list[str]]] = [
    [*ROAD, *BATTLES, *ARMIES, *PEOPLE, *HAND],
    [*ROAD, *BATTLES, *ARMIES, *HAND],
    [*BATTLES, *ARMIES, *CARDS, "ring", "skip"],
    [],
]
"""By strength, the weakest first: what is asked that it has no habit for. It then looks at what comes of
each answer, and of a long list only here and there, as somebody does who plays for the first time."""

THOUGHT: Final[list[list[str]]] = [[], [], [], ["hunt"]]
"""What is answered by habit before, but is known to be worth a thought: whoever walks on whatever hunts
him is worn out, and whoever does not needs no hunters."""
INSTEAD_HABITS: Final[list[dict[str, Habit]]] = [
    {"walk": quest.walk, "hunt": novices.few_hunt},
    {"walk": quest.walk, "hunt": novices.few_hunt},
    {"hunt": novices.late_hunt},
    WISE_HABITS,
]
HASTE: Final[dict[str, Choice]] = {
    "die": novices.dice,
    "action": novices.actions,
    "fellowship": quest.phase,
}
INSTEAD_CHOICES: Final[list[dict[str, Choice]]] = [
    {**HASTE, "hunt_damage": novices.never},
    {
        "die": novices.dice_for_two,
        "action": novices.actions_for_two,
        "fellowship": quest.phase,
        "hunt_damage": novices.at_last,
    },
    {"die": careful_dice, "action": careful_actions, "hunt_damage": novices.reluctantly},
    WISE_CHOICES,
]
"""By strength, what each does in its own way: those who have not learned the road walk on whatever hunts
them, or a game of two of them would not end."""


class WotrMind(Mind):
    """What there is to look at in War of the Ring, and what one does without looking."""

    def __init__(
        self,
        unlearned: list[str],
        habits: dict[str, Habit],
        choices: dict[str, Choice],
        rank: int,
        campaigns: bool = False,
    ) -> None:
        self.names = features.NAMES
        self.most = features.MOST
        self.themes = features.THEMES
        self.phases = features.PHASES
        self.moves = ["die", "fellowship"]
        # The weakest does not think a plan through: he decides what for, and then sees what he can do.
        self.forks = FORKS if rank else []
        self._few: Final = FEW[rank]
        self.insightful = campaigns
        self.worlds = 2
        self.thinking = [0, 0, 0, 0]
        self.plans = 3
        self.ahead = 2
        self.measured = [0, 1, 2, 3]
        self.trust = 0.97
        self.ridge = 1000.0
        self.longest = 4000
        self.overlooked = ["shadow_presses", "shadow_overwhelms", "free_held", "free_dice_for"]
        self.weights = str(Path(__file__).parent / "weights.json")
        self._habits: Final = {kind: HABITS[kind] for kind in HABITS if kind not in unlearned}
        self._choices: Final = {kind: CHOICES[kind] for kind in CHOICES if kind not in unlearned}
        self._habits.update(habits)
        self._choices.update(choices)

    def at(self, rank: int) -> Mind:
        return MINDS[rank]

    def side(self, state: Any, seat: int) -> int:
        assert isinstance(state, WotrState)
        return SEATINGS[state.players].sides[seat]

    def phase(self, state: Any) -> int:
        assert isinstance(state, WotrState)
        return features.phase(state)

    def features(self, state: Any, side: int) -> vec[i64]:
        assert isinstance(state, WotrState)
        return features.features(state, side)

    def insight(self, state: Any, side: int) -> float:
        if not self.insightful or side == FREE:
            return 0.0
        assert isinstance(state, WotrState)
        return campaign.insight(state)

    def guess(self) -> list[list[list[float]]]:
        return guess.guess()

    def habit(self, state: Any) -> Any:
        assert isinstance(state, WotrState)
        decision = state.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        habit = self._habits.get(decision.kind)
        return None if habit is None else habit(state, decision)

    def promising(self, state: Any) -> list[Any]:
        assert isinstance(state, WotrState)
        decision = state.decision
        assert decision is not None
        choice = self._choices.get(decision.kind)
        if choice is not None:
            return choice(state, decision)
        options = decision.options
        few = self._few
        if len(options) <= few:
            return options
        # Some of all kinds: long lists are sorted by what they name.
        return [options[n * len(options) // few] for n in range(few)]


MIND: Final = WotrMind([], {}, {}, WISEST)
"""Whoever knows what is usual; it is this one that learns."""
MINDS: Final[list[Mind]] = [
    WotrMind(
        [*UNLEARNED[rank], *THOUGHT[rank]],
        INSTEAD_HABITS[rank],
        INSTEAD_CHOICES[rank],
        rank,
        rank == WISEST,
    )
    for rank in range(WISEST + 1)
]
"""The minds of the four strengths."""
