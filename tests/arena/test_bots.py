"""Bots as they are written."""

import pytest

from ai.arena import Bot, read_bot
from ai.players import SearchingPlayer, SteadyPlayer
from engine import Kind


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
    ("text", "kind", "like"),
    [
        ("expert", Kind.PLAY, "expert"),
        ("expert:deep=off", Kind.PLAY, "club"),
        ("expert:deep=off", Kind.CALL, "expert"),
        ("expert:plans=off", Kind.PLAY, "expert"),
        ("expert:plans=off", Kind.CALL, "club"),
        ("expert:plans=off", Kind.ANNOUNCE, "club"),
    ],
)
def test_what_an_expert_spends_can_be_taken_from_it(text: str, kind: str, like: str) -> None:
    """So that its play and its earlier decisions can be measured apart."""
    players = [read_bot(name).player("s") for name in (text, like, "expert", "club")]
    spent = [player.effort(kind) for player in players if isinstance(player, SearchingPlayer)]
    assert spent[0] == spent[1]
    assert spent[2] != spent[3]


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
