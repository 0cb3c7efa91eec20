"""Gathers as IREE prints them: elements or slices at the places that indices say, read, and written
out at once as the `linalg.generic` that looks them up.

Source: IREE, dialect "iree_linalg_ext", `GatherOp`.
"""

from __future__ import annotations

from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IndexType,
    IntegerType,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    result_def,
    var_operand_def,
    var_region_def,
)
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter

from gemmc.dialects._integers import I64Array, ints
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_operands
from gemmc.dialects.linalg_written_out import by_text
from gemmc.errors import refuse

Kind = TensorType[Attribute]


@irdl_op_definition
class GatherOp(IRDLOperation):
    """Of each tuple of indices, the last dimension of the second input, the element or the slice of
    the source there; that dimension may be missing where an index is one number. `dimension_map`
    says the dimension of the source of each index. The result has the dimensions that number the
    tuples, then those of the source without an index. A body makes what is written of the element
    and of what the output has.

    Text: `gather dimension_map = [0] ins(%x, %at : t, u) outs(%o : v) { ^bb0(%new: e, %old: e): …
    yield %c : e } -> v`, with or without a body.
    """

    name = "iree_linalg_ext.gather"

    values = var_operand_def()
    dimension_map = prop_def(I64Array)
    body = var_region_def()
    made = result_def()

    @property
    def mapped(self) -> list[int]:
        """The dimension of the source of each index."""
        return list(ints(self.dimension_map))

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_attr_dict()
        parser.parse_characters("dimension_map")
        parser.parse_punctuation("=")
        square = parser.Delimiter.SQUARE
        mapped = parser.parse_comma_separated_list(square, parser.parse_integer)
        values = (*parse_operands(parser, "ins"), *parse_operands(parser, "outs"))
        body = parser.parse_optional_region()
        parser.parse_punctuation("->")
        return cls.create(
            operands=values, result_types=[parser.parse_type()],
            properties={"dimension_map": DenseArrayBase.from_list(i64, mapped)},
            regions=[] if body is None else [body],
        )  # fmt: skip


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put a lookup of each element in the place of each. GemmcError for one that is not valid."""
    for op in [each for each in module.walk() if isinstance(each, GatherOp)]:
        source, indices, into = _kinds(op)
        (made,) = by_text(op, _text(op, source, indices, into), list(op.values), ctx)
        generic = made.owner
        assert isinstance(generic, GenericOp), "the text is one op"
        _compute(op, generic)
        Rewriter.replace_op(op, [], [made])


def _kinds(op: GatherOp) -> tuple[Kind, Kind, Kind]:
    """The types of the source, the indices and the output. GemmcError where they do not fit."""
    found = ", ".join(str(each.type) for each in op.values)
    kinds = [each.type for each in op.values]
    if len(kinds) != 3 or not all(isa(each, Kind) for each in kinds):
        raise refuse(op, "a source, indices and an output, all tensors", found)
    source, indices, into = cast("list[Kind]", kinds)
    rank, mapped = source.get_num_dims(), op.mapped
    if not mapped or len(set(mapped)) != len(mapped) or not {*mapped} <= {*range(rank)}:
        raise refuse(op, f"different dimensions of {rank}", f"{mapped}")
    if not isa(indices.element_type, IntegerType | IndexType):
        raise refuse(op, "integers as indices", f"{indices}")
    batch = into.get_num_dims() - rank + len(mapped)
    rows, behind = list(indices.get_shape()), [source.get_shape()[n] for n in _kept(op, rank)]
    column = len(rows) == batch + 1 and rows[-1] == len(mapped)
    if batch < 0 or not (column or (len(rows) == batch and len(mapped) == 1)):
        needed = f"indices whose last dimension is {len(mapped)}, one for each dimension"
        raise refuse(op, needed, found)
    shape = [*rows[:batch], *behind]
    fits = all(map(_agree, shape, into.get_shape()))
    if not fits or into.element_type != source.element_type or op.made.type != into:
        wanted = TensorType(source.element_type, shape)
        raise refuse(op, f"an output and a result of {wanted}", f"{into} and {op.made.type}")
    return source, indices, into


def _kept(op: GatherOp, rank: int) -> list[int]:
    """The dimensions of the source without an index."""
    return [n for n in range(rank) if n not in op.mapped]


def _agree(one: int, other: int) -> bool:
    return one == other or DYNAMIC_INDEX in (one, other)


def _text(op: GatherOp, source: Kind, indices: Kind, into: Kind) -> str:
    """The function that looks up each element of the output."""
    rank, mapped = into.get_num_dims(), op.mapped
    batch = rank - source.get_num_dims() + len(mapped)
    e, i = source.element_type, indices.element_type
    dims = ", ".join(f"d{n}" for n in range(rank))
    lines = [f"%i{n} = linalg.index {n} : index" for n in range(batch, rank)]
    places = {n: f"%i{batch + k}" for k, n in enumerate(_kept(op, source.get_num_dims()))}
    maps, column = list[str](), indices.get_num_dims() > batch
    for k, n in enumerate(mapped):
        at = [f"d{b}" for b in range(batch)] + ([str(k)] if column else [])
        maps.append(f"affine_map<({dims}) -> ({', '.join(at)})>")
        places[n] = f"%n{k}"
        if not isinstance(i, IndexType):
            lines.append(f"%p{k} = arith.index_cast %n{k} : {i} to index")
            places[n] = f"%p{k}"
    maps.append(f"affine_map<({dims}) -> ({dims})>")
    where = ", ".join(places[n] for n in sorted(places))
    body = "\n    ".join([*lines, f"%v = tensor.extract %x[{where}] : {source}"])
    loops, count = ", ".join(['"parallel"'] * rank), len(mapped)
    values, kinds = (", ".join([each] * count) for each in ("%at", str(indices)))
    arguments = ", ".join([*(f"%n{k}: {i}" for k in range(count)), f"%old: {e}"])
    return f"""func.func @gather(%x: {source}, %at: {indices}, %o: {into}) -> {into} {{
  %r = linalg.generic {{indexing_maps = [{", ".join(maps)}], iterator_types = [{loops}]}}
      ins({values} : {kinds}) outs(%o : {into}) {{
  ^bb0({arguments}):
    {body}
    linalg.yield %v : {e}
  }} -> {into}
  func.return %r : {into}
}}
"""


def _compute(op: GatherOp, made: GenericOp) -> None:
    """What a body makes of each element, behind its lookup. GemmcError for a body of others."""
    for region in op.body:
        end, kind = made.body.block.last_op, made.body.block.args[-1].type
        inner = region.blocks[0].last_op if len(region.blocks) == 1 else None
        yields = inner is not None and [each.type for each in inner.operands] == [kind]
        if end is None or inner is None or not yields:
            raise refuse(op, f"a body of two {kind} that yields one", "another")
        block = region.block
        if [each.type for each in block.args] != [kind, kind]:
            raise refuse(op, f"a body of two {kind} that yields one", "another")
        given = (end.operands[0], made.body.block.args[-1])
        known: dict[SSAValue, SSAValue] = dict(zip(block.args, given, strict=True))
        for each in list(block.ops)[:-1]:
            made.body.block.insert_op_before(each.clone(known), end)
        value = inner.operands[0]
        made.body.block.insert_op_before(YieldOp(known.get(value, value)), end)
        Rewriter.erase_op(end)
