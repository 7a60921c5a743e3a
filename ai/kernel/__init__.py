"""The play in machine words, fast: a law of tricks, rules of thumb, simulated play, dealing unseen cards, payoffs.

Plain typed Python; `build/accelerate.py` compiles the same files with mypyc, and Python then takes the machine code
without being asked. Both give the same numbers. No game is known in here: a game gives a law and a payoff.
"""
