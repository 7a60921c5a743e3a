"""A fresh virtual environment with the program's own wheel, what it needs and PyInstaller in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

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
    """Make it anew in *folder* by the Python that runs this; the wheel of *source* and its extra *bundle* go in."""
    shutil.rmtree(folder, ignore_errors=True)
    base = Path(getattr(sys, "_base_executable", sys.executable))
    subprocess.run([base, "-m", "venv", folder], env=clean_variables(), check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    bare = Environment((str(python),), folder)
    bare.run(["-m", "pip", "install", "-q", "--disable-pip-version-check", f"{source.folder}[bundle]"])
    return Environment(bare.python, Path(bare.ask("import sysconfig; print(sysconfig.get_path('platlib'))")))
