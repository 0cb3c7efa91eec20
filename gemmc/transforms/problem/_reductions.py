"""Reductions of `linalg`: which loops they reduce over, how they combine, and of what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeGuard, cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    Float64Type,
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
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import (
    is_matrix_product,
    is_product,
    sums_doubles,
    sums_integers,
)
from gemmc.dialects.linalg_forms import all_parallel, filled_with
from gemmc.dialects.splats import splat_of
from gemmc.dialects.tile.types import is_half
from gemmc.errors import refuse
from gemmc.transforms.problem._body import EQUAL
from gemmc.transforms.problem._elements import Elements, needed_for
from gemmc.transforms.problem._extents import Extent, Extents
from gemmc.transforms.problem._looped_products import is_vector_product
from gemmc.transforms.problem._wholes import is_tensor

_COMBINE: dict[type[Operation], tuple[str, float | None]] = {
    arith.AddfOp: ("add", 0.0),
    arith.MulfOp: ("mul", 1.0),
    arith.MaximumfOp: ("max", -math.inf),
    arith.MinimumfOp: ("min", math.inf),
    arith.MaxnumfOp: ("maxnum", -math.inf),
    arith.MinnumfOp: ("minnum", math.inf),
    arith.AddiOp: ("add", 0.0),
    arith.MuliOp: ("mul", 1.0),
    arith.OrIOp: ("or", 0.0),
    arith.XOrIOp: ("xor", 0.0),
    arith.AndIOp: ("and", -1.0),
    arith.MaxSIOp: ("max", None),
    arith.MinSIOp: ("min", None),
    arith.MaxUIOp: ("maxu", 0.0),
    arith.MinUIOp: ("minu", -1.0),
}
"""How an op combines, and what it leaves everything as it is with; None where that depends on the
type. `maxnumf` and `minnumf` leave all but a NaN as it is, so what they start from is a number."""

_ANY_NUMBER_OF_TIMES = (
    arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp, arith.MinnumfOp, arith.OrIOp,
    arith.AndIOp, arith.MaxSIOp, arith.MinSIOp, arith.MaxUIOp, arith.MinUIOp,
)  # fmt: skip
"""Ops for which one operand more or less of the same makes no difference."""

_ROUNDED = (arith.AddfOp, arith.MulfOp)
"""Ops that round: what they combine is in f32 before, so that f16 and bf16 are rounded once."""


WORD, WIDEST = 32, 64
"""Bits of what narrower integers are combined in, and of the widest."""


def is_reduction(op: Operation) -> TypeGuard[LinalgStructuredOperation]:
    """Whether an op of linalg reduces over loops, and is no product that a tile is made of."""
    if not isinstance(op, LinalgStructuredOperation) or all_parallel(op):
        return False
    looped = sums_integers(op) or sums_doubles(op) or is_vector_product(op)
    return looped or not is_matrix_product(op)


@dataclass(frozen=True)
class Reduction:
    """One result of a reduction: the extents that it reduces over, and how it combines."""

    op: LinalgStructuredOperation
    number: int
    extents: tuple[Extent, ...]
    by: str

    def write(self, elements: Elements) -> SSAValue:
        """What is combined, as a value of the body, in f32; the loops behind those of the result
        are those that are reduced over."""
        rank = len(shape_of(self.op.results[self.number]))
        combining, argument = combining_op(self.op, self.number)
        other = next(each for each in combining.operands if each is not argument)
        value = _exact(elements, self.op, self._combined(elements, other, rank))
        start = start_of(self.op, self.number)
        if start is not None:
            made = elements.element(start, [AffineExpr.dimension(d) for d in range(rank)])
            if isinstance(combining, _ROUNDED):
                value, made = _widened(elements, value), _widened(elements, made)
            value = self._begun(elements, combining, value, made)
        return _widened(elements, value)

    def _begun(
        self, elements: Elements, combining: Operation, value: SSAValue, start: SSAValue
    ) -> SSAValue:
        """An element combined with what the reduction starts from: each one, or where that would
        be once too often the first one."""
        both = elements.add(type(combining)(value, start))  # type: ignore[call-arg]
        if isinstance(combining, _ANY_NUMBER_OF_TIMES):
            return both
        rank = len(shape_of(self.op.results[self.number]))
        counters = [AffineExpr.dimension(rank + n) for n in range(len(self.extents))]
        tests = [elements.compare(EQUAL, each, AffineExpr.constant(0)) for each in counters]
        first = tests[0]
        for test in tests[1:]:
            first = elements.add(arith.AndIOp(first, test, i1))
        return elements.add(arith.SelectOp(first, both, value))

    def _combined(self, elements: Elements, other: SSAValue, rank: int) -> SSAValue:
        op, dims = self.op, [AffineExpr.dimension(d) for d in range(rank + len(self.extents))]
        return elements.values_of(op, loops_of(op, self.number, dims), [other])[0]


def reduction_of(op: LinalgStructuredOperation, number: int, extents: Extents) -> Reduction:
    """What a combination's result is. GemmcError for one that no kernel is known for."""
    combining, _ = combining_op(op, number)
    by, _ = _COMBINE[type(combining)]
    kind = cast("TensorType[Attribute]", op.results[number].type).element_type
    known = isa(kind, AnyFloat) and kind.bitwidth <= Float64Type().bitwidth
    if not known and not (isa(kind, IntegerType) and kind.width.data <= WIDEST):
        raise refuse(op, "a reduction of floats or integers of at most 64 bits", f"{kind}")
    return Reduction(op, number, reduced_extents(op, extents), by)


