"""The Lord of the Rings TCG, at the time of The Two Towers."""

# Not compiled: it talks to people; what is hot lies in the rooms behind it.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from mathom.core.agenda import Decision
from mathom.core.chance import Chance
from mathom.core.faults import BadPosition, BadSetup
from mathom.core.game import Game, Setup, SetupChoice
from mathom.core.mind import Mind
from mathom.core.option import Option
from mathom.core.position import shown
from mathom.core.text import Text
from mathom.core.workshop import Workshop
from mathom.games.tcg import cards as _cards  # noqa: F401  (writes down what each card does)
from mathom.games.tcg.bot import evaluate
from mathom.games.tcg.decks import DECKS, FORMATS, Deck, brief, check, faults, read
from mathom.games.tcg.decks import STARTERS as STARTER_DECKS
from mathom.games.tcg.engine.deeds import implemented
from mathom.games.tcg.engine.table import SEAT_LETTERS, Table
from mathom.games.tcg.kinds import DRAWS, EVENTS, VERBS
from mathom.games.tcg.position.cards import table_from
from mathom.games.tcg.position.read import read as read_position
from mathom.games.tcg.position.write import write as write_position
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.steps import settle as _settle  # noqa: F401  (keeps the states)
from mathom.games.tcg.steps.setup import Prepare
from mathom.games.tcg.text import names
from mathom.games.tcg.text.explain import explain, missing
from mathom.games.tcg.view.imagine import imagine
from mathom.games.tcg.view.see import see
from mathom.games.tcg.view.types import TcgView

STARTERS = "starters"
"""The two starter decks of The Two Towers, in turn."""

AS_NAMED = "position"
"""No whole decks: the cards that a position names, for puzzles."""

SETUPS_KEPT: Final = 64
"""Of so many setups it is remembered that their decks are legal, and which cards lie on their tables:
search and experiments begin the same game thousands of times."""


def decks_of(value: str, players: int) -> list[Deck]:
    """The decks that a setup names, one for each player; fewer go round again."""
    texts = _deck_texts(value)
    return [_deck(texts[seat % len(texts)]) for seat in range(players)]


def _deck_texts(value: str) -> list[str]:
    """Names of decks set off by commas, or names and lists of cards set off by semicolons."""
    if value == STARTERS:
        return STARTER_DECKS
    names = [name.strip() for name in value.split(",")]
    if all([name in DECKS for name in names]):
        return names
    return [text for text in value.split(";") if text.strip()] or [value]


def _of_seats(setup: Setup) -> list[str]:
    """The deck of each seat, as the setup calls it."""
    texts = [text.strip() for text in _deck_texts(setup["decks"])]
    return [texts[seat % len(texts)] for seat in range(int(setup["players"]))]


def _in_a_row(sentences: list[Text]) -> Text:
    text = sentences[-1]
    for one in reversed(sentences[:-1]):
        text = Text("tcg-text-beside", first=one, second=text)
    return text


def _deck(text: str) -> Deck:
    name = text.strip()
    return DECKS[name] if name in DECKS else read(text)


@lru_cache(SETUPS_KEPT)
def settled_decks(value: str, players: int, format: str) -> str:
    """The decks that a setup names, as a record says them. Raises BadSetup if one is not legal."""
    for deck in decks_of(value, players):
        check(deck, FORMATS[format], implemented)
    if value == STARTERS:
        return value
    texts = _deck_texts(value)
    named = all([text in DECKS for text in texts])
    # A record has one line for it.
    return ",".join(texts) if named else "; ".join(map(_brief, texts))


def table_of(setup: Setup) -> Table:
    """The physical cards of a game; games with the same decks share what never changes."""
    return _table(setup["decks"], int(setup["players"]), discreet(setup))


@lru_cache(SETUPS_KEPT)
def _table(decks: str, players: int, discreet: bool) -> Table:
    """Each player's Ring-bearer, Ring, sites and draw deck, in this order."""
    cards: list[int] = []
    owners: list[int] = []
    for seat, deck in enumerate(decks_of(decks, players)):
        mine = [deck.ring_bearer, deck.ring, *deck.sites, *deck.cards]
        cards += mine
        owners += [seat] * len(mine)
    return Table(players, cards, owners, discreet=discreet)


def discreet(setup: Setup) -> bool:
    """Whether everybody is asked, so that nobody can tell who could only pass."""
    return setup.get("asked") == "always"


