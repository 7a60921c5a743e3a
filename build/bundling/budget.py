"""The largest size of the bundle, and the files that must and must not be in it. A build that breaks this fails."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1_000_000
ON_DISK: Final = 60 * MEGABYTE
PACKED: Final = 25 * MEGABYTE
STRANGERS: Final = (
    "numpy",
    "PIL",
    "tests",
    "examples",
    "docs",
    "unittest",
    "setuptools",
    "mypy",
    "mypyc",
    "PyInstaller",
)
"""Folders that show that something came along which nobody needs to play."""
CODE: Final = frozenset({".py", ".pyi", ".pyc", ".typed"})


class OverBudget(Exception):
    """The bundle is too large, lacks something or holds something strange."""


def size(folder: Path) -> int:
    """The bytes of all files below *folder*; a file of several names counts once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def data(package: Path) -> set[str]:
    """The files of an installed package that are no code, by their path below the package."""
    found = (path for path in package.rglob("*") if path.is_file() and path.suffix not in CODE)
    return {path.relative_to(package).as_posix() for path in found}


def check_contents(bundle: Path, installed: Path) -> None:
    """See that the frozen folder *bundle* carries all data of *installed*, the package in the wheel, and no stranger.

    Raises:
        OverBudget: it does not; the sentence names what.
    """
    (inside,) = (path for path in bundle.rglob("tarokgui") if path.is_dir() and (path / "locale").is_dir())
    missing = sorted(data(installed) - data(inside))
    if missing:
        raise OverBudget(f"{len(missing)} files of the wheel are not in the bundle: {', '.join(missing[:9])}")
    strange = sorted(path.name for path in bundle.rglob("*") if path.is_dir() and path.name in STRANGERS)
    if strange:
        raise OverBudget(f"nobody needs to play: {', '.join(strange)}")
    if size(bundle) > ON_DISK:
        raise OverBudget(f"{told(size(bundle))} on disk, at most {told(ON_DISK)}")


def check_packed(files: Iterable[Path]) -> None:
    """See that no finished file is too large. Raises OverBudget."""
    for path in files:
        if path.stat().st_size > PACKED:
            raise OverBudget(f"{path.name}: {told(path.stat().st_size)}, at most {told(PACKED)}")


def told(count: int) -> str:
    """Bytes as megabytes, in words."""
    return f"{count / MEGABYTE:.1f} MB"
