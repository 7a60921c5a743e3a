"""`tarok simulate`: the same seed plays the same evening, and its records settle again to the same."""

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import ai
from ai import players
from ai.chance import RandomPlayer
from ai.searching import Effort
from engine import GAMES, Discard, read_record, settle, settlement_data, variant_for
from engine.games.romanian.carry import PoolCarry
from tarokgui.__main__ import main
from tarokgui.cli.evening import FULL_POT, EveningFile, Unbalanced
from tarokgui.cli.tally import Tally
from tarokgui.cli.totals import totals_table
from tarokgui.wording.i18n import load
from tests.support.pairs import ALL

HOUSES = (
    "pool=false all_pass=throw-in",
    "unu_bids=false regii=4/2 solo_bonuses=as_doi",
    "hep_hep=true trei_bids=true unu_max_ordinal=3 announce_regele_prins=true",
    "senior_may_raise=false talon_counts_for_trula_regii=false all_pass=throw-in",
)


def simulated(path: Path, *options: str, hands: int = 30, bots: str = "random") -> bytes:
    arguments = ["simulate", "--hands", str(hands), "--bots", bots, *options, "--out", str(path)]
    assert main(arguments) == 0
    return path.read_bytes()


SEARCHING = {"club": ("taper", "slovenian-4"), "expert": ("romanian",)}
"""Bots that take seconds a hand, and the games they play here, with a part of their effort."""
LITTLE = Effort(nodes=60, deals=12)
PLAYED = [(bots, game) for bots in ai.NAMES for game in GAMES if ALL or game in SEARCHING.get(bots, GAMES)]


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ai.LEVELS, "club", partial(ai.LEVELS["club"], effort=LITTLE))
    for name in ("CARDS", "PLANS", "WORDS"):
        monkeypatch.setattr(players, name, LITTLE)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(("bots", "game"), PLAYED)
def test_the_same_seed_writes_the_same_file(game: str, bots: str, tmp_path: Path) -> None:
    hands = 1 if bots in SEARCHING else 8

    def run(name: str, seed: str) -> bytes:
        return simulated(tmp_path / name, "--seed", seed, "--game", game, hands=hands, bots=bots)

    written = run("a", "salt")
    assert run("b", "salt") == written
    assert bots in SEARCHING or run("c", "pepper") != written
    assert written.count(b"\n") == hands


@pytest.mark.parametrize("spoilt", ["paid", "totals", "pot", ""])
def test_books_that_do_not_add_up_are_told(spoilt: str) -> None:
    """Each sum by itself: the payments, the final scores, the pot."""
    variant = variant_for("romanian")
    evening = EveningFile(variant, tuple(ai.make("random", str(seat)) for seat in range(4)), "random", "books")
    tally = Tally(variant)
    tally.add(evening.play())
    if spoilt == "paid":
        tally.paid[0] += 1
    elif spoilt == "totals":
        evening._settled = (1, 0, 0, 0)
    elif spoilt == "pot":
        carry = evening.match.carry
        assert isinstance(carry, PoolCarry)
        evening.match = replace(evening.match, carry=carry._replace(pool=carry.pool + 1))
    tr = load("en")
    told = totals_table(tr, tally, evening).splitlines()[-1]
    assert told == tr("simulate.unbalanced" if spoilt else "simulate.balanced")


def test_more_hands_of_the_same_seed_begin_alike(tmp_path: Path) -> None:
    assert simulated(tmp_path / "b", hands=12).startswith(simulated(tmp_path / "a", hands=5))


def test_the_settlement_is_the_same_in_another_process(tmp_path: Path) -> None:
    """Also that nothing depends on the order of sets, which changes from one process to the next."""
    path = tmp_path / "out.jsonl"
    here = simulated(path, "--seed", "x")
    tarok = [sys.executable, "-m", "tarokgui"]
    again = ["simulate", "--hands", "30", "--bots", "random", "--seed", "x", "--out", str(tmp_path / "again")]
    subprocess.run([*tarok, *again], check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / "again").read_bytes() == here


