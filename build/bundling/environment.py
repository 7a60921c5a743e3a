"""A fresh virtual environment with the program's wheel, its needs and the tools that build, all by the lock."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from . import locks
from .source import Source


@dataclass(frozen=True)
class Environment:
    """A Python that has the program installed.

    ``python`` is the command that starts it, ``packages`` its site-packages folder, ``variables`` the additions to this
    process's own environment for its processes.
    """

    python: tuple[str, ...]
    packages: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    def run(self, arguments: Sequence[str | Path], *, cwd: Path | None = None, log: Path | None = None) -> None:
        """Run this Python; its output goes to the file *log*, if any. Raises subprocess.CalledProcessError."""
        command = [*self.python, *map(str, arguments)]
        told = {**clean_variables(), **self.variables}
        if log is None:
            subprocess.run(command, cwd=cwd, env=told, check=True)
            return
        with log.open("wb") as stream:
            subprocess.run(command, cwd=cwd, env=told, check=True, stdout=stream, stderr=subprocess.STDOUT)

    def ask(self, code: str) -> str:
        """The output of a line of Python there. Raises subprocess.CalledProcessError."""
        command = [*self.python, "-c", code]
        told = {**clean_variables(), **self.variables}
        return subprocess.run(command, env=told, check=True, capture_output=True, text=True).stdout.strip()


def clean_variables() -> dict[str, str]:
    """This process's environment without the variables that would let another Python or display in."""
    away = ("PYTHON", "VIRTUAL_ENV", "SDL_", "PYGAME_", "TAROK_")
    return {name: value for name, value in os.environ.items() if not name.startswith(away)}


def make(folder: Path, source: Source) -> Environment:
    """Make one in *folder* by the Python that runs this: the packages that *source* locks, and the wheel of *source*.

    Raises:
        locks.NoLock: there is none for this system.
        subprocess.CalledProcessError: pip refused something; it has said why.
    """
    lock = locks.file(source.folder, locks.here())
    shutil.rmtree(folder, ignore_errors=True)
    base = Path(getattr(sys, "_base_executable", sys.executable))
    subprocess.run([base, "-m", "venv", folder], env=clean_variables(), check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    bare = Environment((str(python),), folder)
    bare.run(["-m", "pip", *locks.INSTALL, "-r", lock])
    bare.run(["-m", "pip", "install", "-q", "--no-deps", wheel(bare, source, folder.with_name("wheel"))])
    return Environment(bare.python, Path(bare.ask("import sysconfig; print(sysconfig.get_path('platlib'))")))


def wheel(environment: Environment, source: Source, into: Path) -> Path:
    """The wheel of *source*, made in *into* by the locked packages and nothing that is fetched."""
    shutil.rmtree(into, ignore_errors=True)
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    environment.run(["-m", "pip", "wheel", "-q", *offline, "-w", into, source.folder])
    (made,) = into.glob("*.whl")
    return made
