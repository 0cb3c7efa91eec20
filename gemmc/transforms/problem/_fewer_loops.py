"""Generic ops without some of their loops."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import Region
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from gemmc.ir import Inserter, replace


def without_loops(op: GenericOp, kept: list[int]) -> tuple[list[AffineMap], Region]:
    """The maps and a copy of the body of an op without the loops that are not kept, whose counters
    are 0; those of the others have the places in `kept` for numbers."""
    number: Mapping[int, AffineExpr] = {n: AffineDimExpr(at) for at, n in enumerate(kept)}
    maps = [each.data for each in op.get_indexing_maps()]
    named = [number.get(loop, AffineConstantExpr(0)) for loop in range(maps[0].num_dims)]
    results = [[at.replace_dims_and_symbols(named, []) for at in each.results] for each in maps]
    body = op.body.clone()
    for index in [each for each in body.walk() if isinstance(each, IndexOp)]:
        loop = index.dim.value.data
        if loop in kept:
            index.dim = IntegerAttr(kept.index(loop), i64)
        else:
            replace(index, [Inserter.before(index).index(0)])
    return [AffineMap(len(kept), 0, tuple(each)) for each in results], body
