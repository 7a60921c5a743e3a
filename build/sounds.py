"""The sounds of the table, worked out with the standard library alone.

    python build/sounds.py [FOLDER]

writes them to ``assets/sounds`` (or FOLDER): mono, 16 bit, 44.1 kHz. Papers are noise through moving filters, wood and
coin a few decaying sines, the strings plucked as Karplus and Strong did it: in pairs, like those of a cimbalom. Every
sound starts from a seed of its own, so it is the same each time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

RATE = 44_100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
EDGE = 0.002, 0.012
"""Seconds over which a sound comes up from nothing and goes back to it, so that its ends do not click."""

Samples = list[float]
Course = Callable[[float], float]
"""Something that changes while a sound lasts: from its share gone, 0 to 1."""


def noise(random: Random, seconds: float) -> Samples:
    """White noise between -1 and 1."""
    return [2 * random.random() - 1 for _ in range(round(seconds * RATE))]


def band(samples: Samples, centre: Course, sharpness: float) -> Samples:
    """The part of *samples* round a frequency in hertz that may wander: a state-variable filter."""
    low = middle = 0.0
    made = []
    for number, sample in enumerate(samples):
        # The coefficient is worked out again every 32 samples: nobody hears the steps.
        if number % 32 == 0:
            turn = 2 * math.sin(math.pi * min(centre(number / len(samples)), RATE / 7) / RATE)
        low += turn * middle
        middle += turn * (sample - low - middle / sharpness)
        made.append(middle)
    return made


def soft(samples: Samples, cut: float) -> Samples:
    """*samples* without the part above *cut* hertz, gently."""
    share = 1 - math.exp(-2 * math.pi * cut / RATE)
    made, now = [], 0.0
    for sample in samples:
        now += share * (sample - now)
        made.append(now)
    return made


def shaped(samples: Samples, shape: Course) -> Samples:
    """*samples* as loud as *shape* says."""
    return [sample * shape(number / len(samples)) for number, sample in enumerate(samples)]


def swell(peak: float, power: float = 1.0) -> Course:
    """Comes up until the share *peak*, then goes down again."""
    return lambda t: (
        (math.sin(math.pi / 2 * t / peak) if t < peak else math.cos(math.pi / 2 * (t - peak) / (1 - peak))) ** power
    )


def decay(speed: float) -> Course:
    """Dies away: after its whole length it is down to e to the minus *speed*."""
    return lambda t: math.exp(-speed * t)


def ring(modes: Iterable[tuple[float, float, float]], seconds: float) -> Samples:
    """Decaying sines: (hertz, loudness, seconds to fall to a third) each."""
    made = [0.0] * round(seconds * RATE)
    for hertz, loud, fall in modes:
        step = 2 * math.pi * hertz / RATE
        for number in range(len(made)):
            made[number] += loud * math.sin(step * number) * math.exp(-number / (fall * RATE))
    return made


def pluck(random: Random, hertz: float, seconds: float, bright: float = 0.5) -> Samples:
    """A pair of strings, one a hair higher, struck with a soft hammer."""
    made = [0.0] * round(seconds * RATE)
    for tuning in (1.0, 1.0021):
        period = RATE / (hertz * tuning) - 0.5  # the averaging below is half a sample late
        length = int(period)
        tune = (1 - (period - length)) / (1 + (period - length))
        string = soft([2 * random.random() - 1 for _ in range(length)], 1200 + 5200 * bright)
        mean = sum(string) / length
        string = [each - mean for each in string]
        before = heard = passed = 0.0
        place = 0
        for number in range(len(made)):
            now = string[place]
            even = 0.4985 * (now + before)
            before = now
            # An all-pass filter makes up for the part of a sample that the string's length lacks.
            passed = tune * (even - passed) + heard
            heard = even
            string[place] = passed
            made[number] += now
            place = place + 1 if place + 1 < length else 0
    return made


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds one over the other: (seconds after the beginning, loudness, samples) each."""
    made = [0.0] * max(round(start * RATE) + len(samples) for start, _, samples in parts)
    for start, loud, samples in parts:
        first = round(start * RATE)
        for number, sample in enumerate(samples):
            made[first + number] += loud * sample
    return made


