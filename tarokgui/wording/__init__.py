"""Engine values as words: every function takes a translator and gives a text; the words stand in the catalogues."""

from __future__ import annotations

from .cards import card_words, cards_words, rank_words, roman, suit_words
from .objections import objection_text, why_text
from .records import record_problem, refusal_text
from .settlements import line_text, outcome_text
from .spoken import gloss, spoken
from .terms import bid_name, contract_name, item_name, pattern_name, phase_name, step_name

__all__ = [
    "bid_name",
    "card_words",
    "cards_words",
    "contract_name",
    "gloss",
    "item_name",
    "line_text",
    "objection_text",
    "outcome_text",
    "pattern_name",
    "phase_name",
    "rank_words",
    "record_problem",
    "refusal_text",
    "roman",
    "spoken",
    "step_name",
    "suit_words",
    "why_text",
]
