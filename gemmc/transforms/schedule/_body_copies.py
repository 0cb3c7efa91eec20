"""Copies of what the body of a `tile.loops` computes."""

from __future__ import annotations

import math
from collections.abc import Container, Mapping
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import Inserter

COMBINED: dict[str, tuple[type[Operation], float]] = {
    "add": (arith.AddfOp, 0.0),
    "mul": (arith.MulfOp, 1.0),
    "max": (arith.MaximumfOp, -math.inf),
    "min": (arith.MinimumfOp, math.inf),
    "maxnum": (arith.MaxnumfOp, -math.inf),
    "minnum": (arith.MinnumfOp, math.inf),
}
"""What combines, and what it leaves everything as it is with."""


def cloned(
    build: Inserter,
    loops: LoopsOp,
    known: dict[SSAValue, SSAValue],
    numbers: dict[int, SSAValue],
    *,
    pruned: bool,
) -> SSAValue:
    """What the body yields, its ops copied; `pruned` are those that nothing needs any more."""
    end = loops.body.block.last_op
    assert isinstance(end, YieldOp), "a body that is verified yields"
    wanted = end.arguments[0]
    clone_body(build, loops, known, numbers, needed_for(wanted, known) if pruned else None)
    return known[wanted]


def identity_of(by: str, kind: AnyFloat | IntegerType) -> FloatAttr | IntegerAttr:
    """What changes nothing when elements of a type are combined with it."""
    if isa(kind, IntegerType):
        return IntegerAttr(_integer_identity(by, kind.width.data), kind)
    return FloatAttr(COMBINED[by][1], cast("AnyFloat", kind))


def _integer_identity(by: str, width: int) -> int:
    """What changes nothing when integers are combined with it."""
    most = 1 << width - 1
    return {"mul": 1, "and": -1, "minu": -1, "max": -most, "min": most - 1}.get(by, 0)


def clone_body(
    build: Inserter,
    loops: LoopsOp,
    known: dict[SSAValue, SSAValue],
    numbers: Mapping[int, SSAValue],
    needed: set[SSAValue] | None,
) -> None:
    """The ops of the body, of which only `needed` values are wanted, if that is given."""
    for op in loops.body.block.ops:
        unneeded = needed is not None and not needed.intersection(op.results)
        if unneeded or all(each in known for each in op.results):  # or an end, or gathered before
            continue
        if isinstance(op, LoopIndexOp):
            number = numbers[op.loop.value.data]
            known[op.result] = build.value(arith.IndexCastOp(number, IndexType()))
        else:
            build.op(op.clone(known))


def needed_for(wanted: SSAValue, held: Container[SSAValue]) -> set[SSAValue]:
    """A value and what it is computed of, back to values that are held."""
    needed: set[SSAValue] = set()
    waiting = [wanted]
    while waiting:
        value = waiting.pop()
        if value in needed:
            continue
        needed.add(value)
        if value not in held and isinstance(value.owner, Operation):
            waiting += value.owner.operands
    return needed
