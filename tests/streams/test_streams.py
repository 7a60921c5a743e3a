"""What devices send, replayed: what nobody meant changes nothing, on no scene; what was meant happens, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gui.sitting import Sitting
from tests.screens.scenery import Look, screens
from tests.streams.replay import NOTHING, Stream, acts, replay, settled, state, streams, targets
from tests.support.pairs import ALL


@pytest.mark.parametrize("stream", streams("keyboard"), ids=lambda stream: stream.id)
def test_keys_mean_what_the_list_of_keys_promises(stream: Stream) -> None:
    assert " ".join(acts(stream)) == ("" if stream.means == NOTHING else stream.means)


LOOK = Look((1280, 720), "en", 1.0, "felt")


def scenes() -> Iterator[tuple[str, Sitting]]:
    """Every screen, one after the other, in one window; the bots have acted."""
    for screen in screens(LOOK):
        settled(screen.sitting)
        yield screen.name, screen.sitting


def test_nothing_is_done_that_nobody_meant() -> None:
    pointers = [each for each in streams() if each.device != "keyboard" and each.means == NOTHING]
    keys = [each for each in streams("keyboard") if each.means == NOTHING]
    done, faults, names = 0, [], set()
    for name, sitting in scenes():
        names.add(name)
        places = list(targets(sitting).items())
        for number, stream in enumerate([*pointers, *keys]):
            chosen = places if ALL else places[number % max(1, len(places)) :][:1]
            for kind, place in chosen or [("nothing", (5, 5))]:
                before = state(sitting)
                replay(sitting, stream, place)
                done += 1
                after = state(sitting)
                wrong = [key for key in before if before[key] != after.get(key)]
                if wrong:
                    faults.append(f"{name}, {kind}: {stream.name}: {wrong}")
    print(f"{len(names)} scenes x {len(pointers) + len(keys)} streams, {done} replays, {len(faults)} faults")
    assert not faults, "\n".join(faults)
