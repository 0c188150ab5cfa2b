"""Why the clockwork does what it does: an event for each decision of the guide, said in `lang/`."""

from __future__ import annotations

from mathom.games.wotr.state import WotrState


def say(state: WotrState, kind: str, args: dict[str, str | int]) -> None:
    """Tell a reason, if anybody listens."""
    if state.events is not None:
        state.tell(kind, args)
