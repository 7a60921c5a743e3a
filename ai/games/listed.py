"""The families of games for which there are bots, a line each. Nothing else lists them."""

from ai.games.romanian.family import ROMANIAN as ROMANIAN
from ai.games.slovenian import SLOVENIAN as SLOVENIAN
from ai.games.tubingen import TUBINGEN as TUBINGEN
