"""The phases of a hand, each with the rules of one kind of decision."""
