"""The battle being fought: who, where, how it stands."""

from __future__ import annotations

from typing import Final, final

from mathom.core.kinds import Own
from mathom.core.pickled import Remade, fields, remade

FIELD: Final = 0
SIEGE: Final = 1
SORTIE: Final = 2
BATTLE_KINDS: Final = ["field", "siege", "sortie"]
ATTACKER: Final = 0
DEFENDER: Final = 1
WHO_FIGHTS: Final = ["attacker", "defender"]
NO_CARD: Final = -1
UNDECIDED: Final = -2
NOBODY: Final = -1


@final
class Front:
    """One army's side of a battle: what its card, its luck and its foe's card make of this round."""

    def __init__(self) -> None:
        self.fresh()

    def fresh(self) -> None:
        """A new round begins: what was played and rolled is over (p. 29)."""
        self.card = UNDECIDED
        self.from_table = False
        """The card lay on the table before, so that it is no secret."""
        self.cancelled = False
        """The other side's card has taken this one's effect away."""
        self.roll_bonus = 0
        self.reroll_bonus = 0
        self.dice_limit = 5
        self.fewer_dice = 0
        self.leadership_forfeited = 0
        self.leadership_cancelled = False
        """There is no Leader re-roll."""
        self.silenced = NOBODY
        """The companion whose Leadership and abilities do not count."""
        self.dice: list[int] = []
        """The combat roll, as the dice fell."""
        self.excluded = 0
        """The misses that may not be rolled again."""
        self.hits = 0
        """The hits scored in the roll and the re-roll, and not yet taken by the other side."""
        self.reroll_hits = 0
        self.more_hits = 0
        """Hits that no die of these rolls has scored."""
        self.struck = 0
        """The hits of an additional attack before the combat roll, already taken."""

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> Front:
        new = Front()
        new.card = self.card
        new.from_table = self.from_table
        new.cancelled = self.cancelled
        new.roll_bonus = self.roll_bonus
        new.reroll_bonus = self.reroll_bonus
        new.dice_limit = self.dice_limit
        new.fewer_dice = self.fewer_dice
        new.leadership_forfeited = self.leadership_forfeited
        new.leadership_cancelled = self.leadership_cancelled
        new.silenced = self.silenced
        new.dice = self.dice[:]
        new.excluded = self.excluded
        new.hits = self.hits
        new.reroll_hits = self.reroll_hits
        new.more_hits = self.more_hits
        new.struck = self.struck
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.card,
            self.from_table,
            self.cancelled,
            self.roll_bonus,
            self.reroll_bonus,
            self.dice_limit,
            self.fewer_dice,
            self.leadership_forfeited,
            self.leadership_cancelled,
            self.silenced,
            tuple(self.dice),
            self.excluded,
            self.hits,
            self.reroll_hits,
            self.more_hits,
            self.struck,
        )

    # -- written by tools/states.py: end


@final
class Battle:
    """What has to be remembered while a battle goes on."""

    def __init__(self, kind: int, side: int, start: int, target: int) -> None:
        self.kind = kind
        self.side = side
        """The attacking side."""
        self.start = start
        """The place the attackers fight from, and stay in."""
        self.target = target
        """The place of the defenders."""
        self.round = 0
        self.rounds_granted = 1
        """How many rounds a siege battle lasts (p. 32); a sacrificed elite adds one."""
        self.white_rider = False
        """Gandalf the White has given up his Leadership to cancel that of the Nazgul."""
        self.surprise = False
        """In the first round the defender may use a card only if a companion fights with him."""
        self.bound = False
        """The attacker may not cease."""
        self.fewer_dice: list[int] = [0, 0]
        """The dice that each has fewer in every round."""
        self.fronts: list[Own[Front]] = [Front(), Front()]
        """The attacker's, the defender's."""

    def __reduce__(self) -> Remade:
        return remade, (Battle, (self.kind, self.side, self.start, self.target), fields(self))

    def side_of(self, who: int) -> int:
        """The side of the attacker or the defender."""
        return self.side if who == ATTACKER else 1 - self.side

    def who(self, side: int) -> int:
        """Whether a side attacks or defends."""
        return ATTACKER if side == self.side else DEFENDER

    def landed(self) -> bool:
        """Whether the attackers have come by sea, and stand where the defenders do."""
        return self.start == self.target

    def place_of(self, who: int) -> int:
        """Where an army fights from."""
        return self.start if who == ATTACKER else self.target

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> Battle:
        new = Battle(self.kind, self.side, self.start, self.target)
        new.round = self.round
        new.rounds_granted = self.rounds_granted
        new.white_rider = self.white_rider
        new.surprise = self.surprise
        new.bound = self.bound
        new.fewer_dice = self.fewer_dice[:]
        new.fronts = [one.clone() for one in self.fronts]
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.side,
            self.start,
            self.target,
            self.round,
            self.rounds_granted,
            self.white_rider,
            self.surprise,
            self.bound,
            tuple(self.fewer_dice),
            tuple([one.key() for one in self.fronts]),
        )

    # -- written by tools/states.py: end
