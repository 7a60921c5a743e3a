"""Advice for one decision: the move, the reasons for it, and the next best moves with their price. Pure."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf
from typing import Final

from ai import Candidate, Decision, Player, make
from ai.games import COMPARES, SEEN, lone_of, proofs_of
from ai.player import Reason
from ai.proofs import Level, Proof
from ai.reasons import Why
from ai.roles import NOT_LONE, Lone, Relation
from ai.telling import tell
from engine import ANNOUNCING, Action, CallKing, Pass, PassAnnouncing, PlayCard, Reject, TakeGroup, View
from tarokgui.session.speech import after

ADVISER: Final = "expert"
"""The name of the bot that is asked."""
SEED: Final = "hint"
"""The seed of the adviser's die: the same view has the same advice."""
SPOKEN: Final = 12
"""More things than that are not said in one turn."""
REASONS, OTHERS = 2, 2
"""So many reasons are given, and so many other moves named."""
EVEN: Final = 50
"""A chance in percent that is as good as the other way round."""
BESIDE: Final = frozenset({Why.LEVEL_COST, Why.NEXT_COST, Why.FOE_LEADS, Why.READS_SMALL, Why.READS_BIG})
"""Facts worth knowing beside a reason, but no reasons themselves."""
RULES: Final = frozenset({Why.ONLY_CARD, Why.MUST_TAKE, Why.NO_TRUMP, Why.NO_POWER, Why.NO_TALON})
"""Reasons that only restate a rule, for want of another."""
PAID: Final = frozenset({"win", "lose", "value", "cost"})
"""The parameters of reasons that count in game points before the stake."""
FINEST: Final = 0.05
"""Game points below which a price would be shown as nought."""
FAR: Final = 10_000
"""Game points that no hand comes to without the pot."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another move, and its loss in game points; ``even`` if that is within the error.

    ``worse`` is None where the adviser does not reckon in game points, and infinite where the pot holds more than it
    counts with.
    """

    action: Action
    worse: float | None = None
    even: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one decision. Several ``actions`` belong to one turn; ``others`` are the next best.

    ``nodes`` counts the hands that were played out in the adviser's head, 0 without a search. ``proofs`` has the
    certainty of each seat's side, for the reasons that name it; empty where there are no sides. ``beside`` is the move
    with which a reason compares the advised one, ``lone`` are the ways in which the declarer may be alone.
    """

    decision: tuple[int, int]
    view: View
    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Other, ...]
    nodes: int = 0
    proofs: tuple[Proof, ...] = ()
    beside: Other | None = None
    lone: Lone = NOT_LONE


def thoughts(player: Player, view: View, decision: tuple[int, int]) -> Iterator[Hint | None]:
    """The adviser's thinking in small steps; the last one is the hint, those before it are empty.

    Raises:
        ValueError: the adviser decided nothing, which is a fault in it.
    """
    first = yield from _decided(player, view)
    said: tuple[Action, ...] = ()
    found = [*first.reasons]
    if view.kind in ANNOUNCING and not isinstance(first.action, PassAnnouncing):
        step = first
        found = []
        while not isinstance(step.action, PassAnnouncing) and len(said) < SPOKEN:
            said = (*said, step.action)
            found += step.reasons
            step = yield from _decided(player, after(view, said))
        found.sort(key=lambda reason: -reason.weight)
        said = (*said, PassAnnouncing())
    actions = said or (first.action,)
    others = _others(first, actions, view)
    compared, beside = yield from _compared(view, first)
    proofs = tuple(proofs_of(view))
    reasons = _chosen((each for each in found if _fits(each, proofs)), actions, view.table.factor)
    yield Hint(decision, view, actions, _joined(compared, reasons), others, first.nodes, proofs, beside, lone_of(view))


def _compared(view: View, decision: Decision) -> Generator[None, None, tuple[tuple[Reason, ...], Other | None]]:
    """The difference of the best card from the next one that is really worse, and that one; empty if there is none."""
    compare, best = COMPARES.get(view.table.variant.key), decision.action
    found = next((each for each in decision.ranked if each.action == best), None)
    if compare is None or found is None or not isinstance(best, PlayCard):
        return (), None
    for each in decision.ranked:
        told = priced(found, each, capped=is_capped(view))
        if each.action == best or told.worse is None or told.even or not isinstance(each.action, PlayCard):
            continue
        known = _seen(view)
        lines = yield from compare(known, best, each.action, SEED, decision.nodes // len(decision.ranked))
        return () if lines is None else tell(known, *lines, each.action), told
    return (), None


def _joined(compared: Sequence[Reason], reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The difference from the next best move, then the facts that the rules of thumb name; only so many."""
    return (*compared, *reasons)[:REASONS]


_SIDED: Final[dict[str, Relation]] = {
    **dict.fromkeys((Why.FEEDS_MATE, Why.MATE_WINS, Why.MATE_LEADS, Why.MATE_VOID), Relation.WITH),
    **dict.fromkeys((Why.SECURES, Why.TAKES_OVER), Relation.WITH),
    **dict.fromkeys((Why.FOE_LEADS, Why.FORCES_TAROC), Relation.AGAINST),
}
"""The relation in which a reason takes the seat that it names."""


