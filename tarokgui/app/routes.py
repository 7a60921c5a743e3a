"""The screens that any scene may open by their names, a line for each: the router and the self-test read it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarokgui.kit.scene import Scene
    from tarokgui.services.program import Program

SCREENS: Final[dict[str, str]] = {
    "about": "tarokgui.scenes.about:AboutScene",
    "licences": "tarokgui.scenes.licences:LicencesScene",
    "problem": "tarokgui.scenes.problem:ProblemScene",
    "keys": "tarokgui.scenes.keys:KeysScene",
    "settings": "tarokgui.scenes.settings:SettingsScene",
}
"""Module and class of each; it is made of the program alone."""


def screen(name: str) -> Callable[[Program], Scene]:
    """The class of a screen; its module is read when it is first wanted. Raises KeyError for an unknown name."""
    module, _, scene = SCREENS[name].partition(":")
    made: Callable[[Program], Scene] = getattr(import_module(module), scene)
    return made
