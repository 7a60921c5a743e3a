"""Engine values as words: every function takes a translator and gives a text; the words stand in the catalogues."""

from __future__ import annotations

from .cards import card_words, cards_words, rank_words, roman, suit_words
from .companions import habit_lines, level_name, manner
from .glossary import action_gloss, bid_gloss, card_gloss, contract_gloss, item_gloss, step_gloss, term_gloss
from .objections import objection_text, why_text
from .reasons import reason_text
from .records import record_problem, refusal_text
from .settlements import ended_text, line_text, outcome_text
from .spoken import gloss, spoken
from .suggestions import doing_text, price_text
from .terms import bid_name, contract_name, item_name, pattern_name, phase_name, step_name

__all__ = [
    "action_gloss",
    "bid_gloss",
    "bid_name",
    "card_gloss",
    "card_words",
    "cards_words",
    "contract_gloss",
    "contract_name",
    "doing_text",
    "ended_text",
    "gloss",
    "habit_lines",
    "item_gloss",
    "item_name",
    "level_name",
    "line_text",
    "manner",
    "objection_text",
    "outcome_text",
    "pattern_name",
    "phase_name",
    "price_text",
    "rank_words",
    "reason_text",
    "record_problem",
    "refusal_text",
    "roman",
    "spoken",
    "step_gloss",
    "step_name",
    "suit_words",
    "term_gloss",
    "why_text",
]
