"""An op on every element of a tensor, as a `linalg.generic`."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, ArrayAttr, TensorType
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.dialects.tensor import DimOp, EmptyOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.ir import Inserter


def each_element(
    build: Inserter, at: Operation, value: SSAValue, element: Attribute,
    make: Callable[[SSAValue], Operation],
) -> SSAValue:
    """The tensor of `element` whose elements `make` makes of those of `value`; `at` is the op that
    it is for."""  # fmt: skip
    source = cast("TensorType[Attribute]", value.type)
    rank, kind = source.get_num_dims(), TensorType(element, source.get_shape())
    body = Block(arg_types=[source.element_type, element])
    inner = Inserter.at_end(body, at)
    inner.op(YieldOp(inner.value(make(body.args[0]))))
    told = [
        build.value(DimOp(value, build.index(place)))
        for place, extent in enumerate(source.get_shape())
        if extent == DYNAMIC_INDEX
    ]
    empty = build.value(EmptyOp(told, kind))
    made = GenericOp(
        [value], [empty], Region(body),
        ArrayAttr([AffineMapAttr(AffineMap.identity(rank))] * 2),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    found = build.op(made).results[0]
    found.name_hint = value.name_hint
    return found
