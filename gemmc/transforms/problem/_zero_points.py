"""Products of bytes less zero points that a call tells, as a product of the bytes and sums of each:

    sum of (a - s)·(b - t)  =  sum of a·b - t · sum of a - s · sum of b + K·s·t

Integers wrap around, so that this is exact whatever the zero points are."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_forms import yielded
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._body_slices import behind, copied
from gemmc.transforms.problem._integer_products import pays_apart

_EXTENDS = arith.ExtSIOp | arith.ExtUIOp


class _Side(NamedTuple):
    """A factor of a product: an operand's elements, extended, less what is the same along K."""

    number: int
    element: SSAValue
    zero: SSAValue | None


def take_zero_points_apart(op: GenericOp) -> None:
    """Put a product of bytes, sums of them and arithmetic on these in the place of a product of
    bytes less numbers that are not known, where the product is then one of bf16. Others stay."""
    sides = _sides(op)
    if sides is None:
        return
    build = Inserter.before(op)
    made: list[Operation] = []
    product = _sum(build, op, sides, made)
    if not pays_apart(cast("GenericOp", product.owner)):
        for each in reversed(made):
            each.detach()
            each.erase()
        return
    replace(op, [_combined(build, op, sides, product)])


def _sides(op: GenericOp) -> tuple[_Side, _Side] | None:
    """The factors of an op that sums products of two operands, which have all its loops, one of
    them less a zero point."""
    body, total = op.body.block, yielded(op)
    if len(op.outputs) != 1 or not isinstance(body.args[-1].type, IntegerType):
        return None
    results = [each for indexing in op.indexing_maps for each in indexing.data.results]
    if not all(isinstance(each, AffineDimExpr) for each in results):
        return None
    if total is None or not isinstance(total.owner, arith.AddiOp):
        return None
    others = [each for each in total.owner.operands if each is not body.args[-1]]
    if len(others) != 1 or len(list(body.args[-1].uses)) != 1:
        return None
    product = others[0].owner
    if not isinstance(product, arith.MuliOp):
        return None
    one, other = _side(op, product.lhs), _side(op, product.rhs)
    if one is None or other is None or one.number == other.number:
        return None
    if {*_loops(op, one.number), *_loops(op, other.number)} != {*range(op.get_num_loops())}:
        return None
    return None if one.zero is None and other.zero is None else (one, other)


def _side(op: GenericOp, factor: SSAValue) -> _Side | None:
    zero, element = None, factor
    if isinstance(factor.owner, arith.SubiOp):
        element, zero = factor.owner.operands
    if not isinstance(element.owner, _EXTENDS):
        return None
    read = element.owner.operands[0]
    if not isinstance(read, BlockArgument) or read.owner is not op.body.block:
        return None
    if zero is not None and not _is_same_along_sums(op, zero):
        return None
    return _Side(read.index, element, zero)


def _is_same_along_sums(op: GenericOp, value: SSAValue) -> bool:
    """Whether a value of a body is computed of elements that do not differ along what is summed."""
    summed = set(_summed(op))
    for each in behind(value, op.body.block):
        if isinstance(each, BlockArgument):
            if each.index == len(op.body.block.args) - 1:
                return False
            if summed & set(_loops(op, each.index)):
                return False
        elif isinstance(each.owner, IndexOp) or cast("Operation", each.owner).regions:
            return False
    return True


def _summed(op: GenericOp) -> list[int]:
    kinds = op.get_iterator_types()
    return [n for n, each in enumerate(kinds) if each.data == IteratorType.REDUCTION]


def _loops(op: GenericOp, number: int) -> list[int]:
    """The loops that an operand's dimensions are."""
    found = op.get_indexing_maps().data[number].data.results
    return [cast("AffineDimExpr", each).position for each in found]


