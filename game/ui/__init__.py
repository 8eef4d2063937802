"""The screens: pygame windows, scenes, widgets and animation."""
