"""A fixed loop of plain Python that figures are compared to; it measures nothing else."""

import time

CALIBRATION_ROUNDS = 200_000


def calibrate() -> float:
    """Time a fixed loop of plain Python, in seconds."""
    begun = time.perf_counter()
    total, table = 0, list(range(64))
    for turn in range(CALIBRATION_ROUNDS):
        total = (total + table[turn & 63] * turn) & 0xFFFF
        table[total & 63] = total
    return time.perf_counter() - begun
