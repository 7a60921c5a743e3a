"""The panels of the phases that more than one game may have, and what panels are made of."""
