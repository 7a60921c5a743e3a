"""Screen readers of Windows, macOS and Linux, by way of AccessKit where it is installed.

AccessKit calls back from threads of its own: what they may read is kept under a lock, what they want done is posted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import accesskit

from tarokgui.scenes.base import Node

from .announcer import Announcer

if TYPE_CHECKING:
    import pygame

ROOT: Final = 0
VOICES: Final = (1, 2)
"""Two live regions by turns: a sentence that is said twice is heard twice."""
FIRST: Final = 3

ROLES: Final = {
    "button": accesskit.Role.BUTTON,
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
    "rule": accesskit.Role.SPLITTER,
    "seat": accesskit.Role.GROUP,
    "seat to act": accesskit.Role.GROUP,
    "slider": accesskit.Role.SLIDER,
    "status": accesskit.Role.STATUS,
    "tab": accesskit.Role.TAB,
    "table": accesskit.Role.TABLE,
    "text": accesskit.Role.LABEL,
    "textbox": accesskit.Role.TEXT_INPUT,
}
"""The role of each kind of thing on screen. There is none for unknown ones: `tests/speech` walks all screens."""
CHECKED: Final = {"checkbox": False, "checkbox checked": True}
SELECTED: Final = {"card": False, "card selected": True}
SETS: Final = {"card": "card", "card selected": "card", "radio": "radio", "tab": "tab", "option": "option"}
"""Neighbours of one of these kinds are told as "3 of 12"."""
SILENT: Final = frozenset(
    {"text", "status", "group", "heading", "image", "pane", "rule", "seat", "seat to act", "dialog"}
)
"""Kinds that can neither have the focus nor be pressed, unless they have the focus."""


class AccessKit(Announcer):
    """The window's tree for screen readers, and a voice for what happens."""

    name = "AccessKit"

    def __init__(self, window: pygame.Window, press: Callable[[str, bool], None], wanted: Callable[[], None]) -> None:
        self._lock = Lock()
        self._press = press
        self._wanted = wanted
        self._ids: dict[str, int] = {}
        self._names: dict[int, str] = {}
        self._shown: tuple[str, tuple[int, int], tuple[Node, ...]] = ("Tarok", (1, 1), ())
        self._said = ["", ""]
        self._turn = 0
        self._untold: list[str] = []
        self._adapter = self._adapter_for(window)

    def _adapter_for(self, window: pygame.Window) -> Any:
        if sys.platform == "win32":
            return accesskit.windows.SubclassingAdapter(window.handle, self._begin, self._asked)
        if sys.platform == "darwin":
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, self._begin, self._asked)
        return accesskit.unix.Adapter(self._begin, self._asked, lambda: None)

    def tell(self, sentence: str) -> None:
        """Put the sentence into a live region with the next picture."""
        with self._lock:
            self._untold.append(sentence)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """Hand on the tree, if a reader is at work."""

        def update() -> Any:
            fresh = tuple(nodes())
            with self._lock:
                self._shown = (title, size, fresh)
                if self._untold:
                    self._turn = 1 - self._turn
                    self._said[self._turn] = " ".join(self._untold)
                    self._untold.clear()
            return self._tree()

        events = self._adapter.update_if_active(update)
        with self._lock:
            del self._untold[:-20]  # nobody listens: nobody shall hear it all later
        if events is not None:
            events.raise_events()

    def focus(self, *, gained: bool) -> None:
        """Readers follow the window that has the keyboard."""
        if sys.platform not in ("win32", "darwin"):
            self._adapter.update_window_focus_state(gained)
        elif sys.platform == "darwin":
            events = self._adapter.update_view_focus_state(gained)
            if events is not None:
                events.raise_events()

    def close(self) -> None:
        """Let the adapter go before its window."""
        self._adapter = _Gone()

    def _begin(self) -> Any:
        """A reader has come: what is known already, and the rest with the next picture."""
        self._wanted()
        return self._tree()

    def _tree(self) -> Any:
        """Everything on screen, for a reader that begins or goes on."""
        with self._lock:
            title, size, nodes = self._shown
            said = tuple(self._said)
            numbered = [(self._id(node.id), node) for node in _once(nodes)]
        root = accesskit.Node(accesskit.Role.WINDOW)
        root.set_label(title)
        root.set_bounds(accesskit.Rect(0, 0, *map(float, size)))
        inside = _contents(numbered)
        root.set_children([*VOICES, *inside[ROOT]])
        # Of a list and its entry both have the focus; the entry, which comes later, is told.
        update = accesskit.TreeUpdate(next((number for number, node in reversed(numbered) if node.focused), ROOT))
        tree = accesskit.Tree(ROOT)
        tree.toolkit_name = "pygame-ce"
        update.tree = tree
        made = [(ROOT, root)]
        for voice, sentence in zip(VOICES, said, strict=True):
            region = accesskit.Node(accesskit.Role.LABEL)
            region.set_live(accesskit.Live.POLITE)
            region.set_value(sentence)
            made.append((voice, region))
        places = _places([node for _, node in numbered])
        for number, node in numbered:
            described = _described(node, places.get(node.id))
            described.set_children(inside.get(number, []))
            made.append((number, described))
        update.nodes = made
        return update

    def _id(self, name: str) -> int:
        number = self._ids.setdefault(name, FIRST + len(self._ids))
        self._names[number] = name
        return number

    def _asked(self, request: Any) -> None:
        """A reader wants something focused or pressed."""
        with self._lock:
            name = self._names.get(request.target)
        if name is not None and request.action in (accesskit.Action.CLICK, accesskit.Action.FOCUS):
            self._press(name, request.action == accesskit.Action.CLICK)


class _Gone:
    """In the place of the adapter once the window is closing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def _once(nodes: Sequence[Node]) -> list[Node]:
    """The nodes with a name of their own: ids are unique in the tree."""
    return list({node.id: node for node in nodes}.values())


def _contents(numbered: Sequence[tuple[int, Node]]) -> dict[int, list[int]]:
    """The numbers of the things inside each thing; those inside of none are the window's own."""
    numbers = {node.id: number for number, node in numbered if node.role == "dialog"}
    inside: dict[int, list[int]] = {ROOT: []}
    for number, node in numbered:
        inside.setdefault(numbers.get(node.inside, ROOT), []).append(number)
    return inside


def _places(nodes: Sequence[Node]) -> dict[str, tuple[int, int]]:
    """The place of a thing among neighbours of its kind, counted from 1, and how many they are."""
    places: dict[str, tuple[int, int]] = {}
    for kind, run in groupby((each for each in nodes if each.role != "text"), lambda node: SETS.get(node.role)):
        row = list(run)
        if kind is not None:
            places |= {node.id: (place, len(row)) for place, node in enumerate(row, 1)}
    return places


def _described(node: Node, place: tuple[int, int] | None = None) -> Any:
    """One thing on screen, as AccessKit has it; *place* among how many of its kind.

    Raises KeyError for an unknown role.
    """
    made = accesskit.Node(ROLES[node.role])
    if made.role in (accesskit.Role.LABEL, accesskit.Role.STATUS):
        made.set_value(node.label)
    made.set_label(node.label)
    x, y, w, h = map(float, node.rect)
    made.set_bounds(accesskit.Rect(x, y, x + w, y + h))
    _set_state(made, node)
    if place is not None:
        made.set_position_in_set(place[0] - 1)  # AccessKit counts from 0, and tells the readers from 1
        made.set_size_of_set(place[1])
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
