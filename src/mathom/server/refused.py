"""Refused: what the table will not do, said in a sentence."""

from __future__ import annotations

from mathom.core.faults import Fault
from mathom.core.text import Text

BAD_REQUEST = 400
UNKNOWN_TOKEN = 401
NOT_YOURS = 403
NOT_FOUND = 404
TOO_LATE = 409
GONE = 410
TOO_LARGE = 413
AGAINST_THE_RULES = 422
TOO_OFTEN = 429
NOT_NOW = 503


class Refused(Fault):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, id: str, **args: str | int | Text) -> None:
        super().__init__(id, **args)
        self.status = status


class ServerFault(Fault):
    """Why the server cannot run at all."""
