"""The element of each row that a body prefers to all others, and its place, as IREE prints ONNX's
ArgMax and ArgMin: read, and written out at once as the reduction that it is.

Source: IREE, dialect "iree_linalg_ext", `ArgCompareOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    IndexType,
    IntegerType,
    ModuleOp,
    TensorType,
    i1,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter

from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_dimension, parse_operands
from gemmc.errors import refuse


@irdl_op_definition
class ArgCompareOp(IRDLOperation):
    """Of the elements along a dimension, behind what the first output holds, the one that the body
    says is preferred to what was found before, and its place or what a second input has there. A
    base is added to places.

    Text: `arg_compare dimension(1) index_base(%n : index) ins(%x : t) outs(%best, %place : u, v) {
    ^bb0(%new: e, %best: e): … yield %c : i1 } -> u, v`.
    """

    name = "iree_linalg_ext.arg_compare"

    values = var_operand_def()
    dimension = prop_def(I64)
    body = region_def("single_block")
    found = var_result_def()

    @property
    def axis(self) -> int:
        """The dimension along which elements are compared."""
        return self.dimension.value.data

    @property
    def base(self) -> SSAValue | None:
        """What is added to places."""
        last = self.values[-1]
        return last if isinstance(last.type, IndexType) else None

    @property
    def tensors(self) -> tuple[SSAValue, ...]:
        """One or two inputs and two outputs."""
        return tuple(self.values if self.base is None else self.values[:-1])

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_attr_dict()
        axis = parse_dimension(parser)
        base = _parse_base(parser)
        tensors = (*parse_operands(parser, "ins"), *parse_operands(parser, "outs"))
        values = (*tensors, *base, *_parse_base(parser))
        body = parser.parse_region()
        parser.parse_punctuation("->")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return cls.create(
            operands=values, result_types=types, regions=[body],
            properties={"dimension": int_attr(axis)},
        )  # fmt: skip


def _parse_base(parser: Parser) -> list[SSAValue]:
    """`index_base(%n : index)`, or nothing; older versions of IREE have it behind the outputs."""
    if not parser.parse_optional_keyword("index_base"):
        return []
    with parser.in_parens():
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        return [parser.resolve_operand(name, parser.parse_type())]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put a reduction of two results in the place of each. GemmcError for one that is not valid."""
    for op in [each for each in module.walk() if isinstance(each, ArgCompareOp)]:
        _check(op)
        Rewriter.replace_op(op, _reduction(op))


def _check(op: ArgCompareOp) -> None:
    found = ", ".join(str(each.type) for each in op.tensors)
    tensors = all(isa(each.type, TensorType[Attribute]) for each in op.tensors)
    if not tensors or len(op.tensors) not in (3, 4):
        raise refuse(op, "one or two inputs and two outputs, all tensors", found)
    *inputs, best, place = [cast("TensorType[Attribute]", each.type) for each in op.tensors]
    rank = inputs[0].get_num_dims()
    if not 0 <= op.axis < rank:
        raise refuse(op, f"one of {rank} dimensions", f"{op.axis}")
    less = [size for number, size in enumerate(inputs[0].get_shape()) if number != op.axis]
    shapes = [list(each.get_shape()) for each in (inputs[-1], best, place)]
    wanted = [list(inputs[0].get_shape()), less, less]
    if shapes != wanted or list(op.result_types) != [best, place]:
        raise refuse(op, "outputs of the input's shape without the dimension", found)
    if not isinstance(place.element_type, IntegerType | IndexType):
        raise refuse(op, "places that are integers", f"{place}")
    body, end = op.body.block, op.body.block.last_op
    kind = inputs[0].element_type
    yields = end is not None and [each.type for each in end.operands] == [i1]
    if list(body.arg_types) != [kind, kind] or best.element_type != kind or not yields:
        raise refuse(op, f"a body of two {kind} that yields i1", "another")


def _reduction(op: ArgCompareOp) -> GenericOp:
    *inputs, best, place = op.tensors
    kinds = [cast("TensorType[Attribute]", each.type).element_type for each in op.tensors]
    rank = cast("TensorType[Attribute]", inputs[0].type).get_num_dims()
    block = Block(arg_types=kinds)
    new, (old, at) = block.args[0], block.args[-2:]
    preferred = _cloned(op, block, new, old)
    number = block.args[1] if len(inputs) > 1 else _place(op, block, at.type)
    chosen = [arith.SelectOp(preferred, new, old), arith.SelectOp(preferred, number, at)]
    block.add_ops([*chosen, YieldOp(*chosen)])
    kept = [each for each in range(rank) if each != op.axis]
    maps = [_map(rank, range(rank))] * len(inputs) + [_map(rank, kept)] * 2
    loops = [IteratorTypeAttr.parallel()] * rank
    loops[op.axis] = IteratorTypeAttr.reduction()
    made = GenericOp(
        inputs, [best, place], Region(block), ArrayAttr(maps), loops, list(op.result_types)
    )
    for each in made.walk():
        each.location = op.location
    return made


def _cloned(op: ArgCompareOp, block: Block, new: SSAValue, old: SSAValue) -> SSAValue:
    """What the body says of two elements, appended to a block."""
    known: dict[SSAValue, SSAValue] = dict(zip(op.body.block.args, (new, old), strict=True))
    *ops, end = op.body.block.ops
    for each in ops:
        block.add_op(each.clone(known))
    return known.get(end.operands[0], end.operands[0])


def _place(op: ArgCompareOp, block: Block, kind: Attribute) -> SSAValue:
    """The number of a step behind the base, in a type of integers, appended to a block."""
    ops: list[Operation] = [IndexOp(op.axis)]
    if op.base is not None:
        ops.append(arith.AddiOp(ops[-1].results[0], op.base))
    if not isinstance(kind, IndexType):
        ops.append(arith.IndexCastOp(ops[-1].results[0], cast(IntegerType, kind)))
    block.add_ops(ops)
    return ops[-1].results[0]


def _map(rank: int, places: Sequence[int]) -> AffineMapAttr:
    return AffineMapAttr(AffineMap(rank, 0, tuple(map(AffineExpr.dimension, places))))
