"""Table: the physical cards of one game. Made once, shared by all its states."""

from __future__ import annotations

from typing import Final, final

from mathom.core.option import Option
from mathom.core.pickled import Remade
from mathom.games.tcg.box import CARDS, COMPANION, FREE, MINION, NEITHER, RING, SITE, Card
from mathom.games.tcg.engine.in_force import Voice

SEAT_LETTERS: Final = "abcd"
MOST_PLAYERS: Final = 4
UNKNOWN: Final = -1
RING_BEARER: Final = -1
"""Instead of a type: who may bear the Ring from the start."""


@final
class Table:
    """Every physical card has a number; these lists say what it is and whose it is.

    A card's name is its code and its owner's letter, from the second copy on with a number: `4C12a`,
    `4C12a2`. Hidden moves always take the lowest copy of a code, so a name tells nothing.
    """

    def __init__(
        self,
        players: int,
        cards: list[int],
        owners: list[int],
        whole: bool = True,
        discreet: bool = False,
    ) -> None:
        self.players: Final = players
        self.discreet: Final = discreet
        """Whether players are also asked where their hidden cards leave them nothing to choose: who is
        not asked tells that."""
        self.whole: Final = whole
        """Whether the setup names whole decks; else a position says which cards there are."""
        self.cards: Final = [CARDS[card] for card in cards]
        self.kinds: Final = cards
        """Which card of the box each is: its index."""
        self.types: Final = [card.type for card in self.cards]
        self.owners: Final = owners
        self.codes: Final = [card.code for card in self.cards]
        """What a record calls a card that is drawn."""
        self.names: Final[list[str]] = []
        self.by_name: Final[dict[str, int]] = {}
        copies: dict[str, int] = {}
        for number, card in enumerate(self.cards):
            name = card.code + SEAT_LETTERS[owners[number]]
            copies[name] = copies.get(name, 0) + 1
            if copies[name] > 1:
                name += str(copies[name])
            self.names.append(name)
            self.by_name[name] = number
        self.bearers: Final = [_first(self.cards, owners, seat, RING_BEARER) for seat in range(players)]
        """Who begins as Ring-bearer."""
        self.rings: Final = [_first(self.cards, owners, seat, RING) for seat in range(players)]
        self.bits: Final = [_bits(card) for card in self.cards]
        """The printed keywords of each card, one bit a keyword."""
        self.valued: Final = [_valued(card) for card in self.cards]
        """Those of them that have a value: damage +1."""
        self.strengths: Final = [card.strength for card in self.cards]
        self.vitalities: Final = [card.vitality for card in self.cards]
        self.minion_sites: Final = [card.minion_site for card in self.cards]
        """The site number of each minion; 0 for all other cards."""
        self.nothing: Final = [0] * len(cards)
        self.helps: Final = [card.strength_bonus != 0 or card.vitality_bonus != 0 for card in self.cards]
        """Whether a card makes its bearer stronger or hardier."""
        self.counting: Final = [
            self.helps[number] or card.type == MINION or len(self.valued[number]) > 0
            for number, card in enumerate(self.cards)
        ]
        """Whether more of an active card counts than it says: a minion's site number, too."""
        self.weakens: Final = any([card.resistance_bonus < 0 for card in self.cards])
        """Whether a card that the Ring-bearer bears can make him weaker."""
        self.owned: Final = [
            [number for number, owner in enumerate(owners) if owner == seat] for seat in range(players)
        ]
        """By player: his cards."""
        self.sites: Final = [[card for card in mine if self.types[card] == SITE] for mine in self.owned]
        self.draws: Final = [
            [card for card in mine[2:] if self.types[card] != SITE] for mine in self.owned
        ]
        """By player, of a whole deck: all but his Ring-bearer, his Ring and the sites."""
        self.companions: Final = [
            [card for card in mine if self.types[card] == COMPANION] for mine in self.owned
        ]
        self.living: Final = [COMPANION <= card.type <= MINION for card in self.cards]
        """Whether each card is a character."""
        self.responses = UNKNOWN
        """What the Response events among these cards answer to, one bit a kind, once somebody
        has asked (`steps.triggers`)."""
        self.awaited = UNKNOWN
        """What must be announced when it happens, in the same way."""
        self.lower: Final = _lower(cards)
        """The lower numbers of equal cards, the lowest first."""
        self.belonging: Final = [
            [_belongs(card, owners[number] == free) for number, card in enumerate(self.cards)]
            for free in range(players)
        ]
        """By Free Peoples player: whether each card is of the side its owner plays then (rules 4)."""
        self.voices: Final[list[list[Voice | None]]] = [[] for _ in range(players)]
        """By Free Peoples player: what each card says, if it says anything, once they have been read
        (`values`)."""
        self._options: Final[dict[str, list[Option | None]]] = {}
        self._pairs: Final[dict[str, dict[int, Option]]] = {}

    def __reduce__(self) -> Remade:
        return Table, (self.players, self.kinds, self.owners, self.whole, self.discreet)

    def name(self, card: int) -> str | None:
        """What a card is called; None for no card."""
        return None if card < 0 else self.names[card]

    def called(self, cards: list[int]) -> tuple[str, ...]:
        """What these cards are called."""
        return tuple([self.names[card] for card in cards if card >= 0])

    def option(self, verb: str, card: int) -> Option:
        """The option that does this with a card."""
        found = self._options.get(verb)
        if found is None:
            found = [None] * len(self.cards)
            self._options[verb] = found
        option = found[card]
        if option is None:
            option = Option(verb, (self.names[card],), (card,))
            found[card] = option
        return option

    def pair(self, verb: str, card: int, other: int) -> Option:
        """The option that does this with two cards: `assign 4C10b 4C302a`."""
        known = self._pairs.get(verb)
        if known is None:
            known = {}
            self._pairs[verb] = known
        key = card * len(self.cards) + other
        found = known.get(key)
        if found is None:
            found = Option(verb, (self.names[card], self.names[other]), (card, other))
            known[key] = found
        return found

    def which(self, verb: str, card: int, which: int) -> Option:
        """The option for one of a card's abilities: `use 4C12a`, for its second `use 4C12a 2`."""
        if which == 0:
            return self.option(verb, card)
        known = self._pairs.get(verb)
        if known is None:
            known = {}
            self._pairs[verb] = known
        key = -(card * 16 + which)
        found = known.get(key)
        if found is None:
            found = Option(verb, (self.names[card], str(which + 1)), (card, which))
            known[key] = found
        return found


def letter(seat: int) -> str | None:
    """What a seat is called; None for nobody."""
    return None if seat < 0 else SEAT_LETTERS[seat]


def _first(cards: list[Card], owners: list[int], seat: int, type: int) -> int:
    """The first card of a player that is of a type; -1 if he has none."""
    for number, card in enumerate(cards):
        if owners[number] == seat and (card.ring_bearer if type == RING_BEARER else card.type == type):
            return number
    return -1


def _lower(kinds: list[int]) -> list[list[int]]:
    known: dict[int, list[int]] = {}
    lower: list[list[int]] = []
    for number, kind in enumerate(kinds):
        before = known.get(kind, [])
        lower.append(before)
        known[kind] = [*before, number]
    return lower


def _belongs(card: Card, free: bool) -> bool:
    """Whether a card is of a side: what has none is of the Free Peoples player's."""
    return free if card.side == NEITHER else (card.side == FREE) == free


def _valued(card: Card) -> tuple[tuple[int, int], ...]:
    return tuple([(keyword, value) for keyword, value in card.keywords if value])


def _bits(card: Card) -> int:
    bits = 0
    for keyword, _ in card.keywords:
        bits |= 1 << keyword
    return bits
