"""The thread that makes pictures of cards while the window goes on. SDL's SVG renderer lets other threads run."""

from __future__ import annotations

import atexit
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from threading import Condition, Thread, current_thread, get_native_id
from time import monotonic
from typing import Final, Generic, TypeVar

Job = TypeVar("Job", bound=Hashable)
Made = TypeVar("Made")

_MOST_WANTED: Final = 300
"""Wishes from windows of a size long gone are forgotten beyond this."""
_PATIENCE: Final = 0.06
"""Seconds between two announcements while there is more to come: each costs the window a frame."""
_MODEST: Final = 10
_LINGER: Final = 2.0
"""Seconds after which a thread without work ends; the next wish starts another."""


class Rasteriser(Generic[Job, Made]):
    """Does jobs in the background: urgent ones, then wanted ones, then planned ones.

    The urgent and the planned are done in order, of the wanted the latest before the older. *make* runs in the thread
    and must touch nothing that the main thread draws on. *ready* is called in the thread when something wanted has been
    made; it may return False if that was not heard.
    """

    def __init__(self, make: Callable[[Job], Made], ready: Callable[[], bool]) -> None:
        self._make = make
        self._ready = ready
        self._lock = Condition()
        self._urgent: OrderedDict[Job, None] = OrderedDict()
        self._wanted: OrderedDict[Job, None] = OrderedDict()
        self._planned: deque[Job] = deque()
        self._made: deque[Made] = deque()
        self._thread: Thread | None = None
        self._busy = False
        self._closed = False
        self._told = False
        self._registered = False

    @property
    def idle(self) -> bool:
        """True if everything asked for has been made."""
        with self._lock:
            return not (self._urgent or self._wanted or self._planned or self._busy)

    def want(self, job: Job, *, urgent: bool = False) -> None:
        """Do *job* before everything else; one that is *urgent*, and small, before even that."""
        with self._lock:
            if urgent:
                self._urgent[job] = None
                self._start()
                return
            self._wanted[job] = None
            self._wanted.move_to_end(job)
            if len(self._wanted) > _MOST_WANTED:
                self._wanted.popitem(last=False)
            self._start()

    def plan(self, jobs: Iterable[Job]) -> None:
        """Do these when nothing is wanted, in this order, and none of those planned before."""
        with self._lock:
            self._planned = deque(jobs)
            if self._planned:
                self._start()

    def collect(self) -> Iterator[Made]:
        """The results since the last call; for the main thread."""
        self._told = False
        while self._made:
            yield self._made.popleft()

    def close(self) -> None:
        """Stop after the job in hand, and do nothing any more."""
        with self._lock:
            self._closed = True
            self._urgent.clear()
            self._wanted.clear()
            self._planned.clear()
            self._lock.notify_all()
            thread = self._thread
        atexit.unregister(self.close)
        if thread is not None and thread is not current_thread():
            thread.join()

    def _start(self) -> None:
        if self._closed:
            return
        if self._thread is None:
            # A daemon, so that it never keeps the program alive, but stopped in good order before pygame goes.
            self._thread = Thread(target=self._work, name="cards", daemon=True)
            if not self._registered:
                atexit.register(self.close)
                self._registered = True
            self._thread.start()
        self._lock.notify_all()

    def _work(self) -> None:
        if sys.platform == "linux":  # where it concerns this thread alone: the window goes first
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, get_native_id(), _MODEST)
        told_at = 0.0
        while (found := self._next()) is not None:
            job, wanted = found
            self._made.append(self._make(job))
            with self._lock:
                self._busy = False
                last = not (self._urgent or self._wanted)
            if wanted and not self._told and (last or monotonic() - told_at > _PATIENCE):
                self._told, told_at = True, monotonic()
                if not self._ready():
                    self._told = False

    def _next(self) -> tuple[Job, bool] | None:
        """The next job, with True if it was wanted rather than planned; None to end."""
        with self._lock:
            if not (self._urgent or self._wanted or self._planned or self._closed):
                self._lock.wait(_LINGER)
            if self._closed or not (self._urgent or self._wanted or self._planned):
                self._thread = None
                return None
            self._busy = True
            if self._urgent:
                return self._urgent.popitem(last=False)[0], True
            if self._wanted:
                return self._wanted.popitem()[0], True
            return self._planned.popleft(), False
