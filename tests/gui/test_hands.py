"""Whole hands at the table by keys only and by the pointer only, every decision a random legal one."""

from __future__ import annotations

from random import Random

import pytest

from tarokgui.controller.intents import ToggleJournal
from tests.gui.pressing import Clicks, Keys, Player
from tests.gui.sitting import Sitting, evening
from tests.support.chance import house_rules
from tests.support.pairs import some

HANDS = 4


@pytest.mark.parametrize("seed", range(some(2, 5)))
@pytest.mark.parametrize("presser", [Keys, Clicks])
def test_hands(presser: type[Keys] | type[Clicks], seed: int) -> None:
    """Eight hands with each; nothing but that device is used, and the sums are right."""
    session = evening(f"hands/{seed}")
    sitting = Sitting(session)
    player = Player(presser(sitting), f"hands/{seed}")
    for number in range(HANDS):
        player.hand()
        sitting.draw()
        assert len(session.rows) == number + 1
        settled = session.settlement
        assert settled is not None
        assert sum(session.totals()) + settled.pot == 0
        player.next_hand()


@pytest.mark.parametrize("seed", range(some(6, 24)))
def test_every_corner_is_drawn(seed: int) -> None:
    """Random bots, both games and many house rules: whatever comes up is drawn, or read, with words for everything."""
    random = Random(f"corner/{seed}")
    game = random.choice(["romanian", "taper"])
    session = evening(f"corner/{seed}", game, house_rules(random, game), bot="random")
    sitting = Sitting(session, random.choice([(1024, 640), (1280, 720), (1600, 900)]), reading=seed % 3 > 0)
    if random.random() < 0.5:
        sitting.table.stage.controller.dispatch(ToggleJournal())
    player = Player(Keys(sitting) if random.random() < 0.5 else Clicks(sitting), f"corner/{seed}")
    for _ in range(2):
        while not session.hand_over:
            sitting.until_due()
            sitting.draw()
            if not session.hand_over:
                player.decide()
                sitting.draw()
        sitting.until(lambda: sitting.top.name == "settlement")
        sitting.draw()
        sitting.key("s")
        assert sitting.top.name == "scores"
        sitting.draw()
        sitting.key("escape")
        if sitting.top.name == "scores":
            sitting.key("escape")  # the first one has dismissed a message
        player.next_hand()
