"""Attention as one op, which torch's `scaled_dot_product_attention` becomes in IREE and torch-mlir:
read, and written out at once as two products with a softmax in f32 between them.

Sources: IREE, dialect "iree_linalg_ext", `AttentionOp`; torch-mlir, dialect "tm_tensor",
`AttentionOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    IntegerType,
    ModuleOp,
    TensorType,
    f32,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    result_def,
    var_operand_def,
    var_region_def,
)
from xdsl.parser import Parser

from gemmc.dialects.attention_scores import changed_scores
from gemmc.dialects.attention_text import Attention, Tensor
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_operands
from gemmc.dialects.linalg_written_out import by_text, replace_by_text
from gemmc.errors import refuse


class _AttentionOp(IRDLOperation):
    """softmax(q kᵀ · scale + mask) v. The operands are the inputs and what is written to."""

    values = var_operand_def()
    indexing_maps = opt_prop_def(ArrayAttr[AffineMapAttr])
    body = var_region_def()
    made = result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        said = {**_properties(parser), **parser.parse_optional_attr_dict()}
        values = (*parse_operands(parser, "ins"), *parse_operands(parser, "outs"))
        body = parser.parse_optional_region()
        parser.parse_punctuation("->")
        maps = said.get("indexing_maps")
        return cls.create(
            operands=values, result_types=[parser.parse_type()],
            regions=[] if body is None else [body],
            properties={} if maps is None else {"indexing_maps": maps},
        )  # fmt: skip


@irdl_op_definition
class IreeAttentionOp(_AttentionOp):
    """`iree_linalg_ext.attention <indexing_maps = […]> ins(%q, %k, %v, %scale?, %mask? : …)
    outs(%o : t) { ^bb0(%score: f32): … yield %score : f32 } -> t`; without a scale, by the root of
    the queries' width."""

    name = "iree_linalg_ext.attention"


@irdl_op_definition
class TmAttentionOp(_AttentionOp):
    """`tm_tensor.attention ins(%q, %k, %v, %mask? : …) outs(%o : t) -> t`: batches first, then rows
    of queries, keys and values; scaled by the root of their width."""

    name = "tm_tensor.attention"


def _properties(parser: Parser) -> dict[str, Attribute]:
    """`<a = …, b = …>` or `<{a = …}>`, or nothing."""
    if not parser.parse_optional_punctuation("<"):
        return {}
    found = parser.parse_optional_attr_dict()
    while (name := parser.parse_optional_identifier()) is not None:
        parser.parse_punctuation("=")
        found[name] = parser.parse_attribute()
        parser.parse_optional_punctuation(",")
    parser.parse_punctuation(">")
    return found


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put products and a softmax in the place of each. GemmcError for one whose maps or types are
    no attention's."""
    for op in [each for each in module.walk() if isinstance(each, _AttentionOp)]:
        values, scaled = list(op.values), _is_scaled(op)
        if len(values) - scaled not in (4, 5):
            needed = "queries, keys, values, perhaps a scale, perhaps a mask, and an output"
            raise refuse(op, needed, f"{len(values)} operands")
        changes = _changes(op)
        scale = values.pop(3) if scaled else None
        names = "qkvmo" if len(values) == 5 else "qkvo"
        read = zip(names, values, _maps(op, scaled), strict=True)
        tensors = [_tensor(op, *each) for each in read]
        if scale is not None and not isa(scale.type, AnyFloat):
            raise refuse(op, "a scale that is a float", f"{scale.type}")
        found = Attention(op, tensors, None if scale is None else scale.type)
        given = values if scale is None else [*values, scale]
        if changes:
            (scores,) = by_text(op, found.scaled_text(), given, ctx)
            given = [*given, changed_scores(op, op.body[0].block, scores, found.scores)]
        replace_by_text(op, found.text(given=changes), given, ctx)


def _is_scaled(op: _AttentionOp) -> bool:
    """Whether the fourth operand is a number, which scores are multiplied by."""
    iree = isinstance(op, IreeAttentionOp) and len(op.values) > 4
    return iree and not isa(op.values[3].type, TensorType[Attribute])


def _changes(op: _AttentionOp) -> bool:
    """Whether a body does more than to yield the score. GemmcError where it yields none."""
    for region in op.body:
        inner = [each for block in region.blocks for each in block.ops]
        arguments = [each for block in region.blocks for each in block.args]
        if len(arguments) == len(region.blocks) == len(inner) == 1 and not inner[0].results:
            if list(inner[0].operands) == arguments and isa(arguments[0].type, AnyFloat):
                return False
        if len(region.blocks) != 1 or [each.type for each in arguments] != [f32]:
            found = ", ".join(str(each.type) for each in arguments) or "none"
            raise refuse(op, "a body of one score, f32", found)
        if not inner or [each.type for each in inner[-1].operands] != [f32]:
            raise refuse(inner[-1] if inner else op, "a body that yields a score, f32", "another")
        return True
    return False


def _maps(op: _AttentionOp, scaled: bool) -> list[list[int]]:
    """The loops of each tensor's dimensions."""
    if not isinstance(op, IreeAttentionOp):
        rank = _rank(op.values[0])
        batch, (m, n, k1, k2) = list(range(rank - 2)), range(rank - 2, rank + 2)
        mask = [[*batch, m, k2]] if len(op.values) > 4 else []
        return [[*batch, m, k1], [*batch, k2, k1], [*batch, k2, n], *mask, [*batch, m, n]]
    maps = [] if op.indexing_maps is None else [each.data for each in op.indexing_maps]
    if len({each.num_dims for each in maps}) > 1:
        raise refuse(op, "indexing_maps of the same dimensions", ", ".join(map(str, maps)))
    if len(maps) != len(op.values):
        raise refuse(op, f"{len(op.values)} indexing_maps", f"{len(maps)}")
    return [_loops(op, each) for n, each in enumerate(maps) if not (scaled and n == 3)]


def _loops(op: _AttentionOp, found: AffineMap) -> list[int]:
    loops = [each.position for each in found.results if isinstance(each, AffineDimExpr)]
    if len(loops) != len(found.results) or len(set(loops)) != len(loops):
        raise refuse(op, "indexing_maps of different dimensions", f"{found}")
    return loops


def _rank(value: SSAValue) -> int:
    return value.type.get_num_dims() if isa(value.type, TensorType[Attribute]) else 0


def _tensor(op: _AttentionOp, name: str, value: SSAValue, loops: Sequence[int]) -> Tensor:
    kind = value.type
    if not isa(kind, TensorType[Attribute]) or kind.get_num_dims() != len(loops):
        raise refuse(op, f"tensors of {len(loops)} dimensions, as the maps say", f"{kind}")
    if not isa(kind.element_type, AnyFloat | IntegerType):
        raise refuse(op, "tensors of floats, and a mask", f"{kind}")
    return Tensor(name, cast("TensorType[AnyFloat | IntegerType]", kind), tuple(loops))
