"""Pace: how much a seat wants to be asked, where the rules ask it at every turn of a procedure.

A table can ask everybody, so that nobody learns from a silence who could only pass. Whoever finds that
tiresome lets the house answer what leaves no choice (`able`, the usual pace), or pass for him until
somebody does something (`news`), or until his own turn (`turn`); who would rather tell nothing is asked
`always`. What the house answers stands in the same entry of the journal as the choice before it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.match import Match
from mathom.core.option import Option
from mathom.server.refused import BAD_REQUEST, NOT_YOURS, Refused
from mathom.server.tables.entries import Pace, SetPace
from mathom.server.tables.standing import Paced
from mathom.server.tables.table import Draft, Table

PASS = "pass"


def set_pace(table: Table, seats: Sequence[str], seat: str | None, pace: Pace) -> Draft:
    """Whoever holds these seats wants to be asked so much, in one of them or in all. Raises Refused."""
    if not seats:
        raise Refused(NOT_YOURS, "table-watching")
    table.must_go_on()
    if not table.game.passing:
        raise Refused(BAD_REQUEST, "table-no-pace")
    wanted = [one for one in seats if seat is None or one == seat]
    if not wanted:
        raise Refused(NOT_YOURS, "table-not-your-seat")
    return table.draft(SetPace(wanted, pace, table.game.turn(table.play.state)))


class Pacer:
    """Answers in a trial for those who do not want to be asked."""

    def __init__(self, table: Table, trial: Match) -> None:
        self._table = table
        self._trial = trial
        self._paces = dict(table.paces)
        self.ended: list[str] = []
        """Whose wish to be passed by has come to its end."""

    def go_on(self, made: int) -> None:
        """Answer as long as nobody wants to be asked; the last `made` choices are news."""
        self._hear(made)
        while (option := self._unasked()) is not None:
            self._trial.play(str(option))
            self._hear(1)

    def _hear(self, made: int) -> None:
        """End the wishes that last until this."""
        trial, game = self._trial, self._table.game
        news = [one for one in trial.history[len(trial.history) - made :] if one.option.verb != PASS]
        turn = game.turn(trial.state)
        for seat, paced in list(self._paces.items()):
            me = self._table.seats.index(seat)
            told = paced.pace == "news" and any(one.seat != me for one in news)
            mine = paced.pace == "turn" and turn != paced.turn and game.whose_turn(trial.state) == me
            if told or mine:
                self._paces[seat] = paced.ended()
                self.ended.append(seat)

    def _unasked(self) -> Option | None:
        """What the house answers to what is asked now, if it does."""
        decision, passing = self._trial.decision, self._table.game.passing
        if decision is None or not passing:
            return None
        seat = self._table.seats[decision.seat]
        pace = self._paces.get(seat, Paced()).pace
        if self._table.chairs[seat].kind != "human" or pace == "always":
            # A bot is asked: nobody tires of it, and it takes the same time.
            return None
        if len(decision.options) == 1 and not decision.secret:
            return decision.options[0]
        if pace == "able":
            return None
        return decision.find(PASS) if decision.kind in passing else None
