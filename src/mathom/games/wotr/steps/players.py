"""Chapter XI: three and four players (p. 45-46). Who leads, who acts next, and what is whose.

Steps name a side; `state.speaks` says which seat decides for it now. It is set here: at the start of a
turn and in its first four phases the leading players speak, then the one whose place in the order of
actions it is, and in a Hunt again the leading ones. In a battle `mixed.py` sets it, the room of armies;
`swap.py` has the cards. With two players nobody shares a side and nothing here is ever called.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.text import Reason, Rule
from mathom.games.wotr import codecs
from mathom.games.wotr.box import FREE, NOBODY, SHADOW, WITCH_KING
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import ALONE, any_tired, tired
from mathom.games.wotr.why import because, nation_name

LEADING: Final = Rule("wotr", "leading", 45)
ORDER: Final = Rule("wotr", "order", 45)
RIGHTS: Final = Rule("wotr", "rights", 45)
SHADOW_RIGHTS: Final = Rule("wotr", "rights", 46)
ICONS: Final = Rule("wotr", "icons", 46)


# -- the leading player --------------------------------------------------------------------------


def pass_tokens(state: WotrState) -> None:
    """First of all in every turn but the first, each leading player hands the token to his partner."""
    seating = SEATINGS[state.players]
    for side in (FREE, SHADOW):
        team = seating.team[side]
        state.leading[side] = team[(state.turn - 1) % len(team)]
        if state.events is not None and len(team) > 1:
            state.tell("leads", {"seat": seating.ids[state.leading[side]]})
    leaders_speak(state)


def leaders_speak(state: WotrState) -> None:
    """It is nobody's action: what a side decides, its leading player does."""
    state.acting = NOBODY
    state.speaks = state.leading[:]


class HandBack(Step[WotrState]):
    """Whoever decided before the Hunt decides again."""

    rule = LEADING
    fields = {"free": codecs.SEAT, "shadow": codecs.SEAT}

    def __init__(self, free: int, shadow: int) -> None:
        self.free: Final = free
        self.shadow: Final = shadow

    def run(self, state: WotrState) -> Decision | None:
        state.speaks = [self.free, self.shadow]
        return None


def leaders_hunt(state: WotrState) -> None:
    """A Hunt begins: until it is over the leading players decide, whoever's action it is.

    The book says so of all its effects on the Fellowship (p. 45); that they decide on the cards on the
    table too, and that the Shadow's does, is our ruling.
    """
    if state.speaks != state.leading:
        state.push(HandBack(state.speaks[FREE], state.speaks[SHADOW]))
        state.speaks = state.leading[:]


# -- the order of actions ------------------------------------------------------------------------


def order_actions(state: WotrState) -> None:
    """In each round of actions the leading player of a team comes last (p. 45)."""
    partner = SEATINGS[state.players].partner
    state.next_up = [partner[state.leading[FREE]], partner[state.leading[SHADOW]]]


def take_place(state: WotrState, side: int) -> None:
    """The next player of a side acts; the enemy is spoken for by its leading player."""
    seat = skip_place(state, side)
    state.acting = seat
    state.speaks = state.leading[:]
    state.speaks[side] = seat
    if state.events is not None:
        state.tell("acts", {"seat": SEATINGS[state.players].ids[seat]})


def skip_place(state: WotrState, side: int) -> int:
    """A place in the order is used up, by whoever's it was: his partner never steps in (p. 45)."""
    seat = state.next_up[side]
    state.next_up[side] = SEATINGS[state.players].partner[seat]
    return seat


# -- what is whose -------------------------------------------------------------------------------


def owns(state: WotrState, side: int, nation: int) -> bool:
    """Whether a nation is that of the player who decides for its side now (p. 45)."""
    return state.players == 2 or SEATINGS[state.players].owner[nation] == state.speaks[side]


def may_use(state: WotrState, side: int, nation: int) -> bool:
    """Whether he may recruit for it or advance it now, which he may not do twice in a row alone."""
    return owns(state, side, nation) and not tired(state, nation)


def why_no_use(state: WotrState, side: int, nation: int) -> Reason | None:
    """Why not: it is his partner's, or his last action was on it."""
    if not owns(state, side, nation):
        return because(RIGHTS, "partners-nation", nation=nation_name(nation))
    if tired(state, nation):
        return because(ALONE, "tired-nation", nation=nation_name(nation))
    return None


def masters(state: WotrState, minion: int) -> bool:
    """Whether a minion is that of the Shadow player who decides now (p. 46)."""
    return state.players == 2 or SEATINGS[state.players].master[minion] == state.speaks[SHADOW]


def king_obeys(state: WotrState) -> bool:
    """Whether the Witch-king flies when this player moves the Nazgul.

    He is one of them (p. 24), but also one player's own (p. 46): whether the other may move him as well
    is agreed beforehand.
    """
    return state.king_flies or masters(state, WITCH_KING)


def may_read(state: WotrState, side: int, card: int) -> bool:
    """Whether the player who decides for a side may play a card as an event (p. 46)."""
    if state.players == 2:
        return True
    reader = SEATINGS[state.players].reader[card]
    return reader in (NOBODY, state.speaks[side])


def may_play(state: WotrState, side: int, card: int, nations: list[int]) -> bool:
    """The same, where the card is on these nations: he who is alone may not act on them again."""
    return may_read(state, side, card) and (side != FREE or not any_tired(state, nations))
