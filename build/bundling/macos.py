"""The macOS target: ``Tarok.app`` in a disk image. It needs a Mac's ``codesign`` and ``hdiutil``."""

from __future__ import annotations

import platform
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from . import kernel, locks, materials, notices, report, trial
from .frozen import Frozen, freeze
from .job import Job

VOLUME: Final = "Tarok"
APP: Final = "Tarok.app"


@cache
def frozen(job: Job) -> tuple[Frozen, Path]:
    """The program frozen for macOS, and its app: signed by nobody, as the processors of Apple's ask for, and tried."""
    made = kernel.accelerate(job.source, job.environment)
    options = ["--icon", str(job.icons / "tarok.icns")]
    done = freeze(job.source, job.environment, job.work / "frozen", made, options)
    app = done.folder.parent / APP
    # The app was put together before the licences were laid beside the program.
    shutil.copytree(done.folder / notices.FOLDER, app / "Contents" / "Resources" / notices.FOLDER, dirs_exist_ok=True)
    for command in signing(app):
        subprocess.run(command, check=True)
    trial.self_test([app / "Contents" / "MacOS" / "tarok"])
    report.folder(done)
    return done, app


def signing(app: Path) -> list[list[str]]:
    """The commands that sign *app* without a certificate, and look whether it holds."""
    return [
        ["codesign", "--force", "--deep", "--sign", "-", str(app)],
        ["codesign", "--verify", "--deep", "--strict", str(app)],
    ]


def imaging(folder: Path, target: Path) -> list[str]:
    """The command that makes a compressed disk image *target* of the files in *folder*."""
    size = ["-fs", "HFS+", "-format", "UDZO", "-imagekey", "zlib-level=9"]
    return ["hdiutil", "create", "-volname", VOLUME, "-srcfolder", str(folder), *size, "-ov", str(target)]


def image(job: Job) -> list[Path]:
    """The disk image: the app, and where to drag it."""
    done, app = frozen(job)
    folder = job.work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run(["ditto", str(app), str(folder / APP)], check=True)  # links and attributes as they are
    (folder / "Applications").symlink_to("/Applications")
    target = job.out / f"Tarok-{done.version}-macos-{platform.machine()}.dmg"
    subprocess.run(imaging(folder, target), check=True)
    return [target]


def bill(job: Job) -> list[Path]:
    """The bill of materials: the content of the app, as CycloneDX."""
    done, app = frozen(job)
    target = job.out / f"Tarok-{done.version}-macos-{platform.machine()}{materials.ENDING}"
    return [materials.write(done, app, job.environment, target, locks.here())]


TARGETS: Final[dict[str, Callable[[Job], list[Path]]]] = {"macos": image, "bill": bill}
"""The artefacts by name, each with how to make it: it returns the finished files."""

USUAL: Final = ("macos", "bill")
"""Those that are made when none is named."""
