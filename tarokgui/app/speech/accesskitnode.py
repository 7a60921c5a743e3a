"""One thing on screen, as AccessKit has it for the readers."""

from __future__ import annotations

from typing import Any, Final

import accesskit

from tarokgui.kit.node import Node

ROLES: Final = {
    "button": accesskit.Role.BUTTON,
    "buttons": accesskit.Role.TOOLBAR,
    "card": accesskit.Role.BUTTON,
    "card selected": accesskit.Role.BUTTON,
    "checkbox": accesskit.Role.CHECK_BOX,
    "checkbox checked": accesskit.Role.CHECK_BOX,
    "choice": accesskit.Role.COMBO_BOX,
    "dialog": accesskit.Role.DIALOG,
    "document": accesskit.Role.DOCUMENT,
    "group": accesskit.Role.GROUP,
    "heading": accesskit.Role.HEADING,
    "image": accesskit.Role.IMAGE,
    "link": accesskit.Role.LINK,
    "list": accesskit.Role.LIST_BOX,
    "option": accesskit.Role.LIST_BOX_OPTION,
    "pane": accesskit.Role.SCROLL_VIEW,
    "radio": accesskit.Role.RADIO_BUTTON,
    "radios": accesskit.Role.RADIO_GROUP,
    "row": accesskit.Role.ROW,
    "rule": accesskit.Role.SPLITTER,
    "seat": accesskit.Role.GROUP,
    "seat to act": accesskit.Role.GROUP,
    "slider": accesskit.Role.SLIDER,
    "status": accesskit.Role.STATUS,
    "tab": accesskit.Role.TAB,
    "tabs": accesskit.Role.TAB_LIST,
    "table": accesskit.Role.TABLE,
    "text": accesskit.Role.LABEL,
    "textbox": accesskit.Role.TEXT_INPUT,
}
"""The role of each kind of thing on screen. There is none for unknown ones: `tests/speech` walks all screens."""
CHECKED: Final = {"checkbox": False, "checkbox checked": True}
SELECTED: Final = {"card": False, "card selected": True}
SILENT: Final = {"buttons", "radios", "tabs"} | {
    *("dialog", "group", "heading", "image", "pane", "row", "rule", "seat", "seat to act", "status", "text")
}
"""Kinds that can neither have the focus nor be pressed, unless they have the focus."""


def reader_node(node: Node, size: int | None = None) -> Any:
    """One thing on screen, as AccessKit has it; *size* is of the set that it holds.

    Raises KeyError for an unknown role.
    """
    made = accesskit.Node(ROLES[node.role])
    if made.role in (accesskit.Role.LABEL, accesskit.Role.STATUS):
        made.set_value(node.label)
    made.set_label(node.label)
    x, y, w, h = map(float, node.rect)
    made.set_bounds(accesskit.Rect(x, y, x + w, y + h))
    _set_state(made, node)
    if node.place is not None:
        made.set_position_in_set(node.place[0] - 1)  # AccessKit counts from 0, and the readers from 1
    if size is not None:
        made.set_size_of_set(size)
    if not node.enabled:
        made.set_disabled()
    if node.focused or node.role not in SILENT:
        made.add_action(accesskit.Action.FOCUS)
        made.add_action(accesskit.Action.CLICK)
    return made


def _set_state(made: Any, node: Node) -> None:
    """Ticked, chosen, open, at which value."""
    if node.role in CHECKED:
        made.set_toggled(_toggled(CHECKED[node.role]))
    elif node.role in ("button", "radio") and node.chosen is not None:
        made.set_toggled(_toggled(node.chosen))
    selected = SELECTED.get(node.role, node.chosen)
    if selected is not None:
        made.set_selected(selected)
    if node.opened is not None:
        made.set_expanded(node.opened)
    if node.role == "textbox":
        made.set_value(node.value)
    if node.role == "seat to act":
        made.set_aria_current(accesskit.AriaCurrent.TRUE)
    if node.role == "dialog":
        made.set_modal()
    if node.number is not None:
        now, least, most = node.number
        made.set_numeric_value(now)
        made.set_min_numeric_value(least)
        made.set_max_numeric_value(most)
        made.set_numeric_value_step(1.0)


def _toggled(on: bool) -> Any:
    return accesskit.Toggled.TRUE if on else accesskit.Toggled.FALSE
