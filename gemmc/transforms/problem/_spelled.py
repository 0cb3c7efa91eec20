"""Ops of `tensor` and `affine` as others that passes follow: one spelling of each thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import affine, arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    i1,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, TransposeOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, has_empty
from gemmc.dialects.sizes.shapes import shape_of as sizes_of
from gemmc.dialects.sizes.tell import is_dynamic, is_open_inside, settle, tell
from gemmc.dialects.tensor_more import GatherOp, GenerateOp
from gemmc.ir import Inserter, constant_of, replace, walk_type
from gemmc.transforms.problem._emptied import drop_empty
from gemmc.transforms.problem._index_arithmetic import combined
from gemmc.transforms.problem._plain_reads import read_plainly
from gemmc.transforms.problem._unit_broadcasts import drop_unit_broadcasts
from gemmc.transforms.problem._unit_moves import moved_units


def spell_forms(function: func.FuncOp) -> None:
    """Of a function of one block: sizes that follow from static arguments are numbers; affine
    expressions arithmetic; `tensor.reshape` reshapes by groups; `insert` a slice of one element;
    `from_elements` of several a concatenation; `generate` and `gather` bodies of `linalg.generic`;
    transposes that move extents of 1 alone reshapes. GemmcError for sizes that cannot be."""
    if function.is_declaration or len(function.body.blocks) != 1:
        return
    if is_open_inside(function):
        tell(function, [sizes_of(each) for each in function.body.block.args])
        _drop_empty(function)
    for op in walk_type(function, affine.ApplyOp):
        replace(op, [_Affine(op).value])
    for op in list(function.walk()):
        rule = _RULES.get(op.name)
        found = None if rule is None else rule(op)
        if found is not None:
            found.name_hint = op.results[0].name_hint
            shape = op.shape.owner if isinstance(op, tensor.ReshapeOp) else None
            replace(op, [found])
            if isinstance(shape, arith.ConstantOp) and not shape.result.uses:
                shape.detach()
                shape.erase()
    for op in walk_type(function, tensor.DimOp):
        _hoist(function, op)
    settle(function)
    _drop_empty(function)
    if is_dynamic(function):
        drop_unit_broadcasts(function)
        read_plainly(function)


def _drop_empty(function: func.FuncOp) -> None:
    """Drop what sizes that are known now leave without elements, such as a loop's first step."""
    if has_empty(function):
        drop_empty(function)


def spell_conditions(function: func.FuncOp) -> None:
    """Conditions extended with their sign, and made floats, as choices: -1 or 1 where one holds,
    else 0 (MLIR, `arith.extsi`, `sitofp`, `uitofp`)."""
    for kind, number in ((arith.ExtSIOp, -1), (arith.SIToFPOp, -1), (arith.UIToFPOp, 1)):
        for op in [each for each in function.walk() if isinstance(each, kind)]:
            if op.input.type == i1:
                build = Inserter.before(op)
                sides = (_constant(build, each, op.result.type) for each in (number, 0))
                replace(op, [build.value(arith.SelectOp(op.input, *sides))])


def _constant(build: Inserter, number: int, kind: Attribute) -> SSAValue:
    if isa(kind, AnyFloat):
        return build.value(arith.ConstantOp(FloatAttr(number, kind)))
    return build.value(arith.ConstantOp(IntegerAttr(number, cast("IntegerType", kind))))


class _Affine:
    """An affine expression as arithmetic of indices, of any sign."""

    def __init__(self, op: affine.ApplyOp) -> None:
        self.build, self.operands = Inserter.before(op), list(op.mapOperands)
        self.dims = op.map.data.num_dims
        self.value = self._of(op.map.data.results[0])

    def _of(self, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineConstantExpr):
            return self.build.index(found.value)
        if isinstance(found, AffineDimExpr):
            return self.operands[found.position]
        if isinstance(found, AffineSymExpr):
            return self.operands[self.dims + found.position]
        assert isinstance(found, AffineBinaryOpExpr), "there is no other expression"
        operands = self._of(found.lhs), self._of(found.rhs)
        return combined(self.build.value, found.kind, operands, signed=True)