@pytest.mark.parametrize(
    "options", [["--game", "taper"], [], *(["--house", *house.split()] for house in HOUSES)], ids=str
)
def test_what_was_written_settles_again(options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    lines = simulated(path, *options, hands=60).decode().splitlines()
    capsys.readouterr()
    assert main(["settle", str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    pool = None
    for line, printed in zip(lines, out.splitlines(), strict=True):
        data = json.loads(line)
        record = read_record(data)
        settlement = settle(record)
        assert json.loads(printed) == json.loads(json.dumps(settlement_data(record.variant, settlement)))
        assert data["bots"] == "random"
        assert "pack" in data
        assert "hands" not in data
        if pool:  # the next hand begins with the rest of this one's and the dealer's point, or everybody's
            assert data["pool"] in (pool + 1, 5, 4)
        pool = settlement.pot
    if options[:1] == ["--house"]:
        house = dict(option.split("=") for option in options[1:])
        wanted = {key: json.loads(value) if value in ("true", "false", "3") else value for key, value in house.items()}
        assert json.loads(lines[0])["house"] == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_totals(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "150", "--bots", "random", "--game", game]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("150 hands of ")
    assert "Everything balances" in out
    players = variant_for(game).players
    paper = game.startswith("slovenian") or game == "tubingen"
    parts = {"tubingen": ()} | dict.fromkeys((key for key in GAMES if "slov" in key), ("scored", "for open radli"))
    rows = (*parts.get(game, ("from other players", "from the pot")), "total")
    table = {}
    for row in rows:
        found = re.search(rf"^{row} +(.*)$", out, re.MULTILINE)
        assert found
        values = table[row] = [int(value) for value in found[1].split()]
        assert len(values) == players + 1
        assert sum(values[:-1]) == values[-1]
        assert paper or not values[-1]
    if len(rows) > 1:
        assert table["total"] == [sum(pair) for pair in zip(table[rows[0]], table[rows[1]], strict=True)]
    outcomes = [int(n) for n in re.findall(r"^[A-Z].* ([0-9]+) +[0-9.]+%$", out.partition("\n\n")[0], re.MULTILINE)]
    assert sum(outcomes) == 150
    assert all(line == line.rstrip() and len(line) <= 120 for line in out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--hands 0", '"0" is not a number of hands'),
        ("--hands -3", '"-3" is not a number of hands'),
        ("--hands many", '"many" is not a number of hands'),
        ("--hands 1.5", '"1.5" is not a number of hands'),
        ("--hands " + "9" * 5000, "is not a number of hands"),
        ("--hands", "--hands needs a value"),
        ("--game bridge", 'there is no game "bridge": romanian, taper'),
        ("--bots clever", 'there are no bots "clever": random, beginner, steady, club, expert'),
        ("--house", "--house needs a value"),
        ("--house regii", '"regii" is not an option and a value'),
        ("--house =1", '"=1" is not an option and a value'),
        ("--house regii=5", "house option regii"),
        ("--house colour=red", 'unknown house option "colour"'),
        ("--house pool=false", "without a pot all_pass"),
        ("--house regii=4/2 regii=2/1", "the house option regii is given twice"),
        ("--house hep_hep=true --game taper", "house option hep_hep"),
        ("--out /nowhere/at/all", "cannot write /nowhere/at/all: there is no such file or folder"),
        ("--out .", "cannot write .: it is a folder"),
        ("--loud", 'unknown argument "--loud"'),
        ("surplus", 'unknown argument "surplus"'),
        ("--seed \udcff", "the seed is not a text in UTF-8"),
    ],
)
def test_faults_in_the_arguments(arguments: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tarok: ")
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "3", "--bots", "random", "--out", "/dev/full"]) == 2
    assert capsys.readouterr() == ("", "tarok: cannot write /dev/full: the disk is full\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX systems")
def test_breaking_off_leaves_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    tarok = [sys.executable, "-m", "tarokgui", "simulate", "--hands", "1000000", "--bots", "random", "--out", str(path)]
    # Tests that a shell runs in the background are deaf to interrupts, and so are their children by default.
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(tarok, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, old)
    with running:
        deadline = time.monotonic() + 60
        while (not path.exists() or path.read_bytes().count(b"\n") < 5) and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        try:
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (running.returncode, out, err) == (130, "", "tarok: interrupted\n")
    text = path.read_bytes()
    assert text.endswith(b"\n")
    assert all(json.loads(line)["format"] == "tarok-hand/1" for line in text.splitlines())


class Cheat(RandomPlayer):
    """Says something that the rules never allow where it is said."""

    def think(self, view):  # type: ignore[no-untyped-def]  # only for this fault
        for decision in super().think(view):
            yield ai.Decision(Discard(0), decision.ranked) if view.phase == "play" else decision


def test_a_bot_that_breaks_the_rules_is_told_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ai, "make", lambda name, seed: Cheat(lambda: 0.0))
    assert main(["simulate", "--hands", "3", "--bots", "random"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r'tarok: hand 1: the bot in seat [0-3] wants to "discard .*": .* \(R83\)\n', err)


def test_a_settlement_that_does_not_balance_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unbalanced(self: EveningFile) -> None:
        raise Unbalanced

    monkeypatch.setattr(EveningFile, "play", unbalanced)
    assert main(["simulate", "--hands", "3"]) == 2
    assert capsys.readouterr().err == "tarok: hand 1: the payments or the pot do not balance\n"


def test_a_full_pool_ends_the_evening_and_nothing_is_lost() -> None:
    variant = variant_for("romanian")
    bots = [ai.make("random", seed=f"full/{seat}") for seat in range(4)]
    evening = EveningFile(variant, bots, "random", "full")
    while not evening.closed:
        hand = evening.play()
        assert sum(evening.totals) == 0
    assert hand.settlement.pot + 1 > FULL_POT
    assert evening.match.pot == 5
