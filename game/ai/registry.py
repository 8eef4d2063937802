"""The computer players by their ids, as records and settings name them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.ai.bot import Bot
from game.ai.greedy import GreedyBot
from game.ai.random_bot import RandomBot

BOTS: Mapping[str, Bot] = MappingProxyType({"random": RandomBot(), "greedy": GreedyBot()})
DEFAULT_BOT = "greedy"
