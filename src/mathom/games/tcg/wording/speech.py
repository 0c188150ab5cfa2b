"""Speech: a card's text while it is being put into words."""

from __future__ import annotations

from typing import Final, final

from mathom.core.lang import knows
from mathom.games.tcg import box
from mathom.games.tcg.wording.grammar import (
    THAT,
    THIS,
    Noun,
    Phrase,
    as_object,
    gender,
    listed,
    phrase,
    word,
)

WORDS: Final = "words"
"""Cultures as words: "a Rohan Man"."""
ICONS: Final = "icons"
"""Cultures as marks for a client to draw: "a [rohan] Man"."""

CARD: Final = Noun("tcg-word-card")
CHARACTERS: Final = (box.COMPANION, box.ALLY, box.MINION)


@final
class Speech:
    """The language, the card that speaks, and what the text has spoken of so far."""

    def __init__(
        self, language: str, card: box.Card | None, style: str = WORDS, *, on_site: bool = False
    ) -> None:
        self.language: Final = language
        self.card: Final = card
        self.style: Final = style
        self.on_site: Final = on_site
        """Whether the card is played on a site."""
        self.chosen: Final[dict[int, tuple[Noun | Phrase, bool]]] = {}
        """By slot, what was chosen, and whether it was several: "that companion", "those minions"."""
        self.any_number: Final[list[int]] = []
        """The slots of which X were chosen."""
        self.counted = ""
        """What an effect has just counted: "card shuffled in"."""
        self.bearer: Noun | Phrase | None = None
        """Whom a card was played on: "that companion" again."""
        self.subject: Noun | Phrase | None = None
        self.other: Noun | Phrase | None = None
        """The two cards of what happened."""
        self.affected: Noun | Phrase | None = None
        """What is just being made different."""
        self.introduced: Final[dict[int, Phrase]] = {}
        """By slot, what is chosen before the text has named it: the first time it is "an ally"."""
        self.met: Final[list[int]] = []
        """The players of whom the text has spoken (`who`): "that opponent"."""
        self.theirs = False
        """Whether "you" is another player just now, of whom the text speaks."""
        self.wounding = False
        """Whether it is a wound that is about to happen."""

    def say(self, id: str, **args: str | int) -> str:
        """A message in the language."""
        return word(id, self.language, **args)

    def this(self) -> Phrase:
        """The card itself: somebody with a name by it, others as "this condition"."""
        if self.card is None:
            return phrase(CARD, THIS, self.language)
        if self.named():
            return self.titled(self.card)
        return phrase(Noun(f"tcg-type-{box.TYPES[self.card.type]}"), THIS, self.language)

    def named(self) -> bool:
        """Whether the text calls the card by its name: characters whose title is one."""
        if self.card is None or not self.card.unique or self.card.type not in CHARACTERS:
            return False
        if not self.card.subtitle:
            return False
        return self.say(f"tcg-card-{self.card.code}.number") == "singular"

    def titled(self, card: box.Card) -> Phrase:
        """A card by its title."""
        id = f"tcg-card-{card.code}"
        kind = gender(id, self.language) if knows(f"{id}.gender", self.language) else "f"
        return Phrase(word(id, self.language), kind, False, card.type in CHARACTERS)

    def bearer_of_this(self) -> Phrase:
        """Whoever bears the card: "bearer", "il portatore"."""
        if self.on_site:
            return phrase(Noun("tcg-type-site"), THIS, self.language)
        noun = Noun("tcg-word-bearer")
        return phrase(noun, "bare" if self.language == "en" else "the", self.language)

    def culture(self, number: int) -> str:
        """A culture beside a noun, as a word or as a mark."""
        id = box.CULTURES[number]
        return f"[{id}]" if self.style == ICONS else self.say(f"tcg-culture-{id}.of")

    def token(self, culture: int) -> Noun:
        """A culture token."""
        return Noun("tcg-word-token", of=(self.culture(culture),))

    def that(self, slot: int) -> Phrase:
        """What was chosen under a slot."""
        if slot in self.introduced:
            return self.introduced.pop(slot)
        thing, several = self.chosen.get(slot, (CARD, False))
        return self.pointed(thing, several)

    def pointed(self, thing: Noun | Phrase | None, several: bool = False) -> Phrase:
        """Something spoken of before: "that minion", or once more by its name."""
        if isinstance(thing, Phrase):
            return thing
        return phrase(thing or CARD, THAT, self.language, plural=several)

    def of(self, thing: Phrase) -> str:
        """Of a thing. Italian and Spanish say it of each: "di ogni compagno e di ogni alleato"."""
        parts = (thing.text,) if self.language == "en" else thing.parts
        told = [self.say("tcg-text-of", what=part) for part in parts]
        return listed(told, self.language, thing.between)

    def object(self, thing: Phrase) -> str:
        """Words for a thing as the object of a verb."""
        return as_object(thing, self.language)
