"""The odds of a battle fought to its end: nobody plays a card, nobody retreats, withdraws or ceases.

Hits are taken one by one so that the army keeps its dice as long as it can, then its elites. Whoever
storms a stronghold goes on as long as there is an elite to pay for another round (p. 32).
"""

from __future__ import annotations

from typing import Final, final

from mathom.games.wotr.battle import ATTACKER, DEFENDER, SIEGE, Battle
from mathom.games.wotr.box import (
    CHARACTER_BITS,
    CHARACTERS,
    FREE,
    GANDALF_WHITE,
    LEADER,
    MOST_DICE,
    NAZGUL,
    UNITS_OF,
    WITCH_KING,
    is_elite,
)
from mathom.games.wotr.odds.rolls import Odds, with_rerolls
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.battle import hits, to_hit
from mathom.games.wotr.steps.force import leading_elites

MOST_KNOWN: Final = 20_000
"""So many stages of battles are remembered."""

Units = tuple[int, ...]
"""The units of an army, four numbers for each of its nations: regulars, elites, regulars that fell
before, and regulars that wait as reinforcements. The last two can take the place of an elite (p. 30)."""


@final
class Host:
    """What does not change of an army in a battle: who leads it."""

    __slots__ = ("captains", "fewer", "leaders", "of_saruman", "side")

    def __init__(
        self, side: int, captains: int, leaders: int, of_saruman: tuple[int, ...], fewer: int
    ) -> None:
        self.side: Final = side
        self.captains: Final = captains
        self.leaders: Final = leaders
        self.of_saruman: Final = of_saruman
        """Where the elites are counted who lead while Saruman is in play (p. 28, 46)."""
        self.fewer: Final = fewer
        """The dice that a card takes from it in every round."""

    def key(self) -> tuple[int, ...]:
        """All that makes a difference."""
        return (self.side, self.captains, self.leaders, self.fewer, *self.of_saruman)

    def dice(self, units: Units) -> int:
        """The dice of its combat roll (p. 28)."""
        strength = min(count(units) + self.captains, MOST_DICE)
        return max(min(strength, 1), strength - self.fewer)

    def rerolls(self, units: Units) -> int:
        """The dice of its Leader re-roll."""
        more = 0
        for index in self.of_saruman:
            more += units[index]
        return min(self.leaders + more, MOST_DICE)


@final
class Ends:
    """How likely each end of a battle is; what is left is a siege that nobody can go on with."""

    __slots__ = ("both", "lost", "won")

    def __init__(self, won: float, lost: float, both: float) -> None:
        self.won: Final = won
        """The attackers are left alone."""
        self.lost: Final = lost
        """The defenders are."""
        self.both: Final = both
        """Nobody is left."""


@final
class Fight:
    """A battle between two hosts."""

    def __init__(self, attackers: Host, defenders: Host, siege: bool, need: int) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.siege: Final = siege
        self.need: Final = need
        """What the attackers need to hit; the first round in a city or fortification is apart."""
        self.key: Final = (attackers.key(), defenders.key(), siege, need)

    def ends(self, attackers: Units, defenders: Units, rounds: int) -> Ends:
        """How it ends from here on; in a siege `rounds` are granted, this one with them."""
        key = (self.key, attackers, defenders, rounds if self.siege else 0)
        known = _ENDS.get(key)
        if known is None:
            known = self.after(
                attackers,
                defenders,
                rounds,
                roll_of(self.attackers, attackers, self.need),
                roll_of(self.defenders, defenders, DEFENDERS_NEED),
            )
            if len(_ENDS) >= MOST_KNOWN:
                _ENDS.clear()
            _ENDS[key] = known
        return known

    def after(self, attackers: Units, defenders: Units, rounds: int, strikes: Odds, blows: Odds) -> Ends:
        """The same when the attackers' and the defenders' hits in this round are as likely as this."""
        won = lost = both = again = 0.0
        struck = fallen(self.defenders.side, defenders, len(strikes))
        hurt = fallen(self.attackers.side, attackers, len(blows))
        for given in range(len(strikes)):
            for taken in range(len(blows)):
                chance = strikes[given] * blows[taken]
                if chance == 0.0:
                    continue
                left, others = hurt[taken], struck[given]
                if count(others) == 0:
                    if count(left):
                        won += chance
                    else:
                        both += chance
                elif count(left) == 0:
                    lost += chance
                elif given == taken == 0 and not self.siege:
                    again += chance
                else:
                    then = self._go_on(left, others, rounds)
                    won += chance * then.won
                    lost += chance * then.lost
                    both += chance * then.both
        if again == 0.0:
            return Ends(won, lost, both)
        if strikes == roll_of(self.attackers, attackers, self.need) and blows == roll_of(
            self.defenders, defenders, DEFENDERS_NEED
        ):
            # A round without a hit changes nothing: it is as if it had not been.
            return Ends(won / (1 - again), lost / (1 - again), both / (1 - again))
        then = self.ends(attackers, defenders, rounds)
        return Ends(won + again * then.won, lost + again * then.lost, both + again * then.both)

    def _go_on(self, attackers: Units, defenders: Units, rounds: int) -> Ends:
        """Another round; one that is not granted costs the attackers of a stronghold an elite."""
        if not self.siege:
            return self.ends(attackers, defenders, 0)
        if rounds > 1:
            return self.ends(attackers, defenders, rounds - 1)
        left = paid(self.attackers.side, attackers)
        return NO_END if left is None else self.ends(left, defenders, 1)


