"""Ops that compute several products at once, as fusion of those that share an operand leaves them:
an op for each."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, Region, SSAValue

from gemmc.dialects.linalg_contraction import is_contraction, is_product
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.ir import replace, walk_type
from gemmc.transforms.problem._body_slices import behind, copied


def split_products(function: func.FuncOp) -> None:
    """Put products in the place of each `linalg.generic` of several results, all of them products
    of their own."""
    for op in walk_type(function, GenericOp):
        if len(op.results) > 1 and not all_parallel(op):
            _split(op)


def _split(op: GenericOp) -> None:
    made = [_only(op, number) for number in range(len(op.results))]
    parts = [each for each in made if each is not None]
    if len(parts) < len(made) or not all(
        is_contraction(each) and is_product(each) for each in parts
    ):
        return
    block = op.parent_block()
    assert block is not None, "an op of a function stands in a block"
    for each in parts:
        block.insert_op_before(each, op)
    replace(op, [each.results[0] for each in parts])


def _only(op: GenericOp, number: int) -> GenericOp | None:
    """One of an op's results, of the operands that it is computed from; None where another result
    is one of these, or they do not tell all extents."""
    body, end = op.body.block, op.body.block.last_op
    assert end is not None, "a body yields"
    wanted = behind(end.operands[number], body)
    inputs = [n for n in range(len(op.inputs)) if body.args[n] in wanted]
    outputs = range(len(op.inputs), len(body.args))
    own = len(op.inputs) + number
    if any(body.args[n] in wanted for n in outputs if n != own):
        return None
    kept = [*inputs, own]
    maps = [list(op.indexing_maps)[n] for n in kept]
    dims = {dim for each in maps for expr in each.data.results for dim in expr.used_dims()}
    if len(dims) < maps[0].data.num_dims:
        return None
    block = Block(arg_types=[body.args[n].type for n in kept])
    known: dict[SSAValue, SSAValue] = dict(
        zip([body.args[n] for n in kept], block.args, strict=True)
    )
    block.add_op(YieldOp(copied(end.operands[number], body, known, block)))
    made = GenericOp(
        [op.inputs[n] for n in inputs], [op.outputs[number]], Region(block),
        ArrayAttr[AffineMapAttr](maps), list(op.iterator_types), [op.results[number].type],
    )  # fmt: skip
    made.location = op.location
    return made
