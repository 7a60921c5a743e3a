"""The parts of ``build/bundle.py``: the frozen program, and a module for each kind of system it is packed for."""
