"""`tensor.pad` in the forms that xDSL refuses, and with values that depend on the place, which is
written out when a text is read.

Source: MLIR, "tensor" dialect, `PadOp`.
"""

from __future__ import annotations

from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ComplexType,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.dialects.tensor import PadOp as StockPadOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.traits import ConstantLike
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.isa import isa
from gemmc.errors import refuse


class PadOp(StockPadOp):
    """A tensor with elements around it. What is open by its amounts may be a number in the result's
    type, as where a tile's rest is padded to the tile: `tensor.pad %x low[0] high[%rest] … :
    tensor<?xf32> to tensor<16xf32>`."""

    def verify_(self) -> None:
        before, after = (
            cast("TensorType[Attribute]", each.type).get_shape()
            for each in (self.source, self.result)
        )
        low, high = (each.get_values() for each in (self.static_low, self.static_high))
        if not len(before) == len(after) == len(low) == len(high):
            raise VerifyException("needed amounts for each dimension; found others")
        for axis, amounts in enumerate(zip(before, low, high, strict=True)):
            known = sum(amounts)
            if DYNAMIC_INDEX not in amounts and after[axis] != known:
                needed = f"{known} elements in dimension {axis} of the result"
                raise VerifyException(f"needed {needed}; found {self.result.type}")
        for each, given in ((low, self.low), (high, self.high)):
            if list(each).count(DYNAMIC_INDEX) != len(given):
                raise VerifyException("needed a value for each amount that is open; found others")
        if len(self.region.block.args) != len(before):
            raise VerifyException(f"needed {len(before)} places in its body; found others")


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put a zero and a choice in the place of padding by what depends on the place. GemmcError for
    open sizes."""
    for op in [each for each in module.walk() if isinstance(each, tensor.PadOp)]:
        end = op.region.block.last_op
        if end is not None and len(end.operands) == 1 and _is_inside(op, end.operands[0]):
            _write_out(op, end.operands[0])


def _is_inside(op: tensor.PadOp, value: SSAValue) -> bool:
    """Whether a value is computed in an op's body, and no constant."""
    owner = value.owner
    if isinstance(owner, Operation) and owner.has_trait(ConstantLike):
        return False
    return (owner if isinstance(owner, Block) else owner.parent_block()) is op.region.block


def zero_constant(kind: Attribute) -> Operation:
    """The constant 0 of a type of numbers: floats, integers, `index` or complex ones."""
    if isa(kind, ComplexType[AnyFloat]):
        from gemmc.dialects.complex_bodies import complex_constant

        return complex_constant(0.0, kind)
    if isa(kind, AnyFloat):
        return arith.ConstantOp(FloatAttr(0.0, kind))
    return arith.ConstantOp(IntegerAttr(0, cast("IntegerType", kind)))


def _write_out(op: tensor.PadOp, value: SSAValue) -> None:
    kind, outer = op.result.type, op.parent_block()
    source = cast("TensorType[Attribute]", op.source.type)
    if op.low or op.high or DYNAMIC_INDEX in (*source.get_shape(), *kind.get_shape()):
        raise refuse(op, "static sizes of padding by what depends on the place", f"{kind}")
    assert outer is not None, "an op of a text stands in a block"
    zero = zero_constant(kind.element_type)
    end = op.region.block.last_op
    assert end is not None, "it yields the value"
    body = op.region.detach_block(0)
    places_of = [each.type for each in body.args]
    made = Block([zero, tensor.YieldOp(zero.results[0])], arg_types=places_of)
    padded = type(op).create(
        operands=[op.source], result_types=[kind], properties=dict(op.properties),
        regions=[Region(made)],
    )  # fmt: skip
    body.insert_arg(kind.element_type, len(body.args))
    body.insert_arg(kind.element_type, len(body.args))
    places: list[Operation] = []
    for axis in range(kind.get_num_dims()):
        places.append(IndexOp(axis))
        body.args[axis].replace_all_uses_with(places[-1].results[0])
    found, inside = _inside(op, places)
    body.insert_ops_before(found, end)
    chosen = value
    if inside is not None:
        last = arith.SelectOp(inside, body.args[-2], value)
        body.insert_op_before(last, end)
        chosen = last.result
    end.detach()
    end.erase()
    first = body.first_op
    body.insert_ops_before(places, first) if first is not None else body.add_ops(places)
    body.add_op(YieldOp(chosen))
    for argument in list(body.args[:-2]):
        body.erase_arg(argument)
    same = AffineMapAttr(AffineMap.identity(kind.get_num_dims()))
    empty = tensor.EmptyOp([], kind)
    kinds = [IteratorTypeAttr.parallel()] * kind.get_num_dims()
    result = GenericOp(
        [padded.results[0]], [empty.results[0]], Region(body), [same, same], kinds, [kind]
    )
    for each in (padded, empty, result):
        for inner in each.walk():
            inner.location = op.location
        outer.insert_op_before(each, op)
    op.result.replace_all_uses_with(result.results[0])
    op.detach()
    op.erase()


def _inside(
    op: tensor.PadOp, places: list[Operation]
) -> tuple[list[Operation], SSAValue | None]:
    """Ops that say whether a place is one of the source's."""
    ops: list[Operation] = []
    holds: SSAValue | None = None
    shape = cast("TensorType[Attribute]", op.source.type).get_shape()
    for place, low, size in zip(places, op.static_low.get_values(), shape, strict=True):
        for number, word in ((low, "sge"), (low + size, "slt")):
            limit = arith.ConstantOp(IntegerAttr.from_index_int_value(number))
            compared = arith.CmpiOp(place.results[0], limit.result, word)
            ops += [limit, compared]
            if holds is not None:
                ops.append(both := arith.AndIOp(holds, compared.result))
                holds = both.result
            else:
                holds = compared.result
    return ops, holds
