"""The machine and the chunks in which deals are played change nothing but the times."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from ai.arena import Contest, parts, play_chunk, read_bot, run
from ai.arena.workers import deaf
from tests.support.extras import full

CONTEST = Contest(read_bot("steady"), read_bot("random"), "run")
DEALS = 9


def without_times(contest: Contest, executor: Executor | None = None, chunk: int = 4) -> str:
    """The report as it would be written, but for the times."""
    report = dict(run(contest, DEALS, executor, chunk))
    assert report.pop("times")
    return json.dumps(report)


@pytest.fixture(scope="module")
def expected() -> str:
    return without_times(CONTEST, chunk=DEALS)


@pytest.mark.parametrize("chunk", [1, 2, 5, 100])
def test_chunks(chunk: int, expected: str) -> None:
    assert without_times(CONTEST, chunk=chunk) == expected


def test_threads(expected: str) -> None:
    with ThreadPoolExecutor(3) as executor:
        assert without_times(CONTEST, executor, 2) == expected


def test_processes(expected: str) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn"), initializer=deaf) as executor:
        assert without_times(CONTEST, executor, 3) == expected


def test_a_dask_cluster(expected: str) -> None:
    distributed = full("distributed")

    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        assert without_times(CONTEST, executor, 2) == expected


def test_another_seed_is_another_contest(expected: str) -> None:
    assert without_times(Contest(CONTEST.a, CONTEST.b, "other")) != expected


def test_more_deals_begin_alike() -> None:
    few, many = run(CONTEST, 3)["deals"], run(CONTEST, 6)["deals"]
    assert many[:3] == few


def test_what_is_sent_and_what_comes_back_can_be_pickled() -> None:
    contest = Contest(read_bot("steady:convention=off"), read_bot("random"), "p", "taper", (("regii", "4/2"),))
    assert pickle.loads(pickle.dumps(contest)) == contest
    played = play_chunk(contest, 2, 2)
    assert pickle.loads(pickle.dumps(played)) == played
    assert [deal.number for deal in played.deals] == [2, 3]


class Lazy(Executor):
    """An executor that begins a piece of work when its result is asked for the first time."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.given:
            future.set_result(fn(*args, **kwargs))
        self.given.append(future)
        return future


def test_who_breaks_off_takes_back_what_is_not_begun() -> None:
    executor = Lazy()
    chunks = parts(CONTEST, 6, executor, 2)
    assert len(next(chunks).deals) == 2
    assert [future.cancelled() for future in executor.given] == [False, False, False]
    chunks.close()
    assert [future.cancelled() for future in executor.given] == [False, True, True]


def test_no_deals_show_nothing() -> None:
    with pytest.raises(ValueError, match="no deal"):
        run(CONTEST, 0)
