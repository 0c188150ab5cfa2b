"""The arena: bots play rounds of games in which each of them sits everywhere once.

A bot plays a whole team. Two bots make a pair of games with the sides swapped; where more than two teams
sit at a table, as many bots meet there and move on from seat to seat. Each round has a number, and its
chance comes from that number and the arena's seed alone: whoever shares the work, on however many
machines, makes no difference to the result.
"""

# Not compiled: it starts processes and counts games; the games in it run compiled.

from __future__ import annotations

from mathom.bots.arena.bouts import derived
from mathom.bots.arena.crews import cores
from mathom.bots.arena.tournament import arena

__all__ = ["arena", "cores", "derived"]
