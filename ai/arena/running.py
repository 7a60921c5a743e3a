"""Playing a contest, here or on any executor, in chunks that come back in the order of the deals."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from concurrent.futures import BrokenExecutor, Executor

from .chunks import ChunkResult, DealResult, Doings, play_chunk
from .contest import Contest
from .report import Report, report

CHUNK = 10
"""The default number of deals sent to a worker at a time."""


def parts(
    contest: Contest, deals: int, executor: Executor | None = None, chunk: int = CHUNK
) -> Generator[ChunkResult, None, None]:
    """The chunks of the contest one after the other, in the order of the deals; without an executor played here.

    Closing the generator takes back the work that the executor has not begun. The executor stays open.

    Raises:
        ArenaFault: a bot broke the rules.
    """
    pieces = [(first, min(chunk, deals - first)) for first in range(0, deals, chunk)]
    if executor is None:
        for first, count in pieces:
            yield play_chunk(contest, first, count)
        return
    waiting = [executor.submit(play_chunk, contest, first, count) for first, count in pieces]
    try:
        for future in waiting:
            yield future.result()
    except BrokenExecutor:  # it takes everything back itself, and stumbles over work taken back by others
        raise
    except BaseException:
        for future in waiting:
            future.cancel()
        raise


def gathered(chunks: Iterable[ChunkResult]) -> ChunkResult:
    """All chunks as one."""
    deals: list[DealResult] = []
    a, b = Doings(), Doings()
    for part in chunks:
        deals += part.deals
        a.add(part.a)
        b.add(part.b)
    return ChunkResult(tuple(deals), a, b)


def run(contest: Contest, deals: int, executor: Executor | None = None, chunk: int = CHUNK) -> Report:
    """Play the contest and return its report.

    ``executor`` is anything with the ``submit`` of ``concurrent.futures``: a process pool, a cluster's. Except for the
    times the report is the same on every machine and in chunks of any size.

    Raises:
        ValueError: there are no deals to play.
        ArenaFault: a bot broke the rules.
    """
    return report(contest, gathered(parts(contest, deals, executor, chunk)))
