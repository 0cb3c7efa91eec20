"""The cost model's one table: what each thing takes on an SM of an H100 or H200.

`clk` are cycles of the SM. A figure is either known, with where it comes from, or assumed:
chosen from the range that published measurements give, good enough to see what overlaps.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A number, its unit, where it comes from, and whether that is only an assumption."""

    value: float
    unit: str
    source: str
    assumed: bool = False


def _assumed(value: float, unit: str, why: str) -> Figure:
    return Figure(value, unit, why, True)


TABLE: dict[str, Figure] = {
    "clock": Figure(1455, "MHz", "measured: an H200 at its power limit settles at 1425 to 1485"),
    "tensor flops": Figure(
        4096, "FLOP/clk", "dense f16 and bf16; m64n256k16 is 128 clk, a 128x256x64 step 1024"
    ),
    "wgmma latency": _assumed(32, "clk", "from a product's end to wait_group seeing it"),
    "wgmma issue": _assumed(4, "clk", "one wgmma.mma_async; descriptors are two additions"),
    "l2 to shared": Figure(46, "B/clk", "measured: what L2 sustains for each SM when all load"),
    "tma latency": _assumed(700, "clk", "from issue to the first byte, L2 hit: 600 to 1000"),
    "tma issue": _assumed(24, "clk", "one thread, one cp.async.bulk.tensor"),
    "mbarrier arrive": _assumed(12, "clk", "arrive or arrive.expect_tx, here or in the cluster"),
    "mbarrier try_wait": _assumed(16, "clk", "a try_wait that succeeds at once"),
    "wake-up": _assumed(24, "clk", "from what ends a wait to the next instruction"),
    "bar.sync": _assumed(16, "clk", "arriving, all others there"),
    "fence": _assumed(8, "clk", "wgmma.fence and fence.proxy.async"),
    "shared port": Figure(128, "B/clk", "32 banks of 4 bytes"),
    "global stores": _assumed(64, "B/clk", "st.global in whole 32-byte sectors, absorbed by L2"),
    "global loads": _assumed(46, "B/clk", "ld.global: as for copies from L2"),
    "global latency": _assumed(600, "clk", "ld.global that hits L2"),
    "store latency": _assumed(200, "clk", "bulk store: from its last byte to wait_group.read"),
    "conversions": Figure(64, "element/clk", "CUDA C++ guide, throughput table, compute 9.0"),
    "fma": Figure(128, "element/clk", "CUDA C++ guide, throughput table, compute 9.0, f32"),
}
"""Rates are those of a whole SM, which one CTA is taken to have for itself."""

RATES = {1: 2.0, 2: 1.0, 4: 0.5}
"""Tensor-core rate by bytes per element, in terms of f16's: fp8 and int8 twice, tf32 half."""


def figure(name: str) -> float:
    """The value of a row of the table."""
    return TABLE[name].value


def product_clk(m: int, n: int, k: int, element_bytes: int) -> float:
    """Cycles of the tensor core for an m×n×k product."""
    return 2 * m * n * k / (figure("tensor flops") * RATES[element_bytes])
