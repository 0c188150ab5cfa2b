"""Search: thinking ahead over what a seat can imagine, for any game and any number of seats.

An information-set Monte Carlo tree search. Every iteration imagines the table anew: what the seat does
not know is dealt again and the dice to come are other dice, so nothing is ever tried on the truth, and
nothing that chance brings is taken for certain. The tree is one of choices: a node is what was chosen on
the way to it, whatever lay hidden and was rolled meanwhile, and in each world only what can be chosen
there counts. Only where a game says so (`Mind.sight`) it also tells apart what came to light after a
choice, or the answer to a card that was turned up would be the one to all cards that might have been.
There are so many of those that it thinks about a sample of them, which grows with the root of the
visits, or it would see none twice and never think on; the hidden rest is imagined anew every time.

Where the tree ends, every option of the position is tried once and judged. The judgements are the first
values of the new branches and say which of them deserve attention; the best one is what the iteration
reports. Of very long lists only some are tried, and more as the node is visited more often.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mathom.bots.bot import Table
from mathom.bots.evaluation import Judge
from mathom.bots.policy import Policy, after, by_habit, play_on
from mathom.core.chance import Seeded
from mathom.core.option import Option
from mathom.core.state import State

CURIOSITY: Final = 0.5
"""How much it looks at what has been looked at little."""
HEAT: Final = 0.15
"""How far behind the best an option may look at first and still get attention."""
WIDTH: Final = 40
"""How many options of a list are tried at once; of a longer one, others follow with the visits."""
OFTEN: Final = 32
"""How many iterations pass before it asks whether the matter is settled."""
ENOUGH: Final = 250
"""After so many, a lead is seldom lost again..."""
RARELY: Final = 3
"""... so that a rival is given no more than every third of those that are left to catch up."""
WAYS: Final = 3.0
"""A choice is thought about on so many of the tables to which chance may lead, times the root of its
visits."""
UNKNOWN: Final = -1.0
"""What an iteration has found as long as it has found nothing."""


@final
class Branch:
    """An option at a node, and what came of it for the seat that chooses there."""

    def __init__(self, option: Option, first: float) -> None:
        self.option: Final = option
        self.first: Final = first
        """What it looked like when it was tried first."""
        self.weight: Final = math.exp(first / HEAT)
        self.visits: int = 0
        self.total: float = 0.0
        self.nodes: dict[int, list[Node]] = {}
        """Where it leads, by what came to light on the way: who is asked what next may depend on what
        was hidden, too."""
        self.places: Final[list[Node]] = []
        """The same in the order in which they were found."""

    def mean(self) -> float:
        """What it is worth, as far as is known: the first look counts like a visit."""
        return (self.first + self.total) / (1 + self.visits)

    def node(self, sight: int, seat: int, kind: str) -> Node | None:
        """The node behind it at which this seat is asked this, after this came to light."""
        for node in self.nodes.get(sight, NOWHERE):
            if node.seat == seat and node.kind == kind:
                return node
        return None

    def lead_to(self, sight: int, node: Node) -> None:
        """There is one more place where it leads."""
        there = self.nodes.get(sight)
        if there is None:
            self.nodes[sight] = [node]
        else:
            there.append(node)
        self.places.append(node)

    def has_room(self) -> bool:
        """Whether one more place may be found behind it."""
        return len(self.places) <= WAYS * math.sqrt(1 + self.visits)

    def neglected(self) -> Node:
        """The place that was visited least for how often chance has led there."""
        found = self.places[0]
        for node in self.places:
            if node.visits * found.drawn < found.visits * node.drawn:
                found = node
        return found


@final
class Node:
    """A question to a seat, after certain choices."""

    def __init__(self, seat: int, kind: str, found: State | None = None) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.found: Final = found
        """The imagined table on which it was found; none for the question that is thought about."""
        self.visits: int = 0
        self.drawn: int = 1
        """How often chance has led here by itself."""
        self.branches: list[Branch] = []
        self.by_option: dict[Option, Branch] = {}

    def best_look(self) -> float:
        """What the best option of it looked like when all were tried."""
        best = 0.0
        for branch in self.branches:
            if branch.first > best:
                best = branch.first
        return best


NOWHERE: Final[list[Node]] = []


@final
class Candidate:
    """An option after all the thinking: how often it was looked into, and the chance to win with it."""

    def __init__(self, option: Option, visits: int, value: float) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.value: Final = value

    def __repr__(self) -> str:
        return f"<{self.option}: {self.value:.3f}, {self.visits} visits>"


@final
class Thought:
    """What a search has found: the candidates, the best first."""

    def __init__(self, candidates: list[Candidate], iterations: int) -> None:
        self.candidates: Final = candidates
        self.iterations: Final = iterations

    @property
    def best(self) -> Option:
        """What it would choose."""
        return self.candidates[0].option

    @property
    def value(self) -> float:
        """The chance to win, choosing that."""
        return self.candidates[0].value


class Search:
    """A way of thinking: by what it judges, for how long, how far it plays on before it looks."""

    def __init__(
        self,
        judge: Judge,
        iterations: int = 0,
        seconds: float = 0.0,
        depth: int = 0,
        policy: Policy | None = None,
        width: int = WIDTH,
    ) -> None:
        """`iterations` or `seconds` must be given, the first to run out ends the search. With iterations
        alone, the same dice at the same table give the same thought, on every machine."""
        assert iterations > 0 or seconds > 0.0
        assert depth == 0 or policy is not None
        self._judge: Final = judge
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._depth: Final = depth
        self._policy: Final = policy
        self._width: Final = width

    def think(self, table: Table, dice: Seeded) -> Thought:
        """Think about what is asked at a table."""
        root = Node(table.decision.seat, table.decision.kind)
        until = time.monotonic() + self._seconds
        done = 0
        while True:
            world: State = table.imagine(int(dice.word()))
            if done == 0:
                self._try_all(root, world, dice)
            self._iterate(root, world, dice)
            done += 1
            if self._iterations and done >= self._iterations:
                break
            if self._seconds > 0.0 and time.monotonic() >= until:
                break
            if self._iterations and done % OFTEN == 0:
                left = self._iterations - done
                if _settled(root, left if done < ENOUGH else left // RARELY):
                    break
        found = [Candidate(one.option, one.visits, one.mean()) for one in root.branches]
        found.sort(key=_rank)
        return Thought(found, done)

    def weigh(self, table: Table, options: list[Option], dice: Seeded) -> list[Candidate]:
        """What these options are worth, each looked into as often as the others, in their order: whoever
        looks for the best one knows too little of the others to say what they would have cost."""
        root = Node(table.decision.seat, table.decision.kind)
        until = time.monotonic() + self._seconds
        done = 0
        while True:
            world: State = table.imagine(int(dice.word()))
            if done == 0:
                for option in options:
                    self._try(root, world, option)
            self._iterate(root, world, dice, root.branches[done % len(options)])
            done += 1
            if done % len(options) == 0:
                if self._iterations and done >= self._iterations:
                    break
                if self._seconds > 0.0 and time.monotonic() >= until:
                    break
        return [Candidate(one.option, one.visits, one.mean()) for one in root.branches]

    def _iterate(self, root: Node, state: State, dice: Seeded, first: Branch | None = None) -> None:
        """Go down the tree in one world, add a node where it ends, carry back what is found there.
        Which branch is the first one may be said."""
        node = root
        path: list[Branch] = []
        seats: list[int] = []
        asked: list[int] = []
        judged, value = node.seat, UNKNOWN
        while True:
            branch = first if first is not None else self._select(node, state, dice)
            first = None
            path.append(branch)
            seats.append(node.seat)
            node.visits += 1
            if node.seat not in asked:
                asked.append(node.seat)
            state.apply(branch.option)
            by_habit(self._judge, state)
            decision = state.decision
            if decision is None:
                break
            seat = decision.seat
            kind = decision.kind
            sight = self._judge.sight(state)
            found = branch.node(sight, seat, kind)
            if found is not None:
                found.drawn += 1
            elif not branch.has_room():
                found = branch.neglected()
                assert found.found is not None
                state = found.found.imagine(root.seat, Seeded(int(dice.word())))
            if found is None:
                found = Node(seat, kind, state)
                branch.lead_to(sight, found)
                state = self._try_all(found, state, dice)
                if self._depth:
                    assert self._policy is not None
                    play_on(state, self._policy, dice, self._depth)
                else:
                    judged, value = seat, found.best_look()
                break
            node = found
        if value == UNKNOWN:
            value = self._judge.value(state, judged)
        values = self._judge.divided(state, judged, value, asked)
        for n in range(len(path)):
            branch = path[n]
            branch.visits += 1
            branch.total += values[asked.index(seats[n])]

    def _try_all(self, node: Node, state: State, dice: Seeded) -> State:
        """Try every promising option of a new node, of a long list some; where the best leads."""
        options = self._judge.promising(state)
        if len(options) > self._width:
            options = _some(options, self._width, dice)
        best = -1.0
        leaf = state
        for option in options:
            tried = self._try(node, state, option)
            value = node.branches[-1].first
            if value > best:
                best = value
                leaf = tried
        return leaf

    def _try(self, node: Node, state: State, option: Option) -> State:
        """A new branch, judged in this world; where it leads there."""
        tried = after(self._judge, state, option, node.seat)
        branch = Branch(option, self._judge.value(tried, node.seat))
        node.branches.append(branch)
        node.by_option[option] = branch
        return tried

    def _select(self, node: Node, state: State, dice: Seeded) -> Branch:
        """The branch to look into, among those that are open in this world."""
        branches = self._open(node, state, dice)
        visits = 0
        weights = 0.0
        for branch in branches:
            visits += branch.visits
            weights += branch.weight
        pull = CURIOSITY * math.sqrt(visits + 1) / weights
        chosen = branches[0]
        best = -1.0
        for branch in branches:
            value = branch.mean() + pull * branch.weight / (1 + branch.visits)
            if value > best:
                best = value
                chosen = branch
        return chosen

    def _open(self, node: Node, state: State, dice: Seeded) -> list[Branch]:
        """The branches of a node that exist in this world; new ones are added while there is room."""
        options = self._judge.promising(state)
        branches = node.branches
        if len(options) == len(branches):
            same = True
            for n in range(len(options)):
                if options[n] is not branches[n].option:
                    same = False
                    break
            if same:
                return branches
        known: list[Branch] = []
        unknown: list[Option] = []
        for option in options:
            branch = node.by_option.get(option)
            if branch is None:
                unknown.append(option)
            else:
                known.append(branch)
        room = self._width + int(math.sqrt(node.visits)) - len(known)
        if unknown and room > 0:
            for option in _some(unknown, room, dice) if len(unknown) > room else unknown:
                self._try(node, state, option)
                known.append(node.branches[-1])
        return known


def _some(options: list[Option], count: int, dice: Seeded) -> list[Option]:
    """So many of the options, any of them."""
    left = options[:]
    for n in range(count):
        other = n + dice.below(len(left) - n)
        left[n], left[other] = left[other], left[n]
    return left[:count]


def _settled(root: Node, left: int) -> bool:
    """Whether no other branch can catch up with the one that was visited most, in so many visits."""
    first = second = 0
    for branch in root.branches:
        if branch.visits > first:
            second = first
            first = branch.visits
        elif branch.visits > second:
            second = branch.visits
    return first - second > left


def _rank(candidate: Candidate) -> tuple[int, float]:
    """Most visited first; among equals, the one that looks best."""
    return -candidate.visits, -candidate.value
