"""Bodies that take elements of tensors of open sizes at the places of their own counters: inputs
with maps, which passes follow as they do other copies, permutations and repetitions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, ArrayAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.sizes import Shapes, Size, naming
from gemmc.ir import Inserter, constant_of, is_pure, replace, walk_type

Places = tuple[AffineExpr, ...]
"""Where an element is, in the counters of loops."""


def read_plainly(function: func.FuncOp) -> None:
    """Make inputs of tensors of open sizes that element-wise bodies read at their counters.

    Before → after, where the loops have as many steps as the tensor elements, or it is read at 0:

        linalg.generic outs(%e : tensor<?x4x64xf32>) { %i = linalg.index 0; %k = linalg.index 2
          %v = tensor.extract %x[%i, %c0, %k] : tensor<?x1x64xf32>; … }
        →
        linalg.generic {maps [(d0, d1, d2) -> (d0, 0, d2), …]} ins(%x) { ^bb0(%v: f32, …): … }

    torch-mlir's `expand` of open sizes is such once its indices are plain
    (`drop_unit_broadcasts`). GemmcError as `naming`.
    """
    found = {
        op: reads for op in walk_type(function, GenericOp)
        if all_parallel(op) and (reads := _elements_of_open(op))
    }  # fmt: skip
    if not found:
        return
    shapes = naming(function).shapes
    placed = [
        (op, [(each, places) for each in reads if (places := _places(op, each, shapes))])
        for op, reads in found.items()
    ]
    for op, reads in placed:
        if reads:
            _read(op, reads)


def _elements_of_open(op: GenericOp) -> list[tensor.ExtractOp]:
    """What an op's body takes of tensors of open sizes."""
    return [
        each for each in op.body.block.ops if isinstance(each, tensor.ExtractOp)
        and DYNAMIC_INDEX in shape_of(each.tensor)
    ]  # fmt: skip


def _places(op: GenericOp, inner: tensor.ExtractOp, shapes: Shapes) -> Places | None:
    """The counters, and zeros, at which an element is read; None for other places, and where the
    tensor has other elements than the loops come to."""
    extents, found = _extents(op, shapes), list[AffineExpr]()
    for index, size in zip(inner.indices, shapes.of(inner.tensor), strict=True):
        loop = index.owner.dim.value.data if isinstance(index.owner, IndexOp) else None
        if loop is not None and extents[loop] == size:
            found.append(AffineDimExpr(loop))
        elif constant_of(index) == 0:
            found.append(AffineConstantExpr(0))
        else:
            return None
    return tuple(found)


def _extents(op: GenericOp, shapes: Shapes) -> list[Size | None]:
    """The extents of an op's loops, by the names of sizes; None of one that no result has."""
    target = op.get_indexing_maps().data[len(op.inputs)].data
    found: list[Size | None] = [None] * target.num_dims
    for each, size in zip(target.results, shapes.of(op.results[0]), strict=True):
        if isinstance(each, AffineDimExpr):
            found[each.position] = size
    return found


def _read(op: GenericOp, reads: Sequence[tuple[tensor.ExtractOp, Places]]) -> None:
    """Let an op have tensors for inputs, and its body their elements as arguments."""
    maps, inputs = [each.data for each in op.indexing_maps], list(op.inputs)
    for inner, places in reads:
        argument = op.body.block.insert_arg(inner.result.type, len(inputs))
        maps.insert(len(inputs), AffineMap(maps[-1].num_dims, 0, places))
        inputs.append(inner.tensor)
        replace(inner, [argument])
    _drop_unused(op)
    made = GenericOp(
        inputs, list(op.outputs), op.detach_region(op.body), ArrayAttr(map(AffineMapAttr, maps)),
        op.iterator_types, [each.type for each in op.results],
    )  # fmt: skip
    replace(op, list(Inserter.before(op).op(made).results))


def _drop_unused(op: GenericOp) -> None:
    """Erase what a body computes for nothing: counters, and whether a size is 1."""
    for inner in reversed(list(op.body.block.ops)):
        unused = bool(inner.results) and all(each.first_use is None for each in inner.results)
        if unused and (isinstance(inner, IndexOp) or is_pure(inner)):
            inner.detach()
            inner.erase()
