"""Reductions of `linalg`: which loops they reduce over, how they combine, and of what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    Float32Type,
    FloatAttr,
    TensorType,
    f32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, ReduceOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr
from xdsl.utils.hints import isa

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.errors import refuse
from gemmc.transforms.problem._elements import Elements
from gemmc.transforms.problem._extents import Extent, Extents
from gemmc.transforms.problem._wholes import is_tensor

_COMBINE: dict[type[Operation], tuple[str, float]] = {
    arith.AddfOp: ("add", 0.0),
    arith.MulfOp: ("mul", 1.0),
    arith.MaximumfOp: ("max", -math.inf),
    arith.MinimumfOp: ("min", math.inf),
    arith.MaxnumfOp: ("maxnum", -math.inf),
    arith.MinnumfOp: ("minnum", math.inf),
}
"""How an op combines, and what it leaves everything as it is with."""

_ANY_NUMBER_OF_TIMES = (
    arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp, arith.MinnumfOp,
)  # fmt: skip
"""Ops for which one operand more or less of the same makes no difference."""


def is_reduction(op: Operation) -> bool:
    """Whether an op of linalg reduces over loops, and is no product."""
    if isinstance(op, ReduceOp):
        return True
    return (
        isinstance(op, LinalgStructuredOperation)
        and not all_parallel(op)
        and not is_contraction(op)
    )


@dataclass(frozen=True)
class Reduction:
    """One result of a reduction: the extents that it reduces over, and how it combines."""

    op: LinalgStructuredOperation | ReduceOp
    number: int
    extents: tuple[Extent, ...]
    by: str

    def write(self, elements: Elements) -> SSAValue:
        """What is combined, as a value of the body, in f32; the loops behind those of the result
        are those that are reduced over."""
        rank = len(shape_of(self.op.results[self.number]))
        combining, argument = _combining(self.op, self.number)
        other = next(each for each in combining.operands if each is not argument)
        value = self._combined(elements, other, rank)
        start = _start(self.op, self.number)
        if start is not None:
            made = elements.element(start, [AffineExpr.dimension(d) for d in range(rank)])
            value = elements.add(type(combining)(value, made))  # type: ignore[call-arg]
        kind = cast(AnyFloat, value.type)
        return value if kind == f32 else elements.add(arith.ExtFOp(value, f32))

    def _combined(self, elements: Elements, other: SSAValue, rank: int) -> SSAValue:
        op, dims = self.op, [AffineExpr.dimension(d) for d in range(rank + len(self.extents))]
        if isinstance(op, ReduceOp):
            reduced = list(cast("Any", op.dimensions).get_values())
            outer, inner = iter(dims[:rank]), iter(dims[rank:])
            at = [next(inner if axis in reduced else outer) for axis in range(len(dims))]
            return _of_reduce(elements, op, other, at)
        return _of_generic(elements, op, other, _loops(op, self.number, dims))


def reduction_of(op: Operation, number: int, extents: Extents) -> Reduction:
    """What a reduction's result is. GemmcError for one that no kernel is known for."""
    assert isinstance(op, LinalgStructuredOperation | ReduceOp)
    combining, _ = _combining(op, number)
    by, identity = _COMBINE[type(combining)]
    kind = cast("TensorType[Attribute]", op.results[number].type).element_type
    if not isa(kind, AnyFloat) or kind.bitwidth > Float32Type().bitwidth:
        raise refuse(op, "a reduction of f32, f16 or bf16", f"{kind}")
    start = _start(op, number)
    if start is not None and not isinstance(combining, _ANY_NUMBER_OF_TIMES):
        needed = f"a reduction that starts from {identity:g}"
        raise refuse(op, needed, "another start", "add it to the result")
    return Reduction(op, number, _reduced_extents(op, extents), by)


