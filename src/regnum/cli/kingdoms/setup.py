"""The set-up screen of Kingdoms."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from regnum.cli.kingdoms.draw import shield
from regnum.cli.kingdoms.hotseat import Hotseat
from regnum.cli.terminal.setup import SWITCH, Choice, SetupScreen
from regnum.games.kingdoms import COLOURS, Options
from regnum.games.kingdoms.options import CONTINUOUS, START_TIES
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker


class KingdomsSetup(SetupScreen):
    """The variants."""

    kind = Hotseat

    def seat_label(self, say: Speaker, seat: int) -> Text:
        """A player's sign and colour."""
        return Text.assemble(shield(seat), " ", say("kingdoms-colour", colour=COLOURS[seat]))

    def rules(self) -> Iterable[Choice]:
        """The variants, and how a tie for the next start player is settled."""
        yield Choice("last-castle", "kingdoms-terminal-setup-last-castle", SWITCH, _switch)
        yield Choice("no-luck", "kingdoms-terminal-setup-no-luck", SWITCH, _switch)
        yield Choice("continuous", "kingdoms-terminal-setup-continuous", CONTINUOUS, _continuous)
        yield Choice("start-tie", "kingdoms-terminal-setup-start-tie", START_TIES, _start_tie)

    def options(self) -> Options:
        """The rules as chosen."""
        return Options.of(
            players=self.value("players"),
            last_castle=self.value("last-castle") == "on",
            no_luck=self.value("no-luck") == "on",
            continuous=self.value("continuous"),
            start_tie=self.value("start-tie"),
        )

    def meaning(self, options: Options) -> Message:
        """How many castles, how long."""
        castles = options.rank_one_castles + 6
        if options.last_castle:
            return message("kingdoms-terminal-setup-good-open", castles=castles)
        return message("kingdoms-terminal-setup-good", castles=castles, rounds=options.most_rounds)

    def offer(self, saved: Hotseat) -> Message:
        """The players and the round of the saved game."""
        return message(
            "kingdoms-terminal-setup-continue", players=", ".join(saved.names), round=saved.state.round_number
        )


def _switch(say: Speaker, value: str) -> str:
    return say("terminal-setup-switch-value", value=value)


def _continuous(say: Speaker, value: str) -> str:
    return say("kingdoms-terminal-setup-continuous-value", value=value)


def _start_tie(say: Speaker, value: str) -> str:
    return say("kingdoms-terminal-setup-start-tie-value", value=value)