def _sum(
    build: Inserter, op: GenericOp, sides: Sequence[_Side], made: list[Operation]
) -> SSAValue:
    """The sum of products of some sides' elements, or of one side's, from zero, for each element of
    the result that it differs for; `made` gets the ops."""
    body, numbers = op.body.block, [each.number for each in sides]
    kind = cast("IntegerType", body.args[-1].type)
    used = {loop for number in numbers for loop in _loops(op, number)}
    kept = [loop for loop in _loops(op, len(op.inputs)) if loop in used]
    order = [*kept, *(loop for loop in _summed(op) if loop in used)]
    extents = [_extent(build, op, loop, made) for loop in kept]
    shape = [each if isinstance(each, int) else DYNAMIC_INDEX for each in extents]
    told = [each for each in extents if not isinstance(each, int)]
    zero = arith.ConstantOp(IntegerAttr(0, kind))
    empty = tensor.EmptyOp(told, TensorType(kind, shape))
    start = FillOp([zero.result], [empty.tensor], [empty.tensor.type])
    block = Block(arg_types=[*(body.args[number].type for number in numbers), kind])
    known: dict[SSAValue, SSAValue] = {
        body.args[number]: block.args[place] for place, number in enumerate(numbers)
    }
    inner = Inserter.at_end(block, op)
    factor, *others = [copied(each.element, body, known, block) for each in sides]
    for each in others:
        factor = inner.value(arith.MuliOp(factor, each))
    inner.op(YieldOp(inner.value(arith.AddiOp(block.args[-1], factor))))
    dims = [AffineExpr.dimension(n) for n in range(len(order))]
    maps = [
        AffineMap(len(order), 0, tuple(dims[order.index(loop)] for loop in loops))
        for loops in (*(_loops(op, number) for number in numbers), kept)
    ]
    kinds = [IteratorTypeAttr.parallel()] * len(kept)
    kinds += [IteratorTypeAttr.reduction()] * (len(order) - len(kept))
    attributes = ArrayAttr(map(AffineMapAttr, maps))
    summed = GenericOp(
        [op.inputs[number] for number in numbers], [start.results[0]], Region(block), attributes,
        kinds, [empty.tensor.type],
    )  # fmt: skip
    made += [build.op(each) for each in (zero, empty, start, summed)]
    return summed.results[0]


def _extent(
    build: Inserter, op: GenericOp, loop: int, made: list[Operation]
) -> int | SSAValue:
    """How many steps a loop of the result makes."""
    axis = _loops(op, len(op.inputs)).index(loop)
    found = shape_of(op.outputs[0])[axis]
    if found != DYNAMIC_INDEX:
        return found
    index = build.index(axis)
    asked = tensor.DimOp(op.outputs[0], index)
    made += [cast("Operation", index.owner), build.op(asked)]
    return asked.result


def _combined(
    build: Inserter, op: GenericOp, sides: tuple[_Side, _Side], product: SSAValue
) -> SSAValue:
    """The elements of the result: of the product, of sums of the sides and of zero points."""
    body, (one, other) = op.body.block, sides
    kind = cast("IntegerType", body.args[-1].type)
    target = _loops(op, len(op.inputs))
    pairs = [(each, less) for each, less in ((one, other.zero), (other, one.zero)) if less]
    sums = [_sum(build, op, [each], []) for each, _ in pairs]
    wanted = {value for _, zero in pairs for value in behind(zero, body)}
    read = [n for n, each in enumerate(body.args[:-1]) if each in wanted]
    inputs = [product, *sums, *(op.inputs[n] for n in read)]
    loops = [target, *([loop for loop in target if loop in _loops(op, each.number)]
                       for each, _ in pairs), *(_loops(op, n) for n in read), target]  # fmt: skip
    first = 1 + len(sums)
    block = Block(arg_types=[
        *[kind] * first, *(body.args[n].type for n in read), kind,
    ])  # fmt: skip
    known: dict[SSAValue, SSAValue] = {
        body.args[n]: block.args[first + place] for place, n in enumerate(read)
    }
    inner = Inserter.at_end(block, op)
    total = inner.value(arith.AddiOp(block.args[-1], block.args[0]))
    zeros = [copied(zero, body, known, block) for _, zero in pairs]
    for zero, summed in zip(zeros, block.args[1:first], strict=True):
        total = inner.value(arith.SubiOp(total, inner.value(arith.MuliOp(zero, summed))))
    if len(zeros) == 2:
        both = inner.value(arith.MuliOp(zeros[0], zeros[1]))
        count = inner.value(arith.ConstantOp(IntegerAttr(_count(op, one), kind)))
        total = inner.value(arith.AddiOp(total, inner.value(arith.MuliOp(both, count))))
    inner.op(YieldOp(total))
    rank = len(target)
    maps = [
        AffineMap(rank, 0, tuple(AffineExpr.dimension(target.index(each)) for each in of))
        for of in loops
    ]
    return build.value(GenericOp(
        inputs, [op.outputs[0]], Region(block), ArrayAttr(map(AffineMapAttr, maps)),
        [IteratorTypeAttr.parallel()] * rank, [op.outputs[0].type],
    ))  # fmt: skip


def _count(op: GenericOp, side: _Side) -> int:
    """How many products an element sums."""
    extents = dict(zip(_loops(op, side.number), shape_of(op.inputs[side.number]), strict=True))
    return prod(extents[loop] for loop in _summed(op))
