"""All pictures around the deck: which exist, and their files below ``assets``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from . import icons, ornaments, people
from .picture import Picture

TARGET: Final = Path(__file__).resolve().parents[2] / "assets"


def pictures() -> dict[str, Callable[[], Picture]]:
    """The drawing of each picture, by folder and file name without ending: ``icons/menu``."""
    out: dict[str, Callable[[], Picture]] = {}
    for name in icons.DRAWN:
        out[f"icons/{name}"] = lambda name=name: icons.icon(name)  # type: ignore[misc]
    for name, bust in people.DRAWN.items():
        out[f"people/{name}"] = lambda bust=bust: bust().picture()  # type: ignore[misc]
    for name, make in ornaments.DRAWN.items():
        out[f"ornaments/{name}"] = make
    return out


def draw(target: Path, only: Iterable[str] = ()) -> list[Path]:
    """Write the pictures (all, or those whose name or folder is among *only*) and return the files written."""
    wanted, written = set(only), []
    for name, make in pictures().items():
        if wanted and not wanted & {name, *name.split("/")}:
            continue
        path = target / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make().svg(), encoding="utf-8", newline="\n")
        written.append(path)
    return written


def main(arguments: list[str] | None = None) -> int:
    """Draw into ``assets``."""
    parser = argparse.ArgumentParser(prog="draw_table_art.py", description="Draw people, icons and ornaments.")
    parser.add_argument("--only", default="", help="names or folders with commas between, such as ilinca,icons")
    parser.add_argument("--into", type=Path, default=TARGET, help="another folder")
    given = parser.parse_args(arguments)
    written = draw(given.into, [name for name in given.only.split(",") if name])
    for path in written:
        print(f"{path.parent.name}/{path.name:24s} {path.stat().st_size / 1024:6.1f} KB")
    return 0 if written else 1
