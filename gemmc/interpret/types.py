"""Element types as NumPy dtypes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import numpy as np
from xdsl.dialects import builtin as b
from xdsl.ir import Attribute

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.hardware.errors import Unsupported

_SCALARS = {"i1": "bool", "index": "int64"}
"""What values are besides elements of matrices, and other integers."""

_INTEGER = re.compile(r"i(\d+)")
_WORDS = (8, 16, 32, 64)
"""The words that hold an integer of at most as many bits."""


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
    if name in _SCALARS:
        return np.dtype(_SCALARS[name])
    integer = _INTEGER.fullmatch(name)
    bits = next((each for each in _WORDS if integer and int(integer[1]) <= each), None)
    if bits is None:
        raise Unsupported(f"elements of type {name}")
    return np.dtype(f"int{bits}")


def shape_of(kind: Attribute) -> tuple[int, ...]:
    """Static shape of a tensor, memref, window or fragment type."""
    return tuple(cast("b.TensorType[Attribute]", kind).get_shape())
