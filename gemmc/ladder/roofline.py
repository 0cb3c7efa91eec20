"""What the chip could do at most: the rate of products, and of loads for a rung's intensity.

Peaks are those of the default target (`gemmc.target`). A byte that a kernel's loads fetch crosses
the load path of an SM, which takes 128 bytes a clock; one that comes from L2 takes a port of half
of that. Neither is a promise: they are lines above which no rung can be.
"""

from __future__ import annotations

from gemmc.target import DEFAULT

SMS = DEFAULT.sms
CLOCK_GHZ = DEFAULT.clock_ghz
PEAK_TFLOPS = DEFAULT.peak_tflops
LOAD_PATH = DEFAULT.l1_bytes_per_clock
"""Bytes per clock and SM: an L1 line."""
L2_PORT = DEFAULT.l2_bytes_per_clock


def bandwidth_tb(bytes_per_clock: int) -> float:
    """Of all SMs together, in TB/s."""
    return SMS * bytes_per_clock * CLOCK_GHZ / 1000


def attainable(intensity: float, dtype: str, bytes_per_clock: int = LOAD_PATH) -> float:
    """TFLOP/s that no kernel of this intensity (operations per byte fetched) exceeds."""
    return min(PEAK_TFLOPS[dtype], intensity * bandwidth_tb(bytes_per_clock))
