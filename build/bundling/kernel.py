"""The bots' kernel as machine code in the bundle, where a C compiler is there; else it stays plain Python."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import replace
from typing import Final

from .environment import Environment
from .source import Source

COMPILED: Final = "machine code"
PLAIN: Final = "plain Python"


def accelerate(source: Source, environment: Environment) -> str:
    """Compile the kernel in the copy and put it beside the installed one; return COMPILED or PLAIN, its form now."""
    log = source.folder.with_name("kernel.log")
    if sys.platform == "linux":
        # The compiler works in a folder of another name each time, and would write a sum of that into the file too.
        environment = replace(environment, variables={**environment.variables, "LDFLAGS": "-Wl,--build-id=none"})
    try:
        environment.run([source.folder / "build" / "accelerate.py"], cwd=source.folder, log=log)
    except (OSError, subprocess.CalledProcessError):
        print(f"the kernel stays plain Python, which plays the same and thinks longer; why: {log}", file=sys.stderr)
        return PLAIN
    laid = 0
    for ending in ("*.so", "*.pyd"):
        for built in (source.folder / "ai").rglob(ending):
            shutil.copy2(built, environment.packages / built.parent.relative_to(source.folder))
            laid += 1
        for built in source.folder.glob(ending):
            shutil.copy2(built, environment.packages)
    return COMPILED if laid else PLAIN
