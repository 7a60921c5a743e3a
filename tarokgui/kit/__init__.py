"""The ground of every screen: commands, keys, nodes and the base of scenes; no session, no game, no widget."""
