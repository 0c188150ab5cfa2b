"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from mathom.bots import BOTS, Host
from mathom.bots.host import SECONDS
from mathom.bots.registry import find
from mathom.core.faults import BadSetup
from mathom.core.game import Game, Setup
from mathom.terminal.voice import Voice

HUMAN = "human"
BOT = "bot:"
USUAL = (HUMAN, "greedy")
"""A newcomer plays the first side against a bot that gives a good game."""


@dataclass
class Player:
    """Whoever sits on one seat."""

    spec: str
    host: Host | None = None

    @property
    def human(self) -> bool:
        return self.host is None


def chosen_seats(wanted: str | None, seats: tuple[str, ...], told: Mapping[str, str]) -> list[str]:
    """Who plays each seat: as wanted, else as a record tells, else as is usual. Raises BadSetup."""
    if wanted is None:
        usual = [*USUAL, *["greedy"] * len(seats)]
        return [told.get(seat, usual[n]) for n, seat in enumerate(seats)]
    specs = [spec.strip() for spec in wanted.split(",")]
    if len(specs) != len(seats) or not all(specs):
        raise BadSetup("terminal-seats", count=len(seats), seats=", ".join(seats), wanted=wanted)
    for spec in specs:
        if spec != HUMAN:
            find(spec)
    return specs


def as_recorded(specs: list[str], seats: tuple[str, ...]) -> dict[str, str]:
    """Who sits where, as a record says it."""
    return {
        seat: spec if spec == HUMAN else f"{BOT}{spec}" for seat, spec in zip(seats, specs, strict=True)
    }


def recorded(players: Mapping[str, str]) -> dict[str, str]:
    """Who sat where. A record that came by mail must not start programs: Raises BadSetup then."""
    told: dict[str, str] = {}
    for seat, player in players.items():
        spec = player.removeprefix(BOT)
        if spec in BOTS:
            told[seat] = spec
        elif player.startswith(BOT):
            raise BadSetup("terminal-told-seat", player=spec[:60], seat=seat)
        else:
            told[seat] = HUMAN
    return told


class Players:
    """Everybody at the table. Bots have processes of their own; `close` ends them."""

    def __init__(
        self, specs: list[str], game: Game, setup: Setup, seed: int | None, seconds: float | None
    ) -> None:
        self.all: list[Player] = []
        for seat, spec in enumerate(specs):
            if spec == HUMAN:
                self.all.append(Player(spec))
                continue
            limit = SECONDS if seconds is None else seconds
            host = Host(spec, game, setup, luck=_luck(seed, seat), seconds=limit)
            self.all.append(Player(spec, host))

    def start(self) -> None:
        """Start the bots now, so that what is wrong with them is said before the game begins."""
        for player in self.all:
            if player.host is not None:
                player.host.start()

    def close(self) -> None:
        """Send the bots home."""
        for player in self.all:
            if player.host is not None:
                player.host.close()

    @property
    def people(self) -> int:
        """How many seats are played from the keyboard."""
        return sum(player.human for player in self.all)

    def names(self, voice: Voice) -> tuple[str, ...]:
        """What the screen calls everybody."""
        you = "terminal-you" if self.people == 1 else "terminal-human"
        return tuple(voice(you) if player.host is None else player.host.name for player in self.all)


def _luck(seed: int | None, seat: int) -> int | None:
    """The same seed gives a bot the same luck, from which it cannot tell the seed."""
    if seed is None:
        return None
    return int.from_bytes(hashlib.sha256(f"luck {seed} {seat}".encode()).digest()[:4])
