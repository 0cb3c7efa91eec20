"""Sums of K in parts: any order of CTAs gives the same bits, and what is left out is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest
from interpret_ptx.grids import orders
from parts import at_levels, some
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Operation

from gemmc import frontend, interpret, pipeline, reference
from gemmc.dialects.tile.partials import SumRegistersOp
from gemmc.driver import resolve
from gemmc.interpret.hardware import errors as e
from gemmc.interpret.hardware.scheduler import Scheduler, adversary, in_turn
from gemmc.ir import Inserter
from gemmc.target import DEFAULT
from interpret.levels import ROOT, is_run

CAST = "examples/matmul_nt_bf16_cast.mlir"
ORDERS = orders(48)
"""Of at least as many CTAs as any grid here has."""


@dataclass(frozen=True)
class Split:
    """Sizes, and the parameters of a template's kernel on four SMs."""

    size: str
    parameters: str
    template: str = "hopper-coop"
    source: str = CAST

    @property
    def passes(self) -> str:
        return f"resize{{{self.size}}}, {self.template}{{{self.parameters}}}"


ROWS = Split(
    "m=12 n=72 k=520",
    "epilogue=plain split=3 swap=true cluster=none tile=64,8,64 stages=2",
)
"""Few rows, swapped: a consumer, nine steps of K for three parts, ragged edges."""

PAIR = Split("m=136 n=72 k=328", "epilogue=plain split=2 cluster=none tile=128,64,64 stages=2")
"""Two consumers, six steps of which the last is ragged."""

CLUSTER = Split(
    "m=200 n=40 k=200",
    "epilogue=plain split=2 cluster=2,1 tile=64,32,64 stages=2 persistent=false",
)


@cache
def levels(case: Split) -> tuple[tuple[str, ModuleOp], ...]:
    """The module with its size, then after every pass."""
    return tuple(_levels(case))


def _levels(case: Split) -> Iterator[tuple[str, ModuleOp]]:
    ctx = frontend.context()
    module = frontend.parse((ROOT / case.source).read_text(encoding="utf-8"), case.source, ctx)
    first, *passes = resolve(case.passes, module, ctx, DEFAULT).passes
    pipeline.run(module, ctx, (first,))
    yield "the program", module.clone()
    for each in passes:
        pipeline.run(module, ctx, (each,))
        yield each.name, module.clone()


def after(case: Split, name: str) -> ModuleOp:
    return next(module for each, module in levels(case) if each == name).clone()


def run(module: ModuleOp, inputs: list[Any], scheduler: Scheduler | int = 0) -> Any:
    if isinstance(scheduler, int):
        scheduler = adversary(scheduler)
    return interpret.run(module, inputs, scheduler=scheduler, sm_count=4)[0]


def check_levels(case: Split, every: bool) -> None:
    """Levels of a case, each with a schedule of its own, give the program's integers."""
    (_, program), *rest = levels(case)
    inputs = reference.make_inputs(program, 0, True)
    wanted = reference.evaluate(program, inputs, rounded=True)
    for seed, (name, module) in enumerate(rest):
        if is_run(name, every):
            found = interpret.run(module.clone(), inputs, seed=seed, sm_count=4)
            assert reference.compare(found[0], wanted[0], exact=True).passed, name


CASES = {"rows": ROWS, "pair": PAIR, "cluster": CLUSTER}


@pytest.mark.parametrize("name, every", at_levels(CASES, (), CASES))
def test_every_level_computes_the_product(name: str, every: bool) -> None:
    check_levels(CASES[name], every)


def test_every_order_of_ctas_gives_the_same_bits() -> None:
    inputs = reference.make_inputs(levels(ROWS)[0][1], 1, False)
    for name in ("schedule-work", "insert-fences", "linearize"):
        module = after(ROWS, name)
        first = run(module, inputs)
        schedules = [in_turn(adversary(0), order) for order in ORDERS.values()]
        for schedule in (*schedules, adversary(1)):
            found = run(module, inputs, schedule)
            np.testing.assert_array_equal(found.view(np.uint16), first.view(np.uint16), name)


def summed_in(order: list[int], inputs: list[Any]) -> Any:
    """The parts as kernels of their own have them, in f32 from 16-bit inputs, added in an order."""
    x, w = (each.astype(np.float32) for each in inputs)
    edges = [0, 192, 384, 520]
    parts = [x[:, a:b] @ w[:, a:b].T for a, b in zip(edges, edges[1:], strict=False)]
    total = parts[order[0]]
    for number in order[1:]:
        total = total + parts[number]
    return total.astype(inputs[0].dtype)


