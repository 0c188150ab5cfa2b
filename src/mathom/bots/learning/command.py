"""`mathom train`: a course with a bar to watch it by."""

# Not compiled: it talks to people.

from __future__ import annotations

from pathlib import Path

from mathom.bots.learning.course import Course, train
from mathom.bots.scoreboard import bar
from mathom.core.faults import BadSetup
from mathom.core.game import Game
from mathom.core.lang import say
from mathom.core.text import Text


def run(
    game: Game,
    rounds: int,
    games: int,
    seed: int,
    folder: str,
    out: str | None,
    workers: int | None,
    language: str,
) -> None:
    """Go through the course and write what was learned where the bots look for it. Raises BadSetup."""
    course = Course(game.id, seed, rounds, games)
    try:
        with bar(language, "train-playing") as progress:
            weights = train(course, Path(folder) / game.id, workers, progress)
    except KeyboardInterrupt:
        print(say(Text("train-stopped"), language))
        raise
    assert game.mind is not None
    file = out or game.mind.weights
    before = None if out else kept(Path(file), Path(folder) / game.id / "before.json")
    try:
        Path(file).write_text(weights, encoding="utf-8")
    except OSError as error:
        raise BadSetup("train-file", file=file, why=error.strerror or "?") from error
    print(say(Text("train-written", file=file), language))
    if before is not None:
        print(say(Text("train-before", file=str(before)), language))


def kept(file: Path, before: Path) -> Path | None:
    """Keep what the bots went by, once for a folder: nobody shall lose what was measured to a trial of
    forty games. None if they went by nothing yet."""
    if not file.exists():
        return None
    if not before.exists():
        before.write_bytes(file.read_bytes())
    return before
