"""Voice: the language that the screen speaks."""

from __future__ import annotations

from collections.abc import Mapping

from mathom.core.faults import BadSetup
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text


class Voice:
    """Says every text in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup("terminal-language", language=language, known=", ".join(LANGUAGES))
        self.language = language

    def __call__(self, id: str, **args: str | int | Text) -> str:
        return self.say(Text(id, **args))

    def say(self, text: Text | str) -> str:
        """A text; names that have none are said as they are.

        Whatever a record or a bot slips into a sentence, nothing that could upset a terminal gets out.
        """
        said = text if isinstance(text, str) else say(text, self.language)
        return said if said.isprintable() else "".join(c if c.isprintable() else " " for c in said)

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return knows(id, self.language)


def usual_language(environment: Mapping[str, str]) -> str:
    """The language that the machine is set to, if Mathom speaks it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
