"""Mutants of a compiled kernel: each synchronization op deleted, swapped with its neighbour, or
with one of its numbers changed.

An op's neighbour is the next one with which it has an order: arithmetic, and ops that only name
a buffer, a barrier or a thread, execute nothing, and the pairs of COMMUTING have no order, so
moving past one of them makes the same kernel and is no mutant.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntAttr, IntegerAttr, MemRefType, ModuleOp, i64
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.barrier import MBarrierRingType
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import RingType
from gemmc.dialects.tma import MapType
from gemmc.interpret import InterpretError, kernels
from gemmc.interpret.hardware import scheduler
from gemmc.interpret.launches import clusters
from interpret.levels import Level, delete, op_number
from interpret.test_deletion import NEEDED

NUMBERS: dict[str, tuple[tuple[str, int], ...]] = {
    "barrier.init": (("count", 1), ("count", -1)),
    "barrier.wait": (("offset", 1), ("offset", -1)),
    "barrier.arrive": (("offset", 1), ("offset", -1)),
    "barrier.expect": (("bytes", 16), ("bytes", -16)),
    "barrier.expect_at": (("bytes", 16), ("bytes", -16)),
    "barrier.wait_copies": (("pending", 1),),
    "tile.slot": (("offset", 1), ("offset", -1)),
    "barrier.sync": (("threads", 32), ("threads", -32)),
    "wgmma.wait_group": (("pending", 1),),
    "tma.wait_group": (("pending", 1),),
    "wgmma.advance": (("bytes", 16), ("bytes", -16)),
    "wgmma.make_descriptor": (("stride", 16), ("stride", -16)),
    "ptx.mbarrier_init": (("count", 1), ("count", -1), ("offset", 8)),
    "ptx.mbarrier_expect_tx": (("bytes", 16), ("bytes", -16)),
    "ptx.wgmma_wait": (("pending", 1),),
    "ptx.cp_async_wait": (("pending", 1),),
}
"""Properties and by how much they change."""

COMMUTING = (
    # Two barriers are initialized by one thread, both before the fence that publishes them.
    (r"barrier\.init", r"barrier\.init"),
    # The arrival comes with the expectation, so the phase is pending until then, and bytes
    # that were delivered before count all the same.
    (r"barrier\.expect(_at)?", r"tma\.load"),
    # A copy that joins the group before its own is waited for no later than that, and as many
    # groups come after it.
    (r"barrier\.commit_copies", r"tile\.copy|barrier\.commit_copies"),
    # Two copies into two buffers, counted on one barrier.
    (r"tma\.load", r"tma\.load"),
    # The fence orders accesses to registers, and a wait makes none.
    (r"barrier\.wait(_parity)?", r"wgmma\.fence"),
    # Arithmetic on a thread's own registers.
    (r"barrier\.arrive(_at)?", r"tile\.map"),
    # Two arrivals of one thread, at two barriers.
    (r"barrier\.arrive(_at)?", r"barrier\.arrive(_at)?"),
)
"""Ops beside each other that have no order, and why."""

THREADS = 8
"""Threads of an agent in code for the CUDA cores."""

NAMING = re.compile(
    r"arith\..*|tile\.(alloc|slot|part|at|shift|id|.*_id|block_count|window|zero|extract)|"
    r"barrier\.(alloc|at)|wgmma\.(make_descriptor|advance)|tma\.descriptor"
)
"""Ops that execute nothing, or nothing but arithmetic."""

SLOTS = {"tile.at": 1, "barrier.at": 1, "barrier.wait_parity": 1}
"""Operands that are a slot or a parity, changed to 1 minus themselves."""

STEPS = {
    "tile.slot": ("iteration",),
    "barrier.expect": ("iteration",),
    "tma.load": ("iteration", "mask"),
    "barrier.arrive": ("rank",),
    "barrier.arrive_at": ("rank",),
}
"""Operands one more of which is another stage, other CTAs or another CTA."""


@dataclass(frozen=True)
class Mutant:
    """How to change a module, and what is changed there."""

    what: str
    make: Callable[[], ModuleOp]


def mutants(level: Level) -> Iterator[Mutant]:
    for number, op in enumerate(level.module.walk()):
        for what, change in _changes(op):
            yield Mutant(f"{_name(op)} #{number} {what}", partial(_changed, level, number, change))
        if op.name in NEEDED:
            yield Mutant(f"{_name(op)} #{number} deleted", partial(delete, level, number))


def _name(op: Operation) -> str:
    """The op's name and that of the ring of barriers it works on."""
    value = op.operands[0] if op.name.startswith("barrier.") and op.operands else None
    if value is not None and isinstance(value.owner, Operation) and value.owner.operands:
        value = value.owner.operands[0]
    return op.name if value is None or value.name_hint is None else f"{op.name} {value.name_hint}"


