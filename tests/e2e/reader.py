"""Looks at the program as a screen reader does. Run by the system's own Python, which has AT-SPI, in a D-Bus session.

    dbus-run-session -- /usr/bin/python3 reader.py COMMAND…

Starts the accessibility bus and COMMAND, waits until the window's tree is there, prints it as JSON, presses the button
named by ``READER_PRESS`` through the bus and prints the exit status of the command.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PATIENCE = 60.0


def enable() -> None:
    """Tell the session that a screen reader is at work, as soon as the accessibility bus is there."""
    until = time.monotonic() + PATIENCE
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        command = [
            "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
            "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", f"string:{name}", "variant:boolean:true",
        ]  # fmt: skip
        while subprocess.run(command, capture_output=True, check=False).returncode != 0:
            if time.monotonic() > until:
                raise TimeoutError("the accessibility bus does not answer")
            time.sleep(0.1)


def tree(node: Any, found: list[tuple[str, str, list[str]]]) -> list[tuple[str, str, list[str]]]:
    """Every thing below *node* as (role, name, states), the node itself first."""
    states = [state.value_nick for state in node.get_state_set().get_states()]
    found.append((node.get_role_name(), node.get_name(), states))
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is not None:
            tree(child, found)
    return found


def named(node: Any, name: str) -> Any:
    """The thing of that name, None if there is none."""
    if node.get_name() == name:
        return node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        hit = named(child, name) if child is not None else None
        if hit is not None:
            return hit
    return None


def main() -> int:
    """Look, press, report."""
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    bus = subprocess.Popen([launcher], stderr=subprocess.DEVNULL)
    try:
        enable()
        program = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi

        Atspi.init()
        press, until = os.environ["READER_PRESS"], time.monotonic() + PATIENCE
        seen: list[tuple[str, str, list[str]]] = []
        button = None
        while button is None and time.monotonic() < until:
            time.sleep(0.2)
            desktop = Atspi.get_desktop(0)
            for place in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(place)
                if app is not None:
                    button = named(app, press)
                    seen = tree(app, [])  # only now: the window may have come up since
        print("READER " + json.dumps(seen), flush=True)
        if button is None:
            program.kill()
            return 1
        button.do_action(0)
        print("READER " + json.dumps(program.wait(timeout=PATIENCE)), flush=True)
    finally:
        bus.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
