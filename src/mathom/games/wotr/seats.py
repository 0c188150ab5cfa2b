"""Chapter XI: who sits at the table (p. 45-46). A seat is a player, a side is a team."""

from __future__ import annotations

from typing import Final, final

from mathom.games.wotr.box import (
    CARDS,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    HAND_LIMIT,
    ISENGARD,
    MOUTH,
    NATION_COUNT,
    NATIONS,
    NOBODY,
    NORTH,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SIDES,
    SOUTHRONS,
    WITCH_KING,
)


@final
class Seat:
    """A player's place at the table: the side it is on, the nations and minions that are its own."""

    def __init__(self, id: str, side: int, nations: list[int], minions: list[int]) -> None:
        self.id: Final = id
        self.side: Final = side
        self.nations: Final = nations
        self.minions: Final = minions


WHOLE_FREE: Final = Seat(SIDES[FREE], FREE, [n.index for n in NATIONS if n.side == FREE], [])
WHOLE_SHADOW: Final = Seat(
    SIDES[SHADOW],
    SHADOW,
    [n.index for n in NATIONS if n.side == SHADOW],
    [SARUMAN, WITCH_KING, MOUTH],
)
GONDOR_PLAYER: Final = Seat("gondor-player", FREE, [GONDOR, ELVES], [])
ROHAN_PLAYER: Final = Seat("rohan-player", FREE, [ROHAN, NORTH, DWARVES], [])
WITCH_KING_PLAYER: Final = Seat("witch-king-player", SHADOW, [SAURON], [WITCH_KING, MOUTH])
SARUMAN_PLAYER: Final = Seat("saruman-player", SHADOW, [ISENGARD, SOUTHRONS], [SARUMAN])


ROLES: Final = [GONDOR_PLAYER, ROHAN_PLAYER, WITCH_KING_PLAYER, SARUMAN_PLAYER]
"""The four whom the icons of event cards name (p. 46)."""
SHARED_HAND_LIMIT: Final = 4
"""How many cards each of two partners may hold (p. 45); so it is with three players too."""


@final
class Seating:
    """The seats of a game for so many players. In a team the first leader comes first (p. 45)."""

    def __init__(self, seats: list[Seat]) -> None:
        self.ids: Final = [seat.id for seat in seats]
        self.sides: Final = [seat.side for seat in seats]
        """The side of each seat."""
        self.team: Final = [
            [n for n, seat in enumerate(seats) if seat.side == side] for side in (FREE, SHADOW)
        ]
        """The seats of each side, its first leader first."""
        owner = [0] * NATION_COUNT
        for n, seat in enumerate(seats):
            for nation in seat.nations:
                owner[nation] = n
        self.owner: Final = owner
        """The seat that each nation belongs to."""
        self.master: Final = {minion: n for n, seat in enumerate(seats) for minion in seat.minions}
        """The seat that each minion belongs to; companions belong to nobody (p. 45)."""
        partner = list(range(len(seats)))
        for team in self.team:
            if len(team) > 1:
                partner[team[0]], partner[team[1]] = team[1], team[0]
        self.partner: Final = partner
        """The other seat of each seat's team; itself if it plays alone."""
        self.hand_limit: Final = [
            HAND_LIMIT if partner[n] == n else SHARED_HAND_LIMIT for n in range(len(seats))
        ]
        """How many cards each seat may hold."""
        roles = {role.id: owner[role.nations[0]] for role in ROLES}
        self.reader: Final = [roles[card.player] if card.player else NOBODY for card in CARDS]
        """For each event card, the only seat that may play it as an event (p. 46); NOBODY: whoever."""


PARTNERS_ALONE: Final = 5
"""No number of players, but the place of the table where two share the Free Peoples and nobody sits
opposite (`clockwork`)."""
SEATINGS: Final = {
    2: Seating([WHOLE_FREE, WHOLE_SHADOW]),
    3: Seating([WHOLE_FREE, WITCH_KING_PLAYER, SARUMAN_PLAYER]),
    4: Seating([GONDOR_PLAYER, ROHAN_PLAYER, WITCH_KING_PLAYER, SARUMAN_PLAYER]),
    PARTNERS_ALONE: Seating([GONDOR_PLAYER, ROHAN_PLAYER, WHOLE_SHADOW]),
}
"""By the number of players; where nobody plays the Shadow, its chair is there, but empty."""
SEAT_IDS: Final = [
    *SIDES,
    GONDOR_PLAYER.id,
    ROHAN_PLAYER.id,
    WITCH_KING_PLAYER.id,
    SARUMAN_PLAYER.id,
]
"""All seats that there can be."""
