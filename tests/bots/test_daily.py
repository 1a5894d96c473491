"""The daily deal: from the date alone, the same for everyone."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from regnum.bots.daily import daily_record, day_of, is_daily, number_of
from regnum.errors import UsageError
from regnum.games import GAMES
from regnum.records import dump, load, verify

DAY = date(2026, 11, 16)


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_deal_for_all_players(game: str) -> None:
    anna, bela = (daily_record(game, DAY, name) for name in ("Anna", "Béla"))
    assert (anna.deal, anna.options, anna.players[1:]) == (bela.deal, bela.options, bela.players[1:])
    assert verify(load(dump(anna))).view(0).data() == verify(bela).view(0).data()
    assert daily_record(game, DAY + timedelta(1), "Anna").deal != anna.deal


@pytest.mark.parametrize("game", GAMES)
def test_two_players_on_even_days_and_four_on_odd_ones(game: str) -> None:
    assert [len(daily_record(game, DAY + timedelta(i), "Anna").players) for i in range(3)] == [2, 4, 2]
    assert number_of(DAY) % 2 == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_another_deal_is_not_taken_for_it(game: str) -> None:
    record = daily_record(game, DAY, "Anna")
    assert is_daily(record, DAY)
    assert not is_daily(record, DAY + timedelta(2))
    weaker = msgspec.structs.replace(record, players=[record.players[0], *[type(record.players[0])("page", "page")]])
    assert not is_daily(weaker, DAY)
    by_bot = msgspec.structs.replace(record, players=[type(record.players[0])("king", "king"), *record.players[1:]])
    assert not is_daily(by_bot, DAY)


@pytest.mark.parametrize("text", ["2026-02-30", "yesterday", "20261116", "2025-12-31", ""])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="not a day with a daily deal"):
        day_of(text)


def test_a_game_without_a_daily_deal_is_refused() -> None:
    assert day_of("2026-11-16") == DAY
    with pytest.raises(UsageError, match="no daily deal of"):
        daily_record("noughts", DAY, "Anna")
