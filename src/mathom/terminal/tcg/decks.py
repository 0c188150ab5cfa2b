"""Decks at the terminal: those that come with the game, and lists in files."""

from __future__ import annotations

from pathlib import Path

from mathom.core.faults import BadSetup
from mathom.core.text import Text
from mathom.games.tcg import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.tcg.box import TYPES
from mathom.games.tcg.decks import DECKS, FORMATS, Reading, both, faults, reading, write
from mathom.games.tcg.engine.deeds import implemented
from mathom.terminal.screen import Screen

MOST_CHARACTERS = 100_000
PLAYED = 0
NOT_PLAYED = 1
"""What the command answers to a script."""
BAR = "▇"


def brought(value: str) -> str:
    """The decks of a command line: names of decks and of files, set off by commas, or anything else
    that the setup takes. Raises BadSetup."""
    words = [word.strip() for word in value.split(",")]
    files = [word for word in words if _is_file(word)]
    if not files:
        return value
    for word in words:
        if word not in DECKS and word not in files:
            raise BadSetup("terminal-deck-nothing", name=word, decks=", ".join(DECKS))
    # A semicolon sets decks off from each other.
    return ";".join([_text(word).replace(";", ",") if word in files else word for word in words])


def _is_file(word: str) -> bool:
    return word not in DECKS and (Path(word).is_file() or Path(word).suffix == ".txt")


def _text(file: str) -> str:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("terminal-deck-nothing", name=file, decks=", ".join(DECKS)) from error
    if len(text) > MOST_CHARACTERS:
        raise BadSetup("terminal-deck-long", name=file)
    return text


def _opened(name: str) -> Reading:
    """A deck of the game or a file, legal or not."""
    return Reading(DECKS[name], "", ()) if name in DECKS else reading(_text(name))


def list_decks(screen: Screen) -> None:
    """`mathom deck list`: the decks that come with the game."""
    for name in DECKS:
        screen.tell(Text("terminal-deck-shelf", name=name, title=Text(f"tcg-shelf-{name}")))


def check_deck(screen: Screen, name: str, format: str) -> int:
    """`mathom deck check`: a sentence for everything that is wrong with a deck."""
    if format not in FORMATS:
        raise BadSetup("setup-value", name="format", value=format, known=", ".join(FORMATS))
    found = _opened(name)
    for trouble in found.troubles:
        screen.tell(trouble.sentence)
    wrong = faults(found.deck, FORMATS[format], implemented)
    for fault in wrong:
        screen.tell(fault)
    unread = [trouble for trouble in found.troubles if not trouble.taken]
    may = not wrong and not unread
    kind = Text(f"tcg-format-{format}")
    screen.tell(Text("terminal-deck-fine" if may else "terminal-deck-faulty", format=kind), "bold")
    return PLAYED if may else NOT_PLAYED


def show_deck(screen: Screen, name: str) -> None:
    """`mathom deck show`: a deck as a list to be mailed, and for whoever looks at it what it is like."""
    found = _opened(name)
    title = found.name or (screen.voice(f"tcg-shelf-{name}") if name in DECKS else "")
    for trouble in found.troubles:
        screen.tell(trouble.sentence)
    for row in write(found.deck, screen.voice.language, title).splitlines():
        screen.tell(row)
    if not screen.live:
        # Written to a file it is a list that can be read again, and nothing else.
        return
    for side, tally in both(found.deck).items():
        screen.tell("")
        screen.tell(Text("terminal-deck-curve", side=Text(f"tcg-side-{side}")), "bold")
        for cost, count in enumerate(tally.curve):
            last = "+" if cost == len(tally.curve) - 1 else " "
            screen.tell(f"{cost}{last} {BAR * count} {count or ''}".rstrip(), margin=2)
        kinds = [(kind, tally.kinds[kind]) for kind in TYPES if kind in tally.kinds]
        said = [f"{count} {screen.voice(_kind(kind, count))}" for kind, count in kinds]
        screen.tell(", ".join(said), margin=2)


def _kind(kind: str, count: int) -> str:
    return f"tcg-type-{kind}" if count == 1 else f"tcg-type-{kind}.plural"
