"""People who may sit at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .alojz import alojz
from .anton import anton
from .bust import Bust
from .eugen import eugen
from .franc import franc
from .gheorghe import gheorghe
from .gottlob import gottlob
from .ilinca import ilinca
from .jakob import jakob
from .joze import joze
from .leopold import leopold
from .luise import luise
from .micka import micka
from .neza import neza
from .ottmar import ottmar
from .rike import rike
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
    "gottlob": gottlob,
    "eugen": eugen,
    "luise": luise,
    "ottmar": ottmar,
    "jakob": jakob,
    "rike": rike,
    "you": you,
}
"""Every person by the name of the file."""
