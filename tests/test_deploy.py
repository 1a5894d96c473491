"""The files in `deploy/` name things that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.server.settings import Settings, from_environment, settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
FILES = ("Dockerfile", "compose.yaml", "regnum.service")


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    found = dict(re.findall(r"\b(REGNUM_[A-Z_]+)[=:] ?([^\s\\]+)", text))
    proxied = {"REGNUM_DOMAIN", "REGNUM_SERVERS"}  # read by Caddy
    known = {f"REGNUM_{setting.upper()}" for setting in Settings.__dataclass_fields__}
    assert found
    assert set(found) - proxied <= known
    settings(from_environment({name: re.sub(r"\$\{.*?:-(.*?)\}", r"\1", value) for name, value in found.items()}))


def test_the_image_copies_files_that_exist() -> None:
    sources = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert sources
    for source in " ".join(sources).split():
        assert (ROOT / source).exists(), source


def test_caddy_reads_the_variables_that_compose_sets() -> None:
    caddy = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    service = (DEPLOY / "compose.yaml").read_text("utf-8").split("  caddy:")[1].split("networks:")[0]
    assert caddy == set(re.findall(r"^ +(REGNUM_\w+):", service, re.MULTILINE))


@pytest.mark.parametrize("name", ["Dockerfile", "regnum.service"])
def test_the_server_understands_its_options(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["table", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    text = (DEPLOY / name).read_text("utf-8")
    command = re.search(r"^(?:ExecStart|CMD \[)(.*table.*)$", text, re.MULTILINE)
    assert command
    assert set(re.findall(r"--[a-z-]+", command[1])) <= options
