"""How accurate the functions of an epilogue are: the one table.

Plain data, beside `element_types`: what `reference/` allows, and what the conversion to
instructions (`transforms/lowering/_to_ptx/functions.py`) is tested against. Addition,
multiplication, maximum and the like are exactly rounded and not listed.

Sources of the instructions' own errors: PTX ISA, "Floating-Point Instructions": div.full 2 ulp,
ex2.approx 2 ulp, lg2.approx 2^-22, rcp.approx 1 ulp, sqrt.approx and rsqrt.approx 2^-22.9,
tanh.approx 2^-10.987.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from gemmc.element_types import ELEMENT_TYPES


class Accuracy(NamedTuple):
    """The largest relative error in f32; of what the program computes in f16 or bf16, before it is
    rounded to it; of what it computes in f32 where only a rounding to these is left of it; and in
    f64, whose quotients and roots PTX rounds once."""

    wide: float
    half: float
    rough: float
    double: float = 2.0**-50


ACCURACIES: Mapping[str, Accuracy] = {
    "arith.divf": Accuracy(2.0**-22, 2.0**-22, 2.0**-22, 0.0),
    "math.acos": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.acosh": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.asin": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.asinh": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.atan": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.atan2": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.atanh": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.cbrt": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.cosh": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.cos": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.erf": Accuracy(2.0**-20, 2.0**-10, 2.0**-10),
    "math.erfc": Accuracy(2.0**-18, 2.0**-11, 2.0**-11, 2.0**-49),
    "math.exp": Accuracy(2.0**-20, 2.0**-16, 2.0**-16),
    "math.exp2": Accuracy(2.0**-22, 2.0**-22, 2.0**-22),
    "math.expm1": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.fpowi": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.log": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.log10": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.log1p": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.log2": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.powf": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.rsqrt": Accuracy(2.0**-22, 2.0**-22, 2.0**-22, 2.0**-53),
    "math.sin": Accuracy(2.0**-20, 2.0**-20, 2.0**-20),
    "math.sinh": Accuracy(2.0**-17, 2.0**-17, 2.0**-17),
    "math.sqrt": Accuracy(2.0**-22, 2.0**-22, 2.0**-22, 0.0),
    "math.tan": Accuracy(2.0**-18, 2.0**-18, 2.0**-18),
    "math.tanh": Accuracy(2.0**-20, 2.0**-10, 2.0**-10),
}
"""By the op's name."""


LEAST = 2.0**-126
"""Below this an approximate function of f32 may be zero: f32's normal range (PTX ISA, "ftz")."""


def accuracy_of(name: str, bits: int, *, rough: bool = False) -> float:
    """The largest relative error of an op whose result has so many bits; 0 for one that is
    rounded exactly. `rough` is one that is approximate."""
    found = ACCURACIES.get(name, Accuracy(0.0, 0.0, 0.0, 0.0))
    if bits == 64:
        return found.double
    if rough:
        return found.rough
    return found.half if bits == 16 else found.wide


DEPTH = 16
"""Products along K that are added before a sum is rounded (PTX ISA, wgmma's k16)."""


def accumulated_in(pipeline: str) -> str:
    """In which type products are summed by a pipeline's text, resolved: "f16" or "f32"."""
    return "f16" if re.search(r'\baccumulate="?f16\b', pipeline) else "f32"


def summed_in_halves(terms: int) -> tuple[float, float]:
    """The error of a sum of so many products: relative to the sum of their sizes, and absolute."""
    half, steps = ELEMENT_TYPES["f16"], -(-terms // DEPTH)
    relative = (1 + 2 * half.unit_roundoff) ** steps - 1
    return relative, steps * 2 * half.half_subnormal * (1 + relative)


RELAXED = "sink-scales@normalize-contractions"
"""The change of a pipeline that `--relax` is: scales of operands become scales of results, which
rounds differently (the pass `sink-scales`)."""
