"""The second Slovenian referee up to the contract's name: deal, annulment, auction (ledger sections 4, 5 and 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support.slovenian_cards import HOUSE, RISING, rank, taroks


class Dealing:
    """Goes along with one record as far as the name of the contract."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.seats = int(record["game"][-1])
        self.three = self.seats == 3
        self.house: dict[str, Any] = {
            **HOUSE,
            **({"no_tarok": "play"} if self.three else {}),
            **record.get("house", {}),
        }
        self.dealer: int = record["dealer"]
        self.radli: list[int] = list(record.get("radli", [0] * self.seats))
        self.compulsory: bool = record.get("compulsory", False)
        count = 4 if self.seats == 5 else self.seats
        self.order: list[int] = [(self.dealer + 1 + place) % self.seats for place in range(count)]
        self.size = 16 if self.three else 12
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.talon: list[str] = []
        self.asked: list[int] = []
        self.packets: dict[int, int] = {}
        self.bid: str | None = None
        self.holder = -1
        self.out: set[int] = set()
        self.contract = "klop"
        self.ending = ""
        self.phase, self.turn = "cut", (self.dealer + 2) % self.seats
        if "pack" in record:
            self.pack: list[str] = list(record["pack"])
        else:
            self.hands = [set(hand) for hand in record["hands"]]
            self.talon = list(record["talon"])
            self._dealt()

    def _after(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    # S29, S30, S74

    def _legal_cut(self) -> Sequence[str]:
        return ["knock", *(f"cut {n}" for n in range(5, 50))]

    def _do_cut(self, word: str, number: str = "0") -> None:
        if word == "knock":
            self.phase, self.turn = "packets", self.order[0]
            return
        stack = self.pack[int(number) :] + self.pack[: int(number)]
        self.talon, stack = stack[:6], stack[6:]
        for seat in self.order * 2:
            self.hands[seat] |= set(stack[: self.size // 2])
            stack = stack[self.size // 2 :]
        self._dealt()

    def _legal_packets(self) -> Sequence[str]:
        return [f"packet {n}" for n in range(1, len(self.order) + 1) if n not in self.packets.values()]

    def _do_packets(self, _: str, number: str) -> None:
        if not self.packets and number == "1":
            self.phase = "place"
            return
        self.packets[self.turn] = int(number)
        if len(self.packets) < len(self.order) - 1:
            self.turn = self._after(self.turn)
            return
        (left,) = set(range(1, len(self.order) + 1)) - set(self.packets.values())
        self.packets[self.order[-1]] = left
        self.talon, rest = self.pack[:6], self.pack[6:]
        for seat, place in self.packets.items():
            self.hands[seat] = set(rest[(place - 1) * self.size : place * self.size])
        self._dealt()

    def _legal_place(self) -> Sequence[str]:
        return ["talon first", "talon second", "talon last"]

    def _do_place(self, _: str, where: str) -> None:
        at = {"first": 0, "second": self.size, "last": 48}[where]
        self.talon = self.pack[at : at + 6]
        rest = self.pack[:at] + self.pack[at + 6 :]
        for seat in self.order:
            self.hands[seat], rest = set(rest[: self.size]), rest[self.size :]
        self._dealt()

    # S31, S81

    def _dealt(self) -> None:
        self.dealt = [frozenset(hand) for hand in self.hands]
        if self.house["no_tarok"] == "redeal" and not all(taroks(self.hands[seat]) for seat in self.order):
            self._over("redeal")
            return
        if self.house["annulment"]:
            self.asked = [seat for seat in self.order if self._may_annul(self.hands[seat])]
        self._ask()

    def _may_annul(self, hand: set[str]) -> bool:
        few = [rank(card) for card in taroks(hand)]
        return len(few) < 2 or (len(few) == 2 and max(few) < 10)

    def _ask(self) -> None:
        first = self.order[0] if self.three else self.order[1]
        self.phase, self.turn = ("annul", self.asked[0]) if self.asked else ("auction", first)

    def _legal_annul(self) -> Sequence[str]:
        return ["annul", "keep"]

    def _do_annul(self, word: str) -> None:
        if word == "annul":
            self._over("annulled")
            return
        self.asked.pop(0)
        self._ask()

    # S33 to S38, S75, S76, S79

    def played(self) -> list[str]:
        """The contracts that can be bid in this hand, rising."""
        if not self.three:
            keys = [key for key in RISING[2:] if key != "piccolo" or self.house["piccolo"]]
        else:
            keys = ["three", "two", "one", "beggar"]
            if self.house["extra_contracts"]:
                keys += ["solo-without", "open-beggar", "colour-valat", "valat"]
        high = RISING.index("solo-without")
        return [key for key in keys if not self.compulsory or RISING.index(key) >= high]

    def _legal_auction(self) -> Sequence[str]:
        keys = self.played()
        if self.bid is None:
            return ["pass", *(f"bid {key}" for key in keys)]
        senior = self.order.index(self.turn) < self.order.index(self.holder)
        higher = [f"bid {key}" for key in keys[keys.index(self.bid) + 1 :]]
        return ["pass", *(["hold"] if senior else []), *higher]

    def _do_auction(self, word: str, key: str = "") -> None:
        if word == "pass":
            self.out.add(self.turn)
        else:
            self.holder = self.turn
            self.bid = key or self.bid
        left = [seat for seat in self.order if seat not in self.out]
        if not left:
            self._klop()
        elif len(left) == 1 and (self.bid is not None or not self.three):
            self.phase, self.turn = "name", left[0]
        else:
            self.turn = self._after(self.turn)
            while self.turn in self.out:
                self.turn = self._after(self.turn)

    def _legal_name(self) -> Sequence[str]:
        keys = self.played()
        if self.bid is None:
            return [f"name {key}" for key in ["klop", *([] if self.compulsory else ["three"]), *keys]]
        return [f"name {key}" for key in ([self.bid] if self.house["exact_contract"] else keys[keys.index(self.bid) :])]

    def _do_name(self, _: str, key: str) -> None:
        self.contract, self.holder = key, self.turn
        if key == "klop":
            self.holder = -1
            self._klop()
        else:
            self._named()

    def _klop(self) -> None:
        raise NotImplementedError

    def _named(self) -> None:
        raise NotImplementedError

    def _over(self, ending: str) -> None:
        self.ending, self.phase, self.turn = ending, "over", -1

    def _legal_over(self) -> Sequence[str]:
        return []
