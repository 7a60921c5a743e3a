"""The legal cards and the winner of a trick: the law of a contract, as a few switches and the masks from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import HONOURS, MOND, PAGAT, SKIZ

ALL: Final = 0x3FFFFF
"""Every tarok."""
BOTH: Final = MOND | SKIZ
"""The two taroks in a trick in which the mond is taken."""
ANY_ORDER: Final = 1
"""The pagat wins a trick with skiz and mond, whatever the order of the three (S53)."""
AFTER_BOTH: Final = 2
"""It does so only if it is played after both (SA5)."""


class Law:
    """The law of the tricks for the seats that play, three or four; a player who sits out has no seat in the kernel.

    Suits are followed, else a tarok is played, else any card (R84, S51, U19). With ``trumps`` 0 taroks win only tricks
    that were led with one (S52). ``overtaking`` is the duty to beat the best card if possible (S54), ``pagat_last``
    keeps the pagat back while its holder has another tarok (S55), ``emperor`` is `ANY_ORDER`, `AFTER_BOTH` or 0.
    ``fool`` is the tarok that may be played to any trick, never wins and stays with its side, except in the last trick
    (U23, U24); 0 if there is none. The play ends early when the declarer's side has won ``ours_end`` tricks or the
    others ``theirs_end``, 0 for never (S57, U17). Each of the first ``gives`` tricks also takes a card of the talon
    (S62). ``apart`` is 1 if there are no sides, so that each seat's cards are kept. With ``mond_waits`` 1 a seat that
    may lead another card does not lead the mond while the skiz is in a hand or in the talon (S-V11); the seat
    ``suits_first`` leads suit cards before taroks, -1 for none (S-V13). With ``binding`` 1 cards that are kept for the
    last trick may not be played before it while another may (S26).

    ``strong`` are the taroks that can win a trick, ``ruff`` those that win one led with a suit, ``leads`` is 1 if not
    every card may be led, ``odd`` 1 if anything differs from the plain law.
    """

    def __init__(
        self,
        players: i64,
        trumps: i64 = 1,
        overtaking: i64 = 0,
        pagat_last: i64 = 0,
        emperor: i64 = 0,
        fool: i64 = 0,
        ours_end: i64 = 0,
        theirs_end: i64 = 0,
        gives: i64 = 0,
        apart: i64 = 0,
        mond_waits: i64 = 0,
        suits_first: i64 = -1,
        binding: i64 = 0,
    ) -> None:
        self.players: i64 = players
        self.trumps: i64 = trumps
        self.overtaking: i64 = overtaking
        self.pagat_last: i64 = pagat_last
        self.emperor: i64 = emperor
        self.fool: i64 = fool
        self.ours_end: i64 = ours_end
        self.theirs_end: i64 = theirs_end
        self.gives: i64 = gives
        self.apart: i64 = apart
        self.mond_waits: i64 = mond_waits
        self.suits_first: i64 = suits_first
        self.binding: i64 = binding
        self.leads: i64 = 1 if mond_waits or suits_first >= 0 else 0
        self.strong: i64 = ALL & ~fool
        self.ruff: i64 = self.strong if trumps else 0
        plain: bool = trumps != 0 and not (overtaking or pagat_last or emperor or fool or ours_end or theirs_end)
        self.odd: i64 = 0 if plain and not (gives or apart or self.leads or binding) else 1

    def crowns(self, led: i64, trick: i64, card: i64) -> bool:
        """True if a tarok makes the pagat win: ``trick`` has the other taroks in the trick, ``led`` the suit led."""
        if not self.emperor or trick & HONOURS != HONOURS or (led and not self.trumps):
            return False
        return self.emperor == ANY_ORDER or card == PAGAT

    def beating(self, led: i64, trick: i64, over: i64) -> i64:
        """The taroks that win the trick so far; ``over`` are those above its best card by rank."""
        if self.emperor and (self.trumps or not led):
            if trick & HONOURS == SKIZ | MOND:
                return over | PAGAT
            if self.emperor == ANY_ORDER and trick & HONOURS == PAGAT | MOND:
                return over & ~SKIZ
        return over


def may_lead(law: Law, seat: i64, suits: i64, taroks: i64, skiz_out: bool) -> tuple[i64, i64]:
    """The cards of a seat that it may also lead; ``skiz_out``: the skiz has not been played yet."""
    if law.suits_first == seat and suits:
        return suits, 0
    if law.mond_waits and skiz_out and taroks & MOND and (suits or taroks != MOND):
        return suits, taroks ^ MOND
    return suits, taroks


def caught(law: Law, led: i64, trick: i64) -> bool:
    """True if a trick of these taroks takes the mond: the skiz beats it, or the pagat by the emperor trick."""
    return trick & BOTH == BOTH and law.fool != SKIZ and (law.trumps != 0 or led == 0)


def legal(law: Law, suits: i64, taroks: i64, led: i64, over_s: i64, over_t: i64, trick: i64) -> tuple[i64, i64]:
    """The cards of a hand that may be played.

    ``led`` is the suit led, 0 for taroks, -1 if any card may lead; ``over_s`` and ``over_t`` are the cards above the
    best of the trick by rank, ``trick`` its taroks.
    """
    fool: i64 = taroks & law.fool
    own: i64 = taroks ^ fool
    if not law.odd or not (law.overtaking or law.pagat_last):
        if led < 0:
            return suits, taroks
        if suits & led:
            return suits & led, fool
        return (0, taroks) if own else (suits, fool)
    if led >= 0:
        if suits & led:
            suits &= led
            own = 0
        elif own:
            suits = 0
    beating: i64 = over_t  # by rank, even if a pagat in the trick will win
    if law.emperor and trick & HONOURS == BOTH and (law.trumps or not led):
        beating |= PAGAT
    if law.pagat_last and own & ~PAGAT and not (led >= 0 and own & PAGAT & beating & ~over_t):
        own &= ~PAGAT
    if law.overtaking and led >= 0 and (suits & over_s or own & beating):
        return suits & over_s, own & beating | fool
    return suits, own | fool