def level(samples: Samples, peak: float) -> Samples:
    """*samples* with its loudest at *peak*, and quiet ends."""
    most = max(abs(sample) for sample in samples)
    up, down = (round(seconds * RATE) for seconds in EDGE)
    made = [sample * peak / most for sample in samples]
    for number in range(up):
        made[number] *= 0.5 - 0.5 * math.cos(math.pi * number / up)
    for number in range(down):
        made[-1 - number] *= 0.5 - 0.5 * math.cos(math.pi * number / down)
    return made


def paper(random: Random, seconds: float, start: float, end: float, peak: float = 0.4) -> Samples:
    """A card drawn over another or over the cloth: a hiss from *start* to *end* hertz."""
    hiss = band(noise(random, seconds), lambda t: start + (end - start) * t, 0.9)
    return shaped(soft(hiss, 5200), swell(peak, 1.6))


def laid(random: Random, pitch: float) -> Samples:
    """A card put down on felt: a breath of paper, and the table under the cloth."""
    breath = paper(random, 0.04, 2300 * pitch, 1500 * pitch, 0.7)
    touch = shaped(soft(band(noise(random, 0.05), lambda t: 1700 * pitch, 1.1), 5200), decay(9))
    table = ring([(168 * pitch, 1.0, 0.022), (251 * pitch, 0.5, 0.014)], 0.12)
    return mixed((0, 0.3, breath), (0.025, 1.0, touch), (0.025, 0.5, table))


def riffle(random: Random) -> Samples:
    """A pack let fall together from two halves, then squared."""
    parts, time = [], 0.0
    for number in range(30):
        click = shaped(soft(band(noise(random, 0.022), lambda t: 2300, 1.2), 6000), decay(8))
        parts.append((time, (0.45 + 0.35 * random.random()) * math.sin(math.pi * (number + 4) / 37), click))
        time += 0.021 - 0.0004 * number + 0.003 * random.random()
    return mixed(*parts, (time + 0.03, 0.45, laid(random, 0.85)))


def knocked(random: Random, pitch: float) -> Samples:
    """A knuckle on wood."""
    modes = [(178, 1.0, 0.05), (297, 0.7, 0.035), (463, 0.45, 0.022), (822, 0.25, 0.012), (1370, 0.1, 0.006)]
    tap = shaped(soft(noise(random, 0.02), 2200), decay(8))
    return mixed((0, 1.0, ring([(hertz * pitch, loud, fall) for hertz, loud, fall in modes], 0.24)), (0, 0.8, tap))


def coin(random: Random) -> Samples:
    """A coin on others in a dish: two touches and a short dance."""
    modes = [(2637.0, 1.0, 0.07), (3951.0, 0.55, 0.05), (5274.0, 0.5, 0.04), (7458.0, 0.25, 0.025)]
    times = (0.0, 0.085, 0.142, 0.178, 0.2)
    touches = []
    for number, time in enumerate(times):
        bent = 1 + 0.03 * random.random()
        note = ring([(hertz * bent, loud, fall) for hertz, loud, fall in modes], 0.22)
        touches.append((time, 0.62**number, note))
    return soft(mixed(*touches), 6500)


def pencil(random: Random) -> Samples:
    """Two strokes of a pencil on the score sheet."""
    grain = [0.55 + 0.45 * math.sin(number / RATE * 2 * math.pi * 63) for number in range(RATE)]
    first = [a * b for a, b in zip(paper(random, 0.13, 2600, 3600, 0.3), grain, strict=False)]
    second = [a * b for a, b in zip(paper(random, 0.17, 3400, 2400, 0.35), grain, strict=False)]
    return mixed((0, 0.8, first), (0.16, 1.0, second))


def tune(random: Random, notes: Iterable[tuple[float, float]], last: float, bright: float) -> Samples:
    """Plucked notes, (seconds, hertz) each, that die away within *last* seconds after the last of them."""
    notes = list(notes)
    over = notes[-1][0] + last
    parts = [(time, 1.0, pluck(random, hertz, over - time, bright)) for time, hertz in notes]
    whole = soft(mixed(*parts), 5200)
    held = 1 - 0.55 * last / over
    return shaped(whole, lambda t: 1.0 if t < held else math.cos(math.pi / 2 * (t - held) / (1 - held)) ** 2)


