"""All findings about the two files of a folder, and the clauses for them: each follows from a finding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .evenings import StoredEvening
from .mark import EveningMark
from .names import MARK
from .remarks import Remark, kept_as, remark
from .side import DAMAGED, OLDER, DatabaseSide

COPY_FOREIGN: Final = "save.copy-foreign"
JOURNAL_FOREIGN: Final = "save.journal-foreign"
COMPLETE: Final = "save.complete"
FROM_FILE: Final = "save.from-file"
FROM_COPY: Final = "save.from-copy"
BACK: Final = "save.back"
BACK_HAND: Final = "save.back-hand"
BACK_UNKNOWN: Final = "save.back-unknown"
EVENING_LOST: Final = "save.evening-lost"
EVENING_MISSING: Final = "save.evening-missing"
EVENING_OTHER: Final = "save.evening-other"
EVENING_ASIDE: Final = "save.evening-aside"
MARK_OTHER: Final = "save.mark-other"
MARK_MISSING: Final = "save.mark-missing"
MARK_DAMAGED: Final = "save.mark-damaged"
EARLIER_KEPT: Final = "save.earlier-kept"
EARLIER_GONE: Final = "save.earlier-gone"
EARLIER_UNKNOWN: Final = "save.earlier-unknown"


@dataclass(frozen=True, slots=True)
class Findings:
    """``book`` and ``copy`` as they were found, the ``mark`` beside them, and the evening that was ``chosen`` to go on,
    None if there is none; ``from_copy`` is True if the copy had it."""

    book: DatabaseSide
    copy: DatabaseSide
    mark: EveningMark | None
    unmarked: str
    """The key of a sentence if the mark is missing or damaged, so that nothing is known of how much is missing."""
    other_mark: bool
    """True if the mark is of another saved game than all that can be read; then it proves nothing."""
    chosen: StoredEvening | None
    from_copy: bool
    foreign: bool
    """True if the copy has another evening than the book, and was not made from it."""
    lost: bool
    """True if an evening was in progress that cannot go on."""
    elsewhere: str
    """The file that has that evening, if the book is another's; else nothing."""
    known: tuple[set[str], int] | None
    """The keys of the known evenings, and the number of further ones; None if nothing shows it."""
    here: frozenset[str] | None
    """The evenings that the book has now; None if it could not be mended yet."""
    aside: Sequence[Path]
    """Files that the mending has kept under other names, by those names."""

    @property
    def key(self) -> str:
        """The key of the evening that goes on; empty if none does."""
        return "" if self.chosen is None else self.chosen.snapshot.key

    def clauses(self) -> list[Remark]:
        """All remarks in the order to be read; none if all is as it should be."""
        causes = self._causes()
        return [*causes, *self._evening(damaged=bool(causes)), *self._earlier(), *kept_as(self._aside)]

    @property
    def _aside(self) -> Sequence[Path]:
        """All files that were kept under other names."""
        sides = [(*side.aside, *side.spoilt, *side.foreign, *side.short) for side in (self.book, self.copy)]
        return [*sides[0], *sides[1], *self.aside]

    def _causes(self) -> list[Remark]:
        """The remarks about the files."""
        told = [remark(side.cause, file=side.path.name) for side in (self.book, self.copy) if side.cause]
        for side in (self.book, self.copy):
            told += [remark(DAMAGED, file=_former_name(journal)) for journal in side.spoilt]
            told += [remark(JOURNAL_FOREIGN, file=_former_name(journal)) for journal in side.foreign]
        if self.foreign and not self.elsewhere:
            told.append(remark(COPY_FOREIGN, file=self.copy.path.name))
        return [*told, remark(self.unmarked, file=MARK)] if self.unmarked else told

    def _evening(self, *, damaged: bool) -> list[Remark]:
        """The remarks about the evening in progress."""
        other = [] if self.chosen is None else [remark(EVENING_OTHER)]
        if self.elsewhere:
            return [remark(EVENING_ASIDE, file=self.book.path.name, aside=self.elsewhere), *other]
        if self.lost:
            if self.book.cause and self.chosen is None:
                return [remark(EVENING_LOST)]
            return [remark(EVENING_MISSING, file=self.book.path.name), *other]
        if self.other_mark:
            file = (self.copy if self.from_copy else self.book).path.name
            told = [] if self.chosen is None else [remark(FROM_FILE, file=file)]
            return [remark(MARK_OTHER, file=file, mark=MARK), *told]
        if self.chosen is None:
            return []
        mark, chosen = self.mark, self.chosen
        if mark is None or mark.key != self.key:
            if not chosen.whole:
                return [remark(BACK_UNKNOWN)]
            # Of a file that is empty or missing the journal has it: the file itself does not.
            return [remark(FROM_COPY, file=self.copy.path.name)] if self.from_copy and not self.copy.cause else []
        if mark.serial <= chosen.serial and chosen.whole:
            return [remark(COMPLETE)] if damaged else []
        count = mark.since(chosen.snapshot, chosen.serial)
        told = [remark(BACK, n=count)] if count else []
        if mark.hand > chosen.snapshot.hand:
            told.append(remark(BACK_HAND, number=chosen.snapshot.hand + 1, last=mark.hand + 1))
        return told or [remark(BACK_UNKNOWN)]

    def _earlier(self) -> list[Remark]:
        """Remarks on the other evenings that are still there."""
        if self.here is None:
            return []
        others = len(self.here - {self.key})
        told = [remark(EARLIER_KEPT, n=others)] if others and self.book.cause not in ("", OLDER) else []
        if self.known is None:
            return [*told, remark(EARLIER_UNKNOWN)] if self.book.cause else told
        named, more = self.known
        last = {self.mark.key} if self.lost and self.mark is not None else set()
        gone = len(named - self.here - last - {self.key}) + more
        return [*told, remark(EARLIER_GONE, n=gone)] if gone > 0 else told


def _former_name(aside: Path) -> str:
    return aside.name.partition(".bad")[0]
