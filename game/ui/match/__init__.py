"""The screens of one match, and the flow that leads through them."""
