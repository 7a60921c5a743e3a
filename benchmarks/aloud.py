"""The program played by keys and a screen reader's words alone: a hand of each game, settings, rules, quit.

    python benchmarks/aloud.py [--only TOUR] [--before COMMIT] [--log FILE] [--jobs N]

Starts ``tarok`` on a screen and a D-Bus session of its own and hears it through AT-SPI (`hearing/`). Writes
everything that was said with every key into *FILE*, and prints for each fault that a review has found the number of
tours in which it is gone; with *COMMIT* the same of that commit, from a checkout of its own. Needs Xvfb, openbox,
xdotool, D-Bus, AT-SPI and the system's Python with gi. Ends with status 1 if a fault is there now or a tour does not
come to its end.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from tests.e2e.screen import Screen  # noqa: E402

READER: Final = Path(__file__).parent / "hearing" / "reader.py"
SLOVENIAN: Final = ("Slovenian Tarok", "Slovenian Tarok, three", "Slovenian Tarok, five")
GAMES: Final = ("Romanian Tarok", "Taper", *SLOVENIAN, "Tübingen Tarock", "Stecken")
TOURS: Final = ("sheets", *GAMES)
STECKEN: Final = """
import pathlib, sys; sys.path.insert(0, sys.argv[1])
from tarokgui.storage.saves import SaveFolder
from tests.gui.sitting import evening
from tests.gui.tubingen import tale
for number in range(99):
    folder = SaveFolder(pathlib.Path(sys.argv[2]) / str(number))
    session, story = evening(f"stecken/{number}", "tubingen", folder=folder), tale()
    last = session.match.dealer == (session.human + 1) % 4  # the dealer begins the second round
    while last and not (session.view.kind == "ruf-round" and session.turn == session.human):
        story.step(session)
    while last and session.underway:
        session.look()
    folder.close()
    if last:
        print(number)
        break
"""
"""Keep an evening of Tübingen Tarok at the last decision before a Stecken; print the name of its folder."""
START: Final = "import sys; sys.path.insert(0, sys.argv.pop(1)); from tarokgui.__main__ import main; sys.exit(main())"
SAME: Final = r"\n(?:(?!.*  (?:key|----) ).*\n)*?"
"""Lines that come of the same key."""
AFTER: Final = r"key    {}" + SAME + "{}"
FAULTS: Final = (
    ("1", "the title shows and tells where the keys are", "sheets", r"key    Tab" + SAME + r".*focus  New table"),
    ("2", "the title says its first sentence", "sheets", r"says   Tarok\. "),
    ("2", "the settings say theirs", "sheets", r"says   Settings: "),
    ("2", "the rules say theirs", "sheets", r"says   The rules of the game\. "),
    ("2", "the new table says its own", "game", r"says   New table\. "),
    ("2", "the table says what is played and asked", "game", r"says   Hand: 1\."),
    ("2", "the result of the hand is said", "game", r"The hand is over.*" + SAME + r".*says   You [−+]?\d"),
    ("2", "R says it again", "game", r"Next hand.*" + SAME + ".*" + AFTER.format("r", r".*says   You [−+]?\d")),
    ("2", "the score sheet says how everybody stands", "game", r"says   Score sheet\. "),
    ("2", "a question is said whole", "asked", AFTER.format(r"ctrl\+r", r".*says   .*\?.*\.")),
    ("2", "dealing by number says what is given up", "asked", AFTER.format(r"ctrl\+d", r".*says   .*given up")),
    ("3", "a ticked box stays a box", "sheets", r"state  .*\[check box\]: (?:not )?checked"),
    ("3", "the chosen page is marked", "sheets", r"focus  .*\[page tab, selected"),
    ("3", "the chosen game is marked", "game", r"focus  .*\[radio button, checked|state  .*\[radio button\]: checked"),
    ("3", "a slider has its number", "sheets", r"value  Text size"),
    ("3", "the place in a row is told", "game", r"focus  .*, \d+ of \d+\]"),
    ("4", "another game is said", "game", r"says   .*Who plays with you\?.*" + SAME + r"(?:.*\n)*?.*says   .*pot"),
    ("4", "what a search has found is said", "sheets", r"says   \d+ pages about"),
    ("4", "laying away says what, and what is missing", "laid", r"says   .*chosen for the discard\. "),
    ("4", "groups of the talon say their cards", "taken", r"focus  Take(?::| group \d+:) .* of "),
    ("4", "what a press has chosen is said", "pressed", r"says   (?!Chosen).+\. Press it once more to"),
    ("4", "a card of the stack says where it goes", "stack", r"key    End" + SAME + r".*says   .*place 19 of 19"),
    ("4", "and where it is put down", "stack", r"says   .* put down, place 1 of 19"),
    ("5", "an early key answers nothing", "early", r"check  a key pressed too early answers nothing: right"),
    ("5", "two presses within 80 ms are one", "twice", r"check  two presses within 80 ms are one: right"),
    (
        "6",
        "the focus never goes to Undo by itself",
        "game",
        r"\A(?:(?!.*Return" + SAME + r".*focus  Undo \[)(?:.*\n))*\Z",
    ),
    ("8", "a barred card says so at the first press", "barred", r"check  a barred card .*: right"),
    ("9", "R K says each thing once", "game", r"check  each thing is said once: right"),
    ("9", "no dash stands for a bid", "game", r"\A(?:(?!.*says   .*: –[.;]).*\n)*\Z"),
)
"""The fault's number, the right behaviour, the tours in which it is looked for, and its sign in the log."""
WHERE: Final[Mapping[str, str]] = {
    "sheets": r"(?s)======== sheets",
    "game": r"======== (?!sheets|Stecken)",
    "laid": r"says   .*Discard (?:one|two|three|\d) card",
    "taken": r"focus  (?:Take: |Take group |\d+  Take)",
    "stack": r"----   the stack",
    "pressed": r"Press it once more",
    "asked": r"Deal this hand anew|key    ctrl\+r" + SAME + r".*focus  Go on playing",
    "twice": r"check  two presses",
    "early": r"check  a key pressed too early",
    "barred": r"check  a barred card",
}
"""The log of a tour has this in it if the thing was met at all."""


