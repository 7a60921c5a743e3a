"""The panels of the phases that more than one game may have, and the parts of panels."""
