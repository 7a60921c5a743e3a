"""The opening of an evening: the seats, the first dealer, the first hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from engine import Seat, draw_first_dealer, new_match, variant_for
from tarokgui.session.people import bots_of, seated

from .deals import before_cut, own_pack
from .evening import Evening
from .eveningstate import Move
from .pendingsave import SessionStore
from .savedsession import SavedSession


def new_session(
    *,
    seed: str,
    game: str = "romanian",
    house: Mapping[str, object] | None = None,
    human: Seat = 0,
    people: Sequence[str] | None = None,
    bot: str | None = None,
    keeper: SessionStore | None = None,
    wait: bool = True,
) -> Evening:
    """A new evening: the first dealer is drawn (R8) and the first hand is about to be cut. It is kept already, unless
    *wait* is False: then the session's `arrive` says when it is.

    ``seed`` names every chance of the evening; the same seed gives the same deals. ``people`` are the others in turn
    from the person's right; each plays by their own character unless ``bot`` names one player for all.

    Raises:
        ValueError: those people cannot sit at that table.
    """
    variant = variant_for(game, house)
    table = seated(variant.players, human, people, game=variant.key)
    drawn = draw_first_dealer(variant, Random(f"{seed}/first-dealer").random)
    match = new_match(variant, drawn.dealer)
    pack = own_pack(seed, match)
    session = Evening(
        SavedSession(
            seed=seed,
            human=human,
            bots=(bot,) * variant.players if bot else bots_of(table, variant.key),
            people=table,
            match=match,
            first_deal=drawn,
            record=before_cut(match, pack),
            places=pack,
        ),
        keeper,
    )
    session.submit(Move(session.moment))
    if wait:
        session.arrive(None)
    return session
