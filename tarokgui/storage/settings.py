"""The player's wishes: one record, read at the start and written at each change.

A field with an impossible value takes its default. Such a value, and whatever else this version does not know, is kept
for the version that does; the version of the data is never lowered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final, get_type_hints

VERSION: Final = 1
_LARGE: Final = 1_000_000
"""No number in the settings is larger."""
_MOST_BYTES: Final = 30_000
"""Of one table in the settings, as the file has it."""

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "language": ("", "en", "ro", "de", "sl"),
    "theme": ("felt", "contrast"),
    "room": ("game", "bukovina", "gostilna", "kommerell"),
    "text_scale": (1.0, 1.25, 1.5, 1.75, 2.0),
    "ui_scale": (0.8, 0.9, 1.0, 1.1),
    "letters": ("language", "english", "romanian", "slovenian", "german"),
    "card_names": ("game", "usual", "slovenian", "tubingen"),
    "index": ("letters", "normal", "large"),
    "inks": ("traditional", "four"),
    "hand_order": ("high-left", "high-right", "suits-left"),
    "speed": (0.5, 0.75, 1.0, 1.5, 2.0, 4.0, 0.0),
    "bot_pause": (0.2, 0.45, 0.9, 1.5),
    "hold": (0.5, 0.9, 1.5, 2.5, 0.0),
    "motion": ("system", "full", "reduced"),
    "play_method": ("one", "two", "drag"),
    "explain_words": ("first", "always", "never"),
}
"""The possible values of a field, in the order in which they are offered; fields that are not here are free."""

FIRST_HANDS: Final = 15
"""The number of hands for which a player counts as new to the words of the table."""
PACES: Final[Mapping[str, Mapping[str, float]]] = {
    "slow": {"speed": 0.75, "bot_pause": 0.9, "hold": 1.5},
    "usual": {"speed": 1.0, "bot_pause": 0.45, "hold": 0.9},
    "quick": {"speed": 1.5, "bot_pause": 0.2, "hold": 0.9},
    "at-once": {"speed": 0.0, "bot_pause": 0.2, "hold": 0.5},
}
"""The paces by name, with the three fields of each. A name is not kept: settings with these values have that pace."""
_BY_NAME_BEFORE: Final = (("slow", (1.0, 0.9, 1.5)), ("quick", (2.0, 0.45, 0.9)), ("slow", (0.75, 0.9, 2.5)))
"""The paces behind a name in earlier files, and that of a first evening: speed, pause, hold. The values stay as they
are, and so does the name."""

ALOUD: Final = 1.5
"""Seconds before a bot acts where a screen reader has to follow: a voice says "Toader plays the queen of hearts" in
them."""
SHARES: Final = ("volume", "effects")
"""Fields from 0 to 1."""


@dataclass
class Settings:
    """All wishes with their defaults. Times are in seconds, scales and shares are factors."""

    language: str = ""
    """Empty: as the system has it."""
    theme: str = "felt"
    room: str = "game"
    """The room of the table: that of the game that is played, or always the same one."""
    text_scale: float = 1.0
    ui_scale: float = 1.0

    letters: str = "language"
    """Index letters of the courts: as the language has them, K Q C J, R D C V, K D C F, or K D C B."""
    card_names: str = "game"
    """The names of the trula on the cards: as in the game that is played, or always the same."""
    arabic: bool = True
    """A small Arabic number beside the Roman one."""
    suit_letters: bool = False
    index: str = "letters"
    """The size of the index: by the size of the letters, or always one of the two."""
    inks: str = "traditional"
    hand_order: str = "high-left"

    speed: float = 1.0
    """Of everything that moves: 2 is twice as fast, 0 at once."""
    bot_pause: float = 0.45
    hold: float = 0.9
    """The seconds that a complete trick is held; 0: until a click or a key."""
    deal_animation: bool = True
    motion: str = "system"

    volume: float = 0.8
    effects: float = 1.0
    mute: bool = False

    play_method: str = "one"
    winning_flag: bool = False
    """Mark the card that is winning the trick."""
    points: bool = False
    """Show the card points so far, and the worth of a card that is pointed at."""
    bubbles: bool = True
    """Off is the silent table, "mortul pe masă"."""
    sayings: bool = True
    """Where that is usual, people remark on the play."""
    ritual: bool = True
    """The person cuts, knocks and chooses ways of dealing and packets; off: that is done in their place."""
    hints: bool = False
    """At every decision of the person the hint comes without being asked for."""

    explain_words: str = "first"
    """The hands in which bubbles explain their words: the `FIRST_HANDS`, all, or none."""
    hands_played: int = 0
    """Hands the player has finished; counted as far as `FIRST_HANDS`."""

    speech: bool = True
    """Report the events to a screen reader, if there is one."""
    single_keys: bool = True
    """Single letters do something; off for those whose hands stray."""
    keys: dict[str, str] = field(default_factory=dict)
    """Keys the player has changed: the action's name and its key."""

    table: dict[str, object] = field(default_factory=dict)
    """The table last sat down at: ``game``, ``house`` and ``people``; its readers check it."""

    former: dict[str, object] = field(default_factory=dict)
    """The settings that the wishes of the easy start replaced; empty without an easy start."""

    window: list[int] = field(default_factory=list)
    """Width, height, x, y and 1 if maximised; empty at first."""
    extra: dict[str, object] = field(default_factory=dict)
    """Fields of the file that this version does not know."""
    unknown: dict[str, object] = field(default_factory=dict)
    """Values of known fields that this version does not know. Each is kept until the player sets the field."""
    version: int = VERSION
    """The highest version of the program that has written them."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Settings:
        """The settings in a decoded file; a field with an impossible value takes its default."""
        made = cls()
        for name, value in data.items():
            if name == "version":
                made.version = value if isinstance(value, int) and VERSION < value <= _LARGE else VERSION
            elif name not in _FIELDS:
                made.extra[name] = value
            elif not made.take(name, value):
                made.unknown[name] = value
        return made

    @property
    def newer(self) -> bool:
        """True if a later version of the program has written them."""
        return self.version > VERSION

    def take(self, name: str, value: object) -> bool:
        """Set one field if *value* is possible for it; true if it was."""
        kind = _KINDS[name]
        if kind is float and type(value) is int and abs(value) <= _LARGE:
            value = float(value)
        if name in CHOICES and value not in CHOICES[name]:
            return False
        if name in SHARES and not (isinstance(value, float) and 0 <= value <= 1):
            return False
        if name == "hands_played" and not (type(value) is int and 0 <= value <= _LARGE):
            return False
        if name == "keys":
            possible = isinstance(value, dict) and all(
                isinstance(k, str) and isinstance(v, str) for k, v in value.items()
            )
            possible = possible and _is_small(value)
        elif name in ("table", "former"):
            possible = isinstance(value, dict) and all(isinstance(key, str) for key in value) and _is_small(value)
        elif name == "window":
            possible = isinstance(value, list) and len(value) in (0, 5) and all(_is_whole(n) for n in value)
        else:
            possible = type(value) is kind
        if possible:
            setattr(self, name, value)
            self.unknown.pop(name, None)
        return possible

    @property
    def explains(self) -> bool:
        """True if bubbles explain their words."""
        first = self.explain_words == "first" and self.hands_played < FIRST_HANDS
        return first or self.explain_words == "always"

    @property
    def pace(self) -> str:
        """The name of the pace, empty if the player has put together one of their own."""
        if self.speed == 0 and self.hold > 0:  # no pause and no trick is seen to take its time
            return "at-once"
        now = (self.speed, self.bot_pause, self.hold)
        named = [(name, (wishes["speed"], wishes["bot_pause"], wishes["hold"])) for name, wishes in PACES.items()]
        return next((name for name, values in (*named, *_BY_NAME_BEFORE) if values == now), "")

    def times(self, *, aloud: bool) -> tuple[float, float]:
        """The seconds before a bot acts and those that a complete trick is held (0: until it is taken away); *aloud*: a
        screen reader has to follow. A quick pace, or one that the player has put together, stays as it is."""
        if aloud and self.pace in ("slow", "usual"):
            return max(self.bot_pause, ALOUD), 0.0
        return self.bot_pause, self.hold

    def data(self) -> dict[str, object]:
        """The settings as plain data, for the file."""
        known = {name: getattr(self, name) for name in _FIELDS}
        usual = Settings()
        kept = {name: value for name, value in self.unknown.items() if known[name] == getattr(usual, name)}
        return {"version": self.version, **known, **kept, **self.extra}


_KINDS: Final = get_type_hints(Settings)
_FIELDS: Final = tuple(each.name for each in fields(Settings) if each.name not in ("extra", "unknown", "version"))


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) <= _LARGE


def _is_small(value: object) -> bool:
    """True if there is room for it in the file with everything else there."""
    from tarokgui.storage.strictjson import plain_text

    try:
        return not value or len(plain_text(value).encode()) <= _MOST_BYTES
    except (ValueError, TypeError):  # nothing that could be written
        return False
