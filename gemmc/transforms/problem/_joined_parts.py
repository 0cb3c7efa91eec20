"""What is computed slice by slice in the same way, as computed of the whole: what splitting,
peeling and unrolling leave of a loop over tiles, and programs that work in chunks."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, TensorType, i64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, IndexOp
from xdsl.ir import Attribute, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.analysis.reshapes import RESHAPES, groups_of, shape_of
from gemmc.dialects.isa import isa
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._neighbours import (
    ApartError,
    Part,
    axis_between,
    axis_of,
    like,
    put,
    read_by_both,
    taken,
)
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
        if op.result.uses:
            _concatenated(op)


def _insertions(op: tensor.InsertSliceOp) -> None:
    """One insertion in the place of two into neighbouring places."""
    first = op.dest.owner
    if not isinstance(first, tensor.InsertSliceOp) or first.parent_block() is not op.parent_block():
        return
    axis = axis_between(first, op)
    if axis is None or not isinstance(op.source.owner, LinalgStructuredOperation | RESHAPES):
        return
    pairs = _Pairs(op, (first, op))
    found = pairs.joined(first.source, op.source, _Along(axis))
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
        computed = isinstance(one.owner, LinalgStructuredOperation | RESHAPES)
        found = pairs.joined(one, other, _Along(axis)) if computed else None
        if found is None:
            number += 1
            continue
        values[number : number + 2] = [found]
        op.operands = values
        pairs.leave_out()
    if len(values) == 1 and values[0].type == op.result.type:
        replace(op, values)


Reshaping = tensor.CollapseShapeOp | tensor.ExpandShapeOp


class _Along(NamedTuple):
    """The dimension along which parts follow each other, `times` over: a batch of 2 that is
    collapsed with its rows has the rows of both parts in turn, twice."""

    axis: int
    times: int = 1


class _Pairs:
    """Pairs of ops that do the same, as one op each ahead of `at`. `ends` may use what they make;
    of two insertions the first is what the second puts its slice into."""

    def __init__(self, at: Operation, ends: Sequence[Operation]) -> None:
        self._build = Inserter.before(at)
        self._at, self._ends = at, ends
        self._known: dict[tuple[SSAValue, SSAValue, _Along], SSAValue] = {}
        self._made_of: dict[tuple[Operation, int, int], Operation] = {}
        self._ops: dict[Operation, None] = {}
        self._slices: dict[Operation, None] = {}

    def joined(self, one: SSAValue, other: SSAValue, along: _Along) -> SSAValue | None:
        """Two values as one along a dimension; None, and nothing is changed, where they are not
        computed alike or are used elsewhere."""
        before, block = self._at.prev_op, self._at.parent_block()
        assert block is not None, "an op of a function stands in a block"
        try:
            found = self._join(one, other, along)
            self._check_uses()
        except ApartError:
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
                raise ApartError

    def _join(self, one: SSAValue, other: SSAValue, along: _Along) -> SSAValue:
        key = (one, other, along)
        if key not in self._known:
            self._known[key] = self._made(one, other, along)
        return self._known[key]

    def _made(self, one: SSAValue, other: SSAValue, along: _Along) -> SSAValue:
        first, second = one.owner, other.owner
        if isinstance(first, tensor.ExtractSliceOp) and isinstance(second, tensor.ExtractSliceOp):
            if along.times > 1:
                raise ApartError
            return self._slice(first, second, along.axis)
        if isinstance(first, tensor.EmptyOp) and isinstance(second, tensor.EmptyOp):
            return self._empty(first, second, along.axis)
        if isinstance(first, RESHAPES) and type(first) is type(second):
            assert isinstance(second, RESHAPES), "it is of the same class"
            return self._reshape(first, second, along)
        same = isinstance(first, LinalgStructuredOperation) and type(first) is type(second)
        if same and isinstance(one, OpResult) and isinstance(other, OpResult):
            if one.index == other.index:
                return self._op(one, other, along)
        raise ApartError

    def _reshape(self, first: Reshaping, second: Reshaping, along: _Along) -> SSAValue:
        groups = groups_of(first)
        if groups != groups_of(second):
            raise ApartError
        collapses = isinstance(first, tensor.CollapseShapeOp)
        before = _collapsed(first, groups[along.axis], along) if collapses else (
            _expanded(first, groups, along))  # fmt: skip
        source = self._join(first.src, second.src, before)
        self._ops |= dict.fromkeys((first, second))
        shape = _joined_shape(first.result, second.result, along.axis)
        if DYNAMIC_INDEX in shape:
            raise ApartError
        said: dict[str, Attribute] = {"reassociation": first.reassociation}
        if not collapses:
            said["static_output_shape"] = DenseArrayBase.from_list(i64, shape)
        made = type(first).build(
            operands=[source] if collapses else [source, []],
            result_types=[like(first.result, shape)],
            properties=said,
        )
        return self._build.value(made)

    def _slice(
        self, first: tensor.ExtractSliceOp, second: tensor.ExtractSliceOp, axis: int
    ) -> SSAValue:
        source = second.source
        if len(self._ends) == 2 and source is self._ends[0].results[0]:
            end = self._ends[1]
            assert isinstance(end, Part), "two ends are two insertions"
            if not same_places(second, end):
                raise ApartError
            source = self._ends[0].operands[1]
        if first.source is not source or axis_between(first, second) != axis:
            raise ApartError
        self._slices |= dict.fromkeys((first, second))
        return taken(self._build, source, first, second, axis, first.result)

    def _empty(self, first: tensor.EmptyOp, second: tensor.EmptyOp, axis: int) -> SSAValue:
        shape = _joined_shape(first.tensor, second.tensor, axis)
        if list(first.dynamic_sizes) != list(second.dynamic_sizes):
            raise ApartError
        made = tensor.EmptyOp(list(first.dynamic_sizes), like(first.tensor, shape))
        return self._build.value(made)

    def _op(self, one: OpResult, other: OpResult, along: _Along) -> SSAValue:
        first, second = one.op, other.op
        assert isinstance(first, LinalgStructuredOperation), "it was asked for"
        assert isinstance(second, LinalgStructuredOperation), "it was asked for"
        maps = [each.data for each in second.get_indexing_maps()]
        loop = maps[len(second.inputs) + other.index].results[along.axis]
        if not isinstance(loop, AffineDimExpr):
            raise ApartError
        key = (second, loop.position, along.times)
        if key not in self._made_of:
            _check_alike(first, second, loop.position)
            self._made_of[key] = self._of_loop(first, second, loop.position, along.times)
        return self._made_of[key].results[other.index]

    def _of_loop(
        self,
        first: LinalgStructuredOperation,
        second: LinalgStructuredOperation,
        loop: int,
        times: int,
    ) -> Operation:
        """The op that takes both ops' steps of a loop."""
        values: list[SSAValue] = []
        axes: list[int | None] = []
        for one, other, said in zip(
            first.operands, second.operands, second.get_indexing_maps(), strict=True
        ):
            axis = axis_of(said.data, loop)
            axes.append(axis)
            along = None if axis is None else _Along(axis, times)
            values.append(
                read_by_both(one, other) if along is None else self._join(one, other, along)
            )
        shared = self._slices if isinstance(first, FillOp) else self._ops
        shared |= dict.fromkeys((first, second))
        kinds: list[Attribute] = []
        for one, other, axis in zip(
            first.results, second.results, axes[len(first.inputs) :], strict=True
        ):
            if axis is None:
                raise ApartError
            kinds.append(like(one, _joined_shape(one, other, axis)))
        made = type(second).create(
            operands=values, result_types=kinds, properties=second.properties,
            attributes=second.attributes, regions=[each.clone() for each in second.regions],
        )  # fmt: skip
        return self._build.op(made)


