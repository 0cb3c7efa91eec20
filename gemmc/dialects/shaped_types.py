"""What MLIR says of the types of tensors and of memory when it reads them, and xDSL does not."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    StridedLayoutAttr,
    TensorType,
)
from xdsl.ir import Attribute

from gemmc.dialects.isa import isa

NUMBERS = "integers, index, floats or complex numbers"


def wrong_type(kind: Attribute) -> str | None:
    """What is wrong with a type, in words; None of a right one, and of one that is no tensor's and
    no memory's."""
    if not isa(kind, TensorType[Attribute]) and not isa(kind, MemRefType[Attribute]):
        return None
    element = kind.element_type
    known = isinstance(element, IndexType | IntegerType | ComplexType) or isa(element, AnyFloat)
    if not known:
        return f"needed elements that are {NUMBERS}; found {element}"
    if isinstance(element, IntegerType) and cast("IntegerType", element).width.data < 1:
        return f"needed elements of 1 bit or more; found {element}"
    layout = kind.layout if isa(kind, MemRefType[Attribute]) else None
    if isinstance(layout, StridedLayoutAttr) and len(layout.strides) != len(kind.get_shape()):
        return f"needed a stride for each of {len(kind.get_shape())} dimensions; found {kind}"
    return None
