"""A row of tools at the top right: signs, and words for the last ones where there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tarokgui.draw.geometry import Rect
from tarokgui.kit.keymap import spelled
from tarokgui.table.context import Context
from tarokgui.table.proportions import TOOL_GAP
from tarokgui.table.rowheights import tool_size
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.iconbutton import IconButton


@dataclass(frozen=True, slots=True)
class RowTool:
    """A tool: the act that its ``id`` names, its sign and its label.

    ``worded``: the label is shown if there is room; ``opens``: it can be on, and is so while ``chosen``; ``why_not`` is
    the reason against it now, empty if it can be pressed.
    """

    id: str
    icon: str
    label: str
    worded: bool = False
    chosen: bool = False
    opens: bool = False
    why_not: str = ""


def tool_row(context: Context, tools: Sequence[RowTool], do: Callable[[str], bool]) -> Iterable[Widget]:
    """The tools from the left, at the right end of their zone; the first go where there is no room for all."""
    zone, scale = context.layout.tools, context.paint.scale
    side, gap = tool_size(scale), scale.px(TOOL_GAP)
    words = {tool.id: button_size(context.paint, tool.label)[0] for tool in tools if tool.worded}

    def length(shown: Sequence[RowTool]) -> int:
        return sum(words.get(tool.id, side) + gap for tool in shown) - gap

    while words and length(tools) > zone.w:
        words.pop(next(iter(words)))
    shown = list(tools)
    while length(shown) > zone.w:
        shown = shown[1:]
    x = zone.right - length(shown)
    for tool in shown:
        wide = words.get(tool.id, side)
        place = Rect(x, zone.y + (zone.h - side) // 2, wide, side)
        yield _tool(context, tool, place, do, worded=tool.id in words)
        x += wide + gap


def _tool(context: Context, tool: RowTool, place: Rect, do: Callable[[str], bool], *, worded: bool) -> Spot:
    def press() -> None:
        do(tool.id)

    button: Button | IconButton
    if worded:
        button = Button(tool.id, place, tool.label, press, style=Style.BAR)
        button.chosen = tool.chosen
        if tool.opens:
            button.role = "checkbox checked" if tool.chosen else "checkbox"
    else:
        button = IconButton(tool.id, place, tool.label, tool.icon, press, chosen=tool.chosen)
        button.opens = tool.opens
    button.enabled, button.reason = not tool.why_not, tool.why_not
    keys = context.preferences.keymap.keys(tool.id)
    button.hint = keyed(context, tool.label, next(iter(keys), ""))
    return button


def keyed(context: Context, label: str, key: str) -> str:
    """The label with the key that does the same."""
    from tarokgui.wording.keywords import key_words  # the first frame waits for no names of keys

    return context.tr("tools.key", label=label, key=spelled(key, key_words(context.tr))) if key else label
