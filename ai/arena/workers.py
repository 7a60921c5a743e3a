"""Worker processes for the command line, which end at once when the user breaks off."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """That many processes as an executor; None for a single one, which is this. Only for the main thread.

    Raises:
        KeyboardInterrupt: the user has broken off; what the workers had in their hands is lost.
        BrokenProcessPool: a worker has died.
    """
    if jobs == 1:
        yield None
        return
    leaving = False

    def send_home(_signal: int, _frame: FrameType | None) -> None:
        """End the workers; the pool notices, and whoever waits for a result hears that it is broken.

        Raising from here would have pending work cancelled while the pool declares it broken, over which it stumbles.
        """
        nonlocal leaving
        leaving = True
        present = multiprocessing.active_children()
        for worker in present:
            worker.terminate()
        if not present:
            raise KeyboardInterrupt

    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=deaf) as executor:
        before = signal.getsignal(signal.SIGINT)
        try:
            with unheard():
                for _ in range(jobs):
                    executor.submit(deaf)
                signal.signal(signal.SIGINT, send_home)
            yield executor
        except BrokenProcessPool:
            if leaving:
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
    """A worker leaves Ctrl+C, which the terminal sends to every process, to the one that speaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
