"""Writes the things on screen as a JSON file, for tests that drive the real window (environment ``TAROK_UI_TREE``)."""

from __future__ import annotations

import os

from tarokgui.kit.scene import Scene


class TreeWriter:
    """Writes to *path* whenever the tree differs from the last one; does nothing without a path."""

    __slots__ = ("_last", "_path", "keys")

    def __init__(self, path: str | None) -> None:
        self._path = path
        self._last: object = None
        self.keys = 0
        """The number of keys let go before the last call of `write`."""

    def write(self, scene: Scene, size: tuple[int, int], frame: int, *, busy: bool, keys: int = 0) -> None:
        """Write the tree of *scene*, and the number of *keys* that were let go before it was drawn.

        A reader never sees half a file. Raises OSError if the folder is not writable.
        """
        self.keys = keys
        if not self._path:
            return
        nodes = tuple(scene.tree())
        state = (scene.name, size, busy, nodes, keys)
        if state == self._last:
            return
        self._last = state
        import json

        widgets = [
            {
                "id": node.id,
                "label": node.label,
                "role": node.role,
                "rect": list(node.rect),
                "enabled": node.enabled,
                "focused": node.focused,
                "placed": node.placed,
            }
            for node in nodes
        ]
        tree = {"scene": scene.name, "size": list(size), "frame": frame, "busy": busy, "keys": keys, "widgets": widgets}
        beside = f"{self._path}.new"
        with open(beside, "w", encoding="utf-8") as file:
            json.dump(tree, file, ensure_ascii=False)
        os.replace(beside, self._path)
