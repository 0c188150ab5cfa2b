"""What a seat may imagine: the cards that only the other seat has seen, dealt anew."""

from __future__ import annotations

from mathom.core.chance import Chance
from mathom.games.duel.box import CARD_IDS
from mathom.games.duel.state import DuelState


def imagine(state: DuelState, seat: int, chance: Chance) -> DuelState:
    """The same table, with the cards that only the other seat has seen dealt anew."""
    new = state.clone()
    new.chance = chance.clone()
    if not new.looked or (seat >= 0 and new.looked >> seat & 1):
        return new
    pool = sorted(new.unseen + new.left_out)
    count = len(new.left_out)
    new.left_out = []
    for _ in range(count):
        card = new.draw("left_out", pool, CARD_IDS)
        pool.remove(card)
        new.left_out.append(card)
    new.unseen = pool
    if new.decision is not None:
        # The other seat may be choosing among those very cards.
        new.decision = new.decision.step.run(new)
    return new
