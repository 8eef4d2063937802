"""Measure how fast parts of the game are on this machine.

    python3 tools/bench.py engine [--runs 5] [--matches 400] [--kind full|short]
    python3 tools/bench.py frames [--size 1920x1080 3840x2160]
    python3 tools/bench.py start|idle|memory [--screen 1920x1080]
    python3 tools/bench.py print [--rounds 5] [--peers PYTHON]

Figures stand also as a ratio to a fixed loop of plain Python timed beside them, so that those of
different machines and days can be compared.
"""

import bootstrap

bootstrap.reenter()

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

import bench_frame
import bench_print
import bench_window
from bench_calibration import calibrate

from game import ai, engine
from game.engine import Card, CardNumber, MatchKind, OvertimePossession, Values

Rosters = tuple[tuple[Card, ...], tuple[Card, ...]]


def main(arguments: list[str]) -> int:
    """Run the measurement asked for."""
    parser = argparse.ArgumentParser(description="Measure how fast parts of the game are.")
    commands = parser.add_subparsers(required=True, metavar="PART")
    for add in PARTS:
        add(commands)
    options = parser.parse_args(arguments)
    measure: Callable[[argparse.Namespace], None] = options.measure
    measure(options)
    return 0


def add_engine(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the part that plays whole matches of two random bots."""
    part = commands.add_parser("engine", help="validated matches a second, views and bots included")
    part.add_argument("--runs", type=int, default=5)
    part.add_argument("--matches", type=int, default=400, help="in each run")
    part.add_argument("--kind", choices=[kind.value for kind in MatchKind], default="full")
    part.add_argument("--bot", choices=list(ai.BOTS), default="random", help="on both seats")
    part.set_defaults(measure=measure_engine)


PARTS = (
    add_engine,
    bench_frame.add_frames,
    bench_window.add_start,
    bench_window.add_idle,
    bench_window.add_memory,
    bench_print.add_print,
)


def measure_engine(options: argparse.Namespace) -> None:
    """Play matches: each decision gets a view, asks a bot, and is checked by the engine."""
    kind = MatchKind(options.kind)
    bot = ai.BOTS[options.bot]
    rates, ratios, steps = [], [], 0
    for run in range(options.runs):
        rng = Random(run)
        pairs = [deal(kind, rng) for _ in range(options.matches)]
        calibration = calibrate()
        begun = time.perf_counter()
        steps = sum(play_match(kind, pair, bot, rng) for pair in pairs)
        seconds = time.perf_counter() - begun
        rates.append(options.matches / seconds)
        ratios.append(options.matches / seconds * (calibration + calibrate()) / 2)
    print(f"{kind} matches, {options.bot} bots, {options.runs} x {options.matches}:")
    print(f"  {statistics.median(rates):,.0f} matches/s ({min(rates):,.0f} to {max(rates):,.0f})")
    print(f"  {steps / options.matches:.1f} actions a match")
    print(f"  {statistics.median(ratios):.1f} matches in the time of the calibration loop")


def play_match(kind: MatchKind, rosters: Rosters, bot: ai.Bot, rng: Random) -> int:
    """Play one match to its end.

    Returns:
        How many actions it took.
    """
    seats_to_act, view, apply, choose = engine.seats_to_act, engine.view, engine.apply, bot.choose
    state = engine.new_match(kind, OvertimePossession.CARRY, rosters, 0)
    steps = 0
    while seats := seats_to_act(state):
        state, _ = apply(state, choose(view(state, seats[0]), rng))
        steps += 1
    return steps


def deal(kind: MatchKind, rng: Random) -> Rosters:
    """Deal two rosters of the largest size from a pool of made-up cards."""
    most = engine.ROSTER_SIZES[kind][1]
    return tuple(rng.sample(POOL, most)), tuple(rng.sample(POOL, most))


def _random_card(number: int, rng: Random) -> Card:
    attack, defense = _random_values(rng), _random_values(rng)
    return Card(CardNumber(f"1.1.{number:03}"), f"Card {number}", attack, defense)


def _random_values(rng: Random) -> Values:
    return rng.randint(1, 10), rng.randint(1, 10), rng.randint(1, 10), rng.randint(1, 10)


POOL = tuple(_random_card(number, Random(number)) for number in range(72))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
