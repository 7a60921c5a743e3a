"""A deal is the same cards for every place at the table, with any dealer, any cut and any way of dealing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import GAMES as ALL
from engine import CardSet, Cut, Knock, Seat, card_name, card_set, legal_actions, members, replay, write_record
from tarokgui.session.deals import numbered_pack, own_pack
from tarokgui.session.dealtext import deal_text, read_deal
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.storage.strictjson import plain_text
from tests.support.games import UNLIKE
from tests.support.whims import decide, take_back

NUMBER = 777
WAYS = ("cut", "knock")


def dealt(seed: str, game: str, way: str, human: Seat = 0, number: int | None = NUMBER) -> Evening:
    """Deal 777, or the evening's own, dealt by a cut or a knock at random."""
    session, random = new_session(seed=seed, game=game, bot="random", human=human), Random(f"{seed}/{way}")
    if number is not None:
        session.make(session.moves.dealing(numbered_pack(session.match, number), number))
    return cut_and_dealt(session, way, random)


def cut_and_dealt(session: Evening, way: str, random: Random) -> Evening:
    """The same evening once the cards are dealt."""
    while not session.moment.hand.state.table.deal.dealt:
        view = session.view if session.turn == session.human else session.bot_view()
        wanted = Cut if way == "cut" else Knock
        legal = legal_actions(view)
        session.act(random.choice([each for each in legal if isinstance(each, wanted)] or legal))
    return session


def played_out(session: Evening) -> Evening:
    """The same evening after its present hand, all at random."""
    random = Random("played out")
    while not session.hand_over:
        decide(session, random)
    return session


def places(session: Evening) -> tuple[tuple[CardSet, ...], tuple[int, ...]]:
    """The hands from the person's on, and the talon; not the dealer's cards beyond those of the others (U6)."""
    hidden, players = session.moment.hand.state.hidden, session.variant.players
    each = sum(session.variant.dealt(0)) - sum(session.variant.dealt(0)) % players
    further = card_set(numbered_pack(session.match, NUMBER)[each:]) if session.variant.key == "tubingen" else 0
    hands = tuple(hidden.hands[(session.human + step) % players] & ~further for step in range(players))
    return hands, hidden.talon


@pytest.mark.parametrize("game", UNLIKE)
def test_the_same_hands_and_talon_whoever_deals_and_whatever_is_cut(game: str) -> None:
    sessions = [dealt(f"fixed/{number}", game, way) for number in range(12) for way in WAYS]
    players = sessions[0].variant.players
    assert {session.match.dealer for session in sessions} == set(range(players))
    assert len({session.record.actions for session in sessions}) > players, "cut and dealt in many ways"
    assert len({places(session) for session in sessions}) == 1
    assert len({places(dealt("fixed/0", game, "cut", human)) for human in range(players)}) == 1
    other = new_session(seed="fixed/0", game=game, bot="random")
    assert other.moment.deal != NUMBER


@pytest.mark.parametrize("game", UNLIKE)
@pytest.mark.parametrize("way", WAYS)
def test_the_record_tells_the_same_hand(game: str, way: str) -> None:
    session = dealt("fixed/record", game, way)
    state, _ = replay(session.record)
    assert state == session.moment.hand.state
    assert sorted(session.record.pack or ()) == sorted(numbered_pack(session.match, NUMBER))
    again = Evening.from_data(session.data())
    assert places(again) == places(session)


@pytest.mark.parametrize("number", [NUMBER, None])
def test_cut_anew_it_is_the_same_deal(number: int | None) -> None:
    session = next(
        session
        for each in range(100)
        if (session := dealt(f"fixed/anew/{each}", "romanian", "cut", number=number)).can_take_back
    )
    before = places(session)
    session.make(session.moves.restarting())
    cuts = [action for action in legal_actions(session.view) if isinstance(action, Cut)]
    for cut in (cuts[0], cuts[-1]):
        session.act(cut)
        assert places(session) == before
        assert take_back(session)


def test_a_hand_of_an_older_version_is_dealt_as_its_pack_lies() -> None:
    """A save of 0.4.0 before the cut goes on to the hands that 0.4.0 would have dealt."""
    session = new_session(seed="fixed/old", bot="random")
    data = session.data()
    del data["fixed"]
    old = Evening.from_data(data)
    pack = old.record.pack
    view = old.view if old.turn == old.human else old.bot_view()
    cut = next(action for action in legal_actions(view) if isinstance(action, Cut))
    old.act(cut)
    assert old.record.pack == pack
    assert not old.moment.places
    assert old.data()["fixed"] is False
    while not old.hand_over:
        view = old.view if old.turn == old.human else old.bot_view()
        old.act(legal_actions(view)[0])
    old.next_hand()
    assert old.moment.places