def _reshape(op: tensor.ReshapeOp) -> SSAValue:
    """By the dimensions that both have in front and behind; those between are joined, then cut."""
    build, source = Inserter.before(op), op.source
    before, after = shape_of(source), shape_of(op.result)
    kind = op.result.type
    front = _same(before, after)
    most = min(len(before), len(after)) - front
    back = min(_same(before[::-1], after[::-1]), max(most, 0))
    if (front + back == len(before)) != (front + back == len(after)):
        # Extents of 1 that only one of them has go along with a neighbour, if there is one.
        front, back = (front - 1, back) if front else (front, max(back - 1, 0))
    middle, wanted = (each[front : len(each) - back] for each in (before, after))
    if len(middle) > 1 or (middle and not wanted):
        joined = DYNAMIC_INDEX if DYNAMIC_INDEX in middle else _product(middle)
        shape = [*before[:front], joined, *before[len(before) - back :]]
        if not wanted:
            shape.pop(front)
        source = _collapsed(build, source, TensorType(kind.element_type, shape), front, len(middle))
    if len(wanted) > 1 or (wanted and not middle):
        source = _expanded(build, op, source, front, len(wanted))
    return source


def _same(one: Sequence[int], other: Sequence[int]) -> int:
    """How many leading extents are the same numbers."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count] != DYNAMIC_INDEX:
        count += 1
    return count


def _product(sizes: Sequence[int]) -> int:
    found = 1
    for each in sizes:
        found *= each
    return found


_NO_GROUPS: ArrayAttr[ArrayAttr[IntegerAttr]] = ArrayAttr([])
"""Of a tensor without dimensions."""


def _groups(rank: int, front: int, joined: int) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    """Of `rank` dimensions those from `front` on taken together."""
    groups = [[n] for n in range(front)] + [list(range(front, front + joined))]
    groups += [[n] for n in range(front + joined, rank)]
    return ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in each) for each in groups)


def _collapsed(
    build: Inserter, value: SSAValue, kind: TensorType[Attribute], front: int, joined: int
) -> SSAValue:
    groups = _groups(len(shape_of(value)), front, joined) if kind.get_shape() else _NO_GROUPS
    made = tensor.CollapseShapeOp.create(
        operands=[value], result_types=[kind], properties={"reassociation": groups}
    )
    return build.value(made)


def _expanded(
    build: Inserter, op: tensor.ReshapeOp, value: SSAValue, front: int, cut: int
) -> SSAValue:
    kind = op.result.type
    shape = kind.get_shape()
    told = [_size(build, op, n) for n, size in enumerate(shape) if size == DYNAMIC_INDEX]
    groups = _groups(len(shape), front, cut) if shape_of(value) else _NO_GROUPS
    return build.value(
        tensor.ExpandShapeOp(value, told, groups, DenseArrayBase.from_list(i64, shape), kind)
    )


def _size(build: Inserter, op: tensor.ReshapeOp, axis: int) -> SSAValue:
    """An open size that a reshape is given, as an index."""
    owner = op.shape.owner
    if isinstance(owner, tensor.FromElementsOp):
        size = owner.elements[axis]
    else:
        at, kind = [build.index(axis)], element_in(op.shape.type)
        size = build.value(tensor.ExtractOp(op.shape, at, kind))
    if size.type == IndexType():
        return size
    return build.value(arith.IndexCastOp(size, IndexType()))


def _insert(op: tensor.InsertOp) -> SSAValue:
    """A slice of one element, put in."""
    build, kind = Inserter.before(op), op.result.type
    part = build.value(
        tensor.FromElementsOp(op.scalar, result_type=TensorType(kind.element_type, []))
    )
    numbers = [constant_of(each) for each in op.indices]
    if not numbers:
        return part
    static = [DYNAMIC_INDEX if each is None else each for each in numbers]
    told = [each for each, number in zip(op.indices, numbers, strict=True) if number is None]
    ones = [1] * len(numbers)
    made = tensor.InsertSliceOp.get(
        part, op.dest, ones, static, ones, told, [], [], result_type=kind
    )
    return build.value(made)


def _extract(op: tensor.ExtractOp) -> SSAValue | None:
    """An element at a computed place, outside of bodies, as that of a slice of one."""
    numbers = [constant_of(each) for each in op.indices]
    element = element_in(op.tensor.type)
    if None not in numbers or not isinstance(op.parent_op(), func.FuncOp):
        return None
    if element == IndexType():
        return None
    build = Inserter.before(op)
    places = zip(op.indices, numbers, strict=True)
    first = [each if number is None else number for each, number in places]
    ones = [1] * len(numbers)
    made = tensor.ExtractSliceOp(op.tensor, first, ones, ones, TensorType(element, []))
    return build.value(tensor.ExtractOp(build.value(made), [], element))


def _from_elements(op: tensor.FromElementsOp) -> SSAValue | None:
    """The elements one behind the other, cut into rows; None of one, and of a shape's sizes."""
    build, kind = Inserter.before(op), op.result.type
    is_shape = any(isinstance(use.operation, tensor.ReshapeOp) for use in op.result.uses)
    if len(op.elements) < 2 or kind.element_type == IndexType() or is_shape:
        return None
    one, flat = (TensorType(kind.element_type, [n]) for n in (1, len(op.elements)))
    parts = [build.value(tensor.FromElementsOp(each, result_type=one)) for each in op.elements]
    made = build.value(
        tensor.ConcatOp.create(
            operands=parts, result_types=[flat], properties={"dim": IntegerAttr(0, i64)}
        )
    )
    shape = kind.get_shape()
    if len(shape) == 1:
        return made
    sizes = DenseArrayBase.from_list(i64, shape)
    groups = _groups(len(shape), 0, len(shape))
    return build.value(tensor.ExpandShapeOp(made, [], groups, sizes, kind))


