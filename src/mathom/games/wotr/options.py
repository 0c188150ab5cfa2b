"""What a player can choose: the verbs of War of the Ring and their notation. Each option exists once."""

from __future__ import annotations

from typing import Final

from mathom.core.option import Option
from mathom.games.wotr.box import (
    CARD_IDS,
    CHARACTER_IDS,
    DECKS,
    FACES,
    FIGURE_IDS,
    MOST_DICE,
    NATION_IDS,
    NEIGHBOURS,
    REGION_IDS,
    STRONGHOLDS,
    UNIT_KINDS,
    is_elite,
)


def _each(verb: str, ids: list[str]) -> list[Option]:
    return [Option(verb, (id,), (index,)) for index, id in enumerate(ids)]


def _roads(verb: str) -> list[list[Option]]:
    return [
        [Option(verb, (REGION_IDS[start], REGION_IDS[end]), (start, end)) for end in NEIGHBOURS[start]]
        for start in range(len(REGION_IDS))
    ]


# The turn
DIE: Final = _each("die", FACES)
RING: Final = [
    [Option("ring", (old, new), (i, j)) for j, new in enumerate(FACES)] for i, old in enumerate(FACES)
]
RINGING: Final = Option("ring")
SKIP: Final = _each("skip", FACES)
SKIPPING: Final = Option("skip")
PASS: Final = Option("pass")
AS: Final = _each("as", FACES)
ALLOCATE: Final = [Option("hunt", (str(n),), (n,)) for n in range(11)]
DONE: Final = Option("done")

# What a die is used for
ACTIONS: Final = [
    "fellowship", "hide", "separate", "companions", "minions", "move", "attack", "recruit",
    "politics", "draw", "event", "minion", "voice", "upgrade", "ability", "hunt", "fly",
]  # fmt: skip
ACTION: Final = {name: Option("use", (name,), (index,)) for index, name in enumerate(ACTIONS)}

# Events
DRAW: Final = _each("draw", DECKS)
PLAY: Final = _each("play", CARD_IDS)
DISCARD: Final = _each("discard", CARD_IDS)
DISCARD_RANDOM: Final = Option("discard", ("random",), (-1,))
COMBAT: Final = _each("combat", CARD_IDS)
NO_COMBAT: Final = Option("combat", ("none",), (-1,))
SPEND: Final = _each("spend", CARD_IDS)
SWAP: Final = Option("swap")
GIVE: Final = _each("give", CARD_IDS)
END: Final = _each("end", CARD_IDS)

# Armies
MOVE: Final = _roads("move")
ATTACK: Final = _roads("attack")
ASSAULT: Final = {r: Option("assault", (REGION_IDS[r],), (r,)) for r in STRONGHOLDS}
SORTIE: Final = {r: Option("sortie", (REGION_IDS[r],), (r,)) for r in STRONGHOLDS}
FORCE_IDS: Final = [*FIGURE_IDS, *CHARACTER_IDS]
ALL: Final = Option("all")
GO: Final = Option("go")
TAKE: Final = _each("take", FORCE_IDS)
LEAVE: Final = _each("leave", FORCE_IDS)
RECRUIT: Final = [
    [Option("recruit", (figure, region), (f, r)) for r, region in enumerate(REGION_IDS)]
    for f, figure in enumerate(FIGURE_IDS)
]

# Battles
SLAY: Final = _each("slay", FORCE_IDS)
NAME: Final = _each("name", CHARACTER_IDS)
NUMBER: Final = [Option("number", (str(n),), (n,)) for n in range(11)]
REROLL: Final = [Option("reroll", (str(n),), (n,)) for n in range(MOST_DICE + 1)]
PROLONG: Final = _each("prolong", FIGURE_IDS)
FIGHT: Final = Option("fight")
WITHDRAW: Final = Option("withdraw")
CEASE: Final = Option("cease")
STAND: Final = Option("stand")
RETREAT: Final = _each("retreat", REGION_IDS)
ADVANCE: Final = Option("advance")
STAY: Final = Option("stay")
WHITE_RIDER: Final = Option("white-rider")
KEEP: Final = Option("keep")

# Partners
MERGE: Final = Option("merge")
APART: Final = Option("apart")

# Politics
NATION: Final = _each("nation", NATION_IDS)

# Characters
BRING: Final = _each("bring", CHARACTER_IDS)
GROUP: Final = _each("group", CHARACTER_IDS)
WITH: Final = _each("with", CHARACTER_IDS)
TO: Final = _each("to", REGION_IDS)
FLY: Final = _each("fly", REGION_IDS)

