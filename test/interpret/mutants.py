"""Mutants of a compiled kernel: each synchronization op deleted, swapped with its neighbour, or
with one of its numbers changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, i64
from xdsl.ir import Operation

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

SLOTS = {"tile.at": 1, "barrier.at": 1, "barrier.wait_parity": 1}
"""Operands that are a slot or a parity, changed to 1 minus themselves."""


@dataclass(frozen=True)
class Mutant:
    """A changed module and what was changed."""

    what: str
    module: ModuleOp


def mutants(level: Level) -> Iterator[Mutant]:
    for number, op in enumerate(level.module.walk()):
        if op.name in NEEDED:
            yield Mutant(f"{op.name} #{number} deleted", delete(level, number))
            if _can_swap(op):
                other = op.next_op
                assert other is not None
                what = f"{op.name} #{number} swapped with {other.name}"
                yield Mutant(what, _changed(level, number, _swap))
        for name, step in NUMBERS.get(op.name, ()):
            value = op.properties.get(name)
            if isinstance(value, IntegerAttr) and value.value.data + step >= 0:
                new = value.value.data + step
                yield Mutant(
                    f"{op.name} #{number} {name} {step:+}", _changed(level, number, _set(name, new))
                )
        if op.name in SLOTS:
            flip = _flip(SLOTS[op.name])
            yield Mutant(f"{op.name} #{number} other slot", _changed(level, number, flip))


def _changed(level: Level, number: int, change: Callable[[Operation], None]) -> ModuleOp:
    module = level.module.clone()
    change(op_number(module, number))
    return module


def _set(name: str, value: int) -> Callable[[Operation], None]:
    def change(op: Operation) -> None:
        op.properties[name] = IntegerAttr(value, i64)

    return change


def _flip(index: int) -> Callable[[Operation], None]:
    def change(op: Operation) -> None:
        block = op.parent_block()
        assert block is not None
        one = arith.ConstantOp(IntegerAttr(1, IndexType()))
        other = arith.SubiOp(one.result, op.operands[index])
        block.insert_ops_before([one, other], op)
        op.operands[index] = other.result

    return change


def _can_swap(op: Operation) -> bool:
    """The next op is neither the block's end, nor pure arithmetic, nor a user of this one."""
    after = op.next_op
    if after is None or after.next_op is None or after.name.startswith("arith."):
        return False
    return not any(value.owner is op for inner in after.walk() for value in inner.operands)


def _swap(op: Operation) -> None:
    after, block = op.next_op, op.parent_block()
    assert after is not None
    assert block is not None
    op.detach()
    block.insert_op_after(op, after)


def caught(level: Level, mutant: Mutant, seeds: range) -> bool:
    """Whether some schedule fails or computes something else."""
    for seed in seeds:
        try:
            outputs = level.run(seed, mutant.module)
        except InterpretError:
            return True
        wanted = zip(outputs, level.expected, strict=True)
        if not all(np.array_equal(o.astype(np.float64), w) for o, w in wanted):
            return True
    return False
