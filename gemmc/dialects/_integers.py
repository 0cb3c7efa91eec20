"""Integer properties, as the ops of all dialects hold them."""

from __future__ import annotations

from functools import cache

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, i64
from xdsl.irdl import eq

I64 = IntegerAttr.constr(type=eq(i64))

I64Array = DenseArrayBase.constr(i64)


@cache
def int_attr(value: int) -> IntegerAttr:
    """A 64-bit integer property."""
    return IntegerAttr(value, i64)


def ints(array: DenseArrayBase[IntegerType]) -> tuple[int, ...]:
    """The numbers of a dense integer array property."""
    return array.get_values()
