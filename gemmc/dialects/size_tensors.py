"""Elements of small tensors that hold sizes, as numbers, when a text is read. Exporters compute the
shapes of open tensors so, element by element and by ops of `linalg`:

    %s = tensor.from_elements %n : tensor<1xi32>
    %t = linalg.generic … %s, %k … {… joins them, multiplies them …} -> tensor<3xi32>
    %m = tensor.extract %t[%c1] : tensor<3xi32>
    %y = tensor.reshape %x(%t) : …
  →
    %m is arithmetic of %n
    %u = tensor.from_elements %l, %m, … : tensor<3xi32>
    %y = tensor.reshape %x(%u) : …
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, memref, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    i1,
)
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.rewriter import Rewriter
from xdsl.traits import is_side_effect_free

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.constants import constant_of
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.sizes.arithmetic import Size, computed
from gemmc.dialects.sizes.shapes import shape_of

_LARGEST = 64
"""How many elements a tensor of sizes has at most: a shape has few."""

_SIGNED = (
    arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.MaxSIOp, arith.MinSIOp, arith.SelectOp,
    arith.IndexCastOp, arith.ExtSIOp, arith.TruncIOp,
)  # fmt: skip
"""What numbers below 0 are computed by as others are."""

_UNSIGNED = 6
"""The first predicate of `arith.cmpi` that compares numbers without a sign."""

_Place = tuple[int, ...]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put numbers in the place of elements that sizes and constants alone tell."""
    elements = _Elements()
    for op in list(module.walk()):
        if isinstance(op, tensor.ExtractOp):
            _take_out(op, elements)
        elif isinstance(op, tensor.ReshapeOp):
            _tell_shape(op, elements)
    elements.drop_unused()


def _take_out(op: tensor.ExtractOp, elements: _Elements) -> None:
    place = tuple(constant_of(each) for each in op.indices)
    if None in place:
        return
    found = elements.of(op.tensor, cast("_Place", place))
    if found is not None:
        source = op.tensor
        Rewriter.replace_op(op, [], [found])
        elements.left.append(source)


def _tell_shape(op: tensor.ReshapeOp, elements: _Elements) -> None:
    shape = op.shape
    if isinstance(shape.owner, tensor.FromElementsOp | arith.ConstantOp):
        return
    (rank,) = shape_of(shape)
    found = [elements.of(shape, (n,)) for n in range(rank)]
    if found and None not in found:
        kind = shape.type
        made = tensor.FromElementsOp.create(
            operands=cast("list[SSAValue]", found), result_types=[kind])  # fmt: skip
        op.operands[list(op.operands).index(shape)] = put_ahead(op, made).results[0]
        elements.left.append(shape)


