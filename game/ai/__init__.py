"""Computer players: a view in, an action out; never the true state."""
