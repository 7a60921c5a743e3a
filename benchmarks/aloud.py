"""The program played by keys and by what a screen reader is told alone: a hand of each game, settings, rules, quit.

    python benchmarks/aloud.py [--only TOUR] [--program FOLDER] [--log FILE]

Starts ``tarok`` on a screen and a D-Bus session of its own and hears it through AT-SPI (`aloud_reader.py`). Writes
everything that was said, with every key, and sums it up by the faults that a review has found. *FOLDER* is a checkout
to be heard instead of this one. Needs Xvfb, openbox, xdotool, D-Bus, AT-SPI and the system's Python with gi. Ends with
status 1 if a fault is there or a tour does not come to its end.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from tests.e2e.screen import Screen  # noqa: E402

READER: Final = Path(__file__).with_name("aloud_reader.py")
GAMES: Final = ("Romanian Tarok", "Taper", "Slovenian Tarok", "Tübingen Tarock")
TOURS: Final = ("sheets", *GAMES)
START: Final = "import sys; sys.path.insert(0, sys.argv.pop(1)); from tarokgui.__main__ import main; sys.exit(main())"
FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "1 the title tells where the keys are": ("sheets", r"key    Down\n(?:.*\n)*?.*focus  .*\n(?:.*\n)*?.*key    Up"),
    "2 the settings say their first sentence": ("sheets", r"says   Settings: "),
    "2 the rules say theirs": ("sheets", r"says   The rules of the game\. "),
    "2 a question is said whole": ("game", r"key    ctrl\+r\n.*says   .*\?.*\."),
    "2 dealing by number says what is given up": ("game", r"key    ctrl\+d\n.*says   .*given up"),
    "2 the result of the hand is said": (
        "game",
        r"says   .*\d.*(?:points|won|lost|klop|Stecken)",
    ),
    "3 a ticked box stays a box": ("sheets", r"state  .*\[check box\]: (?:not )?checked"),
    "3 a chosen page and a game are marked": ("game", r"focus  .*\[radio button, .*checked"),
    "3 a slider has its number": ("sheets", r"value  |focus  .*\[slider"),
    "4 another game is said": ("game", r"key    Return\n(?:.*(?:state|focus).*\n)*.*says   .*Who plays with you\?"),
    "4 what a search has found is said": ("sheets", r"says   \d+ pages about"),
    "11 the place in the hand is told": ("game", r"focus  .*\[push button.*, place \d+\]"),
}
"""What is looked for in the log of the sheets or of each game, by the number of the fault in the review."""


def heard(tour: str, program: Path, screen: Screen) -> str:
    """The log of one tour."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "runtime").mkdir(mode=0o700)
        wishes = {
            "TAROK_DATA": folder,
            "TAROK_LANG": "en",
            "TAROK_WINDOW": "1280x720",
            "TAROK_SPEED": "8",
            "SDL_VIDEODRIVER": "x11",
            "XDG_RUNTIME_DIR": f"{folder}/runtime",
            "HOME": folder,
            "PYTHONPATH": "",
        }
        command = ["dbus-run-session", "--", "/usr/bin/python3", str(READER), tour]
        command += [sys.executable, "-c", START, str(program)]
        done = subprocess.run(
            command, env=screen.environment(wishes), cwd=folder, capture_output=True, text=True, check=False
        )
    trouble = "" if done.returncode == 0 else "".join(f"   ERROR {line}\n" for line in done.stderr.splitlines()[-6:])
    return f"======== {tour}\n{done.stdout}{trouble}"


def main() -> int:
    """Hear the tours, write the log, sum it up."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=TOURS)
    parser.add_argument("--program", type=Path, default=ROOT)
    parser.add_argument("--log", type=Path)
    wish = parser.parse_args()
    screen, logs = Screen(), dict[str, str]()
    try:
        for tour in TOURS if wish.only is None else (wish.only,):
            logs[tour] = heard(tour, wish.program.resolve(), screen)
            if wish.log is None:
                print(logs[tour])
    finally:
        screen.close()
    if wish.log is not None:
        wish.log.write_text("\n".join(logs.values()), encoding="utf-8")
    missing = sum(not told(logs, *each) for each in FAULTS.items())
    for tour, log in logs.items():
        ended = re.search(r"ended  with status 0", log) is not None
        words = sum(len(line[16:].split()) for line in log.splitlines() if line[9:13] == "says")
        missing += not ended
        print(f"{tour}: {'to its end' if ended else 'NOT to its end'}, {len(log.splitlines())} lines, {words} words")
    return 1 if missing else 0


def told(logs: Mapping[str, str], fault: str, where: tuple[str, str]) -> bool:
    """Print in which of the tours a fault is absent; False if it is there in one."""
    tour, pattern = where
    looked = [each for each in logs if (each == "sheets") is (tour == "sheets")]
    bad = [each for each in looked if re.search(pattern, logs[each]) is None]
    if looked:
        print(f"{'no ' if bad else 'yes'}  {fault}{': not in ' + ', '.join(bad) if bad else ''}")
    return not bad


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main())
