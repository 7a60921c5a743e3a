"""The self-test's hand, with a deal whose first decision once kept the guest at the table for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tarokgui.selftest import parts, self_test
from tarokgui.session import deals, opening

SEED = "00000000000039e1"


def test_a_card_where_the_program_has_put_the_focus(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deal 3634: the first card to discard is the one the focus was put on, so that one Enter only chooses it."""
    monkeypatch.setenv("TAROK_DATA", str(tmp_path))
    monkeypatch.setattr(deals, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(opening, "own_pack", lambda seed, match: deals.numbered_pack(match, 3634))
    status = self_test(parts=tuple(part for part in parts.PARTS if part.name == "hand"))
    told = capsys.readouterr().out
    assert status == 0, told
    assert SEED in told, told
