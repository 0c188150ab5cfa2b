"""Guide 14, A65: what the clockwork chooses where a card leaves something to the Shadow."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import (
    ARAGORN,
    ARMY,
    BOROMIR,
    CARD_IDS,
    CHARACTER,
    CHARACTERS,
    EVENT,
    FIGURES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    IS_HAVEN,
    IS_STRONGHOLD,
    LEGOLAS,
    MERIADOC,
    MUSTER,
    MUSTER_ARMY,
    NATION_OF,
    NEIGHBOURS,
    PEREGRIN,
    REGION_COUNT,
    SHADOW,
    STRIDER,
    is_elite,
)
from mathom.games.wotr.cards.parts.combat_conditions import battle_of
from mathom.games.wotr.cards.parts.flying import nazgul_in, nazgul_of_army
from mathom.games.wotr.cards.parts.pursuit import spell_targets
from mathom.games.wotr.clockwork.aims import gathering_places, seen_dice
from mathom.games.wotr.clockwork.figures import room
from mathom.games.wotr.clockwork.lines import FROM_MORDOR
from mathom.games.wotr.clockwork.measures import size
from mathom.games.wotr.clockwork.ties import card_in_sight, one_character, one_nation, one_of
from mathom.games.wotr.options import DIE, DISCARD, DONE, TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import dice_to_roll

ELIMINATION: Final = [
    GANDALF_WHITE,
    ARAGORN,
    GANDALF_GREY,
    STRIDER,
    BOROMIR,
    LEGOLAS,
    GIMLI,
    MERIADOC,
    PEREGRIN,
]
"""Who is struck first."""
EYES_FIRST: Final = [EVENT, CHARACTER, MUSTER, ARMY, MUSTER_ARMY]
"""Which dice become Eyes."""
MITHRIL_COAT: Final = CARD_IDS.index("mithril-coat-and-sting")
MOST_EYES: Final = 3


def silenced(options: list[Option]) -> Option:
    """The companion who comes first (A20)."""
    return min(options, key=lambda option: ELIMINATION.index(option.args[0]))


def struck(state: WotrState, options: list[Option]) -> Option:
    """A Companion with the highest Leadership; a Leader only if there is no Companion."""
    slain = [option.args[0] for option in options if option.verb == "slay"]
    people = [index - FIGURES for index in slain if index >= FIGURES]
    if not people:
        return _of_a_nation(state, [option for option in options if option.verb == "slay"])
    most = max([CHARACTERS[one].leadership for one in people])
    found = one_character(state, [one for one in people if CHARACTERS[one].leadership == most])
    return next(iter([option for option in options if option.args == (FIGURES + found,)]))


def fallen(state: WotrState, options: list[Option]) -> Option:
    """The guide does not choose between leaders of several nations."""
    return _of_a_nation(state, options)


def _of_a_nation(state: WotrState, options: list[Option]) -> Option:
    """Figures of several nations that are as good: chance names the nation."""
    nation = one_nation(state, sorted({NATION_OF[option.args[0]] for option in options}))
    return next(iter([option for option in options if NATION_OF[option.args[0]] == nation]))


def disheartened(state: WotrState, options: list[Option]) -> Option:
    """The guide does not choose between nations."""
    nation = one_nation(state, [option.args[0] for option in options])
    return next(iter([option for option in options if option.args[0] == nation]))


def sent_home(state: WotrState, options: list[Option]) -> Option:
    """Elites stay as long as they can (A65); of the others, the nation that loses most is by chance."""
    fewest = min([_elites(option) for option in options])
    able = [option for option in options if _elites(option) == fewest]
    if len(able) == 1:
        return able[0]
    nation = one_nation(state, sorted({NATION_OF[what] for o in able for what in o.args[::2]}))
    return max(able, key=lambda option: _of(option, nation))


def _elites(option: Option) -> int:
    pairs = zip(option.args[::2], option.args[1::2], strict=True)
    return sum([count for what, count in pairs if is_elite(what)])


def _of(option: Option, nation: int) -> int:
    pairs = zip(option.args[::2], option.args[1::2], strict=True)
    return sum([count for what, count in pairs if NATION_OF[what] == nation])


def given_up(state: WotrState, options: list[Option]) -> Option:
    """As many dice as the enemy has but one, and at least one (A64)."""
    battle = battle_of(state)
    who = battle.who(FREE)
    wanted = max(1, dice_to_roll(state, battle, who) - 1)
    return options[min(wanted, len(options)) - 1]


def next_eye(state: WotrState, left: int) -> Option:
    """As many Eyes as the Free Peoples have dice to be seen, three at most."""
    if MOST_EYES - left >= seen_dice(state):
        return DONE
    for face in EYES_FIRST:
        if state.dice[len(DIE) * SHADOW + face]:
            return DIE[face]
    return DONE


def casters(state: WotrState, options: list[Option]) -> Option:
    """The army with most Nazgul; then whose target is best."""
    best = max([_spell(state, option.args[0]) for option in options])
    pool = [option.args[0] for option in options if _spell(state, option.args[0]) == best]
    return TO[one_of(state, pool)]


def _spell(state: WotrState, here: int) -> tuple[int, tuple[bool, int]]:
    return nazgul_of_army(state, here), max([_victim(state, at) for at in spell_targets(state, here)])


def spellbound(state: WotrState, options: list[Option]) -> Option:
    """An army in a City or Stronghold; then the largest."""
    best = max([_victim(state, option.args[0]) for option in options])
    pool = [option.args[0] for option in options if _victim(state, option.args[0]) == best]
    return TO[one_of(state, pool)]


def _victim(state: WotrState, here: int) -> tuple[bool, int]:
    return IS_HAVEN[here], size(state, army_place(state, here, FREE), FREE, defending=True)


def driven(state: WotrState, options: list[Option]) -> Option:
    """Farther from Mordor; then where the Hunt re-rolls most; then far from the Free Peoples' havens."""
    havens = from_havens(state)
    marks = [(FROM_MORDOR[o.args[0]], _rerolls(state, o.args[0]), havens[o.args[0]]) for o in options]
    best = max(marks)
    pool = [option.args[0] for option, mark in zip(options, marks, strict=True) if mark == best]
    return TO[one_of(state, pool)]


