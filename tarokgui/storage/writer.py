"""One thread that reads and writes the saved game beside the window, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread, current_thread
from typing import Generic, TypeVar

from tarokgui.storage import logbook

T = TypeVar("T")


class WriterAnswer(Generic[T]):
    """The answer of a job, once it is done."""

    def __init__(self) -> None:
        self._done = Event()
        self._value: T | None = None
        self._error: Exception | None = None

    @property
    def ready(self) -> bool:
        """True if it is there."""
        return self._done.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is there, but no longer than *seconds*; true if it is."""
        return self._done.wait(seconds)

    def get(self) -> T:
        """The answer, waited for.

        Raises:
            Exception: the error of the job.
        """
        self._done.wait()
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[return-value]  # it is a T once it is done

    def give(self, job: Callable[[], T]) -> None:
        """Do the job and have its answer."""
        try:
            self._value = job()
        except Exception as error:  # it is raised again where the answer is asked for
            self._error = error
        self._done.set()


class Writer:
    """A thread that does jobs in the order in which they come. ``wake`` is called from it after each."""

    def __init__(self, wake: Callable[[], object] | None = None) -> None:
        self._wake = wake
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, job: Callable[[], T], after: Callable[[], None] | None = None) -> WriterAnswer[T]:
        """Have *job* done, then *after*, which is not waited for."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="saves", daemon=True)
            self._thread.start()
        answer: WriterAnswer[T] = WriterAnswer()

        def work() -> None:
            answer.give(job)
            if self._wake is not None:
                self._wake()
            if after is not None:
                after()

        self._jobs.put(work)
        return answer

    def close(self, seconds: float | None = None) -> bool:
        """End the thread once everything that was asked for is done; False if that takes longer than *seconds*."""
        thread, self._thread = self._thread, None
        if thread is None or thread is current_thread():
            return True
        self._jobs.put(None)
        thread.join(seconds)
        return not thread.is_alive()

    def _work(self) -> None:
        while (work := self._jobs.get()) is not None:
            try:
                work()
            except Exception as error:  # its answer is not waited for
                logbook.warn("a fault beside the window", error)