def heard(tour: str, program: Path) -> str:
    """The log of one tour."""
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        (Path(folder) / "runtime").mkdir(mode=0o700)
        wishes = {
            "TAROK_DATA": folder,
            "TAROK_LANG": "en",
            "TAROK_WINDOW": "1280x720",
            "TAROK_SPEED": "4",
            "SDL_VIDEODRIVER": "x11",
            "XDG_RUNTIME_DIR": f"{folder}/runtime",
            "HOME": folder,
            "PYTHONPATH": "",
        }
        if tour == "Stecken":
            wishes["TAROK_DATA"] = prepared(program, folder)
        command = ["dbus-run-session", "--", "/usr/bin/python3", str(READER), tour]
        command += [sys.executable, "-c", START, str(program)]
        done = subprocess.run(
            command, env=screen.environment(wishes), cwd=folder, capture_output=True, text=True, check=False
        )
    trouble = "" if done.returncode == 0 else "".join(f"   ERROR {line}\n" for line in done.stderr.splitlines()[-6:])
    return f"======== {tour}\n{done.stdout}{trouble}"


def prepared(program: Path, folder: str) -> str:
    """The folder of an evening at the last decision before a Stecken."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "TAROK_DATA": folder, "PYTHONPATH": ""}
    command = [sys.executable, "-c", STECKEN, str(program), folder]
    done = subprocess.run(command, env=environment, cwd=program, capture_output=True, text=True, check=True)
    return str(Path(folder) / done.stdout.split()[-1])


def tours(wanted: Sequence[str], program: Path, jobs: int) -> dict[str, str]:
    """The logs of these tours through the program of that folder, so many at a time."""
    with ThreadPoolExecutor(jobs) as pool:
        return dict(zip(wanted, pool.map(lambda tour: heard(tour, program.resolve()), wanted), strict=True))


def checkout(commit: str, folder: str) -> Path:
    """The files of a commit in that folder."""
    files = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=files, check=True)
    return Path(folder)


def held(logs: Mapping[str, str], where: str, pattern: str) -> tuple[int, int]:
    """In how many tours it is right, of how many where it was met."""
    met = [log for log in logs.values() if re.search(WHERE[where], log)]
    return sum(re.search(pattern, log) is not None for log in met), len(met)


def ended(log: str) -> bool:
    """True if the tour came to its end and left the program in order."""
    return re.search(r"ended  with status 0", log) is not None


def main() -> int:
    """Hear the tours, write the log, print the faults."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=TOURS)
    parser.add_argument("--before", metavar="COMMIT")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    wanted = TOURS if wish.only is None else (wish.only,)
    now = tours(wanted, ROOT, wish.jobs)
    before: dict[str, str] = {}
    if wish.before is not None:
        with tempfile.TemporaryDirectory() as folder:
            before = tours(wanted, checkout(wish.before, folder), wish.jobs)
    if wish.log is not None:
        parts = [*now.values(), *(f"BEFORE {log}" for log in before.values())]
        wish.log.write_text("\n".join(parts), encoding="utf-8")
    return 1 if report(now, before) else 0


def report(now: Mapping[str, str], before: Mapping[str, str]) -> int:
    """Print a row for each fault and each tour; how much is wrong now."""
    wrong = 0
    print(f"{'fault':6}{'right':52}{'before':>9}{'now':>9}")
    for number, words, where, pattern in FAULTS:
        old, (right, met) = held(before, where, pattern), held(now, where, pattern)
        wrong += right < met
        print(f"{number:6}{words:52}{_of(old):>9}{_of((right, met)):>9}")
    for tour, log in now.items():
        wrong += not ended(log)
        said = sum(len(line[16:].split()) for line in log.splitlines() if line[9:13] == "says")
        how = "to its end" if ended(log) else "NOT to its end"
        then = "" if tour not in before else f"; before: {'to its end' if ended(before[tour]) else 'not to its end'}"
        print(f"{tour}: {how}, {log.count('  key    ')} keys, {said} words said{then}")
    return wrong


def _of(counts: tuple[int, int]) -> str:
    right, met = counts
    return f"{right} of {met}" if met else "not met"


if __name__ == "__main__":
    sys.exit(main())
