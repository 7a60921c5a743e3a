"""Panels and pictures of the phases that only Romanian Tarok and its sister games have."""
