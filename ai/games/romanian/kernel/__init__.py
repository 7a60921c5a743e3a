"""The parts of Romanian Tarok computed in machine words, compiled together with `ai.kernel`."""