def _fits(reason: Reason, proofs: Sequence[Proof]) -> bool:
    """True if a reason agrees with the sides that are sure."""
    seat = reason.params.get("seat")
    if reason.key not in _SIDED or not proofs or not isinstance(seat, int):
        return True
    return proofs[seat].level is not Level.SURE or proofs[seat].relation is _SIDED[reason.key]


def usual() -> Player:
    """The bot that is asked: it prices every choice as exactly as the best one."""
    return make(ADVISER, SEED, fair=True)


def hint_thoughts(view: View, decision: tuple[int, int]) -> Iterator[Hint | None]:
    """The `thoughts` of the usual adviser."""
    return thoughts(usual(), view, decision)


def _decided(player: Player, view: View) -> Generator[None, None, Decision]:
    """The player's last decision for that view, with a breath after each better one."""
    best: Decision | None = None
    for better in player.think(view):
        best = better
        yield None
    if best is None:
        raise ValueError("a player must decide")
    return best


def _others(decision: Decision, actions: Sequence[Action], view: View) -> tuple[Other, ...]:
    """The next best moves, at their price against the best one: the cheapest first, as far as there are prices.

    A search that drops worse moves early ranks by the stage each reached, and not by price.
    """
    best = next((each for each in decision.ranked if each.action == decision.action), None)
    others = [each for each in decision.ranked if each.action not in actions]
    if best is not None and best.error is not None:
        others.sort(key=lambda each: (each.error is None, -each.value if each.error is not None else 0.0))
    capped = is_capped(view)
    return tuple(priced(best, each, capped=capped) for each in others[:OTHERS])


def _seen(view: View) -> View:
    """The part of a view that the bots take."""
    seen = SEEN.get(view.table.variant.key)
    return view if seen is None else seen(view)


def is_capped(view: View) -> bool:
    """True if the pot holds more than the bots count with."""
    return _seen(view).table.pot < view.table.pot


def priced(best: Candidate | None, other: Candidate, *, capped: bool) -> Other:
    """The price of a move against the best one. *capped*: as `is_capped` says."""
    if best is None or best.error is None or other.error is None:
        return Other(other.action)
    worse = max(0.0, best.value - other.value)
    even = worse < max(FINEST, hypot(best.error, other.error))
    return Other(other.action, inf if capped and worse > FAR else worse, even)


def _chosen(reasons: Iterable[Reason], actions: Sequence[Action], stake: int) -> tuple[Reason, ...]:
    """The strongest reasons, one of each kind, without those that speak against the advised actions.

    Game points are counted as they will be paid: twice in a double hand (R114).
    """
    found: dict[str, Reason] = {}
    for reason in reasons:
        if not _against(reason, actions):
            found.setdefault(reason.key, _paid(reason, stake))
    if found.keys() <= BESIDE:
        return ()
    if not found.keys() <= BESIDE | RULES:
        found = {key: reason for key, reason in found.items() if key not in RULES}
    return tuple(found.values())[:REASONS]


def _paid(reason: Reason, stake: int) -> Reason:
    """The reason with its game points as they will be paid."""
    params = {
        name: number * stake if name in PAID and isinstance(number, int) else number
        for name, number in reason.params.items()
    }
    return replace(reason, params=params)


_WARNS: Final[dict[type, frozenset[str]]] = {
    TakeGroup: frozenset({Why.GROUP_ADDS_LITTLE}),
    Reject: frozenset({Why.KING_LOST, Why.GIVES_AWAY}),
    CallKing: frozenset({Why.TALON_RISK, Why.CALL_VOID}),
}
"""Reasons given with a move that speak against it; a risk that every king runs speaks for none."""

_SAYING: Final = frozenset({Why.SHOWS_LENGTH, Why.SHOWS_SIDE, Why.BONUS_UNSURE})
"""Reasons against saying anything."""


def _against(reason: Reason, actions: Sequence[Action]) -> bool:
    """True if a reason speaks against the actions: a likely win against a pass, cards that help little against a
    take."""
    action = actions[0]
    percent = reason.params.get("percent")
    likely = not isinstance(percent, int) or percent >= EVEN
    match reason.key:
        case Why.GAME_CHANCE:
            return likely == isinstance(action, Pass)
        case Why.BEATS_GAME | Why.BEATS_BONUS | Why.STANDS_CONTRA | Why.ALONE | Why.CASHES_KING:
            return not likely
        case Why.SKI_WAITS:
            return isinstance(action, PlayCard)  # it is said of the Ski itself, and means another card
        case Why.LIKELY_WINS | Why.LEADS_LOW:
            unwanted = reason.key == Why.LEADS_LOW or not reason.params.get("points")
            return unwanted and likely
    if len(actions) > 1 and not isinstance(action, PassAnnouncing):
        return reason.key in _SAYING
    return reason.key in _WARNS.get(type(action), frozenset())
