"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.chance import Chance
from mathom.core.kinds import Bag, Bags, Derived
from mathom.core.state import Event, State
from mathom.games.duel.box import CARDS, COINS, GREY, RACES, SAURON, SEATS, SKILLS, TOKENS

TAKEN: Final = -1
HIDDEN: Final = -2
REGION_COUNT: Final = 7
SKILL_COUNT: Final = len(SKILLS)


class DuelState(State):
    """A position of Duel for Middle-earth.

    Lists of two are per seat. What both seats own of the same kind lies in one list, Sauron's part
    after the Fellowship's: `units[7 * seat + region]`, `skills[5 * seat + skill]`. Sets of things
    are numbers with a bit for each thing.
    """

    def lay_out(self, chance: Chance, extra_turns: str) -> None:
        """The table before anything has been put on it: every field there is, declared here alone."""
        self.begin(chance)
        self.extra_turns: str = extra_turns
        """Setup: whether several extra turns won in one turn give "one" turn or "all" of them."""
        self.chapter = 0
        self.turn: int = SAURON
        self.extra = 0
        """Extra turns won in this turn and not yet taken."""

        self.layout: list[int] = []
        """The card in each slot, or HIDDEN, or TAKEN."""
        self.open: Derived[list[int]] = []
        """The slots that nothing covers, in order."""
        self.unseen: list[int] = []
        """This chapter's cards that nobody has seen: face down in the layout, or left out."""
        self.left_out: Bag = []
        """This chapter's left-out cards, once somebody has looked through the discard."""
        self.looked = 0
        """Who has seen `left_out`."""
        self.discard: Bag = []
        """The discarded cards that both seats know, in order."""

        self.landmarks: list[int] = []
        self.landmark_stack: list[int] = []
        """The landmarks that have not been turned up yet, in no order."""

        self.stacks: list[tuple[int, ...]] = [()] * len(RACES)
        """The tokens of each race that were seen and put back, the top one first."""
        self.token_pool: list[int] = [token.index for token in TOKENS]
        """The tokens that nobody has seen."""

        self.coins: list[int] = [0, 0]
        self.cards: Bags = [[], []]
        self.skills: Derived[list[int]] = [0] * (2 * SKILL_COUNT)
        self.skill_choices: Derived[list[list[int]]] = [[], []]
        """For each card that gives one skill of several: which ones."""
        self.chains: Derived[list[int]] = [0, 0]
        self.races: Derived[list[int]] = [0, 0]
        self.tokens: list[int] = [0, 0]
        self.owned_landmarks: Bags = [[], []]

        self.quest: list[int] = [0, 0]
        self.units: list[int] = [0] * (2 * REGION_COUNT)
        self.supply: Derived[list[int]] = [0, 0]
        self.fortresses: list[int] = [0, 0]

    # -- written by tools/states.py from the fields declared here: begin

    def clone(self) -> DuelState:
        new = DuelState()
        self.copy_to(new)
        new.extra_turns = self.extra_turns
        new.chapter = self.chapter
        new.turn = self.turn
        new.extra = self.extra
        new.layout = self.layout[:]
        new.open = self.open[:]
        new.unseen = self.unseen[:]
        new.left_out = self.left_out[:]
        new.looked = self.looked
        new.discard = self.discard[:]
        new.landmarks = self.landmarks[:]
        new.landmark_stack = self.landmark_stack[:]
        new.stacks = self.stacks[:]
        new.token_pool = self.token_pool[:]
        new.coins = self.coins[:]
        new.cards = [self.cards[0][:], self.cards[1][:]]
        new.skills = self.skills[:]
        new.skill_choices = [self.skill_choices[0][:], self.skill_choices[1][:]]
        new.chains = self.chains[:]
        new.races = self.races[:]
        new.tokens = self.tokens[:]
        new.owned_landmarks = [self.owned_landmarks[0][:], self.owned_landmarks[1][:]]
        new.quest = self.quest[:]
        new.units = self.units[:]
        new.supply = self.supply[:]
        new.fortresses = self.fortresses[:]
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.extra_turns,
            self.chapter,
            self.turn,
            self.extra,
            tuple(self.layout),
            tuple(self.unseen),
            tuple(sorted(self.left_out)),
            self.looked,
            tuple(sorted(self.discard)),
            tuple(self.landmarks),
            tuple(self.landmark_stack),
            tuple(self.stacks),
            tuple(self.token_pool),
            tuple(self.coins),
            tuple([tuple(sorted(one)) for one in self.cards]),
            tuple(self.tokens),
            tuple([tuple(sorted(one)) for one in self.owned_landmarks]),
            tuple(self.quest),
            tuple(self.units),
            tuple(self.fortresses),
            self.pending(),
        )

    # -- written by tools/states.py: end

    # -- small words that the rules use ----------------------------------------------------------

    @property
    def reserve(self) -> int:
        """The coins that nobody has."""
        return COINS - self.coins[0] - self.coins[1]

    def presence(self, seat: int) -> int:
        """The regions where the seat has a fortress or a unit (p. 8), as bits."""
        present = self.fortresses[seat]
        units = self.units
        base = REGION_COUNT * seat
        for region in range(REGION_COUNT):
            if units[base + region]:
                present |= 1 << region
        return present

    def add_card(self, seat: int, card: int) -> None:
        """A card enters the seat's play area; its symbols count from now on."""
        it = CARDS[card]
        self.cards[seat].append(card)
        for skill, n in it.skills:
            self.skills[SKILL_COUNT * seat + skill] += n
        if it.skill_choice:
            self.skill_choices[seat].append(it.skill_choice)
        self.chains[seat] |= it.gives_chain
        if it.race >= 0:
            self.races[seat] |= 1 << it.race

    def lose_grey_card(self, seat: int, card: int) -> None:
        """A grey card leaves the seat's play area for the discard; its skills are gone."""
        it = CARDS[card]
        self.cards[seat].remove(card)
        for skill, n in it.skills:
            self.skills[SKILL_COUNT * seat + skill] -= n
        if it.skill_choice:
            self.skill_choices[seat].remove(it.skill_choice)
        self.discard.append(card)

    def grey_cards(self, seat: int) -> list[int]:
        """The seat's grey cards."""
        return [card for card in self.cards[seat] if CARDS[card].colour == GREY]

    def tell(self, kind: str, seat: int, args: dict[str, str | int]) -> None:
        """Note what happened. Callers ask `events is not None` first, so that search pays nothing."""
        assert self.events is not None
        self.events.append(Event(kind, {"seat": SEATS[seat], **args}))

    def push(self, step: Step[Any]) -> None:
        """This is to be done next."""
        self.agenda.append(step)
