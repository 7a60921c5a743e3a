"""Worker processes for the command line, which end at once when the user interrupts."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Executor):
    """A pool of processes that an interrupt ends at once."""

    def __init__(self, jobs: int) -> None:
        self._processes = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=deaf)
        self._jobs = jobs
        self._submitting = False
        self.leaving = False
        """True once the user has interrupted."""

    def start(self) -> None:
        """Start the processes now."""
        for _ in range(self._jobs):
            self._processes.submit(deaf)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker call it.

        Raises:
            KeyboardInterrupt: the user has interrupted.
        """
        self._submitting = True
        try:
            future = self._processes.submit(fn, *args, **kwargs)
        finally:
            self._submitting = False
        if self.leaving:
            self._end()
        return future

    def interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        """End the workers; the pool notices, and each waiting caller learns that it is broken.

        Raising from here would have pending work cancelled while the pool declares it broken, and the pool stumbles
        over that, as it does over work that is just being submitted.
        """
        self.leaving = True
        if not self._submitting:
            self._end(waiting=True)

    def _end(self, *, waiting: bool = False) -> None:
        present = multiprocessing.active_children()
        for worker in present:
            worker.terminate()
        if not (present and waiting):
            raise KeyboardInterrupt

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Release the processes."""
        self._processes.shutdown(wait, cancel_futures=cancel_futures)


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """That many processes as an executor; None for a single one, which is this. Only for the main thread.

    Raises:
        KeyboardInterrupt: the user has interrupted; the workers' unfinished work is lost.
        BrokenProcessPool: a worker has died.
    """
    if jobs == 1:
        yield None
        return
    with Workers(jobs) as executor:
        before = signal.getsignal(signal.SIGINT)
        try:
            with unheard():
                executor.start()
                signal.signal(signal.SIGINT, executor.interrupt)
            yield executor
        except BrokenProcessPool:
            if executor.leaving:
                raise KeyboardInterrupt from None
            raise
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def unheard() -> Iterator[None]:
    """Processes that are started in here do not hear Ctrl+C from their first moment on.

    An interrupt that comes meanwhile is delivered at the end, except on Windows, which cannot hold one back.
    """
    if sys.platform == "win32":
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
                signal.signal(signal.SIGINT, before)
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def deaf() -> None:
    """Leave Ctrl+C, which the terminal sends to every process, to the main one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
