"""What each question of Duel is about: what lies on the table because of it, what was chosen so far."""

from __future__ import annotations

from mathom.core.view import Question


class Placing(Question, frozen=True, kw_only=True, tag="place"):
    """Units that go together to one of these regions."""

    count: int
    regions: tuple[str, ...]


class PlacingApart(Question, frozen=True, kw_only=True, tag="place_apart"):
    """Units that may each go to a region of their own; those that were sent already arrive with them."""

    count: int
    sent: tuple[str, ...]


class Moving(Question, frozen=True, kw_only=True, tag="move"):
    """How many movements are left."""

    count: int


class Removing(Question, frozen=True, kw_only=True, tag="remove"):
    """How many enemy units are still to be removed, one by one."""

    count: int


class Keeping(Question, frozen=True, kw_only=True, tag="token"):
    """The alliance tokens that were revealed, one of which is kept."""

    tokens: tuple[str, ...]


class Retrieving(Question, frozen=True, kw_only=True, tag="retrieve"):
    """The cards of the discard: all of them for whoever looks through it, the known ones for others."""

    cards: tuple[str, ...]
    unknown: int


class Picking(Question, frozen=True, kw_only=True, tag="pick"):
    """How often one of the three powers may still be picked."""

    count: int


About = Placing | PlacingApart | Moving | Removing | Keeping | Retrieving | Picking
