"""The Linux targets: a package for Debian and its kin, and an archive with an installer for every other system."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bundling import locks, materials
from bundling.job import Job

from . import appdir, deb, tarball, tree


def folder(job: Job) -> list[Path]:
    """The frozen folder alone, to try it; nothing is packed."""
    print(f"frozen: {job.frozen.folder}")
    return []


def bill(job: Job) -> list[Path]:
    """The bill of materials: the content of all of them, as CycloneDX."""
    target = job.out / f"tarok-{job.frozen.version}-linux-{tree.machine()}{materials.ENDING}"
    return [materials.write(job.frozen, job.frozen.folder, job.environment, target, locks.here())]


TARGETS: Final[dict[str, Callable[[Job], list[Path]]]] = {
    "folder": folder,
    "deb": deb.make,
    "tar": tarball.make,
    "appdir": appdir.make,
    "bill": bill,
}
"""The artefacts by name, each with how to make it: it returns the finished files."""

USUAL: Final = ("deb", "tar", "bill")
"""Those that are made when none is named."""
