"""Mutants of a compiled kernel: each synchronization op deleted, swapped with its neighbour, or
with one of its numbers changed.

An op's neighbour is the next one that does something: arithmetic, and ops that only name a
buffer, a barrier or a thread, execute nothing, so moving past one of them is no mutant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntAttr, IntegerAttr, MemRefType, ModuleOp, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tma import MapType
from gemmc.interpret import InterpretError
from interpret.levels import Level, delete, op_number
from interpret.test_deletion import NEEDED

NUMBERS: dict[str, tuple[tuple[str, int], ...]] = {
    "barrier.init": (("count", 1), ("count", -1)),
    "barrier.wait": (("offset", 1), ("offset", -1)),
    "barrier.arrive": (("offset", 1),),
    "barrier.expect": (("bytes", 16), ("bytes", -16)),
    "barrier.expect_at": (("bytes", 16), ("bytes", -16)),
    "barrier.sync": (("threads", 32), ("threads", -32)),
    "wgmma.wait_group": (("pending", 1),),
    "tma.wait_group": (("pending", 1),),
    "wgmma.advance": (("bytes", 16),),
    "wgmma.make_descriptor": (("stride", 16),),
    "ptx.mbarrier_init": (("count", 1), ("count", -1), ("offset", 8)),
    "ptx.mbarrier_expect_tx": (("bytes", 16), ("bytes", -16)),
    "ptx.wgmma_wait": (("pending", 1),),
}
"""Properties and by how much they change."""

NAMING = re.compile(
    r"arith\..*|tile\.(alloc|slot|part|at|shift|id|.*_id|block_count|window|zero|extract)|"
    r"barrier\.(alloc|at)|wgmma\.(make_descriptor|advance)|tma\.descriptor"
)
"""Ops that execute nothing, or nothing but arithmetic."""

SLOTS = {"tile.at": 1, "barrier.at": 1, "barrier.wait_parity": 1}
"""Operands that are a slot or a parity, changed to 1 minus themselves."""


@dataclass(frozen=True)
class Mutant:
    """How to change a module, and what is changed there."""

    what: str
    make: Callable[[], ModuleOp]


def mutants(level: Level) -> Iterator[Mutant]:
    for number, op in enumerate(level.module.walk()):
        for what, change in _changes(op):
            yield Mutant(f"{op.name} #{number} {what}", partial(_changed, level, number, change))
        if op.name in NEEDED:
            yield Mutant(f"{op.name} #{number} deleted", partial(delete, level, number))


Change = Callable[[Operation], None]


def _changes(op: Operation) -> Iterator[tuple[str, Change]]:
    """What may be changed about an op, but for its deletion."""
    if op.name in NEEDED and (other := _neighbour(op)) is not None:
        yield f"swapped with {other.name}", _swap
    for name, step in NUMBERS.get(op.name, ()):
        value = op.properties.get(name)
        if isinstance(value, IntegerAttr) and value.value.data + step >= 0:
            yield f"{name} {step:+}", _set(name, value.value.data + step)
    if op.name in SLOTS and _several(op):
        yield "other slot", _flip(SLOTS[op.name])
    for index in _swizzled(op):
        yield f"swizzle of {'result' if index < 0 else f'operand {index}'}", _swizzle(index)


def _several(op: Operation) -> bool:
    """A parity, or a slot of a ring that has two: there is another."""
    return op.name == "barrier.wait_parity" or getattr(op.operands[0].type, "slots", None) != 1


def _swizzled(op: Operation) -> Iterator[int]:
    """-1 for a tensor map that is made here, 0 for a buffer that a descriptor is made of."""
    if op.name == "tma.descriptor" and cast(MapType, op.results[0].type).swizzle.data:
        yield -1
    if op.name == "wgmma.make_descriptor" and len(list(op.operands[0].uses)) == 1:
        yield 0


def _swizzle(index: int) -> Change:
    """No swizzle for a tensor map; half the span for a buffer, or twice it where it is the least."""

    def other(span: int) -> int:
        return span // 2 if span > 32 else 64

    def change(op: Operation) -> None:
        value: SSAValue = op.results[0] if index < 0 else op.operands[index]
        kind = value.type
        if isinstance(kind, MapType):
            new = MapType(kind.box, kind.element_type, IntAttr(0))
        else:
            assert isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr)
            layout = SwizzleAttr(IntAttr(other(kind.layout.span.data)), kind.layout.pitch)
            new = MemRefType(kind.element_type, kind.shape, layout, kind.memory_space)
        Rewriter.replace_value_with_new_type(value, new)

    return change


def _changed(level: Level, number: int, change: Change) -> ModuleOp:
    module = level.module.clone()
    change(op_number(module, number))
    return module


def _set(name: str, value: int) -> Change:
    def change(op: Operation) -> None:
        op.properties[name] = IntegerAttr(value, i64)

    return change


def _flip(index: int) -> Change:
    def change(op: Operation) -> None:
        block = op.parent_block()
        assert block is not None
        one = arith.ConstantOp(IntegerAttr(1, IndexType()))
        other = arith.SubiOp(one.result, op.operands[index])
        block.insert_ops_before([one, other], op)
        op.operands[index] = other.result

    return change


def _neighbour(op: Operation) -> Operation | None:
    """The next op of the block that does something, if `op` may stand behind it."""
    after = op.next_op
    while after is not None and after.next_op is not None:
        if any(value.owner is op for inner in after.walk() for value in inner.operands):
            return None
        if not NAMING.fullmatch(after.name):
            return after
        after = after.next_op
    return None


def _swap(op: Operation) -> None:
    after, block = _neighbour(op), op.parent_block()
    assert after is not None
    assert block is not None
    op.detach()
    block.insert_op_after(op, after)


def caught(level: Level, mutant: Mutant, seeds: range) -> bool:
    """Whether some schedule fails or computes something else."""
    module = mutant.make()
    for seed in seeds:
        try:
            outputs = level.run(seed, module)
        except InterpretError:
            return True
        wanted = zip(outputs, level.expected, strict=True)
        if not all(np.array_equal(o.astype(np.float64), w) for o, w in wanted):
            return True
    return False
