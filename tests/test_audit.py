"""No known hole in anything that the server runs with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LOCK = Path(__file__).parents[1] / "requirements" / "run.lock"
SECONDS = 60


def audit(lock: Path, service: str) -> list[dict[str, Any]]:
    """What the advisory service knows of every pinned package; skips the test if it cannot be asked about each."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(lock), "--disable-pip", "--require-hashes"]
    command += ["--vulnerability-service", service, "--format", "json", "--progress-spinner", "off", "--timeout", "5"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip(f"NOT AUDITED: the advisory service {service} did not answer within {SECONDS} seconds")
    try:
        report: list[dict[str, Any]] = json.loads(found.stdout)["dependencies"]
    except (ValueError, KeyError):
        reason = (found.stderr.strip().splitlines() or ["no answer"])[-1]
        pytest.skip(f"NOT AUDITED: the advisory service {service} cannot be reached: {reason[:300]}")
    unknown = [one["skip_reason"] for one in report if "skip_reason" in one]
    if unknown:  # pip-audit itself would call this success
        pytest.skip(f"NOT AUDITED: {service} does not know {len(unknown)} of {len(report)} packages: {unknown[0]}")
    return report


def pinned(lock: Path) -> set[str]:
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0].lower().replace("_", "-") for line in lines if "==" in line}


def test_every_pinned_package_has_hashes() -> None:
    text = LOCK.read_text(encoding="utf-8").replace("\\\n", " ")
    packages = [line for line in text.splitlines() if "==" in line]
    assert len(packages) > 10
    assert all("--hash=sha256:" in line for line in packages)


@pytest.mark.parametrize("service", ["pypi", "osv"])
def test_no_package_has_a_known_hole(service: str) -> None:
    report = audit(LOCK, service)
    assert {one["name"].lower().replace("_", "-") for one in report} == pinned(LOCK)
    holes = {f"{one['name']} {one['version']}": [hole["id"] for hole in one["vulns"]] for one in report if one["vulns"]}
    assert not holes


def test_a_package_with_a_known_hole_is_found(tmp_path: Path) -> None:
    """The audit would fail if it had to: an old Jinja2 whose holes are known."""
    lock = tmp_path / "old.lock"
    lock.write_text(f"jinja2==2.4.1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    (one,) = audit(lock, "pypi")
    assert one["vulns"]
