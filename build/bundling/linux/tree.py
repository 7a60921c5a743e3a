"""The files below a prefix such as ``/usr``: program, menu entry, icons, description, man pages."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bundling.icons import SIZES
from bundling.job import Job

IDENTIFIER: Final = "ro.tarok.tarok"
"""Of the program in catalogues of software; macOS knows it by the same one."""
LANGUAGES: Final = ("de", "ro", "sl")
"""Of the man pages, besides English."""
DESKTOP: Final = Path(__file__).parent / "desktop"


def lay(job: Job, prefix: Path, *, packed_pages: bool) -> None:
    """Lay everything out below *prefix*, which must not exist; man pages compressed if *packed_pages*."""
    program = prefix / "lib" / "tarok"
    shutil.copytree(job.frozen.folder, program, symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / "tarok").symlink_to("../lib/tarok/tarok")
    share = prefix / "share"
    values = {"VERSION": job.frozen.version, "DATE": day(job)}
    desktop = job.source.folder / DESKTOP.relative_to(DESKTOP.parents[3])
    for name, place in texts().items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = filled((desktop / name).read_text(encoding="utf-8"), values)
        target.write_text(text, encoding="utf-8")
        if packed_pages and target.suffix == ".6":
            target.with_suffix(".6.gz").write_bytes(gzip.compress(target.read_bytes(), mtime=0))
            target.unlink()
    hicolor = share / "icons" / "hicolor"
    for size in SIZES:
        _copy(job.icons / f"{size}.png", hicolor / f"{size}x{size}" / "apps" / "tarok.png")
    _copy(job.source.folder / "assets" / "ornaments" / "app-icon.svg", hicolor / "scalable" / "apps" / "tarok.svg")


def texts() -> dict[str, str]:
    """The place of each file of ``desktop`` below ``share``."""
    pages = {f"tarok.{language}.6": f"man/{language}/man6/tarok.6" for language in LANGUAGES}
    return {
        "tarok.desktop": "applications/tarok.desktop",
        f"{IDENTIFIER}.metainfo.xml": f"metainfo/{IDENTIFIER}.metainfo.xml",
        "tarok.6": "man/man6/tarok.6",
        **pages,
    }


def filled(text: str, values: Mapping[str, str]) -> str:
    """*text* with the values in the places of ``@VERSION@`` and ``@DATE@``."""
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def day(job: Job) -> str:
    """The day that everything made bears, as 2026-11-22."""
    return datetime.fromtimestamp(job.source.epoch, UTC).date().isoformat()


def settle(folder: Path, epoch: int) -> None:
    """Give everything below *folder* the same time and plain permissions, for any builder at any time."""
    for path in [folder, *sorted(folder.rglob("*"))]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            # A library is read, not run.
            path.chmod(0o755 if runs and (path.is_dir() or ".so" not in path.name) else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def machine() -> str:
    """The processor, as in the names of files: ``x86_64``, ``aarch64``."""
    return platform.machine()


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)
