"""A table in the middle of a game, set by hand; until positions can be written and read."""

from __future__ import annotations

from typing import Any, Self

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Chance, Scripted
from mathom.core.text import Rule
from mathom.games.tcg import game as _game  # noqa: F401  (opens the box: cards and rules are known then)
from mathom.games.tcg.box import BY_CODE, RING, SITE
from mathom.games.tcg.engine.table import Table
from mathom.games.tcg.engine.zones import enter_play, into_deck, to_dead_pile, to_discard, to_hand
from mathom.games.tcg.phases import SKIRMISH
from mathom.games.tcg.state import ADVENTURE, PATH, TcgState
from mathom.games.tcg.steps.procedure import InTurn


class Rest(Step[TcgState]):
    """Nothing more is to be done: the table waits."""

    rule = Rule("tcg", "actions", 11)
    kind = "rest"

    def run(self, state: TcgState) -> Decision | None:
        return state.ask(self, state.free, [])


class Bench:
    """Cards by code; `a` is the Free Peoples player, `b` (and `c`) the Shadow."""

    def __init__(
        self,
        play: str = "",
        *,
        hands: str = "",
        decks: str = "",
        discards: str = "",
        dead: str = "",
        sites: str = "",
        adventure: str = "",
        site: str = "4U328a",
        phase: int = SKIRMISH,
        twilight: int = 10,
        players: int = 2,
        chance: Chance | None = None,
        discreet: bool = False,
    ) -> None:
        """Each list of cards as `4C10b 4C10b2`; in play, `4C306a:4C310a` is borne by the second."""
        words = [
            *play.split(),
            *hands.split(),
            *decks.split(),
            *discards.split(),
            *dead.split(),
            *sites.split(),
            *adventure.split(),
            site,
        ]
        names = [word.split(":")[0] for word in words]
        split = [name.rstrip("0123456789") for name in names]
        codes = [BY_CODE[name[:-1]] for name in split]
        table = Table(players, codes, ["abcd".index(name[-1]) for name in split], discreet=discreet)
        self.state = state = TcgState()
        state.lay_out(table, chance or Scripted())
        state.phase, state.twilight, state.turn = phase, twilight, 1
        for word in play.split():
            name, _, bearer = word.partition(":")
            enter_play(state, self[name], self[bearer] if bearer else -1)
            owner = state.owner(self[name])
            if state.card(self[name]).ring_bearer:
                state.bearer[owner] = self[name]
            elif state.card(self[name]).type == RING:
                state.ring[owner] = self[name]
        for word in hands.split():
            to_hand(state, self[word])
        for word in decks.split():
            into_deck(state, self[word])
        for word in discards.split():
            to_discard(state, self[word])
        for word in dead.split():
            to_dead_pile(state, self[word])
        for word in [*sites.split(), site]:
            number = state.card(self[word]).site_number
            assert state.card(self[word]).type == SITE
            state.zone[self[word]] = PATH
            state.path[number] = self[word]
            state.marker = [number] * players
        for word in adventure.split():
            state.zone[self[word]] = ADVENTURE
            state.sites[state.owner(self[word])].append(self[word])
        state.push(Rest())

    def __getitem__(self, name: str) -> int:
        return self.state.table.by_name[name]

    def skirmish(self, character: str, *minions: str) -> Self:
        """These fight now, and players may act."""
        state = self.state
        state.in_skirmish = True
        state.skirmish = self[character]
        state.fighting = [self[minion] for minion in minions]
        for minion in minions:
            state.assigned[self[minion]] = self[character]
        state.changed()
        return self.go(InTurn())

    def go(self, *steps: Step[Any]) -> Self:
        """Do this, up to the next decision."""
        if self.state.decision is not None:
            self.state.push(self.state.decision.step)
            self.state.decision = None
        for step in reversed(steps):
            self.state.push(step)
        self.state.advance()
        return self

    def choose(self, *texts: str) -> Self:
        """Choose, one decision after another."""
        for text in texts:
            assert self.state.decision is not None
            option = self.state.decision.find(text)
            assert option is not None, f"{text} is not in {self.options}"
            self.state.apply(option)
        return self

    @property
    def options(self) -> list[str]:
        assert self.state.decision is not None
        return [str(option) for option in self.state.decision.options]

    @property
    def seat(self) -> int:
        assert self.state.decision is not None
        return self.state.decision.seat

    def strength(self, name: str) -> int:
        return self.state.strength(self[name])

    def wounds(self, name: str) -> int:
        return self.state.wounds[self[name]]

    def zone(self, name: str) -> int:
        return self.state.zone[self[name]]