def _exact(elements: Elements, op: Operation, value: SSAValue) -> SSAValue:
    """What is combined; where that is a product of 16 bits in a sum of products, in f32, which has
    it exactly, as kernels of products do."""
    made = value.owner
    if not isinstance(made, arith.MulfOp) or not is_product(op) or not is_half(value.type):
        return value
    lhs, rhs = (elements.add(arith.ExtFOp(each, f32)) for each in made.operands)
    return elements.add(arith.MulfOp(lhs, rhs))


def _widened(elements: Elements, value: SSAValue) -> SSAValue:
    """What is combined, in f32, f64, or a whole word of integers."""
    kind = value.type
    if isa(kind, IntegerType):
        narrow = kind.width.data < WORD
        return elements.add(arith.ExtSIOp(value, i32)) if narrow else value
    wide = cast(AnyFloat, kind).bitwidth >= WORD
    return value if wide else elements.add(arith.ExtFOp(value, f32))


def reduced_extents(op: LinalgStructuredOperation, known: Extents) -> tuple[Extent, ...]:
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


def loops_of(
    op: LinalgStructuredOperation, number: int, dims: Sequence[AffineExpr]
) -> list[AffineExpr]:
    """The op's loops in terms of the result's dimensions and, behind them, those reduced over."""
    indexing = list(op.get_indexing_maps())[len(op.inputs) + number].data
    kinds = [str(each.data) for each in op.get_iterator_types()]
    found: dict[int, AffineExpr] = {}
    for axis, each in enumerate(indexing.results):
        if isinstance(each, AffineConstantExpr):
            continue
        if not isinstance(each, AffineDimExpr) or each.position in found:
            raise refuse(op, "a result that is indexed by loops", f"{indexing}")
        if "reduction" in kinds[each.position]:
            needed = "a result that is indexed by loops that are parallel"
            raise refuse(op, needed, f"{each}, of a reduction", f'make {each} "parallel"')
        found[each.position] = dims[axis]
    behind = iter(dims[len(indexing.results) :])
    for loop, kind in enumerate(kinds):
        if "reduction" in kind:
            found[loop] = next(behind)
    if sorted(found) != list(range(len(kinds))):
        raise refuse(op, "a result that is indexed by loops", f"{indexing}")
    return [found[loop] for loop in range(len(kinds))]


