"""Element-wise ops that are the same along some of their loops, without these, and repeated."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects.linalg_forms import all_parallel, loop_extents, yielded
from gemmc.dialects.memory_types import element_in
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._elementwise import empty_like
from gemmc.transforms.problem._fewer_loops import without_loops
from gemmc.transforms.problem._told import told_extent


def split_repeat(value: SSAValue) -> None:
    """Let a tensor that is the same along some dimensions be made without them, and repeated:

      linalg.generic {(h, t, d)} outs(%e : tensor<71x?x64xf32>) {
        … tensor.extract %k[%at, %d] … }                          // no linalg.index 0
    →
      %k = linalg.generic {(t, d)} … outs(%f : tensor<?x64xf32>) { … }
      linalg.generic {(h, t, d) -> (t, d)} ins(%k) outs(%e) { linalg.yield }

    An op that only moves elements is such a repetition, and stays; so does any other.
    """
    op = value.owner
    if not isinstance(op, GenericOp) or not all_parallel(op) or len(op.outputs) != 1:
        return
    block, target = op.body.block, op.get_indexing_maps().data[-1].data
    dims = [each.position for each in target.results if isinstance(each, AffineDimExpr)]
    moves = yielded(op) is not None and yielded(op) in block.args
    if moves or block.args[-1].uses or sorted(dims) != list(range(target.num_dims)):
        return
    extents, used = loop_extents(op), _used(op)
    kept = [loop for loop in dims if loop in used or extents[loop] == 1]
    if len(kept) < len(dims):
        replace(op, [_repeated(op, _without(op, kept), kept)])


def _used(op: GenericOp) -> set[int]:
    """The loops that an op's inputs, or its body, depend on."""
    maps = [each.data for each in op.get_indexing_maps()][: len(op.inputs)]
    asked = {each.dim.value.data for each in op.walk() if isinstance(each, IndexOp)}
    return asked.union(*(each.used_dims() for each in maps))


def _without(op: GenericOp, kept: list[int]) -> SSAValue:
    """What an op makes, without the loops that are not kept."""
    extents, element = loop_extents(op), element_in(op.results[0].type)
    told = [told_extent(op, loop) for loop in kept if extents[loop] == DYNAMIC_INDEX]
    build = Inserter.before(op)
    kind = TensorType(element, [extents[loop] for loop in kept])
    (*own, _), body = without_loops(op, kept)
    made = GenericOp(
        list(op.inputs), [build.value(tensor.EmptyOp(told, kind))], body,
        ArrayAttr(map(AffineMapAttr, [*own, AffineMap.identity(len(kept))])),
        [IteratorTypeAttr.parallel()] * len(kept), [kind],
    )  # fmt: skip
    return build.value(made)


def _repeated(op: GenericOp, value: SSAValue, kept: list[int]) -> SSAValue:
    """A tensor along the other loops of an op as well."""
    build, element = Inserter.before(op), element_in(op.results[0].type)
    kind = cast("TensorType[Attribute]", op.results[0].type)
    target = op.get_indexing_maps().data[-1].data
    block = Block(arg_types=[element, element])
    Inserter.at_end(block, op).op(YieldOp(block.args[0]))
    source = AffineMap(target.num_dims, 0, tuple(AffineDimExpr(loop) for loop in kept))
    made = GenericOp(
        [value], [empty_like(build, kind, op.results[0])], Region(block),
        ArrayAttr(map(AffineMapAttr, [source, target])), op.get_iterator_types(), [kind],
    )  # fmt: skip
    return build.value(made, op.results[0].name_hint)
