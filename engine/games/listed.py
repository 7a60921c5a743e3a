"""The games, one per line, in the order in which they are offered. This is the only list of them."""
# ruff: noqa: I001

from engine.games.romanian.rules import ROMANIAN as ROMANIAN
from engine.games.romanian.taper import TAPER as TAPER
from engine.games.slovenian.rules import FOUR as FOUR
from engine.games.slovenian.five import FIVE as FIVE
from engine.games.slovenian.three import THREE as THREE
from engine.games.tubingen.rules import TUBINGEN as TUBINGEN
