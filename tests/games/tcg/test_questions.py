"""What the questions are about: the card that asks, what was chosen so far, what is still to come."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.core.chance import Chance, Occasion, Seeded
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.outlook import outlook
from mathom.core.text import Text
from mathom.games.tcg import questions
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language.node import NODE_OF
from mathom.games.tcg.text.cards import effect_label
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table


def about(match: Any, seat: int = 0) -> Any:
    asked = match.view(seat).decision
    assert asked is not None
    assert asked.about is not None
    return asked.about


def unwounded(**change: Any) -> Any:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    return table(AMBUSHED, in_play=cards, **change)


def test_a_bid_knows_what_corrupts_and_who_has_bid() -> None:
    match = TCG.new(seed=4)
    assert about(match) == questions.Bidding(resistance=10, done=())
    match.play("number 3")
    assert about(match, 1) == questions.Bidding(resistance=10, done=("a",))


def test_the_starting_budget_says_what_is_spent() -> None:
    match = TCG.new(seed=4)
    for text in ("number 1", "number 0", "place 1"):
        match.play(text)
    begin = about(match)
    assert (begin.budget, begin.spent, begin.left, begin.chosen) == (4, 0, 4, ())
    assert match.decision is not None
    first = str(match.decision.options[0])
    match.play(first)
    after = about(match)
    assert after.chosen == (first.removeprefix("play "),)
    assert after.spent + after.left == 4
    assert after.spent > 0


def test_a_pass_in_the_fellowship_phase_says_what_the_move_costs() -> None:
    path = {**ON_THE_WAY["path"], "4": "4U344b"}
    told = about(table(ON_THE_WAY, path=path))
    assert told.alone
    assert told.move is not None
    assert told.move.twilight == told.move.shadow_number + told.move.companions


def test_in_a_phase_of_turns_it_is_told_who_has_passed() -> None:
    match = unwounded()
    match.play("fight 4P364a")
    first = about(match)
    assert (first.phase, first.alone, first.passed, first.last) == ("skirmish", False, (), False)


def test_a_choice_for_an_effect_names_the_card_and_its_words() -> None:
    match = unwounded()
    match.play("fight 4P364a")
    match.play("use 4C49a")
    told = about(match)
    assert isinstance(told, questions.ChoosingCards)
    assert (told.card, told.chosen, told.left, told.least, told.cost) == ("4C49a", (), 1, 1, False)
    assert say(effect_label(NODE_OF[told.deed]), "en").startswith("Make an unbound companion strength")


def test_assigning_tells_what_is_assigned_and_what_each_fight_would_bring() -> None:
    cards = [*ON_THE_WAY["in_play"], "4C184b", "4C197b"]
    match = table(AMBUSHED, in_play=cards, phase="assignment")
    while match.decision is not None and match.decision.kind == "action":
        match.play("pass")
    told = about(match)
    assert match.decision is not None
    assert told.assigned == ()
    # One forecast for each option but the last, which is to assign no more.
    assert len(told.fights) == len(match.decision.options) - 1
    match.play("assign 4C184b 4P364a")
    assert about(match).assigned == (questions.Pair(minion="4C184b", character="4P364a"),)


def test_the_skirmishes_still_to_be_fought_are_told_as_they_stand() -> None:
    told = about(table(AMBUSHED))
    assert [fight.character for fight in told.fights] == ["4P364a", "4C49a"]
    gimli = told.fights[1]
    # Gimli has one vitality left, and loses to a stronger Uruk.
    assert gimli.winner == "shadow"
    assert gimli.fates[0].killed


def test_archery_wounds_are_counted_down() -> None:
    cards = [*ON_THE_WAY["in_play"], "4C74a", "4C184b", "4C197b"]
    match = table(AMBUSHED, phase="archery", in_play=cards)
    assert about(match, 1) == questions.ArcheryWounds(left=1, spared=False)


def test_reconciling_tells_the_size_of_the_hand() -> None:
    match = table(AMBUSHED, phase="regroup", in_play=ON_THE_WAY["in_play"])
    while match.decision is not None and match.decision.kind != "reconcile":
        match.play(match.decision.options[-1])
    told = about(match, 1)
    assert (told.hand, told.size) == (3, 8)


def test_every_kind_of_question_has_its_type() -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = TCG.new(seed=seed, players=str(2 + seed % 3))
        luck = Seeded(seed)
        for number in range(400):
            if match.decision is None:
                break
            options = match.decision.options
            told = about(match, match.decision.seat)
            assert told.__struct_config__.tag == match.decision.kind
            seen.add(match.decision.kind)
            assert say(TCG.prompt(match.state, match.decision), "en")
            match.play(options[0 if number < 4 else luck.below(len(options))])
    assert len(seen) > 12


class Listening(Chance):
    """Hears what its outcomes are for."""

    def __init__(self, seed: int) -> None:
        self.listens = True
        self.seeded = Seeded(seed)
        self.heard: list[Occasion] = []

    def pick(self, kind: str, pool: list[int], names: list[str]) -> int:
        return self.seeded.pick(kind, pool, names)

    def hear(self, occasion: Occasion) -> None:
        self.heard.append(occasion)

    def clone(self) -> Listening:
        return self


@pytest.mark.parametrize("seed", range(3))
def test_every_draw_says_whose_it_is_and_what_for(seed: int) -> None:
    chance = Listening(seed)
    match = TCG.new(chance=chance)
    for text in ("number 1", "number 1"):
        match.play(text)
    assert (chance.heard[0].kind, chance.heard[0].why) == ("tie", "bid")
    luck = Seeded(seed)
    while match.decision is not None and match.decision.kind in ("place", "starting"):
        match.play(match.decision.options[-1])
    first = [one for one in chance.heard if one.why == "first"]
    assert [(one.seat, one.count) for one in first] == [(0, 8), (1, 8)] or {
        one.count for one in first
    } == {8}
    for _ in range(300):
        if match.decision is None:
            break
        match.play(match.decision.options[luck.below(len(match.decision.options))])
    assert any(one.why == "fill" for one in chance.heard)
    for one in chance.heard:
        id = f"tcg-chance-{one.kind}-{one.why}"
        for language in LANGUAGES:
            assert knows(id, language)
            args: dict[str, Any] = {"seat": "a", "count": one.count, **one.args}
            assert "{" not in say(Text(id, **args), language)


def test_an_event_tells_what_it_makes_of_the_skirmish_though_others_may_answer_to_it() -> None:
    uruk = {"card": "4C184b", "assigned": "4P364a"}
    match = TCG.position(
        {"phase": "skirmish", "in_play": ["4P364a", "4C49a", uruk], "seats": {"a": {"hand": ["4C135"]}}},
        decks="position",
        seed=1,
    )
    before = match.view(0).skirmish
    ahead = outlook(match, ("play 4C135a",), parts=("skirmish",))
    assert ahead.parts["skirmish"].fellowship > before.fellowship
    assert match.view(0).skirmish == before, "nothing is made"
    assert outlook(match, ("play 4C135a",)).parts == {}
