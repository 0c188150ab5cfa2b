"""Chapter IV: the legend of the action dice (p. 20): what each result can be used for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.games.wotr.box import (
    ARAGORN,
    ARMY,
    CHARACTER,
    EVENT,
    EYE,
    FREE,
    GANDALF_WHITE,
    MUSTER,
    MUSTER_ARMY,
    SARUMAN,
    SHADOW,
    STRIDER,
    WILL,
)
from mathom.games.wotr.deeds import lasting, playable_events
from mathom.games.wotr.options import ACTION, AS, BRING, END
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.abilities import (
    able_speakers,
    can_upgrade,
    messenger,
    voice_heard,
    voice_settlements,
)
from mathom.games.wotr.steps.attack import any_attack
from mathom.games.wotr.steps.characters import movable_companions
from mathom.games.wotr.steps.entering import coming_minions, upgrade_places
from mathom.games.wotr.steps.journey import can_move
from mathom.games.wotr.steps.marching import any_march
from mathom.games.wotr.steps.minions import movable_minions, nazgul_places
from mathom.games.wotr.steps.players import SHADOW_RIGHTS, masters
from mathom.games.wotr.steps.politics import movable_nations
from mathom.games.wotr.steps.recruiting import any_recruit
from mathom.games.wotr.why import because, card_name, character_name, die_name

ICONS: Final = [[CHARACTER], [ARMY], [MUSTER], [MUSTER, ARMY], []]
"""The card icons that each face can pay for; an Event result pays for any (p. 22)."""
RINGABLE: Final = [
    [CHARACTER, MUSTER, MUSTER_ARMY, EVENT],
    [CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, EYE],
]
"""What an Elven Ring can turn a die into: the Free Peoples cannot make a Will of the West (p. 21)."""


# -- what is possible ----------------------------------------------------------------------------


def _fellowship(state: WotrState, side: int) -> bool:
    return side == FREE and can_move(state)


def _hide(state: WotrState, side: int) -> bool:
    return side == FREE and not state.hidden


def _separate(state: WotrState, side: int) -> bool:
    return side == FREE and state.mordor < 0 and len(state.companions()) > 0


def _companions(state: WotrState, side: int) -> bool:
    return side == FREE and len(movable_companions(state, ())) > 0


def _minions(state: WotrState, side: int) -> bool:
    return side == SHADOW and len(nazgul_places(state, ()) or movable_minions(state, ())) > 0


def _led_march(state: WotrState, side: int) -> bool:
    return any_march(state, side, 1)


def _led_attack(state: WotrState, side: int) -> bool:
    return any_attack(state, side, 1)


def _march(state: WotrState, side: int) -> bool:
    return any_march(state, side, 0)


def _attack(state: WotrState, side: int) -> bool:
    return any_attack(state, side, 0)


def _politics(state: WotrState, side: int) -> bool:
    return len(movable_nations(state, side)) > 0


def _minion(state: WotrState, side: int) -> bool:
    return side == SHADOW and len(coming_minions(state)) > 0


def _voice(state: WotrState, side: int) -> bool:
    able = side == SHADOW and voice_heard(state) and len(voice_settlements(state)) > 0
    return able and masters(state, SARUMAN)


def _upgrade(state: WotrState, side: int) -> bool:
    return side == SHADOW and voice_heard(state) and can_upgrade(state) and masters(state, SARUMAN)


def _draw(state: WotrState, side: int) -> bool:
    return len(state.decks[2 * side]) + len(state.decks[2 * side + 1]) > 0


# -- the legend ----------------------------------------------------------------------------------

Use = tuple[str, Callable[[WotrState, int], bool]]
"""The name of an action, and whether a side can take it now."""

CHARACTER_USES: Final[list[Use]] = [
    ("fellowship", _fellowship),
    ("hide", _hide),
    ("separate", _separate),
    ("companions", _companions),
    ("minions", _minions),
    ("move", _led_march),
    ("attack", _led_attack),
]
ARMY_USES: Final[list[Use]] = [("move", _march), ("attack", _attack)]
MUSTER_USES: Final[list[Use]] = [
    ("politics", _politics),
    ("recruit", any_recruit),
    ("minion", _minion),
    ("voice", _voice),
    ("upgrade", _upgrade),
]
USES: Final[list[list[Use]]] = [
    CHARACTER_USES,
    ARMY_USES,
    MUSTER_USES,
    [*ARMY_USES, *MUSTER_USES],
    [("draw", _draw)],
]
"""What each face can be used for, apart from event cards and what characters add."""


def actions(state: WotrState, side: int, face: int) -> list[Option]:
    """Everything that a die with this face can be used for now."""
    if face == WILL:
        found = [AS[other] for other in RINGABLE[FREE] if usable(state, FREE, other)]
        found += [BRING[c] for c in (ARAGORN, GANDALF_WHITE) if upgrade_places(state, c)]
        return found + _endings(state, side, face)
    found = [ACTION[name] for name, possible in USES[face] if possible(state, side)]
    if _as_army(state, side, face):
        found.append(AS[ARMY])
    if playable_events(state, side, ICONS[face]):
        found.append(ACTION["event"])
    if _strider_hides(state, side, face):
        found.append(ACTION["hide"])
    if side == FREE and able_speakers(state):
        found.append(ACTION["ability"])
    return found + _endings(state, side, face)


def _endings(state: WotrState, side: int, face: int) -> list[Option]:
    """Cards on the table that the die can end, which is an action (p. 22)."""
    return [END[card.card] for card in lasting(state) if card.can_be_ended(state, side, face)]


def usable(state: WotrState, side: int, face: int) -> bool:
    """Whether a die with this face can be used for anything: the same as `actions`, found sooner."""
    if face == WILL:
        return len(actions(state, side, WILL)) > 0
    for _, possible in USES[face]:
        if possible(state, side):
            return True
    return len(actions(state, side, face)) > 0


def _as_army(state: WotrState, side: int, face: int) -> bool:
    return face == MUSTER and messenger(state, side) and usable(state, side, ARMY)


def _strider_hides(state: WotrState, side: int, face: int) -> bool:
    """With Strider as Guide any die hides the Fellowship, not only a Character result."""
    return side == FREE and state.guide == STRIDER and not state.hidden and face != CHARACTER


# -- why not -------------------------------------------------------------------------------------

LEGEND: Final = Rule("wotr", "legend", 20)
PAGES: Final = {
    "fellowship": Rule("wotr", "fellowship", 37),
    "hide": Rule("wotr", "reveal", 39),
    "separate": Rule("wotr", "separate", 39),
    "companions": Rule("wotr", "companions", 24),
    "minions": Rule("wotr", "minions", 24),
    "minion": Rule("wotr", "minion_entry", 24),
    "move": Rule("wotr", "march", 27),
    "attack": Rule("wotr", "attack", 28),
    "recruit": Rule("wotr", "recruit", 26),
    "politics": Rule("wotr", "politics", 34),
    "draw": Rule("wotr", "events", 22),
    "event": Rule("wotr", "events", 22),
    "voice": Rule("wotr", "abilities", 25),
    "upgrade": Rule("wotr", "abilities", 25),
    "ability": Rule("wotr", "abilities", 25),
}
"""Which rule says when an action can be taken."""


def why_no_action(state: WotrState, side: int, face: int, option: Option) -> Reason | None:
    """Why a die with this face cannot be used so."""
    if option.verb == "as":
        if face in (WILL, MUSTER) and option.args[0] in RINGABLE[FREE] + [ARMY]:
            return because(LEGEND, "as", die=die_name(option.args[0]))
        return because(LEGEND, "as-die", die=die_name(face))
    if option.verb == "bring":
        if face != WILL or option.args[0] not in (ARAGORN, GANDALF_WHITE):
            return because(LEGEND, "bring-die", die=die_name(face))
        return because(PAGES["minion"], "bring", character=character_name(option.args[0]))
    if option.verb == "end":
        card = option.args[0]
        why = "end" if card in state.table else "not-on-table"
        return because(PAGES["event"], why, card=card_name(card))
    if option.verb != "use":
        return None
    action = option.things[0]
    can = [name for name, _ in USES[face]] if face != WILL else []
    extra = ["event", "ability", *(["hide"] if side == FREE and state.guide == STRIDER else [])]
    if action not in can + extra or (side == FREE) == (action in OF_THE_SHADOW):
        return because(LEGEND, "use", action=Text(f"wotr-action-{action}"), die=die_name(face))
    if action in ("voice", "upgrade") and not masters(state, SARUMAN):
        return because(SHADOW_RIGHTS, "partners-minion", character=character_name(SARUMAN))
    return because(PAGES[action], why_not_now(state, side, action, face))


OF_THE_SHADOW: Final = ("minions", "minion", "voice", "upgrade")


def why_not_now(state: WotrState, side: int, action: str, face: int) -> str:
    """Why an action that the die could be used for cannot be taken now."""
    if action == "fellowship" and side == FREE:
        return "track" if state.hidden else "revealed"
    if action == "hide" and side == FREE:
        return "hidden"
    if action == "separate" and side == FREE:
        return "separate-mordor" if state.mordor >= 0 else "nobody-left"
    if action in ("fellowship", "hide", "separate", "companions", "ability") and side == SHADOW:
        return "not-the-shadows"
    if action in ("move", "attack") and face == CHARACTER:
        return f"cannot-{action}-led"
    return f"cannot-{action}"
