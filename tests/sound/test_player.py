"""The sounds are really played, and nothing ever waits or fails for them."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import perf_counter, sleep

import pytest

from tarokgui.app.program import build_program
from tarokgui.sound import Sound, device
from tarokgui.sound.cues import EVERY
from tarokgui.wording.i18n import load

ROOT = Path(__file__).parents[2]
SOON = 60.0


class Clock:
    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


def wait_for(sound: Sound) -> None:
    until = perf_counter() + SOON
    while not sound.ready and sound.problem is None and perf_counter() < until:
        sleep(0.005)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sound(clock)
    made.start()
    wait_for(made)
    assert made.ready
    yield made
    made.close()


def test_every_sound_can_be_played(sound: Sound, clock: Clock) -> None:
    import pygame

    for name in sorted(EVERY):
        clock.now += 1
        assert sound.play(name), name
        pygame.mixer.stop()
    assert not sound.play("no such sound")


def test_the_variants_of_a_sound_come_in_turn(sound: Sound, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each once, the first of them first, then from the beginning."""
    import pygame

    heard: list[object] = []

    class Channel:
        play = staticmethod(heard.append)

        def set_volume(self, volume: float) -> None: ...

    monkeypatch.setattr(pygame.mixer, "find_channel", Channel)
    name, variants = max(sound._known.items(), key=lambda each: len(each[1]))
    assert len(variants) > 1
    for _ in range(len(variants) + 1):
        clock.now += 1
        assert sound.play(name)
    assert heard == [*variants, variants[0]]


def test_a_room_has_sounds_of_its_own(sound: Sound, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play(name: str) -> bool:
        played.append(name)
        return True

    monkeypatch.setattr(sound, "_play", play)
    for room in ("bukovina", "gostilna", "kommerell"):
        sound.room = room
        for name in ("chime", "knock", "riffle", "lay"):
            assert sound.play(name)
    usual = ["chime", "knock", "riffle", "lay"]
    assert played == [*usual, *usual, "cup", "saucer", "riffle", "gas", "lay"]


def test_starting_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a device of any slowness, its starter goes on at once, and is silent until then."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Event()

    def slow() -> bool:
        opened.wait(SOON)
        return True

    monkeypatch.setattr(device, "device_answers", slow)
    made = Sound()
    made.start()
    made.start()
    assert not made.play("lay")
    opened.set()
    wait_for(made)
    assert made.ready
    assert made.play("lay")
    made.close()
    assert not made.play("lay")


def test_a_few_at_once_and_the_same_not_twice(sound: Sound, clock: Clock) -> None:
    assert sound.play("lay")
    assert not sound.play("lay"), "it would only be louder"
    clock.now += 1
    heard = [sound.play(name) for name in ("win", "lose", "even", "chime", "coin", "riffle", "sweep")]
    assert 4 <= sum(heard) <= 6, "no more than a few at once"


def test_mute_volume_and_another_window(sound: Sound, clock: Clock) -> None:
    def heard() -> bool:
        clock.now += 1
        return sound.play("lay")

    sound.obey(0.5, 0.5, mute=False)
    assert heard()
    assert sound.volume == 0.25
    for wishes in ((0.5, 0.5, True), (0.0, 1.0, False), (1.0, 0.0, False)):
        sound.obey(*wishes[:2], mute=bool(wishes[2]))
        assert not heard()
    sound.obey(1.0, 1.0, mute=False)
    sound.leave()
    assert not heard()
    sound.come_back()
    assert heard()


def test_a_device_that_is_gone_is_no_trouble(sound: Sound) -> None:
    import pygame

    pygame.mixer.quit()
    assert not sound.play("lay")
    assert sound.problem == "sound.no-device"
    assert load()(sound.problem)
    sound.obey(1.0, 1.0, mute=False)  # louder: a wish for sound tries again
    wait_for(sound)
    assert sound._thread is not None
    sound._thread.join(SOON)
    assert sound.ready
    assert sound.problem is None


def test_settings_reach_the_sound() -> None:
    program = build_program(load())
    program.preferences.change(volume=0.5, effects=0.4)
    assert program.feedback.sound.volume == pytest.approx(0.2)
    program.preferences.change(mute=True)
    assert program.feedback.sound.volume == 0


PLAYS = """
import sys, time
from tarokgui.app import environment
environment.prepare()
from tarokgui.sound import Sound, device
sound = Sound()
sound.start()
sound._thread.join(60)
for name in sys.argv[1:]:
    sound.play(name)
    time.sleep(0.3)
print(sound.problem)
sound.close()
"""


def run(driver: str | None, *names: str, **more: str) -> subprocess.CompletedProcess[str]:
    import os

    kept = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
    settings = {**kept, **more, "PYTHONPATH": str(ROOT)} | ({"SDL_AUDIODRIVER": driver} if driver else {})
    command = [sys.executable, "-c", PLAYS, *names]
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=120, check=True)


def test_it_is_heard(tmp_path: Path) -> None:
    """SDL's disk driver keeps the samples that a loudspeaker would have got."""
    peaks = {}
    for names in ((), ("contra", "win")):
        file = tmp_path / f"{len(names)}.raw"
        done = run("disk", *names, SDL_DISKAUDIOFILE=str(file))
        assert done.stdout.split() == ["None"]
        data = array("h", file.read_bytes())
        peaks[len(names)] = max(map(abs, data), default=0)
    assert peaks[0] == 0
    assert 0.15 * 32768 < peaks[2] < 0.9 * 32768


@pytest.mark.parametrize("driver", ["nope", "alsa"])
def test_without_a_device_nothing_is_printed(driver: str) -> None:
    if driver == "alsa" and (not sys.platform.startswith("linux") or Path("/dev/snd").exists()):
        pytest.skip("there is a device")
    done = run(driver, "lay")
    assert done.stdout.split() == ["sound.no-device"]
    assert done.stderr == ""
