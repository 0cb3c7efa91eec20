"""Inputs for a program: random arrays of its arguments' types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import prod
from os import sysconf
from typing import Any, cast

import numpy as np
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    DictionaryAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    TensorType,
)
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.entries import check_module, entries
from gemmc.dialects.in_memory import uses_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import (
    complex_arguments,
    element_in,
    shape_in_memory,
    strides_in_memory,
)
from gemmc.dialects.ptx.structure import KernelOp as PtxKernelOp
from gemmc.dialects.sizes import is_dynamic, tell, tell_inputs, with_bodies_inlined
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.element_types import numbers_with, numpy_dtype
from gemmc.errors import GemmcError, refuse


def main_function(module: ModuleOp) -> func.FuncOp:
    """The function that is compiled: the only public one, or the one called main. GemmcError where
    there is none, or several."""
    functions = entries(module)
    kernel = next((op for op in module.body.ops if isinstance(op, KernelOp | PtxKernelOp)), None)
    if not functions and kernel is not None:
        needed = "the program itself, a function on tensors, to check against"
        raise refuse(kernel, needed, "a kernel", "name it with --against, or run without --check")
    if len(functions) != 1:
        found = " and ".join(f"@{each.sym_name.data}" for each in functions) or "none"
        needed = "one public function with a body, or one called main"
        change = "make the others private, or call one main" if functions else ""
        raise refuse(functions[1] if functions else module, needed, found, change)
    return functions[0]


def make_inputs(
    module: ModuleOp, seed: int, integers: bool, sizes: Mapping[str, int] | None = None
) -> list[np.ndarray[Any, Any]]:
    """Random arrays for what main, or else the module's kernel, reads: normal, or integers from
    -4 to 4; complex where its elements are. `sizes` are the values of main's dynamic sizes by name.
    GemmcError for one that is missing or unknown."""
    check_module(module)
    rng = np.random.default_rng(seed)
    arrays: list[np.ndarray[Any, Any]] = []
    wanted = _inputs(module, sizes or {})
    _refuse_too_large([shape for shape, _ in wanted], sizes or {})
    paired = _complex_inputs(module)
    for number, (shape, element) in enumerate(wanted):
        if element in F8:
            drawn = rng.integers(-4, 5, shape) if integers else rng.standard_normal(shape)
            arrays.append(bytes_of(np.abs(drawn) if element == POWERS else drawn, element))
            continue
        if element in _NARROW:
            arrays.append(_narrow(rng, shape, _NARROW[element]))
            continue
        whole = integers or element.startswith("i")
        data = rng.integers(-4, 5, shape) if whole else rng.standard_normal(shape)
        made = data.astype(numpy_dtype("i64" if element == "index" else element))
        arrays.append(numbers_with(made) if number in paired else made)
    return arrays


def _refuse_too_large(shapes: Sequence[tuple[int, ...]], sizes: Mapping[str, int]) -> None:
    """GemmcError for arrays that, drawn as numbers of 64 bits, do not fit into the memory."""
    needed, there = 8 * sum(map(prod, shapes)), sysconf("SC_PHYS_PAGES") * sysconf("SC_PAGE_SIZE")
    if needed > there:
        given = ", ".join(f"{name}={size}" for name, size in sizes.items())
        found = f"{needed / 2**30:.3g} GiB{f' with {given}' if given else ''}"
        wanted = f"inputs that fit into {there / 2**30:.3g} GiB of memory"
        raise GemmcError("run", wanted, found, "give smaller sizes")


_NARROW = {"i1": 1, "i2": 2, "i4": 4}
"""Bits of the types of less than a byte."""


F8 = {
    "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2", "f8E8M0FNU": "float8_e8m0fnu",
    "f4E2M1FN": "float4_e2m1fn",
}  # fmt: skip
"""Floats of a byte, or of half of one, which arguments are passed as, and their names in
`ml_dtypes`."""

POWERS = "f8E8M0FNU"
"""The one whose numbers are powers of two."""

HALVES_OF_BYTES = "f4E2M1FN"
"""The one of four bits: two are in a byte, the first in the low bits."""


def f8_dtype(element: str) -> np.dtype[Any]:
    """NumPy's type of a float of 8 or 4 bits, of which each is in a byte of its own."""
    import ml_dtypes

    return np.dtype(getattr(ml_dtypes, F8[element]))


def bytes_of(numbers: np.ndarray[Any, Any], element: str) -> np.ndarray[Any, Any]:
    """Numbers as the bytes that a call passes floats of 8 or 4 bits in."""
    found = numbers.astype(f8_dtype(element)).view(np.int8)
    if element != HALVES_OF_BYTES:
        return found
    low, high = found[..., ::2] & 15, found[..., 1::2] << 4
    return low | high


