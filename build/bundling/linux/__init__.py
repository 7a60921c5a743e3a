"""What is made on Linux: a package for Debian and its kin, and an archive with an installer for every other system."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bundling.job import Job

from . import appdir, deb, tarball


def folder(job: Job) -> list[Path]:
    """The frozen folder alone, to try it; nothing is packed."""
    print(f"frozen: {job.frozen.folder}")
    return []


TARGETS: Final[dict[str, Callable[[Job], list[Path]]]] = {
    "folder": folder,
    "deb": deb.make,
    "tar": tarball.make,
    "appdir": appdir.make,
}
"""The artefacts by name, each with how to make it: it returns the finished files."""

USUAL: Final = ("deb", "tar")
"""Those that are made when none is named."""
