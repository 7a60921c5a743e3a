"""The hand record ``tarok-hand/1``: read, check, replay, write.

A record enters as plain data (from a JSON reader) and leaves as plain data: the engine itself reads no files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from .actions import Action, Own
from .cards import Card, CardSet, card_name, card_set, members, parse_card
from .carry import Owned
from .errors import ABSENT, NotationError, RecordError, bad_field
from .game import Step, start, start_dealt
from .games import GAMES, variant_for
from .notation import action_text, parse_action
from .pack import is_whole
from .seats import Seat
from .settlement import Settlement
from .state import Variant

FORMAT: Final = "tarok-hand/1"
_RULE_KEYS: Final = frozenset({"format", "game", "house", "dealer", "pack", "hands", "talon", "actions"})


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One stored hand: the setting, the cards, and all actions.

    ``own`` is the game's own value on the table. Either ``pack`` is given, the pack before the cut with the top card
    first, or ``hands`` by seat and ``talon``. ``actions`` are (seat, text) in order, ``extra`` keys that the
    rules never read.
    """

    variant: Variant
    dealer: Seat
    own: Owned
    pack: tuple[Card, ...] | None
    hands: tuple[CardSet, ...] = ()
    talon: tuple[Card, ...] = ()
    actions: tuple[tuple[object, object], ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict)

    def begin(self) -> Step:
        """The hand before the first action."""
        if self.pack is not None:
            return Step(start(self.variant, self.dealer, self.own, self.pack), ())
        return start_dealt(self.variant, self.dealer, self.own, self.hands, self.talon)

    def with_action(self, seat: Seat, action: Action) -> HandRecord:
        """The record with one action more."""
        return replace(self, actions=(*self.actions, (seat, action_text(action))))


def read_action(variant: Variant, text: str) -> Action:
    """The action in a text of that game's record: one of the game's own, else one of the format's.

    Raises:
        NotationError: the text is neither.
    """
    return Own(text) if text in variant.own_actions else parse_action(text)


def read_record(data: object) -> HandRecord:
    """The record in plain data.

    Raises:
        RecordError: it is none; the actions are not looked at yet.
    """
    if not isinstance(data, Mapping):
        raise RecordError("not-an-object")
    if data.get("format") != FORMAT:
        raise RecordError("unknown-format", choices=(FORMAT,), found=data.get("format", ABSENT))
    house = data.get("house", {})
    if not isinstance(house, Mapping):
        raise bad_field(data, "house")
    game = data.get("game", ABSENT)
    if not isinstance(game, str):
        raise RecordError("unknown-game", choices=tuple(GAMES), found=game)
    variant = variant_for(game, house)
    dealer = _number(data, "dealer", 0, variant.players - 1)
    own = variant.carry.read(data)
    pack, hands, talon = _read_cards(variant, dealer, data)
    actions = data.get("actions")
    if not isinstance(actions, Sequence) or isinstance(actions, str):
        raise bad_field(data, "actions")
    owned = variant.carry.write(own)
    return HandRecord(
        variant=variant,
        dealer=dealer,
        own=own,
        pack=pack,
        hands=hands,
        talon=talon,
        actions=tuple(_read_action(entry) for entry in actions),
        extra={key: value for key, value in data.items() if key not in _RULE_KEYS and key not in owned},
    )


def _number(data: Mapping[str, object], key: str, least: int, most: int | None) -> int:
    value = data.get(key)
    if type(value) is not int or value < least or (most is not None and value > most):
        raise bad_field(data, key)
    return value


def _read_action(entry: object) -> tuple[object, object]:
    """A (seat, text) pair; anything else stays as it is and is refused when its turn comes."""
    if isinstance(entry, Sequence) and not isinstance(entry, str) and len(entry) == 2:
        return entry[0], entry[1]
    return None, entry


def _read_cards(
    variant: Variant, dealer: Seat, data: Mapping[str, object]
) -> tuple[tuple[Card, ...] | None, tuple[CardSet, ...], tuple[Card, ...]]:
    if not variant.talon_size and "talon" in data and _card_list(data, "talon"):
        raise bad_field(data, "talon")  # a game without one
    if "pack" in data:
        if "hands" in data or ("talon" in data and variant.talon_size):
            raise RecordError("pack-and-hands")
        pack = _card_list(data, "pack")
        _check_whole(variant, pack)
        return pack, (), ()
    hands = data.get("hands")
    if not isinstance(hands, Sequence) or isinstance(hands, str) or len(hands) != variant.players:
        raise bad_field(data, "hands")
    dealt = [_card_list({"hands": hand}, "hands") for hand in hands]
    talon = _card_list(data, "talon") if variant.talon_size else ()
    if tuple(map(len, dealt)) != variant.dealt(dealer) or len(talon) != variant.talon_size:
        raise RecordError("card-count", ", ".join(str(len(part)) for part in (*dealt, talon)))
    _check_whole(variant, tuple(card for part in (*dealt, talon) for card in part))
    return None, tuple(card_set(hand) for hand in dealt), talon


def _card_list(data: Mapping[str, object], key: str) -> tuple[Card, ...]:
    value = data.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise bad_field(data, key)
    cards = []
    for name in value:
        if not isinstance(name, str):
            raise RecordError("bad-card", found=name)
        try:
            cards.append(parse_card(name))
        except NotationError:
            raise RecordError("bad-card", found=name) from None
    return tuple(cards)


def _check_whole(variant: Variant, cards: tuple[Card, ...]) -> None:
    if is_whole(variant.pack, cards):
        return
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise RecordError("card-twice", card_name(card))
        if not variant.pack.cards >> card & 1:
            raise RecordError("foreign-card", card_name(card))
        seen.add(card)
    raise RecordError("missing-card", card_name(members(variant.pack.cards & ~card_set(cards))[0]))


def write_record(record: HandRecord) -> dict[str, object]:
    """The record as plain data; ``read_record`` reads it back."""
    cards: dict[str, object]
    if record.pack is not None:
        cards = {"pack": [card_name(card) for card in record.pack]}
    else:
        cards = {
            "hands": [[card_name(card) for card in members(hand)] for hand in record.hands],
            **({"talon": [card_name(card) for card in record.talon]} if record.variant.talon_size else {}),
        }
    house = {"house": dict(record.variant.options)} if record.variant.options else {}
    return {
        "format": FORMAT,
        "game": record.variant.key,
        **house,
        "dealer": record.dealer,
        **record.variant.carry.write(record.own),
        **cards,
        "actions": [list(entry) for entry in record.actions],
        **record.extra,
    }


def settlement_data(variant: Variant, settlement: Settlement) -> dict[str, object]:
    """The settlement as plain data, in the order and with the keys of the game's format."""
    return variant.written(settlement)
