"""War of the Ring, second edition."""

# Not compiled: it talks to people; what is hot lies in the rooms behind it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.core.chance import Chance, Occasion
from mathom.core.game import Game, Setup, SetupChoice
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.state import Outcome
from mathom.core.text import Text
from mathom.core.view import View
from mathom.games.wotr import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.wotr.bot import evaluate
from mathom.games.wotr.box import FREE, SHADOW, SIDES
from mathom.games.wotr.clockwork import winding as _winding  # noqa: F401  (plays an empty Shadow)
from mathom.games.wotr.clockwork.setup import WindUp
from mathom.games.wotr.former import carry
from mathom.games.wotr.kinds import DRAWS, EVENTS, VERBS
from mathom.games.wotr.options import parse
from mathom.games.wotr.position.read import read
from mathom.games.wotr.position.write import write
from mathom.games.wotr.seats import PARTNERS_ALONE, SEATINGS, Seating
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.setup import Prepare
from mathom.games.wotr.text.names import explain, label, name, things, unknown
from mathom.games.wotr.view.imagine import imagine
from mathom.games.wotr.view.known import known
from mathom.games.wotr.view.see import beside, view
from mathom.games.wotr.view.types import WotrView

TILES = "tiles"
ALONE = "1"
"""One player has the Free Peoples, and nobody the Shadow."""
EACH = "player"
NAZGUL = "nazgul"
CLOCKWORK = "clockwork"
SHARED = ("players", ("3", "4"))
"""Two share a side, or both are shared."""


