"""What is computed slice by slice in the same way, as computed of the whole: what splitting,
peeling and unrolling leave of a loop over tiles, and programs that work in chunks."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, IndexOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._neighbours import Part, axis_between, like, put, taken
from gemmc.transforms.problem._tile_slices import same_places


def join_parts(function: func.FuncOp) -> None:
    """Make one computation of two alike, of neighbouring slices and put beside each other, in
    place:

        %p = linalg.matmul ins(%x[0, 0] [8, 32], %w) … ; %a = tensor.insert_slice %p into %c[0, 0]
        %q = linalg.matmul ins(%x[8, 0] [4, 32], %w) … ; tensor.insert_slice %q into %a[8, 0]
        →
        %r = linalg.matmul ins(%x[0, 0] [12, 32], %w) … ; tensor.insert_slice %r into %c[0, 0]

    and so of operands of `tensor.concat`. It holds of ops of `linalg` that read slices of the same
    tensors along the dimension, or the same along the others, and of which nothing else is used.
    """
    for op in walk_type(function, tensor.InsertSliceOp):
        _insertions(op)
    for op in walk_type(function, tensor.ConcatOp):
        _concatenated(op)


def _insertions(op: tensor.InsertSliceOp) -> None:
    """One insertion in the place of two into neighbouring places."""
    first = op.dest.owner
    if not isinstance(first, tensor.InsertSliceOp) or first.parent_block() is not op.parent_block():
        return
    axis = axis_between(first, op)
    if axis is None or not isinstance(op.source.owner, LinalgStructuredOperation):
        return
    pairs = _Pairs(op, (first, op))
    found = pairs.joined(first.source, op.source, axis)
    if found is not None:
        replace(op, [put(Inserter.before(op), found, first.dest, first, op, axis)])
        pairs.leave_out()


def _concatenated(op: tensor.ConcatOp) -> None:
    """One operand in the place of two that follow each other."""
    axis, values = op.dim.value.data, list(op.inputs)
    number = 0
    while number + 1 < len(values):
        pairs = _Pairs(op, (op,))
        one, other = values[number : number + 2]
        structured = isinstance(one.owner, LinalgStructuredOperation)
        found = pairs.joined(one, other, axis) if structured else None
        if found is None:
            number += 1
            continue
        values[number : number + 2] = [found]
        op.operands = values
        pairs.leave_out()
    if len(values) == 1 and values[0].type == op.result.type:
        replace(op, values)


class _ApartError(Exception):
    """Two values are no neighbouring parts of one."""


class _Pairs:
    """Pairs of ops that do the same, as one op each ahead of `at`. `ends` may use what they make;
    of two insertions the first is what the second puts its slice into."""

    def __init__(self, at: Operation, ends: Sequence[Operation]) -> None:
        self._build = Inserter.before(at)
        self._at, self._ends = at, ends
        self._known: dict[tuple[SSAValue, SSAValue, int], SSAValue] = {}
        self._ops: dict[Operation, None] = {}
        self._slices: dict[Operation, None] = {}

    def joined(self, one: SSAValue, other: SSAValue, axis: int) -> SSAValue | None:
        """Two values as one along a dimension; None, and nothing is changed, where they are not
        computed alike or are used elsewhere."""
        before, block = self._at.prev_op, self._at.parent_block()
        assert block is not None, "an op of a function stands in a block"
        try:
            found = self._join(one, other, axis)
            self._check_uses()
        except _ApartError:
            while (last := self._at.prev_op) is not before and last is not None:
                last.detach()
                last.erase()
            return None
        return found

    def leave_out(self) -> None:
        """Erase what nothing uses any more, the last first."""
        dead = [*self._ends, *reversed([*self._slices, *self._ops])]
        changed = True
        while changed:
            changed = False
            for op in [each for each in dead if each.parent is not None]:
                if not any(result.uses for result in op.results):
                    op.detach()
                    op.erase()
                    changed = True

    def _check_uses(self) -> None:
        """What is joined is used by what is joined alone."""
        known = {*self._ops, *self._slices, *self._ends}
        first = [each for each in self._ends if isinstance(each, tensor.InsertSliceOp)][:1]
        for op in [*self._ops, *first]:
            if any(use.operation not in known for result in op.results for use in result.uses):
                raise _ApartError

    def _join(self, one: SSAValue, other: SSAValue, axis: int) -> SSAValue:
        key = (one, other, axis)
        if key not in self._known:
            self._known[key] = self._made(one, other, axis)
        return self._known[key]

    def _made(self, one: SSAValue, other: SSAValue, axis: int) -> SSAValue:
        first, second = one.owner, other.owner
        if isinstance(first, tensor.ExtractSliceOp) and isinstance(second, tensor.ExtractSliceOp):
            return self._slice(first, second, axis)
        if isinstance(first, tensor.EmptyOp) and isinstance(second, tensor.EmptyOp):
            return self._empty(first, second, axis)
        if isinstance(first, LinalgStructuredOperation) and type(first) is type(second):
            assert isinstance(second, LinalgStructuredOperation), "it is of the same class"
            return self._op(first, second, axis)
        raise _ApartError

    def _slice(
        self, first: tensor.ExtractSliceOp, second: tensor.ExtractSliceOp, axis: int
    ) -> SSAValue:
        source = second.source
        if len(self._ends) == 2 and source is self._ends[0].results[0]:
            end = self._ends[1]
            assert isinstance(end, Part), "two ends are two insertions"
            if not same_places(second, end):
                raise _ApartError
            source = self._ends[0].operands[1]
        if first.source is not source or axis_between(first, second) != axis:
            raise _ApartError
        self._slices |= dict.fromkeys((first, second))
        return taken(self._build, source, first, second, axis, first.result)

    def _empty(self, first: tensor.EmptyOp, second: tensor.EmptyOp, axis: int) -> SSAValue:
        shape = _joined_shape(first.tensor, second.tensor, axis)
        if list(first.dynamic_sizes) != list(second.dynamic_sizes):
            raise _ApartError
        made = tensor.EmptyOp(list(first.dynamic_sizes), like(first.tensor, shape))
        return self._build.value(made)

    def _op(
        self, first: LinalgStructuredOperation, second: LinalgStructuredOperation, axis: int
    ) -> SSAValue:
        _check_alike(first, second)
        maps = [each.data for each in second.get_indexing_maps()]
        loop = maps[-1].results[axis]
        if not isinstance(loop, AffineDimExpr):
            raise _ApartError
        values: list[SSAValue] = []
        for one, other, said in zip(first.operands, second.operands, maps, strict=True):
            along = [n for n, e in enumerate(said.results) if loop.position in e.used_dims()]
            if along and (len(along) > 1 or said.results[along[0]] != loop):
                raise _ApartError
            values.append(self._join(one, other, along[0]) if along else _same(one, other))
        shared = self._slices if isinstance(first, FillOp) else self._ops
        shared |= dict.fromkeys((first, second))
        shape = _joined_shape(first.results[0], second.results[0], axis)
        made = type(second).create(
            operands=values, result_types=[like(first.results[0], shape)],
            properties=second.properties, attributes=second.attributes,
            regions=[each.clone() for each in second.regions],
        )  # fmt: skip
        return self._build.op(made).results[0]


def _check_alike(first: LinalgStructuredOperation, second: LinalgStructuredOperation) -> None:
    """Two ops do the same with their elements, wherever these are, and make one tensor each."""
    one = len(first.results) == len(second.results) == len(first.outputs) == 1
    if not one or first.properties != second.properties:
        raise _ApartError
    if len(first.operands) != len(second.operands):
        raise _ApartError
    if any(isinstance(each, IndexOp) for each in first.body.walk()):
        raise _ApartError
    if not first.body.is_structurally_equivalent(second.body, {}):
        raise _ApartError


def _same(one: SSAValue, other: SSAValue) -> SSAValue:
    """A value that both ops read, or equal constants."""
    if one is other:
        return one
    first, second = one.owner, other.owner
    if isinstance(first, arith.ConstantOp) and isinstance(second, arith.ConstantOp):
        if first.properties == second.properties:
            return one
    raise _ApartError


def _joined_shape(one: SSAValue, other: SSAValue, axis: int) -> list[int]:
    if not isa(one.type, TensorType[Attribute]) or not isa(other.type, TensorType[Attribute]):
        raise _ApartError
    shape, behind = list(shape_of(one)), list(shape_of(other))
    if DYNAMIC_INDEX in (shape[axis], behind[axis]):
        raise _ApartError
    shape[axis] += behind[axis]
    behind[axis] = shape[axis]
    if shape != behind:
        raise _ApartError
    return shape