Change = Callable[[Operation], None]


def _changes(op: Operation) -> Iterator[tuple[str, Change]]:
    """What may be changed about an op, but for its deletion."""
    if op.name in NEEDED and (other := _neighbour(op)) is not None:
        yield f"swapped with {other.name}", _swap
    for name, step in NUMBERS.get(op.name, ()):
        value = op.properties.get(name)
        if isinstance(value, IntegerAttr) and _possible(name, value.value.data + step):
            yield f"{name} {step:+}", _set(name, value.value.data + step)
    for name in STEPS.get(op.name, ()):
        value = getattr(op, name)
        if value is not None and (name != "iteration" or _several(op)):
            yield f"{name} +1", _step(list(op.operands).index(value))
    if op.name in SLOTS and _several(op):
        yield "other slot", _flip(SLOTS[op.name])
    for index in _swizzled(op):
        yield f"swizzle of {'result' if index < 0 else f'operand {index}'}", _swizzle(index)


def _possible(name: str, value: int) -> bool:
    return value >= 0 or name == "offset"


def _several(op: Operation) -> bool:
    """A parity, or a slot of a ring that has two: there is another."""
    rings = [v.type for v in op.operands if isinstance(v.type, RingType | MBarrierRingType)]
    return op.name == "barrier.wait_parity" or all(ring.slots.data > 1 for ring in rings)


def _swizzled(op: Operation) -> Iterator[int]:
    """-1 for a tensor map that is made here, 0 for a buffer that a descriptor is made of."""
    if op.name == "tma.descriptor" and cast(MapType, op.results[0].type).swizzle.data:
        yield -1
    if op.name == "wgmma.make_descriptor" and len(list(op.operands[0].uses)) == 1:
        yield 0


def _swizzle(index: int) -> Change:
    """No swizzle for a tensor map; half the span for a buffer, or twice the least one."""

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


def _step(index: int) -> Change:
    def change(op: Operation) -> None:
        block = op.parent_block()
        assert block is not None
        one = arith.ConstantOp(IntegerAttr(1, IndexType()))
        other = arith.AddiOp(op.operands[index], one.result)
        block.insert_ops_before([one, other], op)
        op.operands[index] = other.result

    return change


def _neighbour(op: Operation) -> Operation | None:
    """The next op of the block that does something, if `op` may stand behind it."""
    after = op.next_op
    while after is not None and after.next_op is not None:
        if any(value.owner is op for inner in after.walk() for value in inner.operands):
            return None
        if not NAMING.fullmatch(after.name) and not _commute(op, after):
            return after
        after = after.next_op
    return None


def _commute(op: Operation, other: Operation) -> bool:
    return any(
        re.fullmatch(a, op.name) and re.fullmatch(b, other.name) for a, b in COMMUTING
    )


def _swap(op: Operation) -> None:
    after, block = _neighbour(op), op.parent_block()
    assert after is not None
    assert block is not None
    op.detach()
    block.insert_op_after(op, after)


def _on_tensor_cores(kernel: KernelOp) -> bool:
    products = [op for op in kernel.walk() if isinstance(op, MmaOp) and op.atom is not None]
    by_warps = any(ATOMS[op.atom.instruction.data].scope == "warp" for op in products if op.atom)
    return by_warps or any(op.name.startswith("wgmma.") for op in kernel.walk())


def run(level: Level, module: ModuleOp, seed: int) -> list[Any]:
    """The level's outputs. Threads of code for the CUDA cores need not keep step with the others
    of their warp, so there an agent is a few of them."""
    kernel = module.body.block.first_op
    if not isinstance(kernel, KernelOp) or _on_tensor_cores(kernel):
        return level.run(seed, module)
    launch = kernels.prepare(kernel, level.inputs, 1)
    launch.notes["agent_threads"] = THREADS
    for members in clusters(launch.grid, math.prod(launch.cluster), None):
        scheduler.run(kernels.build(launch, members), scheduler.adversary(seed))
    found = [matrix for matrix in launch.matrices if matrix.output]
    for matrix in found:
        matrix.check_written()
    return [matrix.array for matrix in found]


def caught(level: Level, mutant: Mutant, seeds: range) -> bool:
    """Whether some schedule fails or computes something else."""
    module = mutant.make()
    for seed in seeds:
        try:
            outputs = run(level, module, seed)
        except InterpretError:
            return True
        wanted = zip(outputs, level.expected, strict=True)
        if not all(np.array_equal(o.astype(np.float64), w) for o, w in wanted):
            return True
    return False
