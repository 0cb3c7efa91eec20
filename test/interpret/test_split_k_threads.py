"""K in parts on CUDA cores: all threads of a CTA share a ticket; any order gives the same bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from parts import at_levels
from xdsl.dialects.builtin import IntegerAttr, i64

from gemmc import reference
from gemmc.dialects.tile.partials import SumRegistersOp
from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware.scheduler import Scheduler, adversary, in_turn
from gemmc.ir import Inserter
from interpret.test_split_k import (
    ORDERS,
    UNORDERED,
    Change,
    Split,
    after,
    before_ticket,
    check_levels,
    drop,
    find,
    levels,
    number,
    run,
    swap_operands,
)

THREADS = Split(
    "m=20 n=72 k=88",
    "split=3 tile=16,64,16 warps=1,2 ctas_per_sm=8 stages=3 distance=2 lhs_vector=auto "
    "rhs_vector=auto turned=8 dependent=true",
    "simt-warptile",
    "examples/matmul_f32.mlir",
)
"""Two warps, six steps of K for three parts, the last of them ragged, ragged edges."""

LONE = Split(
    "m=16 n=33 k=40",
    "split=2 tile=16,32,16 warps=1,1 ctas_per_sm=16",
    "simt-warptile",
    "examples/matmul_f32.mlir",
)
"""One warp, which shares a tile with nobody, and rows of any length."""


DOUBLES = Split(
    "m=20 n=72 k=88",
    "split=3 tile=16,64,16 warps=1,2 ctas_per_sm=8 stages=3 distance=2 run=2,2 pad=2 "
    "lhs_vector=auto rhs_vector=auto turned=8 dependent=true",
    "simt-warptile",
    "examples/matmul_f64.mlir",
)
"""The first in f64: vectors of two registers, and slots of twice the bytes."""

WARPS = Split(
    "m=20 n=72 k=88",
    "split=3 tile=16,64,16 warps=1,2 stages=3 distance=2 dependent=true",
    "ampere-mma-f64",
    "examples/matmul_f64.mlir",
)
"""The same on tensor cores, where each warp has sums of its own."""

CASES = {"threads": THREADS, "lone": LONE, "doubles": DOUBLES, "warps": WARPS}


@pytest.mark.parametrize("name, every", at_levels(CASES, (), ("lone", "doubles", "warps")))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    check_levels(CASES[name], every)


def _rounding_inputs() -> list[Any]:
    """Parts that are 2³⁰, −2³⁰ and 1, whose order decides whether the 1 is left."""
    a, b = reference.make_inputs(levels(THREADS)[0][1], 0, True)
    a[...], b[...] = 0, 1
    a[:, 0], a[:, 32], a[:, 64] = 2.0**30, -(2.0**30), 1
    return [a, b]


def test_every_order_of_ctas_adds_in_the_order_of_k() -> None:
    inputs = _rounding_inputs()
    for name in ("schedule-work", "convert-tile-to-simt", "linearize"):
        for order in ORDERS.values():
            found = run(after(THREADS, name), inputs, in_turn(adversary(0), order))
            np.testing.assert_array_equal(found, np.ones_like(found), name)


LEVEL = "programmatic-dependent-launch"
MUTANTS: dict[str, tuple[str, str, Change, tuple[type[e.InterpretError], ...]]] = {
    "no barrier between the stores and the ticket": (
        LEVEL, "barrier.take_ticket", lambda op: drop(before_ticket(op)), UNORDERED,
    ),
    "nothing is stored": (LEVEL, "tile.store_registers", drop, (e.Uninitialized,)),
    "one arrival too few": (LEVEL, "barrier.take_ticket", number("of", -1), UNORDERED),
    "one arrival too many": (
        LEVEL, "barrier.take_ticket", number("of", 1), (e.UnwrittenOutput,),
    ),
    "another tile's part": (
        "insert-barriers", "tile.fixup", swap_operands(1, 2), (*UNORDERED, e.DoubleWrite),
    ),
    "vectors of other registers": (
        LEVEL, "tile.store_registers", number("apart", -4), UNORDERED,
    ),
    "no wait for the grid before": (LEVEL, "barrier.wait_grid", drop, (e.EarlyAccess,)),
    "a barrier of one warp": (
        LEVEL, "barrier.take_ticket", number("threads", -32),
        (*UNORDERED, e.Deadlock, e.BarrierError, e.UnwrittenOutput),
    ),
}  # fmt: skip

QUICK = (
    "no barrier between the stores and the ticket", "one arrival too few", "another tile's part",
)  # fmt: skip


BOTH = [(each, what) for each in ("threads", "warps") for what in MUTANTS]


@pytest.mark.parametrize(("case", "what"), [
    pytest.param(*each, marks=() if each[1] in QUICK else pytest.mark.slow) for each in BOTH
])
def test_what_is_wrong_is_named(case: str, what: str) -> None:
    level, name, change, kinds = MUTANTS[what]
    inputs = reference.make_inputs(levels(CASES[case])[0][1], 0, True)
    module = after(CASES[case], level)
    change(find(module, name))
    schedules: list[Scheduler | int] = [0, 1]
    schedules += [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in schedules:
        with pytest.raises(kinds):
            run(module, inputs, schedule)


def test_parts_added_out_of_order_are_other_bits() -> None:
    """From the last to the first, the 1 is lost."""
    module = after(THREADS, LEVEL)
    total = find(module, "tile.sum_registers")
    assert isinstance(total, SumRegistersOp)
    each, parts = total.each.value.data, total.parts.value.data
    build = Inserter.before(total)
    total.operands[2] = build.add(total.at, build.index((parts - 1) * each))
    total.properties["each"] = IntegerAttr(-each, i64)
    assert (run(module, _rounding_inputs()) == 0).all()
