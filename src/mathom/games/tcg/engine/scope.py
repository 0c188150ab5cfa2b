"""Scope: who speaks, and of what. Every word of a card is understood in one."""

from __future__ import annotations

from typing import Final, final

from mathom.core.pickled import Remade, fields, remade

NO_CARD: Final = -1
NOBODY: Final = -1

CARD_SPACE: Final = 1 << 16
"""`node * CARD_SPACE + card` names an ability of a physical card in one number."""


@final
class Happening:
    """Something that happens or is about to, as cards see it."""

    __slots__ = ("amount", "card", "kind", "other", "seat", "source")

    def __init__(
        self,
        kind: int,
        card: int = NO_CARD,
        other: int = NO_CARD,
        *,
        source: int = NO_CARD,
        seat: int = -1,
        amount: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        """The card it happens to (the one wounded, played, winning, assigned; the site moved to)."""
        self.other: Final = other
        """The second card of it (the loser a winner fought, the bearer a card is played on)."""
        self.source: Final = source
        """The card whose effect does it; NO_CARD for the rules themselves (a skirmish, archery)."""
        self.seat: Final = seat
        """The player who does it."""
        self.amount: Final = amount
        """How many, or which phase."""

    def key(self) -> tuple[int, ...]:
        """A value that is equal for equal happenings."""
        return (self.kind, self.card, self.other, self.source, self.seat, self.amount)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Happening) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> Remade:
        return happened, self.key()

    def __repr__(self) -> str:
        return f"Happening{self.key()}"


def happened(kind: int, card: int, other: int, source: int, seat: int, amount: int) -> Happening:
    """The happening with this key."""
    return Happening(kind, card, other, source=source, seat=seat, amount=amount)


@final
class Scope:
    """The card that speaks, the player it calls "you", what happened, and what was chosen so far."""

    __slots__ = (
        "affected", "found", "happening", "memory", "named", "number", "seat", "source", "undone",
    )  # fmt: skip

    def __init__(self, source: int, seat: int, happening: Happening | None = None) -> None:
        self.source = source
        self.seat = seat
        self.happening = happening
        self.affected = NO_CARD
        """The card a trait or filter is being asked about: "that minion" in "for each wound on it"."""
        self.number = 0
        """A number chosen on the way: X."""
        self.named = NOBODY
        """The player who was named: of several, "an opponent" is from then on this one."""
        self.memory: tuple[tuple[int, ...], ...] = ()
        """What was chosen, by slot: `memory[0]` is "that card" unless a card names several."""
        self.found: tuple[tuple[int, ...], ...] = ()
        """What the effect under way has been given to work on, one entry a selector."""
        self.undone = False
        """Something that was to be done was prevented, or something else was done instead."""

    def remember(self, slot: int, cards: tuple[int, ...]) -> None:
        """These were chosen; later words may mean them."""
        if slot == 0 and len(self.memory) <= 1:
            self.memory = (cards,)
            return
        memory = list(self.memory)
        while len(memory) <= slot:
            memory.append(())
        memory[slot] = cards
        self.memory = tuple(memory)

    def recall(self, slot: int) -> tuple[int, ...]:
        """What was chosen under a slot."""
        return self.memory[slot] if slot < len(self.memory) else ()

    def clone(self) -> Scope:
        """An independent copy."""
        new = Scope(self.source, self.seat, self.happening)
        new.affected = self.affected
        new.number = self.number
        new.named = self.named
        new.memory = self.memory
        new.found = self.found
        new.undone = self.undone
        return new

    def __reduce__(self) -> Remade:
        return remade, (Scope, (self.source, self.seat, self.happening), fields(self))

    def key(self) -> tuple[object, ...]:
        """A value that is equal for equal scopes."""
        happening = None if self.happening is None else self.happening.key()
        told = (self.source, self.seat, happening, self.affected, self.number, self.memory, self.found)
        return (*told, self.named, self.undone)
