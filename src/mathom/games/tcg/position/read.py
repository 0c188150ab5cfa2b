"""Positions of the TCG as plain data: how one is read. See docs/positions.md.

Cards are called by their names at this table (`4C12a2`: code, owner, copy); a player's own piles may
say the code alone, which means his next copy that is not placed yet. What is left out is as at the
start of the game: a card that is named nowhere is in its owner's draw deck or adventure deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mathom.core.chance import Chance
from mathom.core.faults import BadPosition
from mathom.core.position import Reader, shown
from mathom.core.seal import SEAL, ours
from mathom.games.tcg.box import CARD_CODES, CULTURES, MINION, RING, SITE
from mathom.games.tcg.engine.lasting import Lasting
from mathom.games.tcg.engine.scope import CARD_SPACE, NO_CARD
from mathom.games.tcg.engine.table import SEAT_LETTERS, Table
from mathom.games.tcg.engine.zones import enter_play, lay_on, to_discard
from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.phases import PHASES, UNTILS
from mathom.games.tcg.position.agenda import UNDER_WAY, begin_phase, read_agenda, read_outcome
from mathom.games.tcg.position.check import check
from mathom.games.tcg.position.write import usually_seen
from mathom.games.tcg.state import (
    ADVENTURE,
    CONTROLLED,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    LAST_SITE,
    PATH,
    REMOVED,
    STACKED,
    TOKEN_KINDS,
    VOID,
    TcgState,
)

MOST: Final = 999
"""No count of the game is higher."""


def read(data: Mapping[str, Any], table: Table, chance: Chance) -> TcgState:
    """The state that a position describes. Raises BadPosition."""
    state = TcgState()
    state.lay_out(table, chance)
    whole = ours(data)
    told = {name: part for name, part in data.items() if name != SEAL}
    if not whole:
        told = {name: part for name, part in told.items() if name not in UNDER_WAY}
    return Reading(told, state, whole).done()


class Reading:
    """Puts every card where a position says it is."""

    def __init__(self, data: Mapping[str, Any], state: TcgState, whole: bool) -> None:
        self._data = data
        self._whole = whole
        """Whether it is just as we wrote it: then it goes on where it stopped."""
        self._reader = Reader(data)
        self._state = state
        self._letters = list(SEAT_LETTERS[: state.table.players])
        self._placed = [False] * len(state.zone)

    def done(self) -> TcgState:
        """The state, not yet advanced."""
        state, reader = self._state, self._reader
        self._begin()
        self._read_turn()
        seats = reader.part("seats")
        parts = [seats.part(letter) for letter in self._letters]
        self._read_path()
        self._read_in_play([self._bearer(parts[seat], seat) for seat in range(len(parts))])
        for seat, part in enumerate(parts):
            self._read_seat(part, seat)
        seats.done()
        self._read_other_zones()
        self._read_seen()
        self._read_skirmish()
        self._read_memory()
        ended = read_outcome(state, reader)
        if self._whole:
            read_agenda(state, reader)
        else:
            begin_phase(state)
        if ended is not None:
            state.end(ended)
        reader.done()
        check(state)
        return state

    # -- finding cards ---------------------------------------------------------------------------

    def _card(self, word: Any, where: str) -> int:
        """The card with this name."""
        by_name = self._state.table.by_name
        if not isinstance(word, str) or word not in by_name:
            raise BadPosition("tcg-position-card", where=where, value=shown(word))
        return by_name[word]

    def _perhaps(self, reader: Reader, field: str, where: str) -> int:
        word = reader.raw(field)
        return NO_CARD if word is None else self._card(word, where)

    def _cards(self, words: list[Any], where: str) -> list[int]:
        return [self._card(word, where) for word in words]

    def _own(self, word: Any, seat: int, where: str) -> int:
        """A card of this player: by its name, or by its code his next copy not placed yet."""
        table = self._state.table
        if isinstance(word, str) and word in CARD_CODES:
            for card, code in enumerate(table.codes):
                if code == word and table.owners[card] == seat and not self._placed[card]:
                    return card
            raise BadPosition("tcg-position-copies", card=word, seat=self._letters[seat])
        card = self._card(word, where)
        if table.owners[card] != seat:
            raise BadPosition("tcg-position-owner", card=word, seat=self._letters[seat])
        return card

    def _put(self, card: int, zone: int) -> None:
        if self._placed[card]:
            raise BadPosition("position-twice", thing=self._state.table.names[card])
        self._placed[card] = True
        self._state.zone[card] = zone

    # -- part by part ----------------------------------------------------------------------------

    def _begin(self) -> None:
        """Draw cards lie in the decks, sites in the adventure decks, until they are said elsewhere."""
        state = self._state
        for card in range(len(state.zone)):
            state.zone[card] = ADVENTURE if state.card(card).type == SITE else DECK
        for seat in range(state.table.players):
            state.bearer[seat] = state.table.bearers[seat]
            state.ring[seat] = state.table.rings[seat]

    def _read_turn(self) -> None:
        state, reader = self._state, self._reader
        order = reader.words("order", self._letters, self._letters)
        if not order:
            raise BadPosition("tcg-position-order")
        state.order = order
        state.free = reader.word("free", self._letters[order[0]], self._letters)
        state.acting = reader.word("acting", self._letters[state.free], self._letters)
        state.turn = reader.number("turn", 1, 0, MOST)
        state.phase = reader.word("phase", "fellowship", PHASES)
        state.twilight = reader.number("twilight", 0, 0, MOST)
        state.moves = reader.number("moves", 0, 0, MOST)
        state.moved = self._flag(reader, "moved", False)
        state.drawn_in_phase = reader.number("taken", 0, 0, MOST)
        state.fierce = self._flag(reader, "fierce", False)

    def _flag(self, reader: Reader, field: str, usual: bool) -> bool:
        value = reader.raw(field)
        if value is None:
            return usual
        if type(value) is not bool:
            raise BadPosition("tcg-position-flag", where=field, value=shown(value))
        return value

    def _read_path(self) -> None:
        state = self._state
        path, held = self._reader.part("path"), self._reader.part("controlled")
        for number in range(1, LAST_SITE + 1):
            word = path.raw(str(number))
            by = held.raw(str(number))
            if word is None and number == 1 and "path" not in self._data:
                word = self._first_site()
            if word is None:
                continue
            site = self._card(word, f"path.{number}")
            if state.card(site).site_number != number:
                raise BadPosition("tcg-position-site", card=state.table.names[site], number=number)
            self._put(site, PATH if by is None else CONTROLLED)
            state.path[number] = site
            if by is not None:
                if by not in self._letters:
                    raise BadPosition("position-word", where=f"controlled.{number}", value=shown(by))
                state.controller[number] = self._letters.index(by)
        path.done()
        held.done()

    def _first_site(self) -> str:
        """The first player's own."""
        state = self._state
        for card, printed in enumerate(state.table.cards):
            if printed.site_number == 1 and state.owner(card) == state.order[0]:
                return state.table.names[card]
        raise AssertionError("every adventure deck has a site 1")

    def _bearer(self, part: Reader, seat: int) -> int:
        """Who bears the Ring: as the deck says, unless somebody else has taken over."""
        state = self._state
        word = part.raw("ring_bearer")
        ring = part.raw("ring")
        state.playing[seat] = self._flag(part, "playing", True)
        if word is not None:
            state.bearer[seat] = self._own(word, seat, "ring_bearer")
        if ring is not None:
            state.ring[seat] = self._own(ring, seat, "ring")
        if not state.playing[seat]:
            state.bearer[seat] = state.ring[seat] = NO_CARD
        return state.bearer[seat]

    def _read_in_play(self, bearers: list[int]) -> None:
        state = self._state
        entries = self._reader.list("in_play")
        parts = [Reader({"card": one} if isinstance(one, str) else one, "in_play") for one in entries]
        cards = [self._card(part.raw("card"), "in_play") for part in parts]
        for seat, bearer in enumerate(bearers):
            ring = state.ring[seat]
            if state.playing[seat] and bearer not in cards and not self._elsewhere(bearer):
                self._enter(bearer, NO_CARD)
            if state.playing[seat] and ring not in cards and not self._elsewhere(ring):
                self._enter(ring, bearer)
        for card, part in zip(cards, parts, strict=True):
            self._read_card_in_play(card, part)
        tokens_on = self._reader.part("site_tokens")
        for card, id in enumerate(state.table.names):
            if id in tokens_on:
                self._read_tokens(card, tokens_on.part(id))
        tokens_on.done()

    def _elsewhere(self, card: int) -> bool:
        """Whether the position names a card in a pile: then it is not in play."""
        seats = self._data.get("seats", {})
        own = seats.get(self._letters[self._state.owner(card)], {}) if isinstance(seats, Mapping) else {}
        piles = [self._data.get("being_played")]
        if isinstance(own, Mapping):
            piles += [own.get(pile) for pile in ("hand", "dead", "discard", "top", "bottom", "removed")]
        return any([self._state.table.names[card] in pile for pile in piles if isinstance(pile, list)])

    def _enter(self, card: int, bearer: int) -> None:
        state = self._state
        if state.card(card).type == SITE:
            raise BadPosition("tcg-position-place", card=state.table.names[card])
        if self._placed[card]:
            raise BadPosition("position-twice", thing=state.table.names[card])
        if state.card(card).type == RING and bearer == NO_CARD:
            raise BadPosition("tcg-position-bearer", card=state.table.names[card])
        self._placed[card] = True
        state.zone[card] = REMOVED
        enter_play(state, card, bearer)

    def _read_card_in_play(self, card: int, part: Reader) -> None:
        state = self._state
        self._enter(card, self._perhaps(part, "on", "in_play.on"))
        state.wounds[card] = part.number("wounds", 0, 0, MOST)
        assigned = self._perhaps(part, "assigned", "in_play.assigned")
        if assigned >= 0 and state.card(card).type != MINION:
            raise BadPosition("tcg-position-assigned", card=state.table.names[card])
        state.assigned[card] = assigned
        if "tokens" in part:
            self._read_tokens(card, part.part("tokens"))
        part.done()

    def _read_tokens(self, card: int, part: Reader) -> None:
        for culture, id in enumerate(CULTURES):
            count = part.number(id, 0, 0, MOST) if culture else 0
            if count:
                self._state.tokens[TOKEN_KINDS * card + culture] = count
        part.done()

    def _read_seat(self, part: Reader, seat: int) -> None:
        state = self._state
        state.marker[seat] = part.number("site", 1, 1, LAST_SITE)
        state.burdens[seat] = part.number("burdens", 0, 0, MOST)
        state.wearing[seat] = self._flag(part, "wearing", False)
        for field, pile, zone in (
            ("hand", state.hands, HAND),
            ("top", state.tops, DECK),
            ("bottom", state.bottoms, DECK),
            ("discard", state.discards, DISCARD),
            ("dead", state.dead, DEAD),
        ):
            for word in part.list(field):
                self._into(pile[seat], self._own(word, seat, field), zone)
        for word in part.list("removed"):
            self._put(self._own(word, seat, "removed"), REMOVED)
        for word in part.list("deck"):
            self._in_no_order(self._own(word, seat, "deck"), site=False)
        for word in part.list("adventure"):
            self._in_no_order(self._own(word, seat, "adventure"), site=True)
        part.done()

    def _in_no_order(self, card: int, site: bool) -> None:
        """Into the draw deck or the adventure deck, where it would be if nobody had named it."""
        printed = self._state.card(card).type
        if printed == RING or (printed == SITE) != site:
            raise BadPosition("tcg-position-place", card=self._state.table.names[card])
        self._put(card, ADVENTURE if site else DECK)

    def _into(self, pile: list[int], card: int, zone: int) -> None:
        if self._state.card(card).type in (SITE, RING):
            raise BadPosition("tcg-position-place", card=self._state.table.names[card])
        self._put(card, zone)
        pile.append(card)

    def _read_other_zones(self) -> None:
        """What is stacked, what is being played; all else is in the decks."""
        state, reader = self._state, self._reader
        stacks = reader.part("stacked")
        for under, id in enumerate(state.table.names):
            for card in self._cards(stacks.list(id), "stacked"):
                self._put(card, STACKED)
                lay_on(state, card, under)
        stacks.done()
        for card in self._cards(reader.list("being_played"), "being_played"):
            self._put(card, VOID)
            if not self._whole:
                to_discard(state, card)
        for seat in range(state.table.players):
            state.decks[seat] = self._left(DECK, seat)
            state.sites[seat] = self._left(ADVENTURE, seat)
        for card in range(len(state.zone)):
            if not self._placed[card] and state.card(card).type == RING:
                state.zone[card] = REMOVED

    def _left(self, zone: int, seat: int) -> list[int]:
        state = self._state
        known = state.tops[seat] + state.bottoms[seat]
        return [
            card
            for card, at in enumerate(state.zone)
            if at == zone
            and card not in known
            and state.owner(card) == seat
            and state.card(card).type != RING
        ]

    def _read_seen(self) -> None:
        state = self._state
        for card in range(len(state.seen)):
            state.seen[card] = usually_seen(state, card)
        seen = self._reader.part("seen")
        for card, id in enumerate(state.table.names):
            word = seen.raw(id)
            if word is not None:
                if not isinstance(word, str) or set(word) - set(self._letters):
                    raise BadPosition("position-word", where=f"seen.{id}", value=shown(word))
                state.seen[card] = sum([1 << self._letters.index(one) for one in sorted(set(word))])
        seen.done()

    def _read_skirmish(self) -> None:
        state, reader = self._state, self._reader
        if "skirmish" in reader:
            part = reader.part("skirmish")
            state.in_skirmish = not self._flag(part, "over", False)
            state.skirmish = self._perhaps(part, "character", "skirmish.character")
            state.fighting = self._cards(part.list("minions"), "skirmish.minions")
            part.done()
        state.last_gone = self._perhaps(reader, "last_gone", "last_gone")
        state.beaten = self._cards(reader.list("beaten"), "beaten")
        state.fierce_minions = self._cards(reader.list("fierce_minions"), "fierce_minions")
        state.dying = self._cards(reader.list("dying"), "dying")

    def _read_memory(self) -> None:
        """What lasts, and what was counted."""
        state, reader = self._state, self._reader
        state.played = self._cards(reader.list("played"), "played")
        state.bids = self._read_bids()
        state.played_before = reader.number("played_before", 0, 0, MOST)
        suffered = reader.part("suffered")
        for card, id in enumerate(state.table.names):
            count = suffered.number(id, 0, 0, MOST)
            if count:
                state.suffered[card] = count
        suffered.done()
        state.uses = self._read_counts("uses")
        state.turn_uses = self._read_counts("turn_uses")
        state.lasting = [self._lasting(Reader(one, "lasting")) for one in reader.list("lasting")]

    def _read_bids(self) -> list[int]:
        bids = [-1 if bid is None else bid for bid in self._reader.list("bids")]
        for bid in bids:
            if type(bid) is not int or not -1 <= bid <= MOST:
                raise BadPosition("position-word", where="bids", value=shown(bid))
        if bids and len(bids) != len(self._letters):
            raise BadPosition("tcg-position-order")
        return bids

    def _read_counts(self, field: str) -> dict[int, int]:
        counts: dict[int, int] = {}
        raw = self._reader.raw(field) or {}
        part = Reader(raw, field)
        for key in list(raw):
            node, _, card = str(key).partition(" ")
            if node not in NODE_OF:
                raise BadPosition("position-unknown", name=f"{field}.{shown(key)}")
            count = part.number(key, 0, 0, MOST)
            counts[NODE_OF[node] * CARD_SPACE + self._card(card, field)] = count
        return counts

    def _lasting(self, part: Reader) -> Lasting:
        node = part.raw("node")
        if not isinstance(node, str) or node not in NODE_OF:
            raise BadPosition("position-word", where="lasting.node", value=shown(node))
        amount = part.raw("amount")
        if amount is not None and type(amount) is not int:
            raise BadPosition("position-word", where="lasting.amount", value=shown(amount))
        made = Lasting(
            NODE_OF[node],
            self._card(part.raw("source"), "lasting.source"),
            part.word("seat", self._letters[0], self._letters),
            tuple(self._cards(part.list("cards"), "lasting.cards")),
            amount or 0,
            part.word("until", UNTILS[0], UNTILS),
        )
        part.done()
        return made
