"""Every rule of the law is cited where it is implemented, and has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\*\*((?:KD|KG)-[A-Z]+\d+|A-[KG]\d+)\*\*")
LAW = RULE.findall((ROOT / "docs/rules.md").read_text(encoding="utf-8"))
GAMES = {"KD": "kingdomino", "A-K": "kingdomino", "KG": "kingdoms", "A-G": "kingdoms"}

NOT_FOR_SOFTWARE = {
    "KD-C5": "a score pad is paper",
    "KG-C3": "coins and markers are cardboard; the bank is unlimited (A-G20)",
}


def folder(rule: str) -> Path:
    prefix = rule[:3] if rule.startswith("A-") else rule[:2]
    return ROOT / "src/regnum/games" / GAMES[prefix]


def named_after(rule: str) -> list[str]:
    """The names of the tests named after a rule."""
    name = re.compile(rf"def (test_{rule.replace('-', '_')}_\w+)")
    return [found for path in (ROOT / "tests").rglob("test_*.py") for found in name.findall(path.read_text("utf-8"))]


def test_the_law_is_numbered_once() -> None:
    assert len(LAW) == len(set(LAW)) == 128


@pytest.mark.parametrize("rule", LAW)
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    assert named_after(rule) or rule in NOT_FOR_SOFTWARE


@pytest.mark.parametrize("rule", LAW)
def test_every_rule_is_cited_where_it_is_implemented(rule: str) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in folder(rule).rglob("*.py"))
    assert re.search(rf"{rule}(?!\d)", sources) or rule in NOT_FOR_SOFTWARE or is_covered_by_a_range(rule, sources)


def is_covered_by_a_range(rule: str, sources: str) -> bool:
    """Whether a citation such as `KD-P1 to KD-P3` covers the rule."""
    family, number = re.match(r"(.*?)(\d+)$", rule).groups()  # type: ignore[union-attr]
    ranges = re.findall(rf"{family}(\d+) to {family}(\d+)", sources)
    return any(int(low) <= int(number) <= int(high) for low, high in ranges)


def test_every_citation_is_of_a_rule_that_exists() -> None:
    cited = set()
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "tests").rglob("*.py")]:
        cited |= set(re.findall(r"\b((?:KD|KG)-[A-Z]+\d+|A-[KG]\d+)\b", path.read_text("utf-8")))
    assert cited <= set(LAW)
