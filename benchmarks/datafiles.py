"""The tables of the published figures as TOML files: written by `publish.py`, read by `strengthpage.py`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ai.arena.markdown import ArenaTable

MADE: Final = "# Made by benchmarks/publish.py; docs/strength.md explains the columns.\n"


def data_file(page: Path, part: str) -> Path:
    """The file beside the page with the tables of a game or of its calibration."""
    return page.with_suffix("") / f"{part}.toml"


def write(path: Path, tables: Sequence[ArenaTable]) -> None:
    """Write the tables into a file of their own."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(MADE + "\n".join(line for each in tables for line in _lines(each)) + "\n", encoding="utf-8")


def read(path: Path) -> list[ArenaTable]:
    """The tables of a file."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["table"]
    return [ArenaTable(each["title"], each["head"], each["rows"], notes=each.get("notes", ())) for each in found]


def _lines(each: ArenaTable) -> Iterator[str]:
    yield "\n[[table]]"
    yield f"title = {_quoted(each.title)}"
    yield f"head = {_array(each.head)}"
    yield "rows = ["
    yield from (f"    {_array(row)}," for row in each.rows)
    yield "]"
    if each.notes:
        yield f"notes = {_array(each.notes)}"


def _array(cells: Sequence[str]) -> str:
    return f"[{', '.join(map(_quoted, cells))}]"


def _quoted(cell: str) -> str:
    """A cell without the signs of Markdown."""
    return json.dumps(re.sub(r"[*`]", "", cell), ensure_ascii=False)
