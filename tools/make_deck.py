"""Give the characters of a deck their values and numbers: the same ones for the same seed.

    python3 tools/make_deck.py                  write cards.csv of the first deck anew
    python3 tools/make_deck.py --check          change nothing; fail where it is out of step
    python3 tools/make_deck.py --seed 7 --deck FOLDER

Characters stay as they stand in cards.csv; of each row only the number and the eight values change.
A card's values come from where it plays, its class and what its name promises; its number is
`1.<class>.<place>`, the weaker the smaller, since a weak card may bring the first attack (R3.1).
"""

if __name__ == "__main__":
    import bootstrap

    bootstrap.reenter()

import argparse
import csv
import io
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, pstdev

from game import paths
from game.cards.card_row import ATTACK_COLUMNS, DEFENSE_COLUMNS
from game.cards.deck import TABLE_FILE
from game.engine.card import PLAYS, Play

SEED = 313
COLUMNS = (*ATTACK_COLUMNS, *DEFENSE_COLUMNS)

# What the generator is made of. Values stand in the order of COLUMNS.
ARCHETYPES = {
    "guard": (6.6, 3.4, 6.6, 7.4, 5.8, 2.8, 5.2, 5.2),
    "wing": (6.0, 6.0, 7.0, 5.2, 5.6, 4.6, 5.6, 4.4),
    "big": (3.2, 8.0, 5.4, 4.6, 4.0, 6.8, 4.4, 3.4),
}
MIX = {"guard": 0.36, "wing": 0.36, "big": 0.28}
SHIFTS = (-0.3, -0.2, 0.3, 0.0, 1.6, 1.6, 1.6, 1.6)
SEPARATION = 1.2  # how much more than the archetypes say positions differ
SPREAD = 1.4  # standard deviation of a value
JITTER = (-1, 0, 1)  # of a card's budget
TIERS = {1: -1, 2: 1, 3: 3}  # budget by class: mild, so that a one-star card can still win
CLASS_SHARES = {1: 1 / 2, 2: 1 / 3, 3: 1 / 6}
PARITY = 0.65  # share of pairs nudged to odd attack and even defense, against ties
LOW, HIGH = 1, 10
NUMBER_NOISE = 0.4  # of the standard deviation of strengths
REFERENCE_SIZE = 600
CLUB_TOLERANCE = 0.01  # of a club's mean strength around what its classes promise

# What some names promise: the row in which the card is at its best.
PROMISES = {
    "Sniper": "three_pointer",
    "Arrow": "three_pointer",
    "Rapier": "three_pointer",
    "Zip": "drive",
    "Lightning": "drive",
    "Riptide": "drive",
    "Comet": "drive",
    "Claw": "drive",
    "Deckhand": "drive",
    "Fierce": "inside_shot",
    "Thunder": "inside_shot",
    "Storm": "block",
    "Boulder": "block",
    "Glacier": "block",
    "Tower": "block",
    "Cliff": "block",
    "Iceberg": "block",
    "Antenna": "block",
    "Spark": "assist",
    "Herald": "assist",
    "Pilot": "assist",
    "Whisper": "assist",
    "Ember": "assist",
    "Shadow": "on_ball",
    "Bramble": "on_ball",
    "Jellyfish": "on_ball",
    "Snare": "steal",
    "Rogue": "steal",
    "Seagull": "steal",
    "Mischief": "steal",
    "Needle": "perimeter",
}

Values = tuple[int, ...]  # eight, in the order of COLUMNS
Row = dict[str, str]


def card_values(rng: random.Random, position: str, card_class: int) -> Values:
    """Eight values around the position's archetype that add up to the budget of the class."""
    typical = typical_values(position)
    budget = round(sum(typical)) + TIERS[card_class] + rng.choice(JITTER)
    values = [clamped(round(rng.gauss(mean, SPREAD))) for mean in typical]
    while sum(values) != budget:
        index = rng.randrange(len(values))
        values[index] = clamped(values[index] + (1 if sum(values) < budget else -1))
    nudge_parity(rng, values)
    return tuple(values)


def typical_values(position: str) -> tuple[float, ...]:
    """The means of a position's values, before they are rounded."""
    found = []
    for index, (value, shift) in enumerate(zip(ARCHETYPES[position], SHIFTS, strict=True)):
        mean = sum(MIX[each] * ARCHETYPES[each][index] for each in MIX)
        found.append(mean + SEPARATION * (value - mean) + shift)
    return tuple(found)


def clamped(value: int) -> int:
    """The value within what a card of the first deck may have."""
    return min(max(value, LOW), HIGH)


def nudge_parity(rng: random.Random, values: list[int]) -> None:
    """Make attack values odd and defense values even, two at a time so that the sum stays."""
    wrong = [index for index, value in enumerate(values) if (value % 2 == 0) == (index < 4)]
    rng.shuffle(wrong)
    for up, down in zip(wrong[::2], wrong[1::2], strict=False):
        if rng.random() < PARITY and values[up] < HIGH and values[down] > LOW:
            values[up] += 1
            values[down] -= 1


