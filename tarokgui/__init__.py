"""The Tarok table: window, terminal and command line over the pure ``engine`` and ``ai``."""

__version__ = "0.5.0"
