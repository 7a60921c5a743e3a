"""Panels and words of the phases that only Slovenian Tarok has, for three, four and five players."""