class _Elements:
    """Numbers of tensors, each made once, ahead of the op that makes the tensor."""

    def __init__(self) -> None:
        self.left: list[SSAValue] = []
        """Tensors that may have lost their last use, and numbers that nobody may have asked for."""
        self._found: dict[tuple[SSAValue, _Place], SSAValue | None] = {}

    def of(self, value: SSAValue, place: _Place) -> SSAValue | None:
        """The element of a tensor at a place; None where more than sizes tells it."""
        key = value, place
        if key not in self._found:
            self._found[key] = None  # a value does not depend on itself
            if _is_small(value) and _is_inside(place, shape_of(value)):
                self._found[key] = self._made(value, place)
        return self._found[key]

    def _made(self, value: SSAValue, place: _Place) -> SSAValue | None:
        op = value.owner
        if isinstance(op, tensor.FromElementsOp):
            number = op.elements[_flat(place, shape_of(value))]
            return number if _is_told(number) else None
        if isinstance(op, arith.ConstantOp) and isinstance(op.value, DenseIntOrFPElementsAttr):
            numbers = cast("Sequence[int]", op.value.get_values())
            flat = _flat(place, shape_of(value)) if len(numbers) > 1 else 0
            return self._number(op, numbers[flat], element_in(value.type))
        if isinstance(op, tensor.CastOp):
            return self.of(_before_casts(op), place)
        if isinstance(op, tensor.ExpandShapeOp | tensor.CollapseShapeOp):
            source = op.operands[0]
            flat = _flat(place, shape_of(value))
            return self.of(source, _place(flat, shape_of(source))) if _is_small(source) else None
        if isinstance(op, tensor.ConcatOp):
            return self._joined(op, place)
        if isinstance(op, tensor.ExtractSliceOp):
            return self._sliced(op, place)
        if isinstance(op, LinalgStructuredOperation):
            return self._computed(op, place)
        if isinstance(op, Operation) and op.dialect_name() == "arith":
            return self._arithmetic(op, op, [self.of(each, place) for each in op.operands])
        return None

    def _joined(self, op: tensor.ConcatOp, place: _Place) -> SSAValue | None:
        axis, index = op.dim.value.data, list(place)
        for each in op.inputs:
            size = shape_of(each)[axis]
            if size == DYNAMIC_INDEX:
                return None
            if index[axis] < size:
                return self.of(each, tuple(index))
            index[axis] -= size
        return None

    def _sliced(self, op: tensor.ExtractSliceOp, place: _Place) -> SSAValue | None:
        """An element of a slice; None where what is sliced, or where from, a number tells."""
        lists = op.static_offsets, op.static_sizes, op.static_strides
        offsets, sizes, strides = (cast("Sequence[int]", each.get_values()) for each in lists)
        if DYNAMIC_INDEX in (*offsets, *sizes, *strides):
            return None
        inside = _place(_flat(place, shape_of(op.result)), sizes)
        at = zip(inside, offsets, strides, strict=True)
        return self.of(op.source, tuple(i * stride + offset for i, offset, stride in at))

    def _computed(self, op: LinalgStructuredOperation, place: _Place) -> SSAValue | None:
        """An element that a loop over elements makes, of its body at one step."""
        maps = [each.data for each in op.get_indexing_maps()]
        outputs = maps[len(op.inputs) :]
        if len(op.results) != 1 or len(place) != outputs[0].num_dims:
            return None
        dims = [each.position for each in outputs[0].results if isinstance(each, AffineDimExpr)]
        if sorted(dims) != list(range(outputs[0].num_dims)):
            return None
        step = tuple(place[dims.index(n)] for n in range(len(dims)))
        known: dict[SSAValue, SSAValue | None] = {}
        operands = (*op.inputs, *op.outputs)
        for argument, value, map_ in zip(op.body.block.args, operands, maps, strict=True):
            if not argument.uses:
                continue
            at = tuple(map_.eval(step, []))
            if _is_whole(value.type):
                known[argument] = value if _is_told(value) else None
            else:
                known[argument] = self.of(value, at)
        return self._run(op, op.body.block, known, step)

    def _run(
        self,
        at: Operation,
        block: Block,
        known: dict[SSAValue, SSAValue | None],
        step: _Place,
    ) -> SSAValue | None:
        """What the last op of a body yields, as a number ahead of `at`."""
        for op in block.ops:
            if isinstance(op, linalg.YieldOp | scf.YieldOp):
                return _looked_up(op.operands[0], known) if len(op.operands) == 1 else None
            if len(op.results) != 1:
                return None
            known[op.results[0]] = self._stepped(at, op, known, step)
        return None

    def _stepped(
        self, at: Operation, op: Operation, known: dict[SSAValue, SSAValue | None], step: _Place
    ) -> SSAValue | None:
        """A body's value at one step; None where it is not known."""
        kind = op.results[0].type
        if isinstance(op, linalg.IndexOp):
            return self._number(at, step[op.dim.value.data], kind)
        if isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
            return self._number(at, op.value.value.data, kind)
        operands = [_looked_up(each, known) for each in op.operands]
        if isinstance(op, scf.IfOp):
            test = None if operands[0] is None else constant_of(operands[0])
            taken = op.true_region if test else op.false_region
            return None if test is None else self._run(at, taken.block, known, step)
        if isinstance(op, tensor.DimOp):
            axis = None if operands[1] is None else constant_of(operands[1])
            shape = shape_of(op.source)
            if axis is None or not 0 <= axis < len(shape) or shape[axis] == DYNAMIC_INDEX:
                return None
            return self._number(at, shape[axis], kind)
        if isinstance(op, tensor.ExtractOp):
            place = [None if each is None else constant_of(each) for each in operands[1:]]
            return None if None in place else self.of(op.tensor, tuple(cast("list[int]", place)))
        return self._arithmetic(at, op, operands) if op.dialect_name() == "arith" else None

    def _arithmetic(
        self, at: Operation, op: Operation, operands: Sequence[SSAValue | None]
    ) -> SSAValue | None:
        """An op of `arith` on numbers; a number itself where all are."""
        kind = element_in(op.results[0].type)
        if not operands or None in operands or not _is_whole(kind):
            return None
        values = cast("list[SSAValue]", operands)
        found = _folded(op, values)
        if found is not None:
            return self._number(at, found, kind)
        made = type(op).create(
            operands=values, result_types=[kind], properties=op.properties, attributes=op.attributes
        )
        return self._kept(put_ahead(at, made).results[0])

    def _number(self, at: Operation, number: int, kind: Attribute) -> SSAValue:
        made = arith.ConstantOp(IntegerAttr(number, cast("IntegerType", kind)))
        return self._kept(put_ahead(at, made).results[0])

    def _kept(self, value: SSAValue) -> SSAValue:
        self.left.append(value)
        return value

    def drop_unused(self) -> None:
        """Erase what nobody uses of what was made, and of the tensors that were asked."""
        while self.left:
            op = self.left.pop().owner
            if not isinstance(op, Operation) or op.parent is None:
                continue
            used = any(each.first_use is not None for each in op.results)
            if not used and (is_side_effect_free(op) or _is_on_tensors(op)):
                self.left.extend(value for inner in op.walk() for value in inner.operands)
                Rewriter.erase_op(op)


