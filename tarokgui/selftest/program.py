"""The running program: versions, and a check that the three packages come from one place."""

from __future__ import annotations

import platform
from pathlib import Path

import pygame

import ai
import engine
import tarokgui
from ai.kernel import rollout
from tarokgui.storage.system import system

from .part import CheckFailed, PartReport


def check_program() -> PartReport:
    """The versions, and the kind of the bots' kernel, compiled or not."""
    return PartReport(
        "selftest.program.compiled" if compiled() else "selftest.program.plain",
        version=tarokgui.__version__,
        python=platform.python_version(),
        pygame=pygame.version.ver,
        sdl=".".join(map(str, pygame.get_sdl_version())),
        system=system(),
    )


def compiled() -> bool:
    """True if the bots' kernel is machine code."""
    return str(rollout.__file__).endswith((".so", ".pyd"))


def check_packages() -> PartReport:
    """Check the place of ``engine`` and ``ai``: with another program's packages of those names no part can be
    trusted."""
    folders = {Path(str(package.__file__)).parent.parent for package in (engine, ai, tarokgui)}
    if len(folders) != 1:
        raise CheckFailed("selftest.packages.apart", folders=", ".join(sorted(map(str, folders))))
    return PartReport("selftest.packages.together")
