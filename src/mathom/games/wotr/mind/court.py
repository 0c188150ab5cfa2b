"""The King and the company, as those know it who have played long: who leaves the Ring-bearers, and for
where, so that the heir comes to his city, the Ents are woken, and cards that wait for them are played.
"""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.games.wotr.bot import DISTANCE
from mathom.games.wotr.box import (
    ARAGORN,
    ARMY,
    BOROMIR,
    CARD_IDS,
    CARDS,
    CHARACTER,
    EVENT,
    FREE,
    GANDALF_WHITE,
    GONDOR,
    IN_FELLOWSHIP,
    MUSTER,
    MUSTER_ARMY,
    NATION_OF_REGION,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    NOT_YET,
    PLACES,
    REGION_COUNT,
    ROHAN,
    SHADOW,
    STRIDER,
    WILL,
)
from mathom.games.wotr.cards.parts.companions import journey_by
from mathom.games.wotr.deeds import EVENTS
from mathom.games.wotr.mind import hand, people
from mathom.games.wotr.options import ACTION, GO, GROUP, PLAY, TO, WITH
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import ChooseAction
from mathom.games.wotr.steps.entering import FANGORN, HEIR_PLACES, upgrade_places
from mathom.games.wotr.steps.fellowship import separate_reach

FAR: Final = 20
HEIR: Final = 60
"""What it is worth that the heir comes to a city where he is known."""
SUMMONS: Final = 16
"""What it is worth to be where a card in hand wants somebody."""
ENTS: Final = [n for n, id in enumerate(CARD_IDS) if id.startswith("the-ents-awake-")]
STEWARDS: Final = CARD_IDS.index("house-of-the-stewards")
DEAD: Final = CARD_IDS.index("dead-men-of-dunharrow")

MIRROR: Final = CARD_IDS.index("mirror-of-galadriel")
LAST_BATTLE: Final = CARD_IDS.index("the-last-battle")
JOURNEYS: Final = [
    CARD_IDS.index(id)
    for id in ("we-prove-the-swifter", "there-and-back-again", "i-will-go-alone", "gwaihir-the-windlord")
]
"""Cards with which companions leave for far away."""
PATIENCE: Final = [
    CARD_IDS.index(id)
    for id in (
        "the-eagles-are-coming",
        "the-last-battle",
        "challenge-of-the-king",
        "mirror-of-galadriel",
    )
]
"""Cards whose hour comes late, and which are worth waiting for."""
WAITING: Final = 3


def holds_ents(state: WotrState, seat: int) -> bool:
    """Whether a hand holds a card that wakes the Ents."""
    hand = state.hands[seat]
    return ENTS[0] in hand or ENTS[1] in hand or ENTS[2] in hand


def open_city(state: WotrState, region: int) -> bool:
    """Whether the heir would be crowned in a region: it is ours, and nobody stands before it."""
    return state.owner[region] == FREE and not state.strength[PLACES * SHADOW + region]


def way_to_crown(state: WotrState, region: int) -> int:
    """How far the heir has to go to such a city."""
    best = FAR
    for city in HEIR_PLACES:
        if open_city(state, city) and DISTANCE[region][city] < best:
            best = DISTANCE[region][city]
    return best


def calling(state: WotrState, seat: int, who: int, region: int) -> int:
    """What a companion is good for in a region, and whether he is called there."""
    worth = people.companion_worth(state, who, region)
    if who == STRIDER and state.where[ARAGORN] == NOT_YET:
        worth += HEIR - 5 * way_to_crown(state, region)
    hand = state.hands[seat]
    nation = NATION_OF_REGION[region]
    if who == BOROMIR and nation == GONDOR and STEWARDS in hand:
        worth += SUMMONS
    if who in (STRIDER, ARAGORN) and nation == ROHAN and DEAD in hand:
        worth += SUMMONS
    if region == FANGORN and state.where[GANDALF_WHITE] >= 0 and holds_ents(state, seat):
        worth += SUMMONS
    return worth


def companion_goes(state: WotrState, decision: Decision) -> Option:
    """A companion goes where he is called, or of most use."""
    step = decision.step
    group: tuple[int, ...] = getattr(step, "group", ())
    who: int = group[0] if group else getattr(step, "character", 0)
    chosen = decision.options[0]
    best = -99
    for option in decision.options:
        if option.verb == "to":
            worth = calling(state, decision.seat, who, option.args[0])
            if worth > best:
                best = worth
                chosen = option
    return chosen


def heir_may_go(state: WotrState) -> bool:
    """Whether the heir could leave the company now and be in his city at once."""
    if state.where[STRIDER] != IN_FELLOWSHIP or state.where[ARAGORN] != NOT_YET or state.mordor >= 0:
        return False
    if way_to_crown(state, state.ring_bearers) > state.progress + 3:
        return False
    reached = separate_reach(state, (STRIDER,))
    for city in HEIR_PLACES:  # noqa: SIM110  (a generator is slow when compiled)
        if city in reached and open_city(state, city):
            return True
    return False


def heirs_card(state: WotrState, seat: int) -> int:
    """A card in hand that brings the heir from the company to his city; -1 if none does."""
    if state.where[STRIDER] != IN_FELLOWSHIP or state.where[ARAGORN] != NOT_YET or state.mordor >= 0:
        return NOBODY
    way = way_to_crown(state, state.ring_bearers)
    for card in JOURNEYS:
        if card in state.hands[seat] and way <= state.progress + 5:
            reached = journey_by(card).regions(state, (STRIDER,))
            for city in HEIR_PLACES:
                if city in reached and open_city(state, city):
                    return card
    return NOBODY


