"""The round buttons at the top right."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.rowheights import tool_size
from tarokgui.table.toolrow import keyed
from tarokgui.widgets.base import Widget
from tarokgui.widgets.iconbutton import IconButton

_ICONS = {
    "undo": "undo",
    "hint": "hint",
    "journal": "journal",
    "scores": "score",
    "rules": "rules",
    "settings": "settings",
    "menu": "menu",
}


def tool_widgets(
    context: Context,
    do: Callable[[str], bool],
    *,
    journal: bool,
    hint: bool = False,
    undo: bool = True,
) -> Iterable[Widget]:
    """A button for each act that is possible at any time; ``do`` is given the act of the key map.

    ``journal`` and ``hint`` are true while they are shown, ``undo`` if there is something to take back.
    """
    shown = {"journal": journal, "hint": hint}
    tr, zone, scale = context.tr, context.layout.tools, context.paint.scale
    side = tool_size(scale)
    gap = (zone.w - len(_ICONS) * side) // (len(_ICONS) - 1)
    for place, (id, icon) in enumerate(_ICONS.items()):
        label = tr(f"tools.{id}")
        rect = Rect(zone.x + place * (side + gap), zone.y + (zone.h - side) // 2, side, side)
        press = _presser(do, id)
        about = _with_key(context, label, id)
        button = IconButton(id, rect, label, icon, press, hint=about, chosen=shown.get(id, False))
        button.opens = id in shown
        if id == "undo" and not undo:
            button.enabled, button.reason = False, tr("undo.nothing")
        yield button


def _presser(do: Callable[[str], bool], act: str) -> Callable[[], None]:
    def press() -> None:
        do(act)

    return press


def _with_key(context: Context, label: str, act: str) -> str:
    """The label with the key that does the same."""
    keys = ("escape",) if act == "menu" else context.preferences.keymap.keys(act)
    return keyed(context, label, keys[0] if keys else "")