def _narrow(rng: np.random.Generator, shape: tuple[int, ...], width: int) -> np.ndarray[Any, Any]:
    """Bytes with conditions, 0 or 1, or with several integers each, the first in the low bits."""
    if width == 1:
        return rng.integers(0, 2, shape).astype(np.int8)
    return rng.integers(-128, 128, (*shape[:-1], shape[-1] * width // 8)).astype(np.int8)


def numbers_of(
    array: np.ndarray[Any, Any], shape: tuple[int, ...], element: str
) -> np.ndarray[Any, Any]:
    """The elements of an argument as numbers: integers of less than a byte out of their bytes."""
    if element == HALVES_OF_BYTES and array.dtype == np.int8:
        array = numbers_of(array, shape, "i4").astype(np.int8) & 15
    if element in F8:
        return array.view(f8_dtype(element)).astype(np.float32)
    width = _NARROW.get(element, 8)
    if width in (1, 8):
        return array
    bits = array.view(np.uint8)[..., None] >> np.arange(0, 8, width, dtype=np.uint8)
    low = (bits & ((1 << width) - 1)).astype(np.int8).reshape(shape)
    return np.where(low >= 1 << (width - 1), low - (1 << width), low)


def _inputs(module: ModuleOp, sizes: Mapping[str, int]) -> list[tuple[tuple[int, ...], str]]:
    """Shape and element type of each."""
    for op in module.body.ops:
        if isinstance(op, KernelOp):
            read = op.body.block.args[: len(op.arguments) - op.outputs.value.data]
            return [_matrix(argument) for argument in read]
        if isinstance(op, PtxKernelOp):
            read = [each for each in op.arguments if _said(each, "role") == "input"]
            return [(_shape(each), _said(each, "dtype")) for each in read]
    function = main_function(module)
    uses = uses_of(function)  # as they are for any sizes
    if sizes or is_dynamic(function):
        function = with_bodies_inlined(function).clone()
        tell(function, tell_inputs(function, sizes))
    arguments = zip(function.body.blocks[0].args, uses, strict=True)
    return [static_type(argument) for argument, use in arguments if use.read]


def _complex_inputs(module: ModuleOp) -> set[int]:
    """Which of the inputs are arrays of complex numbers, by their numbers."""
    if any(isinstance(op, KernelOp | PtxKernelOp) for op in module.body.ops):
        return set()
    function = main_function(module)
    marked = complex_arguments(function)
    read = [number for number, use in enumerate(uses_of(function)) if use.read]
    return {place for place, number in enumerate(read) if number in marked}


def shapes_for(
    function: func.FuncOp, arrays: Sequence[tuple[int, ...]]
) -> list[tuple[int, ...]]:
    """The shapes of all arguments of a function, of those of the arrays that it reads. GemmcError
    where there are not as many."""
    given, uses = iter(arrays), uses_of(function)
    if (needed := sum(use.read for use in uses)) != len(arrays):
        raise GemmcError("reference", f"{needed} inputs", f"{len(arrays)}")
    arguments = zip(function.body.blocks[0].args, uses, strict=True)
    return [_shape_for(value, next(given) if use.read else None) for value, use in arguments]


def _shape_for(argument: SSAValue, array: tuple[int, ...] | None) -> tuple[int, ...]:
    """The shape of an argument that is in an array of another, as of bytes of several integers each
    or of a strided memref; what is open is the outermost."""
    kind = argument.type
    if not isa(kind, MemRefType[Attribute]):
        element = str(element_in(kind))
        width = 4 if element == HALVES_OF_BYTES else _NARROW.get(element, 8)
        return (*array[:-1], array[-1] * 8 // width) if array and width in (2, 4) else array or ()
    shape = tuple(kind.get_shape())
    if array is None or strides_in_memory(kind) is None:
        return shape if array is None else array
    return tuple(array[0] if each == DYNAMIC_INDEX else each for each in shape)


def _matrix(argument: SSAValue) -> tuple[tuple[int, ...], str]:
    kind = cast("MemRefType[Attribute]", argument.type)
    return tuple(kind.get_shape()), str(kind.element_type)


def _said(entry: DictionaryAttr, name: str) -> str:
    value = entry.data.get(name)
    return value.data if isinstance(value, StringAttr) else ""


def _shape(entry: DictionaryAttr) -> tuple[int, ...]:
    extents = cast("DenseArrayBase[Any]", entry.data["shape"]).get_values()
    return tuple(int(extent) for extent in extents)


def static_type(value: SSAValue) -> tuple[tuple[int, ...], str]:
    """Shape and element type of a tensor, or of the array that a memref is in; a scalar has shape
    ()."""
    return _shape_and_element(value.type)


@cache
def _shape_and_element(kind: Attribute) -> tuple[tuple[int, ...], str]:
    """Kept, since a body that runs step by step asks for each of its values in each step."""
    if isa(kind, MemRefType[Attribute]):
        kind = TensorType(kind.element_type, shape_in_memory(kind) or kind.get_shape())
    if not isinstance(kind, TensorType):
        return (), str(kind)
    tensor = cast("TensorType[Attribute]", kind)
    shape = tensor.get_shape()
    if any(extent < 0 for extent in shape):
        raise GemmcError("run", "static shapes", str(tensor), "give the sizes")
    return tuple(shape), str(tensor.element_type)
