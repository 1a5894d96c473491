"""Every sentence exists in every language, is used, and can be said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, FluentSerializer, ast

import regnum
from regnum.games import GAMES, game
from regnum.table.events import Event
from regnum.words.message import message
from regnum.words.speaker import LANGUAGES, entries, preferred_language, speaker
from regnum.words.texts import for_pages, texts
from tests.words.sheets import Sketch, add_arguments, listed

PACKAGE = Path(regnum.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


def parsed(language: str) -> dict[str, ast.Message]:
    """All messages of a language, by name."""
    found: dict[str, ast.Message] = {}
    for path in sorted((PACKAGE / "words" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_the_same_one_by_one_as_in_their_files(language: str) -> None:
    for text in texts(language):
        whole = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message | ast.Term)]
        for (name, entry), expected in zip(entries(text), whole, strict=True):
            assert name == ("-" if isinstance(expected, ast.Term) else "") + expected.id.name
            assert FluentParser().parse_entry(entry).equals(expected, ["span", "comment"]), name


def variables(entry: ast.Message, messages: dict[str, ast.Message]) -> set[str]:
    sketch = Sketch()
    add_arguments(entry, messages, sketch)
    return sketch.arguments


ENGLISH = parsed("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_game_are_in_its_files_and_bear_its_name(language: str) -> None:
    for path in sorted((PACKAGE / "words" / language).glob("*.ftl")):
        owner = next((name for name in GAMES if name in path.stem.split("_")), None)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                bearer = next((name for name in GAMES if entry.id.name.startswith(f"{name}-")), None)
                assert bearer == owner, f"{path.name}: {entry.id.name}"


def test_every_event_that_the_log_tells_has_a_message() -> None:
    lines = (PACKAGE / "web" / "js" / "parts" / "lines.js").read_text(encoding="utf-8")
    untold = re.search(r"const UNTOLD = \[([^]]*)]", lines)
    assert untold is not None
    kinds = {kind.__struct_config__.tag for kind in get_args(Event)} - {"played"}
    told = kinds - set(re.findall(r'"(\w+)"', untold[1]))
    assert {f"page-event-{str(kind).replace('_', '-')}" for kind in told} <= ENGLISH.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_have_the_same_files(language: str) -> None:
    names = {path.stem for path in (PACKAGE / "words" / language).iterdir()}
    parts = [{name.replace(game, "*") for name in names if game in name.split("_")} for game in GAMES]
    assert parts[0] == parts[1] >= {"*", "page_*", "terminal_*"}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert set(parsed(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_arguments(language: str) -> None:
    messages = parsed(language)
    for name, entry in messages.items():
        free = set(listed(ENGLISH[name]))
        assert variables(entry, messages) - free == variables(ENGLISH[name], ENGLISH) - free, name


@pytest.mark.parametrize("language", OTHERS)
def test_files_are_divided_alike(language: str) -> None:
    names = {path.name for path in (PACKAGE / "words" / language).iterdir()}
    assert names == {path.name for path in (PACKAGE / "words/en").iterdir()}


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_game_has_words_in_the_web_app(name: str) -> None:
    for switch in game(name).switches:
        for choice in switch.choices:
            assert f"{name}-page-option-{switch.name}-{choice}".replace("_", "-") in ENGLISH


def used_names() -> tuple[set[str], list[re.Pattern[str]]]:
    """Message names in the source: whole strings, and patterns where a part is filled in."""
    whole, patterns = set(), []
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)*)["']""", source))
        patterns += [pattern(r"\{.*?\}", text) for text in re.findall(r'f"([^"\s]*\{[^"]+)"', source)]
    for path in (PACKAGE / "web/js").rglob("*.js"):
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""", source))
        patterns += [pattern(r"\$\{.*?\}", text) for text in re.findall(r"`([^`\s]*\$\{[^`]+)`", source)]
    for path in (PACKAGE / "words/en").glob("*.ftl"):
        whole |= set(re.findall(r"\{ ([a-z]+(?:-[a-z0-9]+)+) \}", path.read_text(encoding="utf-8")))
    return whole, [found for found in patterns if found]


def pattern(filled: str, text: str) -> re.Pattern[str] | None:
    """The names that a text with parts to fill in can become; None if it does not look like a name."""
    fixed = re.split(filled, text)
    is_name = all(re.fullmatch("[a-z0-9-]*", part) for part in fixed)
    is_telling = any(re.search("[a-z]-|-[a-z]", part) for part in fixed)
    return re.compile("[a-z0-9-]+".join(fixed)) if is_name and is_telling else None


def test_no_message_is_unused() -> None:
    whole, patterns = used_names()
    unused = {
        name for name in ENGLISH if name not in whole and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert not unused


def test_the_check_for_unused_messages_can_fail() -> None:
    whole, patterns = used_names()
    assert "error-never-said" not in whole
    assert not any(pattern.fullmatch("nobody-says-this") for pattern in patterns)


def test_every_switch_is_described() -> None:
    for name in GAMES:
        for switch in game(name).switches:
            assert f"{name}-option-{switch.name.replace('_', '-')}" in ENGLISH


@pytest.mark.parametrize(
    ("tables", "words"),
    [(1, "1 stół"), (3, "3 stoły"), (5, "5 stołów"), (22, "22 stoły"), (25, "25 stołów")],
)
def test_polish_plurals(tables: int, words: str) -> None:
    assert speaker("pl")("page-tables-found", tables=tables) == words


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("page-x = W domu i w lesie (o zmroku).", "page-x = W_domu i_w_lesie (o_zmroku)."),
        ("    [one] z { $a } koroną", "    [one] z_{ $a } koroną"),
        ("page-x = { $w ->\n   *[a] Do domu: w\n }", "page-x = { $w ->\n   *[a] Do domu: w\n }"),
    ],
)
def test_no_polish_line_of_a_page_ends_in_one_letter(text: str, shown: str) -> None:
    assert for_pages("pl", text) == shown.replace("_", "\N{NO-BREAK SPACE}")
    assert for_pages("en", text) == text


def test_polish_pages_differ_only_in_spaces() -> None:
    """A no-break space at the wrong place of a file would change what its messages are."""
    for path in (PACKAGE / "words/pl").glob("*.ftl"):
        plain = path.read_text(encoding="utf-8")
        shown = FluentSerializer().serialize(FluentParser().parse(for_pages("pl", plain)))
        assert shown.replace("\N{NO-BREAK SPACE}", " ") == FluentSerializer().serialize(FluentParser().parse(plain))


def test_an_argument_can_be_a_message() -> None:
    said = speaker("hu")("command-error", problem=message("error-record-empty"))
    assert said == "regnum: A fájl üres."


def test_arguments_cannot_harm_a_terminal() -> None:
    said = speaker("en")("error-game", game="\x1b[31m" + "x" * 5000, known="kingdoms")
    assert "\x1b" not in said
    assert len(said) < 1000
    assert speaker("en")("error-option-players", players=10**30).startswith("1e+30 ")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        speaker("en")("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        speaker("en")("error-game")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANGUAGE": "et:en", "LANG": "hu_HU"}, "et"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1,234.5", "12,345", "-3.25", "97.5%", "2,000", "12,345", "1.5"]),
        ("hu", ["1234,5", "12\xa0345", "-3,25", "97,5%", "2000", "12\xa0345", "1,5"]),
        ("pl", ["1234,5", "12\xa0345", "-3,25", "97,5%", "2000", "12\xa0345", "1,5"]),
        ("et", ["1234,5", "12\xa0345", "-3,25", "97,5%", "2000", "12\xa0345", "1,5"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, said: list[str]) -> None:
    say = speaker(language)
    assert [say.number(1234.5, 1), say.number(12345), say.number(-3.25, 2), say.percent(0.975, 1)] == said[:4]
    in_messages = [say("table-full", most=2000), say("table-full", most=12345)]
    assert all(number in text for number, text in zip(said[4:6], in_messages, strict=True))
    assert said[6] in say("simulate-speed", seconds=1.5, speed=1, plies=1, device="cpu")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "said"),
    [(10**15, "1e+15"), (-(10**400), "-1e+400"), (10**4000, "1e+4000"), (1e300, "1.00e+300")],
)
def test_a_number_of_any_size_can_be_said(language: str, number: float, said: str) -> None:
    assert said in speaker(language)("error-option-players", players=number)
