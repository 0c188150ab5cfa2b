"""Languages: every text comes from a Fluent message, in Italian, Spanish and English alike.

A program says few of the thousands of messages that there are: the files are only cut into messages, and
what a message holds is read when it is first said.

A name stands alone ("The Shire") or within a sentence ("to the Shire", "alla Contea"). What it is there,
with its article, is its part `.the`; a sentence asks for it with `{ $region-the }`, and so for any other
part. Whatever has no such part is said as the message `name-<part>` says, or as it is. Where a sentence
asks so, words that meet are joined: "a { $region-the }" becomes "alla Contea".
"""

# Not compiled: it talks to people and files; no search runs through it.

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from mathom.core.joining import joined
from mathom.core.text import Text

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "es")

_NAME = r"-?[a-zA-Z][\w-]*"
# A message or a term begins in the first column; everything else there is a comment or a bracket.
_BEGINS = re.compile(rf"^({_NAME}) *=", re.MULTILINE)
_PART = re.compile(rf"^ +\.({_NAME}) *=", re.MULTILINE)
# Where a pattern may refer to another entry, or call a function.
_REFERS = re.compile(rf"[{{(,]\s*({_NAME})")
# Where a pattern asks for a part of the name that fills a gap.
_FORM = re.compile(r"\$([a-z_]+)-([a-z]+)")
# A name that ends with its own mark needs no full stop: "The Eagles are Coming!" at the end of a
# sentence. Dots that go on are no full stop.
_ENDED = re.compile(r"([!?])\.(?!\.)")
_CALLS = re.compile(r"([A-Z][A-Z0-9_-]*)\(")

_FUNCTIONS: dict[str, Callable[[str, str], str]] = {}


def teach(name: str, function: Callable[[str, str], str]) -> None:
    """Let messages call a function, `{ CARD_PIECE($piece) }`: it is given the language and what to say.

    For what no pattern can say, such as the text of a card, made from what the card does. A game's
    `text` teaches when it is loaded, and it is loaded at the latest when a message of the game calls.
    """
    _FUNCTIONS[name] = function
    _bundle.cache_clear()


@cache
def _house() -> Path:
    """The folder of the package."""
    from pathlib import Path

    return Path(__file__).parent.parent


def sources(language: str) -> list[Path]:
    """The files that hold a language's messages: the house's own, and each game's one or more."""
    return [
        _house() / "lang" / f"{language}.ftl",
        *sorted(_house().glob(f"games/*/lang/**/{language}.ftl")),
    ]


class Entry(NamedTuple):
    """A message, or a term, as it is written."""

    text: str
    path: Path

    @property
    def parts(self) -> list[str]:
        return _PART.findall(self.text)

    @property
    def has_value(self) -> bool:
        """Whether it says something itself, or only its parts do."""
        rest = self.text.partition("=")[2].lstrip(" ")
        return not (rest.startswith("\n") and _PART.match(rest.lstrip("\n")))

    @property
    def plain(self) -> str | None:
        """What it says, if that is one line without gaps: no need to ask Fluent."""
        line, *others = self.text.split("\n")
        if "{" in line or "}" in line or not line.partition("=")[2].strip(" "):
            return None
        if any([other and other[0] != "#" and not _PART.match(other) for other in others]):
            return None
        return line.partition("=")[2].strip(" ")

    @property
    def game(self) -> str | None:
        """The game that says it."""
        where = self.path.relative_to(_house()).parts
        return where[1] if where[0] == "games" else None


