"""The round buttons at the top right, and under them the number of the hand, doubles and pot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tarokgui.app.keymap import spelled
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.badges import Strip, strip_width
from tarokgui.table.context import Context
from tarokgui.table.rowheights import status_height, tool_size
from tarokgui.widgets.base import Widget
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.wording.numerals import LONGEST, forms, written

_ICONS = {
    "hint": "hint",
    "journal": "journal",
    "scores": "score",
    "rules": "rules",
    "settings": "settings",
    "menu": "menu",
}


def tool_widgets(
    context: Context, do: Callable[[str], bool], on_menu: Callable[[], None], *, journal: bool, hint: bool = False
) -> Iterable[Widget]:
    """A button for each thing one may want at any time; ``do`` is told the act of the key map.

    ``journal`` and ``hint`` tell what is shown now.
    """
    shown = {"journal": journal, "hint": hint}
    tr, zone, scale = context.tr, context.layout.tools, context.paint.scale
    side = tool_size(scale)
    gap = (zone.w - len(_ICONS) * side) // (len(_ICONS) - 1)
    for place, (id, icon) in enumerate(_ICONS.items()):
        label = tr(f"tools.{id}")
        rect = Rect(zone.x + place * (side + gap), zone.y, side, side)
        press = on_menu if id == "menu" else _presser(do, id)
        about = _with_key(context, label, id)
        yield IconButton(id, rect, label, icon, press, hint=about, chosen=shown.get(id, False))


def _presser(do: Callable[[str], bool], act: str) -> Callable[[], None]:
    def press() -> None:
        do(act)

    return press


def _with_key(context: Context, label: str, act: str) -> str:
    """The label with the key that does the same."""
    from tarokgui.wording.keywords import key_words

    keys = ("escape",) if act == "menu" else context.services.keymap.keys(act)
    return context.tr("tools.key", label=label, key=spelled(keys[0], key_words(context.tr))) if keys else label


def status_widgets(context: Context, number: int, doubles: int) -> Iterator[Strip]:
    """Number of the hand, doubles and pot, from the right; without room the number goes first."""
    tr, paint, zone = context.tr, context.paint, context.layout.tools
    gap, height = paint.scale.px(5), status_height(paint.scale)
    pot = context.view.table.pot
    wanted = [("hand", f"{tr('bar.hand')} {number}", f"{tr('bar.hand')}: {number}", "")]
    if doubles:
        words = tr("bar.doubles-left", n=doubles)
        wanted.append(("doubles", f"{tr('bar.doubles')} {doubles}", f"{tr('bar.doubles')}: {words}", ""))
    told = written(pot, tr.language, LONGEST)
    room = zone.w - strip_width(paint, "", icon=True)
    shown, _ = paint.text.fitting(forms(pot, tr.language), Face.STRONG, (paint.scale.small,), room)
    wanted.append(("pot", shown, f"{tr('bar.pot')}: {told}", "coin"))
    widths = {id: strip_width(paint, words, icon=bool(icon)) for id, words, _, icon in wanted}
    while len(wanted) > 1 and sum(widths[id] + gap for id, *_ in wanted) - gap > zone.w:
        wanted.pop(0)
    x = zone.right - sum(widths[id] for id, *_ in wanted) - gap * (len(wanted) - 1)
    for id, words, told, icon in wanted:
        about = f"{told}\n{tr(f'bar.about.{id}')}"
        rect = Rect(x, zone.bottom - height, widths[id], height)
        yield Strip(f"badge:{id}", rect, words, told=told, hint=about, icon=icon)
        x += widths[id] + gap
