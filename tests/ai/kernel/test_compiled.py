"""The compiled kernel is the plain one, only faster: the same searches come to the same values."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
PLAIN = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def compiler() -> str | None:
    """The C compiler that would be called; None without one."""
    if sys.platform == "win32":
        return shutil.which("cl")
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])


MISSING = [name for name in ("mypyc", "setuptools", "mypy_extensions") if find_spec(name) is None]


def tree(folder: Path) -> Path:
    """A copy of the sources that the kernel and its bridges need, without machine code."""
    for part in ("ai", "engine"):
        shutil.copytree(ROOT / part, folder / part, ignore=PLAIN)
    (folder / "build").mkdir()
    shutil.copy(ROOT / "build" / "accelerate.py", folder / "build")
    return folder


def searches(folder: Path) -> dict[str, Any]:
    """The results of the searches with the kernel of that tree."""
    script = Path(__file__).with_name("searches.py")
    done = subprocess.run([sys.executable, script, folder], check=True, cwd=folder, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(compiler() is None, reason="no C compiler")
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
@pytest.mark.skipif(not Path(sysconfig.get_path("include"), "Python.h").exists(), reason="no Python.h")
def test_compiled_and_plain_kernel_find_the_same_values(tmp_path: Path) -> None:
    folder = tree(tmp_path)
    plain = searches(folder)
    done = subprocess.run(
        [sys.executable, folder / "build" / "accelerate.py", "--level", "0"],  # sooner done, the same numbers
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    fast = searches(folder)
    assert (plain["compiled"], fast["compiled"]) == (False, True)
    assert len(plain["rows"]) == len(fast["rows"]) > 150
    for one, other in zip(plain["rows"], fast["rows"], strict=True):
        assert other == pytest.approx(one, rel=1e-9)  # a compiler may round a sum of floats otherwise
    assert len({tuple(row) for row in plain["rows"]}) > 100
