"""A fresh virtual environment with the program's wheel, what it needs and what builds, all as the lock says."""

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

    ``python`` is the command that starts it, ``packages`` its site-packages folder, ``variables`` what its processes
    find in their environment besides this process's own.
    """

    python: tuple[str, ...]
    packages: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    def run(self, arguments: Sequence[str | Path], *, cwd: Path | None = None, log: Path | None = None) -> None:
        """Run this Python; what it says goes to the file *log*, if any. Raises subprocess.CalledProcessError."""
        command = [*self.python, *map(str, arguments)]
        told = {**clean_variables(), **self.variables}
        if log is None:
            subprocess.run(command, cwd=cwd, env=told, check=True)
            return
        with log.open("wb") as stream:
            subprocess.run(command, cwd=cwd, env=told, check=True, stdout=stream, stderr=subprocess.STDOUT)

    def ask(self, code: str) -> str:
        """What a line of Python prints there. Raises subprocess.CalledProcessError."""
        command = [*self.python, "-c", code]
        told = {**clean_variables(), **self.variables}
        return subprocess.run(command, env=told, check=True, capture_output=True, text=True).stdout.strip()


def clean_variables() -> dict[str, str]:
    """This process's environment without what would let another Python or display in."""
    away = ("PYTHON", "VIRTUAL_ENV", "SDL_", "PYGAME_", "TAROK_")
    return {name: value for name, value in os.environ.items() if not name.startswith(away)}


def make(folder: Path, source: Source) -> Environment:
    """Make one in *folder* by the Python that runs this: what the lock of *source* names, and the wheel of *source*.

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
    """The wheel of *source*, made in *into* by what the lock names and nothing that is fetched."""
    shutil.rmtree(into, ignore_errors=True)
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    environment.run(["-m", "pip", "wheel", "-q", *offline, "-w", into, source.folder])
    (made,) = into.glob("*.whl")
    return made
