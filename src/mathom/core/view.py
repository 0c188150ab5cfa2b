"""Views: what a seat sees, as types. Schema, OpenAPI and the client's types come from them."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a seat may know of a table. Each game has one, tagged with its id: `tag="duel"`."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a view."""


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a decision is about; tagged with the kind of the decision that it belongs to."""


class Ended(Part, frozen=True, kw_only=True):
    """How the game ended."""

    winners: tuple[str, ...]
    how: str
