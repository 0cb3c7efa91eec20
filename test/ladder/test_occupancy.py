"""Occupancy as the CUDA toolkit's calculator has it for compute capability 9.0."""

from __future__ import annotations

import pytest

from gemmc.ladder.occupancy import Occupancy, occupancy


@pytest.mark.parametrize(
    ("threads", "registers", "shared", "ctas", "limit"),
    [
        (256, 32, 0, 8, "warps, registers"),
        (256, 24, 0, 8, "warps"),
        (1024, 32, 0, 2, "warps, registers"),
        (1024, 33, 0, 1, "registers"),  # 40 after rounding: 48 warps fit, but not 64
        (1024, 64, 0, 1, "registers"),
        (1024, 65, 0, 0, "registers"),
        (32, 32, 0, 32, "CTAs"),
        (64, 32, 0, 32, "CTAs, warps, registers"),
        (128, 128, 0, 4, "registers"),
        (128, 154, 32776, 3, "registers"),
        (128, 255, 0, 2, "registers"),
        (256, 64, 0, 4, "registers"),
        (384, 168, 196672, 1, "registers, shared memory"),
        (96, 168, 0, 4, "registers"),
        (928, 72, 0, 0, "registers"),  # 29 warps, checked as 32
        (32, 256, 0, 0, "registers"),
        (128, 32, 48 << 10, 4, "shared memory"),  # 49 KiB each with what is reserved
        (128, 32, 112 << 10, 2, "shared memory"),
        (128, 32, 113 << 10, 2, "shared memory"),
        (128, 32, (113 << 10) + 1, 1, "shared memory"),
        (128, 32, 227 << 10, 1, "shared memory"),
        (128, 32, (227 << 10) + 1, 0, "shared memory"),
    ],
)
def test_known_cases(threads: int, registers: int, shared: int, ctas: int, limit: str) -> None:
    warps = -(-threads // 32)
    assert occupancy(threads, registers, shared) == Occupancy(ctas, ctas * warps, limit)


def test_the_share_is_of_64_warps() -> None:
    assert occupancy(256, 32, 0).share == 1.0
    assert occupancy(384, 168, 0).share == 12 / 64


def test_more_of_anything_never_fits_more_often() -> None:
    for threads in range(32, 1025, 32):
        held = [occupancy(threads, registers, 0).ctas for registers in range(16, 257)]
        assert held == sorted(held, reverse=True)
        held = [occupancy(threads, 32, shared).ctas for shared in range(0, 232449, 1024)]
        assert held == sorted(held, reverse=True)
