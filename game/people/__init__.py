"""People on this PC: who they are, the cards they own, the rosters they saved; no screen."""
