"""Guide 6-8, 10, 11: the clockwork's action dice, kind by kind, and what it does with each."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.games.wotr import codecs
from mathom.games.wotr.box import (
    ARMY,
    CARD_IDS,
    CHARACTER,
    CHARACTER_DECK,
    DECKS,
    EVENT,
    FACE_COUNT,
    FACES,
    MUSTER,
    MUSTER_ARMY,
    NAZGUL,
    NOBODY,
    REGION_IDS,
    REGION_OF,
    SHADOW,
    STRATEGY_DECK,
    region,
)
from mathom.games.wotr.cards.parts.flying import nazgul_with_fellowship
from mathom.games.wotr.clockwork.attacking import attack, chances, largest, led
from mathom.games.wotr.clockwork.cards import Trial
from mathom.games.wotr.clockwork.drawing import cards_held, draw, look_at_all, scarcer_deck
from mathom.games.wotr.clockwork.explain import say
from mathom.games.wotr.clockwork.figures import (
    add,
    available,
    by_number,
    elite,
    most_numerous,
    raise_to_elite,
    regular,
    room,
)
from mathom.games.wotr.clockwork.march import any_moves, first_to_move, line_rolled, march
from mathom.games.wotr.clockwork.mustering import NAZGUL_TOWERS, add_nazgul, holds, muster
from mathom.games.wotr.clockwork.nazgul import (
    may_join_fellowship,
    move_mouth,
    move_nazgul,
    would_change,
)
from mathom.games.wotr.clockwork.ties import die
from mathom.games.wotr.deeds import EVENTS, Lasting
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.dice import ACTIONS_RULE

ORDER_OF_DICE: Final = [CHARACTER, MUSTER_ARMY, MUSTER, EVENT, ARMY]
"""All dice of one kind are used before the next (guide 6)."""
FEW_CARDS: Final = 3
"""With no more than these an Event die draws."""
BARRIERS: Final = [
    (
        CARD_IDS.index("a-power-too-great"),
        [region("lorien"), region("rivendell"), region("grey-havens")],
    ),
    (CARD_IDS.index("the-power-of-tom-bombadil"), [region("the-shire")]),
]
"""Cards that keep the clockwork from an attack, and where (guide 11.1, 11.2; A13)."""


def next_die(state: WotrState) -> int:
    """The die that is used next."""
    return next(iter([face for face in ORDER_OF_DICE if state.dice[FACE_COUNT * SHADOW + face]]))


class UseDie(Step[WotrState]):
    """One die is used by its list: the first entry that is possible."""

    rule = ACTIONS_RULE
    fields = {"face": codecs.FACE}

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def run(self, state: WotrState) -> Decision | None:
        say(state, "clockwork_takes", {"die": FACES[self.face], "reason": FACES[self.face]})
        state.dice[FACE_COUNT * SHADOW + self.face] -= 1
        if self.face == CHARACTER:
            use_character(state)
        elif self.face == MUSTER:
            use_muster(state, MUSTER)
        elif self.face == EVENT:
            use_event(state)
        else:
            use_army(state, self.face)
        return None


def entry(state: WotrState, face: int, number: int, reason: str = "") -> None:
    """Say which entry of a die's list it is: those before it are not possible."""
    chapter = FACES[ARMY] if face == MUSTER_ARMY else FACES[face]
    told: dict[str, str | int] = {"die": FACES[face], "entry": f"{chapter}-{number}"}
    say(state, "clockwork_die", {**told, "reason": reason})


def to_hunt_box(state: WotrState, face: int) -> None:
    """There is nothing else to do with the die."""
    state.hunt_box[SHADOW] += 1
    say(state, "clockwork_to_box", {"die": FACES[face]})


# -- 7: the Character die ------------------------------------------------------------------------


