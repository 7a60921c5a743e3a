"""The program ``tarok``: a window, or a command. What a run does not need is not imported for it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tarokgui import __version__
from tarokgui.cli.complaint import Complaint, HelpWanted
from tarokgui.cli.console import OutputClosed, say, tell, words

FAILED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process by default; the exit status.

    What the person can do something about ends in one line on standard error.
    """
    try:
        status = _guarded(sys.argv[1:] if argv is None else argv)
        _tell_damage()
        return status
    except Exception as error:  # nothing anybody could have foreseen: a sentence, and the rest in the log
        from tarokgui.app.faults.crashmessage import last_word

        return last_word(error)


def _guarded(argv: Sequence[str]) -> int:
    try:
        try:
            return _run(argv)
        except HelpWanted as wanted:
            say(words()(wanted.page, version=__version__).rstrip())
            return 0
    except Complaint as complaint:
        from tarokgui.wording.causes import fault_text

        problem = fault_text(words(), complaint.key, complaint.params, "no-name")
        tell(words()("cli.error.line", problem=problem))
        return FAILED
    except OutputClosed:
        return FAILED
    except KeyboardInterrupt as interrupt:
        tell(words()("cli.error.line", problem=words()("cli.error.interrupted")))
        return getattr(interrupt, "status", INTERRUPTED)  # that of another signal, if it was one


def _tell_damage() -> None:
    """Files of the program that could not be read, if there was anything of theirs to say."""
    read = sys.modules.get("tarokgui.wording.i18n")  # a run without a word to say has not asked for it
    if read is not None and (files := read.damaged()):
        tell(words()("cli.error.line", problem=words()("program.damaged", files=", ".join(files))))


def _run(argv: Sequence[str]) -> int:
    if not argv:  # nothing to read on the line: the window does not wait for what could read it
        return _window()
    from tarokgui.cli.arguments import parse

    arguments = parse(argv)
    match arguments.command:
        case "settle":
            from tarokgui.cli.settle import settle_file

            return settle_file(arguments.file)
        case "look":
            from tarokgui.textual.look import look_file

            return look_file(arguments.file)
        case "simulate":
            from tarokgui.cli.simulate import simulate_command

            return simulate_command(arguments)
        case "cards":
            from tarokgui.app.decksheet import sheet_command

            return sheet_command(arguments)
    if arguments.self_test:
        from tarokgui.selftest import self_test

        return self_test(arguments.report)
    if arguments.text:
        from tarokgui.textual import run_text

        return run_text()
    return _window()


def _window() -> int:
    from tarokgui.app.start import run_window

    return run_window()


if __name__ == "__main__":
    sys.exit(main())
