"""Requests made from the OpenAPI file itself, sensible and not: the server answers as described, and never breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from regnum.server.api import ENDPOINTS
from regnum.server.openapi import openapi
from tests.support.served import Served

EXAMPLES = 20
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
DOCUMENT: dict[str, Any] = msgspec.json.decode(openapi(ENDPOINTS))
ENDLESS = ("events",)
"""An event stream does not end; the tests of security and secrets read it."""
OPERATIONS = [endpoint for endpoint in ENDPOINTS if endpoint.name not in ENDLESS]
SENSIBLE = [endpoint.name for endpoint in OPERATIONS]
WITH_BODY = [endpoint.name for endpoint in OPERATIONS if endpoint.body is not None]
WITH_QUERY = [endpoint.name for endpoint in OPERATIONS if endpoint.query is not None]
ALWAYS_GOOD = (
    "who_am_i",
    "delete_me",
    "my_tables",
    "games",
    "lobby",
    "table",
    "table_qr",
    "archive",
    "health",
    "metrics",
)
"""What cannot fail for sensible requests about things that exist."""


class Target:
    """A server with a game that is played and one that is over, and a player of both."""

    def __init__(self, server: Served) -> None:
        self.url = f"http://127.0.0.1:{server.port}"
        self._web = httpx.Client(base_url=self.url)
        self.token = self.new_token()
        self.schema = schemathesis.openapi.from_dict(DOCUMENT)
        self.schema.config.update(base_url=self.url)
        self.schema.config.generation.update(with_security_parameters=False)
        self.player = self._web.get("/api/me", headers=self.headers).json()["me"]["player"]
        self.tables = [self._table(), self._table(is_over=True), self._table("kingdomino"), self._table(is_open=True)]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def new_token(self) -> str:
        token: str = self._web.post("/api/bots", json={"name": "Robot"}).json()["token"]
        return token

    def operation(self, name: str) -> Any:
        return self.schema.find_operation_by_id(name)

    def close(self) -> None:
        self._web.close()

    def _table(self, game: str = "kingdoms", *, is_over: bool = False, is_open: bool = False) -> str:
        wish = {"game": game, "seats": [{"is_mine": True}, {"is_mine": True}], "starts_when_full": not is_open}
        opened = self._web.post("/api/tables", json=wish, headers=self.headers)
        table: str = opened.json()["table"]
        if is_over:
            commands = f"/api/tables/{table}/commands"
            assert self._web.post(commands, json={"type": "resign"}, headers=self.headers).status_code == 200
        return table


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with Served(tmp_path_factory.mktemp("fuzz")) as server:
        found = Target(server)
        yield found
        found.close()
        assert '"level":"error"' not in server.log()


def is_refused(context: Any, response: Any, case: Any) -> Any:
    """What is not as described is refused; what is too large is not even looked at."""
    return None if response.status_code == 413 else negative_data_rejection(context, response, case)


def fuzz(target: Target, name: str, who: str, mode: GenerationMode, checks: list[Any]) -> set[int]:
    """Make requests and check the answers; returns the statuses that were seen."""
    statuses = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=target.operation(name).as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        for table in (None, *target.tables) if "table" in case.path_parameters else (None,):
            if table is not None:
                case.path_parameters["table"] = table
            token = target.new_token() if name == "delete_me" else target.token
            headers = {"authorization": f"Bearer {token}"} if who == "player" else {}
            statuses.add(case.call_and_validate(headers=headers, checks=checks).status_code)

    ask()
    return statuses


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("who", ["nobody", "player"])
def test_sensible_requests_are_answered_as_described(target: Target, name: str, who: str) -> None:
    statuses = fuzz(target, name, who, GenerationMode.POSITIVE, CHECKS)
    endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
    if who == "nobody" and endpoint.needs_identity:
        assert statuses <= {401, 404}
    elif name in ALWAYS_GOOD:
        assert endpoint.status in statuses


@pytest.mark.parametrize("name", WITH_BODY)
@pytest.mark.parametrize("who", ["nobody", "player"])
def test_senseless_requests_are_refused_as_described(target: Target, name: str, who: str) -> None:
    statuses = fuzz(target, name, who, GenerationMode.NEGATIVE, [*CHECKS, is_refused])
    assert min(statuses) >= 400


@pytest.mark.parametrize("name", WITH_QUERY)
@pytest.mark.parametrize("who", ["nobody", "player"])
def test_senseless_questions_are_answered_as_described(target: Target, name: str, who: str) -> None:
    """Of a parameter that comes twice the last counts, and an empty one is none, so that not all of it is refused."""
    statuses = fuzz(target, name, who, GenerationMode.NEGATIVE, CHECKS)
    assert statuses & {401, 404, 422}


def test_the_description_is_valid_openapi() -> None:
    OPENAPI_31_VALIDATOR.validate(DOCUMENT)
    assert DOCUMENT["openapi"].startswith("3.1")
    for schema in DOCUMENT["components"]["schemas"].values():
        jsonschema_rs.meta.validate({**schema, "$schema": "https://json-schema.org/draft/2020-12/schema"})
    broken = {**DOCUMENT, "paths": {"no slash": {"get": {"responses": 7}}}}
    with pytest.raises(jsonschema_rs.ValidationError):
        OPENAPI_31_VALIDATOR.validate(broken)


def test_every_reference_leads_somewhere() -> None:
    text = msgspec.json.encode(DOCUMENT).decode()
    wanted = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert wanted
    assert wanted <= set(DOCUMENT["components"]["schemas"])


def test_every_endpoint_is_described_once_with_all_its_refusals() -> None:
    described = {
        (method.upper(), path): operation
        for path, operations in DOCUMENT["paths"].items()
        for method, operation in operations.items()
    }
    assert set(described) == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert len({operation["operationId"] for operation in described.values()}) == len(ENDPOINTS)
    for endpoint in ENDPOINTS:
        operation = described[endpoint.method, endpoint.path]
        wanted = {endpoint.status, 400, 429, 503, *endpoint.refusals}
        wanted |= {401} if endpoint.needs_identity else set()
        wanted |= {403} if endpoint.method != "GET" else set()
        wanted |= {404} if "{" in endpoint.path else set()
        wanted |= {413, 415, 422} if endpoint.body is not None else set()
        wanted |= {422} if endpoint.query is not None else set()
        assert set(map(int, operation["responses"])) == wanted, endpoint.name
        assert operation["summary"]


def test_the_server_gives_out_this_description(target: Target) -> None:
    assert httpx.get(f"{target.url}/api/openapi.json").json() == DOCUMENT
