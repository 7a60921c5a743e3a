"""What devices send, replayed: what nobody meant changes nothing, on no scene; what was meant happens, and no more."""

from __future__ import annotations

import pytest

from tests.streams.replay import NOTHING, Stream, acts, streams


@pytest.mark.parametrize("stream", streams("keyboard"), ids=lambda stream: stream.id)
def test_keys_mean_what_the_list_of_keys_promises(stream: Stream) -> None:
    assert " ".join(acts(stream)) == ("" if stream.means == NOTHING else stream.means)
