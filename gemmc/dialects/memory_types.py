"""Types of memory: which functions have some, and which tensors its elements are.

Apart from `gemmc.dialects.in_memory`, which knows the ops, since every compilation asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    DictionaryAttr,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    TensorType,
)
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.strides import array_of, strides_of

IN_PLACE = "launch.in_place"
"""On an argument of a function: the number of the result that may be in its memory."""

COMPLEX = "launch.complex"
"""On an argument or a result of a function: its last two elements are the parts of a complex
number, which a call gives and gets as one element."""

NUMBER = "launch.number"
"""On an argument of a function: a call gives a number, which is the argument's only extent."""

def is_memref(value: SSAValue) -> bool:
    """Whether a value is memory with a rank."""
    return isa(value.type, MemRefType[Attribute])


def has_memrefs(function: func.FuncOp) -> bool:
    """Whether a function is given memory, or takes some."""
    return any(
        is_memref(value)
        for block in function.body.blocks
        for value in (*block.args, *(each for op in block.walk() for each in op.results))
    )


def element_in(kind: Attribute) -> Attribute:
    """The type of a tensor's or memref's elements; of a number, its own."""
    shaped = isa(kind, TensorType[Attribute]) or isa(kind, MemRefType[Attribute])
    return cast("TensorType[Attribute]", kind).element_type if shaped else kind


def with_element(kind: Attribute, element: Attribute) -> Attribute:
    """A tensor's or memref's type with other elements; of a number's type, the element's."""
    if isa(kind, TensorType[Attribute]):
        return TensorType(element, kind.get_shape(), kind.encoding)
    if isa(kind, MemRefType[Attribute]):
        layout = cast("NoneAttr", kind.layout)
        return MemRefType(element, kind.get_shape(), layout, kind.memory_space)
    return element


def is_empty(kind: Attribute) -> bool:
    """Whether a tensor or memory of a type has no elements, whatever a call tells."""
    shaped = isa(kind, TensorType[Attribute]) or isa(kind, MemRefType[Attribute])
    return shaped and 0 in cast("TensorType[Attribute]", kind).get_shape()


def touches_empty(op: Operation) -> bool:
    """Whether an op computes, or computes with, what has no elements."""
    if isinstance(op, EmptyOp | func.ReturnOp):
        return False
    return any(is_empty(value.type) for value in (*op.operands, *op.results))


def has_empty(function: func.FuncOp) -> bool:
    """Whether something is computed in a function of what has no elements."""
    return any(touches_empty(op) for block in function.body.blocks for op in block.walk())


def f8_in(function: func.FuncOp) -> bool:
    """Whether a function has floats of 8 bits or fewer."""
    values = (
        value
        for block in function.body.blocks
        for value in (*block.args, *(each for op in block.walk() for each in op.results))
    )
    found = (element_in(value.type) for value in values)
    return any(isa(each, AnyFloat) and each.bitwidth <= 8 for each in found)


def complex_arguments(function: func.FuncOp) -> set[int]:
    """Which arguments are arrays of complex numbers, by their numbers."""
    return _complex_in(function.arg_attrs)


def complex_results(function: func.FuncOp) -> set[int]:
    """Which results are arrays of complex numbers, by their numbers."""
    return _complex_in(function.res_attrs)


def number_arguments(function: func.FuncOp) -> set[int]:
    """Which arguments are numbers of a call that tell sizes, by their numbers."""
    return {n for n, each in enumerate(function.arg_attrs or ()) if NUMBER in each.data}


def has_complex(function: func.FuncOp) -> bool:
    """Whether an argument or a result is an array of complex numbers, as only a program has."""
    return bool(complex_arguments(function) or complex_results(function))


def _complex_in(marks: Iterable[DictionaryAttr] | None) -> set[int]:
    return {number for number, each in enumerate(marks or ()) if COMPLEX in each.data}


def in_place_of(function: func.FuncOp) -> dict[int, int]:
    """Which result may be in the memory of which argument, by their numbers."""
    found: dict[int, int] = {}
    for number, each in enumerate(function.arg_attrs or ()):
        result = each.data.get(IN_PLACE)
        if isinstance(result, IntegerAttr):
            found[result.value.data] = number
    return found


def shape_in_memory(kind: MemRefType[Attribute]) -> tuple[int, ...] | None:
    """The extents of the row-major array that a memref's elements are in, from its first on: those
    of the memref, or, with static strides, of its rows with what lies between them. Where the
    memref has its dimensions in another order, or steps in its rows, it is the array of
    `gemmc.dialects.strides.array_of`. None where a layout has no strides, or a call tells sizes
    that they need, and of strides below 0. Strides that only a call tells are those of a
    contiguous array."""
    shape = tuple(kind.get_shape())
    if isinstance(kind.layout, NoneAttr):
        return shape
    strides = strides_of(kind)
    if strides is None:
        return None
    if None in strides or not shape:
        return shape
    numbers = cast("Sequence[int]", strides)
    if min(numbers) < 0:
        return None
    return _padded_rows(shape, numbers) or array_of(shape, numbers)


def strides_in_memory(kind: MemRefType[Attribute]) -> tuple[int, ...] | None:
    """The strides of a memref in the array of `shape_in_memory`, where its type says them: None
    where they are those of a contiguous array."""
    strides = None if isinstance(kind.layout, NoneAttr) else strides_of(kind)
    return None if strides is None or None in strides else cast("tuple[int, ...]", strides)


def is_padded_rows(kind: MemRefType[Attribute]) -> bool:
    """Whether a memref of static strides is the first elements in each dimension of an array."""
    strides = strides_in_memory(kind)
    return strides is None or _padded_rows(tuple(kind.get_shape()), strides) is not None


def _padded_rows(shape: Sequence[int], strides: Sequence[int]) -> tuple[int, ...] | None:
    """The extents of the array that elements are the first of in each dimension; None where the
    last one is not contiguous, or strides are no multiples of each other."""
    if not shape:
        return ()
    if strides[-1] != 1 and shape[-1] != 1:
        return None
    found, inner = list(shape), 1
    for axis in range(len(shape) - 1, 0, -1):
        outer = strides[axis - 1]
        if outer % inner or shape[axis] == DYNAMIC_INDEX:
            return None
        found[axis] = outer // inner
        if found[axis] < shape[axis]:
            return None
        inner = outer
    return tuple(found)


def tensor_of(kind: Attribute) -> TensorType[Attribute]:
    """The type of a memref's elements as a tensor; of a tensor, itself."""
    if isa(kind, TensorType[Attribute]):
        return kind
    assert isa(kind, MemRefType[Attribute])
    return TensorType(kind.element_type, kind.get_shape())
