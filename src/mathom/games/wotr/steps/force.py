"""Dividing an army (p. 27-28): who goes, who stays, chosen figure by figure.

The player takes everybody at once (`all`), or names those who go (`take ... take ... go`), or names
those who stay (`leave ... leave ... go`). Every option can be completed to a legal force, so nobody
gets stuck, and none takes a choice back, so every choosing comes to an end.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr.armies import CHARACTER_BITS, commanded, force_at, force_counted
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_COUNT,
    FIGURES,
    FREE,
    ISENGARD_ELITE,
    LEADER,
    NATION_OF,
    NAZGUL,
    NOBODY,
    PLACE_IDS,
    REGION_IDS,
    REGION_OF,
    SARUMAN,
    SHADOW,
    SOUTHRON_ELITE,
    UNIT_KINDS,
)
from mathom.games.wotr.command import keeps_control, leads, partners, shares
from mathom.games.wotr.options import ALL, GO, LEAVE, TAKE
from mathom.games.wotr.questions import FightOdds, NamingForce
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.alone import (
    ALONE,
    fresh,
    limited,
    several,
    tired_in,
    unit_nations,
    without_tired,
)
from mathom.games.wotr.why import because, place_name

SPLIT: Final = Rule("wotr", "split", 27)
MIXED: Final = Rule("wotr", "mixed", 46)
NOBODY_YET: Final = (0,) * (FIGURES + 1)
UNLIMITED: Final = 99

OPEN: Final = 0
TAKING: Final = 1
LEAVING: Final = 2
MODES: Final = ["open", "taking", "leaving"]


@final
class Tally:
    """What matters of a force: its units, its leaders, and those who may not stay without a unit."""

    __slots__ = ("leaders", "leading_units", "needy", "units")

    def __init__(self) -> None:
        self.units = 0
        self.leaders = 0
        """Leaders and characters who can lead it for a Character die."""
        self.leading_units = 0
        """The units among them: Saruman's elites, while he is in play."""
        self.needy = 0

    def add(self, other: Tally, sign: int) -> Tally:
        """This and the other together, or without the other."""
        new = Tally()
        new.units = self.units + sign * other.units
        new.leaders = self.leaders + sign * other.leaders
        new.leading_units = self.leading_units + sign * other.leading_units
        new.needy = self.needy + sign * other.needy
        return new


