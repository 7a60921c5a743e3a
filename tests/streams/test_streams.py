"""Streams of devices, replayed: one that nobody meant changes nothing on any scene; one that was meant works."""

from __future__ import annotations

import pytest

from tests.streams.replay import NOTHING, Stream, acts, meant_by_nobody, replay, streams
from tests.streams.stages import stages
from tests.support.pairs import ALL

SHARES = 3
"""A scene gets one in so many of the streams, each scene others; `benchmarks/streams.py` has all come to all."""


@pytest.mark.parametrize("stream", streams("keyboard"), ids=lambda stream: stream.id)
def test_keys_mean_what_the_list_of_keys_promises(stream: Stream) -> None:
    assert " ".join(acts(stream)) == ("" if stream.means == NOTHING else stream.means)


def test_nothing_is_done_that_nobody_meant() -> None:
    unmeant, done, faults = meant_by_nobody(), 0, []
    for number, stage in enumerate(stages()):
        targets = stage.targets()
        for stream in unmeant if ALL else unmeant[number % SHARES :: SHARES]:
            target = targets[done % len(targets)]
            changed = replay(stage, stream, target)
            done += changed is not None
            faults += [f"{stage.name}, {target.kind}: {stream.name}: {changed}"] if changed else []
    assert not faults, "\n".join(faults)
    assert done > len(unmeant)
