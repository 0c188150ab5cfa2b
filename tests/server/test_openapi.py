"""Property tests of the whole API: whatever is sent, the answer is one that the description promises."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from mathom.server.http.app import make_api
from mathom.server.http.schema import components, described, schema
from mathom.server.settings import Settings
from mathom.server.tables.house import House
from tests.server.player import one_screen

DESCRIPTION = described(make_api(House(Settings())).openapi_schema.to_schema())
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}
AT_A_TABLE = [label for label in OPERATIONS if "{table}" in label]
MALFORMABLE = [label for label in OPERATIONS if label.startswith("POST") or "{n}" in label]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
usual = settings(
    max_examples=12, phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None
)


def refs(shape: Any) -> set[str]:
    """The names of the shapes that a description refers to."""
    if isinstance(shape, dict):
        own = {shape["$ref"].rpartition("/")[2]} if isinstance(shape.get("$ref"), str) else set()
        return own.union(*[refs(value) for value in shape.values()])
    return set().union(*[refs(value) for value in shape]) if isinstance(shape, list) else set()


def test_the_server_describes_the_shapes_from_which_the_client_s_types_are_made(url: str) -> None:
    served = httpx.get(f"{url}/schema/openapi.json").json()
    assert served["components"]["schemas"] == components() == schema()["components"]["schemas"]
    assert refs(served) <= set(components())
    theirs = make_api(House(Settings())).openapi_schema.to_schema()["components"]["schemas"]
    for name, shape in theirs.items():
        ours = components()[name]
        assert list(shape["properties"]) == list(ours["properties"]), name
        assert set(shape.get("required", ())) == set(ours.get("required", ())), name


def test_what_is_said_of_a_field_beside_it_is_said_to_whoever_writes_a_client() -> None:
    shapes = components()
    pages = (Path(__file__).parent.parent.parent / "docs" / "views.md").read_text(encoding="utf-8")
    bill = shapes["DuelBill"]["properties"]
    assert bill["waived"] == {
        "type": "boolean",
        "description": "Whether the Dwarves waive the surcharge.",
    }
    assert "description" not in bill["printed"], "where nothing is said, nothing is made up"
    for game in ("Duel", "Wotr", "Tcg"):
        own = [one.get("properties", {}) for name, one in shapes.items() if name.startswith(game)]
        told = [one["description"] for fields in own for one in fields.values() if "description" in one]
        assert len(told) > 10
        assert all(one.replace("|", "\\|") in pages for one in told)


def test_what_a_client_is_made_from_needs_no_server() -> None:
    blocked = ("litestar", "sqlalchemy", "uvicorn", "fluent", "rich")
    program = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Nothing())
import json
from mathom.server.http.schema import schema
print(json.dumps(schema()))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == schema()


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_is_well_formed_is_answered_as_described(url: str, label: str) -> None:
    @usual
    @given(OPERATIONS[label].as_strategy(GenerationMode.POSITIVE))
    def check(case: Any) -> None:
        case.call_and_validate(url, checks=CHECKS)

    check()


@pytest.mark.parametrize("label", MALFORMABLE)
def test_what_is_malformed_is_refused_as_described(url: str, label: str) -> None:
    @usual
    @given(OPERATIONS[label].as_strategy(GenerationMode.NEGATIVE))
    def check(case: Any) -> None:
        case.call_and_validate(url, checks=[*CHECKS, checks.negative_data_rejection])

    check()


@pytest.mark.parametrize("label", AT_A_TABLE)
def test_what_is_sent_to_a_table_by_its_own_player_is_answered_as_described(
    url: str, label: str
) -> None:
    pair = one_screen(url)
    for _ in range(3):
        pair.discard()

    @usual
    @given(OPERATIONS[label].as_strategy(GenerationMode.POSITIVE))
    def check(case: Any) -> None:
        case.path_parameters["table"] = pair.table
        if isinstance(case.body, dict) and "token" in case.body:
            case.body["token"] = pair.token
        if case.method == "GET":
            case.query = {"token": [pair.token]}
        case.call_and_validate(url, checks=CHECKS)

    check()
    assert pair.state()["last"] <= 4
