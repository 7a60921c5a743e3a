"""The number of processes the tests run in, and proof that bare pytest is enough for the rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.conftest import LONG, MOST_PROCESSES, pytest_cmdline_main, pytest_collection_modifyitems

ROOT = Path(__file__).parents[1]


def asked(
    monkeypatch: pytest.MonkeyPatch,
    options: dict[str, object] | None = None,
    *,
    xdist: bool = True,
    worker: bool = False,
) -> Any:
    """The command line's options after the hook."""
    if worker:
        monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    else:
        monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    option = SimpleNamespace(**({"numprocesses": None, "dist": "no", "tx": [], "maxprocesses": None} | (options or {})))
    plugins = SimpleNamespace(hasplugin=lambda name: xdist and name == "xdist")
    pytest_cmdline_main(cast(pytest.Config, SimpleNamespace(option=option, pluginmanager=plugins)))
    return option


@pytest.mark.parametrize(("processors", "processes"), [(None, 2), (1, 2), (2, 3), (3, 4), (16, MOST_PROCESSES)])
def test_a_process_for_each_processor_and_one_for_tests_that_wait(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, processes: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    option = asked(monkeypatch)
    assert (option.numprocesses, option.dist) == (processes, "loadgroup")


def test_the_most_processes_may_be_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 16)
    assert asked(monkeypatch, {"maxprocesses": 3}).numprocesses == 3


@pytest.mark.parametrize("options", [{"numprocesses": 0}, {"dist": "loadfile"}, {"tx": ["popen"]}])
def test_the_command_line_decides(monkeypatch: pytest.MonkeyPatch, options: dict[str, object]) -> None:
    option = asked(monkeypatch, options)
    assert {name: getattr(option, name) for name in options} == options
    assert option.numprocesses == options.get("numprocesses")


def test_groups_share_a_process_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    option = asked(monkeypatch, {"numprocesses": 8})
    assert (option.numprocesses, option.dist, option.maxprocesses) == (8, "loadgroup", None)


class Item:
    """A test before it runs, with the group that it is given."""

    def __init__(self, nodeid: str, group: str = "") -> None:
        self.nodeid, self.group = nodeid, group

    def get_closest_marker(self, name: str) -> str | None:
        return self.group or None

    def add_marker(self, mark: Any) -> None:
        self.group = mark.args[0]


def test_a_file_shares_a_process_and_the_window_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["tests/a.py::one", "tests/b.py::one", "tests/b.py::two", *(f"{file}::one" for file in reversed(LONG))]
    items = [*map(Item, names), Item("tests/e2e/c.py::one", "window")]
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    pytest_collection_modifyitems(cast(list[pytest.Item], items))
    assert [(item.nodeid, item.group) for item in items] == [
        ("tests/e2e/c.py::one", "window"),
        *((f"{file}::one", file) for file in LONG),
        ("tests/b.py::one", "tests/b.py"),
        ("tests/b.py::two", "tests/b.py"),
        ("tests/a.py::one", "tests/a.py"),
    ]


@pytest.mark.parametrize("file", LONG)
def test_files_that_take_long_are_there(file: str) -> None:
    assert (ROOT / file).is_file()


def test_one_process_keeps_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    items = [Item("tests/a.py::one"), Item("tests/e2e/c.py::one", "window")]
    pytest_collection_modifyitems(cast(list[pytest.Item], items))
    assert [(item.nodeid, item.group) for item in items] == [("tests/a.py::one", ""), ("tests/e2e/c.py::one", "window")]


@pytest.mark.parametrize("where", [{"xdist": False}, {"worker": True}])
def test_nothing_is_asked_for_without_the_plugin_or_in_one_of_its_processes(
    monkeypatch: pytest.MonkeyPatch, where: dict[str, bool]
) -> None:
    option = asked(monkeypatch, xdist=where.get("xdist", True), worker=where.get("worker", False))
    assert (option.numprocesses, option.dist, option.maxprocesses) == (None, "no", None)


def test_bare_pytest_runs_a_test_of_the_rules() -> None:
    bare = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *bare, "tests/engine/test_seats.py"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert " passed" in run.stdout
