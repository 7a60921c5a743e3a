"""Things that take long to make, as moments that have to be played up to: one process of a run makes them for all."""

from __future__ import annotations

import os
import pickle
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

Made = TypeVar("Made", bound=Callable[..., Any])


def once(make: Made) -> Made:
    """Remember the results of the function for all processes of one run of the tests.

    Its arguments have plain names, and its results can be pickled. Do not change its results.
    """

    @cache
    def remembered(*args: Any) -> Any:
        folder = _folder()
        if folder is None:
            return make(*args)
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{make.__module__} {make.__name__} {args!r}")
        file = folder / name[:200]
        if not file.exists():
            made = make(*args)
            part = file.with_suffix(f".{os.getpid()}")
            part.write_bytes(pickle.dumps(made))
            part.replace(file)
        return pickle.loads(file.read_bytes())  # what this very run has written

    return cast("Made", remembered)


def _folder() -> Path | None:
    """The folder that the processes of this run share; None if there is only one."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if run is None:
        return None
    folder = Path(tempfile.gettempdir()) / f"tarok-once-{run}"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder
