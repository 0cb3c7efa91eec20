"""Running a function on tensors or memrefs as the reference evaluates it: before the first pass,
and while passes have made kernels of a part of it only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import func

from gemmc.dialects.in_memory import uses_of
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.errors import GemmcError, location_of
from gemmc.interpret.hardware.errors import Site, Unsupported

Array = NDArray[Any]

TILE = "tile"
"""The dialect of what passes make of linalg, which the interpreter runs by its own handlers."""


def is_source(function: func.FuncOp) -> bool:
    """Whether no pass has begun to make kernels of a function: it has no op of the tile dialect."""
    return not any(op.dialect_name() == TILE for op in function.walk())


def run_source(function: func.FuncOp, inputs: Sequence[Array]) -> list[Array]:
    """The results of a function, each rounded to its type: those that it returns, then the memrefs
    that it writes. Raises Unsupported at the place of what the reference refuses."""
    from gemmc.reference import computed

    arrays = [np.asarray(each) for each in inputs]
    read = sum(use.read for use in uses_of(function))
    if len(arrays) != read:
        raise Unsupported(f"{len(arrays)} inputs for {read} arguments", _site(function))
    try:
        found = computed(function, arrays)
    except GemmcError as error:
        what = f"needed {error.needed}; found {error.found}"
        site = Site(error.subject, error.where or _site(function).where)
        raise Unsupported(what, site) from error
    return [in_memory(each.value, each.element) for each in found]


def _site(function: func.FuncOp) -> Site:
    return Site(function.name, location_of(function))


def in_memory(value: Array, element: str) -> Array:
    """Numbers as an array of an element type has them; floats of 8 and 4 bits as their bytes."""
    from gemmc.reference.inputs import F8, bytes_of

    if element in F8:
        return bytes_of(value, element)
    if element in ELEMENT_TYPES:
        return value.astype(numpy_dtype(element))
    return value.astype(np.int64 if element == "index" else np.int8)
