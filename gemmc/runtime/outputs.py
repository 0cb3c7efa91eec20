"""Allocating an output array with the library of the inputs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gemmc.runtime.arrays import inspect_array, library_of
from gemmc.runtime.checks import sizes_of_inputs, static_shape
from gemmc.runtime.manifest import Argument, Manifest

NUMPY_NAMES = {
    "f64": "float64",
    "f32": "float32",
    "f16": "float16",
    "bf16": "bfloat16",
    "i32": "int32",
    "i8": "int8",
}
"""dtype names shared by NumPy, torch and CuPy; bfloat16 is ml_dtypes' in NumPy."""


def allocate_output(like: Any, argument: Argument, shape: tuple[int, ...]) -> Any:
    """An uninitialized device array of `shape` beside `like`. TypeError when none can be made."""
    name = NUMPY_NAMES[argument.dtype]
    library = library_of(like)
    if hasattr(like, "new_empty"):
        return like.new_empty(shape, dtype=getattr(sys.modules["torch"], name))
    if library == "cupy" and argument.dtype != "bf16":
        return sys.modules["cupy"].empty(shape, dtype=name)
    raise TypeError(
        f"argument `{argument.name}`: needed out=, because {library} cannot be asked for "
        f"an empty {argument.dtype} array; found none"
    )


def torch_output(
    manifest: Manifest, inputs: Sequence[Any], like: Any
) -> Callable[[], Any] | None:
    """Makes tensors as `like`, the output for these inputs; None where nothing else says its shape.

    None as well where `like` has gaps, since what is allocated has none.
    """
    sizes = sizes_of_inputs(manifest, [inspect_array(t) for t in inputs])
    try:
        shape = static_shape(manifest.with_role("output")[0], sizes)
    except ValueError:
        return None
    if tuple(like.shape) != shape or not like.is_contiguous():
        return None
    torch = sys.modules["torch"]
    return partial(
        torch.empty_strided, shape, like.stride(), dtype=like.dtype, device=like.device
    )


def host_dtype(dtype: str) -> Any:
    """NumPy's dtype of a manifest dtype."""
    import numpy

    if dtype == "bf16":
        import ml_dtypes

        return numpy.dtype(ml_dtypes.bfloat16)
    return numpy.dtype(NUMPY_NAMES[dtype])
