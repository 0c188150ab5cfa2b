"""Chapter VIII: the Fellowship of the Ring (p. 36-39)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.armies import army_place, eliminate
from mathom.games.wotr.box import (
    CHARACTER_IDS,
    CHARACTERS,
    FREE,
    GOLLUM,
    IS_HAVEN,
    NATION_OF_REGION,
    NATIONS,
    NEIGHBOURS,
    REGION_IDS,
    region,
)
from mathom.games.wotr.deeds import lasting
from mathom.games.wotr.options import (
    DECLARE,
    DONE,
    ENTER_MORDOR,
    GROUP,
    GUIDE,
    HALT,
    STEP,
    TO,
    WITH,
)
from mathom.games.wotr.questions import Separating, SeparatingAlone, Walking
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.characters import arrive, called, group_level, reach, why_out_of_reach
from mathom.games.wotr.steps.ending import add_corruption
from mathom.games.wotr.steps.mordor import enter as enter_mordor
from mathom.games.wotr.steps.politics import DECLARED, activate
from mathom.games.wotr.why import because, character_name, place_name

FELLOWSHIP: Final = Rule("wotr", "fellowship", 37)
DECLARING: Final = Rule("wotr", "declare", 38)
REVEALING: Final = Rule("wotr", "reveal", 38)
GUIDE_RULE: Final = Rule("wotr", "guide", 37)
SEPARATING: Final = Rule("wotr", "separate", 39)
MORDOR_GATES: Final = Rule("wotr", "mordor", 43)
GATES: Final = [region("minas-morgul"), region("morannon")]

# Why the way of the Fellowship is traced.
DECLARED_ITSELF: Final = 0
FOUND: Final = 1
GIVEN_AWAY: Final = 2
REVEALED: Final = ["no", "found", "given-away"]


class FellowshipPhase(Step[WotrState]):
    """Phase 2: declare the Fellowship, then enter Mordor, then change the Guide (p. 37, 43)."""

    rule = FELLOWSHIP
    kind = "fellowship"

    def run(self, state: WotrState) -> Decision | None:
        options: list[Option] = []
        if state.hidden and not state.declared and state.mordor < 0:
            options.append(DECLARE)
        if state.ring_bearers in GATES:
            options.append(ENTER_MORDOR)
        options += [GUIDE[c] for c in guides(state) if c != state.guide]
        if not options:
            return None
        options.append(DONE)
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "done":
            return
        if option.verb == "guide":
            set_guide(state, option.args[0])
            return
        state.push(self)
        if option.verb == "declare":
            state.declared = True
            state.push(Walk(DECLARED_ITSELF, state.progress, (state.ring_bearers,)))
        else:
            enter_mordor(state)

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "declare":
            if state.mordor >= 0:
                return because(DECLARING, "declare-mordor")
            return because(DECLARING, "declared" if state.hidden else "revealed")
        if option.verb == "mordor":
            gates = [place_name(gate) for gate in GATES]
            return because(MORDOR_GATES, "gates", first=gates[0], second=gates[1])
        return why_no_guide(state, option) if option.verb == "guide" else None


# -- the Guide -----------------------------------------------------------------------------------


def guides(state: WotrState) -> list[int]:
    """Those who could be the Guide: the companions of the highest Level."""
    companions = state.companions()
    if not companions:
        return []
    highest = max([CHARACTERS[c].level for c in companions])
    return [c for c in companions if CHARACTERS[c].level == highest]


def set_guide(state: WotrState, guide: int) -> None:
    """The Guide's card goes on top."""
    if state.guide == guide:
        return
    state.guide = guide
    if state.events is not None:
        name = "gollum" if guide == GOLLUM else CHARACTER_IDS[guide]
        state.tell("guide", {"character": name})


class ChooseGuide(Step[WotrState]):
    """The company has changed, so a Guide may be named; without companions it is Gollum (p. 37)."""

    rule = GUIDE_RULE
    kind = "guide"

    def run(self, state: WotrState) -> Decision | None:
        able = guides(state)
        if not able:
            set_guide(state, GOLLUM)
            return None
        if len(able) == 1:
            set_guide(state, able[0])
            return None
        # Who guides, the leading player says, whoever's action it is (p. 45).
        return state.ask_seat(self, state.leading[FREE], [GUIDE[c] for c in able])

    def chosen(self, state: WotrState, option: Option) -> None:
        set_guide(state, option.args[0])

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        return why_no_guide(state, option) if option.verb == "guide" else None


