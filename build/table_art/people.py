"""Who may sit at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .alojz import alojz
from .anton import anton
from .bust import Bust
from .franc import franc
from .gheorghe import gheorghe
from .ilinca import ilinca
from .joze import joze
from .leopold import leopold
from .micka import micka
from .neza import neza
from .sidonia import sidonia
from .toader import toader
from .toncka import toncka
from .you import you

DRAWN: Final[dict[str, Callable[[], Bust]]] = {
    "ilinca": ilinca,
    "gheorghe": gheorghe,
    "toader": toader,
    "leopold": leopold,
    "sidonia": sidonia,
    "anton": anton,
    "joze": joze,
    "micka": micka,
    "franc": franc,
    "neza": neza,
    "alojz": alojz,
    "toncka": toncka,
    "you": you,
}
"""Every person by the name of the file."""
