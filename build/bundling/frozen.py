"""The program frozen into one folder by PyInstaller, the base of every artefact."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from . import budget, notices
from .environment import Environment
from .source import Source


@dataclass(frozen=True)
class Frozen:
    """*folder* holds the program ``tarok`` (on Windows ``tarok.exe``) and all it needs."""

    folder: Path
    version: str
    kernel: str
    source: Source
    environment: Environment


def freeze(source: Source, environment: Environment, work: Path, kernel: str, options: Sequence[str] = ()) -> Frozen:
    """Run PyInstaller on ``build/tarok.spec`` of the copy, and look at the result; *options* go to the spec.

    Raises:
        subprocess.CalledProcessError: PyInstaller has failed; it has said why.
        OverBudget, UnknownPart: it holds too much or too little, or a part that nobody has looked at.
    """
    run(source, environment, work, options)
    folder = work / "dist" / "tarok"
    notices.lay(folder, source)
    budget.check_contents(folder, environment.packages / "tarokgui")
    version = environment.ask("from importlib.metadata import version; print(version('tarokgui'))")
    return Frozen(folder, version, kernel, source, environment)


def freeze_bare(source: Source, environment: Environment, work: Path) -> Path:
    """The folder of a bare pygame-ce window's bundle, frozen in the same way. Raises subprocess.CalledProcessError."""
    run(source, environment, work, ["--bare"])
    return work / "dist" / "bare"


def run(source: Source, environment: Environment, work: Path, options: Sequence[str]) -> None:
    """Run PyInstaller in *work*, emptied before; it writes to *work*/dist. Raises subprocess.CalledProcessError."""
    shutil.rmtree(work, ignore_errors=True)
    spec = source.folder / "build" / "tarok.spec"
    places = ["--distpath", str(work / "dist"), "--workpath", str(work / "work")]
    told = {
        "SOURCE_DATE_EPOCH": str(source.epoch),
        "PYTHONHASHSEED": "1",
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
    }
    machine = Environment(environment.python, environment.packages, {**environment.variables, **told})
    work.mkdir(parents=True)
    quiet = ["--noconfirm", "--clean", "--log-level", "WARN"]
    command: list[str | Path] = ["-m", "PyInstaller", *quiet, *places, spec, "--", *options]
    machine.run(command, cwd=work)  # not in a checkout, whose packages would be found before the installed ones
