"""The shapes of everything that a client reads and writes, as one OpenAPI document.

It needs no server: the build runs it to make the client's types.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

import mathom
from mathom import learn
from mathom.core import view as shared
from mathom.core import workshop
from mathom.core.fields import told_fields
from mathom.games import GAMES
from mathom.server.http import messages, requests

REF = "#/components/schemas/{name}"


def schema() -> dict[str, Any]:
    """All messages, requests and views; no paths: those are docs/api.md's and the server's own."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mathom", "version": mathom.__version__},
        "paths": {},
        "components": {"schemas": components()},
    }


def components() -> dict[str, Any]:
    """The shapes by name. What is one game's own is called after it: `DuelView`, `DuelPlayer`."""
    types = [*structs(messages), *structs(requests), *structs(workshop), *structs(learn)]
    found = _shapes(types, (messages, requests, workshop, learn))
    views = {game: _view_components(game) for game in GAMES}
    refs = {game: REF.format(name=_view_name(game)) for game in GAMES}
    if all(views.values()):
        view = {
            "anyOf": [{"$ref": ref} for ref in refs.values()],
            "discriminator": {"propertyName": "game", "mapping": refs},
        }
        found["StateMessage"]["properties"]["view"] = view
        found["OutlookMessage"]["properties"]["view"] = {"anyOf": [view, {"type": "null"}]}
        found["AheadDecision"]["properties"]["about"] = _about(views)
    for game, shapes in views.items():
        found |= shapes
        found[f"{game.capitalize()}EventMessage"] = _event(game)
    _open(found)
    return dict(sorted(found.items()))


def _open(shape: Any) -> None:
    """Say of objects whose keys are not told that they may have any: else they are taken for empty."""
    if isinstance(shape, dict):
        if shape.get("type") == "object" and not {"properties", "additionalProperties"} & set(shape):
            shape["additionalProperties"] = True
        for part in list(shape.values()):
            _open(part)
    elif isinstance(shape, list):
        for part in shape:
            _open(part)


def described(paths: dict[str, Any]) -> dict[str, Any]:
    """The server's own description of its calls, with the shapes as they are here."""
    return {**paths, "components": {**paths["components"], "schemas": components()}}


def _shapes(
    types: Sequence[type[msgspec.Struct]], modules: Sequence[ModuleType]
) -> dict[str, dict[str, Any]]:
    """These types and all that they are made of, with what these modules say of each field."""
    _, found = msgspec.json.schema_components(types, ref_template=REF)
    for one in [one for module in modules for one in structs(module)]:
        for name in (one.__name__, f"{one.__module__}.{one.__qualname__}"):
            properties = found.get(name, {}).get("properties", {})
            for field, said in told_fields(one).items() if properties else ():
                properties[field] = {**properties[field], "description": said}
    return found


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The shapes that a module defines."""
    return [
        one
        for one in vars(module).values()
        if inspect.isclass(one)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
        and one.__struct_fields__
    ]


def _about(views: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What the questions of all games are about, as their views say."""
    asking = [shape["properties"] for shapes in views.values() for shape in shapes.values()]
    known = [one["about"]["anyOf"] for one in asking if "about" in one]
    shapes = [shape for shapes in known for shape in shapes if shape != {"type": "null"}]
    return {"anyOf": [*shapes, {"type": "null"}]}


def _view_components(game: str) -> dict[str, Any]:
    try:
        types = import_module(f"mathom.games.{game}.view.types")
    except ModuleNotFoundError:
        return {}
    questions = import_module(f"mathom.games.{game}.questions")
    found = _shapes([getattr(types, _view_name(game))], (shared, types, questions))
    title = game.capitalize()
    common = {one.__name__ for one in structs(shared)}
    names = {
        name: name if name in common or name.startswith(title) else f"{title}{_short(name)}"
        for name in found
    }
    return {names[name]: _renamed(shape, names) for name, shape in found.items()}


def _event(game: str) -> dict[str, Any]:
    """The events that the game tells today, by kind: what an EventMessage of it may hold."""
    told = import_module(f"mathom.games.{game}.kinds").EVENTS
    words = {str: {"type": "string"}, int: {"type": "integer"}}
    shapes = [
        {
            "type": "object",
            "properties": {
                "kind": {"enum": [kind]},
                "args": {
                    "type": "object",
                    "properties": {name: words[type] for name, type in args.items()},
                    "required": list(args),
                },
                "text": {"type": "string"},
            },
            "required": ["kind", "args", "text"],
        }
        for kind, args in told.items()
    ]
    return {"title": f"{game.capitalize()}EventMessage", "anyOf": shapes}


def _view_name(game: str) -> str:
    return f"{game.capitalize()}View"


def _short(name: str) -> str:
    """The name without what tells it from others of the same name in one game."""
    return "".join(part.capitalize() for part in name.split(".")[-2:]) if "." in name else name


def _renamed(shape: Any, names: dict[str, str]) -> Any:
    """A shape that refers to the others by these names."""
    if isinstance(shape, dict):
        return {key: _renamed(value, names) for key, value in shape.items()}
    if isinstance(shape, list):
        return [_renamed(value, names) for value in shape]
    if isinstance(shape, str) and shape.startswith(REF.format(name="")):
        return REF.format(name=names[shape.removeprefix(REF.format(name=""))])
    return shape
