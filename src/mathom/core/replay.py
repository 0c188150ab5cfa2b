"""Replaying: the same setup, choices and outcomes give the same match.

What was written down by the rules of today is played again strictly. What older rules wrote is played as
far as it agrees with those of today: the match stands there, says where and why it parts, and goes on.
"""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, Final, Generic

from mathom.core.chance import SEEDS, Chance, Seeded, named
from mathom.core.faults import BadChance, BadRecord, Fault, IllegalMove
from mathom.core.game import Game, S, Setup
from mathom.core.match import Match
from mathom.core.position import shown
from mathom.core.record import Move, Outcomes, Record
from mathom.core.standing import standings
from mathom.core.text import Text

RESIGNED: Final = "resigned"
ENDLESS: Final = "endless"
CLOSED: Final = "closed"
TIMED_OUT: Final = "time"
AGREED: Final = "agreed"
BESIDE_THE_RULES: Final = (RESIGNED, ENDLESS, CLOSED, TIMED_OUT, AGREED)
"""The ways to end a game that are no choice of the game, and so leave it where it stood: somebody gave
up, the house ended what went on without end, its keeper closed the table, somebody's
time was up and the others claimed the win, all agreed that nobody has won."""
AHEAD: Final = 50
"""So many old choices are shown to a game that is asked how they are said today."""


class _Telling:
    """The outcomes that are told, and how far they have come. All clones of a chance share them."""

    def __init__(self) -> None:
        self.outcomes: Outcomes | None = None
        """None: nothing is told, the chance behind decides."""
        self.at = 0
        self.end = 0
        """How far they may be told now."""
        self.agreed = True
        """Whether the chance behind has always given what was told."""

    def tell(self, outcomes: Outcomes | None) -> None:
        """From here on tell these."""
        self.outcomes = outcomes
        self.at = 0
        self.end = 0 if outcomes is None else len(outcomes)

    def must_be_at(self, place: int) -> None:
        """Refuse if more or fewer outcomes were needed than those up to here."""
        if self.outcomes is None or self.at == place:
            return
        kind, value = self.outcomes[min(self.at, place)]
        if self.at > place:
            raise BadChance("chance-ran-out", kind=kind)
        raise BadChance("chance-left-over", count=place - self.at, kind=kind, value=value)


class Retold(Chance):
    """What is told, as long as something is told; then the chance behind goes on where it would be.

    The chance behind is asked for every outcome, told or not. So a game that goes back and makes the
    same choice again gets the same outcome, however often it was read again in between.
    """

    def __init__(self, behind: Chance, telling: _Telling, checked: bool) -> None:
        self.behind = behind
        self._telling = telling
        self._checked = checked

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        given = self.behind.pick(kind, pool, names)
        telling = self._telling
        if telling.outcomes is None:
            return given
        if telling.at == telling.end:
            raise BadChance("chance-ran-out", kind=kind)
        told, value = telling.outcomes[telling.at]
        if told != kind:
            raise BadChance("chance-wrong-kind", kind=kind, told=told, value=value)
        item = named(kind, value, pool, names)
        telling.at += 1
        if names[item] == names[given]:
            # Of things with one name, such as copies of a card, it was the one that the seed gave.
            return given
        if self._checked:
            raise BadChance("chance-not-seed", kind=kind, told=value, given=names[given])
        telling.agreed = False
        return item

    def skip(self, kind: str, pool: list[int], names: list[str]) -> None:
        self.behind.skip(kind, pool, names)

    def clone(self) -> Retold:
        return Retold(self.behind.clone(), self._telling, self._checked)