class Tcg(Game[TcgState]):
    """The Lord of the Rings TCG: each player has a fellowship, and is the Shadow to all the others."""

    id = "tcg"
    state = TcgState
    rules = "2"
    format = 2
    oldest_format = 2
    choices = (
        SetupChoice("players", ("2", "3", "4")),
        # Also names (aragorn,theoden), lists of cards set off by semicolons, or "position".
        SetupChoice("decks", (STARTERS,), open=True, brought=True),
        # Also standard, which bans cards of the starter decks, and fellowship (DOUBT 1).
        SetupChoice("format", ("towers", "open"), open=True),
        # DOUBT 2: a tournament guideline, not in the rulebook.
        SetupChoice("mulligan", ("no", "yes")),
        # Who is not asked because he could only pass tells something of his hand.
        SetupChoice("asked", ("able", "always"), apart="always"),
    )

    moves = ("action", "move", "reconcile", "skirmish")
    hands = True
    passing = ("action", "answer")
    events = EVENTS
    draws = DRAWS
    verbs = VERBS

    def settle(self, setup: Mapping[str, str]) -> Setup:
        settled = super().settle(setup)
        if not discreet(settled):
            # As records have been written since before this could be chosen.
            del settled["asked"]
        if settled["format"] not in FORMATS:
            value = shown(settled["format"])
            raise BadSetup("setup-value", name="format", value=value, known=", ".join(FORMATS))
        if settled["decks"] == AS_NAMED:
            return settled
        settled["decks"] = settled_decks(settled["decks"], int(settled["players"]), settled["format"])
        return settled

    def bring(self, setup: Setup, seat: int, thing: str) -> Setup:
        texts = _of_seats(setup)
        if ";" in thing:
            raise BadSetup("tcg-setup-one-deck")
        deck = DECKS[thing] if thing in DECKS else read(thing)
        wrong = faults(deck, FORMATS[setup["format"]], implemented)
        if wrong:
            raise BadSetup("tcg-deck-faults", faults=_in_a_row(wrong))
        texts[seat] = thing if thing in DECKS else brief(deck)
        return self.settle({**setup, "decks": "; ".join(texts)})

    def move_on(self, setup: Setup) -> Setup:
        if setup["decks"] in (STARTERS, AS_NAMED):
            return setup
        texts = _of_seats(setup)
        return self.settle({**setup, "decks": "; ".join([texts[-1], *texts[:-1]])})

    @property
    def workshop(self) -> Workshop | None:
        from mathom.games.tcg.decks.workshop import WORKSHOP

        return WORKSHOP

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(SEAT_LETTERS[: int(setup["players"])])

    def start(self, setup: Setup, chance: Chance) -> TcgState:
        if setup["decks"] == AS_NAMED:
            raise BadSetup("tcg-setup-no-decks")
        state = TcgState()
        state.lay_out(table_of(setup), chance)
        state.push(Prepare(setup["mulligan"] == "yes"))
        return state

    # -- what is seen and written ----------------------------------------------------------------

    def view(self, state: TcgState, seat: int) -> TcgView:
        return see(state, seat)

    def imagine(self, state: TcgState, seat: int, chance: Chance) -> TcgState:
        return imagine(state, seat, chance)

    def read(self, data: Mapping[str, Any], setup: Setup, chance: Chance) -> TcgState:
        try:
            if setup["decks"] == AS_NAMED:
                table = table_from(data, int(setup["players"]), discreet(setup))
            else:
                table = table_of(setup)
            return read_position(data, table, chance)
        except RecursionError as error:
            raise BadPosition("tcg-position-deep") from error

    def write(self, state: TcgState) -> dict[str, Any]:
        return write_position(state)

    # -- what is chosen --------------------------------------------------------------------------

    def parse(self, text: str) -> Option | None:
        return names.parse(text)

    def unknown(self, state: TcgState, text: str) -> Text:
        return Text("tcg-refusal-unknown")

    def other(self, state: TcgState, option: Option) -> Text:
        return names.another_question(state, option)

    def evaluate(self, state: TcgState, seat: int) -> float:
        return evaluate(state, seat)

    @property
    def mind(self) -> Mind:
        from mathom.games.tcg.mind.mind import MIND

        return MIND

    def whose_turn(self, state: TcgState) -> int | None:
        return state.free

    # -- what it is called -----------------------------------------------------------------------

    def label(self, state: TcgState, option: Option) -> Text:
        return names.label(state, option)

    def prompt(self, state: TcgState, decision: Decision) -> Text:
        return names.prompt(state, decision)

    def name(self, kind: str, thing: str) -> Text | str:
        return names.name(kind, thing)

    @property
    def lexicon(self) -> Mapping[str, Sequence[str]]:
        from mathom.games.tcg.text.lexicon import LEXICON

        return LEXICON

    def explain(self, kind: str, thing: str) -> list[Text]:
        return explain(kind, thing)

    def missing(self) -> list[str]:
        return missing()

    def _named(self, args: Mapping[str, str | int]) -> dict[str, str | int | Text]:
        return names.told(args)


def _brief(text: str) -> str:
    return text.strip() if text.strip() in DECKS else brief(read(text))


TCG = Tcg()
