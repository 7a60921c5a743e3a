"""The evening in progress, recovered from the two files of a folder in any state; and the notice about it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection

from tarokgui.storage import logbook
from tarokgui.storage.atomicfile import set_aside

from . import evenings, writes
from .backup import Backup
from .database import Database
from .databasefiles import set_database_aside
from .eveningdatabase import EveningDatabase
from .evenings import StoredEvening
from .findings import MARK_DAMAGED, MARK_MISSING, Findings
from .mark import NONE, EveningMark, read_mark
from .newest import better_is_copy
from .remarks import Notice, notice
from .salvage import copied, row_of, salvage, taken_along
from .saveerror import SaveError
from .side import DAMAGED, MISSING, OLDER, DatabaseSide
from .snapshot import StoredState
from .views import views


class Recovery:
    """One reading of both files. Afterwards *book* and *spare* have them open as far as they can be used."""

    def __init__(self, book: EveningDatabase, spare: Backup, mark: Path) -> None:
        self._book, self._spare, self._mark_file = book, spare, mark
        self._mark = read_mark(mark)
        self._of_book, self._of_copy = DatabaseSide(book.path, self._mark), DatabaseSide(spare.path)
        self._aside: list[Path] = []
        self._mended = True
        """False if the files are still as they were found."""
        self.refused: Path | None = None
        """The file that cannot be used and has to stay as it is."""

    def run(self) -> tuple[StoredEvening | None, Notice | None]:
        """The evening in progress, and the notice about it.

        Raises:
            SaveError: another program has the files, a newer one wrote them, or they cannot be read.
        """
        book, copy = self._of_book, self._of_copy
        try:
            for side, durable in ((book, True), (copy, False)):
                self.refused = side.path
                side.examine(durable=durable)
            self.refused = None
            self._book.database, self._spare.database = book.database, copy.database
            return self._taken_up()
        except SaveError:
            for side in (book, copy):
                if side.database is not None:
                    side.database.close()
            self._book.database = self._spare.database = None
            raise
        finally:
            book.close()
            copy.close()

    def _taken_up(self) -> tuple[StoredEvening | None, Notice | None]:
        book, copy = self._of_book, self._of_copy
        unmarked = self._unmarked()
        if other_mark := self._marks_another():
            self._mark = None
        spare = None if copy.found is not None and self._is_over(copy.found) else copy.found
        from_copy = spare is not None and better_is_copy(book.found, spare, own=self._is_own(spare))
        chosen = spare if from_copy else book.found
        foreign = spare is not None and not from_copy and spare.snapshot.key != _key(chosen)
        missing = self._mark is not None and self._mark.evenings > 0
        if not book.cause and book.database is None and (chosen is not None or missing):
            book.cause = MISSING
        lost = self._is_lost(chosen)
        known = self._known(foreign=foreign)
        if from_copy and not book.cause:
            book.cause = OLDER
        try:
            self._mend(chosen, from_copy=from_copy)
        except SaveError as trouble:
            self._mended = False
            logbook.warn("the saved game could not be mended yet", trouble)
        elsewhere = self._tidy(chosen, foreign=foreign)
        here = self._here() if self._mended else None
        told = Findings(
            book,
            copy,
            self._mark,
            unmarked,
            other_mark,
            chosen,
            from_copy,
            foreign,
            lost,
            elsewhere,
            known,
            here,
            self._aside,
        ).clauses()
        if told and self._mended:
            self._note(chosen)
        return chosen, notice(*told)

    def _is_own(self, spare: StoredEvening) -> bool:
        """True if the copy was made from this book, as far as both show."""
        book, copy, key = self._of_book, self._of_copy, spare.snapshot.key
        if book.found is not None:
            return book.found.snapshot.key in copy.keys
        marked = self._mark is not None and self._mark.key == key
        return bool(book.cause or not book.whole or marked or {key, *copy.keys} & {*book.whole})

    def _is_over(self, spare: StoredEvening) -> bool:
        """True if the book knows that the spare's evening is over."""
        if self._book.database is None:
            return False
        with suppress(SaveError), self._book.database.look() as connection:
            known = evenings.state_of(connection, spare.snapshot.key)
            return known is not None and known[0] is not StoredState.OPEN and known[1] >= spare.serial
        return False

    def _is_lost(self, chosen: StoredEvening | None) -> bool:
        """True if an evening was in progress of which nothing can be read."""
        book, copy, mark = self._of_book, self._of_copy, self._mark
        if mark is not None and mark.state is StoredState.OPEN and mark.key not in (*book.whole, _key(chosen)):
            return True
        left = copy.cause and (
            copy.cause != MISSING or mark is None
        )  # nothing but journals: perhaps of one that is over
        return chosen is None and bool(book.unread or (left and book.cause))

    def _known(self, *, foreign: bool) -> tuple[set[str], int] | None:
        """The keys of the known evenings, and the number of further ones; None if nothing shows it."""
        book, mark = self._of_book, self._mark
        named, copied = {*book.keys, *book.whole}, {*self._of_copy.keys}
        if mark is None:
            return (named | (set() if foreign else copied), 0) if book.listed or copied else None
        own = {mark.key} - {NONE}
        for keys in (named, copied):
            own |= keys if {mark.key, mark.first} & keys else set()
        return own, max(0, mark.evenings - len(own))

    def _unmarked(self) -> str:
        """The key of the sentence about a mark that is missing where one was written, or damaged; the latter is kept
        under another name. A kill may come between the first change of all and the first mark; the copy comes later."""
        book, copy = self._of_book, self._of_copy
        changed = sum({**book.whole, **copy.whole}.values()) > 1
        marked = changed or copy.database is not None or book.spoilt or copy.spoilt
        if self._mark is not None or not marked:
            return ""
        if not os.path.lexists(self._mark_file):
            return MARK_MISSING
        if (kept := set_aside(self._mark_file)) is not None:
            self._aside.append(kept)
        return MARK_DAMAGED

    def _marks_another(self) -> bool:
        """True if the mark is of another saved game than all that can be read."""
        book, mark = self._of_book, self._mark
        there = {*book.keys, *book.whole, *self._of_copy.keys}
        own = {NONE} if mark is None else {mark.key, mark.first}
        return bool(there) and own != {NONE} and not own & there

    # Mending -----------------------------------------------------------------------------------------------------

    def _mend(self, chosen: StoredEvening | None, *, from_copy: bool) -> None:
        """Have in the book all that can be read.

        Raises:
            SaveError: that cannot be done now. The next decision still writes the evening.
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

    def _fill(self, made: Connection, chosen: StoredEvening | None, source: Database | None) -> None:
        """Write all evenings that can be read, the one in progress last."""
        key = _key(chosen)
        for view in self._of_book.views:
            salvage(view, made, key)
        if chosen is None or source is None:
            writes.give_up(made)
            return
        whole = copied(source, made, key)
        if not whole or not chosen.whole:
            writes.write(made, None, chosen.snapshot, self._book.now())
        if not whole:  # it is damaged further back: the readable rows are pieced together
            writes.put_rows(made, key, [row_of(source, key, hand) for hand in range(chosen.snapshot.hand)])
            if source is self._spare.database:
                self._of_copy.cause = DAMAGED

    def _tidy(self, chosen: StoredEvening | None, *, foreign: bool) -> str:
        """Leave no copy that is none: it is set aside unless it is still wanted. The name of the file that has the
        evening that was in progress here last, if it cannot go on because the book is another's; else nothing."""
        copy, spare, mark = self._of_copy, self._spare, self._mark
        if foreign or (copy.cause and self._mended):
            spare.close()
            aside = set_database_aside(spare.path)
            if foreign and copy.found is not None and mark is not None and mark.key == _key(copy.found):
                return (aside[0] if aside else spare.path).name
            self._aside += aside
        elif chosen is None and self._mended:
            self._aside += spare.drop(self._book.database)
        return ""

    def _here(self) -> frozenset[str] | None:
        if self._book.database is None:
            return frozenset()
        with suppress(SaveError), self._book.database.look() as connection:
            return frozenset(evenings.serials(connection))
        return None

    def _note(self, chosen: StoredEvening | None) -> None:
        """Write the mark of the evening that goes on, so that each remark is made once."""
        count, first = 0, ""
        if self._book.database is not None:
            with suppress(SaveError), self._book.database.look() as connection:
                count, first = evenings.extent(connection)
        if chosen is None:
            EveningMark(NONE, 0, 0, 0, count, StoredState.GIVEN_UP, first=first or NONE).write(self._mark_file)
        else:
            snapshot = chosen.snapshot
            mark = EveningMark(snapshot.key, 0, snapshot.hand, len(snapshot.decisions), count, first=first or NONE)
            mark.write(self._mark_file)


def _key(found: StoredEvening | None) -> str:
    return "" if found is None else found.snapshot.key
