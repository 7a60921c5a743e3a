"""What is made on Linux."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from .job import Job


def folder(job: Job) -> list[Path]:
    """The frozen folder alone, to try it; it is not packed."""
    print(f"frozen: {job.frozen.folder}")
    return []


TARGETS: Final[dict[str, Callable[[Job], list[Path]]]] = {"folder": folder}
"""The artefacts by name, each with how to make it: it returns the finished files."""

USUAL: Final = ("folder",)
"""Those that are made when none is named."""
