"""The acts of the keys: the usual keys, and those the player has put in their place. Pure: no pygame.

A key is written as its modifiers and its name: ``"ctrl+z"``, ``"h"``, ``"f12"``. A single sign that is no letter and no
digit (``"?"``, ``"["``) means the key that types it. ``ctrl`` is also the Command key of a Mac.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tarokgui.kit.commands import Command, Key, Text


@dataclass(frozen=True, slots=True)
class Act:
    """Something a key does: its name, its usual keys, and where it works (``"table"`` or ``"everywhere"``)."""

    name: str
    keys: tuple[str, ...]
    where: str = "table"


ACTS: Final = (
    Act("hint", ("h",)),
    Act("why", ("w",)),
    Act("inspect", ("i",)),
    Act("last-trick", ("l",)),
    Act("scores", ("s",)),
    Act("journal", ("j",)),
    Act("look-back", ("b",)),
    Act("open-hands", ("o",)),
    Act("play-on", ("p",)),
    Act("undo", ("ctrl+z", "backspace")),
    Act("redo", ("ctrl+shift+z", "ctrl+y")),
    Act("next-hand", ("ctrl+n",)),
    Act("restart", ("ctrl+r",)),
    Act("deal-number", ("ctrl+d",)),
    Act("copy", ("ctrl+c",)),
    Act("paste", ("ctrl+v",)),
    Act("read", ("r",)),
    Act("slower", ("[",), "everywhere"),
    Act("faster", ("]",), "everywhere"),
    Act("mute", ("m",), "everywhere"),
    Act("rules", ("f1",), "everywhere"),
    Act("rules-whole", ("shift+f1",), "everywhere"),
    Act("keys", ("?",), "everywhere"),
    Act("settings", ("ctrl+,",), "everywhere"),
    Act("fullscreen", ("f11", "alt+return"), "everywhere"),
    Act("screenshot", ("f12",), "everywhere"),
    Act("quit", ("ctrl+q",), "everywhere"),
)
"""Everything a key can be given to, in the order of the list of keys."""

FIXED: Final = ("cards", "arrows", "groups", "stepping", "enter", "tab", "escape")
"""Keys that cannot be changed, as the list of keys names them."""

UNMOVABLE: Final = frozenset({"return", "space", "tab", "escape", "left", "right", "up", "down", "home", "end"})
"""Keys the whole program is worked with: nothing else may be put on them without a modifier."""

NO_KEY: Final = ""
"""The key in the settings for an act that is to have none."""

_MODS: Final = ("ctrl", "alt", "shift")
_LONE: Final = frozenset(
    {f"{side} {name}" for side in ("left", "right") for name in (*_MODS, "meta")}
    | {"alt gr", "caps lock", "numlock", "scroll lock"}
)
"""Names of modifiers and locks as keys of their own, which version 0.4.0 could give to an act."""


class KeyObjection(StrEnum):
    """The reason a key may not be given to an act; the end of the sentence's key in the catalogue."""

    NO_KEY = "none"
    """It is a modifier, a lock, a key of the system, or nothing that a keyboard has."""
    WORKS = "works"
    """The whole program is worked with it."""
    CARDS = "cards"
    """The number row stands for the cards."""


def written(key: Key) -> str:
    """A pressed key as the settings write it; a sign typed with AltGr is known by its text alone."""
    if "altgr" in key.mods:
        return NO_KEY
    held = {"ctrl" if mod == "meta" else mod for mod in key.mods}
    return "+".join([*(mod for mod in _MODS if mod in held), key.name])


def is_typed(key: str) -> bool:
    """True if a written key means a sign that is typed, with any key."""
    return len(key) == 1 and key.isprintable() and not key.isalnum() and key != " "


class KeyMap:
    """The keys of one player. *own* names acts and the player's key for them, ``""`` for none."""

    __slots__ = ("_acts", "_keys", "single")

    def __init__(self, own: Mapping[str, str] | None = None, *, single: bool = True) -> None:
        self.single = single
        """True if letters alone do something."""
        self._keys: dict[str, tuple[str, ...]] = {}
        read = {name: NO_KEY if _is_lone(key) else key for name, key in (own or {}).items()}
        wished = {name: key for name, key in read.items() if key == NO_KEY or possible(key)}
        taken = {key for key in wished.values() if key}
        for act in ACTS:
            if act.name in wished:
                self._keys[act.name] = (wished[act.name],) if wished[act.name] else ()
            else:
                self._keys[act.name] = tuple(key for key in act.keys if key not in taken)
        self._acts = {key: name for name, keys in self._keys.items() for key in keys}

    def keys(self, act: str) -> tuple[str, ...]:
        """The keys of an act that work now. Raises KeyError for an unknown act."""
        return tuple(key for key in self._keys[act] if self.single or not _is_letter(key))

    def act(self, command: Command) -> str | None:
        """The act of a command; None if it is no key, or a key without an act."""
        if isinstance(command, Text):
            key = command.text if is_typed(command.text) else None
        elif isinstance(command, Key):
            key = written(command)
            if is_typed(key) and not command.by_place:
                key = None  # its text follows
        else:
            return None
        name = self._acts.get(key) if key is not None else None
        if name is None or key is None or (not self.single and _is_letter(key)):
            return None
        return name

    def holder(self, key: str) -> str | None:
        """The act that has a key now, None if it is free."""
        return self._acts.get(key)


def possible(key: str) -> bool:
    """True if a written key may be given to an act."""
    return objection(key) is None


def objection(key: str) -> KeyObjection | None:
    """The reason a written key may not be given to an act; None if it may."""
    *mods, name = parts(key)
    if any(mod not in _MODS for mod in mods) or Key(name).alone or not name.isprintable() or name == " ":
        return KeyObjection.NO_KEY
    if name in UNMOVABLE and not set(mods) & {"ctrl", "alt"}:
        return KeyObjection.WORKS
    return KeyObjection.CARDS if name.isdigit() and not mods else None


def _is_lone(key: str) -> bool:
    """True if it is written with a modifier or a lock in the place of a key."""
    return parts(key)[-1] in _LONE


def parts(key: str) -> list[str]:
    """The modifiers of a written key and its name; a plus is the one name that is also the mark between them."""
    return [*key[:-2].split("+"), "+"] if key.endswith("++") else key.split("+") if key != "+" else ["+"]


def rebound(own: Mapping[str, str], act: str, key: str) -> dict[str, str]:
    """The player's own keys with *key* given to *act*; an act that had it keeps another of its keys, or has none.

    Raises:
        KeyError: there is no such act.
        ValueError: the key may not be given away.
    """
    if act not in {each.name for each in ACTS}:
        raise KeyError(act)
    if key != NO_KEY and not possible(key):
        raise ValueError(f"not a key that can be given to something: {key!r}")
    changed = dict(own)
    holder = KeyMap(own).holder(key) if key else None
    if holder is not None and holder != act:
        rest = [each for each in KeyMap(own).keys(holder) if each != key]
        changed[holder] = rest[0] if rest else NO_KEY
    changed[act] = key
    return changed


def spelled(key: str, words: Mapping[str, str]) -> str:
    """A written key as a person reads it: ``"Ctrl+Z"``. *words* has the names of keys that have one, such as Enter."""
    return "+".join(words.get(part, part.upper() if len(part) <= 3 else part.capitalize()) for part in parts(key))


def _is_letter(key: str) -> bool:
    return len(key) == 1
