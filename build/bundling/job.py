"""One run of the build: where it works, where the artefacts go, and the steps that several of them share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from . import environment, icons, kernel, source
from .frozen import Frozen, freeze


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
        return freeze(self.source, self.environment, self.work / "frozen", made)

    @cached_property
    def icons(self) -> Path:
        """A folder with ``16.png`` … ``512.png``, ``tarok.ico`` and ``tarok.icns``."""
        return icons.draw(self.source, self.environment, self.work / "icons")
