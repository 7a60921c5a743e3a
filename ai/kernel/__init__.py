"""The play on 54-bit sets, fast: rules of thumb, playing hands out, dealing unseen cards, solving the end exactly.

Plain typed Python; `build/accelerate.py` compiles the same files with mypyc, and Python then takes the machine code
without being asked. Both give the same numbers. Only the packs of Romanian Tarok and Taper fit in here.
"""
