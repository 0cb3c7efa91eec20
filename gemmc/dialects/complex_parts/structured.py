"""Ops of linalg that compute with complex elements: one `linalg.generic` for each part, or for both
where what is summed of one part depends on the other; of a complex product, one for each real
product (`terms`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from xdsl.dialects.builtin import ArrayAttr
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation, NamedOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import ReduceOp, SelectOp
from xdsl.ir import Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.bufferization import MaterializeInDestinationOp
from gemmc.dialects.complex_bodies import body_of
from gemmc.dialects.complex_parts.loops import Loops
from gemmc.dialects.complex_parts.rewriting import Rewriting
from gemmc.dialects.complex_parts.terms import in_products
from gemmc.dialects.complex_parts.values import is_complex
from gemmc.dialects.linalg_ext_in_memory import tensor_for
from gemmc.dialects.linalg_payload import shape_of
from gemmc.dialects.memory_types import element_in, is_memref
from gemmc.errors import refuse


def rewrite(rewriting: Rewriting, op: Operation) -> None:
    """Put ops on real elements in the place of one on complex ones. GemmcError for what is in its
    body and has no rule."""
    inputs, outputs = _operands(op)
    maps, kinds = _maps(op)
    body = _body(op, inputs, outputs)
    rewriting.region(body)
    maps = list(chain.from_iterable(
        [each] * (2 if is_complex(value.type) else 1)
        for value, each in zip((*inputs, *outputs), maps, strict=True)
    ))  # fmt: skip
    given, written = (rewriting.parts.each(op, each) for each in (inputs, outputs))
    values = [tensor_for(op, each, unread=False) for each in (*given, *written)]
    loops = Loops(values[: len(given)], values[len(given) :], maps, kinds, body)
    made = _computed(loops, op)
    for value, memory in zip(made, written, strict=True):
        if is_memref(memory):
            put_ahead(op, MaterializeInDestinationOp(value, memory))
    rewriting.parts.replace(op, made)
    rewriting.parts.leave(body)


def _computed(loops: Loops, op: Operation) -> list[SSAValue]:
    """The results of loops, by ops ahead of another."""
    found: dict[int, SSAValue] = {}
    for group in loops.groups():
        mine = loops.only(group)
        product = in_products(mine, op) if len(group) == 1 else None
        results = mine.put_ahead_of(op) if product is None else [product]
        found.update(zip(group, results, strict=True))
    return [found[number] for number in range(len(loops.outputs))]


def _operands(op: Operation) -> tuple[list[SSAValue], list[SSAValue]]:
    if isinstance(op, ReduceOp):
        return [op.input], [op.init]
    assert isinstance(op, LinalgStructuredOperation), "it computes with elements"
    return list(op.inputs), list(op.outputs)


def _maps(op: Operation) -> tuple[list[AffineMap], ArrayAttr[IteratorTypeAttr]]:
    """The maps of the operands, and the kinds of the loops."""
    if isinstance(op, ReduceOp):
        rank = len(shape_of(op.input))
        axes = [int(each) for each in op.dimensions.get_values()]
        whole = AffineMap.identity(rank)
        kept = tuple(each for n, each in enumerate(whole.results) if n not in axes)
        parallel, summed = IteratorTypeAttr.parallel(), IteratorTypeAttr.reduction()
        kinds = ArrayAttr(summed if n in axes else parallel for n in range(rank))
        return [whole, AffineMap(rank, 0, kept)], kinds
    assert isinstance(op, LinalgStructuredOperation), "it computes with elements"
    return [each.data for each in op.get_indexing_maps()], op.get_iterator_types()


def _body(op: Operation, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
    """What an op computes of its elements; of a named one, what MLIR says of its name."""
    if isinstance(op, NamedOperation) and not isinstance(op, SelectOp):
        kinds = [element_in(each.type) for each in (*inputs, *outputs)]
        found = body_of(op.name, kinds)
        if found is None:
            said = ", ".join(map(str, kinds))
            raise refuse(op, "a named op of complex elements, all of one type", said)
        return found
    return op.detach_region(op.regions[0])
