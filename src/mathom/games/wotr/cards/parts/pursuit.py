"""What the Nazgul do: they find the Fellowship, strike at it, cast spells, and obey the Witch-king."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, besieged
from mathom.games.wotr.box import (
    CARD_IDS,
    FREE,
    MOST_DICE,
    NAZGUL,
    NEIGHBOURS,
    NOBODY,
    REGION_IDS,
    SHADOW,
    WITCH_KING,
)
from mathom.games.wotr.cards.parts.card import CardStep, Need, Part, parts_of
from mathom.games.wotr.cards.parts.flying import (
    NazgulFly,
    nazgul_armies,
    nazgul_of_army,
    nazgul_with_fellowship,
)
from mathom.games.wotr.cards.parts.levies import Recruit, RegionOf, open_to_recruits
from mathom.games.wotr.cards.parts.needs import places_of_armies, standing_in
from mathom.games.wotr.cards.parts.striking import hit, successes
from mathom.games.wotr.cards.parts.watching import free_cards_on_table
from mathom.games.wotr.deeds import leave_table
from mathom.games.wotr.options import ACTION, DISCARD, DONE, TO
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.fellowship import reveal
from mathom.games.wotr.steps.hunt import Hunt


def orders(card: int, deed: type[Part]) -> bool:
    """Whether this is a part of what a card says."""
    return any([isinstance(part, deed) for part in parts_of(card)])


# -- the Fellowship ------------------------------------------------------------------------------


class FindFellowship(Part):
    """With a Nazgul where it is, the Fellowship is revealed."""

    def do(self, state: WotrState, card: int) -> None:
        if state.hidden and nazgul_with_fellowship(state):
            reveal(state)


class DriveFellowship(Part):
    """The Ring-bearers' figure is moved to an adjacent region. That is no move of the Fellowship."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(Drive(card))


class Drive(CardStep):
    """Where the weather drives them."""

    kind = "drive"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, SHADOW, [TO[region] for region in NEIGHBOURS[state.ring_bearers]])

    def chosen(self, state: WotrState, option: Option) -> None:
        state.ring_bearers = option.args[0]
        if state.events is not None:
            state.tell("driven", {"region": REGION_IDS[option.args[0]]})

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class StrikeFellowship(Part):
    """With a Nazgul where it is, the Fellowship may be hunted, or robbed of a card on the table."""

    def do(self, state: WotrState, card: int) -> None:
        if nazgul_with_fellowship(state):
            state.push(ChooseStrike(card))


class ChooseStrike(CardStep):
    """A Hunt roll as if the Fellowship had moved, a character card on the table, or neither."""

    kind = "strike"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        cards = [DISCARD[card] for card in free_cards_on_table(state)]
        hunts = [ACTION["hunt"]] if state.hunt_box[SHADOW] else []
        if not cards and not hunts:
            return None
        return state.ask(self, SHADOW, [*hunts, *cards, DONE])

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "use":
            state.push(Hunt())
        elif option.verb == "discard":
            leave_table(state, option.args[0])

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


# -- armies --------------------------------------------------------------------------------------

SPELL_HITS: Final = 5
"""A spell hits with this number or more."""


class SpellsInReach(Need):
    """An army of the Shadow with a Nazgul is in the region of a Free Peoples army, or next to it."""

    def met(self, state: WotrState) -> bool:
        return len(spellcasters(state)) > 0


class CastSpells(Part):
    """A die for each Nazgul of an army, against an army of the Free Peoples near by."""

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseCasters(card))


class ChooseCasters(CardStep):
    """Whose Nazgul cast the spells."""

    kind = "casters"
    fields = {"card": codecs.CARD}

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: WotrState) -> Decision | None:
        regions = spellcasters(state)
        if len(regions) > 1:
            return state.ask(self, SHADOW, [TO[region] for region in regions])
        for region in regions:
            state.push(ChooseSpellbound(self.card, region))
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        state.push(ChooseSpellbound(self.card, option.args[0]))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


class ChooseSpellbound(CardStep):
    """Which army suffers the spells; that is no attack (p. 35)."""

    kind = "target"
    fields = {"card": codecs.CARD, "region": codecs.REGION}

    def __init__(self, card: int, region: int) -> None:
        self.card: Final = card
        self.region: Final = region

    def run(self, state: WotrState) -> Decision | None:
        regions = spell_targets(state, self.region)
        if len(regions) > 1:
            return state.ask(self, SHADOW, [TO[region] for region in regions])
        for region in regions:
            self.cast(state, region)
        return None

    def chosen(self, state: WotrState, option: Option) -> None:
        self.cast(state, option.args[0])

    def cast(self, state: WotrState, region: int) -> None:
        """Roll a die for each Nazgul, five at most."""
        dice = min(nazgul_of_army(state, self.region), MOST_DICE)
        hit(state, army_place(state, region, FREE), successes(state, self.card, dice, SPELL_HITS))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}


def spellcasters(state: WotrState) -> list[int]:
    """Where an army with a Nazgul has an army of the Free Peoples near by."""
    return [region for region in nazgul_armies(state) if spell_targets(state, region)]


def spell_targets(state: WotrState, region: int) -> list[int]:
    """Where the Free Peoples have an army, besieged or not, in a region or next to it."""
    near = [region, *NEIGHBOURS[region]]
    return sorted([r for r in near if places_of_armies(state, r, FREE)])


# -- the Witch-king ------------------------------------------------------------------------------


class KingBesieges(Need):
    """An army that the Witch-king is with besieges a stronghold."""

    def met(self, state: WotrState) -> bool:
        region = standing_in(state, WITCH_KING)
        return region != NOBODY and besieged(state, region) == FREE


class RecruitOrFly(Part):
    """Nazgul may be recruited where the Witch-king is; or any of them may fly; or neither."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def do(self, state: WotrState, card: int) -> None:
        state.push(ChooseOrders(card, self.count))


class ChooseOrders(CardStep):
    """What the Witch-king orders his Nazgul."""

    kind = "orders"
    fields = {"card": codecs.CARD, "count": codecs.NUMBER}

    def __init__(self, card: int, count: int) -> None:
        self.card: Final = card
        self.count: Final = count

    def run(self, state: WotrState) -> Decision | None:
        options = [ACTION["fly"], DONE]
        here = standing_in(state, WITCH_KING)
        if state.reinforcements[NAZGUL] and open_to_recruits(state, here, SHADOW):
            options = [ACTION["recruit"], *options]
        return state.ask(self, SHADOW, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option == ACTION["recruit"]:
            Recruit(self.count, (NAZGUL,), RegionOf(WITCH_KING)).do(state, self.card)
        elif option == ACTION["fly"]:
            NazgulFly().do(state, self.card)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
