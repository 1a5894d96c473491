"""Many small modules as a few large ones: a browser fetches each file by itself, and hundreds of them take their time.

The web app is written as modules that import each other; no two need each other, and none changes what it has exported.
So modules that are always needed together can be put into one file, each as a function that returns what it exports. At
a module's own address stays a short one that passes this on, for all others.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from posixpath import dirname, normpath, relpath

from regnum.server.slim import tokens

_FOLDER = "js"
"""Where bundles are: beside the folders of the modules."""
_SHARED = (-1,)
_CALL = "$import"
"""What a bundle calls instead of `import`: what is in a bundle needs no file of its own."""
_NAME = re.compile(r"[\w$]+")
_RELATIVE = re.compile(r"""(["'`])(\.[^"'`$]*/)""")


class Module:
    """A module taken apart: what it imports, its statements, and what it exports."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.imports: dict[str, list[tuple[str, str]]] = {}
        """The names that it takes from each module, and what they are called here; `*` is all of them."""
        self.exports: dict[str, str] = {}
        """What it exports, by the names that others use."""
        self.body = "".join(self._statements(list(tokens(text)))).strip()

    def _statements(self, given: list[str]) -> Iterator[str]:
        depth = at = 0
        while at < len(given):
            token, after = given[at], _solid(given, at + 1)
            if not depth and token == "import" and given[after] not in ("(", "."):
                at = self._import(given, after)
            elif not depth and token == "export":
                at, begun = self._export(given, after)
                yield begun
            else:
                if not depth and token == "await":
                    raise ValueError(f"{self.path} waits while it is loaded")
                end = yield from self._part(given, at)
                depth += sum(map(_opened, given[at:end]))
                at = end

    def _part(self, given: list[str], at: int) -> Generator[str, None, int]:
        """A token, or several with an address, written as it is from the bundle; returns the place after it."""
        solid = [given[i] for i in _solids(given, at, 5)] if given[at] == "import" else []
        if solid == ["import", ".", "meta", ".", "url"]:
            yield f'new URL("{relpath(self.path, _FOLDER)}", import.meta.url).href'
            return _solids(given, at, 5)[-1] + 1
        if solid[:2] == ["import", "("]:
            yield f"{_CALL}({self._moved(solid[2])}"
            return _solids(given, at, 3)[-1] + 1
        yield given[at]
        return at + 1

    def _moved(self, address: str) -> str:
        """The text of a relative address, as it is from the bundle; an expression gives a whole address."""
        found = _RELATIVE.match(address)
        if not found:
            return address
        folder = relpath(normpath(f"{dirname(self.path)}/{found[2]}"), _FOLDER)
        return f"{found[1]}./{folder}/{address[found.end() :]}".replace("/./", "/")

    def _import(self, given: list[str], at: int) -> int:
        """Note an import, and return the place after it."""
        clause: list[str] = []
        while given[at][0] not in "\"'":
            if given[at].strip():
                clause.append(given[at])
            at = _solid(given, at + 1)
        names = self.imports.setdefault(self._resolved(given[at]), [])
        match clause:
            case ["*", "as", name, "from"]:
                names.append(("*", name))
            case [name, "from"] if name != "}":
                names.append(("default", name))
            case ["{", *listed, "}", "from"]:
                names += _listed(listed)
            case []:
                pass
            case _:
                raise ValueError(f"{self.path}: import {' '.join(clause)}")
        return _after_semicolon(given, at + 1)

    def _resolved(self, text: str) -> str:
        return normpath(f"{dirname(self.path)}/{text[1:-1]}")

    def _export(self, given: list[str], at: int) -> tuple[int, str]:
        """Note an export; returns the place after what is left out, and what takes its place."""
        word = given[at]
        if word == "{":
            end = given.index("}", at)
            listed = [token for token in given[at + 1 : end] if token.strip()]
            self.exports |= {other: name for name, other in _listed(listed)}
            return _after_semicolon(given, end + 1), ""
        if word == "default":
            self.exports["default"] = "$default"
            return _solid(given, at + 1), "const $default = "
        kinds = [token for token in (given[i] for i in _solids(given, at, 4)) if token not in ("async", "*")]
        if kinds[0] not in ("const", "function", "class"):
            raise ValueError(f"{self.path}: export {word}")
        self.exports |= {name: name for name in self._declared(given, at, kinds[1])}
        return at, ""

    def _declared(self, given: list[str], at: int, name: str) -> list[str]:
        if _NAME.fullmatch(name):
            return [name]
        start = given.index(name, at)
        pattern = "".join(given[start + 1 : given.index({"[": "]", "{": "}"}[name], start)])
        return [re.split(r"\s*=", part.strip())[0] for part in pattern.split(",")]


def bundled(
    files: Mapping[str, bytes],
    entries: Sequence[Sequence[str]],
    after: Sequence[Sequence[str]] = (),
    programs: Sequence[str] = (),
) -> dict[str, bytes]:
    """The files with bundles instead of modules, given which modules are needed at once in each case.

    Those of `after` are needed where all of the first case are already. A module of `programs` begins to work when it
    is loaded, as a worker does: it is in a bundle of its own, so that nobody starts it who needs only what it imports.
    """
    modules: dict[str, Module] = {}
    cases = [*entries, *after]
    for path in (path for case in cases for path in case):
        _read(path, files, modules)
    closures = [_closure(case, modules) for case in cases]
    for closure in closures[len(entries) :]:
        closure -= closures[0]
    reached = {path: tuple(i for i, closure in enumerate(closures) if path in closure) for path in modules}
    numbers = {path: number for number, path in enumerate(modules)}  # a module comes after all that it imports
    groups = {path: _group(reached[path], is_first=path in closures[0]) for path in modules}
    groups |= {path: (*reached[path], path) for path in programs}
    chunks = {group: f"{_FOLDER}/bundle-{number}.js" for number, group in enumerate(dict.fromkeys(groups.values()))}
    made = {path: chunks[groups[path]] for path in modules}
    called = {path: (made[path], numbers[path]) for case in cases for path in case}
    written = {
        chunk: _chunk([modules[path] for path in modules if made[path] == chunk], made, numbers, called)
        for chunk in chunks.values()
    }
    shims = {path: _shim(module, made[path], numbers[path]) for path, module in modules.items()}
    return {**files, **{path: text.encode() for path, text in (written | shims).items()}}


def with_all(files: Mapping[str, bytes], path: str) -> bytes:
    """A module with copies of all that it imports, for one that comes before the bundles."""
    modules = [Module(name, files[name].decode()) for name in needed(files, [path])]
    numbers = {module.path: number for number, module in enumerate(modules)}
    return _chunk(modules, dict.fromkeys(numbers, path), numbers, {}).encode()


def _group(reached: tuple[int, ...], *, is_first: bool) -> tuple[int | str, ...]:
    """Who shares a bundle: what the first case has in common with others is one, because it is needed at once."""
    return _SHARED if is_first and len(reached) > 1 else reached


def needed(files: Mapping[str, bytes], paths: Iterable[str]) -> list[str]:
    """Modules and all that they import at once, what is imported before what imports it."""
    modules: dict[str, Module] = {}
    for path in paths:
        _read(path, files, modules)
    return list(modules)


def _read(path: str, files: Mapping[str, bytes], modules: dict[str, Module]) -> None:
    if path not in modules:
        module = Module(path, files[path].decode())
        for other in module.imports:
            _read(other, files, modules)
            missing = {name for name, _ in module.imports[other]} - {*modules[other].exports, "*"}
            if missing:
                raise ValueError(f"{path} imports {', '.join(sorted(missing))}, which {other} does not export")
        modules[path] = module


def _closure(entry: Sequence[str], modules: Mapping[str, Module]) -> set[str]:
    found, coming = set[str](), list(entry)
    while coming:
        path = coming.pop()
        if path not in found:
            found.add(path)
            coming += modules[path].imports
    return found


def _chunk(
    modules: Sequence[Module],
    made: Mapping[str, str],
    numbers: Mapping[str, int],
    called: Mapping[str, tuple[str, int]],
) -> str:
    here = made[modules[0].path]
    others: dict[str, set[int]] = {}
    for module in modules:
        for path in module.imports:
            others.setdefault(made[path], set()).add(numbers[path])
    lines = [
        f'import {{ {", ".join(f"m{number}" for number in sorted(wanted))} }} from "./{relpath(chunk, _FOLDER)}";'
        for chunk, wanted in sorted(others.items())
        if chunk != here
    ]
    if any(_CALL in module.body for module in modules):
        lines.append(_calling(here, called))  # first: modules may call it while they are loaded
    lines += [_function(module, numbers) for module in modules]
    names = ", ".join(f"m{numbers[module.path]}" for module in modules)
    return "\n".join([*lines, f"export {{ {names} }};\n"])


def _calling(here: str, called: Mapping[str, tuple[str, int]]) -> str:
    """The function that a bundle calls instead of `import`: it knows in which bundle each module is."""
    known = ", ".join(
        f'["{relpath(path, _FOLDER)}", () => {_bundle_of(chunk, number, here)}]'
        for path, (chunk, number) in called.items()
    )
    return (
        f"const $known = new Map([{known}].map(([path, load]) => [new URL(path, import.meta.url).href, load]));\n"
        f"function {_CALL}(path) {{\n"
        "const load = $known.get(new URL(path, import.meta.url).href);\n"
        "return load ? Promise.resolve().then(load) : import(path);\n}"
    )


def _bundle_of(chunk: str, number: int, here: str) -> str:
    return f"m{number}" if chunk == here else f'import("./{relpath(chunk, _FOLDER)}").then(({{ m{number}: m }}) => m)'


def _function(module: Module, numbers: Mapping[str, int]) -> str:
    taken = [_taken(f"m{numbers[path]}", names) for path, names in module.imports.items() if names]
    given = ", ".join(_named(other, name) for other, name in module.exports.items())
    body = "\n".join([*taken, module.body, f"return {{ {given} }};"])
    return f"const m{numbers[module.path]} = (() => {{\n{body}\n}})();"


def _taken(module: str, names: Sequence[tuple[str, str]]) -> str:
    whole = [f"const {name} = {module};" for other, name in names if other == "*"]
    some = ", ".join(_named(other, name) for other, name in names if other != "*")
    return "\n".join([*whole, *([f"const {{ {some} }} = {module};"] if some else [])])


def _named(other: str, name: str) -> str:
    return name if name == other else f"{other}: {name}"


def _shim(module: Module, chunk: str, number: int) -> str:
    address = relpath(chunk, dirname(module.path))
    lines = [f'import {{ m{number} }} from "{address if address.startswith(".") else f"./{address}"}";']
    if "default" in module.exports:
        lines.append(f"export default m{number}.default;")
    if names := ", ".join(name for name in module.exports if name != "default"):
        lines.append(f"export const {{ {names} }} = m{number};")
    return "\n".join(lines) + "\n"


def _listed(given: Sequence[str]) -> list[tuple[str, str]]:
    """The names between braces: `a, b as c`."""
    parts = " ".join(given).split(",")
    pairs = [part.split(" as ") for part in (part.strip() for part in parts) if part]
    return [(pair[0].strip(), pair[-1].strip()) for pair in pairs]


def _opened(token: str) -> int:
    if token in ("(", "[", "{"):
        return 1
    if token in (")", "]", "}"):
        return -1
    begins, ends = token[:1] == "}", token[-2:] == "${"
    return (ends - begins) if token[-1:] in ("`", "{") and len(token) > 1 else 0


def _solid(given: Sequence[str], at: int) -> int:
    """The place of the next token that is not a space."""
    while at < len(given) and not given[at].strip():
        at += 1
    return at


def _solids(given: Sequence[str], at: int, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count and (at := _solid(given, at)) < len(given):
        found.append(at)
        at += 1
    return found


def _after_semicolon(given: Sequence[str], at: int) -> int:
    after = _solid(given, at)
    return after + 1 if after < len(given) and given[after] == ";" else at
