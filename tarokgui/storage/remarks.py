"""Remarks about the saved game: a sentence for each thing that was looked up, in the order to be read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Remark:
    """The key of one sentence, and the names in it."""

    key: str
    names: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """The whole notice; there is at least one remark."""

    remarks: tuple[Remark, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its sentences."""
        return tuple(each.key for each in self.remarks)


def remark(key: str, **names: object) -> Remark:
    """A remark with its names."""
    return Remark(key, tuple(names.items()))


def notice(*remarks: Remark) -> Notice | None:
    """A notice of these, none twice; None if there are none."""
    return Notice(tuple(dict.fromkeys(remarks))) if remarks else None


def joined(*notices: Notice | None) -> Notice | None:
    """The remarks of all notices, one after the other."""
    return notice(*(each for some in notices if some is not None for each in some.remarks))


def kept_as(files: Iterable[Path]) -> tuple[Remark, ...]:
    """The sentence about files that were set aside, as far as they are there: a database by its own name alone."""
    there = [path.name for path in files if path.exists()]
    shown = [name for name in there if not any(name != other and name.startswith(other + "-") for other in there)]
    return (remark("save.aside", n=len(shown), files=", ".join(shown)),) if shown else ()
