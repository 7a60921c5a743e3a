"""The Windows targets: an installer and a zip. On Linux the same is made with Python for Windows under Wine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from . import environment, icons, kernel, materials, report, trial, wine
from .frozen import Frozen, freeze, freeze_bare
from .job import Job

AUTHORS: Final = "The Tarok table authors"
DESCRIPTION: Final = "A card table for Romanian Tarok and three related games"
RESOURCE: Final = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", {authors!r}),
      StringStruct("FileDescription", {description!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("InternalName", "tarok"),
      StringStruct("LegalCopyright", {copyright!r}),
      StringStruct("ProductName", "Tarok"),
      StringStruct("ProductVersion", {version!r}),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""
"""The form PyInstaller reads: a resource of the system's, written as Python."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the four numbers Windows compares: ``0.4.0.dev1`` is (0, 4, 0, 0)."""
    found = re.match(r"\d+(?:\.\d+){0,2}", version)
    parts = [int(part) for part in found.group().split(".")] if found else []
    first, second, third = (*parts, 0, 0, 0)[:3]
    return first, second, third, 0


def copyright_line(folder: Path) -> str:
    """The line of the licence that says whose it is."""
    lines = (folder / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("Copyright"))


def version_resource(version: str, owner: str) -> str:
    """The details of a program that Windows shows, as PyInstaller reads them."""
    return RESOURCE.format(
        numbers=numbers(version), version=version, copyright=owner, authors=AUTHORS, description=DESCRIPTION
    )


def files_of(folder: Path) -> Iterator[Path]:
    """Every file below, as a path from there, in the same order everywhere."""
    yield from sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())


def file_list(folder: Path) -> str:
    """The NSIS macros that lay and remove exactly the files of *folder*, and no other."""
    laid: list[str] = []
    removed: list[str] = []
    places: set[Path] = set()
    for path in files_of(folder):
        within = _there(path.parent)
        laid += [f'  SetOutPath "{within}"', f'  File "{folder / path}"']
        removed.append(f'  Delete "{_there(path)}"')
        places.update(parent for parent in path.parents if parent != Path())
    deepest_first = sorted(places, key=lambda place: (-len(place.parts), str(place)))
    removed += [f'  RMDir "{_there(place)}"' for place in deepest_first]
    macros = ["!macro INSTALL_FILES", *laid, "!macroend", "!macro REMOVE_FILES", *removed, "!macroend"]
    return "\n".join([*macros, ""])


def _there(path: Path) -> str:
    return "\\".join(["$INSTDIR", *(_quoted(part) for part in path.parts)])


def _quoted(text: str) -> str:
    return text.replace("$", "$$")


@cache
def there(job: Job) -> tuple[Path, environment.Environment]:
    """The folder for the work, and the Python for Windows; on Windows itself simply the job's own."""
    if sys.platform == "win32":
        return job.work, job.environment
    work = job.work / "windows"
    return work, wine.make(work, job.source, job.environment)


@cache
def frozen(job: Job) -> Frozen:
    """The program frozen for Windows, with icon, version and manifest; here or under Wine."""
    work, place = there(job)
    made = kernel.accelerate(job.source, place)
    told = work / "resources"
    told.mkdir(parents=True, exist_ok=True)
    version = place.ask("from importlib.metadata import version; print(version('tarokgui'))")
    resource = told / "version.txt"
    resource.write_text(version_resource(version, copyright_line(job.source.folder)), encoding="utf-8")
    options = ["--version-file", str(resource), "--icon", str(sign(job))]
    options += ["--manifest", str(job.source.folder / "build" / "windows" / "tarok.manifest")]
    done = freeze(job.source, place, work / "frozen", made, options)
    # Wine opens no window without a screen; SDL's dummy is enough here, real windows are for build/proving.
    blind = {} if sys.platform == "win32" or "DISPLAY" in os.environ else {"SDL_VIDEODRIVER": "dummy"}
    trial.self_test([*starter(), done.folder / "tarok-cli.exe"], {**place.variables, **blind})
    report.folder(done)
    return done


def starter() -> tuple[str, ...]:
    """The command that a Windows program has to be started with."""
    return () if sys.platform == "win32" else wine.THROUGH


