"""Who may sit at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .anton import anton
from .bust import Bust
from .gheorghe import gheorghe
from .ilinca import ilinca
from .leopold import leopold
from .sidonia import sidonia
from .toader import toader
from .you import you

DRAWN: Final[dict[str, Callable[[], Bust]]] = {
    "ilinca": ilinca,
    "gheorghe": gheorghe,
    "toader": toader,
    "leopold": leopold,
    "sidonia": sidonia,
    "anton": anton,
    "you": you,
}
"""Every person by the name of the file."""
