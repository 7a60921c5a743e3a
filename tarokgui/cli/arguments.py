"""The arguments of the program. Help is a page of the catalogue, so that it reads as one text."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NoReturn

from .complaint import Complaint, HelpWanted
from .console import words

PROGRAM = "tarok"
DEFAULT_HANDS = 100
DEFAULT_SEED = "1"
DEFAULT_BOTS = "steady"
DEFAULT_GAME = "romanian"
COMMANDS: Final = ("settle", "look", "simulate", "cards")
_COMMAND: Final = "COMMAND"


class _ShowPage(Action):
    """An option that shows a page, whatever else is on the line."""

    def __init__(self, option_strings: Sequence[str], dest: str, const: str) -> None:
        super().__init__(option_strings, dest, nargs=0, const=const, default=SUPPRESS)

    def __call__(self, *_: object) -> NoReturn:
        raise HelpWanted(str(self.const))


class _Parser(ArgumentParser):
    """A parser without help and sentences of its own."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, add_help=False, allow_abbrev=False, exit_on_error=False)


def parse(argv: Sequence[str]) -> Namespace:
    """The arguments as a namespace with ``command`` None, ``settle``, ``look``, ``simulate`` or ``cards``.

    Raises:
        Complaint: they make no sense.
        HelpWanted: a page is asked for.
    """
    try:
        arguments, surplus = build_parser().parse_known_args(argv)
    except ArgumentError as error:
        raise _usage(_problem(error, argv), next((each for each in argv if each in COMMANDS), None)) from None
    if problem := _nonsense(arguments, surplus):
        raise _usage(problem, arguments.command)
    return arguments


def _usage(problem: str, command: str | None) -> Complaint:
    """The complaint on one line, with the page to read."""
    return Complaint("cli.error.usage", message=problem, help=" ".join(filter(None, (PROGRAM, command, "--help"))))


def _problem(error: ArgumentError, argv: Sequence[str]) -> str:
    """The reason arguments cannot be taken apart. The sentences of `argparse` are English and quote as Python does."""
    tr, name = words(), error.argument_name or ""
    if isinstance(error.__context__, ArgumentTypeError):  # a sentence of ours
        return tr("cli.error.argument", option=name, problem=error.message)
    if name == _COMMAND:
        free = (each for before, each in pairwise(["", *argv]) if not each.startswith("-") and before != "--report")
        return tr("cli.error.command", text=next(free, ""), choices=", ".join(COMMANDS))
    for option in name.split("/"):
        start = f"{option}=" if option.startswith("--") else option
        if any(each.startswith(start) and each != option for each in argv):
            return tr("cli.error.no-value", option=option)
    return tr("cli.error.value", option=name)


def _nonsense(arguments: Namespace, surplus: Sequence[str]) -> str:
    """Arguments that are too many, missing, or do not go together; empty if there are none."""
    tr = words()
    if surplus:
        return tr("cli.error.surplus", text=surplus[0])
    if arguments.command in ("settle", "look") and arguments.file is None:
        return tr("cli.error.no-file")
    if arguments.command == "cards" and arguments.sheet is None:
        return tr("cli.error.missing", option="--sheet")
    if arguments.text and arguments.command:
        return tr("cli.error.text-alone")
    if arguments.self_test and (arguments.command or arguments.text):
        return tr("cli.error.self-test-alone")
    if arguments.report is not None and not arguments.self_test:
        return tr("cli.error.report-alone")
    return ""


def build_parser() -> ArgumentParser:
    """The parser of the whole command line."""
    parser = _Parser(PROGRAM)
    parser.add_argument("-h", "--help", action=_ShowPage, const="cli.help.tarok")
    parser.add_argument("--version", action=_ShowPage, const="cli.version")
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--report", metavar="FILE")
    commands = parser.add_subparsers(dest="command", metavar=_COMMAND, parser_class=_Parser)

    for name in ("settle", "look"):
        reader = commands.add_parser(name)
        reader.add_argument("-h", "--help", action=_ShowPage, const=f"cli.help.{name}")
        reader.add_argument("file", metavar="FILE", nargs="?")

    simulate = commands.add_parser("simulate")
    simulate.add_argument("-h", "--help", action=_ShowPage, const="cli.help.simulate")
    simulate.add_argument("--hands", type=_count, default=DEFAULT_HANDS)
    simulate.add_argument("--seed", type=_seed, default=DEFAULT_SEED)
    simulate.add_argument("--game", default=DEFAULT_GAME)
    simulate.add_argument("--bots", default=DEFAULT_BOTS)
    simulate.add_argument("--house", nargs="+", action="extend", type=house_option, default=[], metavar="KEY=VALUE")
    simulate.add_argument("--out", metavar="FILE")

    cards = commands.add_parser("cards")
    cards.add_argument("-h", "--help", action=_ShowPage, const="cli.help.cards")
    cards.add_argument("--sheet", metavar="FILE.png")
    cards.add_argument("--size", type=_card_size, action="append", default=[], metavar="WIDTHxHEIGHT")
    cards.add_argument("--all", action="store_true")
    cards.add_argument("--letters", type=_one_of("english", "romanian", "slovenian", "german"), default="english")
    cards.add_argument("--names", type=_one_of("usual", "slovenian", "tubingen"), default="usual")
    cards.add_argument("--suit-letters", type=_one_of("english", "romanian", "german", "slovenian"))
    cards.add_argument("--no-arabic", dest="arabic", action="store_false")
    cards.add_argument("--large", action="store_true")
    cards.add_argument("--contrast", action="store_true")
    cards.add_argument("--four-ink", action="store_true")
    cards.add_argument("--blind", type=_one_of("protan", "deutan", "tritan", "grey"))
    return parser


def _count(text: str) -> int:
    """A number of hands."""
    number = _whole_number(text)
    if number is None or number < 1:
        raise ArgumentTypeError(words()("cli.error.count", text=text))
    return number


def _whole_number(text: str) -> int | None:
    # More digits are not needed, and the interpreter refuses to read thousands of them.
    digits = text.isascii() and text.isdigit() and len(text) <= 12
    return int(text) if digits else None


def _one_of(*choices: str) -> Callable[[str], str]:
    """A text that is one of these."""

    def chosen(text: str) -> str:
        if text not in choices:
            raise ArgumentTypeError(words()("cli.error.choice", text=text, choices=", ".join(choices)))
        return text

    return chosen


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