class Wotr(Game[WotrState]):
    """War of the Ring: the Free Peoples against the Shadow, the war and the quest."""

    id = "wotr"
    state = WotrState
    rules = "5"
    format = 2
    oldest_format = 2
    choices = (
        # One plays alone against the clockwork Shadow; two may share the Free Peoples against it.
        SetupChoice("players", ("2", "3", "4", ALONE)),
        SetupChoice("opponent", ("player", CLOCKWORK), only=(("players", ("2",)),)),
        # The book is silent on strongholds passed when Gollum himself reveals the Fellowship (p. 39).
        SetupChoice("gollum_reveal", (TILES, "no-tiles")),
        # One Ring a turn "for a player" (p. 21): where two share a side, that may mean either (p. 45).
        SetupChoice("elven_rings", ("team", EACH), only=(SHARED, ("opponent", (CLOCKWORK,)))),
        # He is his player's own (p. 46), and one of the Nazgul, whom both Shadow players move (p. 24).
        SetupChoice("witch_king", ("own", NAZGUL), only=(SHARED,)),
    )
    moves = ("die", "fellowship", "hunt")
    hands = True
    events = EVENTS
    draws = DRAWS
    verbs = VERBS

    @property
    def mind(self) -> Mind:
        from mathom.games.wotr.mind.habits import MIND

        return MIND

    def seats(self, setup: Setup) -> tuple[str, ...]:
        seating = self._seating(setup)
        if _unopposed(setup):
            return tuple([seating.ids[seat] for seat in seating.team[FREE]])
        return tuple(seating.ids)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        teams = self._seating(setup).team
        return tuple([tuple(team) for team in (teams[:SHADOW] if _unopposed(setup) else teams)])

    def solo(self, people: str) -> Setup:
        alone = super().solo(people)
        return alone if people == ALONE else {**alone, "opponent": CLOCKWORK}

    def _seating(self, setup: Setup) -> Seating:
        return SEATINGS[_chairs(setup)]

    def start(self, setup: Setup, chance: Chance) -> WotrState:
        state = self._table(setup, chance)
        state.push(Prepare() if state.clockwork is None else WindUp())
        return state

    def _table(self, setup: Setup, chance: Chance) -> WotrState:
        """An empty table, as the players have agreed."""
        state = WotrState()
        state.lay_out(
            chance,
            setup["gollum_reveal"] == TILES,
            _chairs(setup),
            setup.get("elven_rings") == EACH,
            setup.get("witch_king") == NAZGUL,
            _unopposed(setup),
        )
        return state

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> WotrState:
        return read(data, self._table(setup, chance))

    def write(self, state: WotrState) -> dict[str, Any]:
        return write(state)

    def view(self, state: WotrState, seat: int) -> WotrView:
        return view(state, seat)

    def view_beside(self, other: View, state: WotrState, seat: int) -> WotrView:
        assert isinstance(other, WotrView)
        return beside(other, state, seat)

    def known(self, state: WotrState, seat: int) -> object:
        return known(state, seat)

    def imagine(self, state: WotrState, seat: int, chance: Chance) -> WotrState:
        return imagine(state, seat, chance)

    def parse(self, text: str) -> Option | None:
        return parse(text)

    def unchanged(self, rules: str, setup: Setup) -> bool:
        # The third version turns up the cards of the clockwork when its guide does; in the fourth the
        # Mouth of Sauron finds his way back to the Mordor line; in the fifth Nazgul draw no lots that
        # decide nothing, and nothing changes if the Witch-king leads one of two equal armies. Whoever
        # writes the next one looks again.
        return self.rules == "5" and rules in ("2", "3", "4") and not _unopposed(setup)

    def carry(self, state: WotrState, rules: str, moves: Sequence[str]) -> tuple[int, list[str]] | None:
        return carry(state, moves) if rules == "1" else None

    def unknown(self, state: WotrState, text: str) -> Text:
        return unknown(text)

    def other(self, state: WotrState, option: Option) -> Text:
        decision = state.decision
        assert decision is not None
        seat = Text(f"wotr-seat-{SEATINGS[state.players].ids[decision.seat]}")
        return Text("wotr-refusal-other", seat=seat, ask=self.prompt(state, decision))

    def evaluate(self, state: WotrState, seat: int) -> float:
        return evaluate(state, seat)

    def things(self, option: Option) -> dict[str, str | int]:
        return things(option)

    def label(self, state: WotrState, option: Option) -> Text:
        return label(state, option)

    def name(self, kind: str, thing: str) -> Text | str:
        return name(kind, thing)

    @property
    def lexicon(self) -> Mapping[str, Sequence[str]]:
        from mathom.games.wotr.text.lexicon import LEXICON

        return LEXICON

    def result(self, outcome: Outcome, seats: Sequence[str]) -> Text:
        """How the team has won, and who of it comes first (p. 46)."""
        won = Text(f"wotr-result-{outcome.how}")
        if not outcome.winners:
            return won
        first = seats[outcome.winners[0]]
        if first in SIDES:
            return won
        if len(outcome.winners) > 1:
            return Text("wotr-result-tied", result=won)
        return Text("wotr-result-first", result=won, who=first)

    def wanted(self, occasion: Occasion, seats: Sequence[str]) -> Text:
        """What the clockwork is to roll or draw, somebody rolls and draws for it."""
        return super().wanted(occasion, (*seats, SIDES[SHADOW]))

    def explain(self, kind: str, thing: str) -> list[Text]:
        return explain(kind, thing)

    def _named(self, args: Mapping[str, str | int]) -> dict[str, str | int | Text]:
        """A side is told by its id too, so that a sentence can choose its article and its verb."""
        named = super()._named(args)
        for kind in ("side", "by"):
            if kind in args and "seat" not in args:
                named["who"] = args[kind]
        return named


def _unopposed(setup: Setup) -> bool:
    """Whether nobody plays the Shadow."""
    return setup["players"] == ALONE or setup.get("opponent") == CLOCKWORK


def _chairs(setup: Setup) -> int:
    """Which of the tables it is (`SEATINGS`); where nobody plays the Shadow, its chair is empty."""
    if setup["players"] == ALONE:
        return 2
    return PARTNERS_ALONE if _unopposed(setup) else int(setup["players"])


WOTR = Wotr()