@cache
def sign(job: Job) -> Path:
    """The icon file."""
    work, place = there(job)
    return icons.draw(job.source, place, work / "icons") / "tarok.ico"


def side_picture(job: Job) -> Path:
    """The picture beside the last page of the installer."""
    work, place = there(job)
    target = work / "side.bmp"
    cards = job.source.folder / "assets" / "cards"
    place.run(["-m", "bundling.side_picture", cards, target], cwd=job.source.folder / "build")
    return target


@dataclass(frozen=True)
class Told:
    """The installer's data: the program in *folder*, its icon, the picture beside its last page, its owner, and the
    tree with the script."""

    folder: Path
    version: str
    icon: Path
    picture: Path
    owner: str
    tree: Path


def setup(job: Job) -> list[Path]:
    """The installer for one person, made by NSIS."""
    made = frozen(job)
    tree = job.source.folder
    told = Told(made.folder, made.version, sign(job), side_picture(job), copyright_line(tree), tree)
    return [compile_setup(told, job.out / f"Tarok-{made.version}-windows-setup.exe", job.work)]


def compile_setup(told: Told, target: Path, work: Path) -> Path:
    """Make *target*; *work* is a folder for the files that NSIS reads. Raises subprocess.CalledProcessError."""
    files = work / "files.nsh"
    files.write_text(file_list(told.folder), encoding="utf-8")
    size = sum((told.folder / path).stat().st_size for path in files_of(told.folder))
    given = {
        "VERSION": told.version,
        "VERSION4": ".".join(map(str, numbers(told.version))),
        "COPYRIGHT": told.owner,
        "FILES": files,
        "ICON": told.icon,
        "PICTURE": told.picture,
        "OUT": target,
        "KILOBYTES": size // 1024,
    }
    if sys.platform != "win32":
        given["STUB"] = "amd64-unicode"  # Wine's 64-bit half runs no other; NSIS for Windows does not have it
    script = told.tree / "build" / "windows" / "tarok.nsi"
    options = [f"-D{name}={value}" for name, value in given.items()]
    command = [makensis(), "-V2", "-INPUTCHARSET", "UTF8", *options, str(script)]
    subprocess.run(command, cwd=script.parent, check=True)
    return target


def makensis() -> str:
    """NSIS's compiler. Raises FileNotFoundError."""
    found = shutil.which("makensis")
    if found is None:
        raise FileNotFoundError("makensis is not installed: apt-get install nsis, or https://nsis.sourceforge.io")
    return found


def portable(job: Job) -> list[Path]:
    """A folder in a zip; it runs where it is unpacked."""
    made = frozen(job)
    target = job.out / f"Tarok-{made.version}-windows-portable.zip"
    when = datetime.fromtimestamp(made.source.epoch, UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files_of(made.folder):
            entry = zipfile.ZipInfo(str(PurePosixPath("Tarok", *path.parts)), when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, (made.folder / path).read_bytes())
    return [target]


def bill(job: Job) -> list[Path]:
    """The bill of materials: the content of both of them, as CycloneDX."""
    made = frozen(job)
    target = job.out / f"Tarok-{made.version}-windows{materials.ENDING}"
    return [materials.write(made, made.folder, job.environment, target, wine.LOCK)]


def windows(job: Job) -> list[Path]:
    """The installer, the zip and the bill of materials."""
    return setup(job) + portable(job) + bill(job)


def folder(job: Job) -> list[Path]:
    """The frozen folder alone, and a bare window's, to try and to measure them; nothing is packed."""
    print(f"frozen: {frozen(job).folder}")
    work, place = there(job)
    print(f"bare: {freeze_bare(job.source, place, work / 'bare')}")
    return []


TARGETS: Final[dict[str, Callable[[Job], list[Path]]]] = {
    "windows": windows,
    "windows-setup": setup,
    "windows-zip": portable,
    "windows-folder": folder,
    "windows-bill": bill,
}
"""The artefacts by name, each with how to make it: it returns the finished files."""

USUAL: Final = ("windows",)
"""Those that are made when none is named."""
