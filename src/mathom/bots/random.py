"""RandomBot: every option is as good as any other."""

# Not compiled: it hardly does anything.

from __future__ import annotations

from mathom.bots.bot import Bot, Table
from mathom.core.option import Option


class RandomBot(Bot):
    """Throws its dice for each choice."""

    name = "random"

    def choose(self, table: Table) -> Option:
        options = table.decision.options
        return options[self.chance.below(len(options))]
