"""What each thing in the box does, as steps: the next one last, as they go on the agenda.

`cards/` writes these lists from the data; the rules read them. The first index is the seat.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step

Deeds = list[list[list[Step[Any]]]]

OF_CARD: Final[Deeds] = [[], []]
OF_LANDMARK: Final[Deeds] = [[], []]
OF_TOKEN: Final[Deeds] = [[], []]
OF_BONUS: Final[Deeds] = [[], []]
