"""Element types as NumPy dtypes."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np
from xdsl.dialects import builtin as b
from xdsl.ir import Attribute

from gemmc.interpret.hardware.errors import Unsupported

_NAMES: dict[str, str] = {
    "f64": "float64", "f32": "float32", "f16": "float16",
    "i64": "int64", "i32": "int32", "i16": "int16", "i8": "int8", "i1": "bool",
    "index": "int64",
}


@cache
def dtype_of(element: Attribute) -> np.dtype[Any]:
    """NumPy's dtype of an element type. Raises Unsupported."""
    return dtype_of_name(str(element))


@cache
def dtype_of_name(name: str) -> np.dtype[Any]:
    """NumPy's dtype of a type's name, such as bf16. Raises Unsupported."""
    if name == "bf16":
        import ml_dtypes

        return np.dtype(ml_dtypes.bfloat16)
    if name not in _NAMES:
        raise Unsupported(f"elements of type {name}")
    return np.dtype(_NAMES[name])


def shape_of(kind: Attribute) -> tuple[int, ...]:
    """Static shape of a tensor, memref, window or fragment type."""
    return tuple(cast("b.TensorType[Attribute]", kind).get_shape())
