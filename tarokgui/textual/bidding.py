"""The questions of the bidding and of calling a king."""

from __future__ import annotations

from engine import Action, Bid, CallKing, GamePrice, Hold, MakeBid, Pass, card_name, legal_actions, price_at, suit_of
from tarokgui.wording.cards import suit_words
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import bid_name, contract_name

from .asking import TextChoice, TextQuestion
from .cards import card_label, typed_card
from .choices import glossed
from .moment import Prompt
from .typed import english, folded, words


def auction_question(moment: Prompt) -> TextQuestion[Action]:
    """Pass, la mine, and every bid that may be made."""
    auction = moment.view.table.auction
    if auction.bid is None or auction.holder is None:
        asked = moment("question.auction.open")
    else:
        asked = moment.says("question.auction.over", auction.holder, bid=bid_name(moment.tr, auction.bid))
    choices = tuple(_call(moment, action) for action in legal_actions(moment.view))

    def named(text: str) -> Action | None:
        if text in words(moment.tr, "hold"):
            return Hold()
        return next((MakeBid(bid) for bid in _all_bids(moment) if text in _bid_words(moment, bid)), None)

    return TextQuestion((asked,), choices, named, moment.refusal)


def _call(moment: Prompt, action: Action) -> TextChoice[Action]:
    """One call of the bidding with its value."""
    tr, view = moment.tr, moment.view
    said, meaning = spoken(tr, action, view), gloss(tr, action, view)
    match action:
        case Pass():
            return TextChoice(moment("choice.glossed", words=said, gloss=meaning), action, words(tr, "pass"))
        case Hold():
            typed, bid = words(tr, "hold"), view.table.auction.bid
        case MakeBid(bid):
            typed = (*_bid_words(moment, bid), folded(contract_name(tr, bid.contract)))
        case _:
            raise ValueError(f"no call of an auction: {action}")
    row = view.table.variant.contract(bid.contract) if bid else None
    price = price_at(view.table, row, bid.ordinal) if row and bid else GamePrice(0, 0)
    label = moment("choice.bid", words=said, gloss=meaning, won=price.win, lost=price.loss)
    return TextChoice(label, action, typed)


def _all_bids(moment: Prompt) -> tuple[Bid, ...]:
    """Every bid that this table knows."""
    rows = moment.view.table.variant.contracts
    return tuple(Bid(row.key, level) for row in rows for level in range(1, row.ordinals + 1))


def _bid_words(moment: Prompt, bid: Bid) -> tuple[str, ...]:
    """The words to type for a bid: as it is said, or short: "doi 2", "doi2"; "doi" is its first level."""
    contract = folded(contract_name(moment.tr, bid.contract))
    short = (f"{contract} {bid.ordinal}", f"{contract}{bid.ordinal}")
    return (folded(bid_name(moment.tr, bid)), *short, *((contract,) if bid.ordinal == 1 else ()))


def call_question(moment: Prompt) -> TextQuestion[Action]:
    """The cards to call, the player's own marked: to call that is to play alone; and the king called without its
    name."""
    tr, view = moment.tr, moment.view
    choices: list[TextChoice[Action]] = []
    for action in legal_actions(view):
        if isinstance(action, CallKing):
            own = view.hand >> action.card & 1
            label = moment("call.own" if own else "call.other", card=card_label(tr, action.card))
            suits = [folded(suit_words(language, suit_of(action.card))) for language in (tr, english())]
            typed = (*suits, folded(card_name(action.card)))
            choices.append(TextChoice(label, action, typed))
        else:
            choices.append(glossed(moment, action, words(tr, "fourth")))

    def named(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else CallKing(card)

    return TextQuestion((moment("question.call"),), tuple(choices), named, moment.refusal)
