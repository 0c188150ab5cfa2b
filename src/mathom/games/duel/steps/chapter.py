"""A chapter (p. 2-3): laying out its cards, turning up what becomes free, ending it."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.chance import Occasion
from mathom.core.text import Rule
from mathom.games.duel.box import CARD_IDS, CARDS, LANDMARK_IDS, LAYOUTS
from mathom.games.duel.codecs import COUNT
from mathom.games.duel.state import HIDDEN, TAKEN, DuelState
from mathom.games.duel.steps.ending import CountRegions

CHAPTER: Final = Rule("duel", "chapter", 2)
CHAPTER_END: Final = Rule("duel", "chapter_end", 3)
CHAPTERS: Final = 3
LANDMARKS_SHOWN: Final = 3
NOBODY: Final = -1


class PrepareChapter(Step[DuelState]):
    """Lay out 20 of the chapter's 23 cards; the other three go face down to the discard."""

    rule = CHAPTER
    fields = {"chapter": COUNT}

    def __init__(self, chapter: int) -> None:
        self.chapter: Final = chapter

    def run(self, state: DuelState) -> Decision | None:
        state.chapter = self.chapter
        state.unseen = [card.index for card in CARDS if card.chapter == self.chapter]
        layout = LAYOUTS[self.chapter - 1]
        state.layout = [HIDDEN] * len(layout.row)
        if state.chance.listens:
            count = sum([int(face_up) for face_up in layout.face_up])
            state.expect(Occasion("card", count, NOBODY, "chapter", chapter=self.chapter))
        for slot, face_up in enumerate(layout.face_up):
            if face_up:
                turn_up(state, slot)
        state.open = [slot for slot, above in enumerate(layout.covered_by) if not above]
        if state.events is not None:
            state.tell("chapter", state.turn, {"chapter": self.chapter})
        return None


def turn_up(state: DuelState, slot: int) -> None:
    """Which card it is that lies here, chance says now: nobody could have known before."""
    card = state.draw("card", state.unseen, CARD_IDS)
    state.unseen.remove(card)
    state.layout[slot] = card


def take_from_layout(state: DuelState, card: int) -> None:
    """Take an available card; what lay under it may be free now."""
    lying = state.layout
    slot = lying.index(card)
    lying[slot] = TAKEN
    state.open.remove(slot)
    layout = LAYOUTS[state.chapter - 1]
    for under in layout.covers[slot]:
        for above in layout.covered_by[under]:
            if lying[above] != TAKEN:
                break
        else:
            state.open.append(under)
    state.open.sort()


def turn_up_available(state: DuelState) -> None:
    """The turn ends with turning up the cards that have become available (p. 3)."""
    if state.chance.listens:
        hidden = [slot for slot in state.open if state.layout[slot] == HIDDEN]
        if hidden:
            state.expect(Occasion("card", len(hidden), NOBODY, "available"))
    lying = state.layout
    for slot in state.open:
        if lying[slot] == HIDDEN:
            turn_up(state, slot)
            if state.events is not None:
                state.tell("turned_up", state.turn, {"card": CARD_IDS[state.layout[slot]]})


class ShowLandmarks(Step[DuelState]):
    """Turn up landmarks until three lie open, as far as the stack goes."""

    rule = CHAPTER_END

    def run(self, state: DuelState) -> Decision | None:
        if state.chance.listens:
            count = min(LANDMARKS_SHOWN - len(state.landmarks), len(state.landmark_stack))
            state.expect(Occasion("landmark", count, NOBODY, "shown"))
        while len(state.landmarks) < LANDMARKS_SHOWN and state.landmark_stack:
            landmark = state.draw("landmark", state.landmark_stack, LANDMARK_IDS)
            state.landmark_stack.remove(landmark)
            state.landmarks.append(landmark)
            if state.events is not None:
                state.tell("turned_up_landmark", state.turn, {"landmark": LANDMARK_IDS[landmark]})
        return None


class EndChapter(Step[DuelState]):
    """The last card was taken: the next chapter is prepared, or the regions are counted."""

    rule = CHAPTER_END

    def run(self, state: DuelState) -> Decision | None:
        # With all the others known, everybody can tell which three cards had been left out.
        state.discard += sorted(state.left_out + state.unseen)
        state.left_out = []
        state.unseen = []
        state.looked = 0
        if state.chapter == CHAPTERS:
            state.push(CountRegions())
        else:
            state.push(ShowLandmarks())
            state.push(PrepareChapter(state.chapter + 1))
        return None
