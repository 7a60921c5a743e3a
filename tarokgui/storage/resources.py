"""Where the program's own files are: fonts, catalogues, card art, sounds. The only module that knows.

Not for the user's files (settings, saves): those lie where the system keeps a user's data, never beside the program.
"""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING

from tarokgui.games.registry import FOLDERS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def package() -> Traversable:
    """The folder of the ``tarokgui`` package, in a checkout, a wheel or a bundle."""
    return files("tarokgui")


def assets() -> Traversable:
    """The folder of card art. In a checkout it lies beside the package; wheel and bundle carry it inside."""
    inside = package() / "assets"
    if inside.is_dir():
        return inside
    from pathlib import Path

    return Path(str(package())).parent / "assets"


def font(name: str) -> BytesIO:
    """The font file *name* (without ``.ttf``), as a stream SDL can read. Raises FileNotFoundError."""
    return BytesIO((package() / "fonts" / f"{name}.ttf").read_bytes())


def catalogue(language: str) -> tuple[Traversable, ...]:
    """The files of the message catalogue of *language* (``en``): ``en.toml`` and every file of the folder ``en``.

    What the title shows comes first, what a game has in its own folder (``words/en.toml``) last.

    Raises:
        FileNotFoundError: there is no such language.
    """
    folder = package() / "locale"
    parts = sorted(
        (part for part in _listed(folder / language) if part.name.endswith(".toml")),
        key=lambda part: (part.name != "front.toml", part.name),
    )
    first = folder / f"{language}.toml"
    if not parts and not first.is_file():
        raise FileNotFoundError(str(first))
    return (first, *parts, *_of_the_games("words", f"{language}.toml"))


def to_be_worded() -> str:
    """The marks of texts that are in English alone, as TOML; nothing if there is no such file."""
    marks = package() / "locale" / "to_be_worded.toml"
    return marks.read_text(encoding="utf-8") if marks.is_file() else ""


def rulebook(language: str) -> tuple[str, ...]:
    """The texts of the book of rules in *language*, a chapter each, in their order; last what games have in their own
    folders (``book/en.txt``).

    Raises:
        FileNotFoundError: there is no book in that language.
    """
    parts = sorted(_listed(package() / "rulebook" / language), key=lambda part: part.name)
    chapters = tuple(part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".txt"))
    if not chapters:
        raise FileNotFoundError(language)
    return (*chapters, *(part.read_text(encoding="utf-8") for part in _of_the_games("book", f"{language}.txt")))


def figures() -> str:
    """What was measured about the people one can play with, as TOML. Raises FileNotFoundError."""
    return (package() / "figures.toml").read_text(encoding="utf-8")


def legal(name: str) -> str:
    """A file of the folder of licences. Raises FileNotFoundError."""
    return (package() / "legal" / name).read_text(encoding="utf-8")


def font_licence(family: str) -> str:
    """The licence of the fonts of *family* (``grenze``). Raises FileNotFoundError."""
    return (package() / "fonts" / f"OFL-{family}.txt").read_text(encoding="utf-8")


def sounds() -> tuple[tuple[str, BytesIO], ...]:
    """The sounds by name, each as a stream SDL can read. Raises FileNotFoundError if the folder is missing."""
    folder = assets() / "sounds"
    if not folder.is_dir():
        raise FileNotFoundError(str(folder))
    parts = sorted(_listed(folder), key=lambda part: part.name)
    return tuple((part.name[:-4], BytesIO(part.read_bytes())) for part in parts if part.name.endswith(".wav"))


def _of_the_games(folder: str, name: str) -> list[Traversable]:
    """The files of that name in a folder that some games have."""
    found = [files(game) / folder / name for game in FOLDERS]
    return [part for part in found if part.is_file()]


def _listed(folder: Traversable) -> list[Traversable]:
    return list(folder.iterdir()) if folder.is_dir() else []
