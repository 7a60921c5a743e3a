"""Wheel hook: carry ``assets/`` inside the wheel as ``tarokgui/assets``.

An editable install keeps using the checkout's own folder, so nothing is copied there.
"""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface):
    """Adds the top-level ``assets`` folder to standard wheels."""

    def initialize(self, version, build_data):
        """Map ``assets`` to ``tarokgui/assets`` unless this is an editable install."""
        if version == "standard":
            build_data["force_include"]["assets"] = "tarokgui/assets"
