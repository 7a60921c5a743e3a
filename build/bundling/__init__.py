"""What ``build/bundle.py`` is made of: the frozen program, and a module for each kind of system it is packed for."""
