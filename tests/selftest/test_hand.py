"""The self-test's hand, with a deal whose first decision once kept the guest at the table for ever."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tarokgui.selftest import parts, self_test


def test_a_card_where_the_program_has_put_the_focus(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deal 3634: the first card to discard is the one the focus was put on, so that one Enter only chooses it."""
    monkeypatch.setenv("TAROK_DATA", str(tmp_path))
    monkeypatch.setattr(secrets, "token_hex", lambda size=16: f"{0x39E1:0{size * 2}x}")
    status = self_test(parts=tuple(part for part in parts.PARTS if part.name == "hand"))
    told = capsys.readouterr().out
    assert status == 0, told
    assert "3634" in told or "3 634" in told, told
