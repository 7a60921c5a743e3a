"""A job of the build whose program is a small script: everything round it is laid out and packed in earnest."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundling.environment import Environment
from bundling.frozen import Frozen
from bundling.icons import SIZES
from bundling.job import Job
from bundling.source import Source

ROOT = Path(__file__).resolve().parents[2]
EPOCH = 1_767_225_600
PROGRAM = """#!/bin/sh
mkdir -p "$HOME/.local/share/Tarok" && echo game > "$HOME/.local/share/Tarok/evenings.db"
echo "played $*"
"""
"""A program that plays in its way: it leaves a game in the folder of games."""


def job(folder: Path) -> Job:
    """A job with nothing left to make but the artefacts."""
    frozen = folder / "frozen" / "tarok"
    (frozen / "_internal").mkdir(parents=True)
    (frozen / "_internal" / "libz.so.1").write_bytes(b"\x7fELF\0GLIBC_2.17\0GLIBC_2.35\0GLIBC_2.4\0")
    (frozen / "licences").mkdir()
    (frozen / "licences" / "README.txt").write_text("who made what\n")
    program = frozen / "tarok"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    icons = folder / "icons"
    icons.mkdir()
    for size in SIZES:
        (icons / f"{size}.png").write_bytes(b"%d" % size)
    # The tool that looks into libraries finds nothing to mend in these.
    tool = folder / "bin" / "patchelf"
    tool.parent.mkdir()
    tool.write_text("#!/bin/sh\n")
    tool.chmod(0o755)
    source = folder / "source"
    for part in ("build/bundling/linux", "assets/ornaments"):
        shutil.copytree(ROOT / part, source / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "LICENSE", source)
    made = Job(folder / "work", folder / "out")
    made.out.mkdir()
    place = Source(source, EPOCH, "a test")
    environment = Environment((str(tool.with_name("python")),), folder)
    vars(made).update(source=place, environment=environment, icons=icons)
    vars(made)["frozen"] = Frozen(frozen, "1.2.3", "plain Python", place, environment)
    return made