def _reduced_extents(
    op: LinalgStructuredOperation | ReduceOp, known: Extents
) -> tuple[Extent, ...]:
    if isinstance(op, ReduceOp):
        shape = known.of(op.input)
        axes: list[int] = sorted(cast("Any", op.dimensions).get_values())
        return tuple(shape[axis] for axis in axes)
    extents: dict[int, Extent] = {}
    for value, indexing in zip((*op.inputs, *op.outputs), op.get_indexing_maps(), strict=True):
        for axis, each in enumerate(indexing.data.results):
            if isinstance(each, AffineDimExpr) and is_tensor(value):
                extents[each.position] = known.of(value)[axis]
    kinds = [str(each.data) for each in op.get_iterator_types()]
    reduced = [loop for loop, kind in enumerate(kinds) if "reduction" in kind]
    if any(loop not in extents for loop in reduced):
        raise refuse(op, "a loop that is an index of a tensor", "another")
    return tuple(extents[loop] for loop in reduced)


def _loops(
    op: LinalgStructuredOperation, number: int, dims: Sequence[AffineExpr]
) -> list[AffineExpr]:
    """The op's loops in terms of the result's dimensions and, behind them, those reduced over."""
    indexing = list(op.get_indexing_maps())[len(op.inputs) + number].data
    found: dict[int, AffineExpr] = {}
    for axis, each in enumerate(indexing.results):
        if isinstance(each, AffineConstantExpr):
            continue
        if not isinstance(each, AffineDimExpr) or each.position in found:
            raise refuse(op, "a result that is indexed by loops", f"{indexing}")
        found[each.position] = dims[axis]
    behind = iter(dims[len(indexing.results) :])
    kinds = [str(each.data) for each in op.get_iterator_types()]
    for loop, kind in enumerate(kinds):
        if "reduction" in kind:
            found[loop] = next(behind)
    if sorted(found) != list(range(len(kinds))):
        raise refuse(op, "a result that is indexed by loops", f"{indexing}")
    return [found[loop] for loop in range(len(kinds))]


def _combining(
    op: LinalgStructuredOperation | ReduceOp, number: int
) -> tuple[Operation, SSAValue]:
    """The op that combines a result's elements, and the body's argument for what it is so far."""
    body = op.region.block if isinstance(op, ReduceOp) else op.body.block
    inputs = 1 if isinstance(op, ReduceOp) else len(op.inputs)
    end, argument = body.last_op, body.args[inputs + number]
    owner = end.operands[number].owner if end is not None else None
    known = isinstance(owner, Operation) and type(owner) in _COMBINE
    if not known or not isinstance(owner, Operation) or argument not in owner.operands:
        names = ", ".join(each.name for each in _COMBINE)
        raise refuse(op, f"elements that are combined by one of {names}", "another body")
    if owner.operands[0] is owner.operands[1] or _reads(body.args[inputs:], owner, argument):
        raise refuse(op, "elements that do not depend on what is combined so far", "others")
    return owner, argument


def _reads(results: Sequence[SSAValue], combining: Operation, own: SSAValue) -> bool:
    """Whether what is combined depends on any result so far."""
    waiting = [each for each in combining.operands if each is not own]
    while waiting:
        value = waiting.pop()
        if value in results:
            return True
        if isinstance(value.owner, Operation):
            waiting += value.owner.operands
    return False


def _start(op: LinalgStructuredOperation | ReduceOp, number: int) -> SSAValue | None:
    """The tensor that a reduction starts from, None where it changes nothing."""
    combining, _ = _combining(op, number)
    start = op.init if isinstance(op, ReduceOp) else op.outputs[number]
    found = _number(start)
    return None if found == _COMBINE[type(combining)][1] else start


def _number(value: SSAValue) -> float | None:
    """What a tensor is in every element, if that is a constant."""
    owner = value.owner
    if isinstance(owner, FillOp):
        owner = owner.inputs[0].owner
    if not isinstance(owner, arith.ConstantOp):
        return None
    found = owner.value
    if isinstance(found, DenseIntOrFPElementsAttr) and found.is_splat():
        found = found.get_attrs()[0]
    return found.value.data if isinstance(found, FloatAttr) else None


def _of_generic(
    elements: Elements, op: LinalgStructuredOperation, other: SSAValue, loops: list[AffineExpr]
) -> SSAValue:
    return elements.values_of(op, loops, [other])[0]


def _of_reduce(
    elements: Elements, op: ReduceOp, other: SSAValue, at: list[AffineExpr]
) -> SSAValue:
    if other is not op.region.block.args[0]:
        raise refuse(op, "elements that are combined as they are", "a body that computes more")
    return elements.element(op.input, at)
