"""A place of its own for the test: a data folder that vanishes, no screen, no loudspeaker, the world put back after."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

CHOSEN: Final[dict[str, str | None]] = {"SDL_VIDEODRIVER": None, "SDL_AUDIODRIVER": None, "TAROK_DATA": None}
"""The former choices of the person who started the program."""

QUIET: Final[Mapping[str, str]] = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "TAROK_SPEED": "0",
    "TAROK_WINDOW": "1024x640",
}


@contextmanager
def sandbox() -> Iterator[None]:
    """A place to run in: everything that is read, written, shown and heard meanwhile stays here."""
    before = dict(os.environ)
    CHOSEN.update({name: before.get(name) for name in CHOSEN})
    with tempfile.TemporaryDirectory(prefix="tarok-", ignore_cleanup_errors=True) as folder:
        os.environ.update(QUIET, TAROK_DATA=folder)
        os.environ.pop("TAROK_UI_TREE", None)
        try:
            yield
        finally:
            _put_back(before)


@contextmanager
def outside(*names: str) -> Iterator[None]:
    """Set these variables as the person had chosen them, for a look at the true screen, loudspeaker or folder."""
    inside = {name: os.environ.get(name) for name in names}
    _set({name: CHOSEN[name] for name in names})
    try:
        yield
    finally:
        _set(inside)


def _set(values: Mapping[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def _put_back(before: Mapping[str, str]) -> None:
    for name in set(os.environ) - set(before):
        del os.environ[name]
    os.environ.update(before)
