"""Finding what somebody means: things by their ids and by their names in any language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from mathom.core.faults import Fault
from mathom.core.game import Game
from mathom.core.lang import LANGUAGES, say
from mathom.core.text import Text
from mathom.terminal.voice import Voice

Thing = tuple[str, str]
"""The kind and the id of a thing."""

EXACT = 2
"""The first two ways to match are whole names: nothing else can be meant."""
MOST_NEAR = 3
MOST_SAID = 12


class NotFound(Fault):
    """Nothing is called so, or too much is."""


def plainly(text: str) -> str:
    """The words alone: no accents, no capitals, no marks."""
    bare = [sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)]
    return " ".join(re.findall(r"\w+", "".join(bare).casefold().replace("_", " ").replace("'", "")))


class Finder:
    """Knows the names of some things in all languages; its own language comes first."""

    def __init__(
        self,
        game: Game,
        voice: Voice,
        things: Mapping[str, Sequence[str]],
        also: Mapping[Thing, Text] | None = None,
    ) -> None:
        self._voice = voice
        self._titles: dict[Thing, str] = {}
        self._names: dict[Thing, list[str]] = {}
        for kind, ids in things.items():
            for id in ids:
                texts = [game.name(kind, id)]
                if also is not None and (kind, id) in also:
                    texts.append(also[kind, id])
                self._titles[kind, id] = voice.say(texts[0])
                self._names[kind, id] = self._all_names(id, texts)

    def _all_names(self, id: str, texts: list[Text | str]) -> list[str]:
        """The name in the own language first, then the id and what others say."""
        said = [self._voice.say(text) for text in texts]
        others = [say(text, other) for other in LANGUAGES for text in texts if isinstance(text, Text)]
        return [plainly(name) for name in (said[0], id, *said[1:], *others)]

    def title(self, thing: Thing) -> str:
        """What the thing is called here."""
        return self._titles[thing]

    def all_named(self, words: str) -> list[Thing]:
        """The thing of this name, else all with this in their names; other languages come last."""
        wanted = plainly(words)
        way, found = self._best(wanted)
        if not found or way < EXACT:
            return found
        own = [thing for thing, names in self._names.items() if _within(wanted, names[:2])]
        return own or [thing for thing, names in self._names.items() if _within(wanted, names)]

    def one(self, words: str) -> Thing:
        """The thing that is meant. Raises NotFound, with what may have been meant."""
        way, found = self._best(plainly(words))
        if found and (len(found) == 1 or way < EXACT):
            return found[0]
        typed = words[:40]
        if found:
            several = [self.title(thing) for thing in found]
            shown = ", ".join(dict.fromkeys(several[:MOST_SAID]))
            raise NotFound("terminal-find-several", thing=typed, names=shown)
        near = self.near(words)
        if near:
            raise NotFound("terminal-find-near", thing=typed, names=", ".join(near))
        raise NotFound("terminal-find-nothing", thing=typed)

    def near(self, words: str) -> list[str]:
        """Names that look like these words."""
        wanted = plainly(words)
        known: dict[str, Thing] = {}
        for thing, names in self._names.items():
            for name in names:
                known.setdefault(name, thing)
        close = get_close_matches(wanted, list(known), n=2 * MOST_NEAR, cutoff=0.6)
        return list(dict.fromkeys(self.title(known[name]) for name in close))[:MOST_NEAR]

    def _best(self, wanted: str) -> tuple[int, list[Thing]]:
        ways: dict[int, list[Thing]] = {}
        if wanted:
            for thing, names in self._names.items():
                way = _way(wanted, names)
                if way is not None:
                    ways.setdefault(way, []).append(thing)
        best = min(ways, default=0)
        return best, ways.get(best, [])


def _way(wanted: str, names: list[str]) -> int | None:
    """How well the words fit a thing's names, 0 best; None if they do not."""
    own, id, *_ = names
    if wanted in (own, id):
        return 0
    if wanted in names:
        return 1
    if own.startswith(wanted):
        return 2
    if any(name.startswith(wanted) for name in names):
        return 3
    if any(words_begin(wanted, name) for name in names):
        return 4
    return 5 if _within(wanted, names) else None


def words_begin(wanted: str, name: str) -> bool:
    """Whether every word that was typed begins a word of the name."""
    return all(any(word.startswith(part) for word in name.split()) for part in wanted.split())


def _within(wanted: str, names: list[str]) -> bool:
    """Whether this is part of a name, or every word of it begins a word there."""
    close = wanted.replace(" ", "")
    return any(close in name.replace(" ", "") or words_begin(wanted, name) for name in names)
