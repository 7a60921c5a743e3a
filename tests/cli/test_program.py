"""The program as a whole: pages of help, versions, exit statuses, and modules that it does not load."""

import signal
import subprocess
import sys
from types import ModuleType

import pytest

from tarokgui import __version__
from tarokgui.__main__ import main
from tarokgui.cli.arguments import build_parser
from tarokgui.session.endings import AskedToEnd

OPTIONS = {
    "": {"--help", "--version", "--text", "--self-test", "--report", "settle", "simulate"},
    "settle": {"FILE"},
    "simulate": {"--hands", "--seed", "--game", "--bots", "--house", "--out"},
}


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr() == (f"tarok {__version__}\n", "")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["settle", "--help"], ["simulate", "-h"]])
def test_help_fits_and_names_every_option(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert all(len(line) <= 120 for line in out.splitlines())
    assert "Examples" in out
    assert "{" not in out
    command = arguments[0] if arguments[0] in OPTIONS else ""
    assert all(option in out for option in OPTIONS[command])


def test_the_options_named_in_help_are_those_that_there_are() -> None:
    simulate = build_parser().parse_args(["simulate"])
    alone = {"--command", "--text", "--self_test", "--report"}
    assert {f"--{name}" for name in vars(simulate)} - alone == OPTIONS["simulate"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["dance"], 'there is no command "dance": settle, look, simulate, cards'),
        (["--dance"], 'unknown argument "--dance"'),
        (["settle"], "FILE is missing"),
        (["settle", "a", "b"], 'unknown argument "b"'),
        (["settle", "--loud", "a"], 'unknown argument "--loud"'),
        (["settle", "a", "b\nc"], 'unknown argument "b\\nc"'),
        (["settle", "a", "\udcff"], 'unknown argument "\\udcff"'),
        (["--vers"], 'unknown argument "--vers"'),
        (["--text", "settle", "a"], "--text takes no command"),
        (["--self-test", "settle", "a"], "--self-test takes no command"),
        (["--self-test", "--text"], "--self-test takes no command"),
        (["--report", "a"], "--report belongs to --self-test"),
        (["--report", "a", "dance"], 'there is no command "dance"'),
        (["--text=a"], "--text takes no value"),
        (["-ha"], "-h takes no value"),
        (["--self-test", "--report"], "--report needs a value"),
        (["cards", "--sheet", "--size"], "--sheet needs a value"),
        ([""], 'there is no command ""'),
    ],
)
def test_faults_are_one_line_with_a_hint(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tarok: ")
    assert line in err
    assert err.endswith("--help)\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "module", "function"), [([], "app.start", "run_window"), (["--text"], "textual", "run_text")]
)
def test_without_a_command_a_front_end_is_started(
    arguments: list[str], module: str, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    front_end = ModuleType(f"tarokgui.{module}")
    setattr(front_end, function, lambda: 7)
    monkeypatch.setitem(sys.modules, f"tarokgui.{module}", front_end)
    assert main(arguments) == 7


@pytest.mark.parametrize(
    ("error", "status"), [(KeyboardInterrupt(), 130), (AskedToEnd(signal.SIGTERM), 128 + signal.SIGTERM)]
)
def test_interruption_is_one_line(
    error: KeyboardInterrupt, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(path: str) -> int:
        raise error

    monkeypatch.setattr("tarokgui.cli.settle.settle_file", interrupted)
    assert main(["settle", "x"]) == status
    assert capsys.readouterr() == ("", "tarok: interrupted\n")


def test_the_module_is_the_program() -> None:
    done = subprocess.run([sys.executable, "-m", "tarokgui", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"tarok {__version__}\n", "")
    done = subprocess.run([sys.executable, "-m", "tarokgui", "dance"], capture_output=True, text=True)
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        (["--version"], {"pygame", "tqdm", "ai", "engine"}),
        (["--help"], {"pygame", "tqdm", "ai", "engine"}),
        (["settle", "/nowhere"], {"pygame", "tqdm", "ai"}),
        (["simulate", "--hands", "1", "--bots", "random"], {"pygame", "tqdm"}),
    ],
)
def test_nothing_is_loaded_that_is_not_needed(arguments: list[str], unwanted: set[str]) -> None:
    code = f"import sys; from tarokgui.__main__ import main; main(sys.argv[1:]); print(set(sys.modules) & {unwanted!r})"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "set()"


def test_output_in_an_encoding_without_the_letters() -> None:
    """The totals have ș and ’; a console that knows neither shows something in their place."""
    code = "import sys; from tarokgui.__main__ import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["simulate", "--hands", "1", "--bots", "random"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(path for path in sys.path if path)},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"hir?" in done.stdout
