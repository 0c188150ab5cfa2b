"""Costs that no declared card has yet, tried on a card that is lent a text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mathom.games.tcg.box import BY_CODE
from mathom.games.tcg.engine.deeds import DEEDS, Deed
from mathom.games.tcg.language.node import NODES, number
from mathom.games.tcg.language.vocabulary import bearer_must_be, ent, exert, extra_cost, that
from mathom.games.tcg.state import ATTACHED, HAND
from tests.games.tcg.cards.scenes import stage

LENT = "4R107"


@pytest.fixture(autouse=True)
def _lent() -> Iterator[None]:
    """ "To play, exert an Ent. Plays on that Ent." """
    pieces = (extra_cost(exert(that), on_bearer=True), bearer_must_be(ent))
    for piece in pieces:
        number("lent", piece, len(NODES))
    DEEDS[BY_CODE[LENT]] = Deed(pieces)
    yield
    DEEDS[BY_CODE[LENT]] = None


def test_a_card_may_exert_whom_it_is_played_on() -> None:
    table = stage(f"4C104a @hand={LENT}a").fellowship().choose(f"play {LENT}a")
    assert (table.zone(f"{LENT}a"), table.wounds("4C104a")) == (ATTACHED, 1)


def test_it_is_not_played_on_one_who_cannot_exert() -> None:
    table = stage(f"4C104a @wounds=4C104a:3 @hand={LENT}a").fellowship()
    assert not table.can(f"play {LENT}a")
    assert table.zone(f"{LENT}a") == HAND