def _generate(op: GenerateOp) -> SSAValue:
    """A body without inputs; its arguments are the loops' counters."""
    build, kind = Inserter.before(op), op.result.type
    body = op.detach_region(op.body)
    block, first = body.block, body.block.first_op
    for number, argument in enumerate(block.args):
        counter = IndexOp(number)
        counter.location = op.location
        assert first is not None, "a body that is verified yields"
        block.insert_op_before(counter, first)
        argument.replace_all_uses_with(counter.result)
    for argument in list(block.args):
        block.erase_arg(argument)
    block.insert_arg(kind.element_type, 0)
    end = block.last_op
    assert end is not None, "a body that is verified yields"
    last = YieldOp(*end.operands)
    last.location = end.location
    block.add_op(last)
    end.detach()
    end.erase()
    return _generic(build, kind, list(op.sizes), body)


def _gather(op: GatherOp) -> SSAValue:
    """A body that reads the indices, and the source there."""
    build, kind = Inserter.before(op), op.result.type
    rows = len(shape_of(op.indices)) - 1
    body = Block(arg_types=[kind.element_type])
    inner = Inserter.at_end(body, op)
    counters = [inner.value(IndexOp(n)) for n in range(kind.get_num_dims())]
    places: list[SSAValue] = [inner.index(0)] * len(shape_of(op.source))
    for number, axis in enumerate(op.kept):
        places[axis] = counters[rows + number]
    for number, axis in enumerate(op.dims):
        at = [*counters[:rows], inner.index(number)]
        found = inner.value(tensor.ExtractOp(op.indices, at, element_in(op.indices.type)))
        cast_ = found.type != IndexType()
        places[axis] = inner.value(arith.IndexCastOp(found, IndexType())) if cast_ else found
    inner.op(YieldOp(inner.value(tensor.ExtractOp(op.source, places, kind.element_type))))
    sources = [(op.indices, n) for n in range(rows)] + [(op.source, n) for n in op.kept]
    told = [
        build.value(tensor.DimOp(value, build.index(axis)))
        for (value, axis), size in zip(sources, kind.get_shape(), strict=True)
        if size == DYNAMIC_INDEX
    ]
    return _generic(build, kind, told, Region(body))


def _generic(
    build: Inserter, kind: TensorType[Attribute], sizes: Sequence[SSAValue], body: Region
) -> SSAValue:
    rank = kind.get_num_dims()
    made = GenericOp(
        [], [build.value(tensor.EmptyOp(sizes, kind))], body,
        ArrayAttr([AffineMapAttr(AffineMap.identity(rank))]),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.value(made)


_RULES: dict[str, Callable[..., SSAValue | None]] = {
    tensor.ReshapeOp.name: _reshape,
    tensor.InsertOp.name: _insert,
    tensor.FromElementsOp.name: _from_elements,
    tensor.ExtractOp.name: _extract,
    GenerateOp.name: _generate,
    GatherOp.name: _gather,
    TransposeOp.name: moved_units,
}


def _hoist(function: func.FuncOp, op: tensor.DimOp) -> None:
    """A size that a body asks for: a number, or asked for ahead of the op of the body."""
    axis, shape = constant_of(op.index), shape_of(op.source)
    block = op.parent_block()
    if axis is None or block is function.body.block or not 0 <= axis < len(shape):
        return
    at: Operation = op
    while at.parent_block() is not function.body.block:
        parent = at.parent_op()
        assert parent is not None, "what is in a function stands in one of its ops"
        at = parent
    build = Inserter.before(at, op)
    size = shape[axis]
    known = size != DYNAMIC_INDEX
    found = build.index(size) if known else build.value(
        tensor.DimOp(op.source, build.index(axis))
    )
    replace(op, [found])
