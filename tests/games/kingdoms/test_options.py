"""The options of Kingdoms: what is written is read back, and nonsense is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.errors import OptionsError
from regnum.games.kingdoms import (
    GAME,
    Options,
)
from regnum.games.kingdoms.options import SWITCHES
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdoms.shapes import all_options


@pytest.mark.parametrize("options", all_options(), ids=str)
def test_options_survive_as_data(options: Options) -> None:
    assert Options.from_data(options.data()) == GAME.options_from_data(options.data()) == options
    assert GAME.options(**options.data()) == options


def test_the_plain_game_is_the_default() -> None:
    assert Options.of().data() == {
        "players": 2,
        "last_castle": False,
        "no_luck": False,
        "continuous": "off",
        "start_tie": "clockwise",
    }
    assert [switch.name for switch in SWITCHES] == list(Options.of().data())


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"players": 1}, "error-option-players"),
        ({"players": 5}, "error-option-players"),
        ({"players": True}, "error-option-number"),
        ({"players": None}, "error-option-number"),
        ({"last_castle": 1}, "error-option-switch"),
        ({"no_luck": "no"}, "error-option-switch"),
        ({"continuous": "sometimes"}, "kingdoms-error-continuous"),
        ({"continuous": True}, "kingdoms-error-continuous"),
        ({"start_tie": "oldest"}, "kingdoms-error-start-tie"),
        ({"dynasty": True}, "error-option-unknown"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Options.of(**wrong)
    assert caught.value.message.name == problem
    for language in LANGUAGES:
        assert speaker(language).say(caught.value.message)


def test_missing_options_are_refused() -> None:
    data = Options.of().data()
    del data["players"]
    with pytest.raises(OptionsError) as caught:
        Options.from_data(data)
    assert caught.value.message.name == "error-option-missing"


@pytest.mark.parametrize("name", ["last_castle", "no_luck", "continuous", "start_tie"])
def test_a_variant_that_a_record_does_not_name_was_not_played(name: str) -> None:
    data = Options.of().data()
    del data[name]
    assert Options.from_data(data) == Options.of()
