"""The pages for learners: their cards, buttons, signs and figures come from the engine and the catalogue."""

from __future__ import annotations

import pytest

from engine import (
    HandRecord,
    Pack,
    State,
    card_set,
    members,
    new_match,
    observe,
    parse_cards,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from tarokgui.controller.picks import Picks, cut_shown
from tarokgui.games.registry import family_of
from tarokgui.rulebook import Block, BlockKind, book, plain
from tarokgui.session.deals import numbered_pack
from tarokgui.wording.i18n import LANGUAGES, load
from tests.support.bookfigures import numbers, table
from tests.support.deals import legal_texts, play

ROMANIAN = variant_for("romanian", {})
PACK: Pack = ROMANIAN.pack


def of_kind(language: str, page: str, kind: BlockKind) -> list[Block]:
    """The blocks of one kind, without the pictures at the side."""
    return [block for block in book(language).pages[page].blocks if block.kind is kind and not block.aside]


def items(language: str, page: str) -> list[str]:
    """All items of the lists of a page."""
    return [plain(line) for block in of_kind(language, page, BlockKind.LIST) for line in block.lines]


def bold(language: str, page: str) -> list[str]:
    """All bold words of a page."""
    lines = [line for block in book(language).pages[page].blocks for line in block.lines]
    return [span.text for line in lines for span in line if span.bold]


# Which game first ----------------------------------------------------------------------------------------------------

GAMES = (("romanian",), ("taper",), family_of("slovenian-4"), family_of("tubingen"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_and_cards_of_the_games(language: str) -> None:
    for row, games in zip(table(language, "which-game", 0), GAMES, strict=True):
        variants = [variant_for(game, {}) for game in games]
        assert numbers(row[1]) == sorted(variant.players for variant in variants)
        assert numbers(row[2]) == sorted({variant.hand_size for variant in variants})
        assert (numbers(row[3]) or [0]) == sorted({variant.talon_size for variant in variants})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_easy_start_has_its_name(language: str) -> None:
    """In Slovenian the name is declined, so its stem is enough."""
    name = load(language)("easy.title")
    texts = " ".join(book(language).pages["which-game"].texts)
    assert name in texts or all(word[:4] in texts for word in name.split())


# Your first hand -----------------------------------------------------------------------------------------------------

DEAL = 224


def first_hand(dealer: int) -> State:
    """Deal 224 with that dealer; the person is seat 0."""
    pack = numbered_pack(new_match(ROMANIAN, dealer), DEAL)
    hands = [card_set(pack[start : start + 12]) for start in range(6, 54, 12)]
    return start_dealt(ROMANIAN, dealer, Pot(5, 1), tuple(hands), pack[:6]).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_first_hand(language: str) -> None:
    state = first_hand(3)
    shown = [card.name for block in of_kind(language, "first-hand", BlockKind.CARDS) for card in block.cards]
    assert parse_cards(" ".join(shown)) == state.hidden.hands[0]
    assert card_set(state.hidden.talon[:2]) == parse_cards("T20 SN")
    assert str(DEAL) in " ".join(book(language).pages["first-hand"].texts)


def test_the_decisions_of_the_first_hand_are_legal() -> None:
    """As forehand; the called king is with another player, and two suits are empty after the discard."""
    state = first_hand(3)
    for action in ("bid doi 1", "pass", "pass", "pass", "call CK", "take 1", "discard SN H1"):
        assert action in legal_texts(state) or action.startswith("discard")
        state = play(state, action)
    assert state.hidden.partner not in (None, 0)
    assert {member // 8 for member in members(state.hidden.hands[0] & parse_cards("HK HQ HN HJ H1 H2 H3 H4"))} == set()
    assert not state.hidden.hands[0] & parse_cards("DK DQ DN DJ D1 D2 D3 D4")
    state = play(state, "merge, merge, merge, merge")
    assert "play C7" in legal_texts(state)


@pytest.mark.parametrize("dealer", range(4))
def test_the_cards_are_the_same_with_every_dealer(dealer: int) -> None:
    assert first_hand(dealer).hidden.hands[0] == first_hand(3).hidden.hands[0]


def cards_lifted() -> int:
    """The cards that the button lifts before another number is chosen."""
    state = HandRecord(ROMANIAN, 3, Pot(5, 1), numbered_pack(new_match(ROMANIAN, 3), DEAL)).begin().state
    return cut_shown(observe(state, to_act(state) or 0), Picks())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_have_their_words(language: str) -> None:
    tr = load(language)
    assert bold(language, "first-hand") == [
        tr("deal-number.deal"),
        tr("panels.cut.do", n=cards_lifted()),
        tr("deal.cut.knock"),
        tr("panels.bid.say", words="unul de doi"),
        tr("talon.take", level=1),
        tr("discard.confirm-value", n=PACK.value(parse_cards("SN H1"))),
        tr("announce.merge"),
        tr("settlement.next"),
    ]


# The signs of the table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_have_the_words_of_the_table(language: str) -> None:
    tr = load(language)
    signs = [tr(f"seat.sign.{sign}") for sign in ("crown", "with", "against", "unknown")]
    keys = {key for key in tr.keys() if key.startswith("seat.sign.")}  # noqa: SIM118  # it is no mapping
    assert len(keys) == len(signs)
    assert items(language, "signs")[:4] == signs
    named = bold(language, "signs")
    assert named[:4] == [sign.partition(":")[0] for sign in signs]
    assert named[4] == tr("seat.role.dealer-letter")
    assert [word.casefold() for word in named[6:]] == [
        tr(key).casefold() for key in ("trick.winning", "trick.slot.you", "pocket.tag")
    ]


# All on one page -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_says_what_the_pages_say(language: str) -> None:
    """Its prices are those of the page of prices, its bids those of the bidding; both have their proofs."""
    bids, bonuses = table(language, "summary", 0), table(language, "summary", 1)
    prices = {row[0]: row[1:] for row in table(language, "prices", 2)}
    games = {row[0]: row[1:3] for row in table(language, "prices", 0)}
    for row in bids:
        contract = ROMANIAN.contract(row[0].partition(",")[0])
        assert contract is not None
        assert numbers(row[0]) == ([contract.ordinals] if contract.ordinals > 1 else [])
        assert int(row[1]) == contract.talon_cards
        assert row[2:] == games[contract.key]
    told = {name: row[1:3] for row in bonuses[:-1] for name in row[0].split(", ")}
    assert set(told) == set(prices)
    for name, (usual, solo) in told.items():
        announced, silent, *in_solo = (numbers(cell) for cell in prices[name])
        assert numbers(usual) == sorted(announced + silent), name
        assert numbers(solo) == sorted(in_solo[0] + in_solo[1]), name
    declared = table(language, "prices", 1)
    assert numbers(bonuses[-1][0]) == sorted(numbers(row[0])[0] for row in declared)
    assert numbers(bonuses[-1][1]) == numbers(bonuses[-1][2]) == sorted(int(row[1]) for row in declared)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_counts_as_the_page_of_values(language: str) -> None:
    (points,) = [item for item in items(language, "summary") if "70" in item]
    values = sorted({PACK.values[card] for card in members(PACK.cards)})
    assert numbers(points) == sorted([*values, 2, ROMANIAN.prices.target, 70])
