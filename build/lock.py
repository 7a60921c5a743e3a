"""Make the locks again: ``pip install -e '.[lock]'``, then ``python build/lock.py [--upgrade]``.

Without ``--upgrade`` a version stays as long as pyproject.toml allows it. Look at the changes before you commit them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from bundling import locks

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = "3.11"
HEAD: Final = "# Made by build/lock.py from pyproject.toml.\n"
COMPILE: Final = ("pip", "compile", "-", "--quiet", "--generate-hashes", "--no-header", "--no-emit-index-url")
BINARY: Final = ("--only-binary", ":all:")


def wanted(extra: str) -> str:
    """The requirements of the program with that extra, and of its wheel: one requirement a line."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"][extra], *told["build-system"]["requires"]]
    return "".join(f"{line}\n" for line in lines)


def compile_lock(name: str, extra: str, options: list[str]) -> None:
    """Write one lock. Raises subprocess.CalledProcessError."""
    target = locks.file(ROOT, name)
    target.parent.mkdir(exist_ok=True)
    told = ["-o", str(target), "--python-version", PYTHON, *BINARY, *options]
    subprocess.run([sys.executable, "-m", "uv", *COMPILE, *told], input=wanted(extra), text=True, check=True, cwd=ROOT)
    target.write_text(HEAD + target.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    print(f"{len(locks.read(target)):4} packages  {target.relative_to(ROOT)}")


def main() -> None:
    """Make all of them."""
    parser = argparse.ArgumentParser(prog="lock.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that are allowed")
    more = ["--upgrade"] if parser.parse_args().upgrade else []
    for name, system in locks.SYSTEMS.items():
        compile_lock(name, "bundle", [*more, "--python-platform", system])
    compile_lock(locks.CHECK, "test", [*more, "--python-platform", locks.SYSTEMS["linux-x86_64"]])


if __name__ == "__main__":
    main()
