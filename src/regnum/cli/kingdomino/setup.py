"""The set-up screen of Kingdomino."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from regnum.cli.kingdomino.draw import shield
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.terminal.setup import SWITCH, Choice, SetupScreen
from regnum.games.kingdomino import COLOURS, EDITIONS, Options
from regnum.games.kingdomino.options import SWITCHES
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_MIDDLE_KINGDOM = next(switch.choices for switch in SWITCHES if switch.name == "middle_kingdom")
_DUEL: dict[str, bool | None] = {"edition": None, "on": True, "off": False}


class KingdominoSetup(SetupScreen):
    """Editions and variants."""

    kind = Hotseat

    def seat_label(self, say: Speaker, seat: int) -> Text:
        """A player's sign and colour."""
        return Text.assemble(shield(seat), " ", say("kingdomino-colour", colour=COLOURS[seat]))

    def rules(self) -> Iterable[Choice]:
        """The edition and the variants."""
        yield Choice(
            "edition",
            "kingdomino-terminal-setup-edition",
            tuple(EDITIONS),
            _worded("kingdomino-terminal-setup-edition-value"),
        )
        yield Choice(
            "mighty-duel",
            "kingdomino-terminal-setup-mighty-duel",
            tuple(_DUEL),
            _worded("kingdomino-terminal-setup-duel-value"),
        )
        yield Choice(
            "middle-kingdom",
            "kingdomino-terminal-setup-middle-kingdom",
            _MIDDLE_KINGDOM,
            _worded("kingdomino-terminal-setup-middle-value"),
        )
        yield Choice("harmony", "kingdomino-terminal-setup-harmony", SWITCH, _worded("terminal-setup-switch-value"))
        yield Choice("dynasty", "kingdomino-terminal-setup-dynasty", SWITCH, _worded("terminal-setup-switch-value"))

    def options(self) -> Options:
        """The rules as chosen; what makes no sense raises `OptionsError`."""
        return Options.of(
            self.value("edition"),
            players=self.value("players"),
            mighty_duel=_DUEL[self.value("mighty-duel")],
            middle_kingdom=self.value("middle-kingdom"),
            harmony=self.value("harmony") == "on",
            dynasty=self.value("dynasty") == "on",
        )

    def meaning(self, options: Options) -> Message:
        """How many dominoes, how large, how long."""
        return message(
            "kingdomino-terminal-setup-good", dominoes=options.deck, size=options.size, rounds=options.rounds
        )

    def offer(self, saved: Hotseat) -> Message:
        """The players and the round of the saved game."""
        state = saved.state
        return message(
            "kingdomino-terminal-setup-continue",
            players=", ".join(saved.names),
            round=max(state.round_number, 1),
            rounds=state.options.rounds,
        )


def _worded(name: str) -> Callable[[Speaker, Any], str]:
    return lambda say, value: say(name, value=value)