def why_no_guide(state: WotrState, option: Option) -> Reason:
    """Why somebody cannot become the Guide."""
    if option.args[0] not in state.companions():
        return because(GUIDE_RULE, "not-in-fellowship", character=character_name(option.args[0]))
    return because(GUIDE_RULE, "guided" if option.args[0] in guides(state) else "guide")


# -- declaring and revealing ---------------------------------------------------------------------


class Walk(Step[WotrState]):
    """The way from the last known position, region by region, as far as the progress allows."""

    rule = REVEALING
    kind = "walk"
    fields = {"revealed": codecs.REVEALED, "left": codecs.NUMBER, "path": codecs.REGIONS}

    def __init__(self, revealed: int, left: int, path: tuple[int, ...]) -> None:
        self.revealed: Final = revealed
        """FOUND by the Hunt or GIVEN_AWAY by Gollum; 0 if the Fellowship is being declared."""
        self.left: Final = left
        self.path: Final = path

    def run(self, state: WotrState) -> Decision | None:
        here = self.path[-1]
        options: list[Option] = []
        if may_end(state, here, self.revealed) or (len(self.path) == 1 and self.left == 0):
            options.append(HALT)
        if self.left:
            options += [
                STEP[r] for r in NEIGHBOURS[here] if can_end(state, r, self.left - 1, self.revealed)
            ]
        if len(options) == 1 and options[0] is HALT:
            self._arrive(state)
            return None
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "halt":
            self._arrive(state)
        else:
            state.push(Walk(self.revealed, self.left - 1, (*self.path, option.args[0])))

    def _arrive(self, state: WotrState) -> None:
        end = self.path[-1]
        state.ring_bearers = end
        state.progress = 0
        if state.events is not None:
            kind = "revealed" if self.revealed else "declared"
            state.tell(kind, {"region": REGION_IDS[end]})
        if self.revealed:
            from mathom.games.wotr.steps.hunt import stronghold_tiles

            if strongholds_cost(state, self.revealed):
                stronghold_tiles(state, self.path)
        else:
            declared_in(state, end)
        # A tile that a card draws comes before those of the strongholds on the way (p. 41).
        for card in lasting(state):
            card.walked(state, self.path, int(self.revealed > 0))
            if self.revealed:
                card.revealed(state)
            else:
                card.declared(state, end)

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": self.left}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb == "halt":
            return because(REVEALING, "halt")
        if option.verb != "step":
            return None
        here, there = self.path[-1], option.args[0]
        if there not in NEIGHBOURS[here]:
            return because(REVEALING, "adjacent", region=place_name(here), to=place_name(there))
        return because(REVEALING, "far" if self.left == 0 else "halt")

    def about(self, state: WotrState, seat: int) -> Question | None:
        path = tuple([REGION_IDS[region] for region in self.path])
        return Walking(revealed=REVEALED[self.revealed], path=path, left=self.left)


def strongholds_cost(state: WotrState, revealed: int) -> bool:
    """Whether Shadow strongholds on the way cost a tile: when the Shadow reveals it, they do (p. 39).

    The book does not say whether they do when Gollum gives it away, so that is a choice of setup.
    """
    return revealed == FOUND or state.gollum_tiles


def may_end(state: WotrState, region: int, revealed: int) -> bool:
    """A revealed Fellowship cannot end in a city or stronghold that the Free Peoples hold (p. 38)."""
    return not revealed or not IS_HAVEN[region] or state.owner[region] != FREE


def can_end(state: WotrState, region: int, left: int, revealed: int) -> bool:
    """Whether the walk can still come to a lawful end."""
    if may_end(state, region, revealed):
        return True
    near = [region]
    seen = {region}
    for _ in range(left):
        further: list[int] = []
        for here in near:
            for there in NEIGHBOURS[here]:
                if there not in seen:
                    if may_end(state, there, revealed):
                        return True
                    seen.add(there)
                    further.append(there)
        near = further
    return False


