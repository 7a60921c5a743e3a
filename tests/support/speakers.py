"""Hands at the beginning of the announcement round, by the number of taroks of each seat."""

from __future__ import annotations

from engine import SUIT_CARDS, TAROACE, State, card_name, members, variant_for
from tests.support.deals import dealt, play


def speaking(
    *taroace: int,
    king: int | None = 2,
    script: str = "",
    game: str = "romanian",
    house: dict[str, object] | None = None,
    bid: str = "bid solo",
) -> State:
    """Seat 0 plays and has called SK, which seat ``king`` holds, or nobody: then it is at the bottom of the talon.

    Seat *i* holds that many taroks; the pagat is seat 0's. The rest of the taroks is on top of the talon.
    """
    pack = variant_for(game, house or {}).pack
    trumps = [card_name(card) for card in members(pack.cards & TAROACE)]
    suits = [card_name(card) for card in members(pack.cards & ~SUIT_CARDS[-1])]
    hands = []
    for seat, count in enumerate(taroace):
        own = ["SK"] if seat == king and game == "romanian" else []
        hands.append([*own, *[trumps.pop(0) for _ in range(count)]])
    if game == "romanian":
        suits.remove("SK")
    for hand in hands:
        hand += [suits.pop(0) for _ in range(12 - len(hand))]
    talon = trumps + suits + (["SK"] if king is None and game == "romanian" else [])
    state = dealt(*(" ".join(hand) for hand in hands), talon=" ".join(talon), game=game, house=house)
    passes = ", ".join(["pass"] * (len(taroace) - 1))
    call = ", call SK" if game == "romanian" else ""
    return play(state, f"{bid}, {passes}{call}, {script}")
