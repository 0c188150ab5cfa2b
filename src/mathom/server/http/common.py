"""What every call has in common: what it may be asked with, and how it may be refused."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from mathom.server.http.messages import (
    Refusal,
)
from mathom.server.http.voice import language_of
from mathom.server.tables.house import House
from mathom.server.tables.look import LOG_PAGE

InHouse = NamedDependency[House]
Tokens = Annotated[list[str] | None, QueryParameter(name="token", required=False, max_items=8)]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False)]
Language = NamedDependency[str]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1_000_000_000)]
PageSize = Annotated[int, QueryParameter(name="count", required=False, ge=1, le=LOG_PAGE)]
Count = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]


def speaks(request: Request[Any, Any, Any], lang: Lang = None) -> str:
    """The language in which a request is answered."""
    return language_of(lang, request.headers)


REFUSALS = {
    400: "The request makes no sense.",
    401: "This table does not know the token.",
    403: "It is not yours to do.",
    404: "There is no such thing.",
    409: "It comes too late.",
    410: "This version of Mathom cannot read the table.",
    408: "The request took too long to arrive.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    422: "The rules forbid it.",
    429: "Too often.",
    503: "Not now.",
}
RESPONSES = {
    status: ResponseSpec(Refusal, description=why, generate_examples=False)
    for status, why in REFUSALS.items()
}