def declared_in(state: WotrState, region: int) -> None:
    """In a city or stronghold of the Free Peoples its nation wakes and the Ring-bearers heal (p. 39)."""
    nation = NATION_OF_REGION[region]
    if not IS_HAVEN[region] or state.owner[region] != FREE or NATIONS[nation].side != FREE:
        return
    activate(state, nation, DECLARED, region)
    if state.corruption:
        add_corruption(state, -1)


def reveal(state: WotrState, how: int = FOUND) -> None:
    """The Fellowship is found: its marker turns, and its figure moves; in Mordor it only turns."""
    state.hidden = False
    if state.mordor >= 0:
        if state.events is not None:
            state.tell("found", {})
        for card in lasting(state):
            card.revealed(state)
    else:
        state.push(Walk(how, state.progress, (state.ring_bearers,)))


def hide(state: WotrState) -> None:
    """The marker turns back to its hidden side (p. 39)."""
    state.hidden = True
    state.strove = True
    if state.events is not None:
        state.tell("hidden", {})


# -- separating ----------------------------------------------------------------------------------


class Separate(Step[WotrState]):
    """One companion, or several together, leave the Fellowship for good (p. 39)."""

    rule = SEPARATING
    kind = "separate"
    fields = {"group": codecs.CHARACTERS}

    def __init__(self, group: tuple[int, ...] = ()) -> None:
        self.group: Final = group

    def run(self, state: WotrState) -> Decision | None:
        others = [c for c in state.companions() if c not in self.group]
        if not self.group:
            return state.ask(self, FREE, [GROUP[c] for c in others])
        options = [WITH[c] for c in others]
        options += [TO[r] for r in separate_reach(state, self.group)]
        return state.ask(self, FREE, options)

    def chosen(self, state: WotrState, option: Option) -> None:
        if option.verb == "to":
            state.push(ChooseGuide())
            arrive(state, self.group, army_place(state, option.args[0], FREE))
        else:
            state.push(Separate((*self.group, option.args[0])))

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb in ("group", "with"):
            name = character_name(option.args[0])
            if option.args[0] not in state.companions():
                return because(SEPARATING, "not-in-fellowship", character=name)
            if option.args[0] in self.group:
                return because(SEPARATING, "in-group", character=name)
            return because(SEPARATING, "with-first" if option.verb == "with" else "with-now")
        if option.verb == "to" and not self.group:
            return because(SEPARATING, "with-first")
        if option.verb == "to":
            return why_out_of_reach(state, option.args[0], FREE, SEPARATING)
        return None

    def about(self, state: WotrState, seat: int) -> Question | None:
        steps = state.progress + group_level(self.group) if self.group else state.progress
        return Separating(group=called(self.group), reach=steps)


class SeparateAlone(Step[WotrState]):
    """A companion has to leave now: a Hobbit who guides, or one who was taken alive."""

    rule = SEPARATING
    kind = "separate_to"
    fields = {"character": codecs.CHARACTER}

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def run(self, state: WotrState) -> Decision | None:
        return state.ask(self, FREE, [TO[r] for r in separate_reach(state, (self.character,))])

    def chosen(self, state: WotrState, option: Option) -> None:
        arrive(state, (self.character,), army_place(state, option.args[0], FREE))

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"character": Text(f"wotr-character-{CHARACTER_IDS[self.character]}")}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "to":
            return None
        return why_out_of_reach(state, option.args[0], FREE, SEPARATING)

    def about(self, state: WotrState, seat: int) -> Question | None:
        steps = state.progress + group_level((self.character,))
        return SeparatingAlone(character=CHARACTER_IDS[self.character], reach=steps)


def separate_reach(state: WotrState, group: tuple[int, ...]) -> list[int]:
    """Progress plus the highest Level, from where the figure stands."""
    steps = state.progress + group_level(group)
    return reach(state, state.ring_bearers, steps, FREE)


def leave_fellowship(state: WotrState, character: int) -> None:
    """A companion goes out of the Fellowship by an effect: in Mordor, out of the game (p. 43)."""
    state.push(ChooseGuide())
    if state.mordor >= 0:
        eliminate(state, character)
    else:
        # He is on his way: neither in the Fellowship any more nor anywhere else yet.
        state.where[character] = state.ring_bearers
        state.push(SeparateAlone(character))
