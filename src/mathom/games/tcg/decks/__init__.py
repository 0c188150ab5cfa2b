"""Decks: what one is, how people write one, what one must be like, and those that come with the game.

read, reading, write    lists as people mail them: with the first fault, or with all that is not
                        understood; brief is the deck on one line, for a record
check, faults           what is wrong with a deck, each in a sentence
find                    cards for a deck
tally, sample_hand      what a deck is like
DECKS, STARTERS, FORMATS
"""

# Not compiled: there are only names here.

from __future__ import annotations

from mathom.games.tcg.decks.deck import COPIES as COPIES
from mathom.games.tcg.decks.deck import DRAW_DECK as DRAW_DECK
from mathom.games.tcg.decks.deck import STARTING_TWILIGHT as STARTING_TWILIGHT
from mathom.games.tcg.decks.deck import Deck as Deck
from mathom.games.tcg.decks.deck import brief as brief
from mathom.games.tcg.decks.faults import check as check
from mathom.games.tcg.decks.faults import faults as faults
from mathom.games.tcg.decks.finding import find as find
from mathom.games.tcg.decks.formats import Format as Format
from mathom.games.tcg.decks.lists import Reading as Reading
from mathom.games.tcg.decks.lists import Trouble as Trouble
from mathom.games.tcg.decks.lists import read as read
from mathom.games.tcg.decks.lists import reading as reading
from mathom.games.tcg.decks.lists import write as write
from mathom.games.tcg.decks.shelf import DECKS as DECKS
from mathom.games.tcg.decks.shelf import FORMATS as FORMATS
from mathom.games.tcg.decks.shelf import STARTERS as STARTERS
from mathom.games.tcg.decks.tallies import Tally as Tally
from mathom.games.tcg.decks.tallies import both as both
from mathom.games.tcg.decks.tallies import sample_hand as sample_hand
from mathom.games.tcg.decks.tallies import tally as tally