def _collapsed(op: Reshaping, group: Sequence[int], along: _Along) -> _Along:
    """Where in a collapsed group parts follow each other."""
    times, shape = along.times, shape_of(op.src)
    for axis in group:
        if times == 1 or times % shape[axis]:
            # A dimension of one element ahead of the parts is none of them.
            if times == 1 and shape[axis] == 1 and axis != group[-1]:
                continue
            return _Along(axis, times)
        times //= shape[axis]
    raise ApartError


def _expanded(op: Reshaping, groups: Sequence[Sequence[int]], along: _Along) -> _Along:
    """Which of the dimensions that an op makes more of has parts that follow each other."""
    number = next((n for n, group in enumerate(groups) if along.axis in group), None)
    if number is None:  # what is made more of is one element
        raise ApartError
    ahead = [each for each in groups[number] if each < along.axis]
    return _Along(number, along.times * prod(shape_of(op.result)[each] for each in ahead))


def _check_alike(
    first: LinalgStructuredOperation, second: LinalgStructuredOperation, loop: int
) -> None:
    """Two ops do the same with their elements, wherever along a loop these are, in tensors."""
    if len(first.results) != len(first.outputs) or first.properties != second.properties:
        raise ApartError
    if len(first.operands) != len(second.operands):
        raise ApartError
    for op in first.body.walk():
        if isinstance(op, IndexOp) and op.dim.value.data == loop:
            raise ApartError
    if not first.body.is_structurally_equivalent(second.body, {}):
        raise ApartError


def _joined_shape(one: SSAValue, other: SSAValue, axis: int) -> list[int]:
    if not isa(one.type, TensorType[Attribute]) or not isa(other.type, TensorType[Attribute]):
        raise ApartError
    shape, behind = list(shape_of(one)), list(shape_of(other))
    if DYNAMIC_INDEX in (shape[axis], behind[axis]):
        raise ApartError
    shape[axis] += behind[axis]
    behind[axis] = shape[axis]
    if shape != behind:
        raise ApartError
    return shape
