"""Recruiting in several named regions at once: if figures run short, the player says who goes short."""

from __future__ import annotations

from typing import Final, final

from mathom.core.agenda import Decision
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place
from mathom.games.wotr.box import CARD_IDS, CARDS, region
from mathom.games.wotr.cards.parts.card import CardStep, Part, parts_of
from mathom.games.wotr.cards.parts.levies import BY_CARD, lost, open_to_recruits
from mathom.games.wotr.options import RECRUIT
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.recruiting import bring


@final
class Levy:
    """So many figures of these kinds in one region."""

    def __init__(self, count: int, figures: tuple[int, ...], id: str) -> None:
        self.count: Final = count
        self.figures: Final = figures
        self.region: Final = region(id)


class RecruitEach(Part):
    """Several levies, each in its own region."""

    def __init__(self, *levies: Levy) -> None:
        self.levies: Final = levies

    def do(self, state: WotrState, card: int) -> None:
        state.push(RaiseLevies(card, tuple([levy.count for levy in self.levies])))


def levies_of(card: int) -> tuple[Levy, ...]:
    """The levies that a card raises."""
    for part in parts_of(card):
        if isinstance(part, RecruitEach):
            return part.levies
    return ()


class RaiseLevies(CardStep):
    """Who comes next; asked only where it matters."""

    rule = BY_CARD
    kind = "levies"
    fields = {"card": codecs.CARD, "left": codecs.NUMBERS}

    def __init__(self, card: int, left: tuple[int, ...]) -> None:
        self.card: Final = card
        self.left: Final = left
        """How many are still to come, by levy."""

    def run(self, state: WotrState) -> Decision | None:
        options: list[Option] = []
        for index, levy in enumerate(levies_of(self.card)):
            kinds = [figure for figure in levy.figures if state.reinforcements[figure]]
            if not self._open(state, index, levy) or not kinds:
                continue
            if len(levy.figures) == 1 and self._enough(state, kinds[0]):
                # Nobody else is the poorer for it.
                self.chosen(state, RECRUIT[kinds[0]][levy.region])
                return None
            options += [RECRUIT[figure][levy.region] for figure in kinds]
        if len(options) > 1:
            return state.ask(self, CARDS[self.card].side, options)
        if options:
            self.chosen(state, options[0])
        return None

    def _open(self, state: WotrState, index: int, levy: Levy) -> bool:
        if self.left[index] == 0 or lost(state, levy.region):
            return False
        return open_to_recruits(state, levy.region, CARDS[self.card].side)

    def _enough(self, state: WotrState, figure: int) -> bool:
        """Whether a figure is there for everybody who may want it."""
        wanted = 0
        for index, levy in enumerate(levies_of(self.card)):
            if figure in levy.figures and self._open(state, index, levy):
                wanted += self.left[index]
        return wanted <= state.reinforcements[figure]

    def chosen(self, state: WotrState, option: Option) -> None:
        figure, here = option.args
        levies = levies_of(self.card)
        index = [levy.region for levy in levies].index(here)
        bring(state, figure, army_place(state, here, CARDS[self.card].side))
        left = list(self.left)
        left[index] -= 1
        state.push(RaiseLevies(self.card, tuple(left)))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"card": Text(f"wotr-card-{CARD_IDS[self.card]}")}
