"""Signs that a terminal cannot write."""

from __future__ import annotations

import codecs
import io
import sys

# A letter or a mark that comes close.
_PLAIN = dict(
    zip(
        "◆●■▲✕★◎♜↻→†·«»─│╭╮╰╯┬┴╱╲▒▣━×…¢▫⚑◉↔○▽▼",
        "dobgrp@^~>!.<>-|++++++/\\#%=x.c:!ExOvV",
        strict=True,
    )
)


def forgive_signs() -> None:
    """What a terminal cannot write or spell is replaced by another sign; it does not stop the game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="mathom")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(sign, "?") for sign in missing), error.end


codecs.register_error("mathom", _plainly)
