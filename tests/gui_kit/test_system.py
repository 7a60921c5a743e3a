"""The system is told without asking the network's library, which on Windows alone would be asked for a name."""

from __future__ import annotations

import platform
import sys
from types import SimpleNamespace
from typing import NoReturn

import pytest

from tarokgui.storage.system import system


def test_windows_is_told_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked() -> NoReturn:
        raise AssertionError("on Windows this asks for the machine's name")

    monkeypatch.setattr(platform, "uname", asked)
    monkeypatch.setattr(sys, "platform", "win32")
    version = SimpleNamespace(major=10, minor=0, build=19045)
    monkeypatch.setattr(sys, "getwindowsversion", lambda: version, raising=False)
    monkeypatch.setenv("PROCESSOR_ARCHITECTURE", "AMD64")
    assert system() == "Windows 10.0.19045 AMD64"


@pytest.mark.skipif(sys.platform == "win32", reason="told otherwise there")
def test_elsewhere_as_the_system_calls_itself() -> None:
    name, release, machine = system().split(maxsplit=2)
    assert (name, release, machine) == (platform.system(), platform.release(), platform.machine())
