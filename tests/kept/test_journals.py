"""Kept journals: a server of today opens every table of an older one, and the game goes on there."""

from __future__ import annotations

from pathlib import Path

import pytest

from mathom.core.chance import Seeded
from tests.kept.make import later, rebuild
from tests.server.house import served, settings
from tests.server.player import Player

HERE = Path(__file__).parent
JOURNALS = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("*/*/server.jsonl"))
FURTHER = 25
"""So many choices are made at each table."""


@pytest.mark.parametrize("name", JOURNALS)
def test_every_table_of_a_kept_server_opens_and_goes_on(name: str, tmp_path: Path) -> None:
    tokens = rebuild((HERE / name).read_text(encoding="utf-8"), tmp_path / "games.db")
    assert len(tokens) > 1
    with served(settings(tmp_path)) as url:
        for table, token in tokens.items():
            _goes_on(Player(url, table, token))


def _goes_on(player: Player) -> None:
    chooser = Seeded(1)
    begun = player.state()
    assert begun["n"] > 0
    made = 0
    with player.live() as live:
        state = live.next()
        while state["outcome"] is None and made < FURTHER:
            options = state["decision"]["options"]
            if not options:
                # It is for a bot to choose.
                state = later(live, state)
                continue
            option = options[chooser.below(len(options))]["option"]
            answer = player.choose(option, state["n"])
            assert answer.status_code == 200, answer.text
            made += 1
            state = player.state()
    assert made > 0 or begun["outcome"] is not None
    # What was told before can still be looked at.
    assert player.state(0)["n"] == 0
    assert player.record()
