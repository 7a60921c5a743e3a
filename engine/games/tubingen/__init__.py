"""Tübingen Tarock of about 1890, with 78 cards."""
