"""What the chip could do at most: the rate of products, and of loads for a rung's intensity.

Peaks are NVIDIA's for an H200 SXM (data sheet: 67 TFLOP/s fp32, 989 TFLOP/s dense bf16 and f16,
132 SMs, boost clock 1.98 GHz). A byte that a kernel's loads fetch crosses the load path of an SM,
which takes 128 bytes a clock; one that comes from L2 takes a port of half of that. Neither is a
promise: they are lines above which no rung can be.
"""

from __future__ import annotations

SMS = 132
CLOCK_GHZ = 1.98
PEAK_TFLOPS = {"f32": 67.0, "bf16": 989.0, "f16": 989.0}
LOAD_PATH = 128
"""Bytes per clock and SM: an L1 line."""
L2_PORT = 64


def bandwidth_tb(bytes_per_clock: int) -> float:
    """Of all SMs together, in TB/s."""
    return SMS * bytes_per_clock * CLOCK_GHZ / 1000


def attainable(intensity: float, dtype: str, bytes_per_clock: int = LOAD_PATH) -> float:
    """TFLOP/s that no kernel of this intensity (operations per byte fetched) exceeds."""
    return min(PEAK_TFLOPS[dtype], intensity * bandwidth_tb(bytes_per_clock))