class ChooseForce(Step[WotrState]):
    """Choose a part of the army in a place. Subclasses say who may go, how many, and what they do."""

    rule = SPLIT
    kind = "force"

    purpose: ClassVar[str] = "card"
    """What the force does: "march", "attack", "advance", or what a card says."""
    attacking: ClassVar[int] = 0
    """1 if the force attacks: then nobody stays behind without a unit, and Saruman may lead."""

    side: int
    start: int
    mode: int
    named: tuple[int, ...]
    """Those who were named so far: they go or they stay, by the mode."""

    # -- what subclasses say ---------------------------------------------------------------------

    def may_go(self, state: WotrState) -> list[int]:
        """Everybody who could be part of the force."""
        raise NotImplementedError

    def everybody(self, state: WotrState) -> list[int]:
        """Everybody who is there, whether he may go or not."""
        return force_at(state, self.start, self.side)

    def in_command(self, state: WotrState) -> list[int]:
        """Those of them whom the player who is asked commands."""
        return commanded(state, self.start, self.side, self.attacking == 1)

    def room(self, state: WotrState) -> int:
        """How many units the force may have."""
        return UNLIMITED

    def goes_to(self) -> int:
        """Where the force goes or attacks, if that is known."""
        return NOBODY

    def leader_needed(self) -> bool:
        """Whether somebody must lead it."""
        return False

    def again(self, mode: int, named: tuple[int, ...]) -> ChooseForce:
        """The same question with more figures named."""
        raise NotImplementedError

    def go(self, state: WotrState, force: tuple[int, ...]) -> None:
        """The force is complete."""
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------

    def run(self, state: WotrState) -> Decision | None:
        pool = self.may_go(state)
        if self.mode == OPEN and _alone(pool):
            self.go(state, tuple(pool))
            return None
        left = minus(pool, list(self.named))
        army = self.tally(state, self.everybody(state))
        available = self.tally(state, pool)
        named = self.tally(state, list(self.named))
        force = named if self.mode == TAKING else available.add(named, -1)
        room = self.room(state)
        options: list[Option] = []
        if self.valid(force, army, room):
            options.append(ALL if self.mode == OPEN else GO)
        for index in _members(left):
            one = self.tally_one(state, index)
            if self.mode != LEAVING and self.completable(named.add(one, 1), available, army, room):
                options.append(TAKE[index])
            if self.mode != TAKING and self.trimmable(force.add(one, -1), army, room):
                options.append(LEAVE[index])
        if state.players > 2 and shares(state, pool, state.speaks[self.side])[2]:
            options = [one for one in options if self.keeps_command(state, pool, one)]
        if self.must_rest(state, pool):
            options = [one for one in options if self.rests(state, army, pool, one)]
        return state.ask(self, self.side, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        named = list(self.named)
        if option.verb == "all":
            self.go(state, tuple(self.may_go(state)))
        elif option.verb == "go" and self.mode == LEAVING:
            self.go(state, tuple(minus(self.may_go(state), named)))
        elif option.verb == "go":
            self.go(state, self.named)
        else:
            mode = TAKING if option.verb == "take" else LEAVING
            state.push(self.again(mode, tuple(_with(named, option.args[0]))))

    # -- what is legal ---------------------------------------------------------------------------

    def tally(self, state: WotrState, force: list[int]) -> Tally:
        """Count a force."""
        tally = Tally()
        tally.units = sum(force[:UNIT_KINDS])
        if state.where[SARUMAN] >= 0:
            tally.leading_units = force[ISENGARD_ELITE]
            if state.players > 2 and partners(state, SHADOW):
                tally.leading_units += force[SOUTHRON_ELITE]
        people = sum(force[LEADER:CHARACTER_BITS])
        characters = force[CHARACTER_BITS]
        saruman_too = characters >> SARUMAN & 1
        count = characters.bit_count()
        tally.leaders = people + count + tally.leading_units
        if self.attacking:
            tally.needy = people + count
        else:
            tally.leaders -= saruman_too
            tally.needy = people - force[NAZGUL] if self.side == FREE else 0
        return tally

    def tally_one(self, state: WotrState, index: int) -> Tally:
        """Count one figure or character."""
        tally = Tally()
        if index < UNIT_KINDS:
            tally.units = 1
            if state.where[SARUMAN] >= 0 and (
                index == ISENGARD_ELITE or (index == SOUTHRON_ELITE and partners(state, SHADOW))
            ):
                tally.leaders = tally.leading_units = 1
        elif self.attacking:
            tally.leaders = tally.needy = 1
        else:
            tally.leaders = 0 if index == FIGURES + SARUMAN else 1
            tally.needy = 1 if LEADER <= index < NAZGUL else 0
        return tally

    def valid(self, force: Tally, army: Tally, room: int) -> bool:
        """Whether the force may go as it is."""
        if force.units == 0 or force.units > room:
            return False
        if self.leader_needed() and force.leaders == 0:
            return False
        return army.units > force.units or army.needy == force.needy

    def trimmable(self, force: Tally, army: Tally, room: int) -> bool:
        """Whether leaving more of the force behind can make it valid (or it already is)."""
        if force.units == 0 or room == 0:
            return False
        if self.leader_needed() and force.leaders == 0:
            return False
        return force.units > 1 or army.units > force.units or army.needy == force.needy

    def completable(self, force: Tally, available: Tally, army: Tally, room: int) -> bool:
        """Whether taking more of those who are available can make the force valid (or it is)."""
        if force.units > room:
            return False
        if (
            self.leader_needed()
            and force.leaders == 0
            and force.units == room
            and available.leaders == available.leading_units
        ):
            return False
        # If the last unit goes, all who could not stay alone must be able to go with it.
        return army.units > force.units or army.needy == available.needy

    def possible(self, state: WotrState, going: list[int]) -> bool:
        """Whether there is any legal force among these, given room for one unit."""
        if state.players > 2 and shares(state, going, state.speaks[self.side])[2]:
            return self.commandable(state, list(NOBODY_YET), going)
        everybody = self.everybody(state)
        army = self.tally(state, everybody)
        if self.must_rest(state, going):
            return self.can_rest(state, army, list(NOBODY_YET), going)
        force = army if going == everybody else self.tally(state, going)
        return self.trimmable(force, army, 1)

    # -- partners (p. 46) ------------------------------------------------------------------------

    def keeps_command(self, state: WotrState, pool: list[int], option: Option) -> bool:
        """Whether he who divides a mixed army can, after an option, still command those who go."""
        named = list(self.named)
        if option.verb == "all":
            return keeps_control(state, pool, state.speaks[self.side])
        if option.verb == "go":
            force = named if self.mode == TAKING else minus(pool, named)
            return keeps_control(state, force, state.speaks[self.side])
        named = _with(named, option.args[0])
        if option.verb == "take":
            return self.commandable(state, named, minus(pool, named))
        return self.commandable(state, list(NOBODY_YET), minus(pool, named))

    def commandable(self, state: WotrState, named: list[int], left: list[int]) -> bool:
        """Whether those named and some of those left make a force that he commands, and that may go."""
        seat = state.speaks[self.side]
        going, others = self.tally(state, named), self.tally(state, left)
        if self.leader_needed() and going.leaders == 0 and others.leaders == others.leading_units:
            # Only a unit can lead it, and it may be the partner's.
            leading = [elite for elite in leading_elites(state) if left[elite]] if others.leaders else []
            tried = [(_with(named[:], elite), _without(left[:], elite)) for elite in leading]
            return any([self.commandable(state, with_him, rest) for with_him, rest in tried])
        own, elites, theirs, their_elites = shares(state, named, seat)
        spare, spare_elites, _, _ = shares(state, left, seat)
        # As few of his own as are needed: of them, elites first.
        more = max(theirs - own, 0 if going.units else 1)
        if own + more == theirs:
            edge = elites + min(more, spare_elites) - their_elites
            if edge < 0 or (edge == 0 and not leads(state, seat)):
                more += 1
        units = going.units + more
        if more > spare or units > self.room(state):
            return False
        army = self.tally(state, self.everybody(state))
        return units < army.units or going.needy + others.needy == army.needy

    # -- alone (p. 46) ---------------------------------------------------------------------------

    def must_rest(self, state: WotrState, force: list[int]) -> bool:
        """Whether his last action keeps some of these from acting alone; to advance is no action."""
        if state.last is None or self.purpose == "advance" or not limited(state, self.side):
            return False
        return tired_in(state, force)

    def rests(self, state: WotrState, army: Tally, pool: list[int], option: Option) -> bool:
        """Whether, after an option, the force can still be one that may act."""
        named = list(self.named)
        if option.verb in ("all", "go"):
            force = pool if self.mode == OPEN else minus(pool, named)
            return fresh(state, named if self.mode == TAKING else force)
        named = _with(named, option.args[0])
        left = minus(pool, named)
        return self.can_rest(state, army, named if option.verb == "take" else list(NOBODY_YET), left)

    def can_rest(self, state: WotrState, army: Tally, named: list[int], left: list[int]) -> bool:
        """Whether those named and some of those left make a force that may act: several nations, or one
        that the last action was not on."""
        going = self.tally(state, named)
        nations = unit_nations(named)
        if several(nations | unit_nations(left)):
            more = 2 if nations == 0 else 0 if several(nations) else 1
            if self._can_be(state, army, going, self.tally(state, left), more):
                return True
        if several(nations) or tired_in(state, named):
            return False
        others = self.tally(state, without_tired(state, left))
        more = 0 if nations else 1
        return others.units >= more and self._can_be(state, army, going, others, more)

    def _can_be(self, state: WotrState, army: Tally, going: Tally, others: Tally, more: int) -> bool:
        """Whether there is room for so many more, and nobody is without a leader or left alone."""
        units = going.units + more
        if units > self.room(state) or (self.leader_needed() and going.leaders + others.leaders == 0):
            return False
        return units < army.units or going.needy + others.needy == army.needy

    # -- why not ---------------------------------------------------------------------------------

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb not in ("all", "go", "take", "leave"):
            return None
        here = place_name(self.start)
        if option.verb in ("all", "go"):
            return self._why_not_go(state, option.verb)
        if self.mode == TAKING and option.verb == "leave":
            return because(SPLIT, "taking")
        if self.mode == LEAVING and option.verb == "take":
            return because(SPLIT, "leaving")
        if not _has(self.everybody(state), option.args[0]):
            return because(SPLIT, "not-there", region=here)
        pool = self.may_go(state)
        if not _has(pool, option.args[0]):
            if state.players > 2 and not _has(self.in_command(state), option.args[0]):
                return because(MIXED, "not-commanded", region=here)
            return because(SPLIT, "may-not-go")
        if not _has(minus(pool, list(self.named)), option.args[0]):
            return because(SPLIT, "named-all")
        army = self.tally(state, self.everybody(state))
        if self.must_rest(state, pool) and not self.rests(state, army, pool, option):
            return because(ALONE, "tired-army")
        shared = state.players > 2 and shares(state, pool, state.speaks[self.side])[2] > 0
        if shared and not self.keeps_command(state, pool, option):
            return because(MIXED, "lose-command")
        return because(SPLIT, option.verb)

    def _why_not_go(self, state: WotrState, verb: str) -> Reason:
        """What is wrong with the force as it is; or whether it is said otherwise."""
        force = self.force(state)
        going, army = self.tally(state, force), self.tally(state, self.everybody(state))
        if self.valid(going, army, self.room(state)):
            if self.must_rest(state, force) and not fresh(state, force):
                return because(ALONE, "tired-army")
            if state.players > 2 and not keeps_control(state, force, state.speaks[self.side]):
                return because(MIXED, "lose-command")
            return because(SPLIT, "all-first" if verb == "go" else "go-now")
        if going.units == 0:
            return because(SPLIT, "no-unit")
        if going.units > self.room(state):
            return because(SPLIT, "room", count=self.room(state))
        if self.leader_needed() and going.leaders == 0:
            return because(SPLIT, "leader", region=place_name(self.start))
        return because(SPLIT, "alone")

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        region = Text(f"wotr-region-{REGION_IDS[REGION_OF[self.start]]}")
        return {"region": region, "mode": MODES[self.mode]}

    def about(self, state: WotrState, seat: int) -> Question | None:
        card: int = getattr(self, "card", NOBODY)
        room = self.room(state)
        end = self.goes_to()
        return NamingForce(
            why=self.purpose,
            card=None if card == NOBODY else CARD_IDS[card],
            start=PLACE_IDS[self.start],
            end=None if end == NOBODY else PLACE_IDS[end],
            mode=MODES[self.mode],
            named=force_counted(self.named),
            may_go=force_counted(tuple(self.may_go(state))),
            room=None if room == UNLIMITED else room,
            leader=self.leader_needed(),
            odds=self.odds(state),
        )

    def odds(self, state: WotrState) -> FightOdds | None:
        """How its attack would end, if it attacks."""
        return None

    def force(self, state: WotrState) -> list[int]:
        """Those who would go if no more were named."""
        if self.mode == TAKING:
            return list(self.named)
        return minus(self.may_go(state), list(self.named))


def minus(force: list[int], part: list[int]) -> list[int]:
    """A force without a part of it."""
    left = [count - gone for count, gone in zip(force, part, strict=True)]
    left[CHARACTER_BITS] = force[CHARACTER_BITS] & ~part[CHARACTER_BITS]
    return left


def _members(force: list[int]) -> list[int]:
    """The figures of which a force has any, and its characters after them."""
    members = [figure for figure in range(FIGURES) if force[figure] > 0]
    characters = force[CHARACTER_BITS]
    if characters:
        members += [FIGURES + c for c in range(CHARACTER_COUNT) if characters >> c & 1]
    return members


def _has(force: list[int], index: int) -> bool:
    if index < FIGURES:
        return force[index] > 0
    return force[CHARACTER_BITS] >> (index - FIGURES) & 1 == 1


def _with(force: list[int], index: int) -> list[int]:
    if index < FIGURES:
        force[index] += 1
    else:
        force[CHARACTER_BITS] |= 1 << (index - FIGURES)
    return force


def _without(force: list[int], index: int) -> list[int]:
    force[index] -= 1
    return force


def leading_elites(state: WotrState) -> list[int]:
    """The units that lead too while Saruman is in play: where two share the Shadow, Southrons as well
    (p. 46)."""
    if state.where[SARUMAN] < 0:
        return []
    if state.players > 2 and partners(state, SHADOW):
        return [ISENGARD_ELITE, SOUTHRON_ELITE]
    return [ISENGARD_ELITE]


def _alone(pool: list[int]) -> bool:
    """One single figure: there is nothing to divide."""
    return sum(pool[:FIGURES]) == 1 and pool[CHARACTER_BITS] == 0


def without_neutrals(state: WotrState, force: list[int], home: int) -> list[int]:
    """A force without the figures of nations not at war, but for those whose home it is (p. 35)."""
    for figure in range(NAZGUL):
        if force[figure]:
            nation = NATION_OF[figure]
            if nation != home and not state.at_war(nation):
                force[figure] = 0
    return force
