"""Baskettoria: a two-player basketball card duel."""
