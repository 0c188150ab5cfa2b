"""Who may bear a card, and what must be there to play one."""

# ruff: noqa: E501 (a row is a line)

from __future__ import annotations

import pytest

from tests.games.tcg.cards.scenes import PATH, stage

BEARERS = [
    # The card, one who may bear it, one who may not, and what else is needed
    ("4R30b", "4U328b", "4U342a", "@control=1"),
    ("4U36b", "4C10b", "4C165b", ""),
    ("4R41a", "4C49a", "4C74a", ""),
    ("4U62a", "4C74a", "4C49a", ""),
    ("4U63a", "4C49a", "4C277a", "4C74a"),
    ("4C64a", "4C74a", "4C49a", ""),
    ("4R75a", "4C49a", "4C277a", "4C74a 4C76a 4C78a"),
    ("4R91a", "4C90a", "4C49a", ""),
    ("4R94a", "4C292a", "4C286a", "4C90a"),
    ("4R100a", "4C90a", "4C286a", ""),
    ("4R111a", "4C117a", "4C122a", ""),
    ("4C112a", "4P364a", "4C286a", ""),
    ("4R118a", "4C117a", "4C122a", ""),
    ("4R119a", "4C117a", "4C122a", ""),
    ("4C131a", "4C122a", "4P364a", ""),
    ("4C134a", "4P364a", "4C286a", ""),
    ("4R139b", "4C286a", "4C49a", "4C153b"),
    ("4R157b", "4C286a", "4C49a", "4C153b"),
    ("4U159b", "4C49a", "4C302a", "4C181b"),
    ("4R167b", "4U328b", "4U342a", "@control=1"),
    ("4R171b", "4C49a", "4C277a", "4C181b"),
    ("4R172b", "4C286a", "4C49a", "4C153b"),
    ("4R177b", "4C165b", "4C10b", ""),
    ("4C196b", "4C165b", "4C10b", ""),
    ("4C212b", "4C277a", "4C10b", ""),
    ("4R215b", "4C286a", "4C49a", "4C153b"),
    ("4R247b", "4U220b", "4C10b", ""),
    ("4C255b", "4U220b", "4C226b", ""),
    ("4U268a", "4C286a", "4P364a", ""),
    ("4R272a", "4C270a", "4C286a", ""),
    ("4R274a", "4C286a", "4P364a", ""),
    ("4R284a", "4C286a", "4P364a", ""),
    ("4C287a", "4C286a", "4P364a", ""),
    ("4C288a", "4C286a", "4P364a", ""),
    ("4C291a", "4C286a", "4P364a", ""),
    ("4C298a", "4C302a", "4C310a", ""),
    ("4R300a", "4C310a", "4C302a", ""),
    ("4R303a", "4C302a", "4C310a", ""),
    ("4R317a", "4C302a", "4C310a", ""),
]  # fmt: skip


# card: 4R30 4U36 4R41 4U62 4U63 4C64 4R75 4R91 4R94 4R100 4R111 4C112 4R118 4R119 4C131 4C134 4R139 4R157
# card: 4U159 4R167 4R171 4R172 4R177 4C196 4C212 4R215 4R247 4C255 4U268 4R272 4R274 4R284 4C287 4C288 4C291
# card: 4C298 4R300 4R303 4R317
@pytest.mark.parametrize(("card", "bearer", "other", "more"), BEARERS)
def test_a_card_is_borne_by_whom_it_names(card: str, bearer: str, other: str, more: str) -> None:
    there = [name for name in (bearer, other) if name[:-1] not in (*PATH, "4C302")]
    table = stage(f"{' '.join(there)} {more} @hand={card}")
    table = table.fellowship() if card[-1] == "a" else table.shadow()
    table.choose(f"play {card}")
    if table.kind == "bearer":
        assert f"on {bearer}" in table.options
        assert f"on {other}" not in table.options
        table.choose(f"on {bearer}")
    while table.kind == "choose":
        table.choose(table.options[0])
    assert table.state.on[table[card]] == table[bearer]


NEEDED = [
    # The card, what must be there, and what is not enough
    ("4U60a", "4C74a 4C76a 4C78a", "4C74a 4C76a"),
    ("4R72a", "4C74a 4C76a 4C78a", "4C74a 4C76a"),
    ("4U77a", "4C74a 4C76a 4C78a", "4C74a 4C76a"),
    ("4R75a", "4C74a 4C76a 4C78a", "4C74a 4C76a"),
    ("4U63a", "4C74a", "4C49a"),
    ("4R65a", "4C74a", "4C49a"),
    ("4C67a", "4C74a", "4C49a"),
    ("4C68a", "4C74a", "4C49a"),
    ("4U80a", "4C74a", "4C49a"),
    ("4U81a", "4C74a", "4C49a"),
    ("4C85a", "4C74a", "4C49a"),
    ("4U86a", "4C74a", "4C49a"),
    ("4R94a", "4C90a 4C292a", "4C292a"),
    ("4U114a", "4C122a", "4P364a"),
    ("4U127a", "4C122a", "4P364a"),
    ("4R139b", "4C286a 4C153b", "4C286a 4C165b"),
    ("4U147b", "4C183b 4R150b", "4C183b"),
    ("4R157b", "4C286a 4C153b", "4C286a 4C153b @wounds=4C153b:2"),
    ("4U159b", "4C49a 4C181b", "4C49a 4C181b @wounds=4C181b:1"),
    ("4R171b", "4C49a 4C181b", "4C49a 4C165b"),
    ("4R172b", "4C286a 4C153b", "4C286a 4C165b"),
    ("4R179b", "4C165b", "4C10b"),
    ("4R200b", "4C165b @twilight=12", "4C10b @twilight=12"),
    ("4R215b", "4C286a 4C153b", "4C286a 4C165b"),
    ("4U217b", "4U220b", "4C10b"),
    ("4R244b", "4U220b", "4C10b"),
]  # fmt: skip


# card: 4U60 4R72 4U77 4R75 4U63 4R65 4C67 4C68 4U80 4U81 4C85 4U86 4R94 4U114 4U127 4R139 4U147 4R157 4U159
# card: 4R171 4R172 4R179 4R200 4R215 4U217 4R244
@pytest.mark.parametrize(("card", "needs", "lacks"), NEEDED)
def test_a_card_is_played_only_if_what_it_needs_is_there(card: str, needs: str, lacks: str) -> None:
    for text, offered in ((needs, True), (lacks, False)):
        table = stage(f"{text} @hand={card}")
        table = table.fellowship() if card[-1] == "a" else table.shadow()
        assert (f"play {card}" in table.options) == offered