DEFENDERS_NEED: Final = 5
NO_END: Final = Ends(0.0, 0.0, 0.0)
_ENDS: Final[dict[tuple[object, ...], Ends]] = {}


def roll_of(host: Host, units: Units, need: int) -> Odds:
    """The hits of a round, all misses that may be being rolled again."""
    faces = faces_that_hit(need, 0)
    return with_rerolls(host.dice(units), faces, host.rerolls(units), faces)


def faces_that_hit(need: int, bonus: int) -> int:
    """How many faces of a combat die hit."""
    return sum([hits(die, bonus, need) for die in range(1, 7)])


# -- taking hits ---------------------------------------------------------------------------------


def count(units: Units) -> int:
    """How many units there are."""
    total = 0
    for index in range(0, len(units), 4):
        total += units[index] + units[index + 1]
    return total


def fallen(side: int, units: Units, most: int) -> list[Units]:
    """What is left after no hit, one, two..."""
    found = [units]
    for _ in range(most - 1):
        found.append(hurt_once(side, found[-1]))
    return found


def hurt_once(side: int, units: Units) -> Units:
    """What is left after one more hit: it keeps its dice, then saves reinforcements, then elites."""
    best = units
    worth = (-1, 0, 0, 0)
    for index in range(0, len(units), 4):
        for elite in (0, 1):
            if not units[index + elite]:
                continue
            left = reduced(side, units, index) if elite else killed(side, units, index)
            total = count(left)
            spent = units[index + 3] - left[index + 3] if side == FREE else 0
            elites = sum([left[other + 1] for other in range(0, len(left), 4)])
            value = (min(total, MOST_DICE), -spent, elites, total)
            if value > worth:
                best, worth = left, value
    return best


def killed(side: int, units: Units, index: int) -> Units:
    """A regular falls; the Shadow's come back as reinforcements."""
    left = list(units)
    left[index] -= 1
    left[index + 2 + (side != FREE)] += 1
    return tuple(left)


def reduced(side: int, units: Units, index: int) -> Units:
    """A regular takes the place of an elite, if there is one: a former casualty first (p. 30)."""
    left = list(units)
    left[index + 1] -= 1
    for pile in (index + 2, index + 3):
        if left[pile]:
            left[pile] -= 1
            left[index] += 1
            break
    return tuple(left)


def paid(side: int, units: Units) -> Units | None:
    """What is left when an elite has paid for another round; None if none can (p. 32)."""
    for index in range(0, len(units), 4):
        if units[index + 1] and units[index + 2] + units[index + 3]:
            return reduced(side, units, index)
    return None


# -- armies --------------------------------------------------------------------------------------


def units_of(state: WotrState, side: int, force: list[int]) -> Units:
    """The units of a force, and who could take an elite's place."""
    found: list[int] = []
    for regular in UNITS_OF[side]:
        if not is_elite(regular) and force[regular] + force[regular + 1]:
            fell, waiting = state.casualties[regular], state.reinforcements[regular]
            found += [force[regular], force[regular + 1], fell, waiting]
    return tuple(found)


def host_of(
    state: WotrState, side: int, force: list[int], white_rider: bool = False, fewer: int = 0
) -> Host:
    """Who leads a force; the White Rider's bargain costs Gandalf's Leadership and the Nazgul's."""
    captains = leaders = 0
    for character in range(len(CHARACTERS)):
        if force[CHARACTER_BITS] >> character & 1:
            captains += int(CHARACTERS[character].captain)
            if not white_rider or character not in (GANDALF_WHITE, WITCH_KING):
                leaders += CHARACTERS[character].leadership
    if side == FREE:
        leaders += sum(force[LEADER:NAZGUL])
    elif not white_rider:
        leaders += force[NAZGUL]
    of_saruman: tuple[int, ...] = ()
    for elite in leading_elites(state):
        if force[elite]:
            before = [f for f in UNITS_OF[side] if not is_elite(f) and f < elite - 1]
            of_saruman += (1 + 4 * sum([force[f] + force[f + 1] > 0 for f in before]),)
    return Host(side, captains, leaders, of_saruman, fewer)


def attack_odds(state: WotrState, battle: Battle, attackers: list[int], defenders: list[int]) -> Ends:
    """How a battle that has not begun would end between these forces."""
    first = battle.clone()
    first.round = 1
    fight = fight_of(state, first, attackers, defenders)
    own, theirs = units_of(state, battle.side, attackers), units_of(state, 1 - battle.side, defenders)
    strikes = roll_of(fight.attackers, own, to_hit(first, ATTACKER))
    blows = roll_of(fight.defenders, theirs, DEFENDERS_NEED)
    return fight.after(own, theirs, battle.rounds_granted, strikes, blows)


def fight_of(state: WotrState, battle: Battle, attackers: list[int], defenders: list[int]) -> Fight:
    """A battle between two forces."""
    side, rider, fewer = battle.side, battle.white_rider, battle.fewer_dice
    return Fight(
        host_of(state, side, attackers, rider, fewer[ATTACKER]),
        host_of(state, 1 - side, defenders, rider, fewer[DEFENDER]),
        battle.kind == SIEGE,
        6 if battle.kind == SIEGE else 5,
    )
