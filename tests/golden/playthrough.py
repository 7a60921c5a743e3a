"""One hand as a readable text: every action beside the other legal ones, every event, each seat's view, settlement.

The hands are drawn from a seed by ``random.Random.random`` alone, whose numbers Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from engine import (
    Acted,
    Action,
    Announce,
    AskedAside,
    Bid,
    Dealt,
    Double,
    Event,
    GroupSeen,
    GroupShown,
    HandDeclared,
    HandOver,
    HandShown,
    Knock,
    LaidAway,
    MakeBid,
    Pass,
    PassAnnouncing,
    PlayingOn,
    Reject,
    Seat,
    State,
    Surrender,
    TrickTaken,
    Variant,
    View,
    action_text,
    apply,
    legal_actions,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot, RomanianCarry
from engine.games.slovenian.carry import Marks, SlovenianCarry
from tests.support.table import (
    cards_picture,
    hand_picture,
    settlement_picture,
    table_picture,
    trick_picture,
    view_picture,
)

FOLDER: Final = Path(__file__).parent
SHOWN: Final = 24
"""So many legal actions are written out, of longer lists the first and the last ones."""

Wish = Callable[[View, Action], float]


def anything(view: View, action: Action) -> float:
    if action == MakeBid(Bid("solo")):
        return 0.1
    return {Pass: 0.5, PassAnnouncing: 1.5, Announce: 0.3, Double: 0.3, Knock: 40.0}.get(type(action), 1.0)


def nobody_bids(view: View, action: Action) -> float:
    return 0.0 if isinstance(action, MakeBid) else 1.0


def to_the_king(view: View, action: Action) -> float:
    """Bids, looks for the called king and gives up when it is seen."""
    if view.king_seen:
        return float(isinstance(action, Surrender))
    if action == MakeBid(Bid("solo")):
        return 0.0
    return {Pass: 0.6, Reject: 50.0}.get(type(action), 1.0)


def to_a_partner(view: View, action: Action) -> float:
    """Plays the lowest contracts with the talon, and talks."""
    text = action_text(action)
    if text.startswith(("bid", "name")):
        return float(text.split()[1] in ("three", "two", "one"))
    if text == "say valat":
        return 0.02
    return {Announce: 1.0, Double: 1.0, PassAnnouncing: 2.0}.get(type(action), 30.0 if text == "call fourth" else 1.0)


def to_klop(view: View, action: Action) -> float:
    text = action_text(action)
    if text.startswith("name"):
        return float(text == "name klop")
    return {MakeBid: 0.0, Knock: 40.0}.get(type(action), 1.0)


def to_a_call(view: View, action: Action) -> float:
    """Weights that make nobody play alone, and somebody call and claim all that is due."""
    text = action_text(action)
    if text.startswith(("call", "claim")):
        return 3.0
    return 0.0 if text == "bid raus" else 1.0


HANDS: Final[dict[str, tuple[str, dict[str, object], str, Wish]]] = {
    "romanian": ("romanian", {}, "golden/romanian/3", anything),
    "taper": ("taper", {}, "golden/taper/78", anything),
    "michi": ("romanian", {}, "golden/michi", nobody_bids),
    "surrender": ("romanian", {"trei_bids": True}, "golden/surrender/17", to_the_king),
    "slovenian-4": ("slovenian-4", {}, "golden/slovenian-4/68", to_a_partner),
    "slovenian-5": ("slovenian-5", {"call_fourth": True, "settlement": "money"}, "golden/slovenian-5/8", to_a_partner),
    "slovenian-3": (
        "slovenian-3",
        {"vogel_frei": True, "extra_contracts": True},
        "golden/slovenian-3/11",
        to_a_partner,
    ),
    "klop": ("slovenian-4", {"klop_kontra": True}, "golden/klop/1", to_klop),
    "tubingen": ("tubingen", {"claims": "spoken"}, "golden/tubingen/33", to_a_call),
}
"""By name of the file: game, house rules, seed, weights of the actions."""


def own_value(name: str, variant: Variant, dealer: Seat) -> object:
    """The table's own value of the game: a pool, with a double stake in Taper; some open radli; else the usual."""
    if isinstance(variant.carry, RomanianCarry):
        return Pot(9, 2 if name == "taper" else 1)
    if isinstance(variant.carry, SlovenianCarry):
        return Marks(tuple(seat % 2 for seat in range(variant.players)))
    return variant.carry.own(variant.carry.begin(dealer).carry)


def playthrough(name: str) -> list[str]:
    """The lines of the golden file of that name."""
    game, house, seed, wish = HANDS[name]
    random = Random(seed)
    variant = variant_for(game, house)
    pack = shuffled(variant.pack, random.random)
    dealer = int(random.random() * variant.players)
    state = start(variant, dealer, own_value(name, variant, dealer), pack)
    lines = [f"{game} {house or ''} dealer {dealer}".replace("  ", " "), f"pack {cards_picture(pack)}", ""]
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        legal = legal_actions(view)
        action = _chosen(random, [wish(view, action) for action in legal], list(legal))
        lines.append(f"> {seat} {action_text(action)}")
        lines.append(f"  of {len(legal)}: {_listed([action_text(one) for one in legal])}")
        state, events = apply(state, action)
        lines += [f"  * {event_picture(event)}" for event in events]
        lines.append(f"  {table_picture(state.table)}")
        lines += [f"    {view_picture(observe(state, seat))}" for seat in range(variant.players)]
    return [*lines, "", *_ending(state)]


def _chosen(random: Random, weights: list[float], actions: list[Action]) -> Action:
    mark = random.random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        mark -= weight
        if mark < 0:
            return action
    return actions[-1]


def _listed(texts: list[str]) -> str:
    if len(texts) <= SHOWN:
        return ", ".join(texts)
    return ", ".join([*texts[: SHOWN // 2], "…", *texts[-SHOWN // 2 :]])


def event_picture(event: Event) -> str:
    match event:
        case Acted(seat, action):
            return f"{seat} did {action_text(action)}"
        case Dealt(hands):
            return "dealt " + " / ".join(hand_picture(hand) for hand in hands if hand is not None)
        case AskedAside(seat):
            return f"{seat} is asked"
        case PlayingOn(seat):
            return f"{seat} keeps"
        case HandDeclared(seat, what):
            return f"{seat} tells {what}"
        case GroupSeen(seat, group, level, cards):
            return f"{seat} sees group {group} at level {level}: {cards_picture(cards or ())}"
        case GroupShown(group, cards):
            return f"group {group} lies open: {cards_picture(cards)}"
        case LaidAway(seat, count, taroace, cards):
            return f"{seat} lays away {count}: {hand_picture(cards or 0)}, open {hand_picture(taroace)}"
        case TrickTaken(winner, cards, besides):
            more = f" with {cards_picture(besides)}" if besides else ""
            return f"{winner} takes {cards_picture(cards)}{more}"
        case HandShown(seat, cards):
            return f"{seat} shows {hand_picture(cards)}"
        case HandOver():
            return "over"


def _ending(state: State) -> Iterator[str]:
    for trick in state.table.play.tricks:
        yield f"trick {trick_picture(trick)}"
    if state.table.settlement is not None:
        yield from settlement_picture(state.table.settlement)
