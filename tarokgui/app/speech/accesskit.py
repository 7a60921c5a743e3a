"""Screen readers of Windows, macOS and Linux, by way of AccessKit where it is installed.

AccessKit calls back from threads of its own: the tree for them is kept under a lock, their wishes are posted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import accesskit

from tarokgui.draw.geometry import Rect
from tarokgui.kit.announcer import Announcer
from tarokgui.kit.node import Node

from .accesskitnode import reader_node

if TYPE_CHECKING:
    import pygame

ROOT: Final = 0
VOICES: Final = (1, 2)
"""Two live regions by turns.

Readers hear only changes: where a region has the same sentence already, a space is added.
"""
FIRST: Final = 3

SETS: Final = frozenset({"button", "card", "card selected", "checkbox", "checkbox checked", "radio", "tab"})
"""Things of these kinds are announced as "3 of 12" where the first word of their ids is the same."""
AROUND: Final = {"radio": "radios", "tab": "tabs"}
"""The containers of such things, if not a row of buttons: readers look there for the number of things."""


class AccessKit(Announcer):
    """The window's tree for screen readers, and a voice for events."""

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
        self._focus = ROOT
        self._at_work = False
        self._adapter = self._adapter_for(window)

    def _adapter_for(self, window: pygame.Window) -> Any:
        if sys.platform == "win32":
            return accesskit.windows.SubclassingAdapter(window.handle, self._begin, self._asked)
        if sys.platform == "darwin":
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, self._begin, self._asked)
        return accesskit.unix.Adapter(self._begin, self._asked, self._end)

    @property
    def at_work(self) -> bool:
        """True from the time at which a reader comes until it goes, as far as the system knows."""
        return self._at_work

    def tell(self, sentence: str) -> None:
        """Put the sentence into a live region with the next picture."""
        with self._lock:
            self._untold.append(sentence)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """Hand on the tree, if a reader is at work; the focus first, and the sentences after it: a reader that
        names the focus would cut them off."""

        def update() -> Any:
            fresh = tuple(nodes())
            with self._lock:
                self._shown = (title, size, fresh)
            return self._tree()

        self._raise(update)
        with self._lock:
            told, self._untold = " ".join(self._untold), self._untold[-20:]  # no reader is to hear it all later
        if told:
            self._raise(lambda: self._sentence(told))

    def _raise(self, update: Callable[[], Any]) -> None:
        """Give readers that are at work an update."""
        events = self._adapter.update_if_active(update)
        if events is not None:
            events.raise_events()

    def _sentence(self, told: str) -> Any:
        """The live regions with a new sentence in one of them."""
        with self._lock:
            self._turn = 1 - self._turn
            self._said[self._turn] = told + " " * (self._said[self._turn] == told)
            self._untold.clear()
            update = accesskit.TreeUpdate(self._focus)
            update.nodes = _regions(self._said)
        return update

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
        """Give a reader that has come the tree as it is known, and the rest with the next picture."""
        self._at_work = True
        self._wanted()
        return self._tree()

    def _end(self) -> None:
        """Note that no reader is at work any more."""
        self._at_work = False

    def _tree(self) -> Any:
        """Everything on screen, for a reader that begins or goes on."""
        with self._lock:
            title, size, nodes = self._shown
            said = tuple(self._said)
            numbered = [(self._id(node.id), node) for node in _in_sets(_once(nodes))]
        root = accesskit.Node(accesskit.Role.WINDOW)
        root.set_label(title)
        root.set_bounds(accesskit.Rect(0, 0, *map(float, size)))
        inside = _contents(numbered)
        root.set_children([*VOICES, *inside[ROOT]])
        # Of a list and its entry both have the focus; the entry, which comes later, is announced.
        self._focus = next((number for number, node in reversed(numbered) if node.focused), ROOT)
        update = accesskit.TreeUpdate(self._focus)
        tree = accesskit.Tree(ROOT)
        tree.toolkit_name = "pygame-ce"
        update.tree = tree
        made = [(ROOT, root), *_regions(said)]
        sizes = {node.inside: node.place[1] for _, node in numbered if node.place is not None}
        for number, node in numbered:
            made_node = reader_node(node, sizes.get(node.id))
            made_node.set_children(inside.get(number, []))
            made.append((number, made_node))
        update.nodes = made
        return update

    def _id(self, name: str) -> int:
        number = self._ids.setdefault(name, FIRST + len(self._ids))
        self._names[number] = name
        return number

    def _asked(self, request: Any) -> None:
        """Hand on a reader's wish to have something focused or pressed."""
        with self._lock:
            name = self._names.get(request.target)
        if name is not None and request.action in (accesskit.Action.CLICK, accesskit.Action.FOCUS):
            self._press(name, request.action == accesskit.Action.CLICK)


class _Gone:
    """In the place of the adapter once the window is closing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def _regions(said: Sequence[str]) -> list[tuple[int, Any]]:
    """The live regions, each with its sentence."""
    made = []
    for voice, sentence in zip(VOICES, said, strict=True):
        region = accesskit.Node(accesskit.Role.LABEL)
        region.set_live(accesskit.Live.POLITE)
        region.set_value(sentence)
        made.append((voice, region))
    return made


def _once(nodes: Sequence[Node]) -> list[Node]:
    """The nodes with a name of their own: ids are unique in the tree."""
    return list({node.id: node for node in nodes}.values())


def _in_sets(nodes: Sequence[Node]) -> list[Node]:
    """Things of one kind inside a node of their own, each with its place among them."""
    rows: dict[str, list[Node]] = {}
    for node in nodes:
        if node.role in SETS and ":" in node.id:
            rows.setdefault(node.id.partition(":")[0], []).append(node)
    found: list[Node] = []
    for node in nodes:
        kind = node.id.partition(":")[0]
        row = rows.get(kind, [])
        if len(row) > 1 and node in row:
            if node is row[0]:
                found.append(Node(f"set:{kind}", "", AROUND.get(node.role, "buttons"), _round(row), inside=node.inside))
            place = node.place or (row.index(node) + 1, len(row))
            node = replace(node, inside=f"set:{kind}", place=place)
        found.append(node)
    return found


def _round(nodes: Sequence[Node]) -> Rect:
    """The rectangle that holds all of them."""
    x, y = min(node.rect.x for node in nodes), min(node.rect.y for node in nodes)
    return Rect(x, y, max(node.rect.right for node in nodes) - x, max(node.rect.bottom for node in nodes) - y)


def _contents(numbered: Sequence[tuple[int, Node]]) -> dict[int, list[int]]:
    """The numbers of the things inside each thing; those inside of none are the window's own."""
    numbers = {node.id: number for number, node in numbered}
    inside: dict[int, list[int]] = {ROOT: []}
    for number, node in numbered:
        inside.setdefault(numbers.get(node.inside, ROOT), []).append(number)
    return inside
