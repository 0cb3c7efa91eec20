"""Products of small integers as products of bf16: tensor cores sum these in f32, where every sum is
an integer that f32 has."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    bf16,
    f32,
    i32,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_contraction import Contraction, is_product, is_unsigned, read_contraction
from gemmc.dialects.linalg_forms import is_zero, yielded
from gemmc.dialects.tensor_pads import PadOp
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._elementwise import each_element, of_elements
from gemmc.transforms.problem._integer_ranges import in_body

LARGEST = 1 << 8
"""bf16 has every integer up to this one, with either sign."""

EXACT = 1 << 24
"""f32 has every integer up to this one, with either sign."""

FEW = 1 << 24
"""Multiplications below which a kernel of loops is as good as the conversions and the product, by
estimate: some ten microseconds."""

NARROW = 16
"""Rows or columns below which memory is what a product waits for: the operands as they are have
half the bytes."""

MANY = 16
"""Parts of K up to which an element's body reads the sum of each."""

APART = 4
"""So many times as many multiplications pay for sums of the operands as well."""

_OPEN = 1 << 10
"""What an extent that a call tells counts as."""

_VECTOR = 8
"""Parts of K are of whole vectors of bf16."""


def multiply_in_floats(op: LinalgStructuredOperation) -> None:
    """Put a product of bf16 in the place of one of integers where that is exact and pays:

        %p = sum of f32(bf16(%a)) · f32(bf16(%b)), over parts of K that f32 sums exactly
        %c = %start + sum over the parts of i32(%p)

    Integers are at most 256, by their types and what computes them (a zero point subtracted from a
    byte, for one). Another product stays as it is."""
    if not is_product(op) or not isinstance(op.body.block.args[-1].type, IntegerType):
        return
    found = _parts(op)
    if found is None or not _pays(found.contraction):
        return
    build = Inserter.before(op)
    operands = [_in_bf16(build, op, number) for number in range(2)]
    replace(
        op, [_whole(build, found, operands) if found.parts == 1 else _cut(build, found, operands)]
    )


def pays_apart(op: LinalgStructuredOperation) -> bool:
    """Whether a product of integers becomes one of bf16, and gains more by that than two sums of
    its operands and what is done with them cost."""
    found = _parts(op) if is_product(op) else None
    return found is not None and _pays(found.contraction, APART)


class _Parts(NamedTuple):
    """A product and how it is summed: `parts` of `length` along a loop."""

    contraction: Contraction
    loop: int
    extent: int
    parts: int
    length: int

    @property
    def op(self) -> LinalgStructuredOperation:
        """The product of integers."""
        return self.contraction.op


