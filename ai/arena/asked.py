"""The options of the command line."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import NoReturn

from engine import GAMES, RecordError

from .bots import Bot, read_bot
from .contest import Contest, HouseOptions
from .designs import DESIGNS, SIDES
from .ladder import SEED


class ArenaComplaint(Exception):
    """An impossible request; one sentence."""


class Parser(ArgumentParser):
    """A parser whose complaints fit on one line."""

    def error(self, message: str) -> NoReturn:
        """Complain.

        Raises:
            ArenaComplaint: always.
        """
        raise ArenaComplaint(message)


def parser() -> Parser:
    """The options."""
    found = Parser(
        prog="python -m ai.arena",
        description="let two bots play the same deals with their seats exchanged, and say what that shows",
        epilog="a bot is a name or a name with switches: steady, steady:convention=off",
    )
    found.add_argument("--a", metavar="BOT", help="the bot that is measured")
    found.add_argument("--b", metavar="BOT", help="the bot that it is measured against")
    found.add_argument("--deals", type=positive, default=1000, metavar="N", help="how many deals (1000)")
    found.add_argument("--seed", help=f"deals and bots come from it alone (1; {SEED} for the ladder)")
    found.add_argument("--game", default="romanian", help=f"one of {', '.join(GAMES)} (romanian)")
    found.add_argument("--house", nargs="+", action="extend", type=_option, default=[], metavar="KEY=VALUE")
    found.add_argument("--design", choices=tuple(DESIGNS), help=f"seatings of a deal (pairs; {SIDES} for the ladder)")
    found.add_argument("--jobs", type=positive, default=1, metavar="N", help="worker processes (1: none)")
    found.add_argument("--chunk", type=positive, default=None, metavar="N", help="deals to a worker at a time")
    found.add_argument("--json", metavar="FILE", help="write everything there, a value for each deal too")
    found.add_argument("--ladder", action="store_true", help="play the published pairs and write their tables")
    found.add_argument("--report", nargs="+", metavar="FILE", help="write the tables from files of --json")
    found.add_argument("--into", default="", metavar="FILE", help="a page with marks for the tables")
    found.add_argument("--part", default="", metavar="NAME", help="which of its marked parts (the one without a name)")
    return found


def contest(a: str, b: str, seed: str, game: str, house: HouseOptions, design: str) -> Contest:
    """The contest, checked.

    Raises:
        ArenaComplaint: there is no such bot, game or house rule.
    """
    if game not in GAMES:
        raise ArenaComplaint(f'there is no game "{game}", only {", ".join(GAMES)}')
    keys = [key for key, _ in house]
    if len(set(keys)) < len(keys):
        raise ArenaComplaint("a house rule stands twice")
    asked = Contest(_bot(a), _bot(b), seed, game, house, design)
    try:
        asked.variant.key.encode()
        seed.encode()
    except RecordError as error:
        raise ArenaComplaint(f"the house rules cannot be had: {error}") from None
    except UnicodeEncodeError:
        raise ArenaComplaint("the seed is not a text in UTF-8") from None
    return asked


def _bot(text: str) -> Bot:
    try:
        return read_bot(text)
    except ValueError as error:
        raise ArenaComplaint(str(error)) from None


def positive(text: str) -> int:
    """A number from 1 on, read from an option."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text)):
        raise ArgumentTypeError(f'"{text}" is not a number from 1 on')
    return int(text)


def _option(text: str) -> tuple[str, bool | int | str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise ArgumentTypeError(f'"{text}" is not an option and a value')
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.isascii() and value.isdigit() else value
