"""Compile the bots' kernel with mypyc, in place: the same decisions, some thirty times as fast.

Compiled are `ai.kernel` and the package ``kernel`` of each game in `ai.games`, all as one.

    python build/accelerate.py            # needs a C compiler and mypy
    python build/accelerate.py --clean    # back to plain Python

Playing does not need it. Measuring thousands of hands does (`python -m ai.arena`). After a change in one of them run it
again: machine code that is older than the sources would hide the change.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
GROUP = "tarok_kernel"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def kernels(root: Path) -> list[Path]:
    """The folders of a source tree whose files are compiled."""
    return sorted([root / "ai" / "kernel", *(root / "ai" / "games").glob("*/kernel")])


def clean() -> int:
    """Remove the compiled files and return their number."""
    built = [path for folder in kernels(ROOT) for ending in ("*.so", "*.pyd") for path in folder.glob(ending)]
    built += ROOT.glob(f"{GROUP}__mypyc*")
    for path in built:
        path.unlink()
    return len(built)


def compile_kernel(level: str = "3") -> None:
    """Build the machine code and lay it beside the sources; ``level`` is the C compiler's, 0 … 3.

    Raises:
        subprocess.CalledProcessError: the compiler is missing or failed.
    """
    with TemporaryDirectory() as folder:
        # A place of its own: setuptools would else read the project's pyproject.toml, which is not for it.
        place = Path(folder)
        sources = []
        for kernel in kernels(ROOT):
            copy = place / kernel.relative_to(ROOT)
            shutil.copytree(kernel, copy, ignore=shutil.ignore_patterns("__pycache__"))
            found = sorted(path for path in copy.glob("*.py") if path.name != "__init__.py")
            sources += [path.relative_to(place).as_posix() for path in found]
            for above in copy.relative_to(place).parents:
                if above.name:
                    (place / above / "__init__.py").touch()
        options = f"group_name={GROUP!r}, opt_level={level!r}"
        (place / "setup.py").write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"setup(name='kernel', packages=[], ext_modules=mypycify({sources!r}, {options}))\n"
        )
        subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace"], cwd=place, check=True)
        for kernel in kernels(place):
            for built in kernel.glob(f"*{SUFFIX}"):
                shutil.copy(built, ROOT / kernel.relative_to(place))
        for built in place.glob(f"{GROUP}__mypyc*"):
            shutil.copy(built, ROOT)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clean", action="store_true", help="remove the machine code")
    parser.add_argument("--level", choices=tuple("0123"), default="3", help="how hard the C compiler tries (3)")
    wanted = parser.parse_args()
    print(f"{clean()} compiled files removed")
    if not wanted.clean:
        compile_kernel(wanted.level)
        print("the kernel is compiled")
