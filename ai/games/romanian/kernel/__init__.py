"""What of Romanian Tarok is counted in machine words: compiled together with `ai.kernel`."""
