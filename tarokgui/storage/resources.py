"""The program's own files: fonts, catalogues, card art, sounds. No other module knows their place.

Not for the user's files (settings, saves): those are where the system keeps a user's data, never beside the program.
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
    """The folder of card art. In a checkout it is beside the package; wheel and bundle carry it inside."""
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

    After those of ``locale`` come those that each game has in ``words`` of its own folder. The words of the title come
    first, and all files of that name with them.

    Raises:
        FileNotFoundError: there is no such language.
    """
    folder = package() / "locale"
    first = folder / f"{language}.toml"
    parts = _parts(folder / language, ".toml")
    if not parts and not first.is_file():
        raise FileNotFoundError(str(first))
    parts += _of_the_games("words", language, ".toml")
    return (first, *sorted(parts, key=lambda part: part.name != "front.toml"))


def place(part: Traversable) -> str:
    """A file of a catalogue as a fault names it: ``en/front.toml``, or ``games/slovenian/words/en/game.toml``."""
    below = str(part).removeprefix(str(package())).replace("\\", "/").lstrip("/")
    return below.removeprefix("locale/")


def to_be_worded() -> str:
    """The marks of texts that are in English alone, as TOML; nothing if there is no such file."""
    marks = package() / "locale" / "to_be_worded.toml"
    return marks.read_text(encoding="utf-8") if marks.is_file() else ""


def rulebook(language: str) -> tuple[str, ...]:
    """The texts of the book of rules in *language*, a chapter each: those of ``rulebook``, and those that each game has
    in ``book`` of its own folder. Their names, which begin with a number, put them in order.

    Raises:
        FileNotFoundError: ``rulebook`` has nothing in that language.
    """
    shared = _parts(package() / "rulebook" / language, ".txt")
    if not shared:
        raise FileNotFoundError(language)
    parts = sorted([*shared, *_of_the_games("book", language, ".txt")], key=lambda part: part.name)
    return tuple(part.read_text(encoding="utf-8") for part in parts)


def figures() -> str:
    """The measured figures of the people to play with, as TOML. Raises FileNotFoundError."""
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


def _of_the_games(kind: str, language: str, ending: str) -> list[Traversable]:
    """The files of a language in a folder that games have: one of its name, and those in a folder of its name."""
    found = []
    for game in FOLDERS:
        folder = _folder(game) / kind
        found += [part for part in (folder / f"{language}{ending}",) if part.is_file()]
        found += _parts(folder / language, ending)
    return found


def _folder(game: str) -> Traversable:
    """The folder of a game; one of the program's own is in the package."""
    inside = game.removeprefix("tarokgui.")
    return files(game) if inside == game else package().joinpath(*inside.split("."))


def _parts(folder: Traversable, ending: str) -> list[Traversable]:
    """The files of a folder with that ending, by name."""
    return sorted((part for part in _listed(folder) if part.name.endswith(ending)), key=lambda part: part.name)


def _listed(folder: Traversable) -> list[Traversable]:
    return list(folder.iterdir()) if folder.is_dir() else []
