"""Element types as NumPy dtypes."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np
from xdsl.dialects import builtin as b
from xdsl.ir import Attribute

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.hardware.errors import Unsupported

_SCALARS = {
    "i4": "int8", "i2": "int8", "i1": "bool", "index": "int64",
}  # fmt: skip
"""What values are besides elements of matrices."""


@cache
def dtype_of(element: Attribute) -> np.dtype[Any]:
    """NumPy's dtype of an element type, or of a tensor's elements. Raises Unsupported."""
    if isinstance(element, b.TensorType):
        return dtype_of(cast("b.TensorType[Attribute]", element).element_type)
    return dtype_of_name(str(element))


@cache
def dtype_of_name(name: str) -> np.dtype[Any]:
    """NumPy's dtype of a type's name. Raises Unsupported."""
    if name in ELEMENT_TYPES:
        return numpy_dtype(name)
    if name not in _SCALARS:
        raise Unsupported(f"elements of type {name}")
    return np.dtype(_SCALARS[name])


def shape_of(kind: Attribute) -> tuple[int, ...]:
    """Static shape of a tensor, memref, window or fragment type."""
    return tuple(cast("b.TensorType[Attribute]", kind).get_shape())