def is_combination(op: LinalgStructuredOperation, number: int) -> bool:
    """Whether each element of a reduction's result is combined with what there is so far by one of
    the ops that may be done in any order, from a start that such a kernel can begin with."""
    body, inputs = op.body.block, len(op.inputs)
    end, argument = body.last_op, body.args[inputs + number]
    owner = end.operands[number].owner if end is not None else None
    if not isinstance(owner, Operation) or type(owner) not in _COMBINE:
        return False
    first, second = owner.operands
    if argument not in (first, second) or first is second:
        return False
    if _reads(body.args[inputs:], owner, argument):
        return False
    return not isinstance(owner, _NUMBERS) or _starts_from_a_number(op, number)


_NUMBERS = (arith.MaxnumfOp, arith.MinnumfOp)
"""Ops that give the number where the other operand is a NaN."""


def _starts_from_a_number(op: LinalgStructuredOperation, number: int) -> bool:
    """Whether a reduction is known not to start from a NaN."""
    found = splat_number(op.outputs[number])
    return found is not None and not math.isnan(found)


def combining_op(op: LinalgStructuredOperation, number: int) -> tuple[Operation, SSAValue]:
    """The op that combines the elements of a combination, and the body's argument for what it is so
    far."""
    body = op.body.block
    end = body.last_op
    assert end is not None and is_combination(op, number)
    return cast(Operation, end.operands[number].owner), body.args[len(op.inputs) + number]


def _reads(results: Sequence[SSAValue], combining: Operation, own: SSAValue) -> bool:
    """Whether what is combined depends on any result so far."""
    needed = needed_for([each for each in combining.operands if each is not own])
    return not needed.isdisjoint(results)


def start_of(op: LinalgStructuredOperation, number: int) -> SSAValue | None:
    """The tensor that a reduction starts from, None where it changes nothing."""
    combining, _ = combining_op(op, number)
    start = op.outputs[number]
    found = splat_number(start)
    kind = cast("TensorType[Attribute]", start.type).element_type
    return None if found is not None and found == identity(combining, kind) else start


def combines(op: Operation) -> bool:
    """Whether an op combines the elements of reductions, in any order."""
    return type(op) in _COMBINE


def identity(combining: Operation, kind: Attribute) -> float | int | None:
    """What an op leaves everything as it is with, in a type; an integer is exact."""
    by, found = _COMBINE[type(combining)]
    if not isa(kind, IntegerType):
        return found
    most = 1 << kind.width.data - 1
    if found is None:
        return -most if by == "max" else most - 1
    return int(found)


def nothing_of(
    combining: Operation, kind: Attribute
) -> FloatAttr[AnyFloat] | IntegerAttr[IntegerType]:
    """What an op leaves everything as it is with, as a constant."""
    found = identity(combining, kind)
    assert found is not None, "each op that combines has one in each type"
    return number_of_type(found, kind)


def number_of_type(
    number: float | int, kind: Attribute
) -> FloatAttr[AnyFloat] | IntegerAttr[IntegerType]:
    """A number as a constant of a type, which has it."""
    if isa(kind, IntegerType):
        return IntegerAttr(int(number), kind)
    return FloatAttr(number, cast(AnyFloat, kind))


def leaves_no_number(combining: Operation) -> bool:
    """Whether what an op leaves as it is with changes a NaN."""
    return isinstance(combining, _NUMBERS)


def splat_number(value: SSAValue) -> float | int | None:
    """What a tensor is in every element, if that is a constant; an integer is exact, with the
    sign of its bits."""
    constant = filled_with(value)
    if constant is None:
        return None
    found = splat_of(constant.value)
    if found is None:  # not `or`: an attribute of 0 is false
        found = constant.value
    if isinstance(found, IntegerAttr) and isa(found.type, IntegerType):
        half = 1 << found.type.width.data - 1
        return (found.value.data + half) % (2 * half) - half
    return float(found.value.data) if isinstance(found, FloatAttr) else None