def china(pitch: float) -> Samples:
    """A spoon, or a saucer, touches a cup."""
    modes = [(1396.0, 1.0, 0.11), (2217.0, 0.7, 0.08), (3729.0, 0.4, 0.045), (5274.0, 0.15, 0.03)]
    return ring([(hertz * pitch, loud, fall) for hertz, loud, fall in modes], 0.5)


def gas(random: Random) -> Samples:
    """The tap of a gas lamp is turned: a soft catch, then the flame breathes and is steady."""
    catch = shaped(soft(noise(random, 0.12), 420), decay(7))
    breath = shaped(soft(band(noise(random, 0.9), lambda t: 380 + 240 * t, 0.8), 1500), swell(0.22, 1.3))
    return mixed((0, 0.9, catch), (0.05, 1.0, breath))


D4, E4, F4, FIS4, A4, D5 = 293.66, 329.63, 349.23, 369.99, 440.0, 587.33


def sounds() -> Iterator[tuple[str, Samples]]:
    """Each sound with its name."""
    for number, pitch in enumerate((1.0, 0.93, 1.08, 0.98), 1):
        yield f"lay-{number}", level(laid(Random(f"lay/{number}"), pitch), 0.42)
    yield "slide", level(paper(Random("slide"), 0.19, 1500, 3300), 0.3)
    random = Random("sweep")
    strokes = [paper(random, 0.24, 1900 - 150 * each, 900 + 80 * each, 0.35) for each in range(4)]
    yield (
        "sweep",
        level(mixed(*((0.045 * n, 1.0, each) for n, each in enumerate(strokes)), (0.27, 0.9, laid(random, 0.8))), 0.36),
    )
    yield "riffle", level(riffle(Random("riffle")), 0.36)
    random = Random("knock")
    yield "knock", level(mixed((0, 0.85, knocked(random, 1.0)), (0.14, 1.0, knocked(random, 1.03))), 0.45)
    yield "contra", level(knocked(Random("contra"), 0.8), 0.6)
    yield "coin", level(coin(Random("coin")), 0.26)
    yield "pencil", level(pencil(Random("pencil")), 0.22)
    random = Random("chime")
    yield "chime", level(tune(random, [(0.0, A4), (0.11, D5)], 0.6, 0.15), 0.3)
    yield "cup", level(soft(mixed((0, 1.0, china(1.0)), (0.13, 0.7, china(1.06))), 4200), 0.27)
    saucer = mixed((0, 0.7, china(0.72)), (0, 0.5, knocked(Random("saucer"), 1.3)), (0.09, 0.4, china(0.76)))
    yield "saucer", level(soft(saucer, 3000), 0.33)
    yield "gas", level(gas(Random("gas")), 0.24)
    random = Random("refuse")
    thud = ring([(131.0, 1.0, 0.045), (196.0, 0.6, 0.03), (262.0, 0.25, 0.02)], 0.2)
    yield "refuse", level(mixed((0, 1.0, thud), (0, 0.5, shaped(soft(noise(random, 0.05), 500), decay(6)))), 0.4)
    # Major going up for a win, minor coming down for a loss, an open fifth for neither.
    yield "win", level(tune(Random("win"), [(0.0, D4), (0.13, FIS4), (0.26, A4), (0.39, D5)], 0.9, 0.5), 0.42)
    yield "lose", level(tune(Random("lose"), [(0.0, A4), (0.17, F4), (0.34, E4), (0.51, D4)], 0.9, 0.3), 0.38)
    yield "even", level(tune(Random("even"), [(0.0, D4), (0.16, A4)], 0.8, 0.4), 0.36)


def pcm(samples: Samples) -> array[int]:
    """Numbers between -1 and 1 as 16-bit samples."""
    return array("h", (round(32767 * max(-1.0, min(1.0, sample))) for sample in samples))


def write(folder: Path) -> int:
    """Write every sound; how many bytes they are in all."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, samples in sounds():
        data = pcm(samples)
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())
        total += (folder / f"{name}.wav").stat().st_size
    return total


if __name__ == "__main__":
    written = write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
    print(f"{written / 1024:.0f} KiB")
