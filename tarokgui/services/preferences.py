"""The player's settings, and the facts that follow from them alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tarokgui.draw.geometry import Scale, scale_for
from tarokgui.draw.room import ROOMS, Room, room_named
from tarokgui.games.registry import every_game, is_known, texts_of
from tarokgui.games.texts import Venue
from tarokgui.kit.keymap import KeyMap
from tarokgui.services.settingskeeper import SettingsKeeper
from tarokgui.storage.settings import CHOICES, FIRST_HANDS, Settings

if TYPE_CHECKING:
    from tarokgui.storage.settingsfile import SettingsFile


SPEEDS: Final = tuple(speed for speed in CHOICES["speed"] if isinstance(speed, float))
"""Steps of the keys for slower and faster; the last means at once."""


@dataclass(slots=True)
class Accessibility:
    """Sizes and motion, as the settings and the system ask for them. Read them each time."""

    speed: float = 1.0
    """Of animations: 2 is twice as fast, 0 means at once."""
    ui_scale: float = 1.0
    text_scale: float = 1.0
    reduced_motion: bool = False

    def scale(self, width: int, height: int) -> Scale:
        """The scale for a window of this many pixels."""
        return scale_for(width, height, self.ui_scale, self.text_scale)


@dataclass
class Preferences:
    """Read the settings each time; set them with `change`."""

    settings: Settings = field(default_factory=Settings)
    settings_file: SettingsFile | None = None
    """The file that they are kept in; None keeps them nowhere, for tests."""
    keeper: SettingsKeeper = field(default_factory=SettingsKeeper)
    keymap: KeyMap = field(default_factory=KeyMap)
    accessibility: Accessibility = field(default_factory=Accessibility)
    forced_speed: float | None = None
    """The speed that ``TAROK_SPEED`` asks for, whatever the settings say."""
    system_reduces_motion: bool = False
    """True if the system asks for less motion, once that is known."""
    game: str = ""
    """The key of the game at the table; empty as long as no table has been chosen."""
    changed: Callable[[], None] = lambda: None
    """Called after settings have changed."""

    def change(self, **values: object) -> bool:
        """Set settings, apply them at once and keep them; False if one of the values is not possible."""
        taken = True
        for name, value in values.items():
            taken = self.settings.take(name, value) and taken
        self.changed()
        self.keep_settings()
        return taken

    def change_speed(self, by: int) -> None:
        """Change the speed by so many steps, faster or slower; the last step is at once."""
        speed = self.accessibility.speed
        place = SPEEDS.index(speed if speed in SPEEDS else 1.0)
        self.forced_speed = None  # from here on the player's own speed counts
        self.change(speed=SPEEDS[max(0, min(len(SPEEDS) - 1, place + by))])

    def keep_settings(self) -> None:
        """Have the settings in their file; the first failure is reported. Nothing waits for the disk."""
        if self.settings_file is not None:
            self.keeper.keep(self.settings_file, self.settings)

    def count_hand(self) -> None:
        """Count a hand that the player has finished, while the number is of use."""
        if self.settings.hands_played < FIRST_HANDS:
            self.settings.hands_played += 1
            self.keep_settings()

    @property
    def venue(self) -> Venue:
        """The venue of the game at the table, or of the one that was chosen last; else of the first."""
        if self.game:
            return texts_of(self.game).venue
        chosen = str(self.settings.table.get("game", ""))  # perhaps by a version that knows more games
        return (texts_of(chosen) if is_known(chosen) else next(iter(every_game().values()))).venue

    @property
    def room(self) -> Room:
        """The room of the settings, or that of the game."""
        chosen = self.settings.room
        return room_named(chosen if chosen in ROOMS else self.venue.room)

    def apply_settings(self) -> None:
        """Make key map and accessibility as the settings have them."""
        settings, easy = self.settings, self.accessibility
        self.keymap = KeyMap(settings.keys, single=settings.single_keys)
        easy.text_scale, easy.ui_scale = settings.text_scale, settings.ui_scale
        easy.speed = settings.speed if self.forced_speed is None else self.forced_speed
        reduced = settings.motion == "reduced"
        easy.reduced_motion = reduced or (settings.motion == "system" and self.system_reduces_motion)