class Scale:
    """Measures a card's strength by playing its rows against many others of its kind."""

    def __init__(self, cards: Sequence[Values]) -> None:
        levels = range(HIGH + 1)
        self._scored = [
            [play.points * fmean(card[4 + play] < level for card in cards) for level in levels]
            for play in PLAYS
        ]
        attacks = [(play := self._best_play(card), card[play]) for card in cards]
        self._saved = [
            [
                sum(play.points for used, value in attacks if used is play and value <= level)
                / len(attacks)
                for level in levels
            ]
            for play in PLAYS
        ]

    def _best_play(self, card: Values) -> Play:
        return max(PLAYS, key=lambda play: self._scored[play][card[play]])

    def strength(self, card: Values) -> float:
        """Points that its best play scores, and that it saves against the best plays of others."""
        scored = max(self._scored[play][card[play]] for play in PLAYS)
        return scored + sum(self._saved[play][card[4 + play]] for play in PLAYS)


class Reference:
    """A large deck of the same making, against which strengths and classes are told."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(f"{seed}/reference")
        positions = rng.choices(list(MIX), list(MIX.values()), k=REFERENCE_SIZE)
        classes = rng.choices(list(CLASS_SHARES), list(CLASS_SHARES.values()), k=REFERENCE_SIZE)
        deck = [
            card_values(rng, position, each)
            for position, each in zip(positions, classes, strict=True)
        ]
        self._scale = Scale(deck)
        strengths = sorted(map(self.strength, deck))
        self.deviation = pstdev(strengths)
        self._bounds = [
            strengths[round(share * len(strengths))]
            for share in (CLASS_SHARES[1], 1 - CLASS_SHARES[3])
        ]
        self.means = {
            each: fmean(value for value in strengths if self.class_of(value) == each)
            for each in CLASS_SHARES
        }

    def strength(self, card: Values) -> float:
        """What a card is worth against cards of its kind, in points."""
        return self._scale.strength(card)

    def class_of(self, strength: float) -> int:
        """The class of a card so strong: 1, 2 or 3."""
        return 1 + sum(strength >= bound for bound in self._bounds)


def keeps_promise(name: str, values: Values) -> bool:
    """Whether a card is nowhere better, in attack or in defense, than where its name says."""
    column = PROMISES.get(name)
    if column is None:
        return True
    index = COLUMNS.index(column)
    side = values[:4] if index < 4 else values[4:]
    return sorted(side)[-2] < values[index] == max(side)


def character_values(rng: random.Random, row: Row, reference: Reference) -> Values:
    """The first values that fit a character's position, class and name."""
    card_class = int(row["class"])
    while True:
        values = card_values(rng, row["position"], card_class)
        is_of_class = reference.class_of(reference.strength(values)) == card_class
        if is_of_class and keeps_promise(row["name_en"], values):
            return values


def club_values(seed: int, rows: Sequence[Row], reference: Reference) -> list[Values]:
    """Values for a club that is as strong as its classes promise, no more and no less."""
    promised = fmean(reference.means[int(row["class"])] for row in rows)
    for attempt in range(10_000):
        rng = random.Random(f"{seed}/{rows[0]['club']}/{attempt}")
        values = [character_values(rng, row, reference) for row in rows]
        if abs(fmean(map(reference.strength, values)) / promised - 1) < CLUB_TOLERANCE:
            return values
    raise SystemExit(f"No balanced values for {rows[0]['club']}: try another seed.")


def give_values(seed: int, rows: Sequence[Row], reference: Reference) -> None:
    """Write eight values into each row."""
    for club in dict.fromkeys(row["club"] for row in rows):
        members = [row for row in rows if row["club"] == club]
        for row, values in zip(members, club_values(seed, members, reference), strict=True):
            row.update(zip(COLUMNS, map(str, values), strict=True))


def give_numbers(seed: int, rows: Iterable[Row], reference: Reference) -> None:
    """Number the cards by class and within it by strength, not quite exactly."""
    rng = random.Random(f"{seed}/numbers")
    noisy = {
        row["name_en"]: reference.strength(row_values(row))
        + rng.gauss(0, NUMBER_NOISE * reference.deviation)
        for row in rows
    }
    places = dict.fromkeys(map(str, TIERS), 0)
    for row in sorted(rows, key=lambda row: noisy[row["name_en"]]):
        places[row["class"]] += 1
        row["number"] = f"1.{row['class']}.{places[row['class']]:03}"


def row_values(row: Mapping[str, str]) -> Values:
    """The eight values that stand in a row."""
    return tuple(int(row[column]) for column in COLUMNS)


def made_anew(text: str, seed: int) -> str:
    """The text of a cards.csv with values and numbers of the seed."""
    reader = csv.DictReader(io.StringIO(text))
    rows = list(reader)
    reference = Reference(seed)
    give_values(seed, rows, reference)
    give_numbers(seed, rows, reference)
    result = io.StringIO()
    writer = csv.DictWriter(result, reader.fieldnames or (), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return result.getvalue()


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the table anew, or check it."""
    parser = argparse.ArgumentParser(description="Give a deck's characters values and numbers.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--deck", type=Path, default=paths.assets() / "cards" / "first-series")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    options = parser.parse_args(arguments)
    table = options.deck / TABLE_FILE
    text = table.read_text(encoding="utf-8")
    made = made_anew(text, options.seed)
    if not options.check:
        table.write_text(made, encoding="utf-8", newline="\n")
    elif made != text:
        print(f"{table} is not what tools/make_deck.py --seed {options.seed} makes.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
