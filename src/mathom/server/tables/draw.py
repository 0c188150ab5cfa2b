"""Ending a game by agreement: the rules know no draw, but people may have had enough of a game."""

from __future__ import annotations

from collections.abc import Sequence

from mathom.core.replay import AGREED
from mathom.server.refused import NOT_YOURS, TOO_LATE, Refused
from mathom.server.tables.ending import close
from mathom.server.tables.entries import AgreeDraw, DeclineDraw, OfferDraw
from mathom.server.tables.seats import others, partners
from mathom.server.tables.table import Draft, Table


def offer_draw(table: Table, seats: Sequence[str]) -> Draft:
    """Propose to the other people that nobody has won. Raises Refused."""
    table.must_go_on()
    if not seats:
        raise Refused(NOT_YOURS, "table-watching")
    if not others(table.chairs, partners(table.chairs, seats[0])):
        raise Refused(TOO_LATE, "table-draw-alone")
    if table.draw is not None:
        raise Refused(TOO_LATE, "table-draw-asked", seat=table.who(table.draw.seat))
    if table.draw_declined == table.moved:
        # Who was told no asks again when something has happened.
        raise Refused(TOO_LATE, "table-draw-declined-already")
    return table.draft(OfferDraw(seats[0]))


def answer_draw(table: Table, seats: Sequence[str], agree: bool) -> Draft:
    """Agree that nobody has won, or not; if everybody does, the game is over. Raises Refused."""
    table.must_go_on()
    offer = table.draw
    if offer is None or not seats or offer.seat in seats:
        raise Refused(TOO_LATE, "table-draw-none")
    if not agree:
        return table.draft(DeclineDraw(seats[0]))
    agreed = [seat for one in table.draw_agreed for seat in partners(table.chairs, one)]
    if others(table.chairs, [*partners(table.chairs, offer.seat), *agreed, *seats]):
        return table.draft(AgreeDraw(seats[0]))
    return close(table, AGREED)
