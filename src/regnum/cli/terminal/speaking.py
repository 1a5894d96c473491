"""An app and widgets that speak one of the four languages, and can change it at any time."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.widget import Widget

from regnum.words.speaker import LANGUAGES, Speaker, speaker


class SpeakingApp(App[int]):
    """An app with a language; all its widgets ask for their words when they are drawn."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.say = speaker(language)

    def set_language(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.say = speaker(language)
        for screen in self.screen_stack:
            for widget in screen.walk_children():
                widget.refresh(layout=True)

    def next_language(self) -> None:
        """Switch to the next language."""
        languages = list(LANGUAGES)
        self.set_language(languages[(languages.index(self.say.language) + 1) % len(languages)])


def say_of(widget: Widget) -> Speaker:
    """The speaker of the app that a widget belongs to."""
    app: App[Any] = widget.app
    assert isinstance(app, SpeakingApp)
    return app.say
