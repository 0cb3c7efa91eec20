"""Constants that are one number in every element."""

from __future__ import annotations

from typing import Any, cast

from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
)
from xdsl.ir import Attribute

from gemmc.dialects.isa import isa

Number = IntegerAttr | FloatAttr


def number_as(number: int, kind: Attribute) -> Number:
    """A number as an attribute of a type of floats, integers or indices."""
    if isa(kind, AnyFloat):
        return FloatAttr(float(number), kind)
    return IntegerAttr(number, cast("IntegerType", kind))


def splat_of(value: Attribute) -> Number | None:
    """The number that a dense constant is in each element, as an attribute of one element's type;
    None for another attribute, for no elements and for pairs.

    Bytes are compared, so that a NaN is one number, +0 and -0 are two, and a large constant costs
    no more than its bytes.
    """
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    data, one = value.data.data, cast("int", cast("Any", value).type.element_type.compile_time_size)
    if not data or data != data[:one] * (len(data) // one):
        return None
    try:
        return next(iter(value.iter_attrs()))
    except NotImplementedError:  # pairs
        return None
