"""Sums over neighbouring slices, the one started by what the other has summed, as one sum: what
unrolling and peeling leave of a loop over tiles of K, and products summed part by part by hand."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects import func, tensor
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._neighbours import axis_between, taken
from gemmc.transforms.problem._tile_slices import same_places


def join_sums(function: func.FuncOp) -> None:
    """Make one op of two that sum over neighbouring slices of the same tensors, in place:

        %p = linalg.matmul ins(%x[0, 0] [8, 32], %y[0, 0] [32, 8]) outs(%c)
        %q = linalg.matmul ins(%x[0, 32] [8, 16], %y[32, 0] [16, 8]) outs(%p)
        →
        %q = linalg.matmul ins(%x[0, 0] [8, 48], %y[0, 0] [48, 8]) outs(%c)

    Elements are summed in the same order. A slice that is taken of what was inserted at its place
    is that itself, and of two insertions at one place the second is left.
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
    first = _summed_before(op)
    if first is None:
        return
    parts = list(_parts(first, op))
    loops = {loop for part in parts if part for loop in part}
    if None in parts or len(loops) != 1 or not _is_in_order(op, *loops):
        return
    (loop,) = loops
    build = Inserter.before(op)
    values = [
        _whole(build, one, other, loop, said.data) if part else other
        for one, other, part, said in zip(
            first.inputs, op.inputs, parts, op.get_indexing_maps(), strict=False
        )
    ]
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


def _is_in_order(op: LinalgStructuredOperation, loop: int) -> bool:
    """Whether summing over a loop's first part and then over its second is what the whole does: no
    other sum is taken in each step of it ahead of it."""
    kinds = [str(each.data) for each in op.get_iterator_types()]
    return kinds[loop] == "reduction" and "reduction" not in kinds[:loop]


def _parts(
    first: LinalgStructuredOperation, op: LinalgStructuredOperation
) -> Iterator[set[int] | None]:
    """For each input the loop along which the second op's slice is behind the first one's, as a
    set; none where both read the same, and None where they read what is no neighbour."""
    for one, other, said in zip(first.inputs, op.inputs, op.get_indexing_maps(), strict=False):
        if one is other:
            yield set()
            continue
        axis = _axis(one.owner, other.owner)
        expr = None if axis is None else said.data.results[axis]
        yield {expr.position} if isinstance(expr, AffineDimExpr) else None


def _axis(one: object, other: object) -> int | None:
    """The dimension along which one slice follows another of the same tensor."""
    if not isinstance(one, tensor.ExtractSliceOp) or not isinstance(other, tensor.ExtractSliceOp):
        return None
    return axis_between(one, other) if one.source is other.source else None


def _whole(
    build: Inserter, one: SSAValue, other: SSAValue, loop: int, said: AffineMap
) -> SSAValue:
    """Both slices as one, or all of the tensor."""
    first, second = one.owner, other.owner
    assert isinstance(first, tensor.ExtractSliceOp), "they were found to be slices"
    assert isinstance(second, tensor.ExtractSliceOp), "they were found to be slices"
    axis = next(n for n, e in enumerate(said.results) if e == AffineDimExpr(loop))
    return taken(build, first.source, first, second, axis, one)
