"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from mathom.core.agenda import Step
from mathom.core.chance import Chance
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

    extra_turns: str
    """Setup: whether several extra turns won in one turn give "one" turn or "all" of them."""
    chapter: int
    turn: int
    extra: int
    """Extra turns won in this turn and not yet taken."""

    layout: list[int]
    """The card in each slot, or HIDDEN, or TAKEN."""
    open: list[int]
    """The slots that nothing covers, in order."""
    unseen: list[int]
    """This chapter's cards that nobody has seen: face down in the layout, or left out."""
    left_out: list[int]
    """This chapter's left-out cards, once somebody has looked through the discard."""
    looked: int
    """Who has seen `left_out`."""
    discard: list[int]
    """The discarded cards that both seats know, in order."""

    landmarks: list[int]
    landmark_stack: list[int]
    """The landmarks that have not been turned up yet, in no order."""

    stacks: list[tuple[int, ...]]
    """The tokens of each race that were seen and put back, the top one first."""
    token_pool: list[int]
    """The tokens that nobody has seen."""

    coins: list[int]
    cards: list[list[int]]
    skills: list[int]
    skill_choices: list[list[int]]
    """For each card that gives one skill of several: which ones."""
    chains: list[int]
    races: list[int]
    tokens: list[int]
    owned_landmarks: list[list[int]]

    quest: list[int]
    units: list[int]
    supply: list[int]
    fortresses: list[int]

    def lay_out(self, chance: Chance, extra_turns: str) -> None:
        """The table before anything has been put on it."""
        self.begin(chance)
        self.extra_turns = extra_turns
        self.chapter = 0
        self.turn = SAURON
        self.extra = 0
        self.layout = []
        self.open = []
        self.unseen = []
        self.left_out = []
        self.looked = 0
        self.discard = []
        self.landmarks = []
        self.landmark_stack = []
        self.stacks = [()] * len(RACES)
        self.token_pool = [token.index for token in TOKENS]
        self.coins = [0, 0]
        self.cards = [[], []]
        self.skills = [0] * (2 * SKILL_COUNT)
        self.skill_choices = [[], []]
        self.chains = [0, 0]
        self.races = [0, 0]
        self.tokens = [0, 0]
        self.owned_landmarks = [[], []]
        self.quest = [0, 0]
        self.units = [0] * (2 * REGION_COUNT)
        self.supply = [0, 0]
        self.fortresses = [0, 0]

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
            tuple(sorted(self.cards[0])),
            tuple(sorted(self.cards[1])),
            tuple(self.tokens),
            tuple(sorted(self.owned_landmarks[0])),
            tuple(sorted(self.owned_landmarks[1])),
            tuple(self.quest),
            tuple(self.units),
            tuple(self.fortresses),
            self.pending(),
        )

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

    # -- what can be seen ------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        from mathom.games.duel.view.see import view

        return view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> DuelState:
        from mathom.games.duel.view.see import imagine

        return imagine(self, seat, chance)

    def position(self) -> dict[str, Any]:
        from mathom.games.duel.position.read import write

        return write(self)
