"""The folder of the saved game, as the program uses it: asked beside the window, however long the disk takes.

The title asks this module whether there is a save, so it imports nothing that the first frame would wait for.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from tarokgui.storage.atomicfile import set_aside
from tarokgui.storage.folders import data_folder

from .names import APART, BOOK, COPY, FORMER

if TYPE_CHECKING:
    from .lock import SaveLock
    from .mirroredstore import MirroredStore
    from .remarks import Notice
    from .snapshot import Snapshot
    from .writer import Writer, WriterAnswer

T = TypeVar("T")


PATIENCE: Final = 10.0
"""Seconds that the end of the program waits at most for the disk."""


class SaveFolder:
    """All evenings of one player. ``wake`` is called from another thread whenever an answer is there.

    Only one of them may be open in a folder, in this program or another. Close it.
    """

    def __init__(self, folder: Path | None = None, wake: Callable[[], object] | None = None) -> None:
        self.folder = folder if folder is not None else data_folder()
        self.notice: Notice | None = None
        """The notice about the files found there, until it is shown."""
        self.lock: SaveLock | None = None
        """The program's lock, to be taken again if the folder had to be made again."""
        self.elsewhere: Path | None = None
        """The other folder in which the evening in progress was saved at an end, if it was."""
        self._wake = wake

    @cached_property
    def _pair(self) -> MirroredStore:
        from datetime import UTC, datetime

        from .mirroredstore import MirroredStore

        def now() -> str:
            return datetime.now(UTC).isoformat(timespec="seconds")

        return MirroredStore(self.folder, now, lambda: self.lock.renew() if self.lock is not None else None)

    @cached_property
    def _writer(self) -> Writer:
        from .writer import Writer

        return Writer(self._wake)

    @property
    def file(self) -> Path:
        """The book with every evening."""
        return self._pair.file if "_pair" in self.__dict__ else self.folder / BOOK

    @property
    def serial(self) -> int:
        """The number of changes of the evening in progress that are written; asked without waiting."""
        return self._pair.serial_written if "_pair" in self.__dict__ else 0

    @property
    def unwritten(self) -> bool:
        """True if something could not be written yet; asked without waiting."""
        return "_pair" in self.__dict__ and self._pair.waiting is not None

    def exists(self) -> bool:
        """True if an evening seems to be in progress: a quick look at names. `ask` finds out for certain."""
        if any(os.path.lexists(self.folder / name) for name in (COPY, APART[COPY])):
            return True
        return not os.path.lexists(self.folder / BOOK) and any(os.path.lexists(self.folder / name) for name in FORMER)

    def settle(self) -> bool:
        """Wait until all that was asked is done, the copy too; False if the disk takes too long."""
        return "_writer" not in self.__dict__ or self._writer.ask(lambda: None).wait(PATIENCE)

    def ask(self, job: Callable[[MirroredStore], T]) -> WriterAnswer[T]:
        """Have *job* done with the files, after all jobs asked for before. The answer raises what *job* raises."""
        return self._writer.ask(lambda: job(self._pair), lambda: self._pair.copy())

    def keep(self, snapshot: Snapshot, rows: Sequence[str] = ()) -> WriterAnswer[None]:
        """Have the evening on disk as it is now, with the *rows* of hands that were finished before it came here: it
        is, once the answer is there and raises nothing."""
        return self._writer.ask(lambda: self._pair.write(snapshot, rows), lambda: self._pair.copy())

    def rows(self, key: str, first: int, count: int) -> Sequence[str | None]:
        """Rows of finished hands, from number *first* on; does not wait for the disk that a decision is written to."""
        return self._pair.rows(key, first, count)

    def hand(self, key: str, number: int) -> Snapshot | None:
        """A finished hand; as `rows` it waits for no decision that is being written."""
        return self._pair.hand(key, number)

    def give_up(self) -> WriterAnswer[None]:
        """Give up the evening in progress; saves that cannot be used are set aside, nothing is thrown away."""
        return self.ask(lambda pair: self._give_up(pair))

    def _give_up(self, pair: MirroredStore) -> None:
        from .legacy import read_former

        try:
            pair.give_up()
        finally:
            for name in FORMER:
                path = self.folder / name
                if os.path.lexists(path) and read_former(path) is None:
                    set_aside(path)

    def close(self, seconds: float = PATIENCE) -> bool:
        """Wait for the writer, at most so long, and free the folder for another program; False without an answer of the
        disk."""
        if "_writer" not in self.__dict__:
            return True
        writer = self._writer
        del self.__dict__["_writer"]
        writer.ask(lambda: self._pair.close())
        return writer.close(seconds)

    def __enter__(self) -> SaveFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
