"""Seats: who may act for whom. A seat is held by whoever has its token."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from mathom.server.refused import NOT_FOUND, NOT_YOURS, TOO_LATE, UNKNOWN_TOKEN, Refused
from mathom.server.tables.entries import Chair, Join

TOKEN_BYTES = 24
"""32 characters: nobody guesses them."""
ID_BYTES = 9

Chairs = Mapping[str, Chair]


def new_id() -> str:
    """A fresh id for a table."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        # At the command line of the keeper that would be an option.
        pass
    return id


def new_token() -> str:
    """A fresh token or invite."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fingerprint(token: str) -> str:
    """What is kept of a token, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def held(chairs: Chairs, tokens: Iterable[str]) -> tuple[str, ...]:
    """The seats that these tokens hold. Raises Refused for a token that nobody was given."""
    prints = {fingerprint(token) for token in tokens}
    if prints - {known for chair in chairs.values() for known in (chair.token, chair.left)}:
        raise Refused(UNKNOWN_TOKEN, "table-token")
    return tuple(seat for seat, chair in chairs.items() if chair.token in prints)


def partners(chairs: Chairs, seat: str) -> tuple[str, ...]:
    """All seats of whoever holds this one."""
    token = chairs[seat].token
    return tuple(other for other, chair in chairs.items() if token and chair.token == token)


def others(chairs: Chairs, seats: Iterable[str]) -> tuple[str, ...]:
    """The seats of the other people at the table, those who really sit there."""
    mine = set(seats)
    return tuple(s for s, chair in chairs.items() if chair.kind == "human" and s not in mine)


def invited(chairs: Chairs, invite: str) -> str:
    """The seat that an invite is for. Raises Refused."""
    mark = fingerprint(invite)
    for seat, chair in chairs.items():
        if chair.invite == mark:
            return seat
    raise Refused(NOT_YOURS, "table-invite")


def sit_down(chairs: Chairs, invite: str | None, seat: str | None, name: str, token: str) -> Join:
    """What happens when somebody comes with an invite, or takes an open seat."""
    if invite is not None:
        found = invited(chairs, invite)
        if chairs[found].kind != "invited":
            raise Refused(TOO_LATE, "table-invite-used")
        return Join(found, name, fingerprint(token))
    if seat is None or seat not in chairs:
        raise Refused(NOT_FOUND, "seat-unknown", seat=seat or "", known=", ".join(chairs))
    if chairs[seat].kind != "open":
        raise Refused(TOO_LATE, "table-seat-taken")
    return Join(seat, name, fingerprint(token))


def swapped(chairs: Chairs, teams: Sequence[Sequence[int]]) -> dict[str, Chair]:
    """Everybody moves on to the next seat: where teams are equal, in the next team."""
    seats = list(chairs)
    if len({len(team) for team in teams}) == 1:
        seats = [seats[seat] for place in zip(*teams, strict=True) for seat in place]
    moved = {seat: chairs[seats[i - 1]] for i, seat in enumerate(seats)}
    return {seat: moved[seat] for seat in chairs}


def tidy(text: str) -> str:
    """A name or a line of chat on one line, without characters that are not to be seen."""
    seen = [" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C"]
    return " ".join("".join(seen).split())