@cache
def written(language: str) -> dict[str, Entry]:
    """The entries of a language, by name; a term's begins with a hyphen."""
    found: dict[str, Entry] = {}
    for path in sources(language):
        text = path.read_text(encoding="utf-8")
        begins = list(_BEGINS.finditer(text))
        ends = [begin.start() for begin in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            found.setdefault(begin[1], Entry(text[begin.start() : end], path))
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    """What has been said so far in a language; grows with what is said."""
    from fluent.runtime import FluentBundle

    functions: dict[str, Callable[..., Any]] = {
        name: partial(function, language) for name, function in _FUNCTIONS.items()
    }
    # No isolation marks: they are for mixed writing directions, and terminals print them as boxes.
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _plain(id: str, language: str) -> str | None:
    entry = written(language).get(id)
    return entry.plain if entry else None


def _needed(name: str, language: str) -> list[str]:
    """This message and all that it refers to."""
    entries = written(language)
    needed = [name]
    for one in needed:
        if one in entries:
            needed += [other for other in _REFERS.findall(entries[one].text) if other not in needed]
    return [one for one in needed if one in entries]


@cache
def _forms(name: str, language: str) -> list[tuple[str, str]]:
    """The gaps of a message that want a part of the name that fills them, and which part."""
    entries = written(language)
    found = [form for one in _needed(name, language) for form in _FORM.findall(entries[one].text)]
    return list(dict.fromkeys(found))


@cache
def _name(id: str, part: str, language: str) -> str:
    """A name that has no gaps, as it stands in a sentence: a board names few things, and each often."""
    return _formed(Text(id), part, language)


def _form(value: str | int | Text, part: str, language: str) -> str:
    """Whatever fills a gap, as it stands in a sentence."""
    if isinstance(value, Text) and not value.args:
        return _name(value.id, part, language)
    return _formed(value, part, language)


def _formed(value: str | int | Text, part: str, language: str) -> str:
    if isinstance(value, Text) and knows(f"{value.id}.{part}", language):
        return say(Text(f"{value.id}.{part}", **value.args), language)
    if knows(f"name-{part}", language):
        return say(Text(f"name-{part}", name=value), language)
    return say(value, language) if isinstance(value, Text) else str(value)


def _learned(name: str, language: str) -> FluentBundle:
    """The bundle, with this message and all that it refers to."""
    from fluent.runtime import FluentResource

    entries = written(language)
    needed = _needed(name, language)
    for one in needed:
        _hear_of(entries[one])
    # Not before: a game that was loaded just now may have taught something.
    bundle = _bundle(language)
    bundle.add_resource(FluentResource("".join([entries[one].text for one in needed])))
    return bundle


def learn(language: str) -> Iterator[str]:
    """Read all messages of a language, one after the other, before anybody wants to hear them."""
    entries = written(language)
    # All who teach come first: whenever one does, what was read before is forgotten.
    for entry in entries.values():
        _hear_of(entry)
    for name, entry in entries.items():
        spoken = entry.plain is None or entry.parts
        if not name.startswith("-") and spoken and not _bundle(language).has_message(name):
            _learned(name, language)
            yield name


def _hear_of(entry: Entry) -> None:
    """Load the game that teaches what its message calls."""
    if entry.game and any([name not in _FUNCTIONS for name in _CALLS.findall(entry.text)]):
        import_module(f"mathom.games.{entry.game}.text")


def knows(id: str, language: str = "en") -> bool:
    """Whether there is such a message, or such a part of one: `message.part`."""
    name, _, part = id.partition(".")
    entry = written(language).get(name)
    if entry is None:
        return False
    return part in entry.parts if part else entry.has_value


def say(text: Text, language: str) -> str:
    """The text in a language."""
    plain = _plain(text.id, language)
    if plain is not None:
        return plain
    bundle = _bundle(language)
    name, _, part = text.id.partition(".")
    if not bundle.has_message(name):
        bundle = _learned(name, language)
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    args = {
        name: say(value, language) if isinstance(value, Text) else value
        for name, value in text.args.items()
    }
    forms = _forms(name, language)
    for gap, form in forms:
        # Whoever asks may have the form already: a game that makes its own phrases does.
        if gap in text.args and f"{gap}-{form}" not in args:
            args[f"{gap}-{form}"] = _form(text.args[gap], form, language)
    said, errors = bundle.format_pattern(pattern, args)
    for error in errors:
        error.add_note(f"{text!r} in {language}")
        raise error
    ended = _ENDED.sub(r"\1", str(said))
    return joined(ended, language) if forms else ended
