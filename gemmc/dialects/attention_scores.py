"""What an attention's body makes of its scores, as an op of linalg.

Source: IREE, dialect "iree_linalg_ext", `IndexOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import IRDLOperation, irdl_op_definition, prop_def, result_def
from xdsl.parser import Parser

from gemmc.dialects.isa import isa
from gemmc.errors import refuse


@irdl_op_definition
class ScoreIndexOp(IRDLOperation):
    """`iree_linalg_ext.index 1 : index`: where in an attention's loops a score is."""

    name = "iree_linalg_ext.index"

    dim = prop_def(IntegerAttr)
    place = result_def(IndexType)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        dim = IntegerAttr(parser.parse_integer(), i64)
        parser.parse_punctuation(":")
        return cls.create(result_types=[parser.parse_type()], properties={"dim": dim})


def changed_scores(
    op: Operation, body: Block, scores: SSAValue, loops: Sequence[int]
) -> SSAValue:
    """What a body makes of each score, ahead of an op. `loops` are those of the scores' dimensions.
    GemmcError for an index that may be one of two dimensions, or is none of the scores'."""
    block, kind = op.parent_block(), scores.type
    assert block is not None, "an attention stands in a block"
    assert isa(kind, TensorType[Attribute]), "scores are a tensor"
    out = _empty(block, op, scores, kind)
    identity = AffineMapAttr(AffineMap.identity(len(loops)))
    made = GenericOp(
        [scores], [out], Region(_computed(body, kind, loops)), ArrayAttr([identity] * 2),
        ArrayAttr([IteratorTypeAttr.parallel()] * len(loops)), [kind],
    )  # fmt: skip
    made.location = op.location
    block.insert_op_before(made, op)
    return made.results[0]


def _empty(
    block: Block, op: Operation, scores: SSAValue, kind: TensorType[Attribute]
) -> SSAValue:
    """A tensor of the scores' shape: what they are computed into."""
    owner = scores.owner
    assert isinstance(owner, GenericOp), "scores are computed"
    start = owner.outputs[0].owner
    assert isinstance(start, tensor.EmptyOp), "they start at no number"
    assert kind.get_shape().count(DYNAMIC_INDEX) == len(start.dynamic_sizes)
    made = start.clone()
    made.location = op.location
    block.insert_op_before(made, op)
    return made.tensor


def _computed(body: Block, kind: TensorType[Attribute], loops: Sequence[int]) -> Block:
    made = Block(arg_types=[kind.element_type] * 2)
    known: dict[SSAValue, SSAValue] = {body.args[0]: made.args[0]}
    for op in body.ops:
        if isinstance(op, ScoreIndexOp):
            inner: Operation = IndexOp(_dimension(op, loops))
        elif op is body.last_op:
            inner = YieldOp(*(known.get(each, each) for each in op.operands))
        else:
            inner = op.clone(known)
        inner.location = op.location
        made.add_op(inner)
        known.update(zip(op.results, inner.results, strict=False))
    return made


def _dimension(op: ScoreIndexOp, loops: Sequence[int]) -> int:
    """The scores' dimension that an index is of: the number is one among these, as IREE's own
    lowering has it, or a loop of the attention, as a text may."""
    number = op.dim.value.data
    found = {number} if number < len(loops) else set[int]()
    if number in loops:
        found.add(list(loops).index(number))
    if len(found) != 1:
        needed = "an index of one of the scores' dimensions, by its number among these"
        raise refuse(op, needed, f"{number} of {list(loops)}")
    return found.pop()
