"""No network, ever: our own code does not import it.

The running program neither loads nor asks for it: `tests/selftest/test_process.py` listens while it does all it can.
"""

from __future__ import annotations

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


def network_imports(root: Path) -> list[Import]:
    return importers(root, ("engine", "ai", "tarokgui"), NETWORK)


def test_nothing_is_imported() -> None:
    assert network_imports(ROOT) == []


@pytest.mark.parametrize("line", ["import socket", "from http import client", "from urllib.request import urlopen"])
def test_what_is_imported_would_be_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "tarokgui").mkdir()
    (tmp_path / "tarokgui" / "app.py").write_text(f"def f():\n    {line}\n")
    assert network_imports(tmp_path) != []


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
