"""Thrifty: a bot for Duel in twenty lines. It takes what is cheapest, and discards only if it must."""

from mathom.bots import Bot, Table
from mathom.core.option import Option


class Thrifty(Bot):
    """Never pays two coins where one will do."""

    name = "thrifty"

    def choose(self, table: Table) -> Option:
        costs = [self.cost(table, option) for option in table.decision.options]
        cheapest = min(costs)
        good = [n for n, cost in enumerate(costs) if cost == cheapest]
        return table.decision.options[good[self.chance.below(len(good))]]

    def cost(self, table: Table, option: Option) -> int:
        """What an option costs in coins; a discarded card brings coins, but is lost for ever."""
        if option.verb == "discard":
            return 10
        if option.verb not in ("play", "landmark"):
            return 0
        view = table.view
        coins: int = view.prices[option.things[0]][view.turn].coins
        return coins
