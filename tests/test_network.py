"""No network, ever: not imported by our own code, not loaded by the running program, not asked for anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tarokgui.selftest import network, self_test
from tarokgui.selftest.part import CheckPart, PartReport
from tests.support.sources import Import, importers

ROOT: Final = Path(__file__).resolve().parents[1]
NETWORK: Final = (
    "socket", "ssl", "http", "urllib", "ftplib", "smtplib", "poplib", "imaplib", "xmlrpc", "asyncio", "socketserver",
    "select", "selectors", "webbrowser", "requests", "httpx", "aiohttp", "email", "logging.handlers", "_socket",
    "importlib.metadata", "multiprocessing.connection", "multiprocessing.managers",
)  # fmt: skip
"""Modules that open connections, or load such modules."""
LOADED: Final = ("socket", "_socket", "ssl", "_ssl", "http", "urllib.request", "asyncio")


def network_imports(root: Path) -> list[Import]:
    return importers(root, ("engine", "ai", "tarokgui"), NETWORK)


def test_nothing_is_imported() -> None:
    assert network_imports(ROOT) == []


@pytest.mark.parametrize("line", ["import socket", "from http import client", "from urllib.request import urlopen"])
def test_what_is_imported_would_be_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "tarokgui").mkdir()
    (tmp_path / "tarokgui" / "app.py").write_text(f"def f():\n    {line}\n")
    assert network_imports(tmp_path) != []


def test_nothing_is_loaded_or_asked_by_a_hand_in_the_window(tmp_path: Path) -> None:
    """The whole program with everything it shows, in a process of its own that hears all that is asked of sockets."""
    code = (
        "import sys\n"
        "heard = []\n"
        "sys.addaudithook(lambda event, told: event.startswith('socket.') and heard.append(event))\n"
        "from tarokgui.selftest import self_test\n"
        "from tarokgui.selftest.parts import PARTS\n"
        "parts = [part for part in PARTS if part.name in ('hand', 'scenes', 'licences')]\n"
        "assert len(parts) == 3\n"
        "status = self_test(parts=parts)\n"
        f"print(status, heard, [name for name in {LOADED} if name in sys.modules])\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONPATH": str(ROOT), "TAROK_DATA": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300)
    assert done.stdout.splitlines()[-1:] == ["0 [] []"], done.stdout + done.stderr


def test_the_self_test_would_hear_it(capsys: pytest.CaptureFixture[str]) -> None:
    def call_out() -> PartReport:
        import socket

        socket.socket().close()
        return PartReport("selftest.packages.together")

    parts = (CheckPart("hand", call_out), CheckPart("network", network.check_network))
    assert self_test(parts=parts) == 1
    assert "socket.__new__" in capsys.readouterr().out


def test_the_self_test_hears_nothing_where_nothing_is() -> None:
    assert self_test(parts=(CheckPart("network", network.check_network),)) == 0