def _rerolls(state: WotrState, here: int) -> int:
    army = state.units(army_place(state, here, SHADOW), SHADOW) > 0
    stronghold = IS_STRONGHOLD[here] and state.owner[here] == SHADOW
    return int(army) + int(stronghold) + int(nazgul_in(state, here) > 0)


def from_havens(state: WotrState) -> list[int]:
    """How far each region is from the nearest City or Stronghold of the Free Peoples."""
    found = [REGION_COUNT] * REGION_COUNT
    now = [at for at in range(REGION_COUNT) if IS_HAVEN[at] and state.owner[at] == FREE]
    away = 0
    while now:
        for place in now:
            found[place] = away
        away += 1
        now = sorted({next for place in now for next in NEIGHBOURS[place] if found[next] > away})
    return found


def worn_down(state: WotrState, options: list[Option]) -> Option:
    """The Mithril Coat, another card on the table, or one of the hand (A22)."""
    if DISCARD[MITHRIL_COAT] in options:
        return DISCARD[MITHRIL_COAT]
    cards = [option.args[0] for option in options if option.verb == "discard" and option.args[0] >= 0]
    if len(cards) > 1:
        return DISCARD[card_in_sight(state, cards)]
    return options[0]


def gathered(state: WotrState, options: list[Option]) -> Option:
    """Where the guide has the Dunlendings gather (A27)."""
    return TO[one_of(state, gathering_places(state))]


def following(state: WotrState, end: int, named: tuple[int, ...], options: list[Option]) -> Option:
    """As many as find room, Elites first."""
    if sum(named[:FIGURES]) >= room(state, end) or options[0].verb != "take":
        return DONE
    return sorted([o for o in options if o.verb == "take"], key=lambda o: not is_elite(o.args[0]))[0]


def elites_first(state: WotrState, options: list[Option]) -> Option:
    """Elites as long as there are any (A65)."""
    elites = [option for option in options if option.args and is_elite(option.args[0])]
    found = elites or [option for option in options if option.args]
    figure = _of_a_nation(state, found).args[0]
    found = [option for option in found if option.args[0] == figure]
    if len(found) == 1:
        return found[0]
    here = one_of(state, [option.args[1] for option in found])
    return next(iter([option for option in found if option.args[1] == here]))
