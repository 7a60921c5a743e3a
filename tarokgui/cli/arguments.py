"""The arguments of the program. Help is a page of the catalogue, so that it reads as one text."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import NoReturn

from .complaint import Complaint, HelpWanted
from .console import words

PROGRAM = "tarok"
DEFAULT_HANDS = 100
DEFAULT_SEED = "1"
DEFAULT_BOTS = "steady"
DEFAULT_GAME = "romanian"


class _ShowPage(Action):
    """An option that shows a page, whatever else stands on the line."""

    def __init__(self, option_strings: Sequence[str], dest: str, const: str) -> None:
        super().__init__(option_strings, dest, nargs=0, const=const, default=SUPPRESS)

    def __call__(self, *_: object) -> NoReturn:
        raise HelpWanted(str(self.const))


class _Parser(ArgumentParser):
    """A parser that complains on one line and names the page to read."""

    def error(self, message: str) -> NoReturn:
        raise Complaint("cli.error.usage", message=message, help=f"{self.prog} --help")


def parse(argv: Sequence[str]) -> Namespace:
    """The arguments as a namespace with ``command`` None, ``settle``, ``simulate`` or ``cards``.

    Raises:
        Complaint: they make no sense.
        HelpWanted: a page is asked for.
    """
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.text and arguments.command:
        parser.error(words()("cli.error.text-alone"))
    if arguments.self_test and (arguments.command or arguments.text):
        parser.error(words()("cli.error.self-test-alone"))
    if arguments.report is not None and not arguments.self_test:
        parser.error(words()("cli.error.report-alone"))
    return arguments


def build_parser() -> ArgumentParser:
    """The parser of the whole command line."""
    parser = _Parser(prog=PROGRAM, add_help=False, allow_abbrev=False)
    parser.add_argument("-h", "--help", action=_ShowPage, const="cli.help.tarok")
    parser.add_argument("--version", action=_ShowPage, const="cli.version")
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--report", metavar="FILE")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    settle = commands.add_parser("settle", add_help=False, allow_abbrev=False)
    settle.add_argument("-h", "--help", action=_ShowPage, const="cli.help.settle")
    settle.add_argument("file", metavar="FILE")

    simulate = commands.add_parser("simulate", add_help=False, allow_abbrev=False)
    simulate.add_argument("-h", "--help", action=_ShowPage, const="cli.help.simulate")
    simulate.add_argument("--hands", type=_count, default=DEFAULT_HANDS)
    simulate.add_argument("--seed", type=_seed, default=DEFAULT_SEED)
    simulate.add_argument("--game", default=DEFAULT_GAME)
    simulate.add_argument("--bots", default=DEFAULT_BOTS)
    simulate.add_argument("--house", nargs="+", action="extend", type=house_option, default=[], metavar="KEY=VALUE")
    simulate.add_argument("--out", metavar="FILE")

    cards = commands.add_parser("cards", add_help=False, allow_abbrev=False)
    cards.add_argument("-h", "--help", action=_ShowPage, const="cli.help.cards")
    cards.add_argument("--sheet", metavar="FILE.png", required=True)
    cards.add_argument("--size", type=_card_size, action="append", default=[], metavar="WIDTHxHEIGHT")
    cards.add_argument("--all", action="store_true")
    cards.add_argument("--letters", choices=("english", "romanian", "slovenian", "german"), default="english")
    cards.add_argument("--names", choices=("usual", "slovenian", "tubingen"), default="usual")
    cards.add_argument("--suit-letters", choices=("english", "romanian", "german", "slovenian"), default="")
    cards.add_argument("--no-arabic", dest="arabic", action="store_false")
    cards.add_argument("--large", action="store_true")
    cards.add_argument("--contrast", action="store_true")
    cards.add_argument("--four-ink", action="store_true")
    cards.add_argument("--blind", choices=("protan", "deutan", "tritan", "grey"), default="")
    return parser


def _count(text: str) -> int:
    """A number of hands."""
    number = _whole_number(text)
    if number is None or number < 1:
        raise ArgumentTypeError(words()("cli.error.count", text=text))
    return number


def _whole_number(text: str) -> int | None:
    # Nobody writes more digits, and the interpreter refuses to read thousands of them.
    digits = text.isascii() and text.isdigit() and len(text) <= 12
    return int(text) if digits else None


def _card_size(text: str) -> tuple[int, int]:
    """The size of a card in pixels, such as ``180x327``."""
    width, height = (_whole_number(part) for part in (text.split("x") if text.count("x") == 1 else ("", "")))
    if width is None or height is None or not (20 <= width <= 1000 and 30 <= height <= 2000):
        raise ArgumentTypeError(words()("cli.error.sheet-size", text=text))
    return width, height


def _seed(text: str) -> str:
    """A seed: any text that has bytes, as chance is made from those."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(words()("cli.error.seed")) from None
    return text


def house_option(text: str) -> tuple[str, bool | int | str]:
    """A house option as key and value: true, false, a number, else a text."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise ArgumentTypeError(words()("cli.error.house", text=text))
    if value in ("true", "false"):
        return key, value == "true"
    number = _whole_number(value)
    return key, value if number is None else number