def use_character(state: WotrState) -> None:
    """The Nazgul search, a card, an attack, the Nazgul move, new Nazgul, the Hunt Box."""
    if may_join_fellowship(state) and not nazgul_with_fellowship(state):
        entry(state, CHARACTER, 1)
        move_nazgul(state)
        move_mouth(state)
        return
    reason = "there" if nazgul_with_fellowship(state) else "closed"
    trial = Trial(state, CHARACTER)
    trial.try_deck(CHARACTER_DECK)
    trial.put_away()
    if trial.card != NOBODY:
        entry(state, CHARACTER, 2, reason)
        trial.play()
        return
    battles = led(state, chances(state))
    if battles:
        # Said before chance may be asked which of them it is.
        entry(state, CHARACTER, 3, reason)
        attack(state, largest(state, battles))
    elif would_change(state):
        entry(state, CHARACTER, 4)
        move_nazgul(state)
        move_mouth(state)
    elif available(state, NAZGUL) and any([holds(state, tower) for tower in NAZGUL_TOWERS]):
        entry(state, CHARACTER, 5)
        add_nazgul(state)
    else:
        entry(state, CHARACTER, 6)
        to_hunt_box(state, CHARACTER)


# -- 9: the Muster die ---------------------------------------------------------------------------


def use_muster(state: WotrState, face: int) -> None:
    """A roll says where troops come."""
    roll = die(state, "muster")
    told: dict[str, str | int] = {"die": FACES[face], "rolls": str(roll)}
    say(state, "clockwork_muster", {**told, "reason": f"roll-{roll}"})
    muster(state, roll)


# -- 10: the Event die ---------------------------------------------------------------------------


def use_event(state: WotrState) -> None:
    """With few cards it draws; else a Character card, a Strategy card, the Hunt Box."""
    if cards_held(state) <= FEW_CARDS:
        entry(state, EVENT, 1)
        draw(state, scarcer_deck(state))
        return
    trial = Trial(state, EVENT)
    trial.try_deck(CHARACTER_DECK)
    number = 2
    if trial.card == NOBODY:
        trial.try_deck(STRATEGY_DECK)
        number = 3
    trial.put_away()
    if trial.card != NOBODY:
        entry(state, EVENT, number)
        trial.play()
    else:
        entry(state, EVENT, 4)
        to_hunt_box(state, EVENT)


# -- 11, 8: the Army die, and the die that musters too -------------------------------------------


def use_army(state: WotrState, face: int) -> None:
    """A card is removed that bars the way, an attack, a line moves; else it is a Muster die."""
    for number, (card, regions) in enumerate(BARRIERS):
        if barred_by(state, card, regions, face):
            entry(state, face, number + 1)
            _barrier(card).end(state, SHADOW, face)
            return
    battles = chances(state)
    if battles:
        entry(state, face, 3)
        found = largest(state, battles)
        if face == MUSTER_ARMY:
            add_to_army(state, found.start)
        attack(state, found)
        return
    if any_moves(state):
        entry(state, face, 4)
        line = line_rolled(state)
        if face == MUSTER_ARMY:
            add_to_army(state, first_to_move(state, line))
        march(state, line)
    else:
        entry(state, face, 5)
        use_muster(state, face)


def barred_by(state: WotrState, card: int, regions: list[int], face: int) -> bool:
    """Whether an attack would be made but for a card that it can pay to remove (A13)."""
    if card not in state.table:
        return False
    if not any([REGION_OF[one.target] in regions for one in chances(state, ignoring_cards=True)]):
        return False
    for deck in range(len(DECKS)):
        look_at_all(state, deck)
    return _barrier(card).can_be_ended(state, SHADOW, face)


def _barrier(card: int) -> Lasting:
    found = EVENTS[card]
    assert isinstance(found, Lasting)
    return found


def add_to_army(state: WotrState, place: int) -> None:
    """A Regular, or a Regular turned into an Elite, or a Nazgul (guide 8, A10)."""
    nations = by_number(state, place)
    here = REGION_IDS[REGION_OF[place]]
    if room(state, place):
        say(state, "clockwork_adds", {"region": here, "reason": "regular"})
        add(state, place, regular(most_numerous(state, place, nations)))
        return
    able = [
        nation
        for nation in nations
        if state.count(place, regular(nation)) and available(state, elite(nation))
    ]
    if able:
        say(state, "clockwork_adds", {"region": here, "reason": "elite"})
        raise_to_elite(state, place, most_numerous(state, place, able))
        return
    if available(state, NAZGUL):
        say(state, "clockwork_adds", {"region": here, "reason": "nazgul"})
        add(state, place, NAZGUL)
