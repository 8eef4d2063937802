"""The screens of the people who play here: who they are, the cards they own; no rules."""
