"""A list of widgets with its focus, for eyes and screen readers: the drawing, the ring, the tooltip, the nodes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tarokgui.draw.geometry import Rect
    from tarokgui.widgets.drawcontext import DrawContext
    from tarokgui.widgets.focus import Focus


def draw_widgets(
    widgets: Sequence[Widget],
    surface: pygame.Surface,
    paint: DrawContext,
    only: type[Widget] | tuple[type[Widget], ...] = Widget,
    without: type[Widget] | tuple[type[Widget], ...] = (),
) -> None:
    """Draw every visible widget, without the ring; *only* those of some kinds, or all *without* those."""
    for widget in widgets:
        if widget.visible and isinstance(widget, only) and not isinstance(widget, without):
            draw_widget(widget, surface, paint)


def draw_widget(widget: Widget, surface: pygame.Surface, paint: DrawContext) -> None:
    """Draw the widget as far as its clip lets it be seen."""
    if widget.clip is None:
        widget.draw(surface, paint)
    elif widget.clip.meets(widget.rect):
        whole = surface.get_clip()
        surface.set_clip(widget.clip)
        widget.draw(surface, paint)
        surface.set_clip(whole)


def draw_ring(focus: Focus, surface: pygame.Surface, paint: DrawContext) -> Rect | None:
    """Draw the ring round the focused widget, late, so that nothing covers it; its place, if there is one."""
    focused = focus.focused
    if focused is None or not focus.show_ring or not focused.visible or _covered(focused, focus.widgets):
        return None
    whole, clip = surface.get_clip(), focused.clip
    if clip is not None:
        surface.set_clip(clip.inset(-paint.scale.px(4)))
    ring = paint.ring(surface, focused.ring_rect, focused.ring_radius)
    surface.set_clip(whole)
    return ring


def _covered(widget: Widget, widgets: Sequence[Widget]) -> bool:
    """True if a sheet is drawn over the widget."""
    above = widgets[widgets.index(widget) + 1 :]
    return any(isinstance(each, Panel) and each.visible and each.rect.meets(widget.rect) for each in above)


def tooltip_of(focus: Focus) -> tuple[str, Widget] | None:
    """The tooltip of the hovered widget, else of the one to which the player has gone by keys."""
    hovered, focused = focus.hovered, focus.focused
    walked = focused is not None and focused.id == focus.walked_to and focus.show_ring
    for widget in (hovered, focused if walked else None):
        if widget is not None and widget.visible and widget.tooltip:
            if widget.beside is not None and widget is not hovered and not widget.beside_for_keys:
                continue
            return widget.tooltip, widget
    return None


def nodes_of(focus: Focus) -> list[Node]:
    """The nodes of the visible widgets, in reading order."""
    nodes = [node for widget in focus.widgets if widget.visible for node in widget.nodes()]
    return [replace(node, placed=True) if node.focused else node for node in nodes] if focus.placed else nodes
