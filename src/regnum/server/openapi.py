"""The OpenAPI file, made from the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo

from regnum import __version__
from regnum.games.forms import REFERENCE
from regnum.server.answers import Refusal
from regnum.server.endpoints import Endpoint

_ALWAYS_REFUSED = (400, 429, 503)


def openapi(endpoints: Sequence[Endpoint[Any, Any]]) -> bytes:
    """The description of all endpoints, as JSON."""
    read = [endpoint.body.type for endpoint in endpoints if endpoint.body is not None]
    written = [Refusal, *(endpoint.answer for endpoint in endpoints if endpoint.answer is not None)]
    schemas, components = msgspec.json.schema_components([*read, *written], ref_template=REFERENCE)
    by_kind = {_key(kind): schema for kind, schema in zip([*read, *written], schemas, strict=True)}
    for form in _forms(written) - _forms(read):
        components[_name(form, components)]["required"] = _always_written(form)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Regnum",
            "version": __version__,
            "description": "Tables for the games of Regnum. See docs/api.md for a tour.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "regnum"},
            },
        },
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _operation(endpoint: Endpoint[Any, Any], by_kind: dict[str, Any]) -> dict[str, Any]:
    head, _, rest = endpoint.about.partition("\n")
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": head,
        "responses": _responses(endpoint, by_kind),
    }
    if rest.strip():
        found["description"] = re.sub(r"\n +", "\n", rest.strip())
    if parameters := _parameters(endpoint):
        found["parameters"] = parameters
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": _content(by_kind[_key(endpoint.body.type)])}
    if endpoint.needs_identity:
        found["security"] = [{"bearer": []}, {"cookie": []}]
    return found


def _responses(endpoint: Endpoint[Any, Any], by_kind: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if endpoint.answer is None else by_kind[_key(endpoint.answer)]
    if endpoint.media == "text/event-stream":
        schema = {"type": "string", "description": "Events whose data is an update of the table."}
    good = {"description": "Done.", "content": _content(schema, endpoint.media.partition(";")[0])}
    bad = {"description": "Refused.", "content": _content(by_kind[_key(Refusal)])}
    statuses = {*_ALWAYS_REFUSED, *endpoint.refusals}
    if endpoint.needs_identity:
        statuses.add(401)
    if endpoint.method != "GET":
        statuses.add(403)
    if endpoint.body is not None:
        statuses.update((413, 415, 422))
    if endpoint.query is not None:
        statuses.add(422)
    return {str(endpoint.status): good, **{str(status): bad for status in sorted(statuses)}}


def _parameters(endpoint: Endpoint[Any, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.query is not None:
        schema = msgspec.json.schema(endpoint.query)
        described = schema["$defs"][endpoint.query.__name__]
        for name, property_ in described["properties"].items():
            required = name in described.get("required", ())
            found.append({"name": name, "in": "query", "required": required, "schema": _if_given(property_)})
    return found


def _if_given(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a parameter that may be left out: an address knows no null."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else schema


def _forms(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Every form that is written in, or is part of, some others."""
    found: set[type[msgspec.Struct]] = set()

    def visit(part: object) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls in found:
                return
            found.add(part.cls)
        if isinstance(part, inspect.Type | inspect.Field):
            for name in part.__struct_fields__:
                visit(getattr(part, name))
        elif isinstance(part, tuple):
            for one in part:
                visit(one)

    visit(inspect.multi_type_info(kinds))
    return found


def _name(form: type[msgspec.Struct], components: dict[str, Any]) -> str:
    """The name of a form; with its module, if another form has the same name."""
    return form.__name__ if form.__name__ in components else f"{form.__module__}.{form.__qualname__}"


def _always_written(form: type[msgspec.Struct]) -> list[str]:
    """The entries that are there in every answer: a default means that a request may leave one out, not an answer."""
    config = form.__struct_config__
    tag = [] if config.tag_field is None else [config.tag_field]
    return tag + [field.encode_name for field in msgspec.structs.fields(form) if _is_always_written(form, field)]


def _is_always_written(form: type[msgspec.Struct], field: FieldInfo) -> bool:
    if field.default is msgspec.UNSET:
        return False
    omits = form.__struct_config__.omit_defaults
    return field.required or not omits or field.default_factory not in (msgspec.NODEFAULT, list, dict, set)


def _content(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {media: {"schema": schema}}


def _key(kind: Any) -> str:
    return str(kind)


def forms_alone(document: bytes) -> bytes:
    """The forms of an OpenAPI file without its paths, version and prose: what types are generated from."""
    described = msgspec.json.decode(document)
    kept = {"openapi": described["openapi"], "info": {"title": "", "version": ""}, "paths": {}}
    return msgspec.json.encode({**kept, "components": {"schemas": _without_prose(described["components"]["schemas"])}})


def _without_prose(part: Any) -> Any:
    if isinstance(part, dict):
        prose = [name for name in ("description", "title") if isinstance(part.get(name), str)]
        return {name: _without_prose(value) for name, value in part.items() if name not in prose}
    return [_without_prose(one) for one in part] if isinstance(part, list) else part
