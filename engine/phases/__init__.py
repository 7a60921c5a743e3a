"""The phases of a hand: each keeps the rules of one kind of decision."""
