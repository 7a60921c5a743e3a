"""Every term of the game that somebody may point at has a line that explains it."""

from __future__ import annotations

import pytest

from engine import (
    GAMES,
    SUIT_CARDS,
    Announce,
    Bid,
    Declare,
    Double,
    MakeBid,
    PlayCard,
    Suit,
    View,
    legal_actions,
    members,
    variant_for,
)
from engine.games.romanian.announcing import AnnouncePhase
from tarokgui.session.evening import Evening
from tarokgui.wording.glossary import (
    action_gloss,
    bid_gloss,
    card_gloss,
    contract_gloss,
    item_gloss,
    step_gloss,
    term_gloss,
)
from tarokgui.wording.i18n import LANGUAGES, load
from tests.textual.sitting import saved_at

LONGEST = 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_contracts_bids_and_items_of_a_game(language: str, game: str) -> None:
    tr, variant = load(language), variant_for(game)
    for row in variant.contracts:
        assert contract_gloss(tr, row.key)
        for level in range(1, row.ordinals + 1):
            bid = Bid(row.key, level)
            assert str(level) in bid_gloss(tr, bid) or not row.has_levels
            assert action_gloss(tr, MakeBid(bid), _view()) == bid_gloss(tr, bid)
    for phase in variant.course:
        if isinstance(phase, AnnouncePhase):
            for item in phase.items:
                assert item_gloss(tr, item) == action_gloss(tr, Announce(item), _view())
                assert item_gloss(tr, item)
    assert len({step_gloss(tr, step) for step in range(5)}) == 5
    assert action_gloss(tr, Declare(9), _view()) == item_gloss(tr, "taroace")
    assert action_gloss(tr, Double("game"), _view()) == step_gloss(tr, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_and_differ(language: str) -> None:
    tr = load(language)
    keys = [key for key in sorted(tr.keys()) if key.startswith("glossary.") and not key.endswith((".two", ".few"))]
    lines = [tr.message(key) for key in keys]
    assert len(lines) > 50
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= LONGEST
    assert all(line.endswith(".") for line in lines)


def test_cards_and_what_has_no_line() -> None:
    tr = load("en")
    glosses = [card_gloss(tr, card) for card in members(SUIT_CARDS[Suit.TAROK])]
    assert all(glosses)
    assert len(set(glosses)) == 4
    assert {card_gloss(tr, card) for card in members(SUIT_CARDS[Suit.HEARTS])} == {""}
    assert term_gloss(tr, "talon").startswith("Talon:")
    assert term_gloss(tr, "no such term") == contract_gloss(tr, "") == ""
    assert action_gloss(tr, PlayCard(0), _view()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caught_luna_is_said_to_be_the_xxi(language: str) -> None:
    """Its announcer sees a card with a number, not with its name."""
    assert "XXI" in item_gloss(load(language), "luna")


@pytest.mark.parametrize("phase", ["cut", "pattern", "throw-in", "auction", "call", "announce"])
def test_every_button_of_a_phase_can_be_explained(phase: str) -> None:
    view = Evening.from_data(saved_at(phase)).view
    for action in legal_actions(view):
        # who plays on says nothing that has a name
        assert action_gloss(load("ro"), action, view) or type(action).__name__ == "Keep"


def _view() -> View:
    return Evening.from_data(saved_at("announce")).view
