"""The committed sounds: made by the script, soft, without clicks, small."""

from __future__ import annotations

import itertools
import sys
import wave
from array import array
from math import sqrt
from pathlib import Path

import pytest

from tarokgui.sound.cues import EVERY

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))  # where the script is


import sounds  # noqa: E402

FOLDER = ROOT / "assets" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
TOLERANCE = 2
"""Sines differ by a hair from one machine to the next."""


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data


def loudness(data: array[int]) -> float:
    return sqrt(sum(each * each for each in data) / len(data)) / 32768


def brightness(data: array[int]) -> float:
    """The speed at which a sound wavers, in hertz: crossings of nought in its loud part."""
    loud = max(map(abs, data)) / 50
    signs = [each > 0 for each in data if abs(each) > loud]
    return sum(a != b for a, b in itertools.pairwise(signs)) / 2 * sounds.RATE / len(signs)


def test_script_and_files_agree() -> None:
    made = {name: sounds.pcm(each) for name, each in sounds.sounds()}
    assert set(made) == {path.stem for path in FILES}
    for path in FILES:
        lies, made_now = samples(path), made[path.stem]
        assert len(lies) == len(made_now), path.stem
        assert max(abs(a - b) for a, b in zip(lies, made_now, strict=True)) <= TOLERANCE, path.stem


def test_every_cue_has_a_sound_and_every_sound_a_cue() -> None:
    assert {path.stem.partition("-")[0] for path in FILES} == EVERY
    assert len(list(FOLDER.glob("lay-*.wav"))) >= 3


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) <= 1_000_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_soft_and_without_clicks(path: Path) -> None:
    data = samples(path)
    peak = max(map(abs, data)) / 32768
    assert 0.15 <= peak <= 0.65
    assert 0.02 <= loudness(data) <= 0.15
    assert 0.1 <= len(data) / sounds.RATE <= 1.6
    assert abs(data[0]) <= TOLERANCE
    assert abs(data[-1]) <= TOLERANCE
    assert abs(sum(data) / len(data)) < 100
    assert max(abs(each) for each in data[-60:]) < 400, "it breaks off"


def test_wood_is_dark_and_paper_bright() -> None:
    heard = {path.stem: brightness(samples(path)) for path in FILES}
    dark, bright = ("contra", "refuse", "knock"), ("slide", "pencil", "coin", "riffle")
    assert max(heard[name] for name in dark) < 700 < 1500 < min(heard[name] for name in bright), heard


def test_the_firmer_knock_is_louder() -> None:
    knock, contra = (samples(FOLDER / f"{name}.wav") for name in ("knock", "contra"))
    assert max(contra) > max(knock)


@pytest.mark.parametrize("hertz", [sounds.D4, sounds.FIS4, sounds.A4, sounds.D5])
def test_strings_are_in_tune(hertz: float) -> None:
    from random import Random

    string = sounds.pluck(Random("tune"), hertz, 0.3)[3000:12000]

    def likeness(lag: int) -> float:
        return sum(string[place] * string[place + lag] for place in range(6000))

    best = max(range(int(sounds.RATE / hertz * 0.9), int(sounds.RATE / hertz * 1.1) + 2), key=likeness)
    assert abs(sounds.RATE / best / hertz - 1) < 0.012
