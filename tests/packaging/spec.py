"""Run build/tarok.spec as PyInstaller would on another system, and note its requests to PyInstaller."""

from __future__ import annotations

import platform
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

BUILD = Path(__file__).parents[2] / "build"
SPEC = BUILD / "tarok.spec"


def build_on_path() -> None:
    """Let ``bundling`` be imported, as ``build/bundle.py`` does."""
    if str(BUILD) not in sys.path:
        sys.path.append(str(BUILD))


def run_spec(
    monkeypatch: pytest.MonkeyPatch, system: str, options: Sequence[str] = (), machine: str = "x86_64"
) -> dict[str, list[dict[str, Any]]]:
    """The calls of Analysis, EXE, COLLECT and BUNDLE by name, with their named arguments; ``args`` are the others."""
    hooks = ModuleType("PyInstaller.utils.hooks")
    vars(hooks).update(
        collect_data_files=lambda *_, **__: [],
        collect_submodules=lambda *_, **__: [],
        copy_metadata=lambda name: _not_installed(name),
    )
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "argv", [str(SPEC), *options])
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(sys, "platform", system)
    calls: dict[str, list[dict[str, Any]]] = defaultdict(list)

    def note(name: str) -> Any:
        def call(*args: object, **named: object) -> SimpleNamespace:
            calls[name].append({**named, "args": args})
            return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[], name=named.get("name"))

        return call

    named = {name: note(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), {**named, "SPECPATH": str(BUILD)})
    return dict(calls)


def _not_installed(name: str) -> list[tuple[str, str]]:
    raise LookupError(name)
