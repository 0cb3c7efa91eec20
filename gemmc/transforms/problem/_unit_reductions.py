"""Reductions over loops of one step, as JAX's checks of gathered places are: element-wise ops."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects import func
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, IntegerAttr, i64
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import Region
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel, loop_extents
from gemmc.ir import Inserter, replace, walk_type


def drop_unit_reductions(function: func.FuncOp) -> None:
    """Make reductions all of whose reduced loops have one step element-wise:

      linalg.generic {(a, b) -> (a, b), (a, b) -> (a)} ["parallel", "reduction"]
        ins(%x : tensor<64x1xi1>) outs(%true : tensor<64xi1>) { andi %acc, %in }
    →
      linalg.generic {(a) -> (a, 0), (a) -> (a)} ["parallel"] ins(%x) outs(%true) { andi … }

    Products stay as they are: with one term they are products still.
    """
    for op in walk_type(function, GenericOp):
        if all_parallel(op) or len(op.results) != 1 or is_contraction(op):
            continue
        kinds, extents = op.get_iterator_types().data, loop_extents(op)
        kept = [n for n, kind in enumerate(kinds) if kind == IteratorTypeAttr.parallel()]
        if all(extents.get(loop) == 1 for loop in range(len(kinds)) if loop not in kept):
            replace(op, list(Inserter.before(op).op(_without(op, kept)).results))


def _without(op: GenericOp, kept: list[int]) -> GenericOp:
    """The op without the loops that are not kept, whose counters are 0."""
    number: Mapping[int, AffineExpr] = {n: AffineDimExpr(at) for at, n in enumerate(kept)}
    zero = AffineConstantExpr(0)
    maps = [each.data for each in op.get_indexing_maps()]
    named = [number.get(loop, zero) for loop in range(maps[0].num_dims)]
    results = [[at.replace_dims_and_symbols(named, []) for at in each.results] for each in maps]
    own = [AffineMapAttr(AffineMap(len(kept), 0, tuple(each))) for each in results]
    return GenericOp(
        list(op.inputs), list(op.outputs), _renumbered(op, kept), ArrayAttr(own),
        [IteratorTypeAttr.parallel()] * len(kept), [each.type for each in op.results],
    )  # fmt: skip


def _renumbered(op: GenericOp, kept: list[int]) -> Region:
    """The body, which asks for the counters of the loops by their new numbers."""
    body = op.detach_region(op.body)
    for index in [each for each in body.block.ops if isinstance(each, IndexOp)]:
        loop = index.dim.value.data
        if loop in kept:
            index.dim = IntegerAttr(kept.index(loop), i64)
        else:
            replace(index, [Inserter.before(index).index(0)])
    return body