def _parts(op: LinalgStructuredOperation) -> _Parts | None:
    """How many elements of K are summed at once; None where products are too large, or K open."""
    product = _factors(op)
    ranges = [in_body(op, each) for each in product]
    if any(each is None or each.most > LARGEST for each in ranges):
        return None
    contraction = read_contraction(op)
    extents = _extents(contraction)
    summed = {loop: extents[loop] for loop in contraction.named("k")}
    if not summed or DYNAMIC_INDEX in summed.values():
        return None
    most = EXACT // max(1, prod(each.most for each in ranges if each is not None))
    loop = max(summed, key=lambda each: summed[each])
    extent = summed[loop]
    limit = most * extent // prod(summed.values())
    count = -(-extent // limit) if limit else 0
    if count <= 1:
        return _Parts(contraction, loop, extent, 1, extent) if count else None
    length = -(-extent // count)
    length = min(limit, -(-length // _VECTOR) * _VECTOR)
    return _Parts(contraction, loop, extent, -(-extent // length), length)


def _factors(op: LinalgStructuredOperation) -> list[SSAValue]:
    """What a product's body multiplies."""
    total = yielded(op)
    assert total is not None, "a contraction yields a sum"
    output = op.body.block.args[-1]
    (product,) = (each for each in cast(Operation, total.owner).operands if each is not output)
    return list(cast(Operation, product.owner).operands)


def _extents(contraction: Contraction) -> dict[int, int]:
    """By loop, how many steps it makes."""
    op, found = contraction.op, dict[int, int]()
    for value, loops in zip(op.operands, contraction.loops, strict=True):
        for loop, extent in zip(loops, shape_of(value), strict=True):
            if found.get(loop, DYNAMIC_INDEX) == DYNAMIC_INDEX:
                found[loop] = extent
    return found


def _pays(contraction: Contraction, times: int = 1) -> bool:
    extents = {
        loop: _OPEN if n == DYNAMIC_INDEX else n for loop, n in _extents(contraction).items()
    }
    narrow = min(prod(extents[loop] for loop in contraction.named(each)) for each in "mn")
    return pays_in_floats(narrow, prod(extents.values()) // times)


def pays_in_floats(narrow: int, multiplications: int) -> bool:
    """Whether so many multiplications of integers are faster as ones of bf16, with so many rows or
    columns, whichever are fewer."""
    return narrow >= NARROW and multiplications >= FEW


def _in_bf16(build: Inserter, op: LinalgStructuredOperation, number: int) -> SSAValue:
    form = arith.UIToFPOp if is_unsigned(op, number) else arith.SIToFPOp
    return each_element(build, op, op.inputs[number], bf16, lambda each: form(each, bf16))


def _whole(build: Inserter, found: _Parts, operands: list[SSAValue]) -> SSAValue:
    """The product of all of K, as integers."""
    op = found.op
    maps = [each.data for each in op.get_indexing_maps()]
    start, kinds = op.outputs[0], list(op.get_iterator_types())
    sums = _product(build, op, operands, maps, kinds, shape_of(start))
    kind = cast("IntegerType", op.body.block.args[-1].type)
    if is_zero(start):
        return each_element(build, op, sums, kind, lambda each: arith.FPToSIOp(each, kind))

    def added(numbers: Sequence[SSAValue]) -> Operation:
        inner = Inserter.at_end(cast(Block, numbers[0].owner), op)
        return arith.AddiOp(inner.value(arith.FPToSIOp(numbers[0], kind)), numbers[1])

    return of_elements(build, op, [sums, start], kind, added)


def _product(
    build: Inserter, op: LinalgStructuredOperation, operands: list[SSAValue],
    maps: list[AffineMap], loops: list[IteratorTypeAttr], shape: tuple[int, ...],
) -> SSAValue:  # fmt: skip
    """A contraction of bf16 that is summed in f32 from zero."""
    output, kind = op.outputs[0], TensorType(f32, shape)
    told = _open_sizes(build, output)
    zero = build.value(arith.ConstantOp(FloatAttr(0.0, f32)))
    start = build.value(FillOp([zero], [build.value(tensor.EmptyOp(told, kind))], [kind]))
    block = Block(arg_types=[bf16, bf16, f32])
    inner = Inserter.at_end(block, op)
    lhs, rhs = (inner.value(arith.ExtFOp(each, f32)) for each in block.args[:2])
    inner.op(YieldOp(inner.value(arith.AddfOp(block.args[2], inner.value(arith.MulfOp(lhs, rhs))))))
    attributes = ArrayAttr([AffineMapAttr(each) for each in maps])
    return build.value(GenericOp(operands, [start], Region(block), attributes, loops, [kind]))


def _cut(build: Inserter, found: _Parts, operands: list[SSAValue]) -> SSAValue:
    """The products of the parts, a dimension ahead of the others, and their sum as integers."""
    op, loops = found.op, found.contraction.loops
    part = len(op.get_iterator_types())
    maps = [each.data for each in op.get_indexing_maps()]
    made: list[SSAValue] = []
    cut_maps: list[AffineMap] = []
    for value, of_value, each in zip(operands, loops, maps, strict=False):
        axis = of_value.index(found.loop)
        made.append(_in_parts(build, value, axis, found))
        results = list(each.results)
        results.insert(axis, AffineExpr.dimension(part))
        cut_maps.append(AffineMap(part + 1, 0, tuple(results)))
    output = AffineMap(part + 1, 0, (AffineExpr.dimension(part), *maps[2].results))
    kinds = [*op.get_iterator_types(), IteratorTypeAttr.parallel()]
    shape = (found.parts, *shape_of(op.outputs[0]))
    sums = _product(build, op, made, [*cut_maps, output], kinds, shape)
    return _summed(build, op, sums)


def _in_parts(build: Inserter, value: SSAValue, axis: int, found: _Parts) -> SSAValue:
    """An operand with a dimension as two: the parts, with zeros behind the last, and what is in
    one."""
    shape = list(shape_of(value))
    behind = found.parts * found.length - found.extent
    if behind:
        value = _padded(build, value, axis, behind)
    wanted = [*shape[:axis], found.parts, found.length, *shape[axis + 1 :]]
    groups = [[n] if n < axis else [n + 1] for n in range(len(shape))]
    groups[axis] = [axis, axis + 1]
    told = _open_sizes(build, value)
    numbers = ArrayAttr([ArrayAttr([IntegerAttr(n, i64) for n in each]) for each in groups])
    sizes = DenseArrayBase.from_list(i64, wanted)
    return build.value(tensor.ExpandShapeOp(value, told, numbers, sizes, TensorType(bf16, wanted)))


def _open_sizes(build: Inserter, value: SSAValue) -> list[SSAValue]:
    """The sizes of a tensor that a call tells."""
    places = [n for n, extent in enumerate(shape_of(value)) if extent == DYNAMIC_INDEX]
    return [build.value(tensor.DimOp(value, build.index(place))) for place in places]


def _padded(build: Inserter, value: SSAValue, axis: int, behind: int) -> SSAValue:
    """A tensor of bf16 with zeros behind the last element along a dimension."""
    shape = list(shape_of(value))
    rank = len(shape)
    block = Block(arg_types=[IndexType()] * rank)
    zero = arith.ConstantOp(FloatAttr(0.0, bf16))
    block.add_ops([zero, tensor.YieldOp(zero.result)])
    amounts = [behind if n == axis else 0 for n in range(rank)]
    shape[axis] += behind
    made = PadOp.create(
        operands=[value], result_types=[TensorType(bf16, shape)], regions=[Region(block)],
        properties={
            "static_low": DenseArrayBase.from_list(i64, [0] * rank),
            "static_high": DenseArrayBase.from_list(i64, amounts),
            "operandSegmentSizes": DenseArrayBase.from_list(i32, [1, 0, 0]),
        },
    )  # fmt: skip
    return build.value(made)


def _summed(build: Inserter, op: LinalgStructuredOperation, sums: SSAValue) -> SSAValue:
    """The sum of the parts' products as integers, on what the product starts from: element by
    element, so that it is part of the kernel that reads it, or of many parts a reduction."""
    start, (count, *rest) = op.outputs[0], shape_of(sums)
    one_by_one, rank = count <= MANY, len(rest)
    kind = cast("IntegerType", op.body.block.args[-1].type)
    read = count if one_by_one else 1
    block = Block(arg_types=[*[f32] * read, kind])
    inner = Inserter.at_end(block, op)
    total: SSAValue = block.args[-1]
    for each in block.args[:-1]:
        total = inner.value(arith.AddiOp(total, inner.value(arith.FPToSIOp(each, kind))))
    inner.op(YieldOp(total))
    loops = [AffineExpr.dimension(n) for n in range(rank + 1)]
    parts = map(AffineExpr.constant, range(count)) if one_by_one else [loops[rank]]
    count_of_loops = rank if one_by_one else rank + 1
    maps = [AffineMap(count_of_loops, 0, (part, *loops[:rank])) for part in parts]
    maps.append(AffineMap(count_of_loops, 0, tuple(loops[:rank])))
    kinds = [IteratorTypeAttr.parallel()] * rank
    kinds += [] if one_by_one else [IteratorTypeAttr.reduction()]
    attributes = ArrayAttr(map(AffineMapAttr, maps))
    return build.value(
        GenericOp([sums] * read, [start], Region(block), attributes, kinds, [start.type])
    )
