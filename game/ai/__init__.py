"""Computer players: a view in, an action out; never the true state."""

from game.ai.bot import Bot
from game.ai.greedy import GreedyBot
from game.ai.random_bot import RandomBot, random_action
from game.ai.registry import BOTS, DEFAULT_BOT

__all__ = ["BOTS", "DEFAULT_BOT", "Bot", "GreedyBot", "RandomBot", "random_action"]
