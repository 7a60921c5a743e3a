"""Slovenian Tarok for four, five and three players."""