class Replayer(Generic[S]):
    """A match that is told what happened, by a record or by a journal.

    >>> replayer = Replayer(game, setup, rules="1", position=position, moves=moves)
    >>> replayer.match.parted   # None, or where and why the match parts from what it was told

    `rules` is the version that was played. If that is today's, everything must agree (`strict`), and
    what does not raises; otherwise the match stands at the last choice that agrees, and goes on there.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        *,
        rules: str,
        seed: int | None = None,
        behind: Chance | None = None,
        position: Mapping[str, Any] | None = None,
        opening: Outcomes | None = None,
        moves: Sequence[Move] = (),
        told: bool = True,
        players: Mapping[str, str] | None = None,
        strict: bool | None = None,
        before: int = 0,
    ) -> None:
        """Set the table and make the choices. Raises Fault.

        What is not told comes from the chance `behind`: the opening if it is None, all outcomes if they
        are not `told`, and whatever is dealt after these choices. Without such a chance it is the seed
        that the match claims in its record, and then all that is told must agree with it. `before` is
        how many choices led to the position.
        """
        self._before = before
        self._rules = rules
        self._today = rules == game.rules or game.unchanged(rules, setup)
        """Whether it is played as today: nothing is asked otherwise, or not at all."""
        self._strict = rules == game.rules if strict is None else strict
        self._telling = _Telling()
        self.stood: list[int] = []
        """For each choice that was told, how many choices of the match stand after it: the numbers
        differ where a question is no longer asked, or asked otherwise."""
        checked = self._strict and behind is None and seed is not None
        chance = Seeded(0 if seed is None else seed) if behind is None else behind
        begin = partial(Match.begin, game, setup, seed=seed, players=players, position=position)
        told_first = opening or []
        if opening is not None:
            # Where fewer questions are asked than then, the opening goes further than it did.
            ahead = [] if self._today else [one for move in moves for one in move.outcomes]
            self._telling.tell(told_first + ahead)
        try:
            self.match: Match[S] = begin(chance=Retold(chance.clone(), self._telling, checked))
            used = max(0, self._telling.at - len(told_first))
            self._telling.must_be_at(len(told_first) + used)
        except BadChance as fault:
            if self._strict:
                raise
            self._telling.tell(None)
            self._telling.agreed = True
            self.match = begin(chance=Retold(chance, self._telling, checked))
            self.match.parted = Text("record-parted-start", why=fault.text)
            return
        finally:
            self._telling.tell(None)
        self._play(moves, told, used)

    def play(self, moves: Sequence[Move], told: bool = True) -> None:
        """Make further choices that were made before, as far as they agree.

        Raises BadRecord where a strict match parts, and leaves it standing there.
        """
        self._play(moves, told, 0)

    @property
    def agreed(self) -> bool:
        """Whether the chance behind gives all that was told."""
        return self._telling.agreed

    def _play(self, moves: Sequence[Move], told: bool, used: int) -> None:
        """`used` outcomes of these choices have been needed already."""
        # How many outcomes come before each choice.
        before = list(accumulate([len(move.outcomes) for move in moves], initial=0))
        telling = self._telling
        telling.tell([one for move in moves for one in move.outcomes] if told else None)
        telling.at = used
        done = 0
        try:
            while done < len(moves) and self.match.parted is None:
                stands, agreed = len(self.match.history), telling.agreed
                after = done
                try:
                    if not (used and done == 0):
                        if self._today:
                            telling.end = before[done + 1]
                        after = self._make(moves, done)
                    after = self._pass_over(moves, after)
                    telling.must_be_at(before[after])
                except Fault as fault:
                    if len(self.match.history) > stands:
                        self.match.undo(stands)
                    telling.agreed = agreed
                    self._part(moves[done], fault)
                    return
                self.stood += [len(self.match.history)] * (after - done)
                done, used = after, 0
        finally:
            telling.tell(None)

    def _make(self, moves: Sequence[Move], first: int) -> int:
        """Make the choice that comes first, as it is said today; which one comes after it."""
        match, move = self.match, moves[first]
        carried = None
        if not self._today:
            if self._goes_without_saying(moves, first):
                return first
            texts = [one.text for one in moves[first : first + AHEAD]]
            carried = match.game.carry(match.state, self._rules, texts)
        count, choices = carried or (1, [move.text])
        decision = match.decision
        # What is not asked any more, and what was not asked then, is not said by whoever decides now.
        said = count > 0 and len(choices) > 0
        if said and decision is not None and match.seats[decision.seat] != move.seat:
            if match.went_without_saying(move.text):
                match.pass_over(move.text)
                return first + 1
            decider = match.seats[decision.seat]
            raise IllegalMove("move-not-yours", seat=shown(move.seat), decider=decider)
        for number, choice in enumerate(choices):
            match.play(choice, joined=number > 0 or move.joined)
        return first + count

    def _pass_over(self, moves: Sequence[Move], first: int) -> int:
        """Leave out the answers that now go without saying; which choice comes after them."""
        while not self._today and self._goes_without_saying(moves, first):
            self.match.pass_over(moves[first].text)
            first += 1
        return first

    def _goes_without_saying(self, moves: Sequence[Move], at: int) -> bool:
        """Whether a choice was the answer to a question that is no longer asked."""
        match = self.match
        if at == len(moves) or not match.went_without_saying(moves[at].text):
            return False
        decision, move = match.decision, moves[at]
        if decision is None or decision.find(move.text) is None:
            return True
        if match.seats[decision.seat] != move.seat:
            return True
        if self._rules not in match.game.wordy:
            return False
        # It may also answer the question that is asked now: then the next choice is no answer to that.
        after = moves[at + 1] if at + 1 < len(moves) else None
        return after is not None and after.seat == move.seat and decision.find(after.text) is not None

    def _part(self, move: Move, fault: Fault) -> None:
        number = self._before + len(self.stood) + 1
        if not self._strict:
            self.match.parted = Text(
                "record-parted", number=number, move=shown(f"{move.seat} {move.text}"), why=fault.text
            )
        elif isinstance(fault, BadRecord):
            raise fault
        else:
            raise BadRecord("record-move", number=number, why=fault.text) from fault


def replay(record: Record, game: Game[S]) -> Match[S]:
    """Play a record again, checking every choice and every outcome. Raises BadRecord.

    A record of an older version of the rules is played as far as it agrees: see `Match.parted`.
    """
    tags = dict(record.tags)
    rules = known_rules(tags.get("rules", "?"), game)
    if _redacted(record):
        raise BadRecord("record-redacted")
    if "position" in tags:
        raise BadRecord("record-position")
    seed = _seed(tags.get("seed"))
    # Without a seed, a game in which nothing is told can only have been one without chance.
    told = record.told or seed is None
    try:
        setup = game.settle({c.name: tags[c.name] for c in game.choices if c.name in tags})
    except Fault as fault:
        raise BadRecord("record-setup", why=fault.text) from fault
    players = {seat: tags[seat] for seat in game.seats(setup) if seat in tags}
    try:
        replayer = Replayer(
            game,
            setup,
            rules=rules,
            seed=seed,
            position=record.position,
            opening=record.opening if told else None,
            moves=record.moves,
            told=told,
            players=players,
        )
    except Fault as fault:
        chance = isinstance(fault, BadChance) or isinstance(fault.__cause__, BadChance)
        if chance and seed is None and not record.told:
            raise BadRecord("record-no-chance") from fault
        if isinstance(fault, BadRecord):
            raise
        raise BadRecord("record-move", number=0, why=fault.text) from fault
    match = replayer.match
    if not replayer.agreed:
        # The seed of older rules; it gives something else today.
        match.seed = None
    if match.parted is not None:
        resumed = _resumed(record, game, setup, players, len(replayer.stood))
        if resumed is not None:
            later, after = resumed
            _check_result(later, tags.get("result"), strict=False)
            if later.parted is None:
                why = match.parted.args["why"]
                later.parted = Text("record-resumed", count=after, why=why)
            return later
    _check_result(match, tags.get("result"), strict=rules == game.rules)
    return match


def _resumed(
    record: Record, game: Game[S], setup: Setup, players: Mapping[str, str], reached: int
) -> tuple[Match[S], int] | None:
    """What can be played from a position on that the record notes further on, and after how many choices
    it begins; None if there is none that can be read."""
    for standing in reversed(standings(record)):
        if standing.after <= reached:
            break
        if not game.oldest_format <= standing.format <= game.format:
            continue
        try:
            replayer = Replayer(
                game,
                setup,
                rules=known_rules(standing.rules, game),
                position=standing.position,
                opening=[],
                moves=record.moves[standing.after :],
                players=players,
                strict=False,
                before=standing.after,
            )
        except Fault:
            continue
        return replayer.match, standing.after
    return None


def known_rules(rules: str, game: Game[Any]) -> str:
    """The version of the rules that something was played by. Raises BadRecord if we cannot know it."""
    if rules != game.rules:
        if not (rules.isascii() and rules.isdigit() and len(rules) < 10):
            raise BadRecord("record-rules", rules=shown(rules), known=game.rules)
        if int(rules) > int(game.rules):
            raise BadRecord("record-newer", rules=rules, known=game.rules)
    return rules


def _check_result(match: Match[Any], told: str | None, strict: bool) -> None:
    if told is None or match.parted is not None:
        return
    result = match.result
    wrong: Text | None = None
    if result is None and told.rpartition(", ")[2] not in BESIDE_THE_RULES:
        wrong = Text("record-cut", told=shown(told), count=len(match.history))
    elif result is not None and told != result:
        wrong = Text("record-result", told=shown(told), result=result)
    if wrong is not None and strict:
        raise BadRecord(wrong.id, **wrong.args)
    match.parted = wrong


def _seed(written: str | None) -> int | None:
    if written is None:
        return None
    if not (written.isascii() and written.isdigit() and len(written) <= 20 and int(written) < SEEDS):
        raise BadRecord("record-seed", seed=shown(written))
    return int(written)


def _redacted(record: Record) -> bool:
    told = [record.opening, *(move.outcomes for move in record.moves)]
    hidden = any(value == "?" for outcomes in told for _, value in outcomes)
    return hidden or any(move.text == "?" for move in record.moves) or record.tags.get("position") == "?"