def way_abroad(state: WotrState, seat: int) -> tuple[int, int]:
    """From where to where the King's army should march, so that the Eye looks away from hidden
    Ring-bearers: out of the lands of the Free Peoples. NOBODY if it should stay."""
    here = state.where[ARAGORN]
    if LAST_BATTLE not in state.hands[seat] or not state.hidden:
        return NOBODY, NOBODY
    if here < 0 or here >= REGION_COUNT or not state.strength[here]:
        return NOBODY, NOBODY
    if NATION_OF_REGION[here] not in NATIONS_OF[FREE]:
        return NOBODY, NOBODY
    for there in NEIGHBOURS[here]:
        if (
            NATION_OF_REGION[there] not in NATIONS_OF[FREE]
            and not state.strength[PLACES * SHADOW + there]
        ):
            return here, there
    return NOBODY, NOBODY


def _abroad(state: WotrState, seat: int) -> bool:
    return way_abroad(state, seat)[0] != NOBODY


def hour(state: WotrState, seat: int) -> int:
    """A card in hand whose hour has come: it brings the heir home, or a die for him who may enter play,
    or the Eye looks at the King. -1 if there is none."""
    card = heirs_card(state, seat)
    if card != NOBODY:
        return card
    held = state.hands[seat]
    waits = len(upgrade_places(state, ARAGORN)) + len(upgrade_places(state, GANDALF_WHITE))
    if MIRROR in held and waits and state.dice[CHARACTER] > 1 and not state.dice[WILL]:
        return MIRROR
    last = EVENTS[LAST_BATTLE]
    if LAST_BATTLE in held and state.hidden and last is not None and last.playable(state):
        return LAST_BATTLE
    return NOBODY


def faces(state: WotrState, seat: int) -> list[int]:
    """The dice that are used before others: those for the King's march, or for its card."""
    if hour(state, seat) == LAST_BATTLE:
        return [EVENT, MUSTER_ARMY, CARDS[LAST_BATTLE].icon]
    if state.unused_dice(FREE) > 1 and _abroad(state, seat):
        return [MUSTER_ARMY, ARMY]
    return []


def pays(decision: Decision, card: int) -> bool:
    """Whether the die about which is asked can play a card."""
    step = decision.step
    assert isinstance(step, ChooseAction)
    icon = CARDS[card].icon
    return step.face in (EVENT, icon) or (step.face == MUSTER_ARMY and icon in (MUSTER, ARMY))


def called(state: WotrState, decision: Decision) -> Option | None:
    """What a die is used for before all else: for the heir, or for the last battle."""
    options = decision.options
    seat = decision.seat
    if ACTION["separate"] in options and heir_may_go(state):
        return ACTION["separate"]
    card = hour(state, seat)
    if ACTION["event"] in options and card != NOBODY and pays(decision, card):
        return ACTION["event"]
    if (
        ACTION["move"] in options
        and state.unused_dice(FREE) > 1
        and way_abroad(state, seat)[0] != NOBODY
    ):
        # There is a die left to play the card with.
        return ACTION["move"]
    return None


def events(state: WotrState, decision: Decision) -> list[Option]:
    """Which event is played: the one whose hour has come, or any."""
    card = hour(state, decision.seat)
    if card != NOBODY and PLAY[card] in decision.options:
        return [PLAY[card]]
    return decision.options


def travellers(state: WotrState, decision: Decision) -> list[Option]:
    """Who goes far away by a card: the heir if he can come home, and each to where he is called."""
    group: tuple[int, ...] = getattr(decision.step, "group", ())
    if group:
        return [GO] if GO in decision.options else [companion_goes(state, decision)]
    heir = GROUP[STRIDER]
    if heir in decision.options and state.where[ARAGORN] == NOT_YET:
        return [heir]
    return decision.options


def march_abroad(state: WotrState, decision: Decision) -> Option | None:
    """The march to the last battle, if it is its hour."""
    start, end = way_abroad(state, decision.seat)
    for option in decision.options:
        if option.verb == "move" and option.args == (start, end):
            return option
    return None


def keeping(state: WotrState, card: int) -> int:
    """What a card in hand is worth to be kept, by those who can wait."""
    return hand.keeping(state, card) + (WAITING if card in PATIENCE else 0)


def least(state: WotrState, decision: Decision) -> Option:
    """The option that names the card which is missed least."""
    return hand.least_by(state, decision, keeping)


def fight_with(state: WotrState, decision: Decision) -> Option:
    """A combat card that can be spared."""
    return hand.fight_by(state, decision, keeping)


def separates(state: WotrState, decision: Decision) -> list[Option]:
    """Who might leave the company, and where he is wanted; Boromir goes home with the heir."""
    step = decision.step
    group: tuple[int, ...] = getattr(step, "group", ())
    if not group:
        return [GROUP[STRIDER]] if heir_may_go(state) else decision.options
    home = WITH[BOROMIR]
    if group == (STRIDER,) and home in decision.options and STEWARDS in state.hands[decision.seat]:
        return [home]
    return [companion_goes(state, decision)]


def enter(state: WotrState, decision: Decision) -> Option:
    """Gandalf the White comes to Fangorn, if the Ents are to be woken."""
    if TO[FANGORN] in decision.options and holds_ents(state, decision.seat):
        return TO[FANGORN]
    return people.enter(state, decision)