def _folded(op: Operation, values: Sequence[SSAValue]) -> int | None:
    """The number that an op of `arith` makes of numbers; None where that is not known by what holds
    of sizes: of a number below 0 that is divided or has no sign, of a bit that is extended with its
    sign, and where the type does not hold the result."""
    numbers = [constant_of(each) for each in values]
    if None in numbers or isinstance(op, arith.ExtSIOp) and values[0].type == i1:
        return None
    pairs = zip(cast("list[int]", numbers), values, strict=True)
    sizes: list[Size] = [abs(n) if each.type == i1 else n for n, each in pairs]
    signed = isinstance(op, _SIGNED)
    signed = signed or isinstance(op, arith.CmpiOp) and op.predicate.value.data < _UNSIGNED
    if not signed and any(isinstance(n, int) and n < 0 for n in sizes):
        return None
    found = computed(op, sizes)
    return found if isinstance(found, int) and _holds(op.results[0].type, found) else None


def _holds(kind: Attribute, number: int) -> bool:
    """Whether a type of integers has a number, with its sign."""
    bits = 64 if isinstance(kind, IndexType) else cast("IntegerType", kind).bitwidth
    return number in (0, 1) if bits == 1 else -(1 << bits - 1) <= number < 1 << bits - 1


def _before_casts(op: tensor.CastOp) -> SSAValue:
    """What is cast, of an open number of elements between or not."""
    source = op.source
    while isinstance(source.owner, tensor.CastOp):
        source = source.owner.source
    return source


def _is_on_tensors(op: Operation) -> bool:
    """Whether an op of linalg makes tensors, and so changes nothing else."""
    return isinstance(op, LinalgStructuredOperation) and bool(op.results)


def _looked_up(value: SSAValue, known: dict[SSAValue, SSAValue | None]) -> SSAValue | None:
    """A body's value as a number: of the body, or from outside of it."""
    if value in known:
        return known[value]
    return value if shape_of(value) or _is_told(value) else None


def _is_small(value: SSAValue) -> bool:
    """Whether a tensor has few integers for elements, as one of sizes has."""
    shape = shape_of(value)
    whole = _is_whole(element_in(value.type))
    return whole and DYNAMIC_INDEX not in shape and prod(shape) <= _LARGEST


def _is_whole(kind: Attribute) -> bool:
    return isinstance(kind, IndexType | IntegerType)


def _is_inside(place: _Place, shape: Sequence[int]) -> bool:
    within = (0 <= n < size for n, size in zip(place, shape, strict=False))
    return len(place) == len(shape) and all(within)


def _flat(place: _Place, shape: Sequence[int]) -> int:
    """The number of an element, by rows."""
    found = 0
    for index, size in zip(place, shape, strict=True):
        found = found * size + index
    return found


def _place(flat: int, shape: Sequence[int]) -> _Place:
    """The place of an element that has this number, by rows."""
    found: list[int] = []
    for size in reversed(shape):
        found.append(flat % size)
        flat //= size
    return tuple(reversed(found))


def _is_told(value: SSAValue) -> bool:
    """Whether a number is computed of sizes and constants alone, by arithmetic or affine maps."""
    op = value.owner
    if isinstance(op, tensor.DimOp | memref.DimOp) or constant_of(value) is not None:
        return True
    if not isinstance(op, Operation) or op.dialect_name() not in ("arith", "affine"):
        return False
    return bool(op.operands) and all(_is_told(each) for each in op.operands)
