"""Bots as they are written."""

import pytest

from ai.arena import Bot, read_bot
from ai.players import SteadyPlayer


@pytest.mark.parametrize(
    ("text", "bot"),
    [
        ("steady", Bot("steady")),
        ("random", Bot("random")),
        ("steady:convention=off", Bot("steady", (("convention", False),))),
        ("steady:convention=on", Bot("steady", (("convention", True),))),
    ],
)
def test_reading_and_writing(text: str, bot: Bot) -> None:
    assert read_bot(text) == bot
    assert str(bot) == text


def test_several_switches_are_written_in_one_order() -> None:
    assert str(Bot("x", (("reads", False), ("worlds", 300)))) == "x:reads=off,worlds=300"


def test_a_switch_reaches_the_bot() -> None:
    player = read_bot("steady:convention=off").player("s")
    assert isinstance(player, SteadyPlayer)
    assert vars(player) == vars(SteadyPlayer("s", convention=False)) != vars(SteadyPlayer("s"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nobody", 'there is no bot "nobody"'),
        ("", 'there is no bot ""'),
        ("steady:", None),
        ("steady:luck=on", "no switch 'luck'"),
        ("random:convention=off", "no switch 'convention'"),
        ("steady:convention", "on, off or a whole number"),
        ("steady:convention=maybe", "on, off or a whole number"),
        ("steady:convention=-1", "on, off or a whole number"),
        ("steady:convention=on,convention=off", "stands twice"),
        ("steady:,", "on, off or a whole number"),
    ],
)
def test_faults(text: str, complaint: str | None) -> None:
    if complaint is None:
        assert read_bot(text) == Bot("steady")
        return
    with pytest.raises(ValueError, match=complaint):
        read_bot(text)
