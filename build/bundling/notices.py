"""Under which licences everything in a bundle stands, and their texts, laid beside the program."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from . import inventory
from .source import Source

FOLDER: Final = "licences"


def lay(bundle: Path, source: Source) -> Path:
    """Write the texts and a list of the parts of *bundle* to its folder ``licences``, and return that folder.

    Raises:
        UnknownPart: a part is in there that the list of shipped parts does not name.
    """
    folder = bundle / FOLDER
    folder.mkdir(exist_ok=True)
    for text in sorted((source.folder / "tarokgui" / "legal").glob("*.txt")):
        shutil.copy(text, folder / text.name)
    for text in sorted(bundle.rglob("*.dist-info/**/LICEN*")):
        if text.is_file() and not text.name.startswith("licences"):
            package = next(part for part in text.parts if part.endswith(".dist-info")).split("-")[0]
            if package != "tarokgui":
                shutil.copy(text, folder / f"{package}-{text.name.removesuffix('.txt')}.txt")
    for text in sorted((source.folder / "tarokgui" / "fonts").glob("OFL-*.txt")):
        shutil.copy(text, folder / f"font-{text.name}")
    (folder / "README.txt").write_text(_list(inventory.take(bundle, source.folder, {})), encoding="utf-8", newline="\n")
    return folder


def _list(parts: list[inventory.Part]) -> str:
    lines = [
        "What lies in this folder is told in the program, too: About, Licences.",
        "",
        "Tarok is under the MIT licence (tarok.txt), its fonts under the SIL Open Font License (font-*.txt). These",
        "come with it. You may put other libraries in the places of those that pygame-ce brings, as the LGPL wants it.",
        "",
        *(f"    {part.name:20}{part.licence}" for part in parts),
    ]
    return "\n".join(lines) + "\n"
