"""The announcements by search: each one is priced in deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ai.cardplay.knowledge import know
from ai.chances import DECLARING, OPPOSING
from ai.habits import leeway
from ai.judgement import Ask
from ai.kernel.speech_search import Claim, Saying, SpeechSearch
from ai.kernel_cards import suit_word, tarok_word
from ai.kernel_position import kernel_position
from engine import (
    GAME,
    Action,
    Announce,
    Announced,
    Declare,
    Double,
    Side,
    Table,
    View,
)
from engine.parts import Speech

from .announcing import rate
from .beliefs import RomanianBeliefs
from .calibrated import doubted, fitted, kept
from .kernel.prices import PayoffRows
from .payoffs import BESIDE_MORE, kept_cards, law_of, prices_of

DOUBTED: Final = 0.3
"""The weight of a deal that contradicts another player's announcement or contra: he has seen his cards."""

SAID: Final[Mapping[str, float]] = {"romanian": 0.68, "taper": 0.5}
"""A card to be kept for the last trick is announced from this chance on, by game: most holders of one have more …"""

USUALLY: Final[Mapping[str, Mapping[str, float]]] = {"romanian": {"pagat": 0.6, "rege": 0.5}, "taper": {"pagat": 0.4}}
"""The same if the rules of thumb would announce it: they make it come home more often than simulations show, a rege
more so than a pagat. In Taper chances were fitted at tables of *expert*; others let more pagats come home."""

LAST: Final = frozenset({"pagat", "rege"})
"""… and these are the bonuses with such a card."""

UNSAFE: Final = 50.0
"""More than the value of any hand."""

LEAST: Final = 1e-9


def speech_search(view: View, beliefs: RomanianBeliefs, actions: Sequence[Action], seed: int) -> SpeechSearch:
    """The search for announcements."""
    table = view.table
    sayings = [_saying(view, beliefs, action) for action in actions]
    search = SpeechSearch(kernel_position(table, law_of(table), kept_cards(table)), beliefs.sampler(), sayings, seed)
    search.claims.extend(_claims(view, prices_of(table, view.seat, beliefs.partner, beliefs.alone)))
    return search


def _claims(view: View, prices: PayoffRows) -> list[Claim]:
    """The others' claims so far: steps alternate between the sides, so every second one claims a failure."""
    table = view.table
    found = []
    if table.declarer is not None:
        found += [
            Claim(prices.game, table.declarer, step % 2 == 1, DOUBTED)
            for step, seat in enumerate(table.speech.game)
            if seat != view.seat
        ]
    for bonus in table.speech.announced:
        row = prices.rows[bonus.item]
        for step, seat in enumerate((bonus.seat, *bonus.steps)):
            if seat != view.seat:
                found.append(Claim(row, bonus.seat, step % 2 == 0, DOUBTED))
    return found


def _saying(view: View, beliefs: RomanianBeliefs, action: Action) -> Saying:
    """The prices after an announcement, and the cards kept for the last trick."""
    table = _after(view, action)
    prices = prices_of(table, view.seat, beliefs.partner, beliefs.alone)
    payoff = prices.payoff
    contract, stage = table.contract, DECLARING if view.side is Side.DECLARER else OPPOSING
    if fitted(table, stage):
        doubted(payoff, table, stage, contract.key if contract else "")
    else:
        payoff.more_beside = BESIDE_MORE
    cards = kept_cards(table)
    row = prices.rows[action.item] if isinstance(action, Announce) else None
    return Saying(payoff, suit_word(cards), tarok_word(cards), row)


def sureness(
    view: View, search: SpeechSearch, actions: Sequence[Action], favour: Mapping[Action, float], ask: Ask
) -> Mapping[Action, float]:
    """The corrections to announced bonuses from the fitted chances; unsure ones of the last trick are barred."""
    found: dict[Action, float] = {}
    weight = max(sum(search.weights), LEAST)
    for at, action in enumerate(actions):
        if not isinstance(action, Announce) or not search.alive[at]:
            continue
        share = search.sayings[at].made / weight
        chance = kept(view.table, action.item, share)
        stake = float(rate(know(view), action.item))
        more = 2 * stake * (chance - share)
        habit = ask.habits.pagat if action.item == "pagat" else ask.habits.bonuses
        if action.item in LAST:
            game = view.table.variant.key
            least = USUALLY[game][action.item] if action == ask.rules.action else SAID[game]
            if chance < least - leeway(habit, stake):
                more -= UNSAFE
        found[action] = favour.get(action, 0.0) + more
    return found


def _after(view: View, action: Action) -> Table:
    """The public table after an announcement, sides included."""
    table, speech = view.table, view.table.speech
    match action:
        case Declare(count):
            declared = (*speech.declared[: view.seat], count, *speech.declared[view.seat + 1 :])
            return _with(view, speech._replace(declared=declared))
        case Announce(item):
            return _with(view, speech._replace(announced=(*speech.announced, Announced(item, view.seat))))
        case Double(item) if item == GAME:
            return _with(view, speech._replace(game=(*speech.game, view.seat)))
        case Double(item, seat):
            said = tuple(
                bonus._replace(steps=(*bonus.steps, view.seat)) if (bonus.item, bonus.seat) == (item, seat) else bonus
                for bonus in speech.announced
            )
            return _with(view, speech._replace(announced=said))
    return table


def _with(view: View, speech: Speech) -> Table:
    """The table with these words, the speaker's side known."""
    table = view.table
    sides: tuple[Side | None, ...] = table.sides
    if view.side is not None:
        sides = (*sides[: view.seat], view.side, *sides[view.seat + 1 :])
    return table._replace(speech=speech, sides=sides)
