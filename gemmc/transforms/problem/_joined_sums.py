"""Sums over neighbouring slices, the one started by what the other has summed, as one sum: what
unrolling and peeling leave of a loop over tiles of K, and products summed part by part by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xdsl.dialects import func, tensor
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Operation, SSAValue

from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._neighbours import (
    ApartError,
    axis_between,
    axis_of,
    read_by_both,
    taken,
)
from gemmc.transforms.problem._tile_slices import same_places


def join_sums(function: func.FuncOp) -> None:
    """Make one op of two that sum over neighbouring slices of the same tensors, in place:

        %p = linalg.matmul ins(%x[0, 0] [8, 32], %y[0, 0] [32, 8]) outs(%c)
        %q = linalg.matmul ins(%x[0, 32] [8, 16], %y[32, 0] [16, 8]) outs(%p)
        →
        %q = linalg.matmul ins(%x[0, 0] [8, 48], %y[0, 0] [48, 8]) outs(%c)

    Elements are summed in the same order. An input that does not move has to be the same in all
    steps of the sum: where both ops read all of `%y`, they stay two. A slice that is taken of what
    was inserted at its place is that itself, and of two insertions at one place the second is left.
    """
    for op in walk_type(function, tensor.ExtractSliceOp):
        _taken_again(op)
    for op in walk_type(function, tensor.InsertSliceOp):
        _put_again(op)
    for op in walk_type(function, LinalgStructuredOperation):
        _joined(op)


def _taken_again(op: tensor.ExtractSliceOp) -> None:
    put = op.source.owner
    if isinstance(put, tensor.InsertSliceOp) and same_places(op, put):
        if op.result.type == put.source.type:
            replace(op, [put.source])


def _put_again(op: tensor.InsertSliceOp) -> None:
    first = op.dest.owner
    if isinstance(first, tensor.InsertSliceOp) and same_places(op, first):
        op.operands[1] = first.dest
        _leave_out(first)


def _leave_out(op: Operation) -> None:
    """Erase an op that nothing uses."""
    if not any(result.uses for result in op.results):
        op.detach()
        op.erase()


def _joined(op: LinalgStructuredOperation) -> None:
    """Put an op that sums what two do in the place of the second of them."""
    first, loop = _summed_before(op), _outermost_sum(op)
    if first is None or loop is None:
        return
    try:
        moves = list(_moves(first, op, loop))
    except ApartError:
        return
    if not any(isinstance(move, _Move) for move in moves):
        return
    build = Inserter.before(op)
    values = [move.whole(build) if isinstance(move, _Move) else move for move in moves]
    made = op.clone()
    made.operands = [*values, *first.outputs]
    build.op(made)
    slices = [value.owner for each in (op, first) for value in each.inputs]
    replace(op, list(made.results))
    for each in (first, *dict.fromkeys(slices)):
        if isinstance(each, LinalgStructuredOperation | tensor.ExtractSliceOp):
            _leave_out(each)


def _summed_before(op: LinalgStructuredOperation) -> LinalgStructuredOperation | None:
    """The op of the same kind whose only result is what an op's sums start at, and nothing else."""
    if len(op.outputs) != 1 or len(op.results) != 1:
        return None
    first = op.outputs[0].owner
    if type(first) is not type(op) or not isinstance(first, LinalgStructuredOperation):
        return None
    only = len(list(first.results[0].uses)) == 1 and first.parent_block() is op.parent_block()
    same = first.properties == op.properties and len(first.inputs) == len(op.inputs)
    if not only or not same or any(isinstance(each, IndexOp) for each in op.body.walk()):
        return None
    return first if first.body.is_structurally_equivalent(op.body, {}) else None


def _outermost_sum(op: LinalgStructuredOperation) -> int | None:
    """The loop of which summing a first part and then a second is what the whole does: a sum, and
    no other is taken in each step of it ahead of it. None where nothing is summed."""
    kinds = [str(each.data) for each in op.get_iterator_types()]
    return kinds.index("reduction") if "reduction" in kinds else None


class _Move(NamedTuple):
    """An input that is a slice, and of the second op the slice behind it."""

    one: tensor.ExtractSliceOp
    other: tensor.ExtractSliceOp
    axis: int

    def whole(self, build: Inserter) -> SSAValue:
        """Both slices as one, or all of the tensor."""
        return taken(build, self.one.source, self.one, self.other, self.axis, self.one.result)


def _moves(
    first: LinalgStructuredOperation, op: LinalgStructuredOperation, loop: int
) -> Iterator[_Move | SSAValue]:
    """Each input that moves along a loop from one op to the other, and of those that the loop is
    no dimension of the value that both read. ApartError where an input is neither, or where the
    loop is a dimension of what is summed into."""
    values = [*zip(first.inputs, op.inputs, strict=True)]
    *maps, result = [each.data for each in op.get_indexing_maps()]
    if axis_of(result, loop) is not None:
        raise ApartError
    for (one, other), said in zip(values, maps, strict=True):
        axis = axis_of(said, loop)
        yield read_by_both(one, other) if axis is None else _move(one.owner, other.owner, axis)


def _move(one: object, other: object, axis: int) -> _Move:
    """Slices of one tensor of which the second follows the first along a dimension."""
    if isinstance(one, tensor.ExtractSliceOp) and isinstance(other, tensor.ExtractSliceOp):
        if one.source is other.source and axis_between(one, other) == axis:
            return _Move(one, other, axis)
    raise ApartError
