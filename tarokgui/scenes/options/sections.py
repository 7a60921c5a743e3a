"""The pages of the settings, each a list of rows; a choice holds at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from tarokgui.scenes.options.rows import OptionRows
from tarokgui.storage.settings import CHOICES, PACES
from tarokgui.widgets.column import ColumnLine
from tarokgui.wording.i18n import LANGUAGES

if TYPE_CHECKING:
    from tarokgui.services.program import Program

LOUDNESS: Final = tuple(n / 10 for n in range(11))


class Pages:
    """The rows of every page for the settings of *program* as they are now."""

    def __init__(self, program: Program, rows: OptionRows) -> None:
        self.program = program
        self.rows = rows
        self.tr = program.feedback.tr

    def text(self) -> Iterable[ColumnLine]:
        """Language, sizes, colours."""
        from tarokgui.kit.language import system_language

        own = LANGUAGES[system_language()]
        names = [LANGUAGES[code] if code else self.tr("settings.language.system", name=own) for code in LANGUAGE_CODES]
        yield self._pick("language", names, second=True, values=LANGUAGE_CODES)
        yield self._slide("text_scale", self._percents("text_scale"))
        yield self._slide("ui_scale", self._percents("ui_scale"), second=True)
        yield self._pick("theme")
        yield self._pick("room", second=True)

    def cards(self) -> Iterable[ColumnLine]:
        """The look of the deck."""
        yield self._pick("index", second=True)
        yield self._pick("letters")
        yield self._pick("card_names", second=True)
        yield self._switch("arabic")
        yield self._switch("suit_letters")
        yield self._pick("inks")
        yield self._pick("hand_order")

    def pace(self) -> Iterable[ColumnLine]:
        """The pace of the game."""
        tr = self.tr
        speeds = [
            tr("settings.times", n=self._figure(speed)) if speed else tr("settings.speed-at-once")
            for speed in _floats("speed")
        ]
        yield self._pace()
        yield self._slide("speed", speeds)
        yield self._slide("bot_pause", self._seconds("bot_pause"), second=True)
        yield self._slide("hold", self._seconds("hold"), second=True)
        yield self._switch("deal_animation")
        yield self._pick("motion", second=True)

    def _pace(self) -> ColumnLine:
        """The paces by name; a pace of the player's own is shown as such, and cannot be chosen."""
        own = not self.program.preferences.settings.pace
        names = [*PACES, ""] if own else [*PACES]
        words = [self.tr(f"settings.pace.as-{name or 'own'}") for name in names]

        def choose(index: int) -> None:
            if names[index]:
                self.program.preferences.forced_speed = None  # from here on the player's own wish counts
                self.program.preferences.change(**PACES[names[index]])

        at = names.index(self.program.preferences.settings.pace)
        return self.rows.pick("pace", self._label("pace"), words, at, choose, second=self._second("pace", True))

    def sound(self) -> Iterable[ColumnLine]:
        """The loudness of the sounds."""
        problem = self.program.feedback.sound.problem
        reason = self.tr(problem) if problem is not None else ""
        yield self._switch("mute", reason=reason)
        percents = [self.tr("settings.percent", n=round(share * 100)) for share in LOUDNESS]
        yield self._slide("volume", percents, values=LOUDNESS, reason=reason)
        yield self._slide("effects", percents, values=LOUDNESS, reason=reason)

    def play(self) -> Iterable[ColumnLine]:
        """The way of playing."""
        yield self._pick("play_method")
        yield self._switch("hints", second=True)
        yield self._switch("ritual", second=True)
        yield self._switch("winning_flag")
        yield self._switch("points", second=True)
        yield self._switch("bubbles", second=True)
        yield self._switch("sayings", second=True)
        yield self._pick("explain_words", second=True)
        yield self._switch("single_keys", second=True)

    def access(self) -> Iterable[ColumnLine]:
        """Help for players who see or hear less, or whose hands tire."""
        tr, found = self.tr, self.program.feedback.speech.name
        yield self._switch("speech", second=True)
        told = tr("settings.speech.found", name=found) if found else tr("settings.speech.none")
        yield self.rows.words("speech-found", told)
        yield self.rows.words("see", tr("settings.access.see"), above=18)
        yield self.rows.words("move", tr("settings.access.move"), above=10)

    # Rows --------------------------------------------------------------------------------------------------------

    def _pick(
        self, name: str, words: Sequence[str] | None = None, *, second: bool = False, values: Sequence[object] = ()
    ) -> ColumnLine:
        values = values or CHOICES[name]
        words = words or [self.tr(f"settings.{name}.as-{value}") for value in values]
        at = values.index(getattr(self.program.preferences.settings, name))
        return self.rows.pick(
            name, self._label(name), words, at, self._taking(name, values), second=self._second(name, second)
        )

    def _slide(
        self, name: str, words: Sequence[str], *, second: bool = False, values: Sequence[float] = (), reason: str = ""
    ) -> ColumnLine:
        stops = values or _floats(name)
        held = getattr(self.program.preferences.settings, name)
        at = min(range(len(stops)), key=lambda index: abs(stops[index] - held))
        return self.rows.slide(
            name, self._label(name), words, at, self._taking(name, stops),
            second=self._second(name, second), reason=reason,
        )  # fmt: skip

    def _switch(self, name: str, *, second: bool = False, reason: str = "") -> ColumnLine:
        on = getattr(self.program.preferences.settings, name)

        def choose(now: bool) -> None:
            self.program.preferences.change(**{name: now})

        return self.rows.switch(name, self._label(name), on, choose, second=self._second(name, second), reason=reason)

    def _taking(self, name: str, values: Sequence[object]) -> Callable[[int], None]:
        def take(index: int) -> None:
            if name == "speed":
                self.program.preferences.forced_speed = None  # from here on the player's own wish counts
            self.program.preferences.change(**{name: values[index]})

        return take

    def _label(self, name: str) -> str:
        return self.tr(f"settings.{name}.label")

    def _second(self, name: str, there: bool) -> str:
        return self.tr(f"settings.{name}.second") if there else ""

    def _percents(self, name: str) -> list[str]:
        return [self.tr("settings.percent", n=round(share * 100)) for share in _floats(name)]

    def _figure(self, number: float) -> str:
        """A number with the decimal mark of the language."""
        return f"{number:g}".replace(".", self.tr("settings.decimal"))

    def _seconds(self, name: str) -> list[str]:
        return [
            self.tr("settings.seconds", n=self._figure(time)) if time else self.tr("settings.hold.click")
            for time in _floats(name)
        ]


LANGUAGE_CODES: Final = ("", *LANGUAGES)


def _floats(name: str) -> tuple[float, ...]:
    return tuple(value for value in CHOICES[name] if isinstance(value, float))
