"""Reductions over loops of one step, as JAX's checks of gathered places are: element-wise ops."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp

from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel, loop_extents
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._fewer_loops import without_loops


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
    """The op without the loops that are not kept."""
    maps, body = without_loops(op, kept)
    return GenericOp(
        list(op.inputs), list(op.outputs), body, ArrayAttr(map(AffineMapAttr, maps)),
        [IteratorTypeAttr.parallel()] * len(kept), [each.type for each in op.results],
    )  # fmt: skip
