"""Which steps can wait on the agenda of a written position, in which order, and with what.

A step that waits lies on the one that pushed it or was pushed with it, so the order is known by what may
lie on what. A round of battle is one piece and is known by heart.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.chance import Scripted
from mathom.core.faults import BadChance, BadPosition
from mathom.games.wotr.box import FREE
from mathom.games.wotr.cards.parts.card import CardStep
from mathom.games.wotr.position.plausible import PLAUSIBLE
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import ROUND
from mathom.games.wotr.steps.dice import NextAction
from mathom.games.wotr.steps.turn import ActionRoll, Turn

Names = tuple[str, ...]

DOING: Final[Names] = ("EndAction", "GandalfDraws")
"""What an action, and what a card does, lies on."""
HUNTING: Final[Names] = ("DieToHuntBox", *DOING, "FellowshipPhase")
"""What a Hunt lies on: the die that moved the Fellowship, or a card that has it hunted."""

AFTER_EFFECTS: Final[Names] = (
    "CombatEffects",
    "CombatRoll",
    "LeaderReroll",
    "TakeCasualties",
    "EndRound",
)
"""What is next in a round of battle while cards with some initiative act."""

LIES_ON: Final[dict[str, Names]] = {
    # The turn
    "VictoryCheck": ("Turn",),
    "Dawdling": ("VictoryCheck",),
    "NextAction": ("Dawdling",),
    "ActionRoll": ("NextAction",),
    "HuntAllocation": ("ActionRoll",),
    "FellowshipPhase": ("HuntAllocation",),
    "ChooseDie": ("Dawdling",),
    "UseRing": ("ChooseDie",),
    "DiscardDie": ("NextAction",),
    "EndAction": ("NextAction",),
    "ChooseAction": ("EndAction",),
    "KeepLimits": ("NextAction", "EndBattle", *DOING),
    # Cards
    "DrawCard": DOING,
    "DiscardExcess": (*DOING, "FellowshipPhase", "DiscardExcess", "CombatEffects"),
    "PlayEvent": ("EndAction",),
    "GandalfDraws": ("EndAction",),
    # Characters, armies and politics
    "MoveCompanions": DOING,
    "GroupCompanions": DOING,
    "MoveMinions": DOING,
    "FlyNazgul": DOING,
    "MoveMinion": DOING,
    "BringMinion": DOING,
    "PlaceCharacter": DOING,
    "Recruit": DOING,
    "Diplomacy": DOING,
    "Speak": DOING,
    "Voice": DOING,
    "MoveArmies": DOING,
    "ChooseMarchers": DOING,
    # Battle
    "AttackArmy": DOING,
    "ChooseAttackers": DOING,
    "CardMarchers": DOING,
    "CardAttackers": DOING,
    "ChooseCrew": DOING,
    "OnHiddenPaths": DOING,
    "BattleRound": DOING,
    "WhiteRider": ("BattleRound",),
    "Retreat": ("BattleRound",),
    "EndRound": DOING,
    "Sorcerer": ("CombatEffects",),
    "CombatEffect": AFTER_EFFECTS,
    "WhoIsLeft": (*AFTER_EFFECTS, "CombatEffect", "WhoIsLeft"),
    "TakeHits": ("WhoIsLeft", "TakeHits", *DOING),
    "ElvesTakeHits": DOING,
    "EndBattle": DOING,
    "OfferAdvance": ("EndBattle",),
    "ChooseAdvance": ("EndBattle",),
    # The Fellowship and the Hunt
    "Separate": DOING,
    "ChooseGuide": (*DOING, "HuntDamage"),
    "SeparateAlone": ("ChooseGuide",),
    "DieToHuntBox": ("EndAction",),
    "Walk": ("FellowshipPhase", "DieToHuntBox", *DOING),
    "HuntRoll": HUNTING,
    "HuntReroll": HUNTING,
    "DrawTile": (*HUNTING, "DrawTile"),
    "TakeTile": (*HUNTING, "DrawTile"),
    "TileEffect": (*HUNTING, "DrawTile"),
    "MordorStep": HUNTING,
    "HuntDamage": (*HUNTING, "DrawTile", "MordorStep"),
}
"""For each step, those that it may lie on. Steps of a round of battle lie as in ROUND."""

ENDING_BATTLE: Final[Names] = ("BattleRound", "EndRound", "EndBattle")
"""One of these waits while a battle goes on, and sees to its end."""

MOST_WAITING: Final = 60


def check_agenda(state: WotrState) -> None:
    """Refuse what the rules could not have brought about."""
    agenda = state.agenda
    if len(agenda) > MOST_WAITING or not _in_order(agenda) or not _of_one_battle(state):
        raise BadPosition("wotr-position-agenda")
    for step in agenda:
        if isinstance(step, CardStep) and not step.fits(state):
            raise BadPosition("wotr-position-agenda")
        plausible = PLAUSIBLE.get(_name(step))
        if plausible is not None and not plausible(state, step):
            raise BadPosition("wotr-position-agenda")
    _check_asking(state)


def _check_asking(state: WotrState) -> None:
    """The last step asks something, and leaves a choice."""
    trial = state.clone()
    trial.chance = Scripted()
    try:
        decision = trial.agenda.pop().run(trial)
    except BadChance as error:
        raise BadPosition("wotr-position-agenda") from error
    if decision is None or not decision.options:
        raise BadPosition("wotr-position-agenda")


def _in_order(agenda: list[Step[Any]]) -> bool:
    """Whether each step lies on one that it can lie on."""
    if agenda[0] != Turn():
        return False
    for index in range(1, len(agenda)):
        below, step = agenda[index - 1], agenda[index]
        if not _lies(below, step):
            return False
    begun = ActionRoll() not in agenda
    return begun or NextAction(FREE) in agenda


def _lies(below: Step[Any], step: Step[Any]) -> bool:
    if step in ROUND[1:]:
        return below == ROUND[ROUND.index(step) - 1]
    # What cards do can interrupt anything, and cause anything.
    if isinstance(step, CardStep) or isinstance(below, CardStep):
        return True
    return _name(below) in LIES_ON.get(_name(step), ())


def _name(step: Step[Any]) -> str:
    return type(step).__name__


def _of_one_battle(state: WotrState) -> bool:
    """While there is a battle, exactly one step waits that ends it."""
    ends = [step for step in state.agenda if _name(step) in ENDING_BATTLE]
    return len(ends) == (0 if state.battle is None else 1)
