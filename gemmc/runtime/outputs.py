"""Allocating an output array with the library of the inputs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime.arrays import inspect_array, library_of
from gemmc.runtime.checks import sizes_of_inputs, static_shape
from gemmc.runtime.manifest import Argument, Manifest


def allocate_output(like: Any, argument: Argument, shape: tuple[int, ...]) -> Any:
    """An uninitialized device array of `shape` beside `like`. TypeError when none can be made."""
    kind = ELEMENT_TYPES[argument.dtype]
    library = library_of(like)
    if hasattr(like, "new_empty"):
        return like.new_empty(shape, dtype=getattr(sys.modules["torch"], kind.numpy))
    if library == "cupy" and not kind.extends_numpy:
        return sys.modules["cupy"].empty(shape, dtype=kind.numpy)
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


def empty_tensors(like: Sequence[Any]) -> Callable[[], tuple[Any, ...] | None]:
    """Makes tensors as these outputs of a program, whose shapes follow from its inputs'; None where
    one has gaps, since what is allocated has none."""
    if not all(each.is_contiguous() for each in like):
        return lambda: None
    torch = sys.modules["torch"]
    made = [
        partial(torch.empty_strided, each.shape, each.stride(), dtype=each.dtype,
                device=each.device)
        for each in like
    ]  # fmt: skip
    if len(made) == 1:
        (one,) = made
        return lambda: (one(),)
    return lambda: tuple([each() for each in made])
