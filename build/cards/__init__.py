"""Draws the deck: ``python build/draw_cards.py`` writes ``assets/cards``. For artists: ``README.md`` in this folder."""
