"""Event cards as good players see them: which ones to keep for what they do, which to fight with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.battle import FIELD
from mathom.games.wotr.bot import WORTH
from mathom.games.wotr.box import CARD_IDS, CARDS, CHARACTER_DECK, FREE, REGION_OF, SHADOW
from mathom.games.wotr.deeds import EVENTS
from mathom.games.wotr.options import DRAW, KEEP, NO_COMBAT
from mathom.games.wotr.seats import SEATINGS
from mathom.games.wotr.state import WotrState

Keeping = Callable[[WotrState, int], int]
"""What a card in hand is worth to be kept."""

DEAR: Final = [
    # What shields the Ring-bearers, brings them on, or burdens them.
    "elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master",
    "mithril-coat-and-sting", "athelas", "there-is-another-way", "bilbos-song", "we-prove-the-swifter",
    "axe-and-bow", "horn-of-gondor", "wizards-staff", "gwaihir-the-windlord",
    "shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss", "isildurs-bane",
    "the-nazgul-strike", "lure-of-the-ring", "the-breaking-of-the-fellowship", "flocks-of-crebain",
    "orc-patrol", "foul-thing-from-the-deep", "balrog-of-moria", "candles-of-corpses",
    # What strikes, or brings many.
    "the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot",
    "dead-men-of-dunharrow", "book-of-mazarbul", "wisdom-of-elrond", "guards-of-the-citadel",
    "celeborns-galadhrim", "riders-of-theoden", "dain-ironfoots-guard", "thranduils-archers",
    "house-of-the-stewards", "the-grey-company", "imrahil-of-dol-amroth", "kindred-of-glorfindel",
    "the-ringwraiths-are-abroad", "the-black-captain-commands", "grond-hammer-of-the-underworld",
    "the-fighting-uruk-hai", "corsairs-of-umbar", "rage-of-the-dunlendings", "the-king-is-revealed",
    "return-of-the-witch-king", "many-kings-to-the-service-of-mordor", "a-new-power-is-rising",
    "shadows-on-the-misty-mountains", "horde-from-the-east", "musterings-of-long-planned-war",
    "pits-of-mordor", "the-day-without-dawn", "monsters-roused", "orcs-multiplying-again",
]  # fmt: skip
IS_DEAR: Final = [id in DEAR for id in CARD_IDS]
CROWDED: Final = 4
"""With so many cards in hand one can be spared for a fight."""


def keeping(state: WotrState, card: int) -> int:
    """What a card in hand is worth to be kept: dear ones, and those that could be played now."""
    event = EVENTS[card]
    worth = 4 if IS_DEAR[card] else 0
    if event is not None and event.playable(state):
        worth += 3
    if state.mordor >= 0 and CARDS[card].deck != CHARACTER_DECK:
        worth -= 2
    return worth


def least(state: WotrState, decision: Decision) -> Option:
    """The option that names the card which is missed least."""
    return least_by(state, decision, keeping)


def least_by(state: WotrState, decision: Decision, keep: Keeping) -> Option:
    """The same, by what somebody would keep."""
    chosen = decision.options[0]
    lowest = 99
    for option in decision.options:
        if option.args and option.args[0] >= 0:
            worth = keep(state, option.args[0])
            if worth < lowest:
                lowest = worth
                chosen = option
    return chosen


def fight_with(state: WotrState, decision: Decision) -> Option:
    """A combat card: the one that is missed least, where much is at stake or the hand is full."""
    return fight_by(state, decision, keeping)


def fight_by(state: WotrState, decision: Decision, keep: Keeping) -> Option:
    """The same, by what somebody would keep."""
    battle = state.battle
    assert battle is not None
    hand = len(state.hands[decision.seat])
    stake = WORTH[REGION_OF[battle.target]] > 0 or battle.kind != FIELD
    chosen = NO_COMBAT
    lowest = 7 if hand > CROWDED else 4 if stake else 1 if hand > 2 else 0
    for option in decision.options:
        card = option.args[0]
        if card >= 0:
            worth = keep(state, card)
            if worth < lowest:
                lowest = worth
                chosen = option
    return chosen


def draw(state: WotrState, decision: Decision) -> Option:
    """The Free Peoples draw for the quest, the Shadow for the war until the quest is nearly done."""
    side = SEATINGS[state.players].sides[decision.seat]
    first = decision.options[0]
    if first.verb != "draw" or len(decision.options) == 1:
        return first
    if first is not DRAW[CHARACTER_DECK]:
        return first
    held = state.hands[decision.seat]
    quest = len([card for card in held if CARDS[card].deck == CHARACTER_DECK])
    if side == FREE:
        return decision.options[0 if quest <= 3 else 1]
    return decision.options[0 if state.mordor >= 0 or quest <= 1 else 1]


def draw_more(state: WotrState, decision: Decision) -> Option:
    """A card for nothing is taken, unless another would have to go for it."""
    seat = decision.seat
    full = len(state.hands[seat]) >= SEATINGS[state.players].hand_limit[seat]
    return KEEP if full and KEEP in decision.options else decision.options[0]


def shadow_asked(state: WotrState, decision: Decision) -> bool:
    """Whether it is the Shadow that has to choose."""
    return SEATINGS[state.players].sides[decision.seat] == SHADOW
