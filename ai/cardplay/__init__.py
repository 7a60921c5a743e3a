"""Judging a card by rules of thumb where two sides play for points: knowledge, leading, following.

The games whose play has these ideas share them; a game's own ideas, such as a custom of leading, are passed in.
"""
