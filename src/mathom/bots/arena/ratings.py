"""Ratings: one number for each bot of a tournament, whoever it has met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mathom.bots.report import Report


@dataclass(frozen=True)
class Rating:
    """How strong a bot is taken to be, and how sure that is. Everybody begins at 25 ± 8.3."""

    mu: float
    sigma: float

    @property
    def least(self) -> float:
        """What it is worth at least, as good as surely: by this they are ranked."""
        return self.mu - 3 * self.sigma


def ratings(report: Report) -> list[Rating]:
    """The ratings of all bots after all games (Plackett and Luce's model, as openskill has it).

    Games count in the order of their deals, so the same tournament gives the same ratings again.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in report.names]
    for bout in sorted(report.bouts, key=lambda bout: (bout.pair, sorted(set(bout.bots)), bout.bots)):
        bots = sorted(set(bout.bots))
        if len(bots) < 2:
            continue
        won = {bout.bots[seat] for seat in bout.winners}
        rated = model.rate(
            [[found[bot]] for bot in bots], ranks=[0 if bot in won else 1 for bot in bots]
        )
        for bot, (one,) in zip(bots, rated, strict=True):
            found[bot] = one
    return [Rating(one.mu, one.sigma) for one in found]
