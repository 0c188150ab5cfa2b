"""All the words in which cards are declared: what a file of `cards/` imports, with a star.

A module of the language names in `__all__` what cards may say of it; the rest is for the rules.
"""

# Not compiled: there are only names here.

from __future__ import annotations

from mathom.games.tcg.box import *
from mathom.games.tcg.engine.deeds import card as card
from mathom.games.tcg.language.abilities import *
from mathom.games.tcg.language.amount import *
from mathom.games.tcg.language.amounts import *
from mathom.games.tcg.language.condition import *
from mathom.games.tcg.language.conditions import *
from mathom.games.tcg.language.effect import *
from mathom.games.tcg.language.effects.cards import *
from mathom.games.tcg.language.effects.control import *
from mathom.games.tcg.language.effects.deck import *
from mathom.games.tcg.language.effects.hand import *
from mathom.games.tcg.language.effects.lasting import *
from mathom.games.tcg.language.effects.naming import *
from mathom.games.tcg.language.effects.others import *
from mathom.games.tcg.language.effects.path import *
from mathom.games.tcg.language.effects.play import *
from mathom.games.tcg.language.effects.preventing import *
from mathom.games.tcg.language.effects.reveal import *
from mathom.games.tcg.language.effects.ring import *
from mathom.games.tcg.language.effects.sites import *
from mathom.games.tcg.language.effects.skirmish import *
from mathom.games.tcg.language.effects.stacks import *
from mathom.games.tcg.language.effects.tokens import *
from mathom.games.tcg.language.effects.wounds import *
from mathom.games.tcg.language.filter import *
from mathom.games.tcg.language.filters import *
from mathom.games.tcg.language.imposing import *
from mathom.games.tcg.language.places import *
from mathom.games.tcg.language.pointing import *
from mathom.games.tcg.language.selectors import *
from mathom.games.tcg.language.spotting import *
from mathom.games.tcg.language.traits import *
from mathom.games.tcg.language.when import *
from mathom.games.tcg.language.who import *
from mathom.games.tcg.phases import *
