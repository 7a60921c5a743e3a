"""A clean copy of the tree: the last commit, and nothing that is about beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile

ROOT: Final = Path(__file__).resolve().parents[2]
LEFT_OUT: Final = (".git", ".cache", ".venv", "venv", "dist", "*.egg-info", "__pycache__", "*.pyc", "*.so", "*.pyd")
"""Files not copied from a tree that is no git checkout."""


@dataclass(frozen=True)
class Source:
    """A clean copy in *folder*; *epoch* is the time, in seconds since 1970, that everything made of it bears."""

    folder: Path
    epoch: int
    origin: str


def export(into: Path, root: Path = ROOT) -> Source:
    """Copy the last commit of *root* to *into*, or the tree as it is if that is no git checkout.

    ``SOURCE_DATE_EPOCH`` is obeyed; else the commit's own time is taken.
    """
    shutil.rmtree(into, ignore_errors=True)
    commit = _git(root, "rev-parse", "--short=12", "HEAD")
    if commit is None:
        shutil.copytree(root, into, ignore=shutil.ignore_patterns(*LEFT_OUT))
        told, origin = str(int((root / "pyproject.toml").stat().st_mtime)), "the tree as it lies"
    else:
        command = ["git", "-c", "core.autocrlf=false", "archive", "--format=zip", "HEAD"]
        archive = subprocess.run(command, cwd=root, check=True, capture_output=True).stdout
        with ZipFile(BytesIO(archive)) as members:
            members.extractall(into)
        told = _git(root, "log", "-1", "--format=%ct") or "0"
        origin = f"commit {commit}"
    return Source(into, int(os.environ.get("SOURCE_DATE_EPOCH") or told), origin)


def _git(root: Path, *arguments: str) -> str | None:
    """The output of git about *root*; None if *root* is not the top of a checkout, or there is no git."""
    if not (root / ".git").exists():
        return None
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
