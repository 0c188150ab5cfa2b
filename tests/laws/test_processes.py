"""The law of determinism: no process, no hash order and no machine changes how a game goes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.fingerprint import fingerprints

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_games_go_the_same_way_in_every_process(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.fingerprint"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n")[:-1] == fingerprints(range(5))