# The Fellowship and the Hunt
DECLARE: Final = Option("declare")
ENTER_MORDOR: Final = Option("mordor")
GUIDE: Final = _each("guide", CHARACTER_IDS)
STEP: Final = _each("step", REGION_IDS)
HALT: Final = Option("halt")
USE_GUIDE: Final = Option("guide-ability")
SACRIFICE_GUIDE: Final = Option("sacrifice", ("guide",), (0,))
SACRIFICE_RANDOM: Final = Option("sacrifice", ("random",), (1,))
USE_RING: Final = Option("corruption")


# -- losses --------------------------------------------------------------------------------------
#
# What an army loses is one choice: `lose gondor-regular*2 gondor-elite>regular`. There are too many of
# these to write them all down, so that each is made when it is first needed.

REDUCED: Final = 100
"""Added to an elite: it does not fall, but becomes a regular (`gondor-elite>regular`)."""
RESERVE: Final = 200
"""Added to a regular: it comes from the reinforcements only to fall too (`reserve-gondor-regular`)."""
LOSSES: Final[dict[str, int]] = {
    **{id: figure for figure, id in enumerate(FIGURE_IDS)},
    **{f"{FIGURE_IDS[f]}>regular": REDUCED + f for f in range(UNIT_KINDS) if is_elite(f)},
    **{f"reserve-{FIGURE_IDS[f]}": RESERVE + f for f in range(UNIT_KINDS) if not is_elite(f)},
}
"""What each word of a loss means."""
_WORDS: Final[dict[int, str]] = {loss: word for word, loss in LOSSES.items()}
_MADE: Final[dict[tuple[int, ...], Option]] = {}


def losing(losses: tuple[int, ...]) -> Option:
    """The option with these losses: what, how many, what, how many..."""
    made = _MADE.get(losses)
    if made is None:
        made = _MADE[losses] = Option("lose", _words(losses), losses)
    return made


def disbanding(losses: tuple[int, ...]) -> Option:
    """The option with which these units are removed: which, how many, which, how many..."""
    return Option("disband", _words(losses), losses)


def _words(losses: tuple[int, ...]) -> tuple[str, ...]:
    words: list[str] = []
    for index in range(0, len(losses), 2):
        word = _WORDS[losses[index]]
        words.append(word if losses[index + 1] == 1 else f"{word}*{losses[index + 1]}")
    return tuple(words)


def losses_in(words: tuple[str, ...] | list[str]) -> tuple[int, ...] | None:
    """What the words of a loss mean, each kind named once: what, how many, what, how many..."""
    losses: list[int] = []
    for word in words:
        kind, _, times = word.partition("*")
        if kind not in LOSSES or LOSSES[kind] in losses[::2] or not (times or "1").isdecimal():
            return None
        losses += [LOSSES[kind], int(times or "1")]
        if losses[-1] == 0 or times == "1" or len(times) > 2:
            return None
    return tuple(losses) if losses else None


LOSE: Final = [losing((figure, 1)) for figure in range(len(FIGURE_IDS))]
"""One figure falls."""


# -- all of them ---------------------------------------------------------------------------------


def _flat() -> list[Option]:
    rows = [
        DIE, *RING, SKIP, AS, ALLOCATE, DRAW, PLAY, DISCARD, COMBAT, SPEND, END, GIVE, *MOVE, *ATTACK,
        TAKE, LEAVE, *RECRUIT, LOSE, SLAY, NAME, NUMBER, REROLL, PROLONG, RETREAT,
        NATION, BRING, GROUP, WITH, TO, FLY, GUIDE, STEP,
        list(ACTION.values()), list(ASSAULT.values()), list(SORTIE.values()),
        [PASS, RINGING, SKIPPING, DONE, NO_COMBAT, ALL, GO, FIGHT, WITHDRAW, CEASE, STAND, ADVANCE,
         STAY, WHITE_RIDER, KEEP, DECLARE, ENTER_MORDOR, HALT, USE_GUIDE, SACRIFICE_GUIDE,
         SACRIFICE_RANDOM, USE_RING, DISCARD_RANDOM, SWAP, MERGE, APART],
    ]  # fmt: skip
    return [option for row in rows for option in row]


EVERY: Final[dict[str, Option]] = {str(option): option for option in _flat()}


def parse(text: str) -> Option | None:
    """The option with this notation, whether or not anybody may choose it now."""
    words = text.split()
    if len(words) > 1 and words[0] in ("lose", "disband"):
        losses = losses_in(words[1:])
        if losses is None:
            return None
        return losing(losses) if words[0] == "lose" else disbanding(losses)
    return EVERY.get(text)
