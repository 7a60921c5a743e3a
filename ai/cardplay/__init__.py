"""Judging a card by rules of thumb where two sides play for points: what a view tells, leading, following.

The games whose play has these ideas share them; what is a game's own, such as a custom of leading, is passed in.
"""
