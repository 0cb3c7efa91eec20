"""Reductions of `linalg` that no single op combines: several values that depend on each other, such
as the largest element and its place, and bodies of any arithmetic. Their steps are taken in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
    f32,
    i1,
    i32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.errors import refuse
from gemmc.transforms.problem._body import EQUAL
from gemmc.transforms.problem._elements import Elements
from gemmc.transforms.problem._extents import Extent, Extents
from gemmc.transforms.problem._reductions import (
    WIDEST,
    WORD,
    loops_of,
    reduced_extents,
)


@dataclass(frozen=True)
class Fold:
    """One result of a reduction in steps: the extents that it reduces over, the results that it
    depends on, by their numbers, and which of these it is."""

    op: LinalgStructuredOperation
    extents: tuple[Extent, ...]
    results: tuple[int, ...]
    kept: int

    def write(self, elements: Elements) -> tuple[list[SSAValue], list[SSAValue]]:
        """Stand-ins for the values that a step is given, and what it yields; the loops behind those
        of the result are those that are reduced over."""
        op = self.op
        rank = len(shape_of(op.results[self.results[self.kept]]))
        dims = [AffineExpr.dimension(d) for d in range(rank + len(self.extents))]
        first = _is_first(elements, dims[rank:])
        end = op.body.block.last_op
        assert end is not None, "a body ends in linalg.yield"
        carried: list[SSAValue] = []
        given: dict[SSAValue, SSAValue] = {}
        for number in self.results:
            argument = op.body.block.args[len(op.inputs) + number]
            carried.append(elements.add(_zero(_wide(argument.type))))
            start = elements.element(op.outputs[number], dims[:rank])
            so_far = _narrowed(elements, carried[-1], argument.type)
            given[argument] = elements.add(arith.SelectOp(first, start, so_far))
        loops = loops_of(op, self.results[self.kept], dims)
        wanted = [end.operands[number] for number in self.results]
        found = elements.values_of(op, loops, wanted, given)
        return carried, [_widened(elements, each) for each in found]


def fold_of(op: LinalgStructuredOperation, number: int, extents: Extents) -> Fold:
    """What a result of a reduction in steps is. GemmcError for one that no kernel is known for."""
    results = _depends_on(op, number)
    maps = [each.data for each in op.get_indexing_maps()][len(op.inputs) :]
    for other in results:
        kind = cast("TensorType[Attribute]", op.outputs[other].type).element_type
        known = isa(kind, AnyFloat) and 16 <= kind.bitwidth <= WIDEST
        if not known and not (isa(kind, IntegerType) and kind.width.data <= WIDEST):
            raise refuse(op, "a reduction of floats or integers of at most 64 bits", f"{kind}")
        if maps[other] != maps[number]:
            raise refuse(op, "results that depend on each other to have one map", "others")
    return Fold(op, reduced_extents(op, extents), results, results.index(number))


def _depends_on(op: LinalgStructuredOperation, number: int) -> tuple[int, ...]:
    """The results whose values so far a result depends on, and itself."""
    end, arguments = op.body.block.last_op, op.body.block.args[len(op.inputs) :]
    assert end is not None, "a body ends in linalg.yield"
    found, waiting = {number}, [end.operands[number]]
    seen: set[SSAValue] = set()
    while waiting:
        value = waiting.pop()
        if value in seen:
            continue
        seen.add(value)
        if value in arguments:
            other = list(arguments).index(value)  # type: ignore[arg-type]
            if other not in found:
                found.add(other)
                waiting.append(end.operands[other])
        elif isinstance(value.owner, Operation):
            waiting += value.owner.operands
    return tuple(sorted(found))


def _is_first(elements: Elements, counters: Sequence[AffineExpr]) -> SSAValue:
    tests = [elements.compare(EQUAL, each, AffineExpr.constant(0)) for each in counters]
    found = tests[0]
    for test in tests[1:]:
        found = elements.add(arith.AndIOp(found, test, i1))
    return found


def _wide(kind: Attribute) -> AnyFloat | IntegerType:
    """The type in which a thread carries a value from step to step: it holds each one exactly."""
    if isa(kind, IntegerType):
        return i32 if kind.width.data < WORD else kind
    return f32 if cast(AnyFloat, kind).bitwidth < WORD else cast(AnyFloat, kind)


def _zero(kind: AnyFloat | IntegerType) -> Operation:
    if isa(kind, IntegerType):
        return arith.ConstantOp(IntegerAttr(0, kind))
    return arith.ConstantOp(FloatAttr(0.0, cast(AnyFloat, kind)))


def _widened(elements: Elements, value: SSAValue) -> SSAValue:
    wide = _wide(value.type)
    if wide == value.type:
        return value
    if isa(wide, IntegerType):
        unsigned = value.type == i1
        return elements.add((arith.ExtUIOp if unsigned else arith.ExtSIOp)(value, wide))
    return elements.add(arith.ExtFOp(value, wide))


def _narrowed(elements: Elements, value: SSAValue, kind: Attribute) -> SSAValue:
    if kind == value.type:
        return value
    if isa(kind, IntegerType):
        return elements.add(arith.TruncIOp(value, kind))
    return elements.add(arith.TruncFOp(value, cast(AnyFloat, kind)))
