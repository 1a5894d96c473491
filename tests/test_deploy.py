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
    assert main(["table", "--help"]) == 0
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    text = (DEPLOY / name).read_text("utf-8")
    command = re.search(r"^(?:ExecStart|CMD \[)(.*table.*)$", text, re.MULTILINE)
    assert command
    assert set(re.findall(r"--[a-z-]+", command[1])) <= options


@pytest.mark.parametrize("file", ["deploy/Caddyfile", "docs/server.md"])
def test_every_proxy_keeps_metrics_from_visitors(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    proxies = len(re.findall(r"^\s*(?:reverse_proxy|proxy_pass) ", text, re.MULTILINE))
    assert proxies == len(re.findall(r"@private path /metrics|location [^{]*/metrics", text))


def test_no_example_opens_the_metrics_to_others() -> None:
    assert Settings().metrics == "127.0.0.1,::1"
    texts = [path.read_text("utf-8") for path in (*DEPLOY.iterdir(), ROOT / "docs/server.md")]
    assert not re.search(r"REGNUM_METRICS[=:]|--metrics[ =](?!A)", "".join(texts))


@pytest.mark.parametrize("file", ["Makefile", "scripts/setup", "deploy/Dockerfile"])
def test_a_lock_file_is_installed_as_it_is(file: str) -> None:
    """The pip of Python 3.11 would look for the newest `coverage[toml]`, find it unpinned, and give up."""
    commands = [line for line in (ROOT / file).read_text("utf-8").splitlines() if "--require-hashes" in line]
    assert commands
    assert all("--no-deps" in command for command in commands)
