"""The common ground of all tests: Hypothesis profiles, test processes, language and log.

Hypothesis tries few examples, always the same, by default; many with ``HYPOTHESIS_PROFILE=ci``.
"""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import tempfile
from collections import Counter
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Here, before anybody imports them: tests of many folders sit down with these.
pytest.register_assert_rewrite("tests.gui.sitting", "tests.gui.pressing")

MOST_PROCESSES = 4
MEMORY = Path("/dev/shm")
ROOM = 2_000_000_000
LONG = (
    "tests/ai/test_honesty.py",
    "tests/screens/test_screens.py",
    "tests/ai/kernel/test_compiled.py",
    "tests/hostile/test_spoilt_saves.py",
    "tests/ai/test_roles.py",
    "tests/ai/test_proofs.py",
    "tests/gui/test_secrecy.py",
    "tests/gui/test_settlement.py",
    "tests/gui/test_fitting.py",
    "tests/gui/test_hands.py",
    "tests/gui/test_plates.py",
    "tests/gui/test_surround.py",
    "tests/gui/test_hint_sheet.py",
    "tests/speech/test_every_screen.py",
    "tests/gui/test_settlement_large.py",
    "tests/gui/test_pointing.py",
    "tests/screens/test_tooltips.py",
    "tests/gui/test_loop.py",
    "tests/hostile/test_kills.py",
)
"""Files of few tests that take long (`benchmarks/suite.py`): they do not begin when the others are done."""


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """A process for each processor, and one for the tests that wait for a window, where pytest-xdist is there and the
    command line does not say how many.

    Tests of one group share a process. This is not in ``addopts``, so that bare pytest works without the plugin.
    """
    if not config.pluginmanager.hasplugin("xdist") or "PYTEST_XDIST_WORKER" in os.environ:
        return
    option = config.option
    if option.numprocesses is None and option.dist == "no" and not option.tx:
        most = option.maxprocesses or MOST_PROCESSES
        option.numprocesses = min(most, (os.cpu_count() or 1) + 1)
    if option.numprocesses and option.dist == "no":
        option.dist = "loadgroup"
        option.loadscopereorder = False  # they come in the order below


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share a process, and everything it has painted, opened and thought out.

    Groups that are told, as the one that drives the real window, come first, for it waits most of the time; then the
    files that take long, then those with most tests.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return
    tests = Counter(_file(item) for item in items)

    def place(item: pytest.Item) -> tuple[bool, bool, int]:
        file = _file(item)
        long = file in LONG
        return item.get_closest_marker("xdist_group") is None, not long, LONG.index(file) if long else -tests[file]

    items.sort(key=place)
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(_file(item)))


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: Python's collector need not look at them again and again."""
    _lay_by()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Saves of each test lie in a folder of their own, if it names none: nobody finds one open that another left."""
    os.environ["XDG_DATA_HOME"] = str(HOME / str(next(NUMBERS)))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Keep all that is there after a file: fonts, cards, catalogues, thoughts. Sittings are collected often."""
    if nextitem is None or nextitem.path != item.path:
        _lay_by()


def _lay_by() -> None:
    """Have the collector look at nothing any more that is alive now."""
    gc.collect()
    gc.freeze()


def _write_into_memory() -> None:
    """The tests write into memory where there is room and programs can run, unless ``TMPDIR`` says otherwise: they save
    thousands of times, and each time wait for the disk."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return
    if os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        return
    folder = tempfile.mkdtemp(prefix="tarok.", dir=MEMORY)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ["TMPDIR"] = tempfile.tempdir = folder


SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

gc.set_threshold(20_000, 50, 100)  # Python's 700 look a hundred times a second at a test's newest objects
settings.register_profile(
    "dev", max_examples=60, derandomize=True, deadline=None, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("ci", max_examples=500, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE)
_write_into_memory()
os.environ["TAROK_LANG"] = "en"  # tests read English, whatever the system speaks
HOME = Path(tempfile.mkdtemp(prefix="tarok-tests-"))
NUMBERS = count()
for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):  # no test finds or writes the player's own files
    os.environ[name] = str(HOME / name)
os.environ.pop("TAROK_DATA", None)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the programs of a user are compiled once, not at each of many starts
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
