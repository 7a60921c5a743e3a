"""The evening in progress out of what the two files of a folder hold, whatever has become of them; and what to tell."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from tarokgui.storage import logbook

from . import changes, evenings
from .book import Book, copied, row_of, salvage, taken_along
from .changes import Written
from .choosing import better_is_copy
from .database import Database
from .databasefiles import set_database_aside
from .evenings import Found
from .mark import Mark, read_mark
from .remarks import Notice, Remark, kept_as, notice, remark
from .side import DAMAGED, MISSING, OLDER, Side
from .snapshot import State
from .spare import Spare
from .trouble import Trouble
from .views import views

COPY_FOREIGN: Final = "save.copy-foreign"
JOURNAL_FOREIGN: Final = "save.journal-foreign"
COMPLETE: Final = "save.complete"
FROM_COPY: Final = "save.from-copy"
BACK: Final = "save.back"
BACK_HAND: Final = "save.back-hand"
BACK_UNKNOWN: Final = "save.back-unknown"
EVENING_LOST: Final = "save.evening-lost"
EVENING_BEFORE: Final = "save.evening-before"
EARLIER_KEPT: Final = "save.earlier-kept"
EARLIER_GONE: Final = "save.earlier-gone"
EARLIER_UNKNOWN: Final = "save.earlier-unknown"


class Recovery:
    """One reading of both files. Afterwards *book* and *spare* have them open as far as they can be used."""

    def __init__(self, book: Book, spare: Spare, mark: Path) -> None:
        self._book, self._spare, self._mark_file = book, spare, mark
        self._mark = read_mark(mark)
        self._of_book, self._of_copy = Side(book.path), Side(spare.path)
        self._aside: list[Path] = []
        self._mended = True
        """False if the files are still as they were found."""
        self.refused: Path | None = None
        """The file that cannot be used and has to stay as it is."""

    def run(self) -> tuple[Found | None, Notice | None]:
        """The evening in progress, and what there is to tell.

        Raises:
            Trouble: another program has the files, a newer one wrote them, or they cannot be read.
        """
        book, copy = self._of_book, self._of_copy
        try:
            for side, durable in ((book, True), (copy, False)):
                self.refused = side.path
                side.open(durable=durable)
            self.refused = None
            self._book.database, self._spare.database = book.database, copy.database
            return self._taken_up()
        except Trouble:
            for side in (book, copy):
                if side.database is not None:
                    side.database.close()
            self._book.database = self._spare.database = None
            raise
        finally:
            book.close()
            copy.close()

    def _taken_up(self) -> tuple[Found | None, Notice | None]:
        book, copy = self._of_book, self._of_copy
        spare = None if copy.found is not None and self._is_over(copy.found) else copy.found
        own = book.found is None or book.found.snapshot.key in copy.keys
        from_copy = better_is_copy(book.found, spare, own=own)
        chosen = spare if from_copy else book.found
        foreign = spare is not None and not from_copy and spare.snapshot.key != _key(chosen)
        if foreign:
            copy.keys = ()
        missing = self._mark is not None and self._mark.evenings > 0
        if not book.cause and book.database is None and (chosen is not None or missing):
            book.cause = MISSING
        lost = self._is_lost(chosen)
        known = self._known()
        if from_copy and not book.cause:
            book.cause = OLDER
        try:
            self._mend(chosen, from_copy=from_copy)
        except Trouble as trouble:
            self._mended = False
            logbook.warn("the saved game could not be mended yet", trouble)
        self._tidy(chosen, foreign=foreign)
        told = [
            *self._causes(from_copy=from_copy, foreign=foreign, lost=lost),
            *self._evening(chosen, from_copy=from_copy, lost=lost),
            *self._earlier(chosen, known, lost=lost),
            *kept_as([*book.aside, *copy.aside, *book.foreign, *copy.foreign, *self._aside]),
        ]
        if told and self._mended:
            self._note(chosen)
        return chosen, notice(*told)

    def _is_over(self, spare: Found) -> bool:
        """True if the book knows that the spare's evening is over."""
        if self._book.database is None:
            return False
        with suppress(Trouble), self._book.database.look() as connection:
            known = evenings.state_of(connection, spare.snapshot.key)
            return known is not None and known[0] is not State.OPEN and known[1] >= spare.serial
        return False

    def _is_lost(self, chosen: Found | None) -> bool:
        """True if an evening was in progress of which nothing can be read."""
        book, copy, mark = self._of_book, self._of_copy, self._mark
        if mark is not None and mark.state is State.OPEN and mark.key not in (*book.whole, _key(chosen)):
            return True
        return chosen is None and bool(book.unread or (copy.cause and copy.cause != MISSING and book.cause))

    def _known(self) -> int | None:
        """How many evenings there were in the book; None if nothing tells."""
        named = {*self._of_book.keys, *self._of_copy.keys, *self._of_book.whole}
        if self._mark is not None:
            return max(len(named), self._mark.evenings)
        return len(named) if self._of_book.listed or self._of_copy.keys else None

    # Mending -----------------------------------------------------------------------------------------------------

    def _mend(self, chosen: Found | None, *, from_copy: bool) -> None:
        """Have in the book all that can be read.

        Raises:
            Trouble: that cannot be done now. The next decision writes the evening all the same.
        """
        book, side = self._book, self._of_book
        if side.cause == OLDER and chosen is not None:
            assert book.database is not None
            assert self._of_copy.source is not None
            if taken_along(self._of_copy.source, book.database, chosen.snapshot.key):
                return
            side.cause = DAMAGED  # it was merely older as far as it was read, and is damaged elsewhere
            book.database.close()
            book.database = None
            side.views = [view for view, _ in views(side.path)]
        if not side.cause:
            return
        if chosen is None and not side.whole and side.cause == MISSING:
            self._aside += set_database_aside(side.path)
            return
        source = self._of_copy.source if from_copy else side.source
        self._aside += book.make_again(lambda made: self._fill(made, chosen, source))

    def _fill(self, made: Connection, chosen: Found | None, source: Database | None) -> None:
        """Write all evenings that can be read, the one in progress last."""
        key = _key(chosen)
        for view in self._of_book.views:
            salvage(view, made, key)
        if chosen is None or source is None:
            changes.give_up(made)
            return
        whole = copied(source, made, key)
        if not whole or not chosen.whole:
            changes.write(made, None, chosen.snapshot, self._book.now())
        if not whole:  # it is damaged further back: what can be read of the rows is pieced together
            changes.put_rows(made, key, [row_of(source, key, hand) for hand in range(chosen.snapshot.hand)])
            if source is self._spare.database:
                self._of_copy.cause = DAMAGED

    def _tidy(self, chosen: Found | None, *, foreign: bool) -> None:
        """Leave no copy that is none: it is set aside unless it is still wanted."""
        copy, spare = self._of_copy, self._spare
        if foreign or (copy.cause and self._mended):
            spare.close()
            self._aside += set_database_aside(spare.path)
        elif chosen is None and self._mended:
            spare.drop()

    # Telling -----------------------------------------------------------------------------------------------------

    def _causes(self, *, from_copy: bool, foreign: bool, lost: bool) -> list[Remark]:
        """What was found of the files."""
        book, copy = self._of_book, self._of_copy
        told = [remark(book.cause, file=book.path.name)] if book.cause else []
        if copy.cause and (book.cause or from_copy or lost):
            told.append(remark(copy.cause, file=copy.path.name))
        journals = [file.name.partition(".bad")[0] for side in (book, copy) for file in side.foreign]
        told += [remark(JOURNAL_FOREIGN, file=name) for name in journals]
        if foreign:
            told.append(remark(COPY_FOREIGN, file=copy.path.name))
        return told

    def _evening(self, chosen: Found | None, *, from_copy: bool, lost: bool) -> list[Remark]:
        """How the evening in progress goes on."""
        if lost:
            return [remark(EVENING_LOST if chosen is None else EVENING_BEFORE)]
        if chosen is None:
            return []
        mark, hand, count = self._mark, chosen.snapshot.hand, len(chosen.snapshot.decisions)
        if mark is None or mark.key != chosen.snapshot.key:
            if not chosen.whole:
                return [remark(BACK_UNKNOWN)]
            return [remark(FROM_COPY, file=self._spare.path.name)] if from_copy else []
        if mark.serial <= chosen.serial and chosen.whole:
            return [remark(COMPLETE)] if self._of_book.cause else []
        if mark.hand == hand and mark.decisions > count:
            return [remark(BACK, n=mark.decisions - count)]
        if mark.hand > hand:
            return [remark(BACK_HAND, number=hand + 1, last=mark.hand + 1)]
        return [remark(BACK_UNKNOWN)]

    def _earlier(self, chosen: Found | None, known: int | None, *, lost: bool) -> list[Remark]:
        """Which of the other evenings are still there."""
        if self._book.database is None:
            return [remark(EARLIER_GONE, n=known - lost)] if self._mended and known and known > lost else []
        with suppress(Trouble), self._book.database.look() as connection:
            here = set(evenings.serials(connection))
            others = len(here - {_key(chosen)})
            told = [remark(EARLIER_KEPT, n=others)] if others and self._of_book.cause not in ("", OLDER) else []
            if known is None:
                return [*told, remark(EARLIER_UNKNOWN)] if self._of_book.cause else told
            gone = known - others - (chosen is not None) - lost
            return [*told, remark(EARLIER_GONE, n=gone)] if gone > 0 else told
        return []

    def _note(self, chosen: Found | None) -> None:
        """What was told is told once."""
        count = 0
        if self._book.database is not None:
            with suppress(Trouble), self._book.database.look() as connection:
                count = len(evenings.keys(connection))
        if chosen is None:
            Mark("-", 0, 0, 0, count, State.GIVEN_UP).write(self._mark_file)
        else:
            snapshot = chosen.snapshot
            Mark(snapshot.key, 0, snapshot.hand, len(snapshot.decisions), count).write(self._mark_file)


def _key(found: Found | None) -> str:
    return "" if found is None else found.snapshot.key


def standing_at(chosen: Found, database: Database | None, folder: Path) -> Written | None:
    """What a file of the folder has if it stands at *chosen*; None if it does not, or cannot be written."""
    if database is None or database.path.parent != folder:
        return None
    with suppress(Trouble), database.look() as connection:
        now = evenings.last_open(connection)
        if now is not None and now.whole and now.snapshot == chosen.snapshot:
            id = evenings.id_of(connection, now.snapshot.key)
            return Written(now.snapshot, now.snapshot.links(), now.serial, id)
    return None