@pytest.mark.parametrize("game", UNLIKE)
def test_what_an_earlier_version_kept_of_a_numbered_deal_goes_on_to_the_same_cards(game: str) -> None:
    """Its saves have the number alone."""
    session = new_session(seed="fixed/kept", game=game, bot="random")
    session.make(session.moves.dealing(numbered_pack(session.match, NUMBER), NUMBER))
    data = session.data()
    assert "places" not in data
    assert data.pop("known")
    old = Evening.from_data(data)
    assert (old.moment.deal, old.moment.known) == (NUMBER, False)
    again = cut_and_dealt(old, "cut", Random("cut"))
    assert places(again) == places(dealt("fixed/1", game, "knock"))


@pytest.mark.parametrize("game", UNLIKE)
def test_an_evenings_own_deal_is_kept_before_it_is_dealt(game: str) -> None:
    session = new_session(seed="fixed/own", game=game, bot="random")
    again = Evening.from_data(session.data())
    assert again.moment.places == session.moment.places != ()
    one = cut_and_dealt(session, "cut", Random("one"))
    other = cut_and_dealt(again, "knock", Random("other"))
    assert places(one) == places(other)


@pytest.mark.parametrize("game", ALL)
def test_a_record_brought_along_gives_every_place_its_cards(game: str) -> None:
    """It is the same with any dealer in the other evening, and any cut there."""
    first = played_out(new_session(seed="fixed/sent", game=game, bot="random"))
    text = deal_text(first)
    assert "\n" not in text, "no number"
    for number in range(8):
        other = new_session(seed=f"fixed/other/{number}", game=game, bot="random")
        pack, deal = read_deal(text, other.match)
        other.make(other.moves.dealing(pack, deal))
        assert (other.moment.deal, other.moment.known) == (None, True)
        cut_and_dealt(other, WAYS[number % 2], Random(number))
        held, there = ([hand for hand in each.moment.hand.dealt if hand] for each in (first, other))
        fewest = min(hand.bit_count() for hand in held)
        assert all((one & two).bit_count() >= fewest for one, two in zip(held, there, strict=True))
        assert other.moment.hand.state.hidden.talon == talon_of(first)
        if other.match.dealer == first.match.dealer:
            assert held == there, "with the dealer's further cards"
    assert len({new_session(seed=f"fixed/other/{n}", game=game).match.dealer for n in range(8)}) > 1


def talon_of(session: Evening) -> tuple[int, ...]:
    """The talon of that hand as it was dealt."""
    begun = next(
        state
        for actions in range(len(session.record.actions) + 1)
        if (state := replay(replace(session.record, actions=session.record.actions[:actions]))[0]).table.deal.dealt
    )
    return begun.hidden.talon


def test_a_record_of_dealt_hands_is_dealt_too() -> None:
    session = played_out(new_session(seed="fixed/hands", bot="random"))
    whole = write_record(session.record)
    del whole["pack"]
    whole["hands"] = [[card_name(card) for card in members(hand)] for hand in session.moment.hand.dealt]
    whole["talon"] = [card_name(card) for card in talon_of(session)]
    found = read_deal(plain_text({**whole, "actions": []}), session.match)
    assert found == read_deal(deal_text(session), session.match)


def test_no_hand_of_an_evening_is_worked_out_from_the_cards_of_another() -> None:
    """Each hand has a stream of its own, and each seed its own deals."""
    matches = [replace(new_session(seed="x").match, hands=hands) for hands in range(50)]
    packs = {own_pack(seed, match) for seed in ("1", "2") for match in matches}
    assert len(packs) == 100
    numbered = {numbered_pack(matches[0], number) for number in range(1, 2000)}
    assert not packs & numbered


def test_each_card_comes_to_each_place_as_often() -> None:
    match = new_session(seed="x").match
    top = Counter(own_pack(str(number), match)[0] for number in range(2700))
    assert len(top) == 54
    assert 20 < min(top.values()) <= max(top.values()) < 90, "50 each"
