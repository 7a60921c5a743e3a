"""The archive for every other Linux: unpack it, and play at once or run ``install.sh``."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from pathlib import Path

from bundling.job import Job

from . import tree


def make(job: Job) -> list[Path]:
    """An archive with an installer, for every Linux."""
    name = f"tarok-{job.frozen.version}-linux-{tree.machine()}"
    folder = job.work / "tar" / name
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    tree.lay(job, folder, packed_pages=False)
    here = job.source.folder / "build" / "bundling" / "linux"
    for file in ("install.sh", "README.txt"):
        shutil.copyfile(here / file, folder / file)
    (folder / "install.sh").chmod(0o755)
    tree.settle(folder, job.source.epoch)
    target = job.out / f"{name}.tar.xz"
    with lzma.open(target, "wb", preset=9) as packed, tarfile.open(fileobj=packed, mode="w|") as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=_nobody)
    return [target]


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
