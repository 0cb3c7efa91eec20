"""One of two values, by a condition."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, ArrayAttr, TensorType
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects.isa import isa
from gemmc.ir import Inserter


def chosen(build: Inserter, cond: SSAValue, yes: SSAValue, no: SSAValue) -> SSAValue:
    """One of two, by a condition: of tensors element by element."""
    kind = yes.type
    if not isa(kind, TensorType[Attribute]):
        return build.value(arith.SelectOp(cond, yes, no))
    element, rank = cast("AnyFloat", kind.element_type), kind.get_num_dims()
    body = Block(arg_types=[element, element, element])
    inner = Inserter.at_end(body, build.source)
    inner.op(YieldOp(inner.value(arith.SelectOp(cond, body.args[0], body.args[1]))))
    maps = ArrayAttr([AffineMapAttr(AffineMap.identity(rank))] * 3)
    kinds = [IteratorTypeAttr.parallel()] * rank
    made = build.op(GenericOp([yes, no], [yes], Region(body), maps, kinds, [kind]))
    return made.results[0]
