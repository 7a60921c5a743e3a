"""The rows of the list of keys: keys that are fixed, and those a player may change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.kit.keymap import ACTS, KeyMap, spelled
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.keyrow import KeyRow
from tarokgui.wording.keywords import key_words

FIXED: Final = ("cards", "arrows", "stepping", "enter", "tab", "escape", "read-hand", "read-table", "read-game")
"""Keys that cannot be changed, in the order of the list."""

OFFERED: Final = tuple(act.name for act in ACTS)
"""Everything a key can be given to, in the order of the list."""


def fixed_lines(rows: OptionRows) -> Iterable[ColumnLine]:
    """Keys the whole program is worked with."""
    tr = rows.tr
    for name in FIXED:
        caps = tr(f"keys.{name}.keys").split(", ")
        yield key_line(rows, f"fixed:{name}", tr(f"keys.{name}.does"), caps)


def act_lines(
    rows: OptionRows,
    keymap: KeyMap,
    change: Callable[[str], None] | None = None,
    clear: Callable[[str], None] | None = None,
    listening: str | None = None,
) -> Iterable[ColumnLine]:
    """A row for each act that can be given another key.

    With *change* the rows can be chosen; *listening* is the one that waits.
    """
    words = key_words(rows.tr)
    for name in OFFERED:
        caps = [spelled(key, words) for key in keymap.keys(name)]
        label = rows.tr(f"keys.act.{name}")
        yield key_line(rows, f"key:{name}", label, caps, _for(change, name), _for(clear, name), name == listening)


def _for(act: Callable[[str], None] | None, name: str) -> Callable[[], None] | None:
    return None if act is None else lambda: act(name)


def key_line(
    rows: OptionRows,
    id: str,
    label: str,
    caps: Sequence[str],
    change: Callable[[], None] | None = None,
    clear: Callable[[], None] | None = None,
    listening: bool = False,
) -> ColumnLine:
    """One row of the list."""

    def make(rect: Rect) -> KeyRow:
        row = KeyRow(id, rect, label, caps, rows.tr("settings.keys.none"), on_activate=change, on_clear=clear)
        row.listening = listening
        return row

    return ColumnLine(lambda width: KeyRow.height(rows.paint, width, label), make, 0)