def _rounding_inputs() -> list[Any]:
    """Parts that are powers of two: 2³⁰, −2³⁰ and 1, whose order decides whether the 1 is left."""
    x, w = reference.make_inputs(levels(ROWS)[0][1], 0, True)
    x[...], w[...] = 0, 1
    x[:, 0], x[:, 192], x[:, 384] = 2.0**30, -(2.0**30), 1
    return [x, w]


def test_parts_are_added_in_the_order_of_k() -> None:
    inputs = _rounding_inputs()
    wanted, other = summed_in([0, 1, 2], inputs), summed_in([2, 1, 0], inputs)
    assert (wanted != other).all()
    for name in ("insert-barriers", "insert-fences", "linearize"):
        for order in ORDERS.values():
            found = run(after(ROWS, name), inputs, in_turn(adversary(0), order))
            np.testing.assert_array_equal(found.astype(np.float32), wanted.astype(np.float32), name)


Change = Callable[[Operation], None]


def drop(op: Operation) -> None:
    op.detach()
    op.erase()


def number(field: str, change: int) -> Change:
    def apply(op: Operation) -> None:
        old = op.properties[field]
        assert isinstance(old, IntegerAttr)
        op.properties[field] = IntegerAttr(old.value.data + change, i64)

    return apply


def swap_operands(one: int, other: int) -> Change:
    def apply(op: Operation) -> None:
        op.operands[one], op.operands[other] = op.operands[other], op.operands[one]

    return apply


def before_ticket(op: Operation) -> Operation:
    """The barrier behind which the stores are over."""
    while op.name != "barrier.sync":
        assert op.prev_op is not None
        op = op.prev_op
    return op


def find(module: ModuleOp, name: str, which: int = 0) -> Operation:
    return [op for op in module.walk() if op.name == name][which]


UNORDERED = e.Race, e.Uninitialized
"""What is found where a unit believes that the others are done: it depends on the schedule."""

MUTANTS: dict[str, tuple[str, str, Change, tuple[type[e.InterpretError], ...]]] = {
    "no barrier between the stores and the ticket": (
        "insert-fences", "barrier.take_ticket", lambda op: drop(before_ticket(op)), UNORDERED,
    ),
    "nothing is stored": ("insert-fences", "tile.store_registers", drop, (e.Uninitialized,)),
    "one arrival too few": ("insert-fences", "barrier.take_ticket", number("of", -1), UNORDERED),
    "one arrival too many": (
        "insert-fences", "barrier.take_ticket", number("of", 1), (e.UnwrittenOutput,),
    ),
    "another tile's part": (
        "insert-barriers", "tile.fixup", swap_operands(1, 2), (*UNORDERED, e.DoubleWrite),
    ),
    "vectors of other registers": (
        "insert-fences", "tile.store_registers", number("apart", -4), UNORDERED,
    ),
    "no wait for the grid before": (
        "programmatic-dependent-launch", "barrier.wait_grid", drop, (e.EarlyAccess,),
    ),
    "the barrier of another warpgroup": (
        "insert-fences", "barrier.take_ticket", number("id", 1),
        (*UNORDERED, e.Deadlock, e.BarrierError),
    ),
}  # fmt: skip


QUICK = (
    "no barrier between the stores and the ticket", "one arrival too few", "another tile's part",
    "no wait for the grid before",
)  # fmt: skip


@pytest.mark.parametrize("what", some(MUTANTS, QUICK))
def test_what_is_wrong_is_named(what: str) -> None:
    level, name, change, kinds = MUTANTS[what]
    inputs = reference.make_inputs(levels(PAIR)[0][1], 0, True)
    module = after(PAIR, level)
    last = name == "barrier.wait_grid"  # the consumers'
    change(find(module, name, -1 if last else 0))
    schedules: list[Scheduler | int] = [0, 1, 2, 3]
    schedules += [in_turn(adversary(0), order) for order in ORDERS.values()]
    for schedule in schedules:
        with pytest.raises(kinds):
            run(module, inputs, schedule)


def test_parts_added_out_of_order_are_other_bits() -> None:
    """From the last to the first."""
    module, inputs = after(ROWS, "insert-fences"), _rounding_inputs()
    right = run(module, inputs)
    total = find(module, "tile.sum_registers")
    assert isinstance(total, SumRegistersOp)
    each, parts = total.each.value.data, total.parts.value.data
    build = Inserter.before(total)
    total.operands[2] = build.add(total.at, build.index((parts - 1) * each))
    total.properties["each"] = IntegerAttr(-each, i64)
    assert (run(module, inputs) != right).all()
