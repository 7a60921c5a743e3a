"""The package for Debian, Ubuntu, Mint and their kin: ``tarok_0.4.0_amd64.deb``.

Made with dpkg-deb, which every such system has. Writers of packages for all systems at once are not in the registries
or want a toolchain of their own, and would save only one control file here.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from bundling import budget
from bundling.job import Job

from . import tree

DEPENDS: Final = (
    "libgcc-s1",
    "libstdc++6",
    "libx11-6",
    "libxcursor1",
    "libxext6",
    "libxfixes3",
    "libxi6",
    "libxrandr2",
)
"""Without these no window opens, or has no pointer of its own, or does not follow a screen that changes.

SDL looks for them only when it starts: no file names them, and no tool could find out.
"""
RECOMMENDS: Final = (
    "libasound2 | libasound2t64",  # sound
    "libdbus-1-3",  # the screen does not go to sleep over a long thought
    "libpulse0",  # sound
    "libxss1",
)
SUGGESTS: Final = ("libdecor-0-0", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0")
"""For Wayland without X; SDL takes X where it finds both, and the frame about a window would bring half a desktop."""
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "riscv64": "riscv64"}
NOBODY: Final = ("The Tarok table authors", "tarok@localhost.localdomain")
"""The maintainer named where ``DEBFULLNAME`` and ``DEBEMAIL`` name nobody."""


def make(job: Job) -> list[Path]:
    """The package for Debian and its kin; a double-click installs it."""
    root = job.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    tree.lay(job, root / "usr", packed_pages=True)
    document(job, root / "usr" / "share")
    version = job.frozen.version
    architecture = ARCHITECTURES.get(tree.machine(), tree.machine())
    kilobytes = -(-budget.size(root) // 1024)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(fields(version, architecture, kilobytes, oldest_libc(root / "usr" / "lib")), encoding="utf-8")
    (control.parent / "md5sums").write_text(sums(root), encoding="utf-8")
    tree.settle(root, job.source.epoch)
    target = job.out / f"tarok_{version}_{architecture}.deb"
    told = {**os.environ, "SOURCE_DATE_EPOCH": str(job.source.epoch)}
    # xz and not the usual choice of the builder's own system: older ones have to read it too.
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(target)]
    subprocess.run(command, env=told, check=True, stdout=subprocess.DEVNULL)
    return [target]


def fields(version: str, architecture: str, kilobytes: int, libc: str) -> str:
    """The control file: the package's description, its size of *kilobytes* when installed, and its needs."""
    return (
        "Package: tarok\n"
        f"Version: {version}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {maintainer()}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join((f'libc6 (>= {libc})', *DEPENDS))}\n"
        f"Recommends: {', '.join(RECOMMENDS)}\n"
        f"Suggests: {', '.join(SUGGESTS)}\n"
        "Description: card table for Romanian Tarok and three related games\n"
        " Romanian Tarok is the 54-card tarock game of Suceava in Bukovina: four\n"
        " players, a secret partner named by calling a king, a talon drawn in stages,\n"
        " announcements doubled up to mord, a pool, and the michi-michi when all pass.\n"
        " You sit down with three opponents, from beginner to expert. Taper for three,\n"
        " Slovenian Tarok for three to five and Tübingen Tarock with 78 cards are there\n"
        " too.\n"
        " .\n"
        " It speaks Romanian, English, German and Slovenian, to screen readers as well,\n"
        " and needs no network.\n"
    )


def sums(root: Path) -> str:
    """The sums by which dpkg and debsums check that a file is still as installed; they know no newer kind."""
    laid = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    digests = (hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest() for path in laid)
    return "".join(f"{digest}  {path.relative_to(root)}\n" for digest, path in zip(digests, laid, strict=True))


def maintainer() -> str:
    """Name and address, as Debian's own tools take them from the environment."""
    name, address = NOBODY
    return f"{os.environ.get('DEBFULLNAME', name)} <{os.environ.get('DEBEMAIL', address)}>"


def oldest_libc(folder: Path) -> str:
    """The C library that the files below *folder* ask for: ``2.35``."""
    asked = {
        int(minor)
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"
        for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?:\.\d+)?(?=\0)", path.read_bytes())
    }
    return f"2.{max(asked, default=17)}"


def document(job: Job, share: Path) -> None:
    """Lay down the rights, the changes, and the exceptions for the checker of packages."""
    folder = share / "doc" / "tarok"
    folder.mkdir(parents=True)
    shutil.copy(job.frozen.folder / "licences" / "README.txt", folder / "README.licences")
    licence = (job.source.folder / "LICENSE").read_text(encoding="utf-8")
    _, _, terms = licence.partition("\n\n")
    rights, _, terms = terms.partition("\n\n")
    body = "\n".join(f" {line}" if line else " ." for line in terms.rstrip().splitlines())
    (folder / "copyright").write_text(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: tarok\n"
        "Comment: What is shipped with the program, and the texts of those licences, lie in\n"
        " /usr/lib/tarok/licences. The LGPL is also in /usr/share/common-licenses/LGPL-2.1.\n\n"
        f"Files: *\nCopyright: {rights.removeprefix('Copyright (c) ')}\nLicense: Expat\n{body}\n",
        encoding="utf-8",
    )
    when = format_datetime(datetime.fromtimestamp(job.source.epoch, UTC))
    news = (
        f"tarok ({job.frozen.version}) unstable; urgency=medium\n\n"
        f"  * Built from {job.source.origin}.\n\n -- {maintainer()}  {when}\n"
    )
    (folder / "changelog.gz").write_bytes(gzip.compress(news.encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / "tarok"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(job.source.folder / "build" / "bundling" / "linux" / "lintian-overrides", overrides)
